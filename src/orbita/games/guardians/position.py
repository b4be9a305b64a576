"""A position as text, both ways: the board as a picture, then what lies beside it.

Digits are monsters, <> an intact ship, ( or ) what is left of one, * the mine, R Y G B the fighters.
What is in none of the lines is back in the box.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from orbita.core.errors import BadNotation
from orbita.core.values import read_values, write_values
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.notation import PIECES, SEAT_NAMES
from orbita.games.guardians.options import Options
from orbita.games.guardians.rules.mine import can_move_mine
from orbita.games.guardians.rules.paying import legal_payments
from orbita.games.guardians.rules.setup import bare_table, legal_placings
from orbita.games.guardians.state import (
    ACT,
    ALL_OUT,
    COME_BACK,
    COMEBACK,
    EMPTY,
    FIGHTER,
    FLY_ON,
    GOING_ON,
    LEVEL,
    MINE,
    MISSILE,
    MOVE_MINE,
    NOWHERE,
    OVER,
    PART,
    PAY,
    PILE_KINDS,
    PLACE_FIGHTER,
    PLACE_MINE,
    POWER_UP,
    RETURN,
    SHIP_LEFT,
    SHIP_RIGHT,
    SHOOT,
    TOKEN_KINDS,
    TOP_LEVEL,
    USED,
    State,
    hand_over,
    is_fighter,
    is_invader,
    put,
    space_at,
    token_kind,
)

TURN: Final = ("stage", "buying", "shots_left", "heading", "has_hit", "missed", "ending")
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]  # more than any table needs, and fits the engine
Step = Annotated[int, msgspec.Meta(ge=-99, le=99)]  # from a space to its neighbour


def position_text(s: State) -> str:
    """Draw the board and list the rest; everything but the generator."""
    lines = [
        " ".join(PIECES[s.board[space_at(s, row, column)]] for column in range(1, s.box.columns + 1))
        for row in range(1, s.box.rows + 1)
    ]
    lines.append(f"options: {write_values(msgspec.to_builtins(s.box.options))}")
    for seat in range(s.seats):
        values = {
            "tokens": list(s.tokens[seat * TOKEN_KINDS + 1 : (seat + 1) * TOKEN_KINDS]),
            "level": s.level[seat],
            "missile": s.missile[seat],
            "power_up": s.power_up[seat],
            "out": s.out >> seat & 1,
        }
        lines.append(f"{SEAT_NAMES[seat]}: {write_values(values)}")
    beside = {
        "tokens": list(s.pile[1:]),
        "aside": list(s.aside[SHIP_LEFT:]),
        "ships_waiting": s.ships_waiting,
    }
    lines.append(f"pile: {write_values(beside)}")
    turn = {"seat": SEAT_NAMES[s.seat], **{name: getattr(s, name) for name in TURN}}
    lines.append(f"turn: {write_values(turn)}")
    return "\n".join(lines) + "\n"


class SeatLine(msgspec.Struct):
    """What a seat's line may say."""

    tokens: list[Count]
    level: Count = 1
    missile: Count = 0
    power_up: Count = 0
    out: Count = 0


class PileLine(msgspec.Struct):
    """What the line of the pile may say."""

    tokens: list[Count]
    aside: list[Count] = msgspec.field(default_factory=lambda: [0, 0])
    ships_waiting: Count = 0


class TurnLine(msgspec.Struct):
    """What the line of the turn may say."""

    seat: str
    stage: Count
    buying: Count = 0
    shots_left: Count = 0
    heading: Step = 0
    has_hit: Count = 0
    missed: Count = 0
    ending: Count = 0


def parse_position(text: str) -> State:
    """Read a position; whatever is in none of its lines is back in the box."""
    picture = [line.split() for line in text.strip().splitlines() if ":" not in line and line.strip()]
    named = dict(line.strip().split(": ", 1) for line in text.strip().splitlines() if ": " in line.strip())
    seats = [name for name in SEAT_NAMES if name in named]
    if len(seats) < 2 or "pile" not in named or "turn" not in named:
        raise bad("a position has a picture, a line for each seat, for the pile and for the turn")
    s = bare_table(box_for(read_line(named.get("options", ""), Options)), len(seats))
    read_picture(s, picture)
    for seat, name in enumerate(seats):
        read_seat(s, seat, read_line(named[name], SeatLine))
    read_pile(s, read_line(named["pile"], PileLine))
    read_turn(s, read_line(named["turn"], TurnLine), seats)
    count_discarded(s)
    return s


def bad(message: str) -> BadNotation:
    """Say what is wrong with a position."""
    return BadNotation("notation/position", message)


def read_line(line: str, kind: Any) -> Any:
    """Read the named values of a line."""
    try:
        return msgspec.convert(read_values(line.strip()), kind)
    except msgspec.ValidationError as error:
        raise bad(f"{error} in {line!r}") from error


def read_picture(s: State, picture: list[list[str]]) -> None:
    """Lay the pieces on the board."""
    if len(picture) != s.box.rows or any(len(row) != s.box.columns for row in picture):
        raise bad(f"the picture must have {s.box.rows} rows of {s.box.columns} signs")
    for row, signs in enumerate(picture, 1):
        for column, sign in enumerate(signs, 1):
            space = space_at(s, row, column)
            piece = PIECES.find(sign)
            if piece == -1 or (is_fighter(piece) and piece - FIGHTER >= s.seats):
                raise bad(f"unknown sign {sign!r} in row {row}")
            if piece == SHIP_LEFT and signs[column : column + 1] != [">"]:
                raise bad(f"the ship in row {row} has no right half")
            if piece == SHIP_RIGHT and (column == 1 or signs[column - 2] != "<"):
                raise bad(f"the ship in row {row} has no left half")
            if is_invader(piece):
                put(s, space, piece)
            elif piece != EMPTY:
                put_down(s, space, piece)


def put_down(s: State, space: int, piece: int) -> None:
    """Put a fighter or the mine on the board, once."""
    if piece in list(s.board):
        raise bad(f"{PIECES[piece]} stands on two spaces")
    s.board[space] = piece
    if piece == MINE:
        s.mine = space
    else:
        s.fighter[piece - FIGHTER] = space


def read_seat(s: State, seat: int, line: SeatLine) -> None:
    """Lay out what a seat has."""
    if len(line.tokens) != TOKEN_KINDS - 1:
        raise bad(f"tokens of a seat are {TOKEN_KINDS - 1} numbers: for 1 to 5 eyes and for parts of ships")
    if not (1 <= line.level <= TOP_LEVEL and line.missile <= USED and line.power_up <= USED):
        raise bad("a level is 1 to 3, a missile and a power-up 0 to 2")
    for kind, count in enumerate(line.tokens, 1):
        hand_over(s, seat, kind, count)
    s.level[seat], s.missile[seat], s.power_up[seat] = line.level, line.missile, line.power_up
    s.out |= (line.out & 1) << seat


def read_pile(s: State, line: PileLine) -> None:
    """Lay out the pile and what waits beside the board."""
    if len(line.tokens) != PILE_KINDS - 1 or len(line.aside) != 2:
        raise bad("tokens of the pile are 7 numbers (1 to 5 eyes, left, right halves), aside are 2")
    s.pile_size = sum(line.tokens)
    for kind, count in enumerate(line.tokens, 1):
        s.pile[kind] = count
    s.aside[SHIP_LEFT], s.aside[SHIP_RIGHT] = line.aside
    s.ships_waiting = line.ships_waiting


def read_turn(s: State, line: TurnLine, seats: Sequence[str]) -> None:
    """Tell whose turn it is and how far it is."""
    if line.seat not in seats or not 0 <= line.stage <= OVER:
        raise bad(f"the turn must be of one of {', '.join(seats)}, its stage 0 to {OVER}")
    s.seat = seats.index(line.seat)
    for name in TURN:
        setattr(s, name, getattr(line, name))
    if not fits_the_table(s):
        raise bad(f"stage {s.stage} of the turn does not fit what lies on the table")


def fits_the_table(s: State) -> bool:
    """Tell whether the table can be waiting for what the turn says."""
    if s.stage == OVER or s.ending != GOING_ON:
        return s.stage == OVER and GOING_ON < s.ending <= ALL_OUT
    is_here = s.fighter[s.seat] != NOWHERE
    fits = {
        PLACE_FIGHTER: not is_here,
        PLACE_MINE: s.mine == NOWHERE and all(s.board[space] == EMPTY for space in s.box.mine_spaces),
        ACT: is_here,
        FLY_ON: is_here and s.heading in list(s.box.directions),
        SHOOT: is_here and s.shots_left > 0,
        MOVE_MINE: can_move_mine(s),
        PAY: s.buying in (MISSILE, LEVEL, POWER_UP) and len(legal_payments(s)) > 0,
        COME_BACK: not is_here and s.buying == COMEBACK,
        RETURN: not is_here and len(legal_placings(s)) > 0,
    }
    return fits[s.stage] and not s.out >> s.seat & 1


def count_discarded(s: State) -> None:
    """Whatever lies nowhere else is back in the box."""
    everything = [0] * TOKEN_KINDS
    for kind in range(1, PILE_KINDS):
        everything[token_kind(kind)] += s.box.tokens[kind] - s.pile[kind] - s.aside[kind]
    everything[PART] -= 2 * s.ships_waiting
    for piece in s.board:
        if is_invader(piece):
            everything[token_kind(piece)] -= 1
    for at, count in enumerate(s.tokens):
        everything[at % TOKEN_KINDS] -= count
    for kind, count in enumerate(everything):
        if count < 0:
            raise bad(f"there are {-count} tokens too many of kind {kind} (6: parts of ships)")
        s.discarded[kind] = count
