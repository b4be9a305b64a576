"""The bots of a table: they think from what their seats see, and move like everybody else."""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from orbita.bots.bot import Heard, Sign
from orbita.core.contract import TalkKind
from orbita.core.errors import OrbitaError
from orbita.server.rooms.bot_pace import pause
from orbita.server.rooms.fair_queue import Busy
from orbita.server.store.interface import StorageDown
from orbita.server.table import commands
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from orbita.server.table.levels import is_patient

if TYPE_CHECKING:
    from orbita.server.rooms.room import Room

LOG: Final = logging.getLogger("orbita.table")
STAND_IN: Final = 3.0  # seconds after which a bot of another process is thought to have been forgotten
PAUSE: Final = 1.0  # seconds before something that could not be written is tried again


class Bots:
    """The bots of one table that are thinking, by their seats."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.thinking: dict[int, asyncio.Task[None]] = {}

    def mind(self, entry: log.Entry | None) -> None:
        """Let the bots think whose move is awaited; what was taken back makes them think anew."""
        table = self._room.table
        is_carried = entry is not None and table.past[-1].carried is not None
        taken_back = is_carried or isinstance(entry, log.MovesTakenBack)
        for seat, task in list(self.thinking.items()):
            if taken_back or task.done() or not table.places[seat].bot:
                task.cancel()
                del self.thinking[seat]
        for seat in table.awaited():
            if table.places[seat].bot and seat not in self.thinking and not self._room.is_closed:
                self.thinking[seat] = self._room.rooms.spawn(self._turn(seat))

    def stop(self) -> None:
        """Think no more."""
        for task in self.thinking.values():
            task.cancel()

    async def advise(self, seat: int, level: str, lang: str) -> tuple[int | None, str]:
        """Ask a bot what it would do on a seat (None: let time pass), and why."""
        pool, code = self._room.rooms.bots, self._room.table.code
        return await pool.advise(*self._question(seat, level), table=code, lang=lang)

    def _question(self, seat: int, level: str) -> tuple[str, str, bytes, int, list[int], bytes]:
        """What a bot is asked: the game, its level, what the seat sees and may do, and what was said."""
        table = self._room.table
        assert table.match is not None
        game, state = table.game, table.match.state
        view = msgspec.json.encode(game.view(state, seat))
        return game.name, level, view, seat, list(game.legal(state, seat)), msgspec.json.encode(heard(table))

    async def _turn(self, seat: int) -> None:
        """Think and move; then see whether there is more to do."""
        is_asked_again, seq = True, self._room.table.seq
        try:
            is_asked_again = await self._move(seat)
        except (StorageDown, Busy):
            await asyncio.sleep(PAUSE)
        except OrbitaError as refusal:
            LOG.info("a bot was overtaken: %s", refusal.code)
            if self._room.table.seq == seq:  # by nothing: it would do the same again
                await asyncio.sleep(PAUSE)
        except Exception as error:
            self._room.rooms.metrics.see_failure(error)
            await asyncio.sleep(PAUSE)
        finally:
            if self.thinking.get(seat) is asyncio.current_task():
                del self.thinking[seat]
        if is_asked_again:
            self.mind(None)

    async def _move(self, seat: int) -> bool:
        """Choose from what the seat sees, take a moment as people do, and move like everybody else.

        False: the bot lets time pass, and is asked again when something has happened.
        """
        table, rooms = self._room.table, self._room.rooms
        level = table.places[seat].bot
        if table.match is None or not level or seat not in table.awaited():
            return True  # moved through another process before this one came to think
        if table.has_moved_since_the_clock(seat) and is_patient(table.game.name, level):
            return False
        if self._room.presence.elsewhere.is_ahead:
            await asyncio.sleep(STAND_IN)
            if self._room.table.seq != table.seq:
                return True
        moves = table.game.legal(table.match.state, seat)
        if all(self._leads_in_vain(table, seat, move) for move in moves):
            return False
        began = rooms.now()
        done = await rooms.bots.choose(*self._question(seat, level), table=table.code)
        wanted = pause(rooms.bot_pace, table, seat, len(moves), rooms.bots.waiting)
        await rooms.sleep(max(0.0, wanted - (rooms.now() - began) / 1000))
        if done.signs:
            await self._say(seat, level, done.signs)
            return True
        if done.move is None or self._leads_in_vain(table, seat, done.move):
            return self._room.table.seq != table.seq
        text = table.game.notation.move_text(table.match.state, seat, done.move)
        await self._room.submit(lambda now: commands.play_for(now, seat, level, text, table.seq, rooms.now()))
        return True

    async def _say(self, seat: int, level: str, signs: Sequence[tuple[TalkKind, str]]) -> None:
        """Give signs, as people do: refused in silence."""
        for kind, about in signs:
            now = self._room.rooms.now()
            await self._room.submit(
                partial(commands.sign_for, seat=seat, level=level, kind=kind, about=about, now=now)
            )

    def _leads_in_vain(self, table: Table, seat: int, move: int) -> bool:
        """Tell whether a move is one for all, and another seat leads: people who are here before any bot."""
        assert table.match is not None
        return table.game.leads(table.match.state, move) and self._room.leader() not in (None, seat)


def heard(table: Table) -> Heard:
    """Everything that was said by signs at a table, and which seats are bots' own."""
    bots = tuple(seat for seat, place in enumerate(table.places) if place.bot)
    signs = (Sign(said.time or 0, said.seat, said.kind, said.about) for said in table.said)
    return Heard(bots, tuple(signs))
