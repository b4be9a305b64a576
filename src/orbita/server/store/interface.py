"""What the server asks of its storage."""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple, Protocol

from orbita.server.errors import NotNow
from orbita.server.store.flights import Flights
from orbita.server.table.pieces import Snapshot


class StorageDown(NotNow):
    """The database does not answer; nothing was acknowledged."""


class Damaged(StorageDown):
    """A part of the database cannot be read any more; others can."""


class Row(NamedTuple):
    """An entry of a log, as it is stored."""

    seq: int
    at: int
    body: bytes


class TableRow(NamedTuple):
    """The index of tables, to list them without reading their logs."""

    code: str
    game: str
    phase: str
    public: bool
    updated: int


class Here(NamedTuple):
    """Who is connected to a table through one process."""

    seats: tuple[int, ...]
    watchers: int
    is_ahead: bool = False  # such a process looks after the bots before this one does
    sound: tuple[int, ...] = ()  # the seats among them that hear the game


News = Callable[[str, int], None]  # a table has an entry of this number
Lost = Callable[[bool], None]  # news may have been missed; True: or all is of another time, after a restore


class Store(Protocol):
    """Logs that only grow, and what can be derived from them kept at hand."""

    @property
    def flights(self) -> Flights:
        """Where results, crews and their logs are."""

    async def open(self, news: News, lost: Lost) -> None:
        """Connect, bring the schema up to date, and begin to pass on what other processes append."""

    async def open_to_read(self) -> None:
        """Connect without changing anything; only logs may then be asked for."""

    async def close(self) -> None:
        """Finish what was begun and disconnect."""

    async def look(self) -> None:
        """Notice whether the database was restored; raise StorageDown unless it answers."""

    async def check(self) -> None:
        """Raise StorageDown unless the database can be written: it is tried, at most once a second."""

    async def append(self, code: str, row: Row) -> bool:
        """Make an entry durable; False if it is not the next of its log."""

    async def log(self, code: str, after: int = 0) -> list[Row]:
        """Read a log from behind an entry on."""

    async def logs(self, after: dict[str, int]) -> dict[str, list[Row]]:
        """Read several logs at once, each from behind an entry on."""

    async def put_log(self, code: str, rows: list[Row]) -> bool:
        """Store the whole log of a table, at once; False if there is such a table already."""

    async def snapshot(self, code: str) -> Snapshot | None:
        """Find the snapshot to load a table from."""

    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""

    async def drop_snapshots(self, code: str) -> None:
        """Forget the snapshots of a table; it is loaded from its log alone."""

    async def forget(self, code: str) -> None:
        """Delete a table with everything that is kept of it, at once."""

    async def index(self, row: TableRow, guests: tuple[str, ...]) -> None:
        """List a table, also among those of these guests."""

    async def public_tables(self, limit: int) -> list[TableRow]:
        """The public tables that wait for players or are being played, the newest first."""

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """A guest's tables, the newest first."""

    async def stale(self, phase: str, before: int, limit: int) -> list[str]:
        """The listed tables of a phase that were last updated before a moment, the oldest first."""

    async def count(self, phase: str) -> int:
        """How many tables of a phase are listed."""

    async def size(self) -> int:
        """How many bytes the database takes."""

    def codes(self) -> AsyncIterator[str]:
        """Walk all tables there are."""

    async def keep_guest(self, guest: str, nickname: str, at: int) -> None:
        """Remember a guest's nickname, by the hash of the key, and when it was told."""

    async def nickname(self, guest: str) -> str | None:
        """A guest's nickname, if the key is known."""

    async def keep_handover(self, hashed: str, sealed: bytes, until: int) -> None:
        """Keep something sealed for whoever has the code of this hash, until a moment."""

    async def take_handover(self, hashed: str, now: int) -> bytes | None:
        """Give out what was kept, once and in time; what is too old is deleted, whoever asks."""

    async def time(self) -> int:
        """Milliseconds since 1970, by the clock that all processes share."""

    async def tidy(self, guests_before: int, now: int) -> int:
        """Forget codes that are too old, and guests at no table who were last named before a moment.

        Tells how many guests there were.
        """

    async def announce(self, code: str, here: Here) -> None:
        """Tell other processes who is connected to a table through this one."""

    async def others(self, code: str) -> Here:
        """Who is connected to a table through other processes."""
