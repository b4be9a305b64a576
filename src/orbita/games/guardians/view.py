"""What one seat may see: everything that lies open. Only the order of the pile is hidden, from everybody."""

import msgspec

from orbita.games.guardians.options import Options
from orbita.games.guardians.state import TOKEN_KINDS, State


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of a seat."""

    space: int  # of the fighter; 0 beside the board
    level: int
    missile: int  # 0 not bought, 1 ready, 2 used
    power_up: int
    tokens: tuple[int, ...]  # by kind: 1 to 5 eyes, 6 parts of ships
    score: int
    is_out: bool


class View(msgspec.Struct, frozen=True):
    """The open table in the engine's own numbers, for bots and samples; `shown` puts it into names."""

    seat: int | None
    options: Options
    seats: tuple[SeatView, ...]
    rows: int
    columns: int
    board: tuple[int, ...]  # row by row, walls included: space = row * (columns + 2) + column
    pile: tuple[int, ...]  # by kind; anybody can count
    aside: tuple[int, ...]  # halves waiting for their match, by kind
    ships_waiting: int
    discarded: tuple[int, ...]
    turn: int
    stage: int
    buying: int
    shots_left: int
    heading: int
    has_hit: int
    missed: int
    ending: int


def view(s: State, seat: int | None) -> View:
    """Show the table to a seat or a spectator."""
    return View(
        seat=seat,
        options=s.box.options,
        seats=tuple(
            SeatView(
                space=s.fighter[place],
                level=s.level[place],
                missile=s.missile[place],
                power_up=s.power_up[place],
                tokens=tuple(s.tokens[place * TOKEN_KINDS : (place + 1) * TOKEN_KINDS]),
                score=s.score[place],
                is_out=bool(s.out >> place & 1),
            )
            for place in range(s.seats)
        ),
        rows=s.box.rows,
        columns=s.box.columns,
        board=tuple(s.board),
        pile=tuple(s.pile),
        aside=tuple(s.aside),
        ships_waiting=s.ships_waiting,
        discarded=tuple(s.discarded),
        turn=s.seat,
        stage=s.stage,
        buying=s.buying,
        shots_left=s.shots_left,
        heading=s.heading,
        has_hit=s.has_hit,
        missed=s.missed,
        ending=s.ending,
    )
