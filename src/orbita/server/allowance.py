"""How much work an address may ask for: seconds, refilled with time."""

import time
from collections import OrderedDict
from typing import Final

from orbita.server.errors import TooMuch

REMEMBERED: Final = 10_000  # addresses


class Allowance:
    """A bucket of seconds per address; what costs more than is left is paid back by waiting."""

    def __init__(self, seconds: float, per_minute: float) -> None:
        self._most = seconds
        self._rate = per_minute / 60
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Refuse an address that has used up what it had."""
        if self._left(address) <= 0:
            raise TooMuch("client/too-fast", "this address has asked for much work: wait a minute")

    def spend(self, address: str, seconds: float) -> None:
        """Note what was worked; the least recent addresses are forgotten."""
        self._buckets[address] = (self._left(address) - seconds, time.monotonic())
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)

    def _left(self, address: str) -> float:
        now = time.monotonic()
        left, at = self._buckets.get(address, (self._most, now))
        return min(self._most, left + (now - at) * self._rate)
