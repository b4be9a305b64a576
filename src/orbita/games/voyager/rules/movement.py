"""Movement (Ruch w kosmosie): to a space that shares an edge, staying in space."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import ROCKET_MOVED
from orbita.games.voyager.moves import MOVE_TO
from orbita.games.voyager.rules.reasons import ALLOWED, NO_ACTION_LEFT, NO_ROCKET, NOT_IN_SPACE, TOO_FAR
from orbita.games.voyager.state import MAX_STEPS, NOWHERE, State, is_in_space, perk, use_help
from orbita.games.voyager.vocabulary import FREE_MOVE, MOVE_SPACES


def steps(s: State) -> i64:
    """One space for a move; two with tourism 1."""
    return min(1 + perk(s, s.seat, MOVE_SPACES), MAX_STEPS)


def why_not_fly(s: State) -> i64:
    """A rocket in space, and an action or a move given by a card."""
    if s.rocket[s.seat] == NOWHERE:
        return NO_ROCKET
    if not is_in_space(s, s.seat):
        return NOT_IN_SPACE
    return ALLOWED if s.actions_left > 0 or s.helps[FREE_MOVE] > 0 else NO_ACTION_LEFT


def why_not_move(s: State, space: i64) -> i64:
    """A space near enough by shared edges."""
    reason = why_not_fly(s)
    if reason != ALLOWED:
        return reason
    at = (steps(s) - 1) * (s.box.spaces + 1) + s.rocket[s.seat]
    for number in range(s.box.reach_from[at], s.box.reach_from[at + 1]):
        if s.box.reach[number] == space:
            return ALLOWED
    return TOO_FAR


def add_spaces(s: State, moves: Cells) -> Cells:
    """Every space the rocket can be moved to."""
    if why_not_fly(s) != ALLOWED:
        return moves
    at = (steps(s) - 1) * (s.box.spaces + 1) + s.rocket[s.seat]
    for number in range(s.box.reach_from[at], s.box.reach_from[at + 1]):
        moves = append(moves, MOVE_TO + s.box.reach[number])
    return moves


def move(s: State, space: i64) -> None:
    """Fly there, staying in space; a move given by a card is used first [D]."""
    if s.helps[FREE_MOVE] > 0:
        use_help(s, FREE_MOVE)
    else:
        s.actions_left -= 1
    say(s, ROCKET_MOVED, s.seat, s.rocket[s.seat], space)
    s.rocket[s.seat] = space
