"""Set-up (Przygotowanie gry): the invaders, then the fighters and the mine, placed by the players."""

from orbita.core.chance import draw_below, say, zeros
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.guardians.events import FIGHTER_PLACED, MINE_PLACED
from orbita.games.guardians.moves import MINE_TO, PLACE_AT
from orbita.games.guardians.rules.reasons import ALLOWED, NO_MINE_SPACE, NOT_THERE
from orbita.games.guardians.state import (
    EMPTY,
    FIGHTER,
    MAX_EYES,
    MINE,
    PILE_KINDS,
    PLACE_FIGHTER,
    PLACE_MINE,
    TOKEN_KINDS,
    WALL,
    Box,
    State,
    put,
    row_of,
    space_at,
)


def new(box: Box, seats: i64, key: i64) -> State:
    """Lay out the board: monsters in the rows above the Moon, nobody placed yet."""
    s = bare_table(box, seats)
    s.rng = key
    for row in range(1, box.invader_rows + 1):
        for column in range(1, box.columns + 1):
            put(s, space_at(s, row, column), draw_monster(s))
    return s


def bare_table(box: Box, seats: i64) -> State:
    """Unpack the box: an empty board, a full pile, no fighters."""
    s = State()
    s.box = box
    s.seats = seats
    s.stage = PLACE_FIGHTER
    s.board = zeros((box.rows + 2) * box.width)
    for space in range(len(s.board)):
        row, column = space // box.width, space % box.width
        if row < 1 or row > box.rows or column < 1 or column > box.columns:
            s.board[space] = WALL
    s.in_column = zeros(box.width)
    s.fighter = zeros(seats)
    s.level = zeros(seats)
    for seat in range(seats):
        s.level[seat] = 1
    s.missile = zeros(seats)
    s.power_up = zeros(seats)
    s.tokens = zeros(seats * TOKEN_KINDS)
    s.score = zeros(seats)
    s.pile = box.tokens[:]
    for kind in range(PILE_KINDS):
        s.pile_size += s.pile[kind]
    s.aside = zeros(PILE_KINDS)
    s.discarded = zeros(TOKEN_KINDS)
    return s


def draw_monster(s: State) -> i64:
    """Draw from the pile, putting halves of ships aside; they are shuffled back afterwards."""
    monsters: i64 = 0
    for eyes in range(1, MAX_EYES + 1):
        monsters += s.pile[eyes]
    number = draw_below(s, monsters)
    eyes = 1
    while number >= s.pile[eyes]:
        number -= s.pile[eyes]
        eyes += 1
    s.pile[eyes] -= 1
    s.pile_size -= 1
    return eyes


def why_not_place(s: State, space: i64) -> i64:
    """Any empty space of the lowest row."""
    if space >= len(s.board) or row_of(s, space) != s.box.rows or s.board[space] != EMPTY:
        return NOT_THERE
    return ALLOWED


def legal_placings(s: State) -> Cells:
    """The spaces where a fighter may be placed."""
    moves = vec[i64]()
    for space in range(space_at(s, s.box.rows, 1), space_at(s, s.box.rows, s.box.columns) + 1):
        if why_not_place(s, space) == ALLOWED:
            moves = append(moves, PLACE_AT + space)
    return moves


def place_fighter(s: State, space: i64) -> None:
    """Everybody in turn; the last one also places the mine."""
    put_fighter(s, space)
    if s.seat < s.seats - 1:
        s.seat += 1
    else:
        s.stage = PLACE_MINE


def put_fighter(s: State, space: i64) -> None:
    """Put the fighter whose turn it is on the board."""
    s.board[space] = FIGHTER + s.seat
    s.fighter[s.seat] = space
    say(s, FIGHTER_PLACED, s.seat, space)


def why_not_place_mine(s: State, space: i64) -> i64:
    """One of the spaces with the symbol of a mine, all of them still empty."""
    for allowed in s.box.mine_spaces:
        if space == allowed:
            return ALLOWED
    return NO_MINE_SPACE


def legal_mine_placings(s: State) -> Cells:
    """The spaces with the symbol of a mine."""
    moves = vec[i64]()
    for space in s.box.mine_spaces:
        moves = append(moves, MINE_TO + space)
    return moves


def place_mine(s: State, space: i64) -> None:
    """The last to place a fighter places the mine; then the first begins."""
    s.board[space] = MINE
    s.mine = space
    say(s, MINE_PLACED, s.seat, space)
    s.seat = 0
