"""The bot that plays the turn which looks best, without asking what the others will answer."""

from typing import Final

from orbita.bots.guardians.evaluation import Weights
from orbita.bots.guardians.lookahead import move_value
from orbita.core.chance import TableState, draw_below, generator_key
from orbita.core.contract import Moves
from orbita.games.guardians.view import View, sample

SAMPLES: Final = 2  # futures looked into: what the pile will bring is unknown
WHIM: Final = 20 * SAMPLES  # moves this close are a matter of taste, so that two bots never chase for ever


class GreedyBot:
    """Looks one turn ahead in states sampled from its view."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int:
        """Pick the move with the best end of the own turn over all samples."""
        states = [sample(view, generator_key(seed, number)) for number in range(1, SAMPLES + 1)]
        taste = TableState()
        taste.rng = generator_key(seed, 0)
        values = [
            sum(move_value(s, seat, move, self.weights) for s in states) + draw_below(taste, WHIM)
            for move in moves
        ]
        return moves[values.index(max(values))]
