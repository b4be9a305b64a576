"""The clock of a table's game: it moves at its moments, like everybody else, and goes on after an absence."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from orbita.core.contract import NEVER
from orbita.core.errors import OrbitaError
from orbita.server.errors import Refusal
from orbita.server.table import commands
from orbita.server.table import entries as log
from orbita.server.table.fold import Table

if TYPE_CHECKING:
    from orbita.server.rooms.room import Command, Room

LOG: Final = logging.getLogger("orbita.table")
PATIENCE: Final = 5000  # ms in which somebody who has gone may be back before a step goes on without them
PAUSE: Final = 1.0  # seconds before something that could not be written is tried again


class Clock:
    """Waits for the next moment at which the game's clock matters, if it has one that runs."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        """Tell whether a moment is waited for."""
        return self._waiting is not None

    def mind(self) -> None:
        """Wait for the next moment, as the table stands now."""
        self.stop()
        wait = self._wait()
        if wait is not None and not self._room.is_closed:
            self._waiting = self._room.rooms.spawn(self._tick(wait))

    def _wait(self) -> float | None:
        """For how many ms of ours nothing happens; None: until somebody does something."""
        table, now = self._room.table, self._room.rooms.now()
        if table.wake_at() == NEVER or table.timing.is_held:
            return None
        return self._wait_for_all(now) if table.timing.steps else table.timing.wait(table.wake_at(), now)

    def _wait_for_all(self, now: int) -> float | None:
        """As long as somebody is here and not ready, for ever; for whoever has just gone, a moment."""
        table, away = self._room.table, self._room.away()
        unready = table.waited_for()
        if not table.ready_to_step or any(seat not in away for seat in unready):
            return None
        return max([0, *(away[seat] + PATIENCE - now for seat in unready)])

    def stop(self) -> None:
        """Wait no more."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    async def _tick(self, wait: float) -> None:
        """Feed the clock's move at its moment; after an absence the clock goes on from where it was."""
        table, now = self._room.table, self._room.rooms.now
        if commands.is_behind(table, now()):
            await self._submit_if(table.seq, lambda table: commands.resume_clock(table, now()))
            return
        await asyncio.sleep(max(0.0, wait) / 1000)
        if table.timing.steps and self._wait() != 0:
            self._waiting = None
            self.mind()  # somebody was back meanwhile
            return
        await self._submit_if(table.seq, commands.tick)

    async def _submit_if(self, seq: int, command: "Command") -> None:
        """Submit unless something has happened since."""

        def still(table: Table) -> log.Entry:
            if table.seq != seq:
                raise Refusal("clock/late", "something else happened first")
            return command(table)

        self._waiting = None  # not to be cancelled by its own entry
        try:
            await self._room.submit(still)
            return
        except OrbitaError as refusal:
            LOG.info("the clock of a table was overtaken: %s", refusal.code)
        except Exception as error:
            self._room.rooms.metrics.see_failure(error)
        await asyncio.sleep(PAUSE)
        if self._waiting is None:
            self.mind()
