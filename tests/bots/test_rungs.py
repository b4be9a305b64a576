"""The bots that people choose from."""

import pytest

from orbita.bots.find import find_bot, searcher_of
from orbita.bots.rungs import Rung, rungs_of
from orbita.registry import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rung_has_a_bot_with_and_without_compiled_rules(game):
    for rung in rungs_of(game):
        assert find_bot(game, rung.bot)
        slow = rung.played_by(compiled=False)
        assert not slow or find_bot(game, slow)


@pytest.mark.parametrize("game", ["guardians", "voyager"])
def test_each_rung_is_stronger_than_the_one_below(game):
    assert searcher_of(game) is not None
    won = [50 if rung.won is None else rung.won for rung in rungs_of(game)]
    assert won == sorted(won)
    assert len(won) == 5
    walks = [int(rung.bot.partition("-")[2]) for rung in rungs_of(game) if rung.bot.startswith("search-")]
    assert walks == sorted(walks)


def test_a_game_that_names_no_rungs_has_its_bots_as_they_are():
    assert rungs_of("a game of somebody's own") == (Rung("random"),)


@pytest.mark.parametrize(
    ("rung", "plain"),
    [
        pytest.param(Rung("greedy"), "greedy", id="the same"),
        pytest.param(Rung("crewmate", plain="quick-crewmate"), "quick-crewmate", id="another"),
        pytest.param(Rung("search-250", plain=""), "", id="nobody"),
    ],
)
def test_who_plays_where_the_rules_are_not_compiled(rung, plain):
    assert rung.played_by(compiled=True) == rung.bot
    assert rung.played_by(compiled=False) == plain
