"""Storage in PostgreSQL, for several processes: every append is announced in the statement that makes it."""

import asyncio
import contextlib
from typing import Any, Final

import asyncpg
from sqlalchemy import BigInteger, cast, delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orbita.server.store.condition import TROUBLE
from orbita.server.store.file import unusable
from orbita.server.store.interface import Here, Lost, News, StorageDown
from orbita.server.store.journal import Journal
from orbita.server.store.postgres_journal import CHANNEL, PostgresJournal
from orbita.server.store.schema import PRESENCE
from orbita.server.store.sql import SqlStore
from orbita.server.table.keys import new_secret

PAUSE: Final = 0.5  # seconds between attempts to listen again
LISTEN_WITHIN: Final = 10.0  # seconds, at the start
BEAT: Final = 20.0
STALE: Final = 60_000  # ms after which a process that is not heard of is gone
NOW: Final = cast(func.floor(func.extract("epoch", func.clock_timestamp()) * 1000), BigInteger)
NOBODY: Final = Here((), 0)
HEARS: Final = "s"  # behind a seat that hears the game


class PostgresStore(SqlStore):
    """One of several processes on the same tables."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # one query needs no more
        self._turn = contextlib.nullcontext()  # the database itself lets everybody write side by side
        self.process = new_secret()
        self._here: dict[str, Here] = {}  # who is connected through this process
        self._tasks: list[asyncio.Task[None]] = []

    def _make_journal(self) -> Journal:
        """The log has a connection of its own."""
        return PostgresJournal(self._dsn())

    def _dsn(self) -> str:
        """The address as asyncpg wants it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def open(self, news: News, lost: Lost) -> None:
        """Connect, and listen before anything is read, so that nothing falls between."""
        await super().open(news, lost)
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(news, lost, listening), name="orbita-listen"),
            asyncio.create_task(self._beat(), name="orbita-beat"),
        ]
        try:
            async with asyncio.timeout(LISTEN_WITHIN):
                await listening.wait()
        except TimeoutError as error:
            await self.close()
            raise unusable(self.url.database or "", error) from error

    async def close(self) -> None:
        """Stop listening, take leave and disconnect."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(StorageDown):  # whoever is left finds out by the missing beat
            async with self._transaction() as connection:
                await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == self.process))
        await super().close()

    async def _listen(self, news: News, lost: Lost, listening: asyncio.Event) -> None:
        """Listen for ever; after an interruption everything is looked at again."""
        while True:
            ended = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._dsn())
            except TROUBLE:
                await asyncio.sleep(PAUSE)
                continue
            try:
                connection.add_termination_listener(lambda _, ended=ended: ended.set())
                await connection.add_listener(CHANNEL, _hear(news))
                if listening.is_set():
                    lost(False)
                listening.set()
                await ended.wait()
            except TROUBLE:
                await asyncio.sleep(PAUSE)
            finally:
                connection.terminate()

    async def _beat(self) -> None:
        """Show that this process lives, and see which ones do no more."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StorageDown):  # the next beat may find the database again
                await self.beat()

    async def beat(self) -> None:
        """Say anew who is here, should that have got lost, and forget processes that ended without a word."""
        async with self._transaction() as connection:
            mine = select(PRESENCE.c.code, PRESENCE.c.seats, PRESENCE.c.watchers)
            found = await connection.execute(mine.where(PRESENCE.c.process == self.process))
            said = {code: (seats, watchers) for code, seats, watchers in found}
            true = {code: _written(here) for code, here in self._here.items()}
            for code in sorted({*said, *true}):
                if said.get(code) != true.get(code):
                    await self._say(connection, code, self._here.get(code, NOBODY))
            await connection.execute(
                update(PRESENCE).where(PRESENCE.c.process == self.process).values(seen=NOW)
            )
            gone = delete(PRESENCE).where(PRESENCE.c.seen < NOW - STALE).returning(PRESENCE.c.code)
            for (code,) in list(await connection.execute(gone)):
                await _notify(connection, code)

    async def size(self) -> int:
        """The bytes of the whole database."""
        rows = await self._read(select(func.pg_database_size(func.current_database())))
        return int(rows[0][0])

    async def time(self) -> int:
        """The clock all processes of this database share, however their machines' clocks differ."""
        return int((await self._read(select(NOW)))[0][0])

    async def announce(self, code: str, here: Here) -> None:
        """Tell other processes who is connected to a table through this one; a beat repeats what got lost."""
        if here == NOBODY:
            self._here.pop(code, None)
        else:
            self._here[code] = here
        async with self._transaction() as connection:
            await self._say(connection, code, here)

    async def _say(self, connection: AsyncConnection, code: str, here: Here) -> None:
        """Write down who is here, and have the others look."""
        seats, watchers = _written(here)
        if here == NOBODY:
            place = tuple_(PRESENCE.c.code, PRESENCE.c.process) == (code, self.process)
            await connection.execute(delete(PRESENCE).where(place))
        else:
            news = {"seats": seats, "watchers": watchers, "seen": NOW}
            entry = self._insert(PRESENCE).values(code=code, process=self.process, **news)
            await connection.execute(
                entry.on_conflict_do_update(index_elements=["code", "process"], set_=news)
            )
        await _notify(connection, code)

    async def others(self, code: str) -> Here:
        """Who is connected to a table through other processes."""
        query = select(PRESENCE.c.process, PRESENCE.c.seats, PRESENCE.c.watchers).where(
            PRESENCE.c.code == code, PRESENCE.c.process != self.process, PRESENCE.c.seen > NOW - STALE
        )
        rows = await self._read(query)
        found = {seat for _, text, _ in rows for seat in text.split(",") if seat}
        is_ahead = any(process < self.process and (text or watchers) for process, text, watchers in rows)
        return Here(
            tuple(sorted({int(seat.rstrip(HEARS)) for seat in found})),
            sum(watchers for _, _, watchers in rows),
            is_ahead,
            tuple(sorted(int(seat.rstrip(HEARS)) for seat in found if seat.endswith(HEARS))),
        )


def _written(here: Here) -> tuple[str, int]:
    """Who is here, as it is stored."""
    seats = (f"{seat}{HEARS if seat in here.sound else ''}" for seat in here.seats)
    return ",".join(seats), here.watchers


async def _notify(connection: AsyncConnection, code: str) -> None:
    """Somebody came or went at a table."""
    await connection.execute(select(func.pg_notify(CHANNEL, f"{code}:0")))


def _hear(news: News) -> Any:
    """Take a notification apart; the number 0 means that somebody came or went."""

    def hear(connection: Any, pid: int, channel: str, payload: str) -> None:
        code, _, seq = payload.partition(":")
        news(code, int(seq))

    return hear
