"""Empty column (Pusta kolumna): the invaders advance and reinforcements arrive."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import COLUMN_EMPTIED, INVADERS_ADVANCED, PLANET_REACHED
from orbita.games.guardians.rules import end
from orbita.games.guardians.rules.collisions import collide, enter_ship
from orbita.games.guardians.rules.reinforcements import reinforce
from orbita.games.guardians.state import EMPTY, OVER, PLANET_FELL, SHIP_LEFT, State, is_invader, lift


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
