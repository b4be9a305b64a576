"""Crews: a link of their own, or the same people; and the logs their games write."""

import json

import pytest

from orbita.cli.main import main
from orbita.registry import GAMES
from orbita.server.rooms import crews
from tests.server.club import run
from tests.server.flying import NOON, open_house, play_out, refused, with_keys


async def founded(house, name="Kosmonauci"):
    answer = await house.client.post("/api/crews", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_a_crew_is_founded_with_a_name_and_has_a_key_and_a_link():
    async def work():
        async with open_house() as house:
            crew = await founded(house)
            assert crew["link"] == f"http://house/crew/{crew['crew']}#{crew['key']}"
            found = (await house.get(f"/api/crews/{crew['crew']}", crew["key"])).json()
            assert (found["name"], found["founded"], found["members"]) == ("Kosmonauci", NOON, [])

    run(work())


def test_games_of_a_crew_are_in_its_log_whoever_of_it_plays():
    async def work():
        async with open_house() as house:
            crew = await founded(house)
            await house.fly(crew=crew["key"], seed=1)
            await house.fly(crew=crew["key"], seed=2, names=("Ala", "Ela"))
            await house.fly(seed=3)
            found = (await house.get(f"/api/crews/{crew['crew']}", crew["key"])).json()
            assert found["log"]["total"] == 2
            assert [line["names"] for line in found["log"]["lines"]] == [["Ala", "Ola"], ["Ala", "Ela"]]
            assert found["members"][0] == {"name": "Ala", "flights": 2}
            assert found["log"]["lines"][0]["line"]["day"] == "2026-11-18"

    run(work())


def test_the_rematch_is_flown_by_the_same_crew():
    async def work():
        async with open_house() as house:
            crew = await founded(house)
            keys = await house.fly(crew=crew["key"])
            path = f"/api/tables/{keys['table']}/rematch"
            body = {"keys": [keys["seats"]["1"]]}
            again = await house.client.post(path, json=body, headers=with_keys(keys["seats"]["0"]))
            await play_out(await house.club.rooms.room(again.json()["table"]))
            info = (await house.get(f"/api/tables/{again.json()['table']}")).json()
            assert info["crew"] == crew["crew"]

    run(work())


def test_without_a_link_the_same_people_are_a_crew():
    async def work():
        async with open_house() as house:
            ala, ela = await house.guest("Ala"), await house.guest("Ela")
            first = await house.fly(ala, seed=1)
            await house.fly(ela, seed=2)
            second = await house.fly(ala, seed=3)
            found = (await house.get(f"/api/tables/{first['table']}/log", first["host"])).json()
            assert [line["table"] for line in found["lines"]] == [first["table"], second["table"]]

    run(work())


def test_strangers_without_a_guests_key_are_no_crew():
    async def work():
        async with open_house() as house:
            keys = await house.fly()
            found = (await house.get(f"/api/tables/{keys['table']}/log", keys["host"])).json()
            assert found == {"total": 0, "lines": []}

    run(work())


def test_a_guest_reads_the_lines_of_all_own_games_and_of_no_others():
    async def work():
        async with open_house() as house:
            ala, ela = await house.guest("Ala"), await house.guest("Ela")
            await house.fly(ala, seed=1)
            await house.fly(ela, seed=2, names=("Ela", "Ula"))
            answer = await house.get("/api/guests/me/log", ala)
            assert [json.loads(line)["names"] for line in answer.text.splitlines()] == [["Ala", "Ola"]]
            assert refused(await house.get("/api/guests/me/log"), 401) == "key/missing"

    run(work())


def test_who_deletes_a_crew_takes_the_log_from_nobody_who_flew():
    async def work():
        async with open_house() as house:
            crew, guest = await founded(house), await house.guest("Ala")
            await house.fly(guest, crew=crew["key"])
            path, key = f"/api/crews/{crew['crew']}", with_keys(crew["key"])
            assert (await house.client.delete(path, headers=key)).status_code == 204
            assert refused(await house.get(path, crew["key"]), 404) == "crew/unknown"
            assert len((await house.get("/api/guests/me/log", guest)).text.splitlines()) == 1

    run(work())


def test_a_crew_opens_to_its_own_key_only():
    async def work():
        async with open_house() as house:
            mine, other, guest = await founded(house), await founded(house), await house.guest("Ala")
            path = f"/api/crews/{mine['crew']}"
            wrong = f"{mine['crew']}.crew.nonsense"
            for address in (path, f"{path}/log"):
                assert refused(await house.get(address), 401) == "key/missing"
                assert refused(await house.get(address, wrong), 403) == "key/not-valid"
                assert refused(await house.get(address, other["key"]), 404) == "crew/unknown"
                assert refused(await house.get(address, guest), 403) == "crew/key"
            gone = await house.client.delete(path, headers=with_keys(wrong))
            assert refused(gone, 403) == "key/not-valid"

    run(work())


@pytest.mark.parametrize(
    ("key", "code"),
    [
        pytest.param("nonsense", "key/unreadable", id="no key"),
        pytest.param("abc.host.secret", "crew/key", id="another key"),
        pytest.param("abc.crew.secret", "crew/unknown", id="no such crew"),
    ],
)
def test_no_table_is_laid_for_a_crew_that_one_has_no_key_of(key, code):
    async def work():
        async with open_house() as house:
            seats = [{"kind": "me", "nickname": name} for name in ("Ala", "Ola")]
            body = {"game": "guardians", "seats": seats, "crew": key}
            answer = await house.client.post("/api/tables", json=body)
            assert answer.json()["code"] == code

    run(work())


def test_the_key_of_a_crew_opens_no_table():
    async def work():
        async with open_house() as house:
            crew = await founded(house)
            keys = await house.fly(crew=crew["key"])
            answer = await house.get(f"/api/tables/{keys['table']}/others", crew["key"])
            assert refused(answer, 403) == "key/not-valid"

    run(work())


@pytest.mark.parametrize("people", [1, 3])
def test_the_export_is_the_file_that_the_games_own_command_reads(tmp_path, capsys, people):
    names = ("Ala", "Ola", "Ula")[:people]
    log = tmp_path / "starlog.jsonl"

    async def work():
        async with open_house(games=GAMES) as house:
            crew = await founded(house)
            for code in ("K7-4Q", "00-01"):
                await house.fly(game="space_alert", names=names, crew=crew["key"], sealed=code)
            answer = await house.get(f"/api/crews/{crew['crew']}/log", crew["key"])
            log.write_bytes(answer.content)

    run(work())
    assert main(["log", "list", "--file", str(log), "--lang", "pl"]) == 0
    told = capsys.readouterr().out
    assert told.count("2026-11-18") == 2
    assert all(name in told for name in names)


# Games played away from any table

FLIGHT = {
    "flight": {
        "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
        "threats": ["T+1 red Fighter"],
        "players": [{"name": "Ala", "cards": "A A A"}, {"name": "Ola"}, {}, {}],
        "damage": "draw",
    },
    "seed": 3,
    "day": "2026-11-18",
}


async def bring(house, crew, wish=FLIGHT, tool="resolve", key=""):
    path = f"/api/crews/{crew['crew']}/log/space_alert/{tool}"
    return await house.client.post(path, json=wish, headers=with_keys(key or crew["key"]))


def test_a_flight_with_the_box_is_written_into_a_crews_log_once():
    async def work():
        async with open_house() as house:
            crew = await founded(house)
            for _ in range(2):
                told = await bring(house, crew)
                assert told.status_code == 201, told.text
            await bring(house, crew, {**FLIGHT, "seed": 4})
            found = (await house.get(f"/api/crews/{crew['crew']}", crew["key"])).json()["log"]
            assert [line["table"] for line in found["lines"]] == ["", ""]
            assert told.json() == found["lines"][0]
            assert found["lines"][0]["names"][:2] == ["Ala", "Ola"]
            assert found["lines"][0]["line"]["date"] == "2026-11-18"
            assert found["lines"][0]["line"]["result"]["type"] == "survived"

    run(work())


def test_only_a_flight_with_a_day_and_a_crews_own_key_is_written_and_only_while_there_is_room(monkeypatch):
    async def work():
        async with open_house() as house:
            crew, other = await founded(house), await founded(house, "Inni")
            assert refused(await bring(house, crew, {**FLIGHT, "day": ""}), 409) == "crew/no-line"
            spoken = await bring(house, crew, {"mission": "mission_3"}, "mission")
            assert refused(spoken, 409) == "crew/no-line"
            assert refused(await bring(house, crew, {"flight": {}, "day": "x"}), 400)
            assert refused(await bring(house, crew, tool="nothing"), 404) == "tool/unknown"
            assert refused(await bring(house, crew, key=other["key"]), 404) == "crew/unknown"
            monkeypatch.setattr(crews, "MOST", 1)
            assert (await bring(house, crew)).status_code == 201
            assert refused(await bring(house, crew, {**FLIGHT, "seed": 4}), 409) == "crew/full"

    run(work())
