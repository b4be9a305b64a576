"""3. Moving the mine (Przesunięcie miny)."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.guardians.events import MINE_EXPLODED, MINE_MOVED
from orbita.games.guardians.moves import KEEP_MINE, MINE_RIGHT, MINE_TO
from orbita.games.guardians.rules import empty_column
from orbita.games.guardians.state import (
    EMPTY,
    MINE,
    NOWHERE,
    WALL,
    State,
    column_of,
    discard,
    is_fighter,
    is_invader,
    lift,
)


def legal_mine_moves(s: State) -> Cells:
    """One space right, or over the edge and back onto a mine space; never onto a fighter. Or not at all."""
    moves = vec[i64]()
    if s.mine == NOWHERE:
        return moves
    ahead = s.board[s.mine + 1]
    if ahead == WALL:
        for space in s.box.mine_spaces:
            if not is_fighter(s.board[space]):
                moves = append(moves, MINE_TO + space)
    elif not is_fighter(ahead):
        moves = append(moves, MINE_RIGHT)
    if len(moves) > 0:
        moves = append(moves, KEEP_MINE)
    return moves


def move_mine(s: State, target: i64) -> None:
    """Onto an invader it explodes: both go to the box, of an intact ship only the half touched."""
    start = s.mine
    s.board[start] = EMPTY
    say(s, MINE_MOVED, s.seat, start, target)
    if is_invader(s.board[target]):
        s.mine = NOWHERE
        invader = lift(s, target)
        discard(s, invader)
        say(s, MINE_EXPLODED, target, invader)
        empty_column.check(s, column_of(s, target))
    else:
        s.mine = target
        s.board[target] = MINE
