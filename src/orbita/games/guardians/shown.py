"""The view in names, for whoever does not know the engine: a browser, a program, a log.

Everything the board needs is here, measured by the content in force: its size, the mine spaces, the prices.
"""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.notation import WARES
from orbita.games.guardians.options import Options
from orbita.games.guardians.state import (
    ACT,
    COME_BACK,
    COMEBACK,
    DAMAGED_LEFT,
    EMPTY,
    FIGHTER,
    MAX_EYES,
    MINE,
    NOWHERE,
    OVER,
    PART,
    PAY,
    RETURN,
    SHIP_LEFT,
    SHIP_RIGHT,
    WALL,
    is_fighter,
    is_monster,
    is_ship_half,
)
from orbita.games.guardians.view import SeatView, View

Stage: TypeAlias = Literal[
    "place_fighter",
    "place_mine",
    "act",
    "fly_on",
    "shoot",
    "move_mine",
    "pay",
    "come_back",
    "return",
    "over",
]
Kind: TypeAlias = Literal["monster", "ship", "damaged_ship", "mine", "fighter"]
Invader: TypeAlias = Literal["monster", "ship", "damaged_ship"]
Half: TypeAlias = Literal["left", "right"]
Level: TypeAlias = Literal["basic", "medium", "strong"]
Gear: TypeAlias = Literal["none", "ready", "used"]
Ware: TypeAlias = Literal["missile", "level", "power-up", "comeback"]
Reason: TypeAlias = Literal["last-invader-gone", "nobody-hits", "planet-fell", "all-fighters-lost"]

STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
GEAR: Final[tuple[Gear, ...]] = get_args(Gear)
WARE_IDS: Final[tuple[Ware, ...]] = get_args(Ware)
ENDINGS: Final[tuple[Reason | None, ...]] = (None, *get_args(Reason))


class Space(msgspec.Struct, frozen=True):
    """A space of the board; rows count from the top, columns from the left, both from 1."""

    row: int
    column: int


class Piece(msgspec.Struct, frozen=True):
    """What lies on a space: each half of a ship, a monster with its eyes, a fighter with its seat."""

    row: int
    column: int
    kind: Kind
    eyes: int | None
    half: Half | None
    seat: int | None


class Tokens(msgspec.Struct, frozen=True):
    """How many tokens of a kind there are: monsters by their eyes, halves of ships by their side."""

    kind: Literal["monster", "ship"]
    eyes: int | None
    half: Half | None
    count: int


class Halves(msgspec.Struct, frozen=True):
    """Halves of ships put aside until their match is drawn."""

    left: int
    right: int


class Purchase(msgspec.Struct, frozen=True):
    """What is being paid for now."""

    what: Ware
    price: int


class SeatShown(msgspec.Struct, frozen=True):
    """What lies in front of a seat; its fighter's space is null beside the board."""

    fighter: Space | None
    level: Level
    shots: int
    missile: Gear
    power_up: Gear
    tokens: tuple[int, ...]  # their values, the highest first
    score: int
    is_out: bool


class Shown(msgspec.Struct, frozen=True):
    """The open table."""

    seat: int | None
    options: Options
    stage: Stage
    turn: int | None
    seats: tuple[SeatShown, ...]
    rows: int
    columns: int
    invader_rows: int  # filled at the start; the Moon lies below them
    mine_spaces: tuple[Space, ...]
    pieces: tuple[Piece, ...]  # row by row
    prices: dict[str, int]  # by ware
    part_value: int  # of any part of a ship
    purchase: Purchase | None
    has_come_back: bool  # in this turn: then nothing more can be bought in it
    shots_left: int
    without_hit: tuple[int, ...]  # seats with a turn without a hit since anybody's last hit
    pile: tuple[Tokens, ...]
    aside: Halves
    ships_waiting: int
    ending: Reason | None


def shown(view: View) -> Shown:
    """Put a view into names; a pure function of it, so it tells nothing more."""
    box = box_for(view.options)
    width = view.columns + 2
    prices: dict[str, int] = {what: int(box.prices[WARES.index(what)]) for what in WARE_IDS}
    is_paying = view.stage in (PAY, COME_BACK)
    bought = WARE_IDS[view.buying - 1]
    return Shown(
        seat=view.seat,
        options=view.options,
        stage=STAGES[view.stage],
        turn=None if view.stage == OVER else view.turn,
        seats=tuple(show_seat(seat, width, list(box.token_value)) for seat in view.seats),
        rows=view.rows,
        columns=view.columns,
        invader_rows=box.invader_rows,
        mine_spaces=tuple(space_at(space, width) for space in box.mine_spaces),
        pieces=tuple(
            show_piece(space_at(space, width), piece)
            for space, piece in enumerate(view.board)
            if piece not in (EMPTY, WALL)
        ),
        prices=prices,
        part_value=box.token_value[PART],
        purchase=Purchase(bought, prices[bought]) if is_paying else None,
        has_come_back=view.buying == COMEBACK and view.stage not in (COME_BACK, RETURN),
        shots_left=view.shots_left,
        without_hit=tuple(seat for seat in range(len(view.seats)) if view.missed >> seat & 1),
        pile=tokens(view.pile),
        aside=Halves(left=view.aside[SHIP_LEFT], right=view.aside[SHIP_RIGHT]),
        ships_waiting=view.ships_waiting,
        ending=ENDINGS[view.ending],
    )


def step(stage: int, buying: int) -> str:
    """What the table waits for; after a comeback nothing is on sale."""
    return "act_after_comeback" if stage == ACT and buying == COMEBACK else STAGES[stage]


def space_at(space: int, width: int) -> Space:
    """A space by row and column."""
    return Space(row=space // width, column=space % width)


def show_seat(seat: SeatView, width: int, values: list[int]) -> SeatShown:
    """What lies in front of a seat."""
    return SeatShown(
        fighter=None if seat.space == NOWHERE else space_at(seat.space, width),
        level=LEVELS[seat.level - 1],
        shots=seat.level,
        missile=GEAR[seat.missile],
        power_up=GEAR[seat.power_up],
        tokens=tuple(
            values[kind] for kind in range(len(values) - 1, 0, -1) for _ in range(seat.tokens[kind])
        ),
        score=seat.score,
        is_out=seat.is_out,
    )


def show_piece(space: Space, piece: int) -> Piece:
    """What lies on a space."""
    return Piece(
        row=space.row,
        column=space.column,
        kind=kind_of(piece),
        eyes=piece if is_monster(piece) else None,
        half=half_of(piece),
        seat=piece - FIGHTER if is_fighter(piece) else None,
    )


def kind_of(piece: int) -> Kind:
    """What a piece is called."""
    if is_monster(piece):
        return "monster"
    if is_fighter(piece):
        return "fighter"
    if piece == MINE:
        return "mine"
    return "ship" if is_ship_half(piece) else "damaged_ship"


def half_of(piece: int) -> Half | None:
    """Which half of a ship a piece is, intact or not."""
    if is_monster(piece) or piece >= MINE:
        return None
    return "left" if piece in (SHIP_LEFT, DAMAGED_LEFT) else "right"


def tokens(counts: tuple[int, ...]) -> tuple[Tokens, ...]:
    """Tokens counted by kind, each kind named."""
    return tuple(
        Tokens(
            kind="monster" if kind <= MAX_EYES else "ship",
            eyes=kind if kind <= MAX_EYES else None,
            half=half_of(kind),
            count=counts[kind],
        )
        for kind in range(1, len(counts))
    )
