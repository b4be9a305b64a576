"""Levels of bots: what people are told is true of the bot that plays."""

import pytest

from orbita.bots.random import RandomBot
from orbita.registry import GAMES
from orbita.server.errors import Refusal
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.table import commands, levels, lobby
from orbita.server.table.levels import LEVELS, bot_name, check_level, is_patient, labels_of, strongest
from tests.server.club import open_club, run


def only_random(monkeypatch):
    """From now on no game has a bot that knows it."""
    monkeypatch.setattr(levels, "bots_of", lambda game: {"random": RandomBot()})


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_says_in_both_languages_how_its_bot_plays(game):
    labels = labels_of(game)
    assert list(labels) == list(LEVELS)
    assert labels["easy"]["en"] == "easy: plays at random; sees only what its seat sees"
    assert labels["normal"]["pl"].startswith("zwykły: bierze, co w tej chwili najlepsze")
    assert all(set(label) == {"pl", "en"} for label in labels.values())


def test_a_level_that_would_be_the_same_bot_as_another_is_not_offered(monkeypatch):
    only_random(monkeypatch)
    assert labels_of("guardians") == {
        "easy": {
            "pl": "łatwy: gra na chybił trafił; widzi tylko to, co widać z jego miejsca",
            "en": "easy: plays at random; sees only what its seat sees",
        }
    }
    assert strongest("guardians") == "easy"
    with pytest.raises(Refusal) as refused:
        check_level("guardians", "normal")
    assert refused.value.code == "level/unknown"


def test_a_bot_that_sat_down_at_a_level_no_longer_offered_plays_on(monkeypatch):
    only_random(monkeypatch)
    assert bot_name("guardians", "normal") == "random"


def test_whoever_names_no_level_gets_the_strongest_bot(monkeypatch):
    async def work():
        async with open_club() as club:
            assert (await levels_at(club)) == ["normal", "normal"]
            only_random(monkeypatch)
            assert (await levels_at(club)) == ["easy", "easy"]

    run(work())


async def levels_at(club):
    """The levels of a bot laid with a table, and of one the host gave a seat to."""
    seats = (SeatWish("me", "Ala"), SeatWish("bot"), SeatWish("open"))
    keys = await lobby.lay_table(club.rooms, NewTable("guardians", seats), "")
    room = await club.rooms.room(keys.table)
    await room.submit(lambda table: commands.change_seat(table, commands.Who(is_host=True), 2, "bot", ""))
    return [place.level for place in room.table.places[1:]]


def test_a_bot_that_knows_no_time_is_patient_at_whichever_level_it_plays(monkeypatch):
    assert is_patient("space_alert", "easy")
    assert not is_patient("space_alert", "normal")
    only_random(monkeypatch)
    assert is_patient("space_alert", "normal")
