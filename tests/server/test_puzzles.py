"""The puzzle of the day: tried with the real rules, judged when the turn is over."""

import httpx
import msgspec
import pytest

from orbita.arena.puzzle_file import puzzles_of
from orbita.server.app import make_app
from orbita.server.http.bodies import PuzzleInfo
from orbita.server.rooms.puzzles import Trial, number_of, try_puzzle
from orbita.server.settings import Settings
from orbita.server.table import sealing
from tests.server.club import open_club, run

NOW = 1_800_000_000_000  # a moment of 2027
TODAY, BEFORE = "2026-11-19", "2026-11-18"


def puzzle(day=TODAY):
    return puzzles_of("guardians").puzzles[number_of("guardians", day)]


def tried(*moves, day=TODAY, lang="en"):
    return msgspec.json.decode(try_puzzle(Trial("guardians", day, TODAY, moves, lang)), type=PuzzleInfo)


def test_today_s_puzzle_shows_the_position_with_all_moves_and_no_answer():
    found = tried()
    assert (found.made, found.verdict, found.answer) == ((), None, None)
    offered = {choice.move for choice in found.frame.choices}
    assert {turn.moves[0] for turn in puzzle().turns} <= offered
    assert found.seats[found.seat] == puzzle().seat


def test_the_answer_is_not_in_what_is_sent_before_the_turn_is_over():
    raw = try_puzzle(Trial("guardians", TODAY, TODAY, (), "en"))
    assert b'"chance"' not in raw
    assert b"seed" not in raw


def test_the_best_turn_solves_it():
    best = puzzle().turns[0]
    found = tried(*best.moves)
    assert (found.verdict.is_solved, found.verdict.lost, found.verdict.chance) == (True, 0.0, best.chance)
    assert found.answer.moves == best.moves
    assert found.frame.choices == ()


def test_the_turn_of_the_bot_does_not_and_it_is_said_what_it_lost():
    greedy = puzzle().find(puzzle().greedy)
    found = tried(*greedy.moves)
    assert not found.verdict.is_solved
    assert found.verdict.lost == pytest.approx(puzzle().turns[0].chance - greedy.chance)
    assert found.verdict.greedy.moves == greedy.moves
    assert found.answer.chance == puzzle().turns[0].chance


@pytest.mark.parametrize("day", [TODAY, BEFORE])
def test_every_turn_is_judged(day):
    for turn in puzzle(day).turns:
        assert tried(*turn.moves, day=day).verdict.chance == turn.chance


def test_a_day_that_is_past_tells_its_answer_in_both_languages():
    found = [tried(day=BEFORE, lang=lang) for lang in ("pl", "en")]
    assert [one.answer.moves for one in found] == [puzzle(BEFORE).turns[0].moves] * 2
    assert found[0].answer.words != found[1].answer.words
    assert found[0].verdict is None


def test_days_have_one_puzzle_after_the_other():
    count = len(puzzles_of("guardians").puzzles)
    days = [f"2026-0{1 + n // 28}-{1 + n % 28:02}" for n in range(28)]
    assert [number_of("guardians", day) for day in days] == [n % count for n in range(28)]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        pytest.param("guardians/puzzle?moves=hop 1/1", 400, "notation/unknown", id="no such move"),
        pytest.param("guardians/puzzle?day=2999-01-01", 400, "daily/no-such-day", id="not yet"),
        pytest.param("space_alert/puzzle", 404, "puzzle/none", id="none in this game"),
        pytest.param("chess/puzzle", 404, "game/unknown", id="no such game"),
    ],
)
def test_what_cannot_be_tried_is_refused(path, status, code):
    async def work():
        async with open_club() as club:
            club.moment = NOW
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                refused = await client.get(f"/api/games/{path}")
                assert refused.status_code == status, refused.text
                assert refused.json()["code"].startswith(code)

    run(work())


def test_anybody_may_try_it():
    async def work():
        async with open_club() as club:
            club.moment = NOW
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                moves = ", ".join(puzzle(sealing.day_of(NOW)).turns[0].moves)
                answer = await client.get(
                    "/api/games/guardians/puzzle", params={"moves": moves, "lang": "pl"}
                )
                assert answer.json()["verdict"]["is_solved"] is True

    run(work())
