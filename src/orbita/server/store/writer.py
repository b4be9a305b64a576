"""One writer for all tables: whatever waits while a commit is under way goes into the next one together."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError

from orbita.server.store.interface import Row, StorageDown

MAX_BATCH: Final = 200
MAX_WAITING: Final = 2000
PATIENCE: Final = 15.0  # seconds to wait for a database that went away
PAUSES: Final = (0.05, 0.1, 0.2, 0.5)


class Waiting(NamedTuple):
    """An entry on its way to the database."""

    code: str
    row: Row
    done: "asyncio.Future[bool]"


Commit = Callable[[list[tuple[str, Row]]], Awaitable[list[bool]]]


class Writer:
    """Group commit: few transactions under load, none waited for without need."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue(MAX_WAITING)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="orbita-writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self._task is None:
            return
        await self._waiting.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def append(self, code: str, row: Row) -> bool:
        """Wait until an entry is durable; False if its number is taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        try:
            self._waiting.put_nowait(Waiting(code, row, done))
        except asyncio.QueueFull:
            raise StorageDown("server/busy", "the server is busy: try again in a moment") from None
        return await done

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MAX_BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._write(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _write(self, batch: list[Waiting]) -> None:
        """Commit a batch, in a fixed order so that two processes cannot wait for each other."""
        batch.sort(key=lambda waiting: (waiting.code, waiting.row.seq))
        try:
            answers = await self._persist([(waiting.code, waiting.row) for waiting in batch])
        except Exception as error:
            for waiting in batch:
                if not waiting.done.done():
                    waiting.done.set_exception(error)
            return
        for waiting, is_new in zip(batch, answers, strict=True):
            if not waiting.done.done():
                waiting.done.set_result(is_new)

    async def _persist(self, rows: list[tuple[str, Row]]) -> list[bool]:
        """Try until the database answers or patience is over; trying twice is harmless."""
        end = asyncio.get_running_loop().time() + PATIENCE
        for attempt in range(1_000_000):
            try:
                return await self._commit(rows)
            except (TimeoutError, DBAPIError, OSError) as error:
                if asyncio.get_running_loop().time() > end:
                    raise StorageDown("server/storage", "the database does not answer") from error
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
        raise AssertionError("patience ends first")
