from importlib.metadata import EntryPoint

import pytest

from orbita.bots import find
from orbita.bots.find import bots_of, find_bot
from orbita.bots.random import RandomBot
from orbita.core.errors import BadOptions
from orbita.registry import GAMES

BROUGHT = {"solver": RandomBot()}


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_game(game):
    assert next(iter(bots_of(game))) == "random"


def test_guardians_has_a_greedy_bot():
    assert list(bots_of("guardians")) == ["random", "greedy"]


def test_a_name_that_is_no_game_has_only_bots_that_play_anything():
    for name in ("bot", "find", "no.such", "../voyager", ""):
        assert list(bots_of(name)) == ["random"]


def test_a_package_of_its_own_brings_bots_for_its_game(monkeypatch):
    brought = EntryPoint("nim", "tests.bots.test_find:BROUGHT", find.ENTRY_POINTS)
    monkeypatch.setattr(
        find, "entry_points", lambda group, name: [brought] if (group, name) == ("orbita.bots", "nim") else []
    )
    find.bots_that_know.cache_clear()
    try:
        assert list(bots_of("nim")) == ["random", "solver"]
        assert find_bot("nim", "solver") is BROUGHT["solver"]
        assert list(bots_of("voyager")) == ["random", "greedy"]
    finally:
        find.bots_that_know.cache_clear()


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadOptions, match="random, greedy") as refused:
        find_bot("guardians", "genius")
    assert refused.value.code == "bot/unknown"
