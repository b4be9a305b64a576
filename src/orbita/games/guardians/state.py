"""What lies on the table.

The board is stored with a border of walls around it, so that row and column are counted from 1 as in
the rulebook and a walk in any direction ends by itself: space = row * width + column.
"""

from typing import Final

from orbita.core.chance import TableState
from orbita.core.flat import Cells, i64
from orbita.games.guardians.options import Options

NOWHERE: Final = 0  # a space that is not on the board

# What can lie on a space. A monster is the number of its eyes.
EMPTY: Final = 0
SHIP_LEFT: Final = 6  # halves of an intact command ship, always side by side
SHIP_RIGHT: Final = 7
DAMAGED_LEFT: Final = 8  # what is left of a damaged ship
DAMAGED_RIGHT: Final = 9
MINE: Final = 10
FIGHTER: Final = 11  # + seat
WALL: Final = 15
MAX_EYES: Final = 5
PILE_KINDS: Final = 8  # the pile counts monsters by their eyes and halves under SHIP_LEFT, SHIP_RIGHT

# Tokens won or discarded: a monster under its eyes, any part of a ship under PART.
PART: Final = 6
TOKEN_KINDS: Final = 7

# What the table waits for.
PLACE_FIGHTER: Final = 0  # set-up
PLACE_MINE: Final = 1
ACT: Final = 2  # begin the turn: move, shoot without moving, or buy
FLY_ON: Final = 3  # after the shots of a power-up
SHOOT: Final = 4  # a shot, or the missile in its place
MOVE_MINE: Final = 5
PAY: Final = 6  # for what `buying` says
COME_BACK: Final = 7  # pay to return, or pass
RETURN: Final = 8  # place the fighter that came back
OVER: Final = 9

# What can be bought.
NOTHING: Final = 0
MISSILE: Final = 1
LEVEL: Final = 2
POWER_UP: Final = 3
COMEBACK: Final = 4

# A missile or power-up: not bought yet, ready, used.
NOT_BOUGHT: Final = 0
READY: Final = 1
USED: Final = 2

TOP_LEVEL: Final = 3

# Why a game ended.
GOING_ON: Final = 0
INVADERS_GONE: Final = 1
NOBODY_HITS: Final = 2
PLANET_FELL: Final = 3
ALL_OUT: Final = 4
REASONS: Final = ("", "last-invader-gone", "nobody-hits", "planet-fell", "all-fighters-lost")


class Box:
    """The content file and the options in flat form, shared by all states of a game."""

    options: Options
    rows: i64 = 0
    columns: i64 = 0
    width: i64 = 0  # of a stored row, with the walls
    invader_rows: i64 = 0
    mine_spaces: Cells
    tokens: Cells  # by kind of the pile
    token_value: Cells  # by kind of token
    prices: Cells  # by what is bought
    directions: Cells  # the eight steps
    payments: Cells  # TOKEN_KINDS numbers each: how many of each kind
    payment_total: Cells  # by payment, ascending
    payment_smallest: Cells  # the value of its smallest token
    first_payment: Cells  # by what is bought: where its payments begin
    end_of_payments: Cells  # and end

    advanced: bool = False
    missile_at_any_row: bool = False
    missile_replaces_all_shots: bool = False
    turn_goes_on_after_comeback: bool = True
    comeback_keeps_level: bool = True
    collisions_can_empty_columns: bool = False


class State(TableState):
    """The table in the middle of a game. The only secret is what the generator will draw."""

    box: Box
    seats: i64 = 0
    seat: i64 = 0  # whose turn it is
    stage: i64 = 0
    buying: i64 = 0  # what is being bought; COMEBACK until the end of a turn that began with one
    shots_left: i64 = 0
    heading: i64 = 0  # the direction of a flight interrupted by a power-up
    has_hit: i64 = 0  # has this turn hit anything yet?
    missed: i64 = 0  # bit per seat: a turn without a hit since anybody's last hit
    out: i64 = 0  # bit per seat
    ending: i64 = 0  # why the game ended

    board: Cells
    in_column: Cells  # invaders, by column
    invaders: i64 = 0  # on the board
    mine: i64 = 0  # its space; NOWHERE once exploded
    fighter: Cells  # by seat: its space; NOWHERE beside the board
    level: Cells  # by seat
    missile: Cells  # by seat: NOT_BOUGHT, READY, USED
    power_up: Cells  # by seat
    tokens: Cells  # by seat * TOKEN_KINDS + kind
    score: Cells  # by seat: what the tokens are worth

    pile: Cells  # by kind: drawn from lazily, so no hidden order is stored
    pile_size: i64 = 0
    aside: Cells  # by kind: halves waiting for their match
    ships_waiting: i64 = 0  # complete, for the next reinforcements
    discarded: Cells  # by kind of token: back in the box


def is_monster(piece: i64) -> bool:
    """Tell a monster from everything else."""
    return EMPTY < piece <= MAX_EYES


def is_invader(piece: i64) -> bool:
    """A monster or any part of a ship."""
    return EMPTY < piece <= DAMAGED_RIGHT


def is_ship_half(piece: i64) -> bool:
    """Half of an intact ship."""
    return piece == SHIP_LEFT or piece == SHIP_RIGHT


def is_fighter(piece: i64) -> bool:
    """Anybody's fighter."""
    return FIGHTER <= piece < WALL


def row_of(s: State, space: i64) -> i64:
    """Rows count from the top, from 1."""
    return space // s.box.width


def column_of(s: State, space: i64) -> i64:
    """Columns count from the left, from 1."""
    return space % s.box.width


def space_at(s: State, row: i64, column: i64) -> i64:
    """Number a space."""
    return row * s.box.width + column


def put(s: State, space: i64, invader: i64) -> None:
    """Lay an invader on an empty space."""
    s.board[space] = invader
    s.in_column[column_of(s, space)] += 1
    s.invaders += 1


def lift(s: State, space: i64) -> i64:
    """Take an invader off its space; the other half of an intact ship stays and is now damaged."""
    invader = s.board[space]
    s.board[space] = EMPTY
    s.in_column[column_of(s, space)] -= 1
    s.invaders -= 1
    if invader == SHIP_LEFT:
        s.board[space + 1] = DAMAGED_RIGHT
    elif invader == SHIP_RIGHT:
        s.board[space - 1] = DAMAGED_LEFT
    return invader


def token_kind(invader: i64) -> i64:
    """The token an invader becomes once it leaves the board."""
    return invader if invader <= MAX_EYES else PART


def hand_over(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Lay tokens in front of a seat, or with a negative count take them away."""
    s.tokens[seat * TOKEN_KINDS + kind] += count
    s.score[seat] += count * s.box.token_value[kind]


def collect(s: State, invader: i64) -> None:
    """Lay a token in front of the seat whose turn it is."""
    hand_over(s, s.seat, token_kind(invader), 1)


def discard(s: State, invader: i64) -> None:
    """Put a token back into the box."""
    s.discarded[token_kind(invader)] += 1
