"""2. The planning round (Runda planowania): what a person may do, and what comes of it."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.space_alert.events import VOTED
from orbita.games.space_alert.moves import (
    AGREE,
    DRAW,
    FLIP,
    GIVE,
    GO,
    KINDS,
    OBJECT,
    PLACES,
    REMOVE,
    SWAP,
    TAKE,
)
from orbita.games.space_alert.rules import action_boards, data, dealing
from orbita.games.space_alert.rules.reasons import (
    ALLOWED,
    NOT_ACTING,
    NOT_STARTED,
    SAID_ALREADY,
    TOO_EARLY,
)
from orbita.games.space_alert.state import State


def legal_plans(s: State, seat: i64) -> Cells:
    """Everything a person may do now; before the start, nothing."""
    moves = vec[i64]()
    if s.phase == 0:
        return moves
    for member in range(s.crew):
        moves = action_boards.add_moves(s, seat, member, moves)
    if dealing.why_not_take(s, seat) == ALLOWED:
        moves = append(moves, TAKE)
    if data.why_not_draw(s, seat) == ALLOWED:
        moves = append(moves, DRAW)
    moves = data.add_gifts(s, seat, moves)
    if why_not_vote(s, seat, True) == ALLOWED:
        moves = append(moves, AGREE)
    elif why_not_vote(s, seat, False) == ALLOWED:
        moves = append(moves, OBJECT)
    return moves


def has_plans(s: State, seat: i64) -> bool:
    """Tell without a list whether a person may do anything now."""
    if s.phase == 0:
        return False
    if may_end(s) or dealing.why_not_take(s, seat) == ALLOWED or data.why_not_draw(s, seat) == ALLOWED:
        return True
    for member in range(s.crew):
        if action_boards.has_moves(s, seat, member):
            return True
    return False  # and no gift either: whoever has a card to give could lay it, or pick one up


def why_not_plan(s: State, seat: i64, move: i64) -> i64:
    """Ask the rule that decides about a move of the planning round."""
    if GO <= move < GIVE:
        return NOT_ACTING
    if s.phase == 0:
        return NOT_STARTED
    if move < REMOVE:
        place = move // 2 // KINDS
        kind = move // 2 % KINDS
        return action_boards.why_not_place(s, seat, place // PLACES, place % PLACES, kind, move % 2)
    if move < SWAP:
        place = move - FLIP if move >= FLIP else move - REMOVE
        return action_boards.why_not_pick_up(s, seat, place // PLACES, place % PLACES)
    if move < TAKE:
        place = (move - SWAP) // PLACES
        other = (move - SWAP) % PLACES
        return action_boards.why_not_swap(s, seat, place // PLACES, place % PLACES, other)
    if move == TAKE:
        return dealing.why_not_take(s, seat)
    if move == DRAW:
        return data.why_not_draw(s, seat)
    if move >= GIVE:
        return data.why_not_give(s, seat, (move - GIVE) // KINDS, (move - GIVE) % KINDS)
    return why_not_vote(s, seat, move == AGREE)


def apply_plan(s: State, seat: i64, move: i64) -> bool:
    """Carry out a legal move; tell whether everybody agreed to end the planning round."""
    if move < REMOVE:
        half = move % 2
        kind = move // 2 % KINDS
        place = move // 2 // KINDS
        action_boards.lay(s, seat, place // PLACES, place % PLACES, kind, half)
    elif move < FLIP:
        action_boards.remove(s, seat, (move - REMOVE) // PLACES, (move - REMOVE) % PLACES)
    elif move < SWAP:
        action_boards.flip(s, (move - FLIP) // PLACES, (move - FLIP) % PLACES)
    elif move < TAKE:
        place = (move - SWAP) // PLACES
        action_boards.swap(s, place // PLACES, place % PLACES, (move - SWAP) % PLACES)
    elif move == TAKE:
        dealing.take(s, seat)
    elif move == DRAW:
        data.draw(s, seat)
    elif move >= GIVE:
        data.give(s, seat, (move - GIVE) // KINDS, (move - GIVE) % KINDS)
    else:
        return vote(s, seat, move == AGREE)
    return False


def may_end(s: State) -> bool:
    """Together, once phase 2 has been announced closed."""
    return s.phase == 3


def why_not_vote(s: State, seat: i64, agrees: bool) -> i64:
    """Once the round may end, everybody may want that, and change their mind."""
    if not may_end(s):
        return TOO_EARLY
    has_agreed = s.agreed >> seat & 1 == 1
    return SAID_ALREADY if has_agreed == agrees else ALLOWED


def vote(s: State, seat: i64, agrees: bool) -> bool:
    """The round ends before its time once everybody wants it."""
    if agrees:
        s.agreed |= 1 << seat
    else:
        s.agreed &= ~(1 << seat)
    say(s, VOTED, seat, 1 if agrees else 0)
    return s.agreed == (1 << s.seats) - 1
