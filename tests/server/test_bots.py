"""Bots at the table: they see views only, keep a natural pace, and may die without harm."""

import asyncio
import os
import signal

import pytest

from orbita.bots.bot import Act
from orbita.server.rooms import bot_worker
from orbita.server.rooms import bots as bots_module
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.rooms.bot_worker import think
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Here
from orbita.server.table import commands
from tests.server.club import open_club, run


def test_bots_play_a_whole_game_among_themselves():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("bot", "bot", "bot")
            await club.client(laid.watch)
            for _ in range(3000):
                if room.table.phase == "over":
                    break
                await asyncio.sleep(0.01)
            assert room.table.phase == "over"

    run(work())


def test_of_several_processes_the_one_ahead_lets_bots_think_and_the_others_stand_in(monkeypatch):
    async def bot_moves(stand_in, looks):
        monkeypatch.setattr(bots_module, "STAND_IN", stand_in)
        async with open_club() as club:
            _, room = await club.lay("bot", "Ala", start=False)
            room.presence.elsewhere = Here((1,), 0, is_ahead=True)
            await room.submit(lambda table: commands.start(table, commands.Who(is_host=True)))
            begun = room.table.seq
            for _ in range(looks):
                if room.table.seq > begun:
                    return True
                await asyncio.sleep(0.01)
            return False

    async def work():
        assert not await bot_moves(3600.0, looks=100)
        assert await bot_moves(0.01, looks=3000)

    run(work())


def test_a_bot_that_lets_time_pass_is_asked_again_when_something_has_happened(monkeypatch):
    asked = []

    async def choose(*work, table):
        asked.append(work)

    async def times_asked(wanted):
        for _ in range(3000):
            if len(asked) >= wanted:
                break
            await asyncio.sleep(0.01)
        for _ in range(20):  # were it asked without end, this would be time enough for many more
            await asyncio.sleep(0.01)
        return len(asked)

    async def work():
        async with open_club() as club:
            monkeypatch.setattr(club.rooms.bots, "choose", choose)
            _, room = await club.lay("bot", "Ala")
            assert await times_asked(1) == 1
            await room.submit(lambda table: commands.say(table, 1, "hello", club.moment))
            assert await times_asked(2) == 2

    run(work())


def test_a_killed_worker_is_replaced_and_the_game_goes_on():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("bot", "bot")
            await club.client(laid.watch)
            for _ in range(500):
                if club.rooms.bots.processes() and room.table.seq > 8:
                    break
                await asyncio.sleep(0.01)
            for process in club.rooms.bots.processes():
                os.kill(process, signal.SIGKILL)
            for _ in range(3000):
                if room.table.phase == "over":
                    break
                await asyncio.sleep(0.01)
            assert room.table.phase == "over"
            assert club.rooms.metrics.failures._value.get() == 0

    run(work())


def test_a_bot_that_hangs_is_given_up_and_any_legal_move_is_made():
    async def work():
        bots = BotPool(limit=0.0001)
        try:
            assert (await bots.choose("guardians", "easy", b"{}", 0, [4, 5], b"", table="t")).move in (4, 5)
        finally:
            await bots.close()

    run(work())


def test_a_bot_that_fails_does_not_stop_the_game():
    async def work():
        bots = BotPool()
        try:
            done = await bots.choose("guardians", "easy", b"not a view", 0, [4, 5], b"", table="t")
            assert done.move in (4, 5)
        finally:
            await bots.close()

    run(work())


def test_workers_get_text_and_numbers_and_nothing_of_the_state():
    kinds = dict(think.__annotations__)
    assert kinds.pop("return") == Act
    assert set(map(str, kinds.values())) <= {str(kind) for kind in (str, bytes, int, list[int])}
    assert not hasattr(bot_worker, "Match")


@pytest.mark.parametrize(
    ("others", "level"), [(("bot",), "normal"), (("bot", "bot"), "normal"), (("Ola",), "hard")]
)
def test_a_hint_comes_from_the_level_above_the_bots_at_the_table(monkeypatch, others, level):
    asked = []

    async def advise(game, level, *question, table, lang):
        asked.append(level)
        return question[2][0], ""

    async def work():
        async with open_club() as club:
            monkeypatch.setattr(club.rooms.bots, "advise", advise)
            laid, _ = await club.lay("Ala", *others)  # its bots are easy ones
            await (await club.client(laid.seats["0"])).send(wire.AskHint())
            assert asked == [level]

    run(work())


def test_a_hint_is_a_legal_move_for_the_seat_that_asks():
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "bot")
            ala = await club.client(laid.seats["0"])
            hint = await ala.send(wire.AskHint(5))
            assert hint.id == 5
            assert hint.move in [choice.move for choice in ala.update().position.choices]

    run(work())


@pytest.mark.parametrize("game", ["guardians", "voyager"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_hint_has_the_words_of_its_choice_and_a_reason(game, lang):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", game=game)
            ala = await club.client(laid.seats["0"], lang=lang)
            while len(room.table.match.entries) < 12:
                seat = room.table.awaited()[0]
                move = room._shown().position(seat, ala.connection.wanted).choices[-1].move
                await room.submit(lambda table, seat=seat, move=move: commands.play(table, seat, move, 99, 0))
                if room.table.awaited() == (0,):
                    hint = await ala.send(wire.AskHint())
                    choices = {choice.move: choice for choice in ala.update().position.choices}
                    assert hint.text == choices[hint.move].text
                    if game == "guardians" and len(choices) > 1:
                        assert hint.why.endswith(".")
                    elif game == "voyager":
                        assert hint.why == choices[hint.move].effect

    run(work())
