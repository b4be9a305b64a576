"""A game's clock at a table: how fast it runs, whether it is held, and when it begins."""

from typing import Final

import msgspec

from orbita.server.socket.protocol import Pace

COUNT: Final = 5000  # ms from the start of a game to the start of its clock
RATES: Final[dict[Pace, float]] = {"real": 1.0, "calm": 0.75, "slow": 0.5, "pausable": 1.0, "step": 0.0}


class Timing(msgspec.Struct, frozen=True):
    """The game's time at a moment of ours, and how it goes on from there."""

    time: int = 0
    at: int = 0
    rate: float = 1.0  # ms of the game in one of ours; 0: it goes from moment to moment, when all are ready
    begins: int = 0  # the moment of ours before which it stands
    is_held: bool = False

    @property
    def speed(self) -> float:
        """How fast it runs now; 0 while it stands."""
        return 0.0 if self.is_held else self.rate

    @property
    def steps(self) -> bool:
        """Whether it goes on only when everybody is ready."""
        return self.rate == 0

    def time_at(self, now: int) -> int:
        """The game's time at a moment."""
        return self.time + int(max(0, now - max(self.at, self.begins)) * self.speed)

    def wait(self, time: int, now: int) -> float:
        """How many ms of ours it is until a time of the game; below zero: it has passed. It has to run."""
        return max(self.at, self.begins) - now + (time - self.time) / self.speed

    def noted(self, time: int, at: int) -> "Timing":
        """The clock was read."""
        return msgspec.structs.replace(self, time=time, at=at)

    def held(self, time: int, at: int, on: bool) -> "Timing":
        """Somebody stopped it, or let it run again."""
        return msgspec.structs.replace(self, time=time, at=at, is_held=on)
