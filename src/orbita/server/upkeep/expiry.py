"""Keeps a server from filling up: abandoned lobbies, old finished games and lost guests go.

Running games never do.
"""

import asyncio
import logging
from typing import Final

import msgspec

from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import StorageDown, TableRow
from orbita.server.table import entries as log

LOG: Final = logging.getLogger("orbita.upkeep")
FIRST: Final = 60.0  # seconds after the start: whoever was here has come back by then
EVERY: Final = 600.0  # seconds
AT_ONCE: Final = 100  # tables
DAY: Final = 86_400_000  # ms
GUESTS: Final = (
    90 * DAY
)  # since somebody who sits nowhere was last here; whoever comes again becomes a guest anew
EXPIRED: Final = wire.Bye("table/expired", "this table was not used for a long time and is gone", again=False)


async def keep_up(rooms: Rooms, settings: Settings) -> None:
    """Look after the tables for as long as the rooms are open."""
    upkeep = Upkeep(rooms, settings)
    await asyncio.sleep(FIRST)
    while True:
        try:
            await upkeep.look()
        except StorageDown as error:
            LOG.info("upkeep waits for the database: %s", error.code)
        except Exception as error:
            rooms.metrics.see_failure(error)
        await asyncio.sleep(EVERY)


class Upkeep:
    """What is kept how long."""

    def __init__(self, rooms: Rooms, settings: Settings) -> None:
        self._rooms = rooms
        self._settings = settings

    async def look(self) -> None:
        """Forget what is due."""
        now, lobbies, finished = self._rooms.now(), 0, 0
        if self._settings.keep_lobbies_days:
            before = now - self._settings.keep_lobbies_days * DAY
            lobbies = await self._forget_stale("lobby", before)
        if self._settings.keep_finished_days:
            before = now - self._settings.keep_finished_days * DAY
            finished = await self._forget_stale("over", before)
        if self._settings.keep_finished:
            surplus = await self._rooms.store.count("over") - self._settings.keep_finished
            finished += await self._forget_stale("over", now, surplus)
        guests = await self._rooms.store.tidy(now - GUESTS, now)
        await self._rooms.store.flights.tidy_crews(now - GUESTS)
        if lobbies or finished or guests:
            LOG.info(
                "forgotten: %d abandoned lobbies, %d finished games, %d guests", lobbies, finished, guests
            )

    async def _forget_stale(self, phase: str, before: int, most: int | None = None) -> int:
        """Forget the oldest tables of a phase, as many as that, and tell how many they were."""
        forgotten = 0
        spared: set[str] = set()
        while most is None or forgotten < most:
            limit = AT_ONCE + len(spared)
            found = await self._rooms.store.stale(phase, before, limit)
            due = [code for code in found if code not in spared]
            for code in due[: None if most is None else most - forgotten]:
                if await self._is_spared(code, phase, before):
                    spared.add(code)
                else:
                    await self._forget(code, phase)
                    forgotten += 1
            if len(found) < limit:
                break
        return forgotten

    async def _is_spared(self, code: str, phase: str, before: int) -> bool:
        """Somebody is there, or the list is behind the log: only the log says what became of a table."""
        if await self._has_people(code):
            return True
        if phase == "over":
            return False
        rows = await self._rooms.store.log(code)
        try:
            entries = [log.read_entry(row.body) for row in rows]
        except msgspec.DecodeError:
            return True  # what cannot be read is for whoever runs the server to look at
        is_running = any(isinstance(entry, log.GameStarted) for entry in entries)
        if not rows or (rows[-1].at < before and not is_running):
            return False
        if isinstance(entries[0], log.TableLaid):
            laid = entries[0]
            row = TableRow(code, laid.game, "playing" if is_running else phase, laid.public, rows[-1].at)
            await self._rooms.store.index(row, ())
        return True

    async def _has_people(self, code: str) -> bool:
        """Tell whether anybody is at a table, through whichever process."""
        here = any(room.table.code == code and room.connections for room in self._rooms.all())
        elsewhere = await self._rooms.store.others(code)
        return here or bool(elsewhere.seats or elsewhere.watchers)

    async def _forget(self, code: str, phase: str) -> None:
        """Delete a table and count it."""
        await self._rooms.forget(code, EXPIRED)
        self._rooms.metrics.expired.labels(phase).inc()
