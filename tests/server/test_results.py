"""Results of crews with the same set-up, and the set-up of the day: told after one's own game."""

import datetime

import pytest

from orbita.registry import GAMES
from orbita.server.rooms import results
from orbita.server.store.find import make_store
from orbita.server.store.memory import MemoryStore
from orbita.server.table import commands, sealing
from orbita.server.upkeep.archive import export_tables, import_table, refile
from orbita.server.upkeep.backup import back_up, restore
from tests.server.club import run
from tests.server.flying import CODED, NOON, open_house, play_out, refused

CODED_GAMES = {**GAMES, "guardians": CODED}
DAILY = "/api/games/guardians/daily"


def test_noon_is_what_the_other_tests_think():
    assert sealing.day_of(NOON) == "2026-11-18"


def test_all_crews_of_a_code_are_told_to_each_of_them_the_best_first():
    async def work():
        async with open_house() as house:
            await house.fly(seed=1, sealed="G007", names=("Ela", "Ula"))
            keys = await house.fly(seed=2, sealed="G007")
            await house.fly(seed=3, sealed="G008")
            found = (await house.get(f"/api/tables/{keys['table']}/others", keys["seats"]["0"])).json()
            assert (found["sealed"], found["flown"]) == ("G007", 2)
            scores = [max(result["scores"]) for result in found["results"]]
            assert scores == sorted(scores, reverse=True)
            own = [result for result in found["results"] if result["own"]]
            assert [result["names"] for result in own] == [["Ala", "Ola"]]
            other = next(result for result in found["results"] if not result["own"])
            assert other["table"] == ""
            assert other["reason"]

    run(work())


def test_results_come_in_pages(monkeypatch):
    monkeypatch.setattr(results, "PAGE", 1)

    async def work():
        async with open_house() as house:
            for seed in (1, 2):
                keys = await house.fly(seed=seed, sealed="G007")
            path = f"/api/tables/{keys['table']}/others"
            pages = [(await house.get(path, keys["host"], skip=skip)).json() for skip in (0, 1, 2)]
            assert [len(page["results"]) for page in pages] == [1, 1, 0]
            assert pages[0]["results"] != pages[1]["results"]
            assert refused(await house.get(path, keys["host"], skip=-1), 400) == "http/400"

    run(work())


def test_before_the_end_nobody_learns_of_others_and_spectators_never_do():
    async def work():
        async with open_house() as house:
            await house.fly(sealed="G007")
            keys = await house.lay(sealed="G007")
            path = f"/api/tables/{keys['table']}"
            for part in ("others", "challenge", "log", "inquiry"):
                assert refused(await house.get(f"{path}/{part}", keys["host"]), 409) == "record/not-over"
            await play_out(await house.club.rooms.room(keys["table"]))
            assert refused(await house.get(f"{path}/others", keys["watch"]), 403) == "seat/needed"
            assert refused(await house.get(f"{path}/others"), 401) == "key/missing"
            assert (await house.get(f"{path}/others", keys["seats"]["1"])).status_code == 200

    run(work())


def test_a_game_without_a_code_has_nothing_to_compare_or_to_take_away():
    async def work():
        async with open_house() as house:
            keys = await house.fly(options={"variant": "advanced"})
            path = f"/api/tables/{keys['table']}"
            assert refused(await house.get(f"{path}/others", keys["host"]), 404) == "results/none"
            assert refused(await house.get(f"{path}/challenge", keys["host"]), 404) == "challenge/none"

    run(work())


def test_a_challenge_is_handed_out_after_the_end_and_compares_with_its_home_if_it_returns():
    async def work():
        async with open_house() as house:
            keys = await house.fly(sealed="G007", names=("Ela", "Ula"))
            answer = await house.get(f"/api/tables/{keys['table']}/challenge", keys["watch"])
            again = await house.fly(seed=4, challenge=answer.json())
            found = (await house.get(f"/api/tables/{again['table']}/others", again["host"])).json()
            assert sorted((result["names"][0], result["challenge"]) for result in found["results"]) == [
                ("Ala", True),
                ("Ela", False),
            ]

    run(work())


def test_whoever_had_flown_a_mission_before_is_told_apart():
    async def work():
        async with open_house() as house:
            guest = await house.guest("Ala")
            await house.fly(guest, seed=1, sealed="G007")
            keys = await house.fly(guest, seed=2, sealed="G007")
            await house.fly(seed=3, sealed="G007", names=("Ela", "Ula"))
            found = (await house.get(f"/api/tables/{keys['table']}/others", keys["host"])).json()
            by_time = sorted(found["results"], key=lambda result: result["at"])
            assert [result["again"] for result in by_time] == [False, True, False]

    run(work())


def test_a_table_without_a_wish_gets_a_code_that_nobody_has_flown(monkeypatch):
    codes = iter(["G007", "G007", "G123"])
    monkeypatch.setattr(sealing, "random_code", lambda game, options: next(codes))

    async def work():
        async with open_house() as house:
            await house.fly(sealed="G007")
            keys = await house.lay()
            assert (await house.get(f"/api/tables/{keys['table']}")).json()["sealed"] == "G123"

    run(work())


# The day


def test_the_code_of_today_is_told_to_all_and_its_results_to_guests_who_have_flown_it():
    async def work():
        async with open_house() as house:
            ala, ola = await house.guest("Ala"), await house.guest("Ola")
            before = (await house.get(DAILY, guest=ala)).json()
            assert (before["day"], before["flown"], before["open"]) == ("2026-11-18", 0, False)
            await house.fly(ala, sealed="daily")
            mine, hers, nobodys = [(await house.get(DAILY, guest=guest)).json() for guest in (ala, ola, "")]
            assert [told["flown"] for told in (mine, hers, nobodys)] == [1, 1, 1]
            assert [told["mine"] for told in (mine, hers, nobodys)] == [True, False, False]
            assert mine["results"][0]["own"]
            assert hers["results"] == nobodys["results"] == []
            assert {told["sealed"] for told in (before, mine, hers, nobodys)} == {before["sealed"]}

    run(work())


def test_when_a_day_is_past_its_results_are_open_to_all():
    async def work():
        async with open_house() as house:
            await house.fly(sealed="daily")
            code = (await house.get(DAILY)).json()["sealed"]
            house.club.moment += sealing.DAY
            today = (await house.get(DAILY)).json()
            assert (today["day"], today["flown"]) == ("2026-11-19", 0)
            assert today["sealed"] != code
            past = (await house.get(DAILY, day="2026-11-18")).json()
            assert (past["sealed"], past["open"], len(past["results"])) == (code, True, 1)

    run(work())


def test_who_flies_a_code_when_its_day_is_past_is_not_of_that_day():
    async def work():
        async with open_house() as house:
            code = (await house.get(DAILY)).json()["sealed"]
            house.club.moment += sealing.DAY
            await house.fly(sealed=code)
            past = (await house.get(DAILY, day="2026-11-18")).json()
            assert (past["flown"], past["results"]) == (0, [])

    run(work())


async def give_up(house, keys):
    """Ala gives up at once: of two rivals that ends the game."""
    room = await house.club.rooms.room(keys["table"])
    await room.submit(lambda table: commands.resign(table, 0))
    return room


CLOSED = ("record", "replay", "challenge", "inquiry", "others")


async def answers(house, keys):
    paths = [f"/api/tables/{keys['table']}/{what}" for what in CLOSED]
    return {
        what: (await house.get(path, keys["seats"]["0"])).json().get("code", "open")
        for what, path in zip(CLOSED, paths, strict=True)
    }


@pytest.mark.parametrize("is_typed", [False, True], ids=["wished for as the day's", "typed as a code"])
def test_who_gives_the_days_mission_up_looks_at_nothing_of_it_before_the_day_is_over(is_typed):
    async def work():
        async with open_house() as house:
            code = (await house.get(DAILY)).json()["sealed"]
            keys = await house.lay(sealed=code if is_typed else "daily")
            room = await give_up(house, keys)
            assert (room.table.phase, room.info().seed, room.info().salt) == ("over", "", "")
            assert set((await answers(house, keys)).values()) == {"record/day-not-over"}
            house.club.moment = sealing.hours_of("2026-11-18")[1] - 1
            assert set((await answers(house, keys)).values()) == {"record/day-not-over"}
            house.club.moment += 1
            told = await answers(house, keys)
            assert (told["record"], told["replay"], told["challenge"]) == ("open", "open", "open")
            info = (await house.get(f"/api/tables/{keys['table']}")).json()
            assert info["seed"] == room.table.begun.seed

    run(work())


def test_another_mission_that_was_given_up_is_open_at_once_and_so_is_the_days_that_was_flown():
    async def work():
        async with open_house() as house:
            keys = await house.lay(sealed="G007")
            room = await give_up(house, keys)
            assert room.info().seed == room.table.begun.seed
            assert (await answers(house, keys))["record"] == "open"
            flown = await house.fly(sealed="daily")
            assert (await answers(house, flown))["record"] == "open"

    run(work())


def test_a_result_says_at_which_pace_it_was_flown():
    async def work():
        async with open_house() as house:
            fast = await house.fly(game="space_alert", sealed="K7-4Q")
            calm = await house.fly(game="space_alert", sealed="K7-4Q", pace="pausable")
            found = (await house.get(f"/api/tables/{calm['table']}/others", calm["seats"]["0"])).json()
            assert {result["own"]: result["pace"] for result in found["results"]} == {
                True: "pausable",
                False: "real",
            }
            assert fast["table"] != calm["table"]

    run(work())


@pytest.mark.parametrize("day", ["2026-11-19", "nonsense", "2026-02-30"])
def test_days_to_come_are_not_told(day):
    async def work():
        async with open_house() as house:
            assert refused(await house.get(DAILY, day=day), 400) == "daily/no-such-day"
            assert refused(await house.get("/api/games/voyager/daily"), 400) == "sealed/no-codes"
            assert refused(await house.get("/api/games/nim/daily"), 404) == "game/unknown"

    run(work())


def test_every_game_with_codes_has_a_set_up_for_every_day():
    for game in (game for game in GAMES.values() if game.codes):
        days = [(datetime.date(2026, 1, 1) + datetime.timedelta(n)).isoformat() for n in range(60)]
        found = {sealing.daily_code(game, "cd" * 32, day) for day in days}
        assert len(found) > 50
        for code in found:
            assert game.codes.read(code) == code
            assert sealing.with_code(game, {}, code).items() >= dict(game.codes.daily).items()


# Kept, and written anew


def test_results_and_lines_are_written_anew_from_the_logs():
    async def work():
        store = MemoryStore()
        async with open_house(store) as house:
            guest = await house.guest("Ala")
            keys = await house.fly(guest, sealed="G007")
            path = f"/api/tables/{keys['table']}"
            before = [(await house.get(f"{path}/{part}", keys["host"])).json() for part in ("others", "log")]
            store.flights._results.clear()
            store.flights._lines.clear()
            store.flights._flyers.clear()
            assert [found async for found in refile(store, CODED_GAMES)] == [(keys["table"], True)]
            after = [(await house.get(f"{path}/{part}", keys["host"])).json() for part in ("others", "log")]
            assert before == after

    run(work())


def test_tables_that_are_imported_bring_their_results_which_mix_with_no_others():
    async def work():
        here, there = MemoryStore(), MemoryStore()
        async with open_house(here) as house:
            keys = await house.fly(sealed="G007", names=("Ela", "Ula"))
        async with open_house(there) as house:
            mine = await house.fly(sealed="G007")
            async for _, line in export_tables(here):
                assert await import_table(there, line, CODED_GAMES)
            for own in (keys, mine):
                found = (await house.get(f"/api/tables/{own['table']}/others", own["host"])).json()
                assert [result["own"] for result in found["results"]] == [True]

    run(work())


def test_a_backup_has_secret_results_and_crews(tmp_path):
    async def work():
        database = f"sqlite:///{tmp_path}/orbita.db"
        async with open_house(make_store(database)) as house:
            await house.fly(await house.guest("Ala"), sealed="G007")
            crew = (await house.client.post("/api/crews", json={"name": "Kosmonauci"})).json()
            secret = await house.club.rooms.store.flights.secret()
            back_up(database, tmp_path / "backup.db")
        for target in (database, f"sqlite:///{tmp_path}/other.db"):
            restore(target, tmp_path / "backup.db")
            async with open_house(make_store(target)) as house:
                assert await house.club.rooms.store.flights.secret() == secret
                assert (await house.get(f"/api/crews/{crew['crew']}", crew["key"])).status_code == 200
                keys = await house.fly(sealed="G007", seed=5)
                found = (await house.get(f"/api/tables/{keys['table']}/others", keys["host"])).json()
                assert found["flown"] == 2

    run(work())
