"""A table that is played at needs memory for its log and for nothing else, and leaves none behind."""

import asyncio
import gc
import random
import sys

import pytest

from orbita.core.contract import NEVER
from orbita.registry import GAMES
from orbita.server.rooms import room as room_module
from orbita.server.socket import protocol as wire
from orbita.server.socket.session import Allowance
from orbita.server.store.interface import Row
from orbita.server.table import commands
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from tests.server.club import open_club, run, settle

CLOSED = wire.Bye("table/expired", "it was long ago", again=False)
MANY = 30  # standing moves, of which half are taken back: no game ends before that
TICK = 4  # moves from one of the clock's to the next
SLACK = 250  # blocks in all, for what Python itself keeps or frees meanwhile
MOVES = [
    pytest.param("guardians", 1000, id="guardians"),
    pytest.param("voyager", 300, id="voyager"),
    pytest.param("space_alert", 180, id="space_alert"),
]
TIMERS = 200  # asyncio forgets cancelled ones as soon as there are more than a hundred


class Evening:
    """Two people and a spectator, each shown what happens; nobody is too fast."""

    def __init__(self, club, monkeypatch):
        self.club = club
        self.dice = random.Random(7)
        monkeypatch.setattr(room_module, "MOMENT", 0.0)
        monkeypatch.setattr(room_module, "MOMENT_EACH", 0.0)
        monkeypatch.setattr(Allowance, "take", lambda allowance, now: True)

    async def open(self, game):
        self.standing = len(asyncio.all_tasks())
        people = ("Ala", "Ola", "Ela", "Ula")[: GAMES[game].max_seats]
        self.keys, self.room = await self.club.lay(*people, game=game)
        self.clients = [await self.club.client(key, lang="pl") for key in self.keys.seats.values()]
        self.watcher = await self.club.client(self.keys.watch, effects=False)
        return self.room

    async def play(self, moves):
        """Play on at this table, taking back so that it lasts; tells how many moves it was until the end."""
        for count in range(moves):
            if self.room.table.phase == "over":
                return count
            is_running = self.room.table.wake_at() != NEVER
            if is_running and (not self.room.table.awaited() or count % TICK == 0):
                await self.room.submit(commands.tick)
            elif not self.room.table.has_clock and self.room.table.match.standing() >= MANY:
                await self.take_back(MANY // 2)
            else:
                await self.move()
            for client in (self.clients[0], self.watcher):
                self.room.news_for(client.connection)
            await asyncio.sleep(0)
        return moves

    async def move(self):
        table = self.room.table
        game, state = table.game, table.match.state
        seat = self.dice.choice(table.awaited())
        move = self.dice.choice(list(game.legal(state, seat)))
        if game.leads(state, move):
            seat = 0  # everybody is here, so the first one leads
        text = table.game.notation.move_text(table.match.state, seat, move)
        assert isinstance(await self.clients[seat].play(text), wire.Done)

    async def take_back(self, count):
        assert isinstance(await self.clients[0].send(wire.Propose("take_back", count=count)), wire.Done)
        for client in self.clients[1:]:
            assert isinstance(await client.answer(True), wire.Done)

    async def pass_with(self, game, moves):
        """Play so many moves, at one table after another."""
        made = 0
        while made < moves:
            await self.open(game)
            made += await self.play(moves - made)
            await self.close()

    async def close(self):
        for client in (*self.clients, self.watcher):
            client.leave()
        self.club.rooms.drop(self.keys.table, CLOSED)
        while len(asyncio.all_tasks()) > self.standing:  # a finished game's line is still written
            await asyncio.sleep(0.01)
        await self.club.rooms.store.forget(self.keys.table)
        self.clients = self.watcher = self.room = None
        await settle()


async def blocks():
    loop = asyncio.get_running_loop()
    for timer in [loop.call_later(3600, print) for _ in range(TIMERS)]:
        timer.cancel()
    del timer
    await settle()
    gc.collect()
    return sys.getallocatedblocks()


@pytest.mark.parametrize(("game", "moves"), MOVES)
def test_many_moves_leave_nothing_behind_when_their_tables_are_forgotten(game, moves, monkeypatch):
    async def work():
        async with open_club() as club:
            evening = Evening(club, monkeypatch)
            await evening.pass_with(game, moves)  # whatever is kept for good is there afterwards
            before = await blocks()
            await evening.pass_with(game, moves)
            assert await blocks() - before < SLACK

    run(work())


async def log_of(club, code):
    """A log as it is stored and as it is folded, made anew: all the memory it needs."""
    stored = await club.rooms.store.log(code)
    rows = [Row(int(str(row.seq)), row.at, bytes(bytearray(row.body))) for row in stored]
    table = Table(code, club.rooms.games)
    table.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
    return rows, table


@pytest.mark.parametrize(("game", "moves"), MOVES)
def test_a_table_grows_by_its_log_and_by_nothing_else(game, moves, monkeypatch):
    async def work():
        async with open_club() as club:
            evening = Evening(club, monkeypatch)
            room = await evening.open(game)
            await evening.play(20)
            empty = await blocks()
            short = await log_of(club, room.table.code)
            needed_before = await blocks() - empty
            del short
            before = await blocks()
            made = await evening.play(moves)
            grown = await blocks() - before
            full = await blocks()
            long = await log_of(club, room.table.code)
            needed = await blocks() - full - needed_before
            del long
            assert made > moves // 2
            assert grown < needed + SLACK

    run(work())
