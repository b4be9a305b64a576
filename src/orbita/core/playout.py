"""Whole games by random play inside the compiled package: how fast rules are without Python around them."""

# Compiled: see setup.py.

from collections.abc import Callable
from typing import Any, Final

from orbita.core.chance import MASK62, TableState, draw_below
from orbita.core.flat import Cells, i64

SEED: Final = 1


class Engine:
    """A game's rules as a playout asks them; every game has a class of its own, so that no call leaves C."""

    def asked(self, s: TableState) -> i64:
        """The seat that moves next; negative once the game is over."""
        raise NotImplementedError

    def legal(self, s: TableState, seat: i64) -> Cells:
        """The moves of that seat."""
        raise NotImplementedError

    def apply(self, s: TableState, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError


def play_out(engine: Engine, s: TableState, seed: i64) -> i64:
    """Play random moves to the end and count them."""
    dice = TableState()
    dice.rng = seed
    count: i64 = 0
    seat = engine.asked(s)
    while seat >= 0:
        moves = engine.legal(s, seat)
        engine.apply(s, seat, moves[draw_below(dice, len(moves))])
        count += 1
        seat = engine.asked(s)
    return count


def playouts(new: Callable[[Any, int, int], Any], engine: Engine) -> Callable[[Any, int], Callable[[], int]]:
    """Work to be measured: one random game after another, always the same ones."""

    def ready(options: Any, seats: int) -> Callable[[], int]:
        """Choose the table."""
        dice = TableState()
        dice.rng = SEED

        def one_game() -> int:
            """Set up a game and play it out."""
            state = new(options, seats, draw_below(dice, MASK62))
            return play_out(engine, state, draw_below(dice, MASK62))

        return one_game

    return ready
