import pytest

from orbita.bots.find import bots_of, find_bot
from orbita.core.errors import BadOptions
from orbita.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_game(game):
    assert next(iter(bots_of(game))) == "random"


def test_guardians_has_a_greedy_bot():
    assert list(bots_of("guardians")) == ["random", "greedy"]


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadOptions, match="random, greedy") as refused:
        find_bot("guardians", "genius")
    assert refused.value.code == "bot/unknown"
