"""Matches of two bots: pairs, swapped seats, and a test that stops itself."""

from collections import Counter

import pytest

from orbita.arena import match
from orbita.arena.match import Pair, Trial, check_trial, play_pair, play_pairs, verdict
from orbita.arena.simulate import Result
from orbita.core.contract import Outcome
from orbita.core.errors import BadOptions

TRIAL = Trial("guardians", "greedy", "random", seats=2, games=60, seed=1)


def changed(**values):
    """The trial with other values."""
    return Trial(**{field: getattr(TRIAL, field) for field in TRIAL.__struct_fields__} | values)


def game(winners, seats=2):
    """A game that ended so; without winners a common loss, None: without an end."""
    outcome = None if winners is None else Outcome((0,) * seats, winners, "test")
    return Result(0, ("?",) * seats, outcome, 1)


@pytest.fixture
def ended(monkeypatch):
    """Say how the two games of a pair end, with the tested bot on the first and on the second seat."""

    def ended(first, second, seats=2):
        ends, seen = iter((first, second)), []

        def play(name, options, bots, number, seed, keep_record):
            seen.append((bots, seed))
            return game(next(ends), seats)

        monkeypatch.setattr(match, "play_one", play)
        return play_pair(changed(seats=seats), 3), seen

    return ended


def test_a_pair_has_one_seed_and_swapped_seats(ended):
    pair, seen = ended((0,), (1,))
    assert [bots for bots, _ in seen] == [("greedy", "random"), ("random", "greedy")]
    assert seen[0][1] == seen[1][1]
    assert pair == Pair(3, (1.0, 1.0), 0, 0)


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        pytest.param((0,), (0,), 1, id="the first seat wins twice"),
        pytest.param((1,), (0,), 0, id="the other bot wins twice"),
        pytest.param((0, 1), (1,), 1.5, id="a shared win is half a win"),
        pytest.param((), (1,), 1, id="a common loss is a loss"),
        pytest.param((), (), 0, id="two common losses"),
        pytest.param(None, (1,), 1, id="a game without an end is a loss"),
    ],
)
def test_what_a_pair_is_worth(ended, first, second, points):
    pair, _ = ended(first, second)
    assert pair.points() == points
    assert pair.common_losses == [first, second].count(())
    assert pair.unfinished == [first, second].count(None)


def test_around_a_larger_table_the_bots_alternate(ended):
    pair, seen = ended((0, 2), (0, 1), seats=3)
    assert [bots for bots, _ in seen] == [("greedy", "random", "greedy"), ("random", "greedy", "random")]
    assert pair.won == (1.0, 0.5)


def test_thirds_that_make_a_whole_are_one(ended):
    pair, _ = ended((0, 1, 2), (0, 1, 2), seats=3)
    assert pair.points() == 1


def test_it_stops_when_it_is_decided():
    pairs = list(play_pairs(changed(elo=(0.0, 200.0), games=1000)))
    found = verdict(changed(elo=(0.0, 200.0)), pairs)
    assert found.decision == "stronger"
    assert found.pairs == len(pairs) < 30
    assert found.log_ratio >= found.bounds[1]
    assert verdict(changed(elo=(0.0, 200.0)), pairs[:-1]).decision == "open"
    assert found.low > 0
    assert found.low <= found.elo <= found.high
    assert sum(found.points.values()) == found.pairs
    assert found.won == pytest.approx(sum(float(points) * count for points, count in found.points.items()))


def test_it_stops_at_the_last_game_it_may_play():
    trial = changed(tested="random", games=7)
    assert verdict(trial, list(play_pairs(trial))).games == 6
    assert verdict(trial, list(play_pairs(trial))).decision == "open"


def test_it_goes_on_where_it_stopped_with_any_number_of_processes():
    trial = changed(tested="random", against="greedy", games=12)
    whole = list(play_pairs(trial))
    assert list(play_pairs(trial, jobs=2)) == whole
    assert len(whole) > 2
    assert [*whole[:2], *play_pairs(trial, whole[:2])] == whole
    assert list(play_pairs(trial, whole)) == []


def test_a_bot_is_as_strong_as_itself():
    trial = changed(tested="greedy", against="greedy", games=8)
    assert Counter(pair.points() for pair in play_pairs(trial) if not pair.common_losses).keys() <= {1.0}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"game": "chess"}, "game/unknown", id="no such game"),
        pytest.param({"seats": 7}, "seats/count", id="too many seats"),
        pytest.param({"against": "genius"}, "bot/unknown", id="no such bot"),
        pytest.param({"tested": "search-0"}, "bot/walks", id="a search without walks"),
        pytest.param({"games": 1}, "match/pair", id="half a pair"),
        pytest.param({"elo": (30.0, 0.0)}, "match/elo", id="the greater difference first"),
        pytest.param({"elo": (0.0, 1201.0)}, "match/elo", id="a difference nobody can tell"),
        pytest.param({"elo": (0.0, float("nan"))}, "match/elo", id="no number"),
        pytest.param({"game": "space_alert", "tested": "random"}, "match/shared", id="a crew has no rivals"),
        pytest.param({"seed": -1}, "seed/range", id="negative seed"),
    ],
)
def test_what_cannot_be_tested_is_refused(change, code):
    with pytest.raises(BadOptions) as refused:
        check_trial(changed(**change))
    assert refused.value.code == code
