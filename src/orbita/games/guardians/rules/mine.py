"""3. Moving the mine (Przesunięcie miny)."""

from orbita.core.chance import no_moves, say
from orbita.core.flat import Cells, append, i64
from orbita.games.guardians.events import MINE_EXPLODED, MINE_MOVED
from orbita.games.guardians.moves import KEEP_MINE, MINE_RIGHT, MINE_TO
from orbita.games.guardians.rules import empty_column
from orbita.games.guardians.rules.reasons import (
    ALLOWED,
    AT_THE_EDGE,
    FIGHTER_THERE,
    NO_MINE_SPACE,
    ONE_SPACE,
)
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


def why_not_move_right(s: State) -> i64:
    """One space right, while there is one; never onto a fighter."""
    ahead = s.board[s.mine + 1]
    if ahead == WALL:
        return AT_THE_EDGE
    return FIGHTER_THERE if is_fighter(ahead) else ALLOWED


def why_not_re_enter(s: State, space: i64) -> i64:
    """Over the right edge and back onto a mine space; never onto a fighter."""
    if s.board[s.mine + 1] != WALL:
        return ONE_SPACE
    if space < len(s.board) and is_fighter(s.board[space]):
        return FIGHTER_THERE
    for allowed in s.box.mine_spaces:
        if space == allowed:
            return ALLOWED
    return NO_MINE_SPACE


def can_move_mine(s: State) -> bool:
    """Tell whether there is a mine and a space it may go to."""
    if s.mine == NOWHERE:
        return False
    if why_not_move_right(s) == ALLOWED:
        return True
    for space in s.box.mine_spaces:
        if why_not_re_enter(s, space) == ALLOWED:
            return True
    return False


def legal_mine_moves(s: State) -> Cells:
    """To the right, or back onto a mine space. Or not at all."""
    moves = no_moves()
    if why_not_move_right(s) == ALLOWED:
        moves = append(moves, MINE_RIGHT)
    else:
        for space in s.box.mine_spaces:
            if why_not_re_enter(s, space) == ALLOWED:
                moves = append(moves, MINE_TO + space)
    return append(moves, KEEP_MINE)


def move_mine(s: State, target: i64) -> None:
    """Onto an invader it explodes, which is a hit [D]: both go to the box, of an intact ship only a half."""
    start = s.mine
    s.board[start] = EMPTY
    say(s, MINE_MOVED, s.seat, start, target)
    if is_invader(s.board[target]):
        s.mine = NOWHERE
        invader = lift(s, target)
        discard(s, invader)
        say(s, MINE_EXPLODED, target, invader)
        s.has_hit = 1
        empty_column.check(s, column_of(s, target))
    else:
        s.mine = target
        s.board[target] = MINE
