"""What a search knows of Solar System Voyager: greedy's liking of a move, and its judgement some turns on."""

# Compiled: see setup.py.

from typing import Final

from orbita.bots.search import Mind
from orbita.bots.shares import shares
from orbita.bots.voyager.journey import make_plan
from orbita.bots.voyager.plan import best_move, score_of, table_worth
from orbita.bots.voyager.worth import rounds_left
from orbita.core.chance import TableState
from orbita.core.flat import Cells, i64
from orbita.games.voyager.copying import copy
from orbita.games.voyager.engine import VoyagerEngine
from orbita.games.voyager.rules import turn
from orbita.games.voyager.state import ACT, OVER, State

LIKED: Final = 120.0  # hundredths of a point that make a move e times as likely at first sight
CERTAIN: Final = 500.0  # hundredths of a point that make a win e times as likely as a defeat
TURNS: Final = 4  # that greedy plays on before a table is judged: what is planned must come to something
PREFERRED: Final = 3.0  # the liking of greedy's choice where it weighs nothing
# Rounds left up to which chances come true, and from which on they are guesses that stand for little
# (measured on 858 turns of 20 games with 64 walks).
LATE: Final = 16
EARLY: Final = 24
GUESSED: Final = 0.15


class VoyagerMind(Mind):
    """Judges this game's states only."""

    def __init__(self) -> None:
        super().__init__(VoyagerEngine())

    def seats(self, s: TableState) -> i64:
        """How many seats there are."""
        assert isinstance(s, State)
        return s.seats

    def copy(self, s: TableState) -> TableState:
        """A table to try things on."""
        assert isinstance(s, State)
        return copy(s)

    def liking(self, s: TableState, seat: i64, moves: Cells) -> list[float]:
        """What greedy expects of each move; elsewhere than in a turn, its choice before all others."""
        assert isinstance(s, State)
        if s.stage == ACT:
            plan = make_plan(s, seat)
            return [float(score_of(s, seat, plan, move)) / LIKED for move in moves]
        chosen = best_move(s, seat, list(moves))
        return [PREFERRED if move == chosen else 0.0 for move in moves]

    def chances(self, s: TableState) -> list[float]:
        """At the end who has won; before, what the seats have after a few greedy turns."""
        assert isinstance(s, State)
        play_on(s, TURNS)
        if s.stage == OVER:
            return won(s)
        return shares([float(table_worth(s, seat, make_plan(s, seat))) / CERTAIN for seat in range(s.seats)])

    def trust(self, s: TableState) -> float:
        """Early in the game the chances are hardly better than a guess; late they come true."""
        assert isinstance(s, State)
        early = float(rounds_left(s) - LATE) / float(EARLY - LATE)
        return 1.0 - (1.0 - GUESSED) * min(1.0, max(0.0, early))


def play_on(s: State, turns: i64) -> None:
    """Let greedy play for everybody until so many turns have begun."""
    begun: i64 = 0
    of = s.seat
    while s.stage != OVER and begun < turns:
        seat = s.asked
        moves = turn.legal(s, seat)
        turn.apply(s, seat, moves[0] if len(moves) == 1 else best_move(s, seat, list(moves)))
        if s.seat != of:
            of = s.seat
            begun += 1


def won(s: State) -> list[float]:
    """Most points win, and a tie is shared."""
    best = max(s.points)
    winners: i64 = 0
    for seat in range(s.seats):
        if s.points[seat] == best:
            winners += 1
    return [1.0 / float(winners) if s.points[seat] == best else 0.0 for seat in range(s.seats)]
