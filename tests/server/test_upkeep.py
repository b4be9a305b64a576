"""What a server forgets: abandoned lobbies and, where wanted, old finished games; never a running one."""

import pytest

from orbita.server.errors import NotFound
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Here, TableRow
from orbita.server.store.memory import MemoryStore
from orbita.server.upkeep.expiry import DAY, Upkeep
from tests.server.club import open_club, run


class Shared(MemoryStore):
    """A store that other processes use as well."""

    def __init__(self):
        super().__init__()
        self.elsewhere = {}

    async def others(self, code):
        return self.elsewhere.get(code, Here((), 0))


async def is_there(club, code):
    try:
        await club.rooms.room(code)
    except NotFound:
        return False
    return True


def list_as(club, code, phase, updated):
    """List a table as if it had come so far."""
    club.rooms.store.rows[code] = TableRow(code, "guardians", phase, False, updated)


def test_a_lobby_nobody_came_to_is_forgotten_when_its_days_are_over():
    async def work():
        async with open_club() as club:
            upkeep = Upkeep(club.rooms, Settings())
            keys, room = await club.lay("Ala", "open", start=False)
            club.moment += 2 * DAY
            await upkeep.look()
            assert await is_there(club, keys.table)
            club.moment += 1
            await upkeep.look()
            assert room.is_closed
            assert not await is_there(club, keys.table)
            assert await club.rooms.store.log(keys.table) == []
            assert 'orbita_tables_expired_total{phase="lobby"} 1.0' in club.rooms.metrics.text().decode()

    run(work())


def test_a_lobby_somebody_touched_or_is_at_stays():
    async def work():
        async with open_club(Shared()) as club:
            upkeep = Upkeep(club.rooms, Settings())
            touched, _ = await club.lay("Ala", "open", start=False)
            watched, _ = await club.lay("Ola", "open", start=False)
            elsewhere, _ = await club.lay("Ela", "open", start=False)
            club.rooms.store.elsewhere[elsewhere.table] = Here((0,), 0)
            client = await club.client(watched.seats["0"])
            club.moment += 2 * DAY
            visitor = await club.client(touched.seats["0"])
            await visitor.send(wire.Say("is anybody there?"))
            visitor.leave()
            club.moment += 1
            await upkeep.look()
            for keys in (touched, watched, elsewhere):
                assert await is_there(club, keys.table)
            assert club.rooms.store.rows[touched.table].updated == club.moment - 1
            assert client.connection.farewell is None
            club.moment += 2 * DAY
            await upkeep.look()
            assert not await is_there(club, touched.table)

    run(work())


def test_a_running_game_stays_even_if_the_list_does_not_know_that_it_runs():
    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "Ola")
            late, _ = await club.lay("Ala", "Ola")
            list_as(club, late.table, "lobby", 0)
            club.moment += 1000 * DAY
            await Upkeep(club.rooms, Settings(keep_finished_days=1, keep_finished=1)).look()
            assert await is_there(club, keys.table)
            assert await is_there(club, late.table)
            assert club.rooms.store.rows[late.table].phase == "playing"

    run(work())


async def finished(club, count):
    """Games that ended a day apart, the oldest first."""
    codes = []
    for number in range(count):
        keys, _ = await club.lay("Ala", "Ola")
        list_as(club, keys.table, "over", club.moment + number * DAY)
        codes.append(keys.table)
    club.moment += count * DAY
    return codes


@pytest.mark.parametrize(
    ("settings", "kept"),
    [
        pytest.param(Settings(), 5, id="for ever"),
        pytest.param(Settings(keep_finished_days=3), 3, id="so many days"),
        pytest.param(Settings(keep_finished=2), 2, id="so many games"),
        pytest.param(Settings(keep_finished_days=3, keep_finished=2), 2, id="both"),
        pytest.param(Settings(keep_finished=9), 5, id="more than there are"),
    ],
)
def test_finished_games_are_forgotten_as_it_is_set_the_oldest_first(settings, kept):
    async def work():
        async with open_club() as club:
            codes = await finished(club, 5)
            await Upkeep(club.rooms, settings).look()
            assert [await is_there(club, code) for code in codes] == [False] * (5 - kept) + [True] * kept

    run(work())


def test_a_finished_game_somebody_looks_at_stays_for_now_and_costs_no_newer_one():
    async def work():
        async with open_club(Shared()) as club:
            codes = await finished(club, 3)
            club.rooms.store.elsewhere[codes[0]] = Here((), 1)
            await Upkeep(club.rooms, Settings(keep_finished=1)).look()
            assert [await is_there(club, code) for code in codes] == [True, False, True]

    run(work())


def test_more_tables_than_fit_into_one_look_are_forgotten():
    async def work():
        async with open_club(Shared()) as club:
            store = club.rooms.store
            for number in range(350):
                list_as(club, f"old{number}", "over", number)
                if number < 120:
                    store.elsewhere[f"old{number}"] = Here((), 1)
            club.moment += 10 * DAY
            await Upkeep(club.rooms, Settings(keep_finished_days=1)).look()
            assert len(store.rows) == 120

    run(work())


def test_a_guest_who_never_sat_down_is_forgotten_after_three_months():
    async def work():
        async with open_club() as club:
            upkeep = Upkeep(club.rooms, Settings())
            await club.rooms.store.keep_guest("guest", "Ala", club.moment)
            club.moment += 90 * DAY
            await upkeep.look()
            assert await club.rooms.store.nickname("guest") == "Ala"
            club.moment += 1
            await upkeep.look()
            assert await club.rooms.store.nickname("guest") is None

    run(work())


def test_lobbies_are_kept_where_that_is_wanted():
    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "open", start=False)
            club.moment += 1000 * DAY
            await Upkeep(club.rooms, Settings(keep_lobbies_days=0)).look()
            assert await is_there(club, keys.table)

    run(work())


def test_who_is_at_a_table_when_it_goes_is_told_why():
    async def work():
        async with open_club() as club:
            upkeep = Upkeep(club.rooms, Settings())
            keys, _ = await club.lay("Ala", "open", start=False)
            client = await club.client(keys.seats["0"])
            await upkeep._forget(keys.table, "lobby")
            assert client.connection.farewell.code == "table/expired"
            assert not client.connection.farewell.again

    run(work())
