"""A house without network: tables in memory, time in the test's hands."""

import asyncio
from contextlib import asynccontextmanager

from orbita.server import lobby
from orbita.server import protocol as wire
from orbita.server.bodies import NewTable, SeatWish
from orbita.server.house import House
from orbita.server.session import Session, greet
from orbita.server.store.memory import MemoryStore


def run(work, seconds=300):
    asyncio.run(asyncio.wait_for(work, seconds))


async def settle():
    """Let everything happen that waits for nothing."""
    for _ in range(30):
        await asyncio.sleep(0)


@asynccontextmanager
async def open_club(store=None, **settings):
    house = House(store or MemoryStore(), **{"bot_pace": 0.0, **settings})
    await house.open()
    try:
        yield Club(house)
    finally:
        for room in house.rooms():
            room.lines.clear()
        await house.close()


class Club:
    def __init__(self, house):
        self.house = house
        self.moment = 1_000_000
        house.now = lambda: self.moment

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
        keys = await lobby.lay_table(self.house, NewTable(game, seats, start=start, **wish), "")
        return keys, await self.house.room(keys.table)

    async def client(self, key, since=0, lang="en", effects=True, address=""):
        room = await self.house.room(key.partition(".")[0])
        line = greet(room, wire.Hello(key, since, lang, effects))
        room.enter(line)
        return Client(room, line, address)


class Client:
    """What a browser would be."""

    def __init__(self, room, line, address=""):
        self.room = room
        self.line = line
        self.session = Session(room, line, address)

    async def send(self, message):
        """Send a message and give its answer."""
        raw = message if isinstance(message, str | bytes) else wire.write_message(message)
        before = len(self.line.notes)
        await self.session.receive(raw)
        assert len(self.line.notes) == before + 1
        return self.line.notes.pop()

    async def play(self, move):
        return await self.send(wire.Play(move, self.room.table.seq))

    async def answer(self, agree):
        """Answer what is proposed."""
        return await self.send(wire.Answer(agree, self.room.table.wish.seq if self.room.table.wish else 1))

    def update(self):
        return self.room.update_for(self.line)

    def leave(self):
        self.room.leave(self.line)


def code_of(answer):
    assert isinstance(answer, wire.Error), answer
    return answer.code
