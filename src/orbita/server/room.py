"""A table in this process: its fold of the log, the lines to its clients, its bots and its clock."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import OrbitaError
from orbita.server import commands, show
from orbita.server import entries as log
from orbita.server import protocol as wire
from orbita.server.errors import Refusal
from orbita.server.line import Line
from orbita.server.store.interface import Here, Row, StorageDown, TableRow
from orbita.server.table import Table

if TYPE_CHECKING:
    from orbita.server.house import House

LOG: Final = logging.getLogger("orbita.table")
RACES: Final = 8  # how often a command is tried anew after somebody else was faster
SNAPSHOT_EVERY: Final = 50
MOMENT: Final = 0.2  # seconds in which comings and goings are told together
STAND_IN: Final = 3.0  # seconds after which a bot of another process is thought to have been forgotten
ASLEEP: Final = 5000  # ms the clock may be behind before we say that the server had been away

Command = Callable[[Table], log.Entry]


class Room:
    """One table, as this process serves it."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.lines: set[Line] = set()
        self.elsewhere = Here((), 0)
        self.presence = wire.Presence((), 0)
        self._is_announcing = self._is_looking = False
        self.used_at = house.now()
        self._lock = asyncio.Lock()
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._clock: asyncio.Task[None] | None = None
        self._positions: dict[tuple[int | None, str, bool], wire.Position | None] = {}
        self._info: wire.TableInfo | None = None
        self._indexed: TableRow | None = None
        self.is_closed = False

    # Writing

    async def submit(self, command: Command) -> int:
        """Check a command, make its entry durable, carry it out; whoever asked may go away meanwhile."""
        return await asyncio.shield(self.house.spawn(self._submit(command)))

    async def _submit(self, command: Command) -> int:
        async with self._lock:
            for _ in range(RACES):
                if self.is_closed:
                    raise Refusal("server/restored", "the table was laid anew: connect again")
                entry = command(self.table)
                row = Row(self.table.seq + 1, self.house.now(), log.write_entry(entry))
                with self.house.metrics.appends.time():
                    is_new = await self.house.store.append(self.table.code, row)
                if is_new:
                    self._take_in(row, entry)
                    with contextlib.suppress(StorageDown):  # the entry is safe; the index is kept next time
                        await self._keep()
                    return row.seq
                await self._catch_up()
        raise Refusal("table/busy", "others were faster: try again")

    async def catch_up(self) -> None:
        """Take in what other processes appended."""
        async with self._lock:
            await self._catch_up()

    async def absorb(self, rows: list[Row]) -> None:
        """Take in what was read; some of it may be known by now."""
        async with self._lock:
            for row in rows:
                if row.seq == self.table.seq + 1:
                    self._take_in(row, log.read_entry(row.body))

    async def _catch_up(self) -> None:
        for row in await self.house.store.log(self.table.code, self.table.seq):
            self._take_in(row, log.read_entry(row.body))

    def _take_in(self, row: Row, entry: log.Entry) -> None:
        """The next entry changes the table; everybody is told."""
        self.table.apply(row.seq, row.at, entry)
        self.house.count_entry(entry)
        self._positions.clear()
        self._info = None
        if isinstance(entry, log.LinkRenewed | log.LeftSeat | log.SatDown):
            self._dismiss_strangers(entry.seat)
        for line in self.lines:
            line.wake()
        self._mind_bots(entry)
        self._mind_clock()
        self._mind_end()

    def _mind_end(self) -> None:
        """Note how the game ended."""
        table = self.table
        if table.phase == "over" and table.noted is None and table.match and table.match.outcome():
            self.house.spawn(self.submit(commands.note_outcome))

    def _dismiss_strangers(self, seat: int) -> None:
        """Who came with a key that opens nothing any more, has to leave."""
        for line in self.lines:
            if line.who.seat == seat and line.who.secret != self.table.places[seat].secret:
                line.dismiss("seat/revoked", "this seat has a new link", again=False)

    async def _keep(self) -> None:
        """Keep index and snapshots; they are derived from the log and may lag behind it."""
        table = self.table
        row = TableRow(table.code, table.game.name, table.phase, table.laid.public, table.moved_at)
        guests = tuple(sorted({place.guest for place in table.places if place.guest}))
        if self._indexed is None or self._indexed[:4] != row[:4] or table.phase == "lobby":
            await self.house.store.index(row, guests)
            self._indexed = row
        if table.seq % SNAPSHOT_EVERY == 0 and (snapshot := table.snapshot()):
            self.house.spawn(self.house.store.keep_snapshot(table.code, snapshot))

    # Showing

    def info(self) -> wire.TableInfo:
        """The table's info, made once per entry."""
        if self._info is None:
            self._info = show.info(self.table)
        return self._info

    def update_for(self, line: Line) -> wire.Update | None:
        """What a line has not been told yet; None if nothing."""
        table, info, since = self.table, self.info(), line.sent
        if since == table.seq and line.info is not None:
            return None
        if since > table.seq:
            since = 0  # this client knows a future that was not to be: the database was restored
        seat = line.who.seat
        update = wire.Update(
            since=line.sent,
            seq=table.seq,
            seat=seat,
            items=show.items(table, seat, since, line.lang),
            table=None if info == line.info else info,
            position=self._position(seat, line.lang, line.effects),
        )
        line.sent, line.info = table.seq, info
        return update

    def _position(self, seat: int | None, lang: str, effects: bool) -> wire.Position | None:
        """A position, made once per entry, seat and language."""
        wanted = (seat, lang, effects)
        if wanted not in self._positions:
            self._positions[wanted] = show.position(self.table, seat, lang, effects, self.house.now())
        return self._positions[wanted]

    # Who is here

    def enter(self, line: Line) -> None:
        """A client connected; a seat has one line, the newest."""
        for other in self.lines:
            if line.who.seat is not None and other.who.seat == line.who.seat:
                other.dismiss("seat/elsewhere", "this seat was opened elsewhere", again=False)
        self.lines.add(line)
        self._tell_presence()
        self._mind_bots(None)
        self._mind_clock()

    def leave(self, line: Line) -> None:
        """A client is gone."""
        self.lines.discard(line)
        self.used_at = self.house.now()
        self._tell_presence()

    def here(self) -> Here:
        """Who is connected through this process."""
        seats = {line.who.seat for line in self.lines if line.who.seat is not None}
        return Here(tuple(sorted(seats)), sum(line.who.seat is None for line in self.lines))

    def _tell_presence(self) -> None:
        """Somebody came or went: tell everybody, also in other processes."""
        self._look()
        if not self._is_announcing:
            self._is_announcing = True
            self.house.spawn(self._announce())

    async def _announce(self) -> None:
        """Tell other processes who is here, once for all who come and go in the same moment."""
        await asyncio.sleep(MOMENT)
        self._is_announcing = False
        await self.house.store.announce(self.table.code, self.here())

    def look_soon(self) -> None:
        """Somebody came or went elsewhere: look, once for all who do so in the same moment."""
        if not self._is_looking:
            self._is_looking = True
            self.house.spawn(self._look_in_a_moment())

    async def _look_in_a_moment(self) -> None:
        await asyncio.sleep(MOMENT)
        self._is_looking = False
        await self.look_around()

    async def look_around(self) -> None:
        """Ask who is connected through other processes."""
        self.elsewhere = await self.house.store.others(self.table.code)
        self._look()

    def _look(self) -> None:
        """Put together who is connected, through whichever process."""
        here = self.here()
        seats = tuple(sorted({*here.seats, *self.elsewhere.seats}))
        self.presence = wire.Presence(seats, here.watchers + self.elsewhere.watchers)
        for line in self.lines:
            line.wake()

    # Bots and the clock

    def _mind_bots(self, entry: log.Entry | None) -> None:
        """Let the bots think whose move is awaited; what was taken back makes them think anew."""
        taken_back = isinstance(entry, log.WishMade | log.WishAnswered) or (
            isinstance(entry, log.MovePlayed) and entry.move.startswith("undo")
        )
        for seat, task in list(self._bots.items()):
            if taken_back or task.done():
                task.cancel()
                del self._bots[seat]
        for seat in self.table.awaited():
            if self.table.places[seat].kind == "bot" and seat not in self._bots and not self.is_closed:
                self._bots[seat] = self.house.spawn(self._bot_turn(seat))

    async def _bot_turn(self, seat: int) -> None:
        """Think and move; then see whether there is more to do."""
        has_moved = True
        try:
            has_moved = await self._bot_move(seat)
        except OrbitaError as refusal:
            LOG.info("a bot was overtaken: %s", refusal.code)
        finally:
            if self._bots.get(seat) is asyncio.current_task():
                del self._bots[seat]
        if has_moved:
            self._mind_bots(None)

    async def _bot_move(self, seat: int) -> bool:
        """Choose from what the seat sees, take a moment as people do, and move like everybody else.

        False: the bot lets time pass, and is asked again when something has happened.
        """
        table, house = self.table, self.house
        if table.match is None or seat not in table.awaited():
            return True  # moved through another process before this one came to think
        after, state, game = table.seq, table.match.state, table.game
        if self.elsewhere.is_ahead:
            await asyncio.sleep(STAND_IN)
            if table.seq != after:
                return True
        began = house.now()
        move = await self.advise(seat, table.places[seat].level)
        if move is None:
            return table.seq != after
        text = game.notation.move_text(state, seat, move)
        await asyncio.sleep(max(0.0, house.bot_pace - (house.now() - began) / 1000))
        await self.submit(lambda table: commands.play(table, seat, text, after, house.now()))
        return True

    async def advise(self, seat: int, level: str) -> int | None:
        """Ask a bot what it would do on a seat; None: let time pass."""
        assert self.table.match is not None
        game, state = self.table.game, self.table.match.state
        view = msgspec.json.encode(game.view(state, seat))
        moves = list(game.legal(state, seat))
        return await self.house.bots.choose(game.name, level, view, seat, moves, table=self.table.code)

    def _mind_clock(self) -> None:
        """Wait for the next moment of the game's clock."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self.table.wake_at() != NEVER and not self.is_closed:
            self._clock = self.house.spawn(self._tick())

    async def _tick(self) -> None:
        """Feed the clock's move at its moment; after an absence the clock goes on from where it was."""
        table, house = self.table, self.house
        seq, wake_at = table.seq, table.wake_at()
        if table.game_time(house.now()) - wake_at > ASLEEP:
            time = table.clock_base[0]
            await self._submit_if(seq, lambda table: log.ClockResumed(time))
            return
        await asyncio.sleep(max(0, wake_at - table.game_time(house.now())) / 1000)
        assert table.match is not None
        text = table.game.notation.move_text(table.match.state, CLOCK, wake_at)
        await self._submit_if(seq, lambda table: log.MovePlayed(CLOCK, text, wake_at))

    async def _submit_if(self, seq: int, command: Command) -> None:
        """Submit unless something has happened since."""

        def still(table: Table) -> log.Entry:
            if table.seq != seq:
                raise Refusal("clock/late", "something else happened first")
            return command(table)

        self._clock = None  # not to be cancelled by its own entry
        try:
            await self.submit(still)
        except OrbitaError as refusal:
            LOG.info("the clock of a table was overtaken: %s", refusal.code)
            await asyncio.sleep(1)
            if self._clock is None:
                self._mind_clock()

    def is_idle(self, since: int) -> bool:
        """Nobody is here, nothing is under way, and nobody was for a while."""
        return not self.lines and not self._bots and self._clock is None and self.used_at < since

    def close(self, farewell: wire.Bye) -> None:
        """Send everybody away and stop bots and clock."""
        self.is_closed = True
        for line in self.lines:
            line.dismiss(farewell.code, farewell.message, again=farewell.again)
        for task in (*self._bots.values(), *((self._clock,) if self._clock else ())):
            task.cancel()
