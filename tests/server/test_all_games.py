"""The server knows no game by name: every registered one, and an awkward one, is played at its tables."""

import asyncio
import random

import pytest

from orbita.core.contract import CLOCK, NEVER
from orbita.core.record import read_record, write_json
from orbita.core.replay import replay
from orbita.registry import GAMES
from orbita.server.socket import protocol as wire
from orbita.server.store.find import make_store
from orbita.server.table.proofs import seal, verify
from orbita.server.table.show import Wanted
from tests.contract.sealed import SEALED
from tests.server.club import open_club, run

ALL_GAMES = {**GAMES, SEALED.name: SEALED}
LIMIT = 4000


async def tick(club, room):
    """Let the game's clock reach its next moment."""
    club.moment += max(0, room.table.wake_at() - room.table.game_time(club.moment))
    before = room.table.seq
    room.clock.mind()
    for _ in range(200):
        if room.table.seq > before:
            return
        await asyncio.sleep(0.001)
    pytest.fail("the clock stands still")


async def play_on(club, room, clients, dice):
    """One step: a seat that is awaited moves as it was offered, or time passes.

    Only the clock may overtake a move, and close what was offered a moment before. What is done for all is
    offered to whoever leads.
    """
    club.moment += 300
    awaited = room.table.awaited()
    if room.table.wake_at() != NEVER and (not awaited or dice.random() < 0.2):
        await tick(club, room)
        return
    offers = {seat: room._shown().position(seat, Wanted("pl", effects=False)).choices for seat in awaited}
    seat = dice.choice([seat for seat, choices in offers.items() if choices])
    room.update_for(clients[seat].connection)
    offered, choices = room.table.seq, offers[seat]
    answer = await clients[seat].play(dice.choice(choices).move)
    is_overtaken = room.table.last_by_seat.get(CLOCK, 0) > offered
    assert isinstance(answer, wire.Done) or is_overtaken, answer


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_a_whole_game_is_played_stored_and_proven(game, tmp_path):
    async def work():
        dice = random.Random(3)
        store = make_store(f"sqlite:///{tmp_path}/orbita.db")
        async with open_club(store, games=ALL_GAMES) as club:
            laid, room = await club.lay(*"ABCDEFGH"[: game.max_seats], game=game.name)
            clients = [await club.client(key, effects=False) for key in laid.seats.values()]
            for _ in range(LIMIT):
                if room.table.phase == "over":
                    break
                await play_on(club, room, clients, dice)
            assert room.table.phase == "over"
            assert clients[0].update().position.outcome.reason
            assert club.rooms.metrics.failures._value.get() == 0
            record = read_record(write_json(room.table.record()))
            assert game.pack(replay(record, game).state) == game.pack(room.table.match.state)
            assert verify(seal(room.table), ALL_GAMES) == record

    run(work(), 400)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_choices_describe_every_legal_move_in_both_languages(game):
    async def work():
        dice = random.Random(4)
        async with open_club(games=ALL_GAMES) as club:
            laid, room = await club.lay(*"ABCDEFGH"[: game.min_seats + 1], game=game.name)
            clients = [await club.client(key, effects=False) for key in laid.seats.values()]
            for _ in range(25):
                if room.table.phase == "over":
                    break
                for seat in room.table.awaited():
                    for lang in ("pl", "en"):
                        choices = room._shown().position(seat, Wanted(lang)).choices
                        assert choices or room.leader() != seat
                        assert all(choice.text for choice in choices)
                await play_on(club, room, clients, dice)

    run(work(), 400)
