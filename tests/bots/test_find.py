from importlib.metadata import EntryPoint

import pytest

from orbita.bots import find
from orbita.bots.find import at_once, bots_of, find_bot, searcher_of
from orbita.bots.random import RandomBot
from orbita.core.errors import BadOptions
from orbita.registry import GAMES

BROUGHT = {"solver": RandomBot()}


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_every_game(game):
    assert next(iter(bots_of(game))) == "random"


def test_the_weakest_bot_stands_first():
    assert list(bots_of("guardians")) == ["random", "casual", "greedy", "untaught", "search"]
    assert list(bots_of("voyager")) == ["random", "casual", "greedy", "search"]


def test_a_game_without_a_mind_has_no_search():
    assert searcher_of("space_alert") is None
    with pytest.raises(BadOptions) as refused:
        find_bot("space_alert", "search-400")
    assert refused.value.code == "bot/unknown"


@pytest.mark.parametrize("game", ["guardians", "voyager"])
def test_a_search_is_named_with_its_number_of_walks(game):
    usual = find_bot(game, "search")
    assert searcher_of(game) is usual
    for walks in (1, 400, 1_000_000):
        bot = find_bot(game, f"search-{walks}")
        assert (bot.walks, bot.mind, bot.sample, bot.tables) == (
            walks,
            usual.mind,
            usual.sample,
            usual.tables,
        )


@pytest.mark.parametrize("walks", ["0", "1000001", "9" * 19])
def test_a_search_has_from_one_to_a_million_walks(walks):
    with pytest.raises(BadOptions, match=f"1 to 1000000 times, not {walks}") as refused:
        find_bot("guardians", f"search-{walks}")
    assert refused.value.code == "bot/walks"


@pytest.mark.parametrize(
    "name",
    [
        "search-",
        "search-x",
        "search--4",
        "search-4-4",
        "search-٣",
        "greedy-400",
        "-400",
        "search-" + "9" * 50,
    ],
)
def test_what_is_no_number_of_walks_is_no_bot(name):
    with pytest.raises(BadOptions, match="there is random, casual, greedy, untaught, search, ") as refused:
        find_bot("guardians", name)
    assert refused.value.code == "bot/unknown"


@pytest.mark.parametrize("game", GAMES)
def test_the_best_that_answers_at_once_does_not_search(game):
    assert at_once(game) == {"space_alert": "crewmate"}.get(game, "greedy")


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
        assert list(bots_of("voyager")) == ["random", "casual", "greedy", "search"]
    finally:
        find.bots_that_know.cache_clear()


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named():
    with pytest.raises(BadOptions, match="random, casual, greedy") as refused:
        find_bot("guardians", "genius")
    assert refused.value.code == "bot/unknown"
