"""Storage in a database, over SQLAlchemy Core: one SQLite file for one process."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Select, and_, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from orbita.server.store.condition import TROUBLE, Condition, down
from orbita.server.store.engine import make_engine
from orbita.server.store.file import damaged, is_damage, unusable
from orbita.server.store.interface import Here, Lost, News, Row, StorageDown, TableRow
from orbita.server.store.journal import Batch, Journal
from orbita.server.store.migrate import look_over, migrate
from orbita.server.store.schema import (
    ENTRIES,
    FLYERS,
    GUESTS,
    HANDOVERS,
    MEMBERS,
    META,
    SNAPSHOTS,
    TABLES,
)
from orbita.server.store.sql_flights import SqlFlights
from orbita.server.store.sqlite_journal import SqliteJournal
from orbita.server.store.writer import Writer
from orbita.server.table.pieces import Snapshot

POOL: Final = 6  # connections beside the log's own
LIVE: Final = ("lobby", "playing")
WITHIN: Final = 10.0  # seconds for an answer


class SqlStore:
    """What both databases have in common; this class alone is the one for SQLite."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = make_engine(url, pool_size=POOL, max_overflow=0)
        self.reading = self.engine
        self.writing = self.engine.execution_options(orbita_writes=True)
        # A file has one writer at a time: to queue for it here is quicker than to ask the file again.
        self._turn: AbstractAsyncContextManager[None] = asyncio.Lock()
        self._journal = self._make_journal()
        self._condition = Condition(self._prove)
        self._writer = Writer(self._commit, self._condition)
        self._insert: Any = sqlite.insert if self.engine.dialect.name == "sqlite" else postgresql.insert
        self.flights = SqlFlights(self._read, self._transaction, self._insert)
        self._generation = ""
        self._lost: Lost = lambda restored: None

    def _make_journal(self) -> Journal:
        """The log has a connection of its own: it never waits behind lists and presence."""
        return SqliteJournal(self.url.database or "")

    async def open(self, news: News, lost: Lost) -> None:
        """Connect, bring the schema up to date, and begin to write."""
        self._lost = lost
        try:
            await self._journal.open()  # first of all: it sets how the file is written from now on
            await migrate(self.writing)
            self._generation = await self._read_generation()
        except (StorageDown, *TROUBLE) as error:
            await self.close()
            raise unusable(self.url.database or "", error) from error
        self._writer.start()

    async def open_to_read(self) -> None:
        """Connect without changing anything, the version included; only logs may then be asked for."""
        try:
            await look_over(self.engine)
        except (StorageDown, *TROUBLE) as error:
            await self.close()
            raise unusable(self.url.database or "", error) from error

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self._writer.stop()
        await self._journal.close()
        await self.engine.dispose()

    async def look(self) -> None:
        """Notice whether the database was restored; raise StorageDown unless it answers."""
        try:
            async with asyncio.timeout(5):
                self._maybe_restored(await self._read_generation())
        except TROUBLE as error:
            raise down() from error

    async def check(self) -> None:
        """Raise StorageDown unless the database can be written."""
        await self._condition.check()

    async def _prove(self) -> None:
        """Write something where entries are written; notice also whether the database was restored."""
        async with self._turn:
            generation = await self._journal.touch(now())
        self._maybe_restored(generation)

    async def _read_generation(self) -> str:
        """Which life of the database this is: a restore begins a new one."""
        async with self.reading.connect() as connection:
            found = await connection.execute(select(META.c.value).where(META.c.name == "generation"))
            return str(found.scalar_one())

    def _maybe_restored(self, generation: str) -> bool:
        """After a restore everything in memory is of another time."""
        if generation == self._generation:
            return False
        self._generation = generation
        self._lost(True)
        return True

    async def append(self, code: str, row: Row) -> bool:
        """Make an entry durable; False if it is not the next of its log."""
        return await self._writer.append(code, row)

    async def _commit(self, rows: Batch) -> list[bool]:
        """Make a batch durable and tell which entries are in; none into a restored database."""
        async with self._turn:
            generation, answers = await self._journal.add(rows, self._generation)
        return [False] * len(rows) if self._maybe_restored(generation) else answers

    async def log(self, code: str, after: int = 0) -> list[Row]:
        """Read a log from behind an entry on."""
        query = (
            select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.code == code, ENTRIES.c.seq > after)
            .order_by(ENTRIES.c.seq)
        )
        return [Row(*row) for row in await self._read(query)]

    async def logs(self, after: dict[str, int]) -> dict[str, list[Row]]:
        """Read several logs in one statement, each from behind an entry on."""
        wanted = [and_(ENTRIES.c.code == code, ENTRIES.c.seq > seq) for code, seq in after.items()]
        found: dict[str, list[Row]] = {code: [] for code in after}
        if not wanted:
            return found
        for code, *row in await self._read(select(ENTRIES).where(or_(*wanted)).order_by(ENTRIES.c.seq)):
            found[code].append(Row(*row))
        return found

    async def put_log(self, code: str, rows: list[Row]) -> bool:
        """Store the whole log of a table, at once; False if there is such a table already."""
        try:
            async with asyncio.timeout(WITHIN):
                try:
                    return await self._put(code, rows)
                except TROUBLE:  # a connection that broke is worth a second attempt
                    return await self._put(code, rows, again=True)
        except TROUBLE as error:
            raise self._condition.see_trouble(error) from error

    async def _put(self, code: str, rows: list[Row], *, again: bool = False) -> bool:
        async with self._turn:
            return await self._journal.put(code, rows, again=again)

    async def snapshot(self, code: str) -> Snapshot | None:
        """The older of the two that are kept."""
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.code == code).order_by(SNAPSHOTS.c.seq).limit(1)
        rows = await self._read(query)
        return Snapshot(*rows[0][1:]) if rows else None

    async def keep_snapshot(self, code: str, snapshot: Snapshot) -> None:
        """Keep a snapshot and the one before it."""
        values = {
            "code": code,
            "seq": snapshot.seq,
            "rules": snapshot.rules,
            "content": snapshot.content,
            "frozen": snapshot.frozen,
        }
        async with self._transaction() as connection:
            await connection.execute(self._insert(SNAPSHOTS).values(values).on_conflict_do_nothing())
            newest = (
                select(SNAPSHOTS.c.seq)
                .where(SNAPSHOTS.c.code == code)
                .order_by(SNAPSHOTS.c.seq.desc())
                .limit(2)
            )
            kept = [seq for (seq,) in await connection.execute(newest)]
            await connection.execute(
                delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code, SNAPSHOTS.c.seq < min(kept))
            )

    async def drop_snapshots(self, code: str) -> None:
        """Forget the snapshots of a table."""
        async with self._transaction() as connection:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.code == code))

    async def forget(self, code: str) -> None:
        """Delete a table with everything that is kept of it, in one transaction."""
        async with self._transaction() as connection:
            for kept in (MEMBERS, TABLES, SNAPSHOTS, ENTRIES):
                await connection.execute(delete(kept).where(kept.c.code == code))

    async def index(self, row: TableRow, guests: tuple[str, ...]) -> None:
        """List a table, also among those of these guests."""
        values = row._asdict()
        listing = self._insert(TABLES).values(values)
        async with self._transaction() as connection:
            await connection.execute(
                listing.on_conflict_do_update(
                    index_elements=["code"], set_={"phase": row.phase, "updated": row.updated}
                )
            )
            for guest in guests:
                member = self._insert(MEMBERS).values(guest=guest, code=row.code)
                await connection.execute(member.on_conflict_do_nothing())

    async def public_tables(self, limit: int) -> list[TableRow]:
        """The public tables that wait for players or are being played, the newest first."""
        query = select(TABLES).where(TABLES.c.public, TABLES.c.phase.in_(LIVE))
        return await self._newest(query, limit)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """A guest's tables, the newest first."""
        query = select(TABLES).join(MEMBERS, MEMBERS.c.code == TABLES.c.code).where(MEMBERS.c.guest == guest)
        return await self._newest(query, limit)

    async def _newest(self, query: Select[Any], limit: int) -> list[TableRow]:
        rows = await self._read(query.order_by(TABLES.c.updated.desc(), TABLES.c.code).limit(limit))
        return [TableRow(*row) for row in rows]

    async def stale(self, phase: str, before: int, limit: int) -> list[str]:
        """The listed tables of a phase that were last updated before a moment, the oldest first."""
        query = select(TABLES.c.code).where(TABLES.c.phase == phase, TABLES.c.updated < before)
        rows = await self._read(query.order_by(TABLES.c.updated, TABLES.c.code).limit(limit))
        return [code for (code,) in rows]

    async def count(self, phase: str) -> int:
        """How many tables of a phase are listed."""
        rows = await self._read(select(func.count()).select_from(TABLES).where(TABLES.c.phase == phase))
        return int(rows[0][0])

    async def size(self) -> int:
        """The bytes of the file and of its write-ahead log."""
        file = Path(self.url.database or "")
        return sum(part.stat().st_size for part in (file, Path(f"{file}-wal")) if part.exists())

    async def codes(self) -> AsyncIterator[str]:
        """Walk all tables there are, a page at a time."""
        last = ""
        while True:
            query = select(ENTRIES.c.code).where(ENTRIES.c.code > last, ENTRIES.c.seq == 1)
            page = [code for (code,) in await self._read(query.order_by(ENTRIES.c.code).limit(500))]
            if not page:
                return
            for code in page:
                yield code
            last = page[-1]

    async def keep_guest(self, guest: str, nickname: str, at: int) -> None:
        """Remember a guest's nickname, by the hash of the key."""
        listing = self._insert(GUESTS).values(guest=guest, nickname=nickname, at=at)
        async with self._transaction() as connection:
            await connection.execute(
                listing.on_conflict_do_update(index_elements=["guest"], set_={"nickname": nickname, "at": at})
            )

    async def nickname(self, guest: str) -> str | None:
        """A guest's nickname, if the key is known."""
        rows = await self._read(select(GUESTS.c.nickname).where(GUESTS.c.guest == guest))
        return rows[0][0] if rows else None

    async def keep_handover(self, hashed: str, sealed: bytes, until: int) -> None:
        """Keep something sealed for whoever has the code of this hash, until a moment."""
        kept = {"sealed": sealed, "until": until}
        listing = self._insert(HANDOVERS).values(hashed=hashed, **kept)
        async with self._transaction() as connection:
            await connection.execute(listing.on_conflict_do_update(index_elements=["hashed"], set_=kept))

    async def take_handover(self, hashed: str, now: int) -> bytes | None:
        """Give out what was kept, once and in time: reading it and deleting it are one statement."""
        gone = delete(HANDOVERS).where(or_(HANDOVERS.c.hashed == hashed, HANDOVERS.c.until <= now))
        async with self._transaction() as connection:
            taken = list(await connection.execute(gone.returning(*HANDOVERS.c)))
        return next((sealed for name, sealed, until in taken if name == hashed and until > now), None)

    async def time(self) -> int:
        """A SQLite file has one process."""
        return now()

    async def tidy(self, guests_before: int, now: int) -> int:
        """Forget codes that are too old, and guests who sit nowhere."""
        is_somewhere = select(MEMBERS.c.guest).where(MEMBERS.c.guest == GUESTS.c.guest).exists()
        has_flown = select(FLYERS.c.guest).where(FLYERS.c.guest == GUESTS.c.guest).exists()
        is_lost = and_(GUESTS.c.at < guests_before, ~is_somewhere, ~has_flown)
        async with self._transaction() as connection:
            await connection.execute(delete(HANDOVERS).where(HANDOVERS.c.until <= now))
            gone = await connection.execute(delete(GUESTS).where(is_lost))
        return gone.rowcount

    async def announce(self, code: str, here: Here) -> None:
        """A SQLite file has one process."""

    async def others(self, code: str) -> Here:
        """A SQLite file has one process."""
        return Here((), 0)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Write, or say that the database is away."""
        try:
            async with asyncio.timeout(WITHIN), self._turn, self.writing.begin() as connection:
                yield connection
        except TROUBLE as error:
            raise down() from error

    async def _read(self, query: Any) -> list[Any]:
        """Run a query; a connection that broke is worth a second attempt."""
        for is_last in (False, True):
            try:
                async with asyncio.timeout(WITHIN), self.reading.connect() as connection:
                    return list(await connection.execute(query))
            except TROUBLE as error:
                if is_damage(error):
                    raise damaged(self.url.database or "") from error
                if is_last:
                    raise down() from error
                await asyncio.sleep(0.2)
        raise AssertionError("the second attempt returns or raises")


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
