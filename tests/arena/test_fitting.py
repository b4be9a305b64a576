"""Fitting a net: it goes downhill, and says in numpy what it says at the table."""

import numpy as np
import pytest

from orbita.arena.fitting import DECAY, Layers, error_of, fit, gather, new_layers, predict, slope
from orbita.arena.selfplay import Position
from orbita.bots.net import Net
from tests.bots.floats import floats

INPUTS, UNITS, SEATS = 3, 4, 3


def positions(count):
    """Tables of two and three seats at which the first number decides."""
    dice = np.random.default_rng(5)
    found = []
    for number in range(count):
        seats = 2 + number % 2
        features = dice.normal(size=(seats, INPUTS))
        winner = int(features[:, 0].argmax())
        chances = tuple(float(seat == winner) for seat in range(seats))
        found.append(Position(seats, tuple(features.ravel()), chances))
    return found


GIVEN = gather(positions(60), SEATS)
NEW = new_layers(INPUTS, UNITS, np.random.default_rng(1))


@pytest.mark.parametrize("part", Layers._fields)
def test_the_slope_is_that_of_the_error_and_of_great_weights(part):
    exact = Layers(*(array.astype(np.float64) for array in NEW))
    told = getattr(slope(NEW, GIVEN), part)
    for place in np.ndindex(told.shape):
        errors = []
        for step in (1e-4, -1e-4):
            moved = Layers(*(array.copy() for array in exact))
            getattr(moved, part)[place] += step
            great = (moved.weights**2).sum() + (moved.says**2).sum()
            errors.append(error_of(moved, GIVEN) + DECAY / 2 * great)
        assert (errors[0] - errors[1]) / 2e-4 == pytest.approx(told[place], abs=2e-4)


def test_it_learns_what_decides():
    *_, learned = fit(NEW, gather(positions(2000), SEATS), 120, np.random.default_rng(2))
    assert error_of(NEW, GIVEN) > 0.9
    assert error_of(learned, GIVEN) < 0.25


def test_the_same_seed_learns_the_same():
    one, other = (list(fit(NEW, GIVEN, 2, np.random.default_rng(3)))[-1].numbers() for _ in range(2))
    assert one == other


def test_at_the_table_the_net_says_the_same():
    net = Net(INPUTS, UNITS, list(NEW.numbers()))
    _, chances = predict(NEW, GIVEN)
    for number, position in enumerate(positions(60)):
        assert net.chances(floats(position.features), position.seats) == pytest.approx(
            list(chances[number, : position.seats]), abs=1e-4
        )


def test_nobody_sits_on_the_seats_that_are_missing():
    _, chances = predict(NEW, GIVEN)
    assert all(chances[::2, 2] == 0)
    assert chances.sum(1) == pytest.approx(np.ones(60), abs=1e-5)
