"""Work shared out among processes: what comes back is in the order of the tasks, whatever their number."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, TypeVar

from orbita.core.errors import BadOptions

AHEAD: Final = 4  # tasks a process that are handed out before they are waited for

T = TypeVar("T")
R = TypeVar("R")


def check_jobs(jobs: int) -> None:
    """Refuse a number of processes that could do nothing."""
    if jobs < 1:
        raise BadOptions("jobs/count", f"at least one process is needed, not {jobs}", jobs=jobs)


def in_order(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """Do all tasks, in this process or in several; when nobody listens any more, the rest is left undone."""
    check_jobs(jobs)
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
    given: deque[Future[R]] = deque()
    try:
        for task in tasks:
            given.append(pool.submit(work, task))
            if len(given) > AHEAD * jobs:
                yield given.popleft().result()
        while given:
            yield given.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that listens, which then stops the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
