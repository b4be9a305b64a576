"""Weights as data: they come back as they were written, and those that are shipped fit their bots."""

import msgspec
import pytest

from orbita.bots.find import searcher_of
from orbita.bots.weights import FORMAT, Step, Weights, net_of, read_weights, weights_text
from orbita.registry import GAMES

NUMBERS = (0.5, -1e-07, 1.0, 0.25, 3.0, -2.5, 0.0, 1.5)
WEIGHTS = Weights(FORMAT, "nim", 1, 7, 3, 1, (Step(20, 5, 400, 0.5, 6, 4.5),), NUMBERS)


def test_weights_come_back_as_they_were_written(tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(weights_text(WEIGHTS))
    assert read_weights(file) == WEIGHTS
    assert net_of(WEIGHTS).inputs == 3


def test_weights_that_miss_a_number_are_refused(tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(weights_text(msgspec.structs.replace(WEIGHTS, numbers=NUMBERS[:-1])))
    with pytest.raises(AssertionError):
        read_weights(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_net_has_a_unit_for_what_its_mind_sees(game):
    bot = searcher_of(game)
    if bot is not None and bot.mind.net is not None:
        assert bot.mind.net.inputs == bot.mind.inputs
