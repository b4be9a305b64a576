"""One writer for all tables: whatever waits while a commit is under way goes into the next one together."""

import asyncio
import itertools
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from orbita.server.store.condition import TROUBLE, Condition
from orbita.server.store.interface import Row, StorageDown
from orbita.server.store.journal import Batch

MAX_BATCH: Final = 200
MAX_WAITING: Final = 2000
PATIENCE: Final = 15.0  # seconds to wait for a database that went away
PAUSES: Final = (0.05, 0.1, 0.2, 0.5)


class Waiting(NamedTuple):
    """An entry on its way to the database."""

    code: str
    row: Row
    done: "asyncio.Future[bool]"


Commit = Callable[[Batch], Awaitable[list[bool]]]


class Writer:
    """Group commit: few transactions under load, none waited for without need."""

    def __init__(self, commit: Commit, condition: Condition) -> None:
        self._commit = commit
        self._condition = condition
        self._waiting: deque[Waiting] = deque()
        self._news = asyncio.Event()
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._is_stopping = False
        self._task = asyncio.create_task(self._run(), name="orbita-writer")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        self._is_stopping = True
        self._news.set()
        if self._task is not None:
            await self._task

    async def append(self, code: str, row: Row) -> bool:
        """Wait until an entry is durable; False if it is not the next of its log."""
        if self._is_stopping:
            raise StorageDown("server/stopping", "the server is stopping")
        if len(self._waiting) >= MAX_WAITING:
            raise StorageDown("server/busy", "the server is busy: try again in a moment")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(code, row, done))
        self._news.set()
        return await done

    async def _run(self) -> None:
        while self._waiting or not self._is_stopping:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                count = min(len(self._waiting), MAX_BATCH)
                await self._write([self._waiting.popleft() for _ in range(count)])

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

    async def _persist(self, rows: Batch) -> list[bool]:
        """Try until the database answers or patience is over; trying twice is harmless."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        for attempt in itertools.count():
            try:
                answers = await self._commit(rows)
            except TROUBLE as error:
                refusal = self._condition.see_trouble(error)
                if loop.time() > end:
                    raise refusal from error
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            else:
                self._condition.see_well()
                return answers
        raise AssertionError("patience ends first")
