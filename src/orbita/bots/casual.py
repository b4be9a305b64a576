"""The bot that plays at first sight: the better a move looks, the likelier it is played."""

from collections.abc import Callable
from typing import Any, Final

from orbita.bots.search import Mind
from orbita.bots.shares import shares
from orbita.core.chance import TableState, draw_below, generator_key
from orbita.core.contract import Moves

FINE: Final = 1 << 30  # into how many parts a chance is divided


class CasualBot:
    """Draws its move by how much each is liked."""

    def __init__(self, mind: Mind, sample: Callable[[Any, int], TableState]) -> None:
        self.mind = mind
        self.sample = sample

    def choose(self, view: Any, seat: int, moves: Moves, seed: int) -> int:
        """Pick a move by chance."""
        table = self.sample(view, generator_key(seed, 1))
        legal = self.mind.engine.legal(table, seat)
        liked = self.mind.liking(table, seat, legal)
        parts = shares(liked)
        dice = TableState()
        dice.rng = generator_key(seed, 2)
        left = draw_below(dice, FINE) / FINE
        for move, part in zip(legal, parts, strict=True):
            left -= part
            if left < 0:
                return int(move)
        return int(legal[0])
