"""The bot that plays any game: every legal move is equally likely."""

from typing import Any

from orbita.core.chance import MASK62, TableState, draw_below
from orbita.core.contract import Moves


class RandomBot:
    """Picks blindly."""

    def choose(self, view: Any, seat: int, moves: Moves, seed: int) -> int:
        """Pick one of the legal moves."""
        dice = TableState()
        dice.rng = seed & MASK62
        return moves[draw_below(dice, len(moves))]
