"""Why a move is refused. `legal` alone decides; this finds the words."""

from typing import Any

from orbita.core.contract import CLOCK
from orbita.core.errors import IllegalMove
from orbita.games.space_alert import moves
from orbita.games.space_alert.moves import KINDS, PLACES
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import move_text
from orbita.games.space_alert.rules import clock, planning
from orbita.games.space_alert.rules.table import legal
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import (
    ACTING,
    ACTION_KINDS,
    OVER,
    PLANNING,
    State,
    first_slot,
    is_android,
    last_slot,
    plays_for,
)
from orbita.games.space_alert.vocabulary import NO_ACTION


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless it is listed."""
    if seat != CLOCK and not 0 <= seat < s.seats:
        return IllegalMove("seat/unknown", f"there is no seat {seat}")
    if s.stage == OVER:
        return IllegalMove("turn/game-over", "the mission is over")
    if seat == CLOCK:
        return why_not_strike(s, move)
    if not is_numbered(s, move):
        return IllegalMove("move/unknown", f"there is no move number {move}")
    if move in legal(s, seat):
        return None
    return explain(s, seat, move)


def why_not_strike(s: State, move: int) -> IllegalMove | None:
    """The clock strikes when the computer speaks next."""
    if s.stage != PLANNING:
        return IllegalMove("clock/action-round", "the action round has no clock")
    if move != clock.next_moment(s):
        return IllegalMove("clock/other-moment", f"the computer does not speak at {move} ms", moment=move)
    return None


def is_numbered(s: State, move: int) -> bool:
    """Whether a number stands for a move at all."""
    if 0 <= move < moves.REMOVE:
        place = move // 2 // KINDS
    elif moves.REMOVE <= move < moves.REMOVE + s.crew * PLACES:
        place = move - moves.REMOVE
    elif moves.FLIP <= move < moves.FLIP + s.crew * PLACES:
        place = move - moves.FLIP
    elif moves.SWAP <= move < moves.TAKE:
        place = (move - moves.SWAP) // PLACES
        if (move - moves.SWAP) % PLACES <= place % PLACES:
            return False
    elif moves.TRIP_FLIP <= move < moves.GIVE:
        return (move - moves.TRIP_FLIP) % 5 < s.crew
    else:
        return moves.TAKE <= move <= moves.GO or moves.GIVE <= move < moves.GIVE + s.seats * KINDS
    return place < s.crew * PLACES and place % PLACES > 0


def refuse(s: State, seat: int, code: str, move: int, reason: str, **details: Any) -> IllegalMove:
    """Say what was asked and why not."""
    asked = move_text(s, seat, move)
    return IllegalMove(code, f"{asked}: {reason}", move=asked, **details)


def explain(s: State, seat: int, move: int) -> IllegalMove:
    """Find the rule that stands in the way."""
    if s.stage == ACTING:
        return explain_acting(s, seat, move)
    if move >= moves.GO and move < moves.GIVE:
        return refuse(s, seat, "plan/not-acting", move, "the action round has not begun")
    if s.phase == 0:
        return refuse(s, seat, "plan/not-started", move, "the mission has not started")
    if move >= moves.GIVE:
        return explain_gift(s, seat, move)
    if move >= moves.TAKE:
        return explain_word(s, seat, move)
    return explain_board(s, seat, move)


def explain_acting(s: State, seat: int, move: int) -> IllegalMove:
    """In the action round one goes on or corrects a card."""
    if s.ready >> seat & 1:
        return refuse(s, seat, "action/waiting", move, "you have said go; the others have not")
    if not moves.TRIP_FLIP <= move < moves.GIVE:
        return refuse(s, seat, "action/no-planning", move, "cards lie: go on, or trip")
    member = (move - moves.TRIP_FLIP) % 5
    if not plays_for(s, seat, member):
        return refuse(s, seat, "trip/not-yours", move, "somebody else acts for this crew member")
    if s.ship.tripped >> member & 1:
        return refuse(s, seat, "trip/again", move, "once a turn is enough")
    return refuse(s, seat, "trip/nothing-meant", move, "there is no card, or it cannot be mistaken so")


def explain_gift(s: State, seat: int, move: int) -> IllegalMove:
    """Data transfer: while it is open, once, an action card one has, to somebody else."""
    receiver, kind = divmod(move - moves.GIVE, KINDS)
    if not s.is_transfer:
        return refuse(s, seat, "give/no-transfer", move, "there is no data transfer now")
    if s.given >> seat & 1:
        return refuse(s, seat, "give/again", move, "one card in each transfer")
    if receiver == seat:
        return refuse(s, seat, "give/yourself", move, "to another person")
    if kind >= ACTION_KINDS:
        return refuse(s, seat, "give/heroic", move, "heroic cards stay with their owner")
    return refuse(s, seat, "give/not-held", move, "you do not have this card")


def explain_word(s: State, seat: int, move: int) -> IllegalMove:
    """The moves that are a single word."""
    if move == moves.TAKE:
        if s.seats == 1:
            return refuse(s, seat, "take/alone", move, "alone, phases end when the computer says so")
        return refuse(s, seat, "take/last-phase", move, "this is the last phase")
    if move == moves.DRAW:
        if not s.draws[seat]:
            return refuse(s, seat, "draw/no-data", move, "no data came in that you have not drawn")
        return refuse(s, seat, "draw/empty", move, "the deck is empty")
    if not planning.may_end(s):
        return refuse(s, seat, "end/too-early", move, "only after phase 2 has been announced closed")
    return refuse(s, seat, "end/again", move, "you have said so already")


def explain_board(s: State, seat: int, move: int) -> IllegalMove:
    """Own board, open phase, cards one has; cards on an android's board stay."""
    if move < moves.REMOVE:
        place = move // 2 // KINDS
    elif move < moves.SWAP:
        place = move - (moves.FLIP if move >= moves.FLIP else moves.REMOVE)
    else:
        place = (move - moves.SWAP) // PLACES
    member, slot = divmod(place, PLACES)
    slots = [slot, (move - moves.SWAP) % PLACES] if move >= moves.SWAP else [slot]
    if member != seat and not is_android(s, member):
        owner = SEAT_NAMES[member]
        return refuse(s, seat, "board/not-yours", move, f"this board is {owner}'s", owner=owner)
    phase = s.own_phase[seat]
    first, last = first_slot(s.box, phase), last_slot(s.box, phase)
    if any(not first <= each <= last for each in slots):
        return refuse(
            s, seat, "board/closed", move, f"turns {first} to {last} are open", first=first, last=last
        )
    if move >= moves.REMOVE:
        return explain_rearranging(s, seat, move, member, slot)
    kind = move // 2 % KINDS
    if planning.held(s, seat, member, kind):
        return refuse(s, seat, "board/occupied", move, "a card lies there already")
    if kind >= ACTION_KINDS and is_android(s, member):
        return refuse(s, seat, "place/heroic", move, "an android has only its own heroic card")
    return refuse(s, seat, "place/not-held", move, "you do not have this card")


def explain_rearranging(s: State, seat: int, move: int, member: int, slot: int) -> IllegalMove:
    """What lies on an android's board stays; and something must lie there."""
    if not planning.may_rearrange(s, seat, member):
        return refuse(s, seat, "board/android", move, "cards on an android's board stay where they are")
    if move < moves.SWAP and s.plan[member * SLOTS + slot] == NO_ACTION:
        return refuse(s, seat, "board/empty", move, "no card lies there")
    return refuse(s, seat, "swap/alike", move, "that would change nothing")
