"""Ten thousand messages nobody should send: each is answered with a code, none breaks anything."""

import asyncio
import json
import random

from orbita.server.socket import protocol as wire
from tests.server.club import open_club, run

SAMPLES = [
    {"type": "hello", "key": "abc.0.def", "since": 3, "lang": "pl", "effects": True, "protocol": 2},
    {"type": "move", "move": "place 10/3", "after": 5, "id": 1},
    {"type": "move", "move": "mine 5/1", "after": 100, "id": 1},
    {"type": "undo", "count": 1, "id": 2},
    {"type": "propose", "wish": "take_back", "count": 1, "seat": 1, "level": "easy", "id": 3},
    {"type": "propose", "wish": "bot", "count": 0, "seat": 1, "level": "normal", "id": 3},
    {"type": "answer", "agree": False, "to": 9, "id": 4},
    {"type": "back", "id": 4},
    {"type": "say", "text": "hello", "id": 4},
    {"type": "say", "text": "cześć", "id": 5},
    {"type": "mute", "seat": 1, "on": True, "id": 6},
    {"type": "ready", "on": True, "id": 7},
    {"type": "resume", "since": 0, "id": 8},
    {"type": "ping", "id": 9},
]
ODD = [
    None, True, 0, -1, 1 << 70, 1.5, "", "x" * 500, "place 10/99999999", "pay ²+³", "missile ٣", "\u202e\x00",
    "\ud800", [], {}, [[]], "move -1/-1", "undo 99", "resign", "DROP TABLE entries", "../../etc/passwd",
]  # fmt: skip


def mutate(dice):
    """One message with something wrong, most of the time."""
    message = dict(dice.choice(SAMPLES))
    for _ in range(dice.randrange(3)):
        field = dice.choice(list(message))
        how = dice.randrange(4)
        if how == 0:
            del message[field]
        elif how == 1:
            message[field] = dice.choice(ODD)
        elif how == 2:
            message[dice.choice(["extra", "type", "id", "seat"])] = dice.choice(ODD)
        else:
            message[field] = dice.choice(list(dice.choice(SAMPLES).values()))
        if not message:
            break
    raw = bytearray(json.dumps(message).encode())
    for _ in range(dice.choice([0, 0, 0, 1, 3])):
        raw[dice.randrange(len(raw))] = dice.randrange(256)
    return bytes(raw[: dice.randrange(len(raw) + 1)] if dice.randrange(10) == 0 else raw)


def test_ten_thousand_mutated_messages_are_all_answered():
    async def work():
        dice = random.Random(5)
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", "Ela")
            clients = [await club.client(key) for key in (*laid.seats.values(), laid.watch)]
            answered = {"done": 0, "error": 0, "pong": 0}
            for _ in range(10_000):
                club.moment += 1000
                client = dice.choice(clients)
                await client.session.receive(mutate(dice))
                for note in client.connection.notes:
                    answered[type(note).__struct_config__.tag] += 1
                    wire.write_message(note)
                client.connection.notes.clear()
                client.update()
                assert client.connection.farewell is None
            await asyncio.sleep(0)
            assert sum(answered.values()) > 9_000  # only resume needs no answer
            assert answered["done"] > 300
            assert club.rooms.metrics.failures._value.get() == 0
            rows = await club.rooms.store.log(laid.table)
            assert len(rows) == room.table.seq

    run(work(), 400)
