"""Entries into a SQLite file: one thread, one connection, durable with every commit."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from orbita.server.store.interface import Row
from orbita.server.store.journal import Answers, Batch

T = TypeVar("T")

BUSY: Final = 5.0  # seconds to wait for another program that writes: a restore, for instance
GENERATION: Final = "SELECT value FROM meta WHERE name = 'generation'"
ADD: Final = """
    INSERT INTO entries (code, seq, at, body) SELECT ?1, ?2, ?3, ?4
    WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND seq = ?2 - 1)
    ON CONFLICT DO NOTHING
"""
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
        self._thread = ThreadPoolExecutor(1, "orbita-journal")
        self._connection: sqlite3.Connection | None = None
        self._place: tuple[int, int] | None = None  # of the file on its disk, as it was opened first

    async def open(self) -> None:
        """Connect."""
        await self._run(self._connect)

    async def close(self) -> None:
        """Disconnect."""
        await self._run(self._drop)
        self._thread.shutdown()

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
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._file, timeout=BUSY, isolation_level=None)
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
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing; a connection that failed is not used again."""
        self._check_place()
        connection = self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            yield connection
            connection.execute("COMMIT")
        except BaseException:
            self._drop()
            raise

    def _add(self, rows: Batch, generation: str) -> Answers:
        with self._transaction() as connection:
            found = str(connection.execute(GENERATION).fetchone()[0])
            if found != generation:
                return found, [False] * len(rows)
            return found, [_is_in(connection, code, row) for code, row in rows]

    def _put(self, code: str, rows: list[Row], again: bool) -> bool:
        with self._transaction() as connection:
            if found := connection.execute(FIRST, (code,)).fetchone():
                return again and found == rows[0]
            connection.executemany(PUT, [(code, *row) for row in rows])
            return True

    def _touch(self, at: int) -> str:
        with self._transaction() as connection:
            connection.execute(TOUCH, (str(at),))
            return str(connection.execute(GENERATION).fetchone()[0])


def _is_in(connection: sqlite3.Connection, code: str, row: Row) -> bool:
    """Add an entry, or see whether it is there already."""
    if connection.execute(ADD, (code, *row)).rowcount:
        return True
    return bool(connection.execute(FIND, (code, row.seq)).fetchone() == (row.at, row.body))
