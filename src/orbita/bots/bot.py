"""What a bot is."""

from typing import Any, Protocol, runtime_checkable

from orbita.core.contract import Moves


class Bot(Protocol):
    """Chooses a move from what one seat sees; the same view and seed give the same choice."""

    def choose(self, view: Any, seat: int, moves: Moves, seed: int) -> int | None:
        """Pick one of the legal moves. To look ahead, sample states from the view.

        In a game with a clock, None lets time pass: the bot is asked again once something has happened.
        """


@runtime_checkable
class Telling(Bot, Protocol):
    """A bot that can say why."""

    def why(self, view: Any, seat: int, moves: Moves, move: int, seed: int, lang: str) -> str:
        """Say in a sentence what spoke for the move it chose with this seed; nothing if nothing did."""
