"""Entries into a SQLite file: one thread, one connection, durable with every commit."""

import asyncio
import contextlib
import functools
import itertools
import os
import sqlite3
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeAlias, TypeVar

from orbita.server.store.interface import Row
from orbita.server.store.journal import Answers, Batch

T = TypeVar("T")
Job: TypeAlias = "tuple[Callable[[], Any], asyncio.Future[Any]]"

BUSY: Final = 5.0  # seconds to wait for another program that writes: a restore, for instance
STATEMENTS: Final = 256  # kept prepared: one for every size of a batch, and a few more
GENERATION: Final = "SELECT value FROM meta WHERE name = 'generation'"
FIND: Final = "SELECT at, body FROM entries WHERE code = ? AND seq = ?"
PUT: Final = "INSERT INTO entries (code, seq, at, body) VALUES (?, ?, ?, ?)"
FIRST: Final = "SELECT seq, at, body FROM entries WHERE code = ? ORDER BY seq LIMIT 1"
TOUCH: Final = """
    INSERT INTO meta (name, value) VALUES ('written', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class SqliteJournal:
    """The log's own connection to a file; after a failure the next batch gets a new one."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: sqlite3.Connection | None = None
        self._place: tuple[int, int] | None = None  # of the file on its disk, as it was opened first

    async def open(self) -> None:
        """Connect."""
        self._thread = Thread(target=self._work, name="orbita-journal", daemon=True)
        self._thread.start()
        await self._run(self._connect)

    async def close(self) -> None:
        """Disconnect."""
        if self._thread is not None:
            await self._run(self._drop)
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    async def add(self, rows: Batch, generation: str) -> Answers:
        """Make a batch durable, in one transaction."""
        return await self._run(lambda: self._add(rows, generation))

    async def put(self, code: str, rows: list[Row], *, again: bool) -> bool:
        """Make a whole log durable, in one transaction."""
        return await self._run(lambda: self._put(code, rows, again))

    async def touch(self, at: int) -> str:
        """Write something, durably; tell the generation."""
        return await self._run(lambda: self._touch(at))

    async def _run(self, work: Callable[[], T]) -> T:
        """Let the thread do something, and wait for it."""
        if self._thread is None:
            raise OSError("the file is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, done))
        return await done

    def _work(self) -> None:
        """Do one job after another, in the thread."""
        while (job := self._jobs.get()) is not None:
            work, done = job
            try:
                result = work()
            except BaseException as error:
                done.get_loop().call_soon_threadsafe(_fail, done, error)
            else:
                done.get_loop().call_soon_threadsafe(_succeed, done, result)

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(
                self._file, timeout=BUSY, isolation_level=None, cached_statements=STATEMENTS
            )
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            self._connection = connection
            self._place = self._place or self._find()
        return self._connection

    def _find(self) -> tuple[int, int] | None:
        """Where the file is; None if it is not there."""
        try:
            found = os.stat(self._file)
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    def _check_place(self) -> None:
        """Refuse to write into a file that was removed or replaced: nobody would find it again."""
        if self._place is not None and self._find() != self._place:
            raise sqlite3.OperationalError(f"{self._file} was removed or replaced: put it back, or restart")

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @contextlib.contextmanager
    def _using(self) -> Iterator[sqlite3.Connection]:
        """A connection that failed is not used again; closing it takes back what was begun."""
        self._check_place()
        try:
            yield self._connect()
        except BaseException:
            self._drop()
            raise

    def _add(self, rows: Batch, generation: str) -> Answers:
        """One statement, which is its own transaction; only if something is not new, look what is there."""
        with self._using() as connection:
            values = itertools.chain.from_iterable((code, *row) for code, row in rows)
            if connection.execute(_addition(len(rows)), (*values, generation)).rowcount == len(rows):
                return generation, [True] * len(rows)
            found = str(connection.execute(GENERATION).fetchone()[0])
            return found, [_is_there(connection, code, row) for code, row in rows]

    def _put(self, code: str, rows: list[Row], again: bool) -> bool:
        with self._using() as connection:
            connection.execute("BEGIN IMMEDIATE")
            found = connection.execute(FIRST, (code,)).fetchone()
            if found is None:
                connection.executemany(PUT, [(code, *row) for row in rows])
            connection.execute("COMMIT")
            return found is None or (again and found == rows[0])

    def _touch(self, at: int) -> str:
        with self._using() as connection:
            connection.execute(TOUCH, (str(at),))
            return str(connection.execute(GENERATION).fetchone()[0])


@functools.cache
def _addition(count: int) -> str:
    """The statement that adds a batch of so many: to Python one call, so it need not queue for each entry."""
    return f"""
        INSERT INTO entries (code, seq, at, body)
        SELECT column1, column2, column3, column4 FROM (VALUES {", ".join(["(?, ?, ?, ?)"] * count)})
        WHERE ({GENERATION}) = ? AND (
            column2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE code = column1 AND seq = column2 - 1)
        )
        ON CONFLICT DO NOTHING
    """


def _succeed(done: "asyncio.Future[Any]", result: Any) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[Any]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)


def _is_there(connection: sqlite3.Connection, code: str, row: Row) -> bool:
    return bool(connection.execute(FIND, (code, row.seq)).fetchone() == (row.at, row.body))
