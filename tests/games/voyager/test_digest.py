"""The digest: acts put together, coins dropped, what was done to me first, in two natural languages."""

import random
import re
from pathlib import Path

import pytest

from orbita.core.match import seat_number
from orbita.core.offers import Noticed
from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.games.voyager.game import GAME
from orbita.games.voyager.tools.digest import digest
from tests.games.voyager.table import Table

GOLDEN = sorted((Path(__file__).parents[2] / "golden" / "voyager").glob("*.txt"))
NAMES = ("Ala", "Borys", "Celina", "Dawid", "Ela")


class Watched:
    """A table at which somebody looks away."""

    def __init__(self, eyes, **table):
        self.table = Table(**table)
        self.eyes = self.table.seat(eyes)
        self.before = GAME.view(self.table.state, self.eyes)
        self.moves = []

    def play(self, text, **given):
        """A move by the rules; the eyes notice what they may."""
        self.table.play(text, **given)
        hidden = {"card_drawn": "card", "mission_drawn": "mission"}
        heard = [
            {**data, hidden[data["event"]]: None}
            if data["event"] in hidden and data["seat"] != self.eyes
            else data
            for data in self.table.heard
        ]
        seat = self.table.seat(text.partition(":")[0])
        self.moves.append(Noticed(len(self.moves) + 1, seat, tuple(heard)))
        return self

    def told(self, lang="en"):
        return digest(self.before, GAME.view(self.table.state, self.eyes), self.moves, lang, self.names)

    @property
    def names(self):
        return [name.capitalize() for name in self.table.names]


def texts(told):
    return [turn.text for turn in told.turns]


def test_acts_of_a_turn_are_one_sentence_and_coins_are_dropped():
    watched = Watched("ola", borys="coins=4 rocket=vesta", ola="", bodies="vesta=belt/3")
    watched.play("borys: launch").play("borys: develop bases")
    assert texts(watched.told()) == ["Borys launches from Vesta, develops bases to 1."]
    assert texts(watched.told("pl")) == ["Borys startuje z Westy, rozwija bazy do 1."]
    (turn,) = watched.told().turns
    assert [(deed.kind, deed.entries) for deed in turn.deeds] == [("launch", (1,)), ("develop", (2,))]
    assert (turn.entries, turn.round, turn.points) == ((1, 2), 1, 1)


def test_flights_in_a_row_are_told_by_where_they_end():
    watched = Watched("ola", borys="rocket=mars/2", ola="", bodies="mars=mars/7")
    watched.play("borys: move mars/3").play("borys: move mars/4")
    assert texts(watched.told()) == ["Borys flies to the ring of Mars."]
    assert texts(watched.told("pl")) == ["Borys leci na pierścień Marsa."]
    (deed,) = watched.told().turns[0].deeds
    assert (deed.place, deed.entries) == ("mars/4", (1, 2))


def test_raising_funds_and_doing_nothing_have_words():
    watched = Watched("ola", borys="", ola="").play("borys: funds")
    assert texts(watched.told()) == ["Borys raises funds."]
    watched = Watched("ola", borys="", ola="").play("borys: end")
    assert texts(watched.told("pl"))[0] == "Borys kończy turę."


def test_a_takeover_of_mine_comes_first():
    watched = Watched(
        "ola", borys="rocket=moon levels=[0,0,2]", ola="", buildings="moon=ola/hotel", celina=""
    ).play("borys: takeover", dice=[5, 1])
    told = watched.told()
    (deed,) = told.to_me
    assert deed.text == "Borys takes over your hotel on the Moon, 5 to 1."
    assert (deed.kind, deed.seat, deed.other, deed.building, deed.body) == ("take", 0, 1, "hotel", "moon")
    assert (deed.attack, deed.defence, deed.entries) == (5, 1, (1,))
    assert watched.told("pl").to_me[0].text == "Borys przejmuje twój hotel na Księżycu, 5 do 1."
    assert texts(told) == ["Borys takes over Ola's hotel on the Moon, 5 to 1."]


def test_a_defence_of_mine_is_told_with_the_numbers_of_both():
    watched = Watched(
        "ola", borys="rocket=mars levels=[0,0,2]", ola="levels=[0,2,0]", buildings="mars=ola/base"
    ).play("borys: takeover", dice=[2, 4])
    told = watched.told("pl")
    assert told.to_me[0].text == "Borys atakuje twoją bazę na Marsie: atak odparty, 2 do 4."
    assert texts(told) == ["Borys nie przejmuje bazy na Marsie (Ola), 2 do 4, traci rakietę na Marsie."]
    assert watched.told().to_me[0].text == "Borys attacks your base on Mars: held, 2 to 4."


def test_whom_it_does_not_concern_nothing_was_done_to():
    watched = Watched(
        "celina", borys="rocket=moon levels=[0,0,2]", ola="", buildings="moon=ola/hotel", celina=""
    ).play("borys: takeover", dice=[5, 1])
    assert watched.told().to_me == ()


def test_my_income_is_new_for_me_and_that_of_others_is_not_told():
    watched = Watched(
        "ola", borys="levels=[3,0,0]", ola="levels=[3,0,0]", buildings="moon=ola/hotel mars=borys/hotel"
    ).play("borys: end")
    told = watched.told()
    assert told.income.coins > 0
    assert told.income.text.startswith(f"Income: {told.income.coins} coin")
    assert watched.told("pl").income.text.startswith("Dochód: ")
    assert texts(told)[0] == "Borys ends the turn."


def test_the_rings_are_counted_and_rounds_go_on():
    watched = Watched("ola", borys="", ola="")
    watched.play("borys: end").play("ola: end").play("borys: funds")
    told = watched.told()
    assert told.rotations == 1
    assert [(turn.seat, turn.round) for turn in told.turns] == [(0, 1), (1, 1), (0, 2)]


def golden_moves(record, seat):
    """Every view of a seat in a real game, and every move as it noticed it."""
    views, moves = [], []
    for number, (entry, match, events) in enumerate(steps(record, GAME)):
        views.append(GAME.view(match.state, seat))
        if entry is not None:
            seen = (GAME.seen_by(event, seat) for event in events)
            data = tuple(GAME.event_data(match.state, event) for event in seen if event is not None)
            moves.append(Noticed(number, seat_number(GAME, entry.seat, match.seats), data))
    return views, moves


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_real_games_are_told_in_both_languages_from_anywhere(path):
    record, dice = read_record(path.read_bytes()), random.Random(2)
    for seat in (0, len(record.seats) - 1, None):
        views, moves = golden_moves(record, seat)
        for since in [0, *dice.sample(range(1, len(moves)), 5)]:
            before = None if since == 0 else views[since]
            told = [digest(before, views[-1], moves[since:], lang, NAMES) for lang in ("pl", "en")]
            for one, other in zip(*[each.turns for each in told], strict=True):
                assert (one.seat, one.round, one.entries) == (other.seat, other.round, other.entries)
                for text in (one.text, other.text):
                    assert not re.search(r"[{}]|None|\s\s|\s[.,]", text), text
                    assert text.endswith(".")
                assert one.text != other.text
            points = sum(turn.points for turn in told[0].turns) if since == 0 else 0
            scored = [sum(one.earned[:-1]) for one in views[-1].seats]
            assert since or points == sum(scored)
