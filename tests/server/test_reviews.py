"""Finished games judged move by move: after the end, in a worker, a moment at a time, and once."""

import asyncio
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest

from orbita.arena.review import review
from orbita.arena.review_model import Review
from orbita.core.match import Match
from orbita.core.record import write_json
from orbita.registry import find_game
from orbita.server.app import make_app
from orbita.server.errors import OrbitaError
from orbita.server.rooms import review_worker
from orbita.server.rooms.fair_queue import Busy
from orbita.server.rooms.review_worker import SLOW, UNBEGUN, go_on
from orbita.server.rooms.reviews import WAITING, Reviews
from orbita.server.rooms.workers import Unanswered
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from tests.server.club import open_club, run
from tests.server.voyaging import move

OPENING = ((0, "place 10/3"), (1, "place 10/5"), (1, "mine 6/1"), (0, "move 8/3"), (0, "keep"))


@asynccontextmanager
async def browsing(club):
    transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        yield client


async def ask(client, table, key=""):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return await client.get(f"/api/tables/{table}/review", headers=headers)


async def ended(club, game="guardians"):
    """A game that somebody gives up soon."""
    keys, room = await club.lay("Ala", "Ola", game=game)
    for seat, text in OPENING if game == "guardians" else ():
        await move(room, seat, text)
    return keys, room


async def give_up(club, keys):
    client = await club.client(keys.seats["1"])
    await client.send(wire.Resign())


async def until_done(client, keys):
    """Ask until the review is there; tell how far it was each time."""
    seen = []
    while True:
        answer = await ask(client, keys.table, keys.seats["0"])
        assert answer.status_code == 200, answer.text
        seen.append(answer.json())
        if seen[-1]["review"] is not None:
            return seen
        await asyncio.sleep(0.02)


def count_slices(monkeypatch, pool):
    """Every question to the workers of reviews."""
    asked, original = [], pool.ask

    async def counted(owner, *question):
        asked.append(owner)
        return await original(owner, *question)

    monkeypatch.setattr(pool, "ask", counted)
    return asked


def test_a_game_is_judged_after_its_end_once_for_whoever_may_look(monkeypatch):
    async def work():
        async with open_club() as club, browsing(club) as client:
            keys, room = await ended(club)
            asked = count_slices(monkeypatch, club.rooms.reviews.pool)
            early = await ask(client, keys.table, keys.seats["0"])
            assert (early.status_code, early.json()["code"]) == (409, "record/not-over")
            await give_up(club, keys)
            assert (await ask(client, keys.table)).json()["code"] == "key/not-valid"
            assert asked == []
            seen = await until_done(client, keys)
            found = msgspec.convert(seen[-1]["review"], Review)
            assert found == review(room.table.record(), found.walks)
            assert found.walks == (400 // SLOW if seen[-1]["is_rough"] else 400)
            assert [decision.seat for decision in found.decisions] == [
                "red",
                "yellow",
                "yellow",
                "red",
                "red",
            ]
            slices = len(asked)
            again = await ask(client, keys.table, keys.watch)
            assert (again.json()["review"], len(asked)) == (seen[-1]["review"], slices)

    run(work())


def test_progress_is_told_piece_by_piece(monkeypatch):
    raw = write_json(opened())
    ticks = iter(range(100))
    monkeypatch.setattr(review_worker.time, "process_time", lambda: next(ticks))
    monkeypatch.setattr(review_worker, "SLICE", 2.5)  # ticks: two pieces a slice
    found, judged = UNBEGUN, []
    while not found.review:
        found = go_on(raw, found, 60)
        judged.append((found.judged, found.pieces, found.review != b""))
    assert judged == [(2, 5, False), (4, 5, False), (5, 5, True)]
    assert msgspec.json.decode(found.review, type=Review) == review(opened(), usual())


def test_when_time_is_up_what_was_found_by_then_is_all(monkeypatch):
    ticks = iter(range(100))
    monkeypatch.setattr(review_worker.time, "process_time", lambda: next(ticks))
    found = go_on(write_json(opened()), UNBEGUN._replace(seconds=59.5), 60)
    told = msgspec.json.decode(found.review, type=Review)
    assert (found.judged, told.is_cut_short, told.decisions) == (0, True, ())


def opened():
    """The record of the opening."""
    game = find_game("guardians")
    match = Match(game, game.read_options({}), 2, 7)
    for seat, text in OPENING:
        match.play_text(seat, text)
    return match.record()


def usual():
    """The walks of a review here."""
    return review_worker._begun(write_json(opened())).reviewer.few.walks


def test_when_time_is_up_the_review_says_so():
    async def work():
        async with open_club() as club, browsing(club) as client:
            club.rooms.reviews = Reviews(club.rooms.spawn, seconds=0.0)
            keys, _ = await ended(club)
            await give_up(club, keys)
            found = (await until_done(client, keys))[-1]["review"]
            assert (found["is_cut_short"], found["decisions"]) == (True, [])
            await club.rooms.reviews.pool.close()

    run(work())


def test_one_game_is_judged_after_the_other_and_who_waits_is_told(monkeypatch):
    async def work():
        async with open_club() as club, browsing(club) as client:
            first, _ = await ended(club)
            second, _ = await ended(club)
            for keys in (first, second):
                await give_up(club, keys)
            asked = count_slices(monkeypatch, club.rooms.reviews.pool)
            mine = (await ask(client, first.table, first.seats["0"])).json()
            other = (await ask(client, second.table, second.seats["0"])).json()
            assert (mine["waiting"], other["waiting"], other["pieces"]) == (0, 1, 0)
            await until_done(client, second)
            assert asked == sorted(asked, key=[first.table, second.table].index)
            assert set(asked) == {first.table, second.table}

    run(work())


def test_no_more_wait_than_there_is_room_for(monkeypatch):
    async def work():
        async with open_club() as club:
            monkeypatch.setattr("orbita.server.rooms.reviews.WAITING", 1)
            tables = []
            for _ in range(2):
                keys, room = await ended(club)
                await give_up(club, keys)
                tables.append(room.table)
            reviews = club.rooms.reviews
            assert reviews.about(tables[0], "here").waiting == 0
            with pytest.raises(Busy):
                reviews.about(tables[1], "here")
            assert reviews.about(tables[0], "there").waiting == 0  # it is under way already

    run(work())
    assert WAITING > 1


def test_a_review_that_breaks_off_is_told_once_and_begun_anew(monkeypatch):
    async def work():
        async with open_club() as club:
            keys, room = await ended(club)
            await give_up(club, keys)
            reviews = club.rooms.reviews

            async def broken(*_):
                raise Unanswered("the worker died")

            with monkeypatch.context() as patch:
                patch.setattr(reviews.pool, "ask", broken)
                reviews.about(room.table, "here")
                await asyncio.sleep(0.01)
                with pytest.raises(OrbitaError) as refused:
                    reviews.about(room.table, "here")
            assert refused.value.code == "review/broken"
            assert reviews.about(room.table, "here").review is None
            while reviews.about(room.table, "here").review is None:
                await asyncio.sleep(0.02)

    run(work())


def test_a_game_without_a_search_is_not_judged():
    async def work():
        async with open_club() as club, browsing(club) as client:
            listed = (await client.get("/api/games")).json()
            assert {one["game"]: one["reviewed"] for one in listed} == {
                "guardians": True, "space_alert": False, "voyager": True,
            }  # fmt: skip
            keys, _ = await club.lay("Ala", "Ola", game="space_alert")
            ola = await club.client(keys.seats["1"])
            await ola.send(wire.Resign())
            ala = await club.client(keys.seats["0"])
            await ala.send(wire.Resign())
            refused = await ask(client, keys.table, keys.seats["0"])
            assert (refused.status_code, refused.json()["code"]) == (404, "game/no-review")

    run(work())
