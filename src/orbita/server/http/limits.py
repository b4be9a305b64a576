"""How much one address may do: so often in a time, and so much at once. Time is the monotonic clock's."""

import time
from collections import OrderedDict
from typing import Final

from orbita.server.errors import TooMuch

REMEMBERED: Final = 10_000  # addresses
NO_LIMIT: Final = 0
MESSAGES: Final = (5000, 10.0)  # of all sockets of an address, in so many seconds
HINTS: Final = (120, 60.0)  # each keeps a bot's worker busy


class Buckets:
    """A bucket per address, refilled with time; the least recent addresses are forgotten."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def left(self, address: str) -> float:
        """What an address may still spend."""
        now = time.monotonic()
        left, at = self._buckets.get(address, (self._most, now))
        return min(self._most, left + (now - at) * self._per_second)

    def spend(self, address: str, much: float) -> None:
        """Note what was spent; what was more than was there is paid back by waiting."""
        self._buckets[address] = (self.left(address) - much, time.monotonic())
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class Rate:
    """How often an address may do something; what it is refused costs nothing more."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._buckets = Buckets(most, most / seconds)

    def take(self, address: str) -> bool:
        """Take one, if there is one."""
        if self._most == NO_LIMIT:
            return True
        has_one = self._buckets.left(address) >= 1
        if has_one:
            self._buckets.spend(address, 1)
        return has_one

    def give_back(self, address: str) -> None:
        """What was taken was not needed."""
        self._buckets.spend(address, -1)


class Shared:
    """What all sockets of an address may do together; those of nobody in particular are not counted."""

    def __init__(self) -> None:
        self._messages = Rate(*MESSAGES)
        self._hints = Rate(*HINTS)

    def take_message(self, address: str) -> bool:
        """Take one message, if there is one."""
        return not address or self._messages.take(address)

    def take_hint(self, address: str) -> bool:
        """Take one hint, if there is one."""
        return not address or self._hints.take(address)


class Work:
    """How many seconds of work an address may ask for."""

    def __init__(self, seconds: float, per_minute: float) -> None:
        self._buckets = Buckets(seconds, per_minute / 60)

    def check(self, address: str) -> None:
        """Refuse an address that has used up what it had."""
        if self._buckets.left(address) <= 0:
            raise TooMuch("client/too-fast", "this address has asked for much work: wait a minute")

    def spend(self, address: str, seconds: float) -> None:
        """Note what was worked."""
        self._buckets.spend(address, seconds)


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
