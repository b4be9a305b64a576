"""Work that takes long is done in processes of its own; each question stands or falls alone."""

import asyncio
import contextlib
import os
import pickle
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar, TypeVarTuple

from orbita.server.errors import Refusal
from orbita.server.rooms import worker_process
from orbita.server.rooms.fair_queue import FairQueue
from orbita.server.rooms.worker_process import LENGTH, READY

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

START_WITHIN: Final = 60.0  # seconds
GRACE: Final = 1.0  # seconds a worker may go on with what nobody waits for any more
MAX_ANSWER: Final = 1 << 28  # bytes; what claims to be longer is no answer


class Unanswered(Exception):
    """The worker died, failed, or gave what cannot be read."""


class TooLate(Unanswered):
    """The worker took longer than it may."""


class Workers(Generic[T, *Ts]):
    """Processes that work out one function, started when needed and replaced when they break.

    Questions wait in a line for each owner. Of several workers one is always left to other owners.
    """

    def __init__(
        self,
        work: Callable[[*Ts], T],
        count: int = 1,
        *,
        limit: float,
        size: int,
        share: int,
        niceness: int,
    ) -> None:
        self.limit = limit
        self._queue: FairQueue[_Question[T]] = FairQueue(size, share, max(1, count - 1))
        self._all = [_Worker(work, niceness) for _ in range(count)]
        self._idle = list(self._all)
        self._tasks: dict[asyncio.Task[None], _Question[T]] = {}
        self._is_closed = False

    @property
    def workers(self) -> int:
        """How many processes there are."""
        return len(self.processes())

    @property
    def waiting(self) -> int:
        """How many questions no worker has begun with."""
        return len(self._queue)

    def processes(self) -> list[int]:
        """The ids of the processes there are."""
        return [worker.process.pid for worker in self._all if worker.process]

    async def ask(self, owner: str, *question: *Ts) -> T:
        """Ask and wait; whoever stops waiting takes the question back."""
        return await self.ask_within(self.limit, owner, *question)

    async def ask_within(self, limit: float, owner: str, *question: *Ts) -> T:
        """The same with a limit of its own, in seconds from when a worker begins."""
        if self._is_closed:
            raise _stopping()
        raw = pickle.dumps((limit, question))
        asked: _Question[T] = _Question(raw, limit, asyncio.get_running_loop().create_future())
        self._queue.put(owner, asked)
        self._begin()
        try:
            return await asked.answer
        finally:
            self._queue.remove(owner, asked)

    def _begin(self) -> None:
        """Give idle workers what waits."""
        while self._idle and not self._is_closed and (taken := self._queue.take()):
            task = asyncio.create_task(self._serve(self._idle.pop(), *taken))
            self._tasks[task] = taken[1]
            task.add_done_callback(self._tasks.pop)

    async def _serve(self, worker: "_Worker", owner: str, asked: "_Question[T]") -> None:
        """Let a worker work one question out, and pass on what comes of it."""
        began = time.monotonic()
        try:
            given = await worker.work_out(asked)
            if not asked.answer.done():
                asked.answer.set_result(given)
        except Exception as error:
            _fail(asked, error)
        finally:
            self.charge(owner, time.monotonic() - began)
            self._idle.append(worker)
            self._begin()

    def move_to(self, folder: str) -> None:
        """From the next question on let processes run the package that lies in a folder."""
        for worker in self._all:
            worker.folder = folder

    def charge(self, owner: str, seconds: float) -> None:
        """Note what an owner's question has cost."""
        self._queue.finish(owner, seconds)

    async def close(self) -> None:
        """End all workers; whoever still waits is told why."""
        self._is_closed = True
        for task, asked in self._tasks.items():
            _fail(asked, _stopping())
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while taken := self._queue.take():
            owner, asked = taken
            _fail(asked, _stopping())
            self._queue.finish(owner, 0.0)
        await asyncio.gather(*(worker.end() for worker in self._all))


class _Question(NamedTuple, Generic[T]):
    """What is asked, and where the answer goes."""

    raw: bytes
    limit: float  # seconds, from when a worker begins
    answer: "asyncio.Future[T]"


class _Worker:
    """A process, or the place of one that is yet to start."""

    def __init__(self, work: Callable[..., Any], niceness: int) -> None:
        self._wanted = (str(niceness), work.__module__, work.__qualname__)
        self.process: Process | None = None
        self.folder = ""  # where the package lies that it is to run; empty: the server's own
        self._runs_from = ""

    async def work_out(self, asked: _Question[T]) -> T:
        """Ask the process; whatever does not answer as it should is ended."""
        try:
            kind, given = pickle.loads(await self._hear(await self._ready(), asked))
        except (TooLate, asyncio.CancelledError):
            await self.end()
            raise
        except Exception as error:
            await self.end()
            raise Unanswered("the worker broke") from error
        if kind == "refused":
            raise given
        if kind == "failed":
            raise Unanswered(given)
        answer: T = given
        return answer

    async def _ready(self) -> Process:
        """The process, started if there is none, it has died, or another package is to be run.

        Its imports do not count as thinking.
        """
        process = self.process
        if process is not None and process.returncode is None and self._runs_from == self.folder:
            return process
        await self.end()
        self._runs_from = self.folder
        self.process = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", worker_process.__name__, str(os.getpid()), *self._wanted),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (self.folder, *sys.path)))},
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_WITHIN):
            await process.stdout.readexactly(len(READY))
        return process

    async def _hear(self, process: Process, asked: _Question[Any]) -> bytes:
        """The answer, within the limit, or soon if nobody waits for it any more."""
        talk = asyncio.ensure_future(_talk(process, asked.raw))
        both: set[asyncio.Future[Any]] = {talk, asked.answer}
        try:
            await asyncio.wait(both, timeout=asked.limit, return_when=asyncio.FIRST_COMPLETED)
            if asked.answer.done():
                await asyncio.wait({talk}, timeout=GRACE)
            if not talk.done():
                raise TooLate(f"no answer within {asked.limit} s")
            return talk.result()
        finally:
            talk.cancel()

    async def end(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        process.stdin.close()
        await process.wait()


async def _talk(process: Process, raw: bytes) -> bytes:
    """Send a question, receive its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(LENGTH.pack(len(raw)) + raw)
    await process.stdin.drain()
    length: int = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    if length > MAX_ANSWER:
        raise EOFError(f"{length} bytes are no answer")
    return await process.stdout.readexactly(length)


def _fail(asked: _Question[Any], error: Exception) -> None:
    if not asked.answer.done():
        asked.answer.set_exception(error)


def _stopping() -> Refusal:
    return Refusal("server/stopping", "the server is stopping")
