"""Bots take their time as people do, in a time that the test holds in its hands."""

import asyncio

import pytest

from orbita.bots import characters
from orbita.bots.bot import Act
from orbita.bots.voyager import is_urgent
from orbita.games.voyager.state import ACT, ATTACK, DEFEND, RAISE, TIDY
from orbita.registry import find_game
from orbita.server.rooms import bot_pace, bots
from orbita.server.rooms.bot_pace import QUICKEST, SLOWEST, mood, pause
from tests.server.club import open_club, run, settle

HOUR = 3600.0


def pauses(work):
    """Do something in a club whose bots move once they have slept, in our time; how long each would sleep."""
    slept = []

    async def sleep(seconds):
        slept.append(seconds)
        if seconds:
            await asyncio.Event().wait()  # until the test is over

    async def whole():
        async with open_club(bot_pace=HOUR) as club:
            club.rooms.sleep = sleep
            await work(club)

    run(whole())
    return slept


def answer_at_once(monkeypatch, club, takes=0):
    """Bots answer with their first move, after so many ms of thinking."""

    async def choose(game, level, view, seat, moves, heard, *, table):
        club.moment += takes
        return Act(move=moves[0])

    monkeypatch.setattr(club.rooms.bots, "choose", choose)


@pytest.mark.parametrize("takes", [0, 900_000])
def test_thinking_is_part_of_the_time_a_bot_takes(monkeypatch, takes):
    async def work(club):
        answer_at_once(monkeypatch, club, takes)
        _, room = await club.lay("bot", "Ala")
        await settle()
        whole.append(pause(HOUR, room.table, 0, 6, 0))

    whole = []
    (slept,) = pauses(work)
    assert slept == pytest.approx(max(0.0, whole[0] - takes / 1000))


def test_a_bot_that_thought_longer_than_it_wanted_to_moves_at_once(monkeypatch):
    async def work(club):
        answer_at_once(monkeypatch, club, takes=int(10 * HOUR * 1000))
        _, room = await club.lay("bot", "Ala")
        await settle()
        assert room.table.awaited() == (1,)

    assert pauses(work) == [0.0]


def test_times_vary_from_move_to_move_and_from_bot_to_bot():
    async def work(club):
        _, room = await club.lay("Ala", "bot", "bot")
        table = room.table
        for seat in (1, 2):
            tempo = characters.character("guardians", table.places[seat].player).tempo / 100
            took = pause(HOUR, table, seat, 6, 0)
            assert took == HOUR * tempo * mood(table.code, table.seq, seat) / 100

    pauses(work)
    moods = [mood("table", seq, 1) for seq in range(200)]
    assert QUICKEST <= min(moods) < max(moods) <= SLOWEST
    assert len(set(moods)) > 50
    assert moods == [mood("table", seq, 1) for seq in range(200)]


def test_nobody_takes_time_where_there_is_no_choice_or_many_wait():
    async def work(club):
        _, room = await club.lay("Ala", "bot")
        assert pause(HOUR, room.table, 1, 2, 0) > 0
        assert pause(HOUR, room.table, 1, 1, 0) == 0
        assert pause(HOUR, room.table, 1, 2, 1) == 0

    pauses(work)


def test_a_bot_is_asked_how_many_wait_when_it_is_done(monkeypatch):
    asked = []

    def note(usual, table, seat, choices, waiting):
        asked.append((usual, seat, choices > 1, waiting))
        return 0.0

    async def work(club):
        monkeypatch.setattr(bots, "pause", note)
        answer_at_once(monkeypatch, club)
        await club.lay("bot", "Ala")
        await settle()

    pauses(work)
    assert asked[0] == (HOUR, 0, True, 0)


def test_in_voyager_a_takeover_is_answered_at_once(monkeypatch):
    async def work(club):
        _, room = await club.lay("Ala", "bot", game="voyager")
        assert pause(HOUR, room.table, 1, 2, 0) > 0
        monkeypatch.setattr(bot_pace, "is_urgent", lambda game, view: game == "voyager")
        assert pause(HOUR, room.table, 1, 2, 0) == 0

    pauses(work)
    game = find_game("voyager")
    state = game.new(game.read_options({}), 2, 1)
    urgent = {}
    for stage in (ACT, RAISE, ATTACK, DEFEND, TIDY):
        state.stage = stage
        urgent[stage] = is_urgent(game.view(state, 0))
    assert urgent == {ACT: False, RAISE: False, ATTACK: True, DEFEND: True, TIDY: False}
