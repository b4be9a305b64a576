"""Sealed set-ups: a code gives every table the same one, and tells nothing of what comes."""

import dataclasses

import msgspec
import pytest

from orbita.core.errors import BadOptions
from orbita.registry import GAMES
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.socket import protocol as wire
from orbita.server.store.memory import MemoryStore
from orbita.server.table import commands, lobby, sealing
from orbita.server.table.fairness import commitment
from orbita.server.table.keys import read_key
from orbita.server.table.sealing import Challenge
from tests.server.club import open_club, run
from tests.server.flying import BASIC, CODED, play_out

GAMES_WITH_CODES = {**GAMES, "guardians": CODED}
DAY = sealing.DAY


def coded(store=None):
    return open_club(store, games=GAMES_WITH_CODES)


def test_a_table_whose_options_fit_gets_a_code_by_itself_and_others_none():
    async def work():
        async with coded() as club:
            _, room = await club.lay("Ala", "Ola", options=BASIC)
            assert room.info().sealed.startswith("G")
            _, room = await club.lay("Ala", "Ola", options={"variant": "advanced"})
            assert room.info().sealed == ""
            assert len(room.table.begun.seed) == 64

    run(work())


def test_every_table_of_a_code_has_the_same_seed_and_another_code_has_another():
    async def work():
        async with coded() as club:
            seeds = []
            for code in ("G007", "g007", "G008"):
                _, room = await club.lay("Ala", "Ola", sealed=code)
                assert room.info().sealed == code.upper()
                seeds.append(room.table.begun.seed)
            assert seeds[0] == seeds[1] != seeds[2]

    run(work())


def test_a_code_brings_the_options_that_belong_to_it():
    async def work():
        async with coded() as club:
            _, room = await club.lay("Ala", "Ola", sealed="G007", options={"variant": "advanced"})
            assert room.info().options["variant"] == "basic"

    run(work())


def test_two_servers_give_other_missions_for_the_same_code():
    async def work():
        seeds = []
        for _ in range(2):
            async with coded() as club:
                _, room = await club.lay("Ala", "Ola", sealed="G007")
                seeds.append(room.table.begun.seed)
        assert seeds[0] != seeds[1]

    run(work())


def test_the_same_server_gives_the_same_mission_after_a_restart():
    async def work():
        store, seeds = MemoryStore(), []
        for _ in range(2):
            async with coded(store) as club:
                _, room = await club.lay("Ala", "Ola", sealed="G007")
                seeds.append(room.table.begun.seed)
        assert seeds[0] == seeds[1]

    run(work())


@pytest.mark.parametrize("start", [True, False], ids=["at once", "by the host"])
def test_the_commitment_holds_for_a_sealed_game(start):
    async def work():
        async with coded() as club:
            keys, room = await club.lay("Ala", "Ola", sealed="G007", start=start)
            if not start:
                host = read_key(keys.host)
                await room.submit(lambda table: commands.start(table, commands.who_is(table, host)))
            shown = room.info().commitment
            await play_out(room)
            info = room.info()
            assert info.seed == sealing.seed_of(await club.rooms.store.flights.secret(), "guardians", "G007")
            assert commitment(info.seed, info.salt) == shown

    run(work())


def test_a_rematch_gets_a_new_code():
    async def work():
        async with coded() as club:
            keys, room = await club.lay("Ala", "Ola", sealed="G007")
            await play_out(room)
            again = await lobby.lay_rematch(club.rooms, room, read_key(keys.seats["0"]))
            sealed = (await club.rooms.room(again.table)).info().sealed
            assert sealed.startswith("G")
            assert sealed != "G007"

    run(work())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        pytest.param({"game": "voyager", "sealed": "G007"}, "sealed/no-codes", id="a game without codes"),
        pytest.param({"game": "space_alert", "sealed": "nonsense"}, "mission/code", id="no code"),
        pytest.param(
            {"game": "space_alert", "sealed": "K7-4Q", "options": {"carried": {"red": ["shield"]}}},
            "sealed/options",
            id="options that have no codes",
        ),
    ],
)
def test_what_cannot_be_sealed_is_refused(wish, code):
    async def work():
        async with open_club() as club:
            with pytest.raises(BadOptions) as error:
                await lobby.lay_table(club.rooms, NewTable(seats=(SeatWish("me", "Ala"),) * 2, **wish), "")
            assert error.value.code == code

    run(work())


# The day's


def test_the_daily_code_is_the_same_all_day_and_another_the_next_day():
    secret = "ab" * 32
    days = [sealing.daily_code(CODED, secret, sealing.day_of(at)) for at in (0, DAY - 1, DAY)]
    assert days[0] == days[1] != days[2]


def test_a_table_of_the_day_has_its_code():
    async def work():
        async with coded() as club:
            _, room = await club.lay("Ala", "Ola", sealed="daily")
            secret = await club.rooms.store.flights.secret()
            assert room.info().sealed == sealing.daily_code(CODED, secret, sealing.day_of(club.moment))

    run(work())


@pytest.mark.parametrize("day", ["2026-11-19", "2025-12-31", "yesterday", "2026-13-01", "9999-99-99"])
def test_days_to_come_and_what_is_no_day_are_refused(day):
    assert sealing.read_day("2026-11-18", "2026-11-18") == sealing.read_day("", "2026-11-18")
    with pytest.raises(BadOptions) as error:
        sealing.read_day(day, "2026-11-18")
    assert error.value.code == "daily/no-such-day"


# Challenges


def challenge_of(room):
    begun, table = room.table.begun, room.table
    options = msgspec.to_builtins(table.options)
    return Challenge("guardians", begun.rules, begun.content, options, table.laid.sealed, begun.seed)


def test_a_challenge_brings_the_same_mission_to_another_server_which_says_so():
    async def work():
        async with coded() as here, coded() as there:
            _, room = await here.lay("Ala", "Ola", sealed="G007")
            _, other = await there.lay("Ela", "Ula", challenge=challenge_of(room))
            assert other.table.begun.seed == room.table.begun.seed
            assert (other.info().sealed, other.info().challenge) == ("G007", True)
            assert room.info().challenge is False

    run(work())


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        pytest.param({"game": "voyager"}, "challenge/other-game", id="another game"),
        pytest.param({"rules": 99}, "challenge/other-rules", id="other rules"),
        pytest.param({"content": "0" * 16}, "challenge/other-rules", id="other content"),
        pytest.param({"seed": "12"}, "challenge/seed", id="a short seed"),
        pytest.param({"seed": "g" * 64}, "challenge/seed", id="no seed"),
        pytest.param({"sealed": "nonsense"}, "mission/code", id="no code"),
    ],
)
def test_a_challenge_that_cannot_be_played_here_is_refused(changes, code):
    async def work():
        async with coded() as club:
            _, room = await club.lay("Ala", "Ola", sealed="G007")
            bad = msgspec.structs.replace(challenge_of(room), **changes)
            with pytest.raises(BadOptions) as error:
                await club.lay("Ela", "Ula", challenge=bad)
            assert error.value.code == code

    run(work())


# Secrets


def test_nothing_that_comes_from_the_seed_leaves_before_the_end():
    """Two servers of other secrets: before the first draw is shown, all they send is alike."""

    async def work():
        sent = []
        for _ in range(2):
            async with open_club() as club:
                keys, room = await club.lay("Ala", "Ola", game="space_alert", sealed="K7-4Q")
                secret = await club.rooms.store.flights.secret()
                clients = [await club.client(key) for key in (*keys.seats.values(), keys.watch)]
                raw = [wire.write_message(client.update()).decode() for client in clients]
                seed = room.table.begun.seed
                assert not any(hidden in one for one in raw for hidden in (seed, secret))
                updates = [msgspec.json.decode(one) for one in raw]
                for update in updates:
                    for name in ("table", "commitment"):
                        update["table"].pop(name)
                    for item in update["items"]:
                        item.pop("commitment", None)
                    for dealt in ("tracks", "hand"):  # what lies open, or in one's own hand, from the start
                        update["position"]["view"].pop(dealt)
                sent.append(updates)
        assert sent[0] == sent[1]

    run(work())


def test_the_code_of_a_running_game_is_shown_and_its_seed_is_not():
    async def work():
        async with coded() as club:
            _, room = await club.lay("Ala", "Ola", sealed="G007")
            assert (room.info().sealed, room.info().seed, room.info().salt) == ("G007", "", "")

    run(work())


def test_a_game_without_codes_draws_its_seed_as_ever():
    async def work():
        game = dataclasses.replace(GAMES["guardians"], codes=None)
        async with open_club(games={"guardians": game}) as club:
            rooms = [(await club.lay("Ala", "Ola"))[1] for _ in range(2)]
            assert rooms[0].table.begun.seed != rooms[1].table.begun.seed
            assert rooms[0].info().sealed == ""

    run(work())
