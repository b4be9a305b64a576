"""How much one address may do: so often in a time, and so much at once. Time is the monotonic clock's."""

import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 10_000  # addresses
NO_LIMIT: Final = 0


class Rate:
    """A bucket per address, refilled with time; the least recent addresses are forgotten."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._seconds = seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one, if there is one."""
        if self._most == NO_LIMIT:
            return True
        left = self._left(address)
        self._keep(address, max(0.0, left - 1))
        return left >= 1

    def give_back(self, address: str) -> None:
        """What was taken was not needed."""
        self._keep(address, self._left(address) + 1)

    def _left(self, address: str) -> float:
        now = time.monotonic()
        left, at = self._buckets.get(address, (self._most, now))
        return min(self._most, left + (now - at) * self._most / self._seconds)

    def _keep(self, address: str, left: float) -> None:
        self._buckets[address] = (left, time.monotonic())
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class AtOnce:
    """How much of something each address has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, unless there are as many as there may be."""
        now = self._now.get(address, 0)
        if self._most != NO_LIMIT and now >= self._most:
            return False
        self._now[address] = now + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._now[address] -= 1
        if not self._now[address]:
            del self._now[address]
