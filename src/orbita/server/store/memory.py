"""Storage without a database: for tests, and the judge of the other ones."""

import time
from collections.abc import AsyncIterator

from orbita.server.store.interface import Here, Lost, News, Row, TableRow
from orbita.server.store.memory_flights import MemoryFlights
from orbita.server.table.pieces import Snapshot


class MemoryStore:
    """Everything in dictionaries; gone when the process ends."""

    def __init__(self) -> None:
        self.flights = MemoryFlights()
        self._logs: dict[str, list[Row]] = {}
        self.snapshots: dict[str, list[Snapshot]] = {}
        self.rows: dict[str, TableRow] = {}
        self.members: dict[str, set[str]] = {}
        self.guests: dict[str, tuple[str, int]] = {}
        self.handovers: dict[str, tuple[bytes, int]] = {}

    async def open(self, news: News, lost: Lost) -> None:
        """Nothing to connect to."""

    async def open_to_read(self) -> None:
        """Nothing to connect to."""

    async def close(self) -> None:
        """Nothing to disconnect from."""

    async def look(self) -> None:
        """Memory is not restored."""

    async def check(self) -> None:
        """Memory can always be written."""

    async def append(self, code: str, row: Row) -> bool:
        """Add an entry, if its number is the next."""
        log = self._logs.setdefault(code, [])
        if row.seq != len(log) + 1:
            return False
        log.append(row)
        return True

    async def log(self, code: str, after: int = 0) -> list[Row]:
        """Read a log from behind an entry on."""
        return self._logs.get(code, [])[after:]

    async def logs(self, after: dict[str, int]) -> dict[str, list[Row]]:
        """Read several logs at once."""
        return {code: await self.log(code, seq) for code, seq in after.items()}

    async def put_log(self, code: str, rows: list[Row]) -> bool:
        """Store the whole log of a table; False if there is such a table already."""
        if code in self._logs:
            return False
        self._logs[code] = list(rows)
        return True

    async def snapshot(self, code: str) -> Snapshot | None:
        """The older of the two that are kept."""
        return next(iter(self.snapshots.get(code, [])), None)

    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""
        self.snapshots[code] = [*self.snapshots.get(code, []), snapshot][-2:]

    async def drop_snapshots(self, code: str) -> None:
        """Forget the snapshots of a table."""
        self.snapshots.pop(code, None)

    async def forget(self, code: str) -> None:
        """Delete a table with everything that is kept of it."""
        self._logs.pop(code, None)
        self.snapshots.pop(code, None)
        self.rows.pop(code, None)
        for codes in self.members.values():
            codes.discard(code)

    async def index(self, row: TableRow, guests: tuple[str, ...]) -> None:
        """List a table, also among those of these guests."""
        self.rows[row.code] = row
        for guest in guests:
            self.members.setdefault(guest, set()).add(row.code)

    async def public_tables(self, limit: int) -> list[TableRow]:
        """The public tables that wait for players or are being played, the newest first."""
        return _newest([row for row in self.rows.values() if row.public and row.phase != "over"], limit)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """A guest's tables, the newest first."""
        return _newest([self.rows[code] for code in self.members.get(guest, ())], limit)

    async def stale(self, phase: str, before: int, limit: int) -> list[str]:
        """The listed tables of a phase that were last updated before a moment, the oldest first."""
        rows = [row for row in self.rows.values() if row.phase == phase and row.updated < before]
        return [row.code for row in sorted(rows, key=lambda row: (row.updated, row.code))[:limit]]

    async def count(self, phase: str) -> int:
        """How many tables of a phase are listed."""
        return sum(row.phase == phase for row in self.rows.values())

    async def size(self) -> int:
        """The bytes of all entries."""
        return sum(len(row.body) for log in self._logs.values() for row in log)

    async def codes(self) -> AsyncIterator[str]:
        """Walk all tables there are."""
        for code in sorted(self._logs):
            yield code

    async def keep_guest(self, guest: str, nickname: str, at: int) -> None:
        """Remember a guest's nickname, by the hash of the key."""
        self.guests[guest] = nickname, at

    async def nickname(self, guest: str) -> str | None:
        """A guest's nickname, if the key is known."""
        return self.guests.get(guest, (None, 0))[0]

    async def keep_handover(self, hashed: str, sealed: bytes, until: int) -> None:
        """Keep something sealed for whoever has the code of this hash, until a moment."""
        self.handovers[hashed] = sealed, until

    async def take_handover(self, hashed: str, now: int) -> bytes | None:
        """Give out what was kept, once and in time."""
        self.handovers = {name: kept for name, kept in self.handovers.items() if kept[1] > now}
        sealed, _ = self.handovers.pop(hashed, (None, 0))
        return sealed

    async def time(self) -> int:
        """There is one process."""
        return int(time.time() * 1000)

    async def tidy(self, guests_before: int, now: int) -> int:
        """Forget codes that are too old, and guests who sit nowhere."""
        self.handovers = {name: kept for name, kept in self.handovers.items() if kept[1] > now}
        gone = [
            guest
            for guest, (_, at) in self.guests.items()
            if at < guests_before and not self.members.get(guest) and not self.flights.has_flyer(guest)
        ]
        for guest in gone:
            del self.guests[guest]
        return len(gone)

    async def announce(self, code: str, here: Here) -> None:
        """There is no other process."""

    async def others(self, code: str) -> Here:
        """There is no other process."""
        return Here((), 0)


def _newest(rows: list[TableRow], limit: int) -> list[TableRow]:
    return sorted(rows, key=lambda row: (-row.updated, row.code))[:limit]
