"""A table of Strażnicy Kosmosu in numbers."""

import random

import pytest

from orbita.bots.guardians.features import INPUTS, features
from orbita.registry import find_game
from tests.games.guardians.table import lay

GAME = find_game("guardians")


def seen_by(state):
    """The numbers, seat by seat."""
    numbers = list(features(state))
    assert len(numbers) == state.seats * INPUTS
    return [numbers[seat * INPUTS : (seat + 1) * INPUTS] for seat in range(state.seats)]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_stay_small_and_tell_no_secret(seats, variant):
    dice = random.Random(seats)
    state = GAME.new(GAME.read_options({"variant": variant}), seats, 5)
    while awaited := GAME.awaited(state):
        numbers = list(features(state))
        assert all(-3.0 <= number <= 8.0 for number in numbers)
        assert list(features(GAME.sample(GAME.view(state, awaited[0]), 77))) == numbers
        GAME.apply(state, awaited[0], dice.choice(list(GAME.legal(state, awaited[0]))))


def test_seats_that_change_places_see_the_same():
    left = lay("1 1 2 2 1 1\n. . . . . .\nR . . . . Y", tokens={"red": "5 4", "yellow": "1"})
    right = lay("1 1 2 2 1 1\n. . . . . .\nY . . . . R", tokens={"yellow": "5 4", "red": "1"}, turn="yellow")
    assert seen_by(left) == seen_by(right)[::-1]


def test_more_points_are_seen():
    poor = seen_by(lay("1 1 2 2 1 1\n. . . . . .\nR . . . . Y", tokens={"red": "1"}))
    rich = seen_by(lay("1 1 2 2 1 1\n. . . . . .\nR . . . . Y", tokens={"red": "1 5"}))
    assert poor[0] != rich[0]
    assert poor[1] != rich[1]
