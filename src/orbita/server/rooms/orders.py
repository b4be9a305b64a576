"""What people left behind for when they are away is carried out for them, as far as their game knows how."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from orbita.core.errors import OrbitaError
from orbita.server.table import commands, show
from orbita.server.table.fold import Table

if TYPE_CHECKING:
    from orbita.server.rooms.room import Room

LOG: Final = logging.getLogger("orbita.table")
GRACE: Final = 20_000  # ms in which somebody who has gone may be back to decide; at a slow table none
PAUSE: Final = 1.0  # seconds before something that could not be written is tried again


class StandingOrders:
    """Waits until somebody who is asked, and has left an order, was away for long enough."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._waiting: asyncio.Task[None] | None = None
        self._for: tuple[int, int, int] | None = None  # entry, seat and moment that are waited for

    @property
    def is_waiting(self) -> bool:
        """Tell whether an order is going to be carried out."""
        return self._waiting is not None

    def mind(self) -> None:
        """Wait for whoever is asked and away, as things stand now."""
        due = None if self._room.is_closed else self._due()
        if due == self._for:
            return
        self.stop()
        if due is not None:
            self._for = due
            self._waiting = self._room.rooms.spawn(self._wait(*due))

    def stop(self) -> None:
        """Wait no more."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = self._for = None

    def _due(self) -> tuple[int, int, int] | None:
        """The next seat that is asked, has an order and is away, and when that order is carried out."""
        table = self._room.table
        if table.game.orders is None:
            return None
        away = self._room.away()
        grace = 0 if table.laid.days_per_move else GRACE
        due = [
            (table.seq, seat, away[seat] + grace)
            for seat in table.awaited()
            if seat in away and table.places[seat].order and not table.places[seat].bot
        ]
        return min(due, key=lambda one: one[2], default=None)

    async def _wait(self, seq: int, seat: int, until: int) -> None:
        """Carry the order out, unless something happens before."""
        now = self._room.rooms.now
        await asyncio.sleep(max(0, until - now()) / 1000)
        table = self._room.table
        moves = self._moves(table, seat) if table.seq == seq else ()
        self._waiting = None  # not to be cancelled by its own entry
        if not moves:
            return  # the game leaves this decision to the seat itself
        order = table.places[seat].order
        try:
            await self._room.submit(lambda table: commands.obey(table, seat, order, moves, seq, now()))
            return
        except OrbitaError as refusal:
            LOG.info("an order was overtaken: %s", refusal.code)
        except Exception as error:
            self._room.rooms.metrics.see_failure(error)
        await asyncio.sleep(PAUSE)
        self._for = None
        self.mind()

    def _moves(self, table: Table, seat: int) -> tuple[str, ...]:
        """What the order says here, from what its seat sees."""
        assert table.game.orders is not None
        return table.game.orders.obey(show.view(table, seat), table.places[seat].order)
