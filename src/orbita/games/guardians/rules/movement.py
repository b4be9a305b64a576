"""1. Moving the fighter (Przesunięcie myśliwca)."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.guardians.events import FIGHTER_MOVED
from orbita.games.guardians.moves import BOOST_AT, MOVE_TO
from orbita.games.guardians.rules.reasons import ALLOWED, NO_POWER_UP, NO_WAY, OCCUPIED, OFF_BOARD, TURNING
from orbita.games.guardians.state import EMPTY, FIGHTER, FLY_ON, READY, WALL, State


def add_flights(s: State, moves: Cells) -> Cells:
    """Any number of empty spaces in one of eight directions, with the power-up used on the way or not."""
    board = s.board
    start = s.fighter[s.seat]
    has_power_up = s.power_up[s.seat] == READY
    for direction in s.box.directions:
        space = start + direction
        while board[space] == EMPTY:
            moves = append(moves, MOVE_TO + space)
            if has_power_up:
                moves = append(moves, BOOST_AT + space)
            space += direction
    return moves


def add_flights_onward(s: State, moves: Cells) -> Cells:
    """After the power-up: further in the same direction only."""
    space = s.fighter[s.seat] + s.heading
    while s.board[space] == EMPTY:
        moves = append(moves, MOVE_TO + space)
        space += s.heading
    return moves


def why_not_fly(s: State, target: i64) -> i64:
    """Onto the board, onto an empty space, and straight there over empty ones; onward after a power-up."""
    if target >= len(s.board) or s.board[target] == WALL:
        return OFF_BOARD
    if s.board[target] != EMPTY:
        return OCCUPIED
    heading = heading_to(s, target)
    if s.stage == FLY_ON:
        return ALLOWED if heading == s.heading else TURNING
    return NO_WAY if heading == 0 else ALLOWED


def why_not_boost(s: State, target: i64) -> i64:
    """As any flight, with a power-up that is ready, and not twice on one way."""
    if s.stage == FLY_ON or s.power_up[s.seat] != READY:
        return NO_POWER_UP
    return why_not_fly(s, target)


def heading_to(s: State, target: i64) -> i64:
    """The direction in which a space lies that the fighter can reach; 0: it cannot."""
    for direction in s.box.directions:
        space = s.fighter[s.seat] + direction
        while s.board[space] == EMPTY:
            if space == target:
                return direction
            space += direction
    return 0


def fly(s: State, target: i64) -> None:
    """Move the fighter whose turn it is."""
    start = s.fighter[s.seat]
    s.board[start] = EMPTY
    s.board[target] = FIGHTER + s.seat
    s.fighter[s.seat] = target
    say(s, FIGHTER_MOVED, s.seat, start, target)
