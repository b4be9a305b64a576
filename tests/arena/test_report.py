import msgspec
import pytest

from orbita.arena.report import Report, quantile, report, spread, wilson
from orbita.arena.simulate import Plan, Result, simulate
from orbita.core.contract import Outcome

BOTS = ("greedy", "random", "random")
PLAN = Plan(game="guardians", bots=BOTS, games=5, seed=1)


def result(number, scores, winners, reason="nobody-hits", moves=60, bots=BOTS):
    return Result(number, bots, Outcome(scores=scores, winners=winners, reason=reason), moves)


RESULTS = [
    result(0, (30, 20, 10), (0,), moves=50),
    result(1, (20, 20, 10), (0, 1), moves=60),
    result(2, (10, 10, 10), (0, 1, 2), moves=70),
    result(3, (0, 0, 0), (), "planet-fell", moves=80),
    Result(4, BOTS, None, 5_000),
]


def test_a_shared_win_counts_as_a_fraction_for_each_winner():
    found = report(PLAN, RESULTS)
    assert [row.wins.wins for row in found.by_seat] == pytest.approx(
        [1 + 1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3]
    )
    assert sum(row.wins.wins for row in found.by_seat) == pytest.approx(found.decided)


def test_the_parts_of_many_shared_wins_make_whole_ones():
    everywhere = Plan(game="guardians", bots=("random",) * 3, games=1, seed=1)
    shared = [result(number, (1, 1, 1), (0, 1, 2), bots=everywhere.bots) for number in range(1_000)]
    assert report(everywhere, shared).by_bot[0].wins.share == 1


def test_games_are_decided_common_losses_or_unfinished():
    found = report(PLAN, RESULTS)
    assert (found.games, found.decided, found.common_losses, found.unfinished) == (5, 3, 1, 1)
    assert found.endings == {"nobody-hits": 3, "planet-fell": 1, "unfinished": 1}


def test_wins_are_measured_against_decided_games_and_scores_taken_from_them():
    found = report(PLAN, RESULTS)
    assert {row.wins.games for row in (*found.by_seat, *found.by_bot)} == {3}
    assert found.by_seat[0].scores.mean == 20
    assert found.by_seat[2].scores.mean == 10


def test_a_bot_is_counted_on_all_its_seats():
    found = report(PLAN, RESULTS)
    assert [row.name for row in found.by_bot] == ["greedy", "random"]
    assert found.by_bot[1].wins.wins == pytest.approx(1 / 2 + 1 / 3 + 1 / 3)
    assert found.by_bot[1].scores.mean == pytest.approx((20 + 20 + 10 + 10 + 10 + 10) / 6)


def test_bots_that_rotate_are_followed_from_seat_to_seat():
    moved = ("random", "greedy", "random")
    found = report(PLAN, [result(0, (9, 1, 1), (0,)), result(1, (1, 9, 1), (1,), bots=moved)])
    assert found.by_bot[0].wins.wins == 2
    assert found.by_seat[0].bots == ("greedy", "random")


def test_the_length_is_that_of_all_games():
    found = report(PLAN, RESULTS[:4])
    assert (found.moves.least, found.moves.mean, found.moves.median, found.moves.most) == (50, 65, 65, 80)


def test_without_a_decided_game_nothing_is_said_about_scores():
    found = report(PLAN, RESULTS[3:])
    assert found.decided == 0
    assert {row.scores for row in (*found.by_seat, *found.by_bot)} == {None}
    assert (found.by_seat[0].wins.low, found.by_seat[0].wins.high) == (0, 1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        pytest.param(5, 10, 0.2366, 0.7634, id="half of ten"),
        pytest.param(0, 10, 0.0, 0.2775, id="none of ten"),
        pytest.param(10, 10, 0.7225, 1.0, id="all of ten"),
        pytest.param(900, 1000, 0.8799, 0.9171, id="nine in ten of a thousand"),
        pytest.param(2.5, 10, 0.0810, 0.5578, id="a shared win among them"),
    ],
)
def test_the_confidence_interval_is_wilsons(wins, games, low, high):
    found = wilson(wins, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)
    assert found.low <= found.share <= found.high


def test_quantiles_are_interpolated():
    assert [quantile([1, 2, 3, 4], part) for part in (0, 0.5, 1)] == [1, 2.5, 4]
    assert quantile([7], 0.95) == 7


def test_a_spread_of_nothing_is_nothing():
    assert spread([]) is None


def test_a_report_survives_json():
    plan = Plan(game="guardians", bots=("random", "random"), games=4, seed=1)
    found = report(plan, list(simulate(plan)))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
    assert found.options["variant"] == "basic"
