"""Empty column (Pusta kolumna): the invaders advance and reinforcements arrive."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import i64
from orbita.games.guardians.events import (
    COLUMN_EMPTIED,
    HALF_SET_ASIDE,
    INVADER_LAID,
    INVADERS_ADVANCED,
    PLANET_REACHED,
    SHIP_LAID,
    SHIP_WAITS,
)
from orbita.games.guardians.rules import end
from orbita.games.guardians.rules.collisions import collide
from orbita.games.guardians.state import (
    DAMAGED_LEFT,
    DAMAGED_RIGHT,
    EMPTY,
    OVER,
    PLANET_FELL,
    SHIP_LEFT,
    SHIP_RIGHT,
    State,
    is_invader,
    is_ship_half,
    lift,
    put,
    space_at,
)


def check(s: State, column: i64) -> None:
    """If the last invader of the column was removed, all invaders advance and reinforcements arrive."""
    if s.in_column[column] > 0:
        return
    say(s, COLUMN_EMPTIED, column)
    occupied = s.in_column[:]
    advance(s, s.box.rows)
    if s.stage == OVER:
        return
    reinforce(s)
    if s.box.collisions_can_empty_columns:  # [D] by default a collision starts no move of its own
        for other in range(1, s.box.columns + 1):
            if occupied[other] > 0 and s.in_column[other] == 0:
                check(s, other)
                return


def advance(s: State, last_row: i64) -> None:
    """Every invader from the top down to this row moves down by one space, the lowest first."""
    say(s, INVADERS_ADVANCED, last_row)
    board = s.board
    width = s.box.width
    bottom = s.box.rows
    for row in range(last_row, 0, -1):
        for space in range(row * width + 1, row * width + width - 1):
            piece = board[space]
            if not is_invader(piece):
                continue
            below = space + width
            if row == bottom:
                say(s, PLANET_REACHED, space)
                end.finish(s, PLANET_FELL)
                return
            if piece == SHIP_LEFT and (board[below] != EMPTY or board[below + 1] != EMPTY):
                lift(s, space + 1)
                lift(s, space)
                enter_ship(s, below)
            elif board[below] == EMPTY:
                board[space] = EMPTY
                board[below] = piece
            else:
                collide(s, below, lift(s, space))


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


def reinforce(s: State) -> None:
    """Fill the top row from left to right: waiting ships first, then the pile, until it is empty."""
    column: i64 = 1
    while s.ships_waiting > 0 and column < s.box.columns:
        s.ships_waiting -= 1  # [D] several: in order of completion, which makes no difference to anybody
        lay_ship(s, column)
        column += 2
    while column <= s.box.columns and s.pile_size > 0:
        piece = draw(s)
        if not is_ship_half(piece):
            space = space_at(s, 1, column)
            say(s, INVADER_LAID, space, piece)
            enter(s, space, piece)
            column += 1
        elif not finds_its_match(s, piece):
            s.aside[piece] += 1
            say(s, HALF_SET_ASIDE, piece)
        elif column < s.box.columns:
            lay_ship(s, column)
            column += 2
        else:
            s.ships_waiting += 1
            say(s, SHIP_WAITS)


def finds_its_match(s: State, half: i64) -> bool:
    """A left half matches any right half [D]; the one set aside is used up."""
    match = SHIP_RIGHT if half == SHIP_LEFT else SHIP_LEFT
    if s.aside[match] == 0:
        return False
    s.aside[match] -= 1
    return True


def lay_ship(s: State, column: i64) -> None:
    """Lay a complete ship in the top row, its left half in this column."""
    space = space_at(s, 1, column)
    say(s, SHIP_LAID, space)
    enter_ship(s, space)


def draw(s: State) -> i64:
    """Draw a token from the pile: any of those left, equally likely."""
    pile = s.pile
    number = draw_below(s, s.pile_size)
    piece = 1
    while number >= pile[piece]:
        number -= pile[piece]
        piece += 1
    pile[piece] -= 1
    s.pile_size -= 1
    return piece
