"""Bots think in processes of their own, behind everybody else; if one dies or hangs, the game goes on."""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from orbita.server.thinking import be_nice, think

LOG: Final = logging.getLogger("orbita.bots")
TIME_TO_THINK: Final = 20.0  # seconds
ATTEMPTS: Final = 2


class Brains:
    """A pool of niced workers, replaced when it breaks."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, view: bytes, seat: int, moves: list[int]) -> int | None:
        """Choose a move, or None to let time pass; after two failures, any legal one."""
        if len(moves) == 1:
            return moves[0]
        for _ in range(ATTEMPTS):
            pool = self._get()
            work = (game, level, view, seat, moves, secrets.randbits(62))
            try:
                async with asyncio.timeout(TIME_TO_THINK):
                    move = await asyncio.get_running_loop().run_in_executor(pool, think, *work)
                if move is None or move in moves:
                    return move
                LOG.error("a bot of %s chose a move that is not legal", game)
            except (BrokenProcessPool, TimeoutError):
                LOG.warning("a bot of %s did not answer; its worker is replaced", game)
                self._discard(pool)
            except Exception:
                LOG.exception("a bot of %s failed", game)
        return secrets.choice(moves)

    def processes(self) -> list[int]:
        """The ids of the workers there are."""
        return list(self._pool._processes or ()) if self._pool else []

    def _get(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["orbita.server.thinking"])
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=be_nice)
        return self._pool

    def _discard(self, pool: Executor) -> None:
        """Give up a pool; others may have replaced it already."""
        if pool is not self._pool or self._pool is None:
            return
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    def close(self) -> None:
        """End all workers."""
        if self._pool is not None:
            self._discard(self._pool)
