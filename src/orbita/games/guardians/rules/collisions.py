"""Collisions (Zderzenia): an invader touches the mine or a fighter. Nobody scores."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import FIGHTER_LOST, MINE_EXPLODED
from orbita.games.guardians.state import (
    DAMAGED_LEFT,
    DAMAGED_RIGHT,
    EMPTY,
    FIGHTER,
    MINE,
    NOWHERE,
    SHIP_LEFT,
    SHIP_RIGHT,
    State,
    discard,
    put,
)


def collide(s: State, space: i64, invader: i64) -> None:
    """The invader goes to the box with the mine, or the fighter it hits goes beside the board."""
    piece = s.board[space]
    s.board[space] = EMPTY
    discard(s, invader)
    if piece == MINE:
        s.mine = NOWHERE
        say(s, MINE_EXPLODED, space, invader)
    else:
        lose_fighter(s, piece - FIGHTER)
        say(s, FIGHTER_LOST, piece - FIGHTER, space, invader)


def lose_fighter(s: State, seat: i64) -> None:
    """The fighter waits beside the board until its owner pays; it keeps its level [D]."""
    s.fighter[seat] = NOWHERE
    if not s.box.comeback_keeps_level:
        s.level[seat] = 1


def enter(s: State, space: i64, invader: i64) -> None:
    """An invader comes onto a space: it lies there, or collides with the fighter or the mine."""
    if s.board[space] == EMPTY:
        put(s, space, invader)
    else:
        collide(s, space, invader)


def enter_ship(s: State, space: i64) -> None:
    """An intact ship comes onto two spaces; only a half that touches something is lost."""
    left_touches = s.board[space] != EMPTY
    right_touches = s.board[space + 1] != EMPTY
    enter(s, space, DAMAGED_LEFT if right_touches else SHIP_LEFT)
    enter(s, space + 1, DAMAGED_RIGHT if left_touches else SHIP_RIGHT)
