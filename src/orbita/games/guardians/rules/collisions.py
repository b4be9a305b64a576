"""Collisions (Zderzenia): an invader touches the mine or a fighter. Nobody scores."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import FIGHTER_LOST, MINE_EXPLODED
from orbita.games.guardians.state import EMPTY, FIGHTER, MINE, NOWHERE, State, discard


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
