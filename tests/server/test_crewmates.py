"""Crewmates at a table: what they say is in the log like people's signs, and nothing is said in silence."""

import asyncio

from orbita.bots.bot import Act
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.rooms.bots import heard
from orbita.server.table import commands
from tests.server.club import open_club, run


async def until_quiet(room):
    """Wait until no bot of the table thinks any more."""
    while room.bots.thinking:
        await asyncio.sleep(0.01)


def signs_of(room, seat):
    return [sign for sign in room.table.said if sign.seat == seat]


def test_they_tell_their_hands_and_what_they_lay_and_hear_people():
    async def work():
        async with open_club(bot_pace=0.0) as club:
            _, room = await club.lay("Ala", "bot", "bot", game="space_alert")
            for _ in range(200):
                if any(entry.about.startswith("lay") for entry in signs_of(room, 1)):
                    break
                await until_quiet(room)
                await room.submit(commands.tick)
            assert any(entry.about.startswith("hand") for entry in signs_of(room, 1))
            assert any(entry.about.startswith("lay") for entry in signs_of(room, 1))
            said = heard(room.table)
            assert said.bots == (1, 2)
            assert {sign.seat for sign in said.signs} <= {1, 2}

    run(work())


def test_a_bot_that_says_what_cannot_be_said_is_refused_and_stops_nobody(monkeypatch):
    asked = []

    async def says(pool, *question, **more):
        asked.append(question)
        return Act(signs=(("mark", "take threat7 13"),))

    monkeypatch.setattr(BotPool, "choose", says)

    async def work():
        async with open_club(bot_pace=0.0) as club:
            _, room = await club.lay("Ala", "bot", game="space_alert")
            while not asked:
                await asyncio.sleep(0)
            for _ in range(100):
                await asyncio.sleep(0)
            assert len(asked) == 1  # it waits before it tries again
            assert not signs_of(room, 1)
            before = room.table.seq
            await room.submit(commands.tick)
            assert room.table.seq > before

    run(work())


def test_nothing_a_bot_says_is_delivered_in_silence(monkeypatch):
    asked = []

    async def says(pool, *question, **more):
        asked.append(question)
        return Act(signs=(("word", "ok"),)) if len(asked) % 2 else Act()

    monkeypatch.setattr(BotPool, "choose", says)

    async def work():
        async with open_club(bot_pace=0.0) as club:
            _, room = await club.lay("Ala", "bot", game="space_alert", options={"mission": "mission_1"})
            heard_before, silences = 0, 0
            while not room.table.match or not room.table.match.state.stage:
                await until_quiet(room)
                if not room.table.may_talk():
                    silences += 1
                    assert len(room.table.said) == heard_before
                heard_before = len(room.table.said)
                await room.submit(commands.tick)
            assert silences
            assert heard_before

    run(work())
