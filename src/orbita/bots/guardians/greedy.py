"""The bot that plays the turn which looks best, without asking what the others will answer."""

from typing import Final

from orbita.bots.guardians.evaluation import Weights
from orbita.bots.guardians.lookahead import move_value
from orbita.bots.guardians.reasons import end_of_turn, reason
from orbita.core.chance import TableState, draw_below, generator_key
from orbita.core.contract import Moves
from orbita.games.guardians.notation import move_text
from orbita.games.guardians.sample import sample
from orbita.games.guardians.state import State
from orbita.games.guardians.texts.moves import move as move_words
from orbita.games.guardians.view import View

SAMPLES: Final = 2  # futures looked into: what the pile will bring is unknown
WHIM: Final = 20 * SAMPLES  # moves this close are a matter of taste, so that two bots never chase for ever


class GreedyBot:
    """Looks one turn ahead in states sampled from its view."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = Weights() if weights is None else weights

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int:
        """Pick the move with the best end of its turn over all samples."""
        states = self._futures(view, seed)
        taste = TableState()
        taste.rng = generator_key(seed, 0)
        values = [
            sum(move_value(s, seat, move, self.weights) for s in states) + draw_below(taste, WHIM)
            for move in moves
        ]
        return moves[values.index(max(values))]

    def why(self, view: View, seat: int, moves: Moves, move: int, seed: int, lang: str) -> str:
        """Say what spoke for a move, against one that brings more points at once or else the best other."""
        states = self._futures(view, seed)
        ends = {each: [end_of_turn(s, seat, each, self.weights) for s in states] for each in moves}
        values = {
            each: sum(move_value(s, seat, each, self.weights) for s in states)
            for each in moves
            if each != move
        }
        if not values:
            return ""
        points = {each: sum(end.score[seat] for end in ends[each]) for each in moves}
        tempting = [each for each in values if points[each] == max(points.values()) > points[move]]
        other = max(tempting or values, key=values.__getitem__)
        other_text = move_words(view, move_text(states[0], seat, other), lang)
        return reason(states[0], seat, ends[move], ends[other], other_text, lang, self.weights)

    def _futures(self, view: View, seed: int) -> list[State]:
        return [sample(view, generator_key(seed, number)) for number in range(1, SAMPLES + 1)]
