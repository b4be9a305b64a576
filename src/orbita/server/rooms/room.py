"""A table in this process: its fold of the log, and who is told of it; bots, orders, clock are beside it."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from orbita.core.errors import OrbitaError
from orbita.server.errors import Refusal
from orbita.server.rooms.bots import Bots
from orbita.server.rooms.clock import Clock
from orbita.server.rooms.files import file_away
from orbita.server.rooms.orders import StandingOrders
from orbita.server.rooms.presence import Presence
from orbita.server.socket import protocol as wire
from orbita.server.socket.connection import Connection
from orbita.server.store.interface import Row, StorageDown, TableRow
from orbita.server.table import commands
from orbita.server.table import entries as log
from orbita.server.table.asides import check_enough
from orbita.server.table.fold import Table
from orbita.server.table.leading import check_lead, leader_of
from orbita.server.table.showing import Showing

if TYPE_CHECKING:
    from orbita.server.rooms.rooms import Rooms

RACES: Final = 8  # how often a command is tried anew after somebody else was faster
SNAPSHOT_EVERY: Final = 50
MOMENT: Final = 0.2  # seconds in which comings and goings are told together
MOMENT_EACH: Final = 0.002  # seconds more for each who is told: a full room costs no more than a small one

Command = Callable[[Table], log.Entry]


class Room:
    """One table, as this process serves it; `table` is replaced with every entry, never changed."""

    def __init__(self, rooms: "Rooms", table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.used_at = rooms.now()
        self.presence = Presence(self.used_at)
        self.connections = self.presence.connections
        self.present = wire.Presence((), 0, {})
        self._led_by = self.leader()
        self._is_announcing = self._is_looking = False
        self._lock = asyncio.Lock()
        self.bots = Bots(self)
        self.clock = Clock(self)
        self.orders = StandingOrders(self)
        self._showing: Showing | None = None
        self._indexed: tuple[object, ...] = ()  # what the index says of the table
        self.is_closed = False

    # Writing

    async def submit(self, command: Command) -> int:
        """Check a command, make its entry durable, carry it out; whoever asked may go away meanwhile."""
        return await asyncio.shield(self.rooms.spawn(self._submit(command)))

    async def _submit(self, command: Command) -> int:
        """What cannot be folded is refused before it is stored: a log can always be read again."""
        async with self._lock:
            for _ in range(RACES):
                if self.is_closed:
                    raise Refusal("server/restored", "the table was laid anew: connect again")
                entry = command(self.table)
                check_enough(self.table, entry)
                row, table = self._try_on(entry)
                with self.rooms.metrics.appends.time():
                    is_new = await self.rooms.store.append(self.table.code, row)
                if is_new:
                    self._turn_to(table, entry)
                    with contextlib.suppress(StorageDown):  # the entry is safe; the index is kept next time
                        await self.keep()
                    if isinstance(entry, log.OutcomeNoted):
                        self.rooms.spawn(file_away(self.rooms, table))
                    return row.seq
                await self._catch_up()
        raise Refusal("table/busy", "others were faster: try again")

    def _try_on(self, entry: log.Entry) -> tuple[Row, Table]:
        """An entry as it will be stored, and the table as whoever reads the log later will see it.

        The rules are asked once, about the words that are stored: where a move was given in others, it is
        written as records write it, and read once more.
        """
        row = Row(self.table.seq + 1, self.rooms.now(), log.write_entry(entry))
        try:
            table = self.table.after(row.seq, row.at, log.read_entry(row.body))
            if self.table.phase == "over" and table.phase != "over":
                raise Refusal("table/over", "the game is over")
            if isinstance(entry, log.MovePlayed):
                check_lead(self.table, table, self.leader())
        except OrbitaError:
            raise
        except Exception as error:
            self.rooms.metrics.see_failure(error)
            raise Refusal("entry/impossible", "the table cannot take this in; nothing was changed") from None
        if isinstance(entry, log.MovePlayed) and entry.moves != (texts := table.last_moves(len(entry.moves))):
            return self._try_on(msgspec.structs.replace(entry, move=texts[0], more=texts[1:]))
        return row, table

    async def catch_up(self) -> None:
        """Take in what other processes appended."""
        async with self._lock:
            await self._catch_up()

    async def absorb(self, rows: list[Row]) -> None:
        """Take in what was read; some of it may be known by now."""
        async with self._lock:
            for row in rows:
                if row.seq == self.table.seq + 1:
                    self._take_in(row)

    async def _catch_up(self) -> None:
        for row in await self.rooms.store.log(self.table.code, self.table.seq):
            self._take_in(row)

    def _take_in(self, row: Row) -> None:
        """Go on to what another process appended; what cannot be read closes the table, for all to see."""
        try:
            entry = log.read_entry(row.body)
            table = self.table.after(row.seq, row.at, entry)
        except Exception as error:
            raise self.rooms.quarantine(self.table.code, error) from error
        self._turn_to(table, entry)

    def _turn_to(self, table: Table, entry: log.Entry) -> None:
        """The next entry has changed the table; everybody is told."""
        is_other_phase = (table.phase, table.may_talk()) != (self.table.phase, self.table.may_talk())
        self.table = table
        self.rooms.count_entry(entry)
        self.presence.dismiss_strangers(table, entry)
        if isinstance(entry, log.LinkRenewed | log.LeftSeat | log.SatDown | log.BotSat):
            self.presence.expect(entry.seat, self.rooms.now())
            self._look()
        elif is_other_phase:
            self._look()
        self._mind_who_is_here()
        self.presence.wake()
        self.bots.mind(entry)
        self.clock.mind()
        self.orders.mind()
        self._mind_end()

    def _mind_end(self) -> None:
        """Note how the game ended."""
        table = self.table
        if table.phase == "over" and table.noted is None and table.match and table.match.outcome():
            self.rooms.spawn(self.submit(commands.note_outcome))

    async def keep(self) -> None:
        """Keep index and snapshots; they are derived from the log and may lag behind it."""
        table = self.table
        row = TableRow(table.code, table.game.name, table.phase, table.laid.public, table.moved_at)
        guests = tuple(sorted({place.guest for place in table.places if place.guest}))
        if self._indexed != (*row[:4], guests) or table.phase == "lobby":
            await self.rooms.store.index(row, guests)
            self._indexed = (*row[:4], guests)
        if table.seq % SNAPSHOT_EVERY == 0 and (snapshot := table.snapshot()):
            self.rooms.spawn(self.rooms.store.keep_snapshot(table.code, snapshot))

    # Showing

    def _shown(self) -> Showing:
        """What is shown of the table as it stands, made once per entry and leader."""
        leader, now = self.leader(), self.rooms.now()
        stands = (self.table.seq, leader, self.table.is_open(now))
        if self._showing is None or self._showing.stands != stands:
            self._showing = Showing(self.table, now, leader)
        return self._showing

    def info(self) -> wire.TableInfo:
        """The table's info."""
        return self._shown().info

    def update_for(self, connection: Connection) -> wire.Update | None:
        """What a connection has not been told yet; None if nothing."""
        news = self._shown().update_for(connection)
        return news[0] if news else None

    def news_for(self, connection: Connection) -> bytes | None:
        """The same as it is sent."""
        news = self._shown().update_for(connection)
        return news[1] if news else None

    # Who is here

    def enter(self, connection: Connection) -> None:
        """A client connected; a player takes the seat back from a bot."""
        self.presence.enter(connection)
        if connection.who.seat is not None:
            self._come_back(connection.who.seat)
        self._tell_presence()
        self.look_after()

    def look_after(self) -> None:
        """See to bots, orders and clock, should nobody have yet."""
        self.bots.mind(None)
        self.orders.mind()
        if not self.clock.is_waiting:
            self.clock.mind()

    def leave(self, connection: Connection) -> None:
        """A client is gone."""
        self.used_at = self.rooms.now()
        self.presence.leave(connection, self.used_at)
        self._tell_presence()

    def hears(self, connection: Connection, on: bool) -> None:
        """A seat hears the game now, or does not: shown to the others with who is here."""
        if connection.has_sound != on:
            connection.has_sound = on
            self._tell_presence()

    def _come_back(self, seat: int) -> None:
        """Whoever connects takes the seat back from a bot that stands in, or is asked to."""
        with contextlib.suppress(Refusal):
            commands.come_back(self.table, seat)
            self.rooms.spawn(self.submit(lambda table: commands.come_back(table, seat)))

    def _mind_who_is_here(self) -> None:
        """Whoever came unnoticed, and so was not asked, takes the seat back from a bot."""
        table = self.table
        made = table.past[-1].carried or (table.wish.made if table.wish else None)
        if made is None or made.wish != "bot" or not self.presence.is_here(made.seat):
            return
        if made.seat not in (made.by, *made.voters, *table.late(self.rooms.now())):
            self._come_back(made.seat)

    def away(self) -> dict[int, int]:
        """The people who are not connected, and since when."""
        return self.presence.away(self.table)

    def leader(self) -> int | None:
        """Which seat leads, as far as this process knows who is here."""
        return leader_of(self.table, self.presence.seats())

    def _tell_presence(self) -> None:
        """Somebody came or went: tell everybody, also in other processes."""
        if not self._is_announcing:
            self._is_announcing = True
            self.rooms.spawn(self._announce())

    async def _announce(self) -> None:
        """Tell who is here, once for all who come and go in the same moment."""
        await asyncio.sleep(MOMENT + MOMENT_EACH * len(self.connections))
        self._is_announcing = False
        self._look()
        await self.rooms.store.announce(self.table.code, self.presence.here())

    def look_soon(self) -> None:
        """Somebody came or went elsewhere: look, once for all who do so in the same moment."""
        if not self._is_looking:
            self._is_looking = True
            self.rooms.spawn(self._look_in_a_moment())

    async def _look_in_a_moment(self) -> None:
        await asyncio.sleep(MOMENT)
        self._is_looking = False
        await self.look_around()

    async def look_around(self) -> None:
        """Ask who is connected through other processes."""
        self.presence.hear_of(await self.rooms.store.others(self.table.code), self.rooms.now())
        self._look()

    def _look(self) -> None:
        """Put together who is connected, and tell everybody."""
        self.present = self.presence.message(self.table)
        self.presence.wake()
        if self.leader() != self._led_by:
            self._led_by = self.leader()
            self.bots.mind(None)
        if self.table.timing.steps:
            self.clock.mind()
        self.orders.mind()

    def is_idle(self, since: int) -> bool:
        """Nobody is here, nothing is under way, and nobody was for a while."""
        is_minded = self.bots.thinking or self.clock.is_waiting or self.orders.is_waiting
        is_at_rest = not self.connections and not is_minded
        return is_at_rest and not self._lock.locked() and self.used_at < since

    def close(self, farewell: wire.Bye) -> None:
        """Send everybody away and stop bots, orders and clock."""
        self.is_closed = True
        self.presence.dismiss(farewell)
        self.bots.stop()
        self.clock.stop()
        self.orders.stop()
