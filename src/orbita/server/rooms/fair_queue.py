"""Who is served next: whoever has used least so far, so that long thinkers hold up only themselves."""

from collections import Counter, deque
from typing import Generic, TypeVar

from orbita.server.errors import Refusal

T = TypeVar("T")


class Busy(Refusal):
    """Too many wait already."""

    status = 503


class FairQueue(Generic[T]):
    """A line of waiting work for each owner, such as a table.

    The owner who has used least is next. A newcomer counts as having used as much as whoever was served last:
    the past is no credit, and having waited is no fault.
    """

    def __init__(self, size: int, share: int, at_once: int) -> None:
        self._size = size  # may wait altogether
        self._share = share  # may wait of one owner
        self._at_once = at_once  # may be under way of one owner
        self._lines: dict[str, deque[T]] = {}
        self._under_way: Counter[str] = Counter()
        self._used: dict[str, float] = {}  # seconds, where that is more than the mark
        self._mark = 0.0  # what the owner served last had used

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, owner: str, work: T) -> None:
        """Let something wait, unless too much does."""
        line = self._lines.get(owner, deque())
        if len(self) >= self._size or len(line) >= self._share:
            raise Busy("server/busy", "too much is waiting to be worked out: try again in a moment")
        line.append(work)
        self._lines[owner] = line

    def remove(self, owner: str, work: T) -> None:
        """What nobody waits for any more leaves the line, if it still is there."""
        line = self._lines.get(owner, deque())
        if work in line:
            line.remove(work)
            if not line:
                del self._lines[owner]

    def take(self) -> tuple[str, T] | None:
        """Begin with the next; owners who used the same take turns."""
        ready = [owner for owner in self._lines if self._under_way[owner] < self._at_once]
        if not ready:
            return None
        owner = min(ready, key=self._used_by)
        self._mark = max(self._mark, self._used_by(owner))
        self._used = {other: used for other, used in self._used.items() if used > self._mark}
        line = self._lines.pop(owner)
        work = line.popleft()
        if line:
            self._lines[owner] = line  # behind all others
        self._under_way[owner] += 1
        return owner, work

    def finish(self, owner: str, seconds: float) -> None:
        """What was under way is finished, and has cost this much."""
        self._used[owner] = self._used_by(owner) + seconds
        self._under_way[owner] -= 1
        if not self._under_way[owner]:
            del self._under_way[owner]

    def _used_by(self, owner: str) -> float:
        return max(self._mark, self._used.get(owner, 0.0))
