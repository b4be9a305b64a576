"""Strengths from results: known answers, and strengths that games were drawn from are found again."""

from math import exp, log
from random import Random

import pytest

from orbita.arena.strengths import ELO, PRIOR, Choices, Game, Terms, add_game, climb, fit, slopes, solve

FIRST, SECOND, EQUAL = (0, 1), (1, 0), (0, 0)


def drawn(dice, strengths, seats, bots):
    """A game of these bots in which every next place is drawn in proportion to exp(strength + seat)."""
    left, order = list(range(len(bots))), []
    while left:
        weights = [exp(strengths[bots[seat]] + seats[seat]) for seat in left]
        seat = dice.choices(left, weights)[0]
        left.remove(seat)
        order.append(seat)
    return Game(tuple(bots), tuple(order.index(seat) for seat in range(len(bots))))


def test_of_two_bots_the_odds_are_the_strength():
    games = [Game((1, 0), FIRST)] * 30 + [Game((0, 1), SECOND)] * 30
    games += [Game((1, 0), SECOND)] * 10 + [Game((0, 1), FIRST)] * 10
    found = fit(games, bots=2, seats=2, anchor=0)
    assert found.bots[0] == (0, 0, 0)
    assert found.bots[1].elo == pytest.approx(ELO * log(3), rel=0.01)
    # The variance of log odds is the sum of what one over the counts is.
    assert found.bots[1].high - found.bots[1].elo == pytest.approx(
        1.96 * ELO * (1 / 60 + 1 / 20) ** 0.5, rel=0.02
    )
    assert [seat.elo for seat in found.seats] == [pytest.approx(0, abs=0.01)] * 2
    assert found.nobody is None


def test_a_seat_is_a_term_of_its_own():
    # Equal bots, and the first seat wins three in four.
    games = [Game(bots, places) for bots in ((0, 1), (1, 0)) for places in (FIRST, FIRST, FIRST, SECOND)] * 10
    found = fit(games, bots=2, seats=2, anchor=0)
    assert found.bots[1].elo == pytest.approx(0, abs=0.01)
    assert found.seats[0].elo - found.seats[1].elo == pytest.approx(ELO * log(3), rel=0.01)
    assert found.seats[0].elo == pytest.approx(-found.seats[1].elo)
    assert found.seats[0].low < found.seats[0].elo < found.seats[0].high


def test_an_equal_place_is_half_a_win_for_each():
    ties = fit([Game((0, 1), EQUAL)] * 40, 2, 2, 0)
    halves = fit([Game((0, 1), FIRST), Game((0, 1), SECOND)] * 20, 2, 2, 0)
    assert ties.bots[1] == pytest.approx(halves.bots[1])


def test_who_never_lost_stays_within_sight():
    few, many = (fit([Game((1, 0), FIRST), Game((0, 1), SECOND)] * half, 2, 2, 0).bots[1] for half in (5, 50))
    assert 300 < few.elo < many.elo < 1500
    assert few.low < many.low
    assert many.low > 300


def test_a_common_loss_counts_against_everybody_who_was_there():
    won = [Game((1, 0), FIRST), Game((0, 1), SECOND)] * 20 + [Game((1, 0), SECOND), Game((0, 1), FIRST)] * 20
    lost = [Game((2, 0), None), Game((0, 2), None)] * 15
    won += [Game((2, 0), FIRST), Game((0, 2), SECOND)] * 10 + [Game((2, 0), SECOND), Game((0, 2), FIRST)] * 10
    found = fit(won + lost, bots=3, seats=2, anchor=0)
    assert found.bots[2].elo < found.bots[1].elo - 50
    assert found.nobody is not None
    assert found.nobody.low < found.nobody.elo < found.nobody.high


def test_strengths_and_seats_are_found_again():
    dice = Random(4)
    strengths, seats = [0.0, 0.7, 1.5, 2.6], [0.3, -0.3]
    pairs = [(one, two) for one in range(4) for two in range(4) if one != two]
    games = [drawn(dice, strengths, seats, dice.choice(pairs)) for _ in range(1500)]
    check_found(fit(games, 4, 2, anchor=0), strengths, seats)


def test_places_of_larger_tables_tell_strengths_as_well():
    dice = Random(5)
    strengths, seats = [0.0, 0.6, 1.2, 1.8, 2.4], [0.4, 0.0, -0.1, -0.3]
    games = [drawn(dice, strengths, seats, dice.sample(range(5), 4)) for _ in range(800)]
    check_found(fit(games, 5, 4, anchor=0), strengths, seats)


def check_found(found, strengths, seats):
    """Estimates are near the truth; intervals hold it, and are as narrow as so many games allow."""
    for estimate, truth in zip(found.bots[1:] + found.seats, strengths[1:] + seats, strict=True):
        assert estimate.elo == pytest.approx(ELO * truth, abs=60)
        assert estimate.low - 15 < ELO * truth < estimate.high + 15  # one in twenty lies a little outside
        assert estimate.high - estimate.low < 140


def test_the_intervals_hold_the_truth_nineteen_times_in_twenty():
    held = 0
    for seed in range(120):
        dice = Random(seed)
        games = [drawn(dice, [0.0, 0.8], [0.1, -0.1], pair) for pair in ((0, 1), (1, 0)) for _ in range(30)]
        estimate = fit(games, 2, 2, anchor=0).bots[1]
        held += estimate.low <= ELO * 0.8 <= estimate.high
    assert 107 <= held <= 120


def test_the_anchor_only_moves_the_zero():
    dice = Random(6)
    pairs = [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)]
    games = [drawn(dice, [0.0, 0.5, 1.0], [0.0, 0.0], dice.choice(pairs)) for _ in range(400)]
    first, last = fit(games, 3, 2, anchor=0), fit(games, 3, 2, anchor=2)
    assert first.bots[2].elo == pytest.approx(-last.bots[0].elo, rel=0.02)
    assert first.bots[1].elo - first.bots[2].elo == pytest.approx(last.bots[1].elo, rel=0.05)


def test_between_two_rungs_the_anchor_does_not_blur():
    # Bots 1 and 2 met often, the anchor seldom: what lies between them is well known.
    near = [Game((1, 2), FIRST), Game((2, 1), SECOND), Game((1, 2), SECOND), Game((2, 1), FIRST)] * 20
    far = [Game((0, 1), SECOND), Game((1, 0), FIRST), Game((0, 2), SECOND), Game((2, 0), FIRST)]
    found = fit(near + far, 3, 2, anchor=0)
    between, from_anchor = found.apart[2][1], found.bots[2]
    assert between.elo == pytest.approx(from_anchor.elo - found.bots[1].elo)
    assert between.elo == pytest.approx(-found.apart[1][2].elo)
    assert between.high - between.low < 0.3 * (from_anchor.high - from_anchor.low)
    assert found.apart[1][1] == (0, 0, 0)


def test_at_the_top_all_slopes_are_flat():
    dice = Random(7)
    games = [drawn(dice, [0.0, 0.5, 1.0], [0.2, 0.0, 0.0], dice.sample(range(3), 3)) for _ in range(60)]
    terms, choices = Terms(3, 3, 0, has_nobody=True), Choices()
    for game in [*games, Game((0, 1, 2), None)]:
        add_game(choices, terms, game)
    values, _ = climb(choices, terms.count)
    assert slopes(choices, values)[0] == pytest.approx([0.0] * terms.count, abs=1e-4)


def test_linear_equations_are_solved():
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_without_games_only_the_prior_speaks():
    found = fit([], 2, 2, 0)
    assert found.bots[1].elo == 0
    assert found.bots[1].high == pytest.approx(1.96 * ELO * PRIOR, rel=0.01)
