"""A table in this process: its fold of the log, the lines to its clients, its bots and its clock."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from orbita.core.contract import NEVER
from orbita.core.errors import OrbitaError
from orbita.server import commands
from orbita.server import entries as log
from orbita.server import protocol as wire
from orbita.server.asides import check_enough
from orbita.server.crowd import Crowd
from orbita.server.errors import Refusal
from orbita.server.fair_queue import Busy
from orbita.server.levels import is_patient
from orbita.server.line import Line
from orbita.server.showing import Showing
from orbita.server.store.interface import Row, StorageDown, TableRow
from orbita.server.table import Table

if TYPE_CHECKING:
    from orbita.server.house import House

LOG: Final = logging.getLogger("orbita.table")
RACES: Final = 8  # how often a command is tried anew after somebody else was faster
SNAPSHOT_EVERY: Final = 50
MOMENT: Final = 0.2  # seconds in which comings and goings are told together
MOMENT_EACH: Final = 0.002  # seconds more for each who is told: a full house costs no more than a small one
STAND_IN: Final = 3.0  # seconds after which a bot of another process is thought to have been forgotten
PAUSE: Final = 1.0  # seconds before something that could not be written is tried again

Command = Callable[[Table], log.Entry]


class Room:
    """One table, as this process serves it; `table` is replaced with every entry, never changed."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.used_at = house.now()
        self.crowd = Crowd(self.used_at)
        self.lines = self.crowd.lines
        self.presence = wire.Presence((), 0, {})
        self._is_announcing = self._is_looking = False
        self._lock = asyncio.Lock()
        self._bots: dict[int, asyncio.Task[None]] = {}
        self._clock: asyncio.Task[None] | None = None
        self._showing: Showing | None = None
        self._indexed: tuple[object, ...] = ()  # what the index says of the table
        self.is_closed = False

    # Writing

    async def submit(self, command: Command) -> int:
        """Check a command, make its entry durable, carry it out; whoever asked may go away meanwhile."""
        return await asyncio.shield(self.house.spawn(self._submit(command)))

    async def _submit(self, command: Command) -> int:
        """What cannot be folded is refused before it is stored: a log can always be read again."""
        async with self._lock:
            for _ in range(RACES):
                if self.is_closed:
                    raise Refusal("server/restored", "the table was laid anew: connect again")
                entry = command(self.table)
                check_enough(self.table, entry)
                row = Row(self.table.seq + 1, self.house.now(), log.write_entry(entry))
                table = self._try_on(row)
                with self.house.metrics.appends.time():
                    is_new = await self.house.store.append(self.table.code, row)
                if is_new:
                    self._turn_to(table, entry)
                    with contextlib.suppress(StorageDown):  # the entry is safe; the index is kept next time
                        await self.keep()
                    return row.seq
                await self._catch_up()
        raise Refusal("table/busy", "others were faster: try again")

    def _try_on(self, row: Row) -> Table:
        """The table with one more entry, as whoever reads the log later will see it."""
        try:
            table = self.table.after(row.seq, row.at, log.read_entry(row.body))
            if self.table.phase == "over" and table.phase != "over":
                raise Refusal("table/over", "the game is over")
            return table
        except OrbitaError:
            raise
        except Exception as error:
            self.house.metrics.see_failure(error)
            raise Refusal("entry/impossible", "the table cannot take this in; nothing was changed") from None

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
        for row in await self.house.store.log(self.table.code, self.table.seq):
            self._take_in(row)

    def _take_in(self, row: Row) -> None:
        """Go on to what another process appended; what cannot be read closes the table, for all to see."""
        try:
            entry = log.read_entry(row.body)
            table = self.table.after(row.seq, row.at, entry)
        except Exception as error:
            raise self.house.quarantine(self.table.code, error) from error
        self._turn_to(table, entry)

    def _turn_to(self, table: Table, entry: log.Entry) -> None:
        """The next entry has changed the table; everybody is told."""
        is_other_phase = table.phase != self.table.phase
        self.table = table
        self.house.count_entry(entry)
        self.crowd.dismiss_strangers(table, entry)
        if isinstance(entry, log.LinkRenewed | log.LeftSeat | log.SatDown | log.BotSat):
            self.crowd.expect(entry.seat, self.house.now())
            self._look()
        elif is_other_phase:
            self._look()
        self._mind_who_is_here()
        self.crowd.wake()
        self._mind_bots(entry)
        self._mind_clock()
        self._mind_end()

    def _mind_end(self) -> None:
        """Note how the game ended."""
        table = self.table
        if table.phase == "over" and table.noted is None and table.match and table.match.outcome():
            self.house.spawn(self.submit(commands.note_outcome))

    async def keep(self) -> None:
        """Keep index and snapshots; they are derived from the log and may lag behind it."""
        table = self.table
        row = TableRow(table.code, table.game.name, table.phase, table.laid.public, table.moved_at)
        guests = tuple(sorted({place.guest for place in table.places if place.guest}))
        if self._indexed != (*row[:4], guests) or table.phase == "lobby":
            await self.house.store.index(row, guests)
            self._indexed = (*row[:4], guests)
        if table.seq % SNAPSHOT_EVERY == 0 and (snapshot := table.snapshot()):
            self.house.spawn(self.house.store.keep_snapshot(table.code, snapshot))

    # Showing

    def _shown(self) -> Showing:
        """What is shown of the table as it stands, made once per entry."""
        if self._showing is None or self._showing.seq != self.table.seq:
            self._showing = Showing(self.table, self.house.now())
        return self._showing

    def info(self) -> wire.TableInfo:
        """The table's info."""
        return self._shown().info

    def update_for(self, line: Line) -> wire.Update | None:
        """What a line has not been told yet; None if nothing."""
        news = self._shown().update_for(line)
        return news[0] if news else None

    def news_for(self, line: Line) -> bytes | None:
        """The same as it is sent."""
        news = self._shown().update_for(line)
        return news[1] if news else None

    def _position(self, seat: int | None, lang: str, effects: bool) -> wire.Position | None:
        """The position as a seat sees it."""
        return self._shown().position(seat, lang, effects)

    # Who is here

    def enter(self, line: Line) -> None:
        """A client connected; a player takes the seat back from a bot."""
        self.crowd.enter(line)
        if line.who.seat is not None:
            self._come_back(line.who.seat)
        self._tell_presence()
        self.look_after()

    def look_after(self) -> None:
        """See to bots and clock, should nobody have yet."""
        self._mind_bots(None)
        if self._clock is None:
            self._mind_clock()

    def leave(self, line: Line) -> None:
        """A client is gone."""
        self.used_at = self.house.now()
        self.crowd.leave(line, self.used_at)
        self._tell_presence()

    def _come_back(self, seat: int) -> None:
        """Who connects takes the seat back from a bot that stands in, or is asked to."""
        with contextlib.suppress(Refusal):
            commands.come_back(self.table, seat)
            self.house.spawn(self.submit(lambda table: commands.come_back(table, seat)))

    def _mind_who_is_here(self) -> None:
        """Who came while the others thought them away, and so was not asked, has the seat back from a bot."""
        table = self.table
        made = table.past[-1].carried or (table.wish.made if table.wish else None)
        if made is None or made.wish != "bot" or not self.crowd.is_here(made.seat):
            return
        if made.seat not in (made.by, *made.voters, *table.late(self.house.now())):
            self._come_back(made.seat)

    def away(self) -> dict[int, int]:
        """The people who are not connected, and since when."""
        return self.crowd.away(self.table)

    def _tell_presence(self) -> None:
        """Somebody came or went: tell everybody, also in other processes."""
        if not self._is_announcing:
            self._is_announcing = True
            self.house.spawn(self._announce())

    async def _announce(self) -> None:
        """Tell who is here, once for all who come and go in the same moment."""
        await asyncio.sleep(MOMENT + MOMENT_EACH * len(self.lines))
        self._is_announcing = False
        self._look()
        await self.house.store.announce(self.table.code, self.crowd.here())

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
        self.crowd.hear_of(await self.house.store.others(self.table.code), self.house.now())
        self._look()

    def _look(self) -> None:
        """Put together who is connected, and tell everybody."""
        self.presence = self.crowd.presence(self.table)
        self.crowd.wake()

    # Bots and the clock

    def _mind_bots(self, entry: log.Entry | None) -> None:
        """Let the bots think whose move is awaited; what was taken back makes them think anew."""
        places = self.table.places
        is_carried = entry is not None and self.table.past[-1].carried is not None
        taken_back = is_carried or (isinstance(entry, log.MovePlayed) and entry.move.startswith("undo"))
        for seat, task in list(self._bots.items()):
            if taken_back or task.done() or not places[seat].bot:
                task.cancel()
                del self._bots[seat]
        for seat in self.table.awaited():
            if places[seat].bot and seat not in self._bots and not self.is_closed:
                self._bots[seat] = self.house.spawn(self._bot_turn(seat))

    async def _bot_turn(self, seat: int) -> None:
        """Think and move; then see whether there is more to do."""
        is_asked_again = True
        try:
            is_asked_again = await self._bot_move(seat)
        except (StorageDown, Busy):
            await asyncio.sleep(PAUSE)
        except OrbitaError as refusal:
            LOG.info("a bot was overtaken: %s", refusal.code)
        except Exception as error:
            self.house.metrics.see_failure(error)
            await asyncio.sleep(PAUSE)
        finally:
            if self._bots.get(seat) is asyncio.current_task():
                del self._bots[seat]
        if is_asked_again:
            self._mind_bots(None)

    async def _bot_move(self, seat: int) -> bool:
        """Choose from what the seat sees, take a moment as people do, and move like everybody else.

        False: the bot lets time pass, and is asked again when something has happened.
        """
        table, house = self.table, self.house
        level = table.places[seat].bot
        if table.match is None or not level or seat not in table.awaited():
            return True  # moved through another process before this one came to think
        if table.has_moved_since_the_clock(seat) and is_patient(table.game.name, level):
            return False
        if self.crowd.elsewhere.is_ahead:
            await asyncio.sleep(STAND_IN)
            if self.table.seq != table.seq:
                return True
        began = house.now()
        move = await self.advise(seat, level)
        if move is None:
            return self.table.seq != table.seq
        text = table.game.notation.move_text(table.match.state, seat, move)
        await asyncio.sleep(max(0.0, house.bot_pace - (house.now() - began) / 1000))
        await self.submit(lambda now: commands.play_for(now, seat, level, text, table.seq, house.now()))
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
        if commands.is_behind(table, house.now()):
            await self._submit_if(table.seq, lambda table: commands.resume_clock(table, house.now()))
            return
        await asyncio.sleep(max(0, table.wake_at() - table.game_time(house.now())) / 1000)
        await self._submit_if(table.seq, commands.tick)

    async def _submit_if(self, seq: int, command: Command) -> None:
        """Submit unless something has happened since."""

        def still(table: Table) -> log.Entry:
            if table.seq != seq:
                raise Refusal("clock/late", "something else happened first")
            return command(table)

        self._clock = None  # not to be cancelled by its own entry
        try:
            await self.submit(still)
            return
        except OrbitaError as refusal:
            LOG.info("the clock of a table was overtaken: %s", refusal.code)
        except Exception as error:
            self.house.metrics.see_failure(error)
        await asyncio.sleep(PAUSE)
        if self._clock is None:
            self._mind_clock()

    def is_idle(self, since: int) -> bool:
        """Nobody is here, nothing is under way, and nobody was for a while."""
        is_at_rest = not self.lines and not self._bots and self._clock is None and not self._lock.locked()
        return is_at_rest and self.used_at < since

    def close(self, farewell: wire.Bye) -> None:
        """Send everybody away and stop bots and clock."""
        self.is_closed = True
        self.crowd.dismiss(farewell)
        for task in (*self._bots.values(), *((self._clock,) if self._clock else ())):
            task.cancel()
