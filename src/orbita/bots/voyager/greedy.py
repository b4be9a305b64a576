"""The greedy bot: looks one move ahead, and along the best journey over the rounds to come."""

from orbita.bots.voyager.plan import best_move
from orbita.core.chance import MASK62, TableState, draw_below
from orbita.core.contract import Moves
from orbita.games.voyager.sample import sample
from orbita.games.voyager.state import CHOOSE
from orbita.games.voyager.view import View


class GreedyBot:
    """Plays what its view promises most for; any agency is as good as another to it."""

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int:
        """Pick the best of the legal moves."""
        if len(moves) == 1:
            return moves[0]
        if view.stage == CHOOSE:
            dice = TableState()
            dice.rng = seed & MASK62
            return moves[draw_below(dice, len(moves))]
        return best_move(sample(view, seed), seat, list(moves))
