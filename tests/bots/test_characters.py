"""Characters: enough of them, told in both languages, and no word about how well they play."""

import re

import pytest

from orbita.bots.characters import character, characters_of
from orbita.core.lang import LANGS, say
from orbita.registry import GAMES

STRENGTH = re.compile(r"\b(wins?|beats?|strong\w*|expert|wygrywa|siln[yai]\w*|najleps\w+|mistrz\w*)\b")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_more_than_enough_for_two_tables(game):
    names = [one.name.casefold() for one in characters_of(game)]
    assert len(set(names)) == len(names) >= 10
    assert all(re.fullmatch("[a-z]{3,12}", name) for name in names)  # as both languages write and read them


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_each_is_told_in_a_sentence_that_promises_nothing_about_its_play(game, lang):
    for one in characters_of(game):
        told = say(one.about, lang)
        assert told[0].isupper()
        assert told.endswith(".")
        assert not STRENGTH.search(told.casefold())
        assert 50 <= one.tempo <= 150


def test_no_two_games_share_a_name():
    names = [one.name for game in GAMES for one in characters_of(game)]
    assert len(set(names)) == len(names)


def test_a_game_without_characters_has_none():
    assert characters_of("nim") == ()
    assert character("nim", "Katoda") is None
