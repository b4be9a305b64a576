"""What a search knows of Strażnicy Kosmosu: greedy's first look at a move, and a judgement of the table.

The judgement is a learned one; untaught, it is greedy's.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.bots.guardians.evaluation import Weights, evaluate
from orbita.bots.guardians.features import INPUTS, features
from orbita.bots.guardians.lookahead import move_value
from orbita.bots.net import Net
from orbita.bots.search import Mind
from orbita.bots.shares import shares
from orbita.core.chance import TableState
from orbita.core.flat import Cells, Floats, i64
from orbita.games.guardians.copying import copy
from orbita.games.guardians.engine import GuardiansEngine
from orbita.games.guardians.state import ALL_OUT, OVER, PLANET_FELL, State

LIKED: Final = 250.0  # hundredths of a point that make a move e times as likely at first sight
CERTAIN: Final = 900.0  # hundredths of a point that make a win e times as likely as a defeat


class GuardiansMind(Mind):
    """Judges this game's states only."""

    def __init__(self, net: Net | None = None) -> None:
        super().__init__(GuardiansEngine(), net)
        self.inputs = INPUTS
        self.weights = Weights()

    def taught(self, net: Net | None) -> Mind:
        """The same with another net, or with greedy's judgement."""
        return GuardiansMind(net)

    def features(self, s: TableState) -> Floats:
        """The table in numbers, as many for each seat."""
        assert isinstance(s, State)
        return features(s)

    def seats(self, s: TableState) -> i64:
        """How many seats there are."""
        assert isinstance(s, State)
        return s.seats

    def copy(self, s: TableState) -> TableState:
        """A table to try things on."""
        assert isinstance(s, State)
        return copy(s)

    def liking(self, s: TableState, seat: i64, moves: Cells) -> list[float]:
        """How greedy values the turn that goes on with each move."""
        assert isinstance(s, State)
        return [float(move_value(s, seat, move, self.weights)) / LIKED for move in moves]

    def chances(self, s: TableState) -> list[float]:
        """At the end who has won; before, what was learned, or the seats' evaluations against each other."""
        assert isinstance(s, State)
        if s.stage == OVER:
            return won(s)
        if self.net is not None:
            return self.net.chances(features(s), s.seats)
        return shares([float(evaluate(s, seat, self.weights)) / CERTAIN for seat in range(s.seats)])


def won(s: State) -> list[float]:
    """A win is shared by those who tie; nobody has one if the planet falls."""
    parts = [0.0] * s.seats
    if s.ending == PLANET_FELL or s.ending == ALL_OUT:
        return parts
    best: i64 = -1
    winners: i64 = 0
    for seat in range(s.seats):
        if not s.out >> seat & 1:
            if s.score[seat] > best:
                best, winners = s.score[seat], 0
            if s.score[seat] == best:
                winners += 1
    for seat in range(s.seats):
        if not s.out >> seat & 1 and s.score[seat] == best:
            parts[seat] = 1.0 / float(winners)
    return parts
