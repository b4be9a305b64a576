"""Tools of games: worked out beside the tables, bounded in size and time, refused in both languages."""

import asyncio
import dataclasses
import json
import os
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from litestar.testing import TestClient

from orbita.core.match import Match
from orbita.core.record import read_record, write_json
from orbita.games.space_alert.tools.inquiry import inquire as debrief
from orbita.games.space_alert.tools.starlog.log import read_log
from orbita.registry import GAMES
from orbita.server.app import MAX_BODY, make_app
from orbita.server.http.limits import Work
from orbita.server.rooms import errands
from orbita.server.rooms.errands import Inquest
from orbita.server.rooms.replays import ReplayPool
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from orbita.server.table.filing import Chronicle

GOLDEN = sorted((Path(__file__).parent.parent / "golden" / "space_alert").glob("*.txt"))[:4]
FLOWN = GOLDEN[0].with_name("4-seats.txt")
FLIGHT = {
    "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
    "threats": ["T+1 red Fighter", "T+3 white SE1-01"],
    "players": [{"name": "Ala", "cards": "A A A"}, {"cards": "B/red"}, {}, {}],
}
MISSION = "/api/games/space_alert/tools/mission"
RESOLVE = "/api/games/space_alert/tools/resolve"


@pytest.fixture
def rooms():
    return Rooms(MemoryStore(), bot_pace=0.0)


@pytest.fixture
def client(rooms):
    with TestClient(make_app(rooms, Settings())) as client:
        yield client


def refused(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]


def test_a_mission_is_spoken_from_its_first_word_to_its_last_in_both_languages(client):
    told = client.post(MISSION, json={"mission": "mission_3"}).json()
    assert told["id"] == "mission_3"
    kinds = [said["kind"] for said in told["announcements"]]
    assert (kinds[0], kinds[-1]) == ("mission_started", "mission_ended")
    assert told["announcements"][-1]["at"] == told["phase_ends"][-1]
    assert all(said["text"]["pl"] != said["text"]["en"] for said in told["announcements"])


def test_the_same_number_is_the_same_mission_and_a_code_names_it(client):
    by_code = client.post(MISSION, json={"code": "k74q", "crew": 5}).json()
    wish = {"common": by_code["common"], "serious": by_code["serious"], "seed": by_code["seed"], "crew": 5}
    by_number = client.post(MISSION, json=wish).json()
    assert by_code["announcements"] == by_number["announcements"]
    assert (by_code["code"], by_number["code"]) == ("K7-4Q", "K7-4Q")


def test_a_number_beyond_those_of_codes_has_none(client):
    assert client.post(MISSION, json={"seed": 98_303}).json()["code"] != ""
    assert client.post(MISSION, json={"seed": 98_304}).json()["code"] == ""


def test_several_missions_are_spoken_at_once_as_each_alone(client):
    wishes = [{"mission": "mission_3"}, {"code": "K7-4Q", "crew": 5}]
    together = client.post(f"{MISSION}s", json={"missions": wishes}).json()["missions"]
    assert together == [client.post(MISSION, json=wish).json() for wish in wishes]
    many = client.post(f"{MISSION}s", json={"missions": [{}] * 61})
    assert refused(many, 400) == "tool/input"


def test_a_flight_is_told_turn_by_turn_with_the_table_after_each(client):
    told = client.post(f"{RESOLVE}?lang=pl", json={"flight": FLIGHT}).json()
    assert [turn["turn"] for turn in told["turns"]] == list(range(1, len(told["turns"]) + 1))
    assert told["start"]["turn"] == 0
    assert told["turns"][0]["texts"][0] == "Tura 1"
    assert told["turns"][3]["shown"]["turn"] == 4
    assert told["turns"][0]["shown"]["threats"][0]["card"] == "fighter"
    assert told["ending"] == "jumped-home"
    assert told["score"]["total"] == sum(told["score"].values()) - told["score"]["total"]


def test_a_test_run_has_seven_turns_and_then_the_jump(client):
    told = client.post(RESOLVE, json={"flight": FLIGHT, "options": {"mission": "test_run_1"}}).json()
    assert [turn["turn"] for turn in told["turns"]] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert told["start"]["phases"][-1]["last"] == 7


def test_with_a_day_a_flight_has_its_line_in_the_star_log(client):
    assert client.post(RESOLVE, json={"flight": FLIGHT}).json()["line"] is None
    named = {**FLIGHT, "players": [{"name": name} for name in ("Ala", "Olek", "Iza", "Kuba")]}
    body = {"flight": named, "day": "2026-11-18", "options": {"mission": "mission_3"}}
    line = client.post(RESOLVE, json=body).json()["line"]
    entries, damages = read_log(msgspec.json.encode(line) + b"\n")
    assert not damages
    assert [member.name for member in entries[0][1].crew] == ["Ala", "Olek", "Iza", "Kuba"]
    assert entries[0][1].mission == "mission_3"


def test_a_trip_turns_the_card_and_costs_the_next_action(client):
    straight = client.post(RESOLVE, json={"flight": FLIGHT}).json()
    tripped = client.post(RESOLVE, json={"flight": FLIGHT, "trips": [{"turn": 1, "member": 1}]}).json()
    assert straight["turns"][0]["shown"]["members"][1]["station"] == "upper_white"
    assert tripped["turns"][0]["shown"]["members"][1]["station"] == "upper_red"
    events = [event["event"] for event in tripped["turns"][0]["events"]]
    assert events[0] == "tripped"


def test_nobody_trips_over_a_card_that_is_not_there(client):
    answer = client.post(RESOLVE, json={"flight": FLIGHT, "trips": [{"turn": 2, "member": 3}]})
    assert refused(answer, 400) == "flight/no-trip"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        pytest.param("/api/games/nim/tools/mission", {}, 404, "game/unknown", id="no such game"),
        pytest.param("/api/games/guardians/tools/mission", {}, 404, "tool/unknown", id="no such tool"),
        pytest.param(MISSION, {"mission": "mission_99"}, 400, "mission/unknown", id="no such mission"),
        pytest.param(MISSION, {"code": "ZZ-ZZ"}, 400, "mission/code", id="no such code"),
        pytest.param(MISSION, {"crew": 7}, 400, "tool/input", id="a value that is not allowed"),
        pytest.param(MISSION, {"more": 1}, 400, "tool/input", id="a field more"),
        pytest.param(MISSION, [], 400, "tool/input", id="no object"),
        pytest.param(RESOLVE, {"flight": {}}, 400, "content/faults", id="an empty flight"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_both_languages(client, path, body, status, code):
    english = client.post(path, json=body)
    polish = client.post(path, json=body, headers={"Accept-Language": "pl"})
    assert refused(english, status) == refused(polish, status) == code
    assert english.json()["message"] != polish.json()["message"]


def test_a_question_has_a_largest_size(client):
    assert client.post(MISSION, content=b" " * (MAX_BODY + 1)).status_code == 413


def test_deep_nonsense_is_refused_and_not_a_failure_of_ours(client):
    deep = b'{"flight":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    assert refused(client.post(RESOLVE, content=deep), 400) == "tool/input"


def test_a_tool_that_takes_too_long_is_given_up_in_its_own_time(client, rooms):
    slow = dataclasses.replace(GAMES["space_alert"].tools["mission"], seconds=0.0)
    game = dataclasses.replace(GAMES["space_alert"], tools={"mission": slow})
    rooms.games = {"space_alert": game}
    assert refused(client.post(MISSION, json={}), 413) == "tool/too-long"


def test_an_address_answers_for_what_its_questions_cost(client, rooms):
    rooms.replays.allowance = Work(0.0, 0.0)
    assert refused(client.post(MISSION, json={}), 429) == "client/too-fast"


def test_every_tool_of_every_game_has_a_bounded_time_and_types_that_can_be_described():
    tools = [tool for game in GAMES.values() for tool in game.tools.values()]
    assert tools
    for tool in tools:
        assert 0 < tool.seconds <= 5
        msgspec.json.schema_components([tool.takes, tool.gives])


def looked_into(record, seconds, seed=0, names=(), is_time_up=lambda: False):
    return {"moves": len(record.moves), "names": names, "is_time_up": is_time_up(), "seconds": seconds}


@pytest.fixture
def over(client, rooms):
    """A game of two bots that is over, with its keys."""
    seats = [{"kind": "bot", "level": "easy"}] * 2
    keys = client.post("/api/tables", json={"game": "guardians", "seats": seats, "start": True}).json()
    while client.get(f"/api/tables/{keys['table']}").json()["phase"] != "over":
        pass
    return keys


def looking(rooms, client, monkeypatch):
    """Let guardians be looked into, without a worker; gives how often that was done."""
    asked = []

    async def inquire(address, raw, inquest):
        asked.append(raw)
        return b'{"why": "luck"}'

    monkeypatch.setattr(rooms.replays, "inquire", inquire)
    game = dataclasses.replace(GAMES["guardians"], inquire=looked_into)
    for room in rooms.all():
        room.table.game = game
    return asked


def test_a_finished_game_is_looked_into_once_for_whoever_may_look_at_it(client, rooms, over, monkeypatch):
    asked = looking(rooms, client, monkeypatch)
    path, key = f"/api/tables/{over['table']}/inquiry", {"Authorization": f"Bearer {over['watch']}"}
    assert [client.get(path, headers=key).json() for _ in range(3)] == [{"why": "luck"}] * 3
    assert len(asked) == 1
    assert refused(client.get(path), 403) == "key/not-valid"


def test_an_inquiry_is_told_the_names_and_when_its_time_is_up(monkeypatch):
    game = dataclasses.replace(GAMES["guardians"], inquire=looked_into)
    monkeypatch.setattr(errands, "find_game", lambda name: game)
    raw = write_json(Match(game, game.read_options({}), 2, 7).record())
    told = [json.loads(errands.inquire(raw, Inquest(("Ala", "Ola"), seconds))) for seconds in (60.0, -1.0)]
    assert [one["is_time_up"] for one in told] == [False, True]
    assert told[0]["names"] == ["Ala", "Ola"]


def test_a_debrief_stops_by_the_clock_before_two_seconds_and_gives_what_it_has(monkeypatch):
    looks = count()
    clock = SimpleNamespace(monotonic=lambda: 100.0 + next(looks) / 4)  # a quarter of a second each look
    monkeypatch.setattr(errands, "time", clock)
    monkeypatch.setattr(debrief, "A_SECOND", 1 << 40)  # nothing but the clock ends it
    told = json.loads(errands.inquire(FLOWN.read_bytes(), Inquest()))
    assert told["stopped"]
    assert told["chain"]
    assert next(looks) <= 2 * 4 - 1  # the last of them well before two seconds are over


def test_a_debrief_is_worked_out_in_another_process_behind_everybody_else(monkeypatch):
    monkeypatch.setattr(errands, "MARGIN", 60.0)  # how long it takes decides nothing here

    async def work():
        pool = ReplayPool()
        try:
            told = json.loads(await pool.inquire("somebody", FLOWN.read_bytes(), Inquest(seconds=0.01)))
            (process,) = pool.processes()
            return told, process, os.getpriority(os.PRIO_PROCESS, process)
        finally:
            await pool.close()

    told, process, niceness = asyncio.run(work())
    assert told["verdict"]["won"] is False
    assert process != os.getpid()
    assert niceness > os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_worker_writes_the_line_of_a_finished_game(path):
    record = read_record(path.read_bytes())
    names = ("Ala", "Ola", "Ala", "", "Iza")[: len(record.seats)]

    async def work():
        pool = ReplayPool()
        try:
            return await pool.chronicle("table", write_json(record), Chronicle(names, "2026-11-18", "Orion"))
        finally:
            await pool.close()

    told = json.loads(asyncio.run(work()))
    assert (told["date"], told["campaign"]) == ("2026-11-18", "Orion")
    assert told["crew"][0]["name"] == "Ala"
    assert (told["result"]["type"] == "survived") == (record.outcome.winners != ())


def test_a_game_that_goes_on_is_not_looked_into(client, rooms, monkeypatch):
    seats = [{"kind": "me", "nickname": "Ala"}, {"kind": "me", "nickname": "Ola"}]
    keys = client.post("/api/tables", json={"game": "guardians", "seats": seats, "start": True}).json()
    asked = looking(rooms, client, monkeypatch)
    key = {"Authorization": f"Bearer {keys['host']}"}
    answer = client.get(f"/api/tables/{keys['table']}/inquiry", headers=key)
    assert refused(answer, 409) == "record/not-over"
    assert asked == []


def test_a_game_that_cannot_be_looked_into_says_so(client, rooms, over):
    key = {"Authorization": f"Bearer {over['watch']}"}
    answer = client.get(f"/api/tables/{over['table']}/inquiry", headers=key)
    assert refused(answer, 404) == "game/no-inquiry"


def test_a_tool_that_is_told_when_its_time_is_up_has_some_to_think():
    timed = [tool for game in GAMES.values() for tool in game.tools.values() if tool.is_timed]
    assert timed
    assert all(tool.seconds >= errands.MARGIN + 1 for tool in timed)
