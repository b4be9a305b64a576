"""Replays: worked out beside the tables, bounded in every direction, and the same as ever."""

import dataclasses
import gzip
import json
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from litestar.testing import TestClient

from orbita.core.contract import Outcome
from orbita.core.match import Match
from orbita.core.record import Entry, TakeBack, read_record, write_json, write_text
from orbita.core.replay import steps
from orbita.registry import GAMES, find_game
from orbita.server.app import make_app
from orbita.server.errors import TooMuch
from orbita.server.http import limits
from orbita.server.http.limits import Work
from orbita.server.rooms import replays
from orbita.server.rooms.replays import ReplayPool, TooLong, Wanted, make_replay, replay
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from orbita.server.table.entries import OutcomeNoted
from tests.server.club import open_club, run
from tests.server.servers import Served

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.txt"))


def started():
    """A game of two that has just begun, as a record."""
    game = find_game("guardians")
    match = Match(game, game.read_options({}), 2, 7)
    for seat, move in ((0, "place 10/3"), (1, "place 10/5"), (1, "mine 6/1")):
        match.play_text(seat, move)
    return match.record()


def long_game():
    """Most of a long game, as a record."""
    record = read_record(next(path for path in GOLDEN if path.stem == "5-seats-dealt").read_bytes())
    return msgspec.structs.replace(record, moves=record.moves[:1000], outcome=None)


def with_take_backs(record, count):
    """The same, but its last move is taken back and made again many times: all of it is legal."""
    last = record.moves[-1]
    again = (TakeBack(last.seat, 1), last) * count
    return msgspec.structs.replace(record, moves=record.moves + again)


def app(store=None, **settings):
    rooms = Rooms(store or MemoryStore(), bot_pace=0.0, **settings)
    return rooms, make_app(rooms, Settings())


def body_of(record, **more):
    return {"record": write_text(record), **more}


def code_of(answer, status):
    assert answer.status_code == status, answer.text
    return answer.json()["code"]


@pytest.mark.parametrize("path", GOLDEN[::6], ids=lambda path: f"{path.parent.name}/{path.stem}")
@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_a_worker_answers_is_byte_for_byte_what_the_function_gives(path, encoding):
    record = read_record(path.read_bytes())
    expected = msgspec.json.encode(make_replay(record, find_game(record.game), Wanted(0, "pl")))
    with TestClient(app()[1]) as client:
        body = {"record": path.read_text(), "seat": 0, "lang": "pl"}
        answer = client.post("/api/replay", json=body, headers={"Accept-Encoding": encoding})
        assert answer.content == expected
        assert answer.headers.get("content-encoding") == ("gzip" if encoding == "gzip" else None)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_golden_record_is_far_from_the_limits(path):
    raw = path.read_bytes()
    record = read_record(raw)
    answer = msgspec.json.encode(make_replay(record, find_game(record.game), Wanted()))
    assert len(raw) * 10 < replays.MAX_BYTES
    assert len(record.moves) * 10 < replays.MAX_MOVES
    assert len(answer) * 10 < replays.MAX_ANSWER


@pytest.mark.parametrize(
    ("record", "count"),
    [
        pytest.param(started(), 5000, id="ten thousand entries"),
        pytest.param(long_game(), 1000, id="a long game, taken back at its end"),
    ],
)
def test_while_a_heavy_replay_is_worked_out_everybody_else_is_served(record, count, tmp_path):
    served = Served("memory", tmp_path)
    try:
        with ThreadPoolExecutor(1) as elsewhere:
            body = body_of(with_take_backs(record, count))
            replaying = elsewhere.submit(post, f"{served.address}/api/replay", body)
            answered = 0
            while not replaying.done():
                with urllib.request.urlopen(f"{served.address}/health") as answer:
                    answered += answer.status == 200
            assert answered > 5
            status, answer = replaying.result()
            assert status == 200 or (status, answer["code"]) == (413, "replay/too-long")
    finally:
        served.stop()


def post(address, body):
    """Post and give status and answer."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def test_a_replay_that_takes_too_long_is_given_up_and_the_next_is_not():
    rooms, server = app()
    with TestClient(server) as client:
        rooms.replays.limit = 0.001
        answer = client.post("/api/replay", json=body_of(with_take_backs(started(), 5000)))
        assert code_of(answer, 413) == "replay/too-long"
        rooms.replays.limit = replays.TIME
        assert client.post("/api/replay", json=body_of(started())).status_code == 200
        assert rooms.metrics.failures._value.get() == 0


def test_a_record_has_a_limit_of_moves():
    record = started()
    moves = record.moves + (Entry(record.seats[0], "shoot"),) * (replays.MAX_MOVES + 1 - len(record.moves))
    too_long = msgspec.structs.replace(record, moves=moves)
    with pytest.raises(TooLong) as refused:
        replay(write_text(too_long).encode(), Wanted(), False)
    assert (refused.value.code, refused.value.status) == ("replay/too-long", 413)
    assert "20000 moves" in refused.value.message
    just = msgspec.structs.replace(record, moves=moves[:-1])
    with pytest.raises(Exception, match="move 5"):  # it is read, and found not to be legal
        replay(write_text(just).encode(), Wanted(), False)


def test_a_record_has_a_limit_of_bytes():
    with TestClient(app()[1]) as client:
        long = client.post("/api/replay", json={"record": "#" * (replays.MAX_BYTES + 1)})
        assert code_of(long, 413) == "replay/too-long"
        short = client.post("/api/replay", json={"record": "#" * replays.MAX_BYTES})
        assert code_of(short, 400) == "record/empty"


def test_an_answer_has_a_limit_of_bytes(monkeypatch):
    raw = write_json(started())
    size = len(replay(raw, Wanted(), False))
    monkeypatch.setattr(replays, "MAX_ANSWER", size)
    assert replay(raw, Wanted(), False)
    monkeypatch.setattr(replays, "MAX_ANSWER", size // 2)
    with pytest.raises(TooLong):
        replay(raw, Wanted(), False)


def test_compressed_answers_say_the_same():
    raw = write_json(started())
    assert gzip.decompress(replay(raw, Wanted(1, "pl"), True)) == replay(raw, Wanted(1, "pl"), False)


def test_an_address_pays_for_what_its_replays_cost():
    async def work():
        pool = ReplayPool()
        try:
            raw = write_json(started())
            assert await pool.replay("a", raw, Wanted(), False)
            pool.charge = lambda owner, seconds: ReplayPool.charge(pool, owner, 1000.0)
            assert await pool.replay("a", raw, Wanted(), False)
            with pytest.raises(TooMuch) as refused:
                await pool.replay("a", raw, Wanted(), False)
            assert (refused.value.code, refused.value.status) == ("client/too-fast", 429)
            assert await pool.replay("b", raw, Wanted(), False)
        finally:
            await pool.close()

    run(work())


def test_waiting_for_a_replay_has_an_end(monkeypatch):
    async def work():
        pool = ReplayPool()
        try:
            monkeypatch.setattr(replays, "PATIENCE", 0.0)
            with pytest.raises(replays.Busy) as refused:
                await pool.replay("a", write_json(started()), Wanted(), False)
            assert (refused.value.code, refused.value.status) == ("server/busy", 503)
            assert pool.waiting == 0
        finally:
            await pool.close()

    run(work())


def test_a_game_stopped_by_newer_rules_keeps_its_seed():
    store, newer = MemoryStore(), dataclasses.replace(GAMES["guardians"], rules_version=99)
    tables = []

    async def play():
        async with open_club(store) as club:
            laid, _ = await club.lay("Ala", "Ola")
            tables.append(laid.table)
            laid, room = await club.lay("Ala", "Ola")
            tables.append(laid.table)
            await room.submit(lambda table: OutcomeNoted(Outcome((3, 1), (0,), "agreed")))

    run(play())
    with TestClient(app(store, games={"guardians": newer})[1]) as client:
        stopped, ended = tables
        assert client.get(f"/api/tables/{stopped}").json()["phase"] == "frozen"
        for what in ("record", "replay"):
            assert code_of(client.get(f"/api/tables/{stopped}/{what}"), 409) == "record/not-over"
        assert client.get(f"/api/tables/{ended}/record").json()["record"]["seed"]


def test_an_allowance_is_refilled_with_time_up_to_what_it_was(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    seconds = Work(40.0, 20.0)
    seconds.spend("a", 50.0)
    now[0] = 30.0  # ten seconds are back: nothing is left, nothing is owed
    with pytest.raises(TooMuch):
        seconds.check("a")
    seconds.check("b")
    now[0] = 31.0
    seconds.check("a")
    now[0] = 1e6
    seconds.spend("a", 40.0)
    with pytest.raises(TooMuch):
        seconds.check("a")


def test_addresses_not_seen_for_long_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    seconds = Work(1.0, 1.0)
    for address in "abac":
        seconds.spend(address, 5.0)
    assert list(seconds._buckets._buckets) == ["a", "c"]


def renewed(before, news):
    """A value of a view after a frame: a list of the same length comes as the places that changed."""
    if isinstance(before, list) and isinstance(news, dict):
        return [news.get(str(place), value) for place, value in enumerate(before)]
    return news


@pytest.mark.parametrize("path", GOLDEN[::4], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_frames_carry_what_changed_and_together_give_every_view(path):
    record = read_record(path.read_bytes())
    game = find_game(record.game)
    frames = make_replay(record, game, Wanted()).frames
    view = {}
    for frame, (_, match, _) in zip(frames, steps(record, game), strict=True):
        news = msgspec.json.decode(frame.view)
        view |= {name: renewed(view.get(name), value) for name, value in news.items()}
        assert view == msgspec.json.decode(msgspec.json.encode(game.shown(game.view(match.state, None))))


def test_a_seat_is_told_what_it_could_do_at_each_of_its_steps_if_it_asks():
    record, game = started(), find_game("guardians")
    frames = make_replay(record, game, Wanted(0, "pl", choices=True)).frames
    offered = [[choice.move for choice in frame.choices] for frame in frames]
    legal = [
        [game.notation.move_text(match.state, 0, move) for move in game.legal(match.state, 0)]
        if 0 in game.awaited(match.state)
        else []
        for _, match, _ in steps(record, game)
    ]
    assert offered == legal
    assert any(offered)
    assert not all(offered)
    assert all(choice.text for frame in frames for choice in frame.choices)
    for unasked in (Wanted(0), Wanted(None, choices=True)):
        assert not any(frame.choices for frame in make_replay(record, game, unasked).frames)
