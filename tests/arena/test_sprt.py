"""The statistics of a match: known values, symmetry, and how often the test errs."""

from collections import Counter
from math import log
from random import Random

import pytest

from orbita.arena.sprt import (
    CLEAREST,
    LOWER,
    UPPER,
    decide,
    elo_interval,
    elo_of,
    log_ratio,
    mean_score,
    score_of,
    support,
)


@pytest.mark.parametrize(
    ("elo", "score"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (30, 0.543066), (190.848501, 0.75)]
)
def test_a_difference_in_elo_is_a_share_of_points(elo, score):
    assert score_of(elo) == pytest.approx(score, abs=1e-6)
    assert elo_of(score) == pytest.approx(elo, abs=1e-3)


def test_beyond_what_can_be_told_there_is_no_difference():
    assert elo_of(1) == elo_of(0.99999) == CLEAREST
    assert elo_of(0) == elo_of(0.00001) == -CLEAREST


def test_the_bounds_are_those_of_five_percent():
    assert pytest.approx(2.944439) == UPPER == -LOWER
    assert decide(UPPER) == "stronger"
    assert decide(LOWER) == "not-stronger"
    assert decide(UPPER - 1e-9) == decide(LOWER + 1e-9) == "open"


def test_wins_and_losses_alone_are_judged_as_coins_are():
    # Two values only: the distribution with a given mean is the coin with that mean.
    counts = {0.0: 30, 2.0: 50}
    for mean in (0.4, 0.5, 0.625, 0.7):
        coin = 50 * log(mean / 0.625) + 30 * log((1 - mean) / 0.375)
        assert support(counts, mean) == pytest.approx(coin, abs=0.02)  # unseen points count a thousandth


def test_nothing_fits_better_than_what_was_seen():
    counts = {0.0: 3, 0.5: 11, 1.0: 40, 1.5: 17, 2.0: 5}
    own = mean_score(counts)
    assert own == pytest.approx((5.5 + 40 + 25.5 + 10) / 2 / 76)
    assert support(counts, own) == pytest.approx(0, abs=1e-9)
    values = [support(counts, own + step / 100) for step in range(20)]
    assert values == sorted(values, reverse=True)


def test_for_small_differences_the_ratio_is_that_of_a_normal_distribution():
    # A second way to the same number: pairs with their own mean and variance.
    counts = {0.0: 150, 0.5: 600, 1.0: 2100, 1.5: 640, 2.0: 170}
    pairs, mean = sum(counts.values()), mean_score(counts)
    spread = sum(count * (points / 2 - mean) ** 2 for points, count in counts.items()) / pairs
    low, high = score_of(0), score_of(10)
    normal = pairs * (high - low) * (2 * mean - low - high) / 2 / spread
    assert log_ratio(counts, 0, 10) == pytest.approx(normal, rel=0.02)


def test_the_other_bot_sees_the_same_from_the_other_side():
    counts = {0.0: 2, 0.5: 1, 1.0: 30, 1.5: 7, 2.0: 9}
    turned = {2 - points: count for points, count in counts.items()}
    assert log_ratio(counts, -5, 30) == pytest.approx(-log_ratio(turned, -30, 5))
    low, high = elo_interval(counts)
    assert elo_interval(turned) == (pytest.approx(-high, abs=1e-6), pytest.approx(-low, abs=1e-6))
    assert low < elo_of(mean_score(counts)) < high


def test_of_no_games_nothing_is_known():
    assert log_ratio({}, 0, 30) == 0
    assert elo_interval({}) == (-CLEAREST, CLEAREST)


def test_a_row_of_wins_leaves_a_lower_edge():
    low, high = elo_interval({2.0: 10})
    assert high == CLEAREST
    assert score_of(low) == pytest.approx(0.825, abs=0.01)  # to the tenth: exp(-1.92)


def test_shares_of_thirds_are_points_as_well():
    counts = {0.666667: 10, 1.0: 10, 1.333333: 10}
    assert mean_score(counts) == pytest.approx(0.5)
    assert log_ratio(counts, -20, 20) == pytest.approx(0, abs=1e-6)


def drawn(dice, mean):
    """Points of a pair of games without draws, each won with this chance."""
    return float((dice.random() < mean) + (dice.random() < mean))


def trial(dice, truth, low, high):
    """Let the test run to its end; tell what it decided and after how many pairs."""
    counts = Counter()
    while (decision := decide(log_ratio(counts, low, high))) == "open":
        counts[drawn(dice, score_of(truth))] += 1
    return decision, counts.total()


@pytest.mark.parametrize(("truth", "wrong"), [(0, "stronger"), (150, "not-stronger")])
def test_it_errs_as_seldom_as_it_promises(truth, wrong):
    dice = Random(truth)
    ends = [trial(dice, truth, 0, 150) for _ in range(200)]
    errors = sum(decision == wrong for decision, _ in ends)
    assert errors <= 18  # five percent are 10; three standard deviations more are 19
    assert 8 < sum(pairs for _, pairs in ends) / 200 < 60
