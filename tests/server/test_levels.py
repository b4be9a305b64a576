"""Levels of bots: what people are told is true of the bot that plays."""

import pytest

from orbita.bots.rungs import Rung
from orbita.registry import GAMES, find_game
from orbita.server.errors import Refusal
from orbita.server.http.bodies import NewTable, SeatWish
from orbita.server.http.routes.games import game_info
from orbita.server.table import commands, levels, lobby
from orbita.server.table.levels import bot_name, check_level, is_patient, labels_of, levels_of, usual
from tests.server.club import open_club, run

LEVELS = dict.fromkeys(("guardians", "voyager"), ("easy", "normal", "hard", "expert", "master"))
LEVELS["space_alert"] = ("easy", "normal")


def only_random(monkeypatch):
    """From now on no game has a bot that knows it."""
    monkeypatch.setattr(levels, "rungs_of", lambda game: (Rung("random"),))


def rules_are(monkeypatch, compiled):
    monkeypatch.setattr(levels, "is_compiled", lambda: compiled)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_every_game_says_in_both_languages_how_its_bot_plays(monkeypatch, game):
    rules_are(monkeypatch, True)
    labels = labels_of(game)
    assert tuple(labels) == LEVELS[game]
    easy = "talks and listens, but forgets cards and takes left for right"
    easy = easy if game == "space_alert" else "plays at first sight, and carelessly at times"
    assert labels["easy"]["en"].startswith(f"easy: {easy}; ")
    plays = "mówi, co ma i co kładzie" if game == "space_alert" else "bierze, co w tej chwili najlepsze"
    assert labels["normal"]["pl"].startswith(f"zwykły: {plays}")
    assert all(set(label) == {"pl", "en"} for label in labels.values())
    assert all(label["en"].endswith("sees only what its seat sees") for label in labels.values())


def test_a_level_says_what_was_measured_of_it(monkeypatch):
    rules_are(monkeypatch, True)
    assert labels_of("guardians")["expert"] == {
        "en": "expert: plays on 100 times in its head before it moves; "
        "wins 98 of 100 games of two against “normal”; sees only what its seat sees",
        "pl": "ekspert: przed ruchem rozgrywa w myślach dalszy ciąg 100 razy; "
        "wygrywa 98 na 100 partii we dwoje z poziomem „zwykły”; widzi tylko to, co widać z jego miejsca",
    }


def test_bots_that_would_keep_people_waiting_are_not_offered_and_it_is_said_why(monkeypatch):
    rules_are(monkeypatch, True)
    assert not game_info(find_game("voyager")).withheld
    rules_are(monkeypatch, False)
    assert levels_of("voyager") == ("easy", "normal", "hard", "expert")
    assert game_info(find_game("voyager")).withheld
    assert not game_info(find_game("guardians")).withheld
    assert bot_name("voyager", "master") == "search-16"  # who sat down before plays on as well as time allows
    with pytest.raises(Refusal) as refused:
        check_level("voyager", "master")
    assert refused.value.code == "level/unknown"


def test_a_game_without_bots_of_its_own_offers_one_level(monkeypatch):
    only_random(monkeypatch)
    assert labels_of("guardians") == {
        "easy": {
            "pl": "łatwy: gra na chybił trafił; widzi tylko to, co widać z jego miejsca",
            "en": "easy: plays at random; sees only what its seat sees",
        }
    }
    assert usual("guardians") == "easy"
    with pytest.raises(Refusal) as refused:
        check_level("guardians", "normal")
    assert refused.value.code == "level/unknown"


def test_a_bot_that_sat_down_at_a_level_no_longer_offered_plays_on(monkeypatch):
    only_random(monkeypatch)
    assert bot_name("guardians", "normal") == "random"


@pytest.mark.parametrize(("compiled", "bot"), [(True, "crewmate"), (False, "trainee")])
def test_a_bot_that_needs_compiled_rules_is_replaced_without_them(monkeypatch, compiled, bot):
    rules_are(monkeypatch, compiled)
    assert bot_name("space_alert", "normal") == bot


def test_whoever_names_no_level_gets_the_usual_bot(monkeypatch):
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
    assert not is_patient("space_alert", "easy")
    assert not is_patient("space_alert", "normal")
    only_random(monkeypatch)
    assert is_patient("space_alert", "easy")
    assert is_patient("space_alert", "normal")
