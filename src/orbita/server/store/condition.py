"""Whether the database can be written: every change is logged once, with its reason."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from orbita.server.store.interface import StorageDown

LOG: Final = logging.getLogger("orbita.storage")
TROUBLE: Final = (  # what drivers raise when a database is away, full, locked or damaged
    TimeoutError, OSError, DBAPIError, PoolTimeout, sqlite3.Error,
    asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError
)  # fmt: skip
FRESH: Final = 1.0  # seconds a proof is good for
WITHIN: Final = 5.0  # seconds for a proof


class Condition:
    """What is known of the database, by what is written anyway or by a proof."""

    def __init__(self, prove: Callable[[], Awaitable[None]]) -> None:
        self._prove = prove
        self._proving = asyncio.Lock()
        self._proven_at = -FRESH
        self._reason = ""

    def see_well(self) -> None:
        """Something was written."""
        if self._reason:
            LOG.warning("the database can be written again")
        self._reason = ""

    def see_trouble(self, error: BaseException) -> StorageDown:
        """Something could not be written; gives the refusal to raise."""
        reason = f"{type(error).__name__}: {str(error) or 'no answer in time'}".splitlines()[0]
        if not self._reason:
            LOG.error("the database cannot be written: %s", reason)
        self._reason = reason
        return down()

    async def check(self) -> None:
        """Raise StorageDown unless the database can be written; proven at most once a second."""
        loop = asyncio.get_running_loop()
        async with self._proving:
            if loop.time() - self._proven_at >= FRESH:
                await self._try()
                self._proven_at = loop.time()
        if self._reason:
            raise down()

    async def _try(self) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                await self._prove()
        except TROUBLE as error:
            self.see_trouble(error)
        else:
            self.see_well()


def down() -> StorageDown:
    """What clients are told."""
    return StorageDown("server/storage", "the database does not answer")
