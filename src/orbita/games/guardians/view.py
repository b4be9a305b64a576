"""What one seat may see: everything that lies open. Only the order of the pile is hidden, from everybody."""

import msgspec

from orbita.core.chance import MASK62, fill
from orbita.games.guardians.content import box_for
from orbita.games.guardians.options import Options
from orbita.games.guardians.rules.setup import bare_table
from orbita.games.guardians.state import MINE, TOKEN_KINDS, State, is_invader


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
    """The open table, as it leaves the engine: to a socket, a bot or a log."""

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


def sample(view: View, seed: int) -> State:
    """Lay the table as the view shows it; what the pile will bring is drawn anew."""
    s = bare_table(box_for(view.options), len(view.seats))
    s.rng = seed & MASK62
    fill(s.board, view.board)
    width = view.columns + 2
    for space, piece in enumerate(view.board):
        if is_invader(piece):
            s.in_column[space % width] += 1
            s.invaders += 1
        elif piece == MINE:
            s.mine = space
    for place, seat in enumerate(view.seats):
        s.fighter[place] = seat.space
        s.level[place] = seat.level
        s.missile[place] = seat.missile
        s.power_up[place] = seat.power_up
        s.score[place] = seat.score
        s.out |= seat.is_out << place
    fill(s.tokens, [count for seat in view.seats for count in seat.tokens])
    fill(s.pile, view.pile)
    s.pile_size = sum(view.pile)
    fill(s.aside, view.aside)
    s.ships_waiting = view.ships_waiting
    fill(s.discarded, view.discarded)
    s.seat, s.stage, s.buying = view.turn, view.stage, view.buying
    s.shots_left, s.heading, s.has_hit = view.shots_left, view.heading, view.has_hit
    s.missed, s.ending = view.missed, view.ending
    return s
