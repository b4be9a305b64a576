"""Why a move is refused: the rules give the reason, this finds its code and words."""

from typing import Any, Final

from orbita.core.contract import CLOCK
from orbita.core.errors import IllegalMove
from orbita.core.lang import say
from orbita.games.space_alert import moves
from orbita.games.space_alert.moves import KINDS, PLACES
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import move_text
from orbita.games.space_alert.rules import clock, reasons, turn
from orbita.games.space_alert.state import OVER, PLANNING, State, first_slot, last_slot
from orbita.games.space_alert.texts.catalogue_refusals import REFUSALS
from orbita.games.space_alert.texts.errors import refused

# By reason: a stable code; the words are in the catalogue.
REASONS: Final = {
    reasons.NOT_STARTED: "plan/not-started",
    reasons.NOT_ACTING: "plan/not-acting",
    reasons.NOT_YOUR_BOARD: "board/not-yours",
    reasons.CLOSED: "board/closed",
    reasons.NOT_HELD: "place/not-held",
    reasons.NOT_ITS_HEROIC: "place/heroic",
    reasons.OCCUPIED: "board/occupied",
    reasons.LIES_THERE: "place/alike",
    reasons.STAYS_ON_ANDROID: "board/android",
    reasons.EMPTY_SLOT: "board/empty",
    reasons.ALIKE: "swap/alike",
    reasons.ALONE: "take/alone",
    reasons.LAST_PHASE: "take/last-phase",
    reasons.NO_DATA: "draw/no-data",
    reasons.EMPTY_DECK: "draw/empty",
    reasons.NO_TRANSFER: "give/no-transfer",
    reasons.HAS_GIVEN: "give/again",
    reasons.TO_YOURSELF: "give/yourself",
    reasons.HEROIC_STAYS: "give/heroic",
    reasons.NOT_THERE_TO_GIVE: "give/not-held",
    reasons.TOO_EARLY: "end/too-early",
    reasons.SAID_ALREADY: "end/again",
    reasons.CARDS_LIE: "action/no-planning",
    reasons.NOT_YOUR_MEMBER: "trip/not-yours",
    reasons.HAS_TRIPPED: "trip/again",
    reasons.NOTHING_MEANT: "trip/nothing-meant",
}


def why_not(s: State, seat: int, move: int) -> IllegalMove | None:
    """Refuse a move unless the rules allow it."""
    if seat != CLOCK and not 0 <= seat < s.seats:
        return refused(IllegalMove, "seat/unknown", seat=seat)
    if s.stage == OVER:
        return refused(IllegalMove, "turn/game-over")
    if seat == CLOCK:
        return why_not_strike(s, move)
    if not is_numbered(s, move):
        return refused(IllegalMove, "move/unknown", number=move)
    reason = turn.why_not(s, seat, move)
    return None if reason == reasons.ALLOWED else refuse(s, seat, move, reason)


def why_not_strike(s: State, move: int) -> IllegalMove | None:
    """The clock strikes when the computer speaks next."""
    if s.stage != PLANNING:
        return refused(IllegalMove, "clock/action-round")
    if move != clock.next_moment(s):
        return refused(IllegalMove, "clock/other-moment", moment=move)
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


def refuse(s: State, seat: int, move: int, reason: int) -> IllegalMove:
    """Say what was asked and why not."""
    code = REASONS[reason]
    details = details_of(s, seat, move, reason)
    asked = move_text(s, seat, move)
    return IllegalMove(code, f"{asked}: {say(REFUSALS[code], 'en', **details)}", move=asked, **details)


def details_of(s: State, seat: int, move: int, reason: int) -> dict[str, Any]:
    """Whose board it is, or which turns are open."""
    if reason == reasons.NOT_YOUR_BOARD:
        return {"owner": SEAT_NAMES[board_meant(move)]}
    if reason == reasons.CLOSED:
        phase = s.own_phase[seat]
        return {"first": first_slot(s.box, phase), "last": last_slot(s.box, phase)}
    return {}


def board_meant(move: int) -> int:
    """Whose board a move of the planning round is about."""
    if move < moves.REMOVE:
        return move // 2 // KINDS // PLACES
    if move < moves.SWAP:
        return (move - (moves.FLIP if move >= moves.FLIP else moves.REMOVE)) // PLACES
    return (move - moves.SWAP) // PLACES // PLACES
