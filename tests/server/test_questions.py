"""Questions to a game: answered from what a key sees of it, bounded, refused in both languages."""

import dataclasses
import gzip
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from orbita.core.match import Match
from orbita.core.record import write_text
from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.rooms.errands import Asking
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from orbita.server.table import commands
from tests.server.club import open_club, run

VOYAGER = GAMES["voyager"]
PLAN = VOYAGER.questions["plan"]
ACT = 3  # the stage in which a turn is played


@asynccontextmanager
async def asked(**wish):
    """Two people at the first turn of a game with questions, and how to ask there."""
    async with open_club() as club:
        keys, room = await club.lay("Ala", "Ola", game="voyager", options={"agencies": "dealt"}, **wish)
        while room.table.match.state.stage < ACT:
            (seat,) = room.table.awaited()
            state = room.table.match.state
            text = VOYAGER.notation.move_text(state, seat, VOYAGER.legal(state, seat)[0])
            await room.submit(
                lambda table, seat=seat, text=text: commands.play(table, seat, text, table.seq, 0)
            )
        transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:

            async def ask(key="", name="plan", table=keys.table, lang="en", **parameters):
                headers = {"Authorization": f"Bearer {key}"} if key else {}
                headers["Accept-Language"] = lang
                path = f"/api/tables/{table}/ask/{name}"
                return await client.get(path, params=parameters, headers=headers)

            yield club, keys, room, ask


def refused(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]


def test_a_seat_is_answered_about_the_table_as_it_stands():
    async def work():
        async with asked() as (_, keys, room, ask):
            answer = await ask(keys.seats["0"])
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["seq"] == room.table.seq
            plan = msgspec.convert(told["reply"], PLAN.gives)
            assert (plan.seat, plan.launches[0]) == (0, 1)
            assert {world.body for world in plan.worlds} >= {"moon", "mars", "europa"}

    run(work())


def test_what_is_asked_stands_in_the_address():
    async def work():
        async with asked() as (_, keys, _, ask):
            told = (await ask(keys.seats["0"], seat=1, technology="tourism")).json()["reply"]
            assert (told["seat"], told["technology"], told["technologies"]) == (1, "tourism", [])

    run(work())


def test_spectators_are_answered_from_what_they_see_and_strangers_not_at_all():
    async def work():
        async with asked() as (club, keys, room, ask):
            told = (await ask(keys.watch)).json()["reply"]
            assert told["seat"] == room.table.match.state.seat
            assert refused(await ask(), 403) == "key/not-valid"
            public, _ = await club.lay("Ela", "Ula", game="voyager", public=True)
            assert refused(await ask(table=public.table), 400) == "plan/no-agency"

    run(work())


@pytest.mark.parametrize(
    ("parameters", "code"),
    [
        pytest.param({"seat": "nobody"}, "question/input", id="not a number"),
        pytest.param({"planet": "mars"}, "question/input", id="not part of the question"),
        pytest.param({"seat": 10**30}, "question/input", id="beyond all bounds"),
        pytest.param({"seat": 5}, "seat/unknown", id="no such seat"),
        pytest.param({"technology": "warp"}, "notation/technology", id="unknown to the game"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_its_reason(parameters, code):
    async def work():
        async with asked() as (_, keys, _, ask):
            assert refused(await ask(keys.seats["0"], **parameters), 400) == code

    run(work())


def test_a_game_is_asked_only_what_it_knows_and_once_it_has_begun():
    async def work():
        async with asked() as (club, keys, _, ask):
            other, _ = await club.lay("Ala", "Ola")
            assert refused(await ask(other.seats["0"], table=other.table), 404) == "question/unknown"
            assert refused(await ask(keys.seats["0"], name="weather"), 404) == "question/unknown"
            waiting, _ = await club.lay("Ala", "open", game="voyager", start=False)
            answer = await ask(waiting.seats["0"], table=waiting.table)
            assert refused(answer, 409) == "table/not-started"

    run(work())


def test_refusals_are_told_in_the_readers_language():
    async def work():
        async with asked() as (_, keys, _, ask):
            told = (await ask(keys.seats["0"], seat=4, lang="pl")).json()["message"]
            assert told == "Nie ma takiego miejsca przy stole."

    run(work())


def test_the_worker_gets_what_the_seat_sees_and_nothing_else(monkeypatch):
    async def work():
        async with asked() as (club, keys, room, ask):
            sent = []

            async def noticed(seconds, address, view, asking, zipped):
                sent.append((view, asking))
                return gzip.compress(b"{}")

            monkeypatch.setattr(club.rooms.replays, "_within", noticed)
            await ask(keys.seats["1"])
            ((view, asking),) = sent
            assert view == msgspec.json.encode(VOYAGER.view(room.table.match.state, 1))
            assert asking == Asking("voyager", "plan", b'{"seat":-1,"technology":""}', room.table.seq)

    run(work())


def test_a_question_that_takes_too_long_is_given_up_in_its_own_time():
    async def work():
        async with asked() as (_, keys, room, ask):
            slow = dataclasses.replace(PLAN, seconds=0.0)
            room.table.game = dataclasses.replace(VOYAGER, questions={"plan": slow})
            assert refused(await ask(keys.seats["0"]), 413) == "tool/too-long"

    run(work())


def begun():
    """A game at its first turn, as a record."""
    match = Match(VOYAGER, VOYAGER.read_options({}), 2, 7)
    while match.state.stage < ACT:
        (seat,) = VOYAGER.awaited(match.state)
        match.play(seat, VOYAGER.legal(match.state, seat)[0])
    return match


def supposing(game, name="plan", **more):
    """Ask about a record."""
    body = {"record": write_text(game), "seat": 0, "moves": len(game.moves), **more}
    with TestClient(make_app(Rooms(MemoryStore()), Settings())) as client:
        return client.post(f"/api/games/voyager/ask/{name}", json=body)


def test_a_seat_of_a_record_is_answered_as_a_table_would_answer_it():
    match = begun()
    asked_for = {"technology": "tourism"}
    told = supposing(match.record(), asked=asked_for).json()
    assert told["seq"] == len(match.entries)
    expected = PLAN.work(VOYAGER.view(match.state, 0), msgspec.convert(asked_for, PLAN.takes))
    assert msgspec.convert(told["reply"], PLAN.gives) == expected


def test_a_record_is_asked_about_as_it_stood_after_some_of_its_moves():
    assert refused(supposing(begun().record(), moves=0), 400) == "plan/no-agency"


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        pytest.param({"name": "weather"}, 404, "question/unknown", id="not a question"),
        pytest.param({"seat": 2}, 404, "seat/unknown", id="no such seat"),
        pytest.param({"asked": {"planet": "mars"}}, 400, "question/input", id="not part of the question"),
        pytest.param({"moves": -1}, 400, "http/400", id="before the beginning"),
        pytest.param({"record": "nonsense"}, 400, "record/bad-line", id="no record"),
    ],
)
def test_what_cannot_be_asked_about_a_record_is_refused(more, status, code):
    assert refused(supposing(begun().record(), **more), status) == code
