"""Entries into PostgreSQL: a batch is one statement, which also tells the other processes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg

from orbita.server.store.interface import Row
from orbita.server.store.journal import Answers, Batch

CHANNEL: Final = "orbita"
WITHIN: Final = 10.0  # seconds for a connection or a statement
GENERATION: Final = "SELECT value FROM meta WHERE name = 'generation'"
GIVEN: Final = "unnest($1::varchar[], $2::int[], $3::bigint[], $4::bytea[]) AS given (code, seq, at, body)"
ADD: Final = f"""
    WITH added AS (
        INSERT INTO entries (code, seq, at, body) SELECT code, seq, at, body FROM {GIVEN}
        WHERE ({GENERATION}) = $5 AND (
            seq = 1 OR EXISTS (SELECT 1 FROM entries AS e WHERE e.code = given.code AND e.seq = given.seq - 1)
        )
        ON CONFLICT DO NOTHING RETURNING code, seq
    )
    SELECT pg_notify('{CHANNEL}', code || ':' || seq) FROM added
"""
FIND: Final = """
    SELECT code, seq, at, body FROM entries
    JOIN unnest($1::varchar[], $2::int[]) AS given (code, seq) USING (code, seq)
"""
PUT: Final = f"INSERT INTO entries (code, seq, at, body) SELECT code, seq, at, body FROM {GIVEN}"
FIRST: Final = "SELECT seq, at, body FROM entries WHERE code = $1 ORDER BY seq LIMIT 1"
TOUCH: Final = """
    INSERT INTO meta (name, value) VALUES ('written', $1)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""


class PostgresJournal:
    """The log's own connection; after a failure the next batch gets a new one."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._turn = asyncio.Lock()  # a connection does one thing at a time

    async def open(self) -> None:
        """Connect."""
        async with self._connected():
            pass

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.terminate()

    @contextlib.asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """A connection that failed is not used again."""
        async with self._turn:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._dsn, timeout=WITHIN, command_timeout=WITHIN)
            try:
                yield self._connection
            except BaseException:
                self._connection.terminate()
                self._connection = None
                raise

    async def add(self, rows: Batch, generation: str) -> Answers:
        """Make a batch durable, in one statement; only if something is not new, look what is there."""
        async with self._connected() as connection:
            added = await connection.fetch(ADD, *_columns(rows), generation)
            if len(added) == len(rows):
                return generation, [True] * len(rows)
            found = await connection.fetch(FIND, [code for code, _ in rows], [row.seq for _, row in rows])
            there = {(code, Row(*row)) for code, *row in found}
            now = str(await connection.fetchval(GENERATION))
        return now, [(code, row) in there for code, row in rows]

    async def put(self, code: str, rows: list[Row], *, again: bool) -> bool:
        """Make a whole log durable, in one statement."""
        async with self._connected() as connection:
            if (found := await connection.fetchrow(FIRST, code)) is not None:
                return again and Row(*found) == rows[0]
            try:
                await connection.execute(PUT, *_columns([(code, row) for row in rows]))
            except asyncpg.UniqueViolationError:
                return False  # another process was faster
        return True

    async def touch(self, at: int) -> str:
        """Write something, durably; tell the generation."""
        async with self._connected() as connection:
            await connection.execute(TOUCH, str(at))
            return str(await connection.fetchval(GENERATION))


def _columns(rows: Batch) -> tuple[list[str], list[int], list[int], list[bytes]]:
    """A batch as arrays, one for each column."""
    return (
        [code for code, _ in rows],
        [row.seq for _, row in rows],
        [row.at for _, row in rows],
        [row.body for _, row in rows],
    )
