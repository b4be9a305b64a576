"""Missile (Rakieta): takes a whole row of invaders."""

from orbita.core.chance import no_moves, say
from orbita.core.flat import Cells, append, i64
from orbita.games.guardians.events import MISSILE_FIRED, MONSTER_TAKEN, SHIP_DAMAGED, SHIP_PART_TAKEN
from orbita.games.guardians.moves import MISSILE_AT
from orbita.games.guardians.rules import empty_column, reinforcements
from orbita.games.guardians.rules.reasons import (
    ALLOWED,
    FIGHTER_IN_ROW,
    NO_INVADER,
    NO_MISSILE,
    NOBODY_AHEAD,
    NOT_THE_ROW_AHEAD,
)
from orbita.games.guardians.rules.shooting import first_ahead
from orbita.games.guardians.state import (
    FIGHTER,
    READY,
    SHIP_LEFT,
    USED,
    State,
    collect,
    discard,
    is_fighter,
    is_invader,
    is_monster,
    lift,
    row_of,
    space_at,
)


def why_not_fire(s: State, row: i64) -> i64:
    """It strikes the row of the first invader ahead [D], and never a row with another seat's fighter."""
    if s.missile[s.seat] != READY:
        return NO_MISSILE
    if row < 1 or row > s.box.rows:
        return NO_INVADER
    if not s.box.missile_at_any_row:
        ahead = first_ahead(s, s.fighter[s.seat])
        if not is_invader(s.board[ahead]):
            return NOBODY_AHEAD
        if row_of(s, ahead) != row:
            return NOT_THE_ROW_AHEAD
    has_invader = False
    for space in range(space_at(s, row, 1), space_at(s, row, s.box.columns) + 1):
        piece = s.board[space]
        if is_fighter(piece) and piece != FIGHTER + s.seat:
            return FIGHTER_IN_ROW
        if is_invader(piece):
            has_invader = True
    return ALLOWED if has_invader else NO_INVADER


def add_targets(s: State, moves: Cells) -> Cells:
    """The rows the missile may strike."""
    if s.missile[s.seat] != READY:
        return moves
    first = last = row_of(s, first_ahead(s, s.fighter[s.seat]))
    if s.box.missile_at_any_row:
        first, last = 1, s.box.rows
    for row in range(first, last + 1):
        if why_not_fire(s, row) == ALLOWED:
            moves = append(moves, MISSILE_AT + row)
    return moves


def can_fire(s: State) -> bool:
    """Tell whether there is any row to fire at."""
    return s.missile[s.seat] == READY and len(add_targets(s, no_moves())) > 0


def fire_missile(s: State, row: i64) -> None:
    """Take all invaders of the row, of an intact ship one half; those above come down; reinforcements."""
    s.missile[s.seat] = USED
    s.has_hit = 1
    say(s, MISSILE_FIRED, s.seat, row)
    for space in range(space_at(s, row, 1), space_at(s, row, s.box.columns) + 1):
        piece = s.board[space]
        if not is_invader(piece):
            continue
        lift(s, space)  # the right half of an intact ship is damaged by this, and taken next
        if piece == SHIP_LEFT:
            discard(s, piece)
            say(s, SHIP_DAMAGED, s.seat, space, piece)
        else:
            collect(s, piece)
            say(s, MONSTER_TAKEN if is_monster(piece) else SHIP_PART_TAKEN, s.seat, space, piece)
    empty_column.advance(s, row - 1)
    reinforcements.reinforce(s)
