"""Rooms without network: tables in memory, time in the test's hands."""

import asyncio
from contextlib import asynccontextmanager

from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.rooms.rooms import Rooms
from orbita.server.socket import protocol as wire
from orbita.server.socket.session import Session, greet
from orbita.server.store.memory import MemoryStore
from orbita.server.table import lobby


def run(work, seconds=300):
    asyncio.run(asyncio.wait_for(work, seconds))


async def settle():
    """Let everything happen that waits for nothing."""
    for _ in range(30):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_club(store=None, **settings):
    rooms = Rooms(store or MemoryStore(), **{"bot_pace": 0.0, **settings})
    await rooms.open()
    try:
        yield Club(rooms)
    finally:
        for room in rooms.all():
            room.connections.clear()
        await rooms.close()


class Club:
    def __init__(self, rooms):
        self.rooms = rooms
        self.moment = 1_000_000
        rooms.now = lambda: self.moment

    async def lay(self, *people, game="guardians", start=True, **wish):
        """Lay a table; a name sits down, `open` stays open, `bot` is an easy bot."""
        seats = tuple(
            SeatWish(name)
            if name == "open"
            else SeatWish("bot", level="easy")
            if name == "bot"
            else SeatWish("me", name)
            for name in people
        )
        keys = await lobby.lay_table(self.rooms, NewTable(game, seats, start=start, **wish), "")
        room = await self.rooms.room(keys.table)
        if room.table.has_clock:
            self.count(room)
        return keys, room

    def count(self, room):
        """Let the count pass after which a game's clock begins."""
        self.moment = max(self.moment, room.table.timing.begins)
        room.clock.mind()

    async def client(self, key, since=0, lang="en", effects=True, board="", address=""):
        room = await self.rooms.room(key.partition(".")[0])
        connection = greet(room, wire.Hello(key, since, lang, effects, board))
        room.enter(connection)
        return Client(room, connection, address)


class Client:
    """What a browser would be."""

    def __init__(self, room, connection, address=""):
        self.room = room
        self.connection = connection
        self.session = Session(room, connection, address)

    async def send(self, message):
        """Send a message and give its answer."""
        raw = message if isinstance(message, str | bytes) else wire.write_message(message)
        before = len(self.connection.notes)
        await self.session.receive(raw)
        assert len(self.connection.notes) == before + 1
        return self.connection.notes.pop()

    async def play(self, move):
        return await self.send(wire.Play(move, self.room.table.seq))

    async def answer(self, agree):
        """Answer what is proposed."""
        return await self.send(wire.Answer(agree, self.room.table.wish.seq if self.room.table.wish else 1))

    def update(self):
        return self.room.update_for(self.connection)

    def leave(self):
        self.room.leave(self.connection)


def code_of(answer):
    assert isinstance(answer, wire.Error), answer
    return answer.code
