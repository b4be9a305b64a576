"""Levels of bots: what people are told is true of the bot that plays."""

import pytest

from orbita.bots import find
from orbita.registry import GAMES
from orbita.server.levels import LEVELS, bot_name, is_patient, labels_of


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_says_in_both_languages_how_its_bot_plays(game):
    labels = labels_of(game)
    assert list(labels) == list(LEVELS)
    assert labels["easy"]["en"] == "easy: plays at random; sees only what its seat sees"
    assert labels["normal"]["pl"].startswith("zwykły: bierze, co w tej chwili najlepsze")
    assert all(set(label) == {"pl", "en"} for label in labels.values())


def test_a_normal_bot_of_a_game_that_has_only_the_random_one_claims_no_more(monkeypatch):
    monkeypatch.delitem(find.OF_GAME, "guardians")
    assert bot_name("guardians", "normal") == "random"
    assert labels_of("guardians")["normal"] == {
        "pl": "zwykły: gra na chybił trafił; widzi tylko to, co widać z jego miejsca",
        "en": "normal: plays at random; sees only what its seat sees",
    }


def test_a_bot_that_knows_no_time_is_patient_at_whichever_level_it_plays(monkeypatch):
    assert is_patient("space_alert", "easy")
    assert not is_patient("space_alert", "normal")
    monkeypatch.delitem(find.OF_GAME, "space_alert")
    assert is_patient("space_alert", "normal")
