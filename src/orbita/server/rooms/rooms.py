"""All tables of this process: found by their code, laid, kept while they are used, and closed."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from orbita.core.build import is_compiled
from orbita.core.contract import Game
from orbita.registry import GAMES
from orbita.server.errors import NotFound, Refusal, no_table
from orbita.server.http.limits import Shared
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.rooms.inquiries import Inquiries
from orbita.server.rooms.replays import ReplayPool
from orbita.server.rooms.reviews import Reviews
from orbita.server.rooms.room import Room
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Damaged, Row, StorageDown, Store, TableRow
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from orbita.server.table.keys import is_code
from orbita.server.table.levels import Thinking
from orbita.server.table.pieces import Snapshot
from orbita.server.upkeep.metrics import Metrics

T = TypeVar("T")

LOG: Final = logging.getLogger("orbita.tables")
AT_REST: Final = 1000  # tables in memory that nobody is at
IN_USE: Final = (
    30_000  # ms in which somebody may still be about to do something at a table that was looked up
)
AT_ONCE: Final = 100  # tables caught up with in one query
SWEEP: Final = 30.0  # seconds
CHECK: Final = 1.0  # seconds between looks at whether the database was restored
REMEMBERED: Final = 10_000  # unreadable tables
TRY_AGAIN: Final = 300_000  # ms after which an unreadable table is tried again: the reason may have passed
STOPPING: Final = wire.Bye("server/stopping", "the server restarts: connect again", True)
RESTORED: Final = wire.Bye("server/restored", "a backup was restored: connect again", True)
UNREADABLE: Final = wire.Bye("table/unreadable", "this table cannot be read any more", False)


def steady_clock(at: int) -> Callable[[], int]:
    """Milliseconds since 1970, as somebody's clock has it now: its later jumps change nothing."""
    ahead = at - int(time.monotonic() * 1000)
    return lambda: int(time.monotonic() * 1000) + ahead


class Unreadable(Refusal):
    """The log of a table cannot be folded: it is kept, and nothing else is touched by it."""


class Reason(NamedTuple):
    """Why a table could not be read, and when that was."""

    text: str
    at: int


class Rooms:
    """The tables, their storage, and the workers of bots and replays."""

    def __init__(
        self,
        store: Store,
        *,
        games: Mapping[str, Game[Any]] | None = None,
        bot_pace: float = 0.8,
        bot_workers: int = 1,
        origins: tuple[str, ...] = (),
        forget_after: float = 300.0,
        clock_rate: float = 1.0,
        compiled_at: str = "",
    ) -> None:
        self.store = store
        self.games = games or GAMES
        self.bot_pace = bot_pace
        self.origins = origins
        self.forget_after = forget_after  # seconds a table stays in memory after the last client left
        self.clock_rate = clock_rate  # how fast the clocks of games run that begin now
        self.compiled_at = compiled_at  # where compiled rules will lie once they are ready; empty: nowhere
        self.bots = BotPool(bot_workers)
        self.replays = ReplayPool()
        self.inquiries = Inquiries(self.replays)
        self.reviews = Reviews(self.spawn)
        self.shared = Shared()
        self.metrics = Metrics()
        self.now = steady_clock(int(time.time() * 1000))
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # of bots that take their time
        self.is_stopping = False
        self.unreadable: dict[str, Reason] = {}  # tables that cannot be read
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._behind: dict[str, None] = {}  # tables with news, in order
        self._is_catching_up = False

    async def open(self) -> None:
        """Connect to the storage and begin to look after the tables."""
        await self.store.open(self._hear, self._lose)
        self.now = steady_clock(await self.store.time())
        self.spawn(self._sweep())
        self.spawn(self._watch_storage())
        if self.compiled_at and not is_compiled():
            self.spawn(self._await_compiled(Path(self.compiled_at)))

    async def send_away(self) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
        self.is_stopping = True
        for room in self._rooms.values():
            room.close(STOPPING)
        for _ in range(40):
            if not any(room.connections for room in self._rooms.values()):
                return
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Send everybody away, finish what is being written, stop."""
        await self.send_away()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.replays.close()
        await self.reviews.pool.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Run something beside everything else, without losing hold of it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        return task

    def _finish(self, task: "asyncio.Task[Any]") -> None:
        """What failed unexpectedly is counted and logged; refusals were answered elsewhere."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.metrics.see_failure(error)

    async def room(self, code: str) -> Room:
        """Find a table, loading it if need be; two who come at once load it once."""
        if code in self._rooms:
            room = self._rooms[code]
            room.used_at = self.now()
            return room
        if not is_code(code):
            raise no_table(code)
        if code in self.unreadable and self.now() - self.unreadable[code].at < TRY_AGAIN:
            raise _unreadable()
        if code not in self._loading:
            self._loading[code] = self.spawn(self._load(code))
        return await asyncio.shield(self._loading[code])

    async def _load(self, code: str) -> Room:
        try:
            table = await self._read(code)
            room = self._rooms[code] = Room(self, table)
        finally:
            del self._loading[code]
        await room.catch_up()  # what came between reading and listing
        await room.look_around()
        return room

    async def _read(self, code: str) -> Table:
        """Find the log of a table and make a table of it, or set it aside."""
        try:
            rows = await self.store.log(code)
        except Damaged as error:  # the part of the database where this table is
            raise self.quarantine(code, error) from error
        if not rows:
            raise no_table(code)
        table = await self._fold(code, rows)
        if self.unreadable.pop(code, None):
            LOG.warning("table %s can be read again", code)
        return table

    async def _fold(self, code: str, rows: list[Row]) -> Table:
        """Make a table of its log; a damaged snapshot is dropped, and the log read from its start."""
        snapshot = await self._snapshot(code)
        try:
            entries = [(row.seq, row.at, log.read_entry(row.body)) for row in rows]
            if snapshot is not None:
                table = Table(code, self.games)
                try:
                    table.load(entries, snapshot)
                    return table
                except Exception as error:
                    LOG.warning("a snapshot of table %s cannot be used and was dropped: %r", code, error)
                    await self.store.drop_snapshots(code)
            table = Table(code, self.games)
            table.load(entries, None)
            return table
        except StorageDown:
            raise
        except Exception as error:
            raise self.quarantine(code, error) from error

    async def _snapshot(self, code: str) -> Snapshot | None:
        """A snapshot that cannot be read is as good as none."""
        try:
            return await self.store.snapshot(code)
        except Damaged:
            return None

    def quarantine(self, code: str, error: Exception) -> Unreadable:
        """Set aside a table that cannot be read, loudly; everybody else plays on."""
        room = self._rooms.pop(code, None)
        if room is not None:
            room.close(UNREADABLE)
        before = self.unreadable.pop(code, None)
        if len(self.unreadable) >= REMEMBERED:
            del self.unreadable[next(iter(self.unreadable))]
        reason = Reason(f"{type(error).__name__}: {error}"[:200], self.now())
        self.unreadable[code] = reason
        if before is None or before.text != reason.text:
            LOG.error("table %s cannot be read: %r", code, error)
        return _unreadable()

    async def lay(self, code: str, entries: Sequence[log.Entry]) -> Room:
        """Lay a new table with its first entries: all of them, once they were tried, or none."""
        if self.is_stopping:
            raise Refusal("server/stopping", "the server is stopping")
        now = self.now()
        rows = [Row(seq, now, log.write_entry(entry)) for seq, entry in enumerate(entries, 1)]
        table = Table(code, self.games)
        for row in rows:
            table.apply(row.seq, row.at, log.read_entry(row.body))
        if not await self.store.put_log(code, rows):
            raise Refusal("table/taken", "there is already a table of this code")
        for entry in entries:
            self.count_entry(entry)
        room = self._rooms[code] = Room(self, table)
        with contextlib.suppress(StorageDown):  # the log is safe; the index is kept with the next entry
            await room.keep()
        room.look_after()
        return room

    async def infos(self, rows: Iterable[TableRow]) -> list[wire.TableInfo]:
        """What is known of several tables; those that cannot be read are left out."""
        found = []
        for row in rows:
            with contextlib.suppress(Unreadable, NotFound):
                room = await self.room(row.code)
                found.append(room.info())
                if room.table.phase != row.phase:
                    self.spawn(room.keep())  # the list is behind the log
        return found

    def drop(self, code: str, farewell: wire.Bye) -> None:
        """Close a table and keep it in memory no more."""
        room = self._rooms.pop(code, None)
        if room is not None:
            room.close(farewell)

    async def forget(self, code: str, farewell: wire.Bye) -> None:
        """Delete a table; it is closed first, so that nobody writes what would be lost."""
        self.drop(code, farewell)
        await self.store.forget(code)

    def all(self) -> list[Room]:
        """The tables in memory."""
        return list(self._rooms.values())

    def sockets(self) -> int:
        """How many clients are connected."""
        return sum(len(room.connections) for room in self._rooms.values())

    def count_entry(self, entry: log.Entry) -> None:
        """Count what is logged, by kind."""
        self.metrics.see_entry(type(entry).__name__)

    def _hear(self, code: str, seq: int) -> None:
        """Another process appended something, or somebody came or went there."""
        room = self._rooms.get(code)
        if room is None:
            return
        if seq == 0:
            room.look_soon()
        elif seq > room.table.seq:
            self._catch_up_soon(code)

    def _catch_up_soon(self, code: str) -> None:
        """Read what other processes appended; whatever comes meanwhile is read together afterwards."""
        self._behind[code] = None
        if not self._is_catching_up:
            self._is_catching_up = True
            self.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._behind:
                codes = list(self._behind)[:AT_ONCE]
                rooms = [self._rooms[code] for code in codes if code in self._rooms]
                for code in codes:
                    del self._behind[code]
                try:
                    found = await self.store.logs({room.table.code: room.table.seq for room in rooms})
                except StorageDown:
                    self._behind |= dict.fromkeys(codes)
                    await asyncio.sleep(CHECK)
                    continue
                taken = [room.absorb(found[room.table.code]) for room in rooms]
                for error in await asyncio.gather(*taken, return_exceptions=True):
                    if error is not None:  # of one table: it was closed, and the others go on
                        self.metrics.see_failure(error)
        finally:
            self._is_catching_up = False

    def _lose(self, restored: bool) -> None:
        """News may have been missed; after a restore nothing in memory is worth keeping."""
        if restored:
            self.unreadable.clear()
        for code, room in list(self._rooms.items()):
            if restored:
                room.close(RESTORED)
                del self._rooms[code]
            else:
                self._catch_up_soon(code)
                room.look_soon()

    async def _watch_storage(self) -> None:
        """Notice a restored database also while nobody moves."""
        while True:
            await asyncio.sleep(CHECK)
            with contextlib.suppress(Refusal):  # while it is away the next look may find it
                await self.store.look()

    async def _await_compiled(self, folder: Path) -> None:
        """Once the compiled package lies in its folder, let everybody who thinks long use it."""
        while not folder.is_dir():
            await asyncio.sleep(CHECK)
        self.bots.move_to(str(folder))
        self.replays.move_to(str(folder))
        Thinking.is_compiled_beside = True
        LOG.info("bots think with compiled rules from now on")

    async def _sweep(self) -> None:
        """Forget tables nobody uses, now and then."""
        while True:
            await asyncio.sleep(min(SWEEP, self.forget_after))
            self.sweep()

    def sweep(self) -> None:
        """Forget tables nobody uses: of many those left first, all after a while; their logs stay."""
        due = self.now() - int(self.forget_after * 1000)
        since = max(due, self.now() - IN_USE)
        resting = sorted((room.used_at, code) for code, room in self._rooms.items() if room.is_idle(since))
        too_many = len(resting) - AT_REST
        for number, (used_at, code) in enumerate(resting):
            if number < too_many or used_at < due:
                del self._rooms[code]


def _unreadable() -> Unreadable:
    return Unreadable(UNREADABLE.code, "this table cannot be read; whoever runs the server has been told")
