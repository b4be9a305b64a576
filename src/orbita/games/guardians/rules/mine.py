"""3. Moving the mine (Przesunięcie miny)."""

from orbita.core.chance import no_moves, say
from orbita.core.flat import Cells, append, i64
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


def can_move_mine(s: State) -> bool:
    """Tell whether there is a mine and a space it may go to."""
    if s.mine == NOWHERE:
        return False
    ahead = s.board[s.mine + 1]
    if ahead != WALL:
        return not is_fighter(ahead)
    for space in s.box.mine_spaces:
        if not is_fighter(s.board[space]):
            return True
    return False


def legal_mine_moves(s: State) -> Cells:
    """One space right, or over the edge and back onto a mine space; never onto a fighter. Or not at all."""
    moves = no_moves()
    if s.board[s.mine + 1] != WALL:
        moves = append(moves, MINE_RIGHT)
    else:
        for space in s.box.mine_spaces:
            if not is_fighter(s.board[space]):
                moves = append(moves, MINE_TO + space)
    return append(moves, KEEP_MINE)


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
