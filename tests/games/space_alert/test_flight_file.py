"""Missions flown with the box: a forgiving file, and a clear word on every mistake."""

import json

import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.flight_file import read_flight
from orbita.games.space_alert.names import ACTION_NAMES
from orbita.games.space_alert.ship import UP

GOOD = """
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = ["T+1 red Fighter", "T+3 white SE1-01", "T+4 Skirmishers",
 { turn = 5, zone = "blue", code = "E1-02" }]
damage = "draw"
seed = 5

[[players]]
name = "Ala"
cards = "C red A/deck - lift"
[[players]]
cards = ["A", "", "ha"]
[[players]]
[[players]]
cards = "tLB"
"""


def read(text, lang="en", seed=1):
    return read_flight(text.encode(), "flight.toml", lang, seed)


def faults(text, lang="en"):
    with pytest.raises(BadContent) as error:
        read(text, lang)
    return [str(fault) for fault in error.value.faults]


def cards(flight, member):
    first = member * 16 + 1
    return [ACTION_NAMES[card & UP] for card in flight.mission.plan[first : first + 12]]


def test_cards_are_read_in_words_or_lists_in_any_case_and_columns_may_be_missing():
    flight = read(GOOD)
    assert cards(flight, 0)[:6] == ["C", "red", "A", "-", "deck", "-"]
    assert cards(flight, 1)[:3] == ["A", "-", "HA"]
    assert flight.names[0] == "Ala"


def test_threats_are_found_by_code_or_by_name_in_either_language():
    assert list(read(GOOD).mission.number) == [1, 3, 4, 5]
    polish = read(GOOD.replace("red Fighter", "czerwony Myśliwiec"))
    assert list(polish.mission.card) == list(read(GOOD).mission.card)


def test_damage_is_drawn_with_a_seed_or_given():
    assert read(GOOD).seed == 5
    assert sorted(read(GOOD).mission.order[:6]) == list(range(6))
    assert list(read(GOOD).mission.order) == list(read(GOOD).mission.order)
    given = read(GOOD.replace('"draw"', '{ red = "Reactor Shield", white = [], blue = ["frontcannon"] }'))
    assert given.seed is None
    assert list(given.mission.order[:2]) == [0, 1]


def test_json_of_the_referee_is_read_as_well():
    row = {
        "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
        "threats": [{"turn": 1, "zone": "red", "code": "SE2-04", "name": "Nebula Crab"}],
        "players": [{"actions": ["B", None, "deck"]}] * 4,
    }
    assert read(json.dumps({"input": row})).mission.crew == 4


@pytest.mark.parametrize(
    ("right", "wrong", "says"),
    [
        pytest.param("C red A", "C rad A", "[line 10] players[1].cards[2]: No card 'rad'", id="a card"),
        pytest.param("T7", "T9", "[line 2] tracks.internal: A trajectory is T1 to T7", id="a trajectory"),
        pytest.param('"T7"', '"T3"', "tracks: Each trajectory can be used once", id="a trajectory twice"),
        pytest.param("red Fighter", "red Fgter", "[line 3] threats[1]: No threat 'Fgter'", id="a threat"),
        pytest.param("T+1 red", "T+0 red", "threats[1]: A turn is T+1 to T+12", id="a turn"),
        pytest.param("red Fighter", "internal Fighter", "does not belong there", id="the wrong track"),
        pytest.param('"draw"', '"yes"', 'or damage = "draw"', id="damage"),
        pytest.param('"draw"', '{ red = "shield shield" }', "'shield': each once", id="a token twice"),
        pytest.param("seed = 5", "seed = -5", "[line 6] seed: A seed is", id="a seed"),
        pytest.param("seed = 5", "sead = 5", "[line 6] sead: Unknown field", id="a field"),
        pytest.param("tracks = {", "tracks = ", "Cannot be read", id="no TOML"),
        pytest.param('cards = "tLB"', 'cards = "A A A A A A A A A A A A A"', "13 columns", id="too many"),
    ],
)
def test_every_mistake_is_told_with_its_line_and_with_what_is_allowed(right, wrong, says):
    assert right in GOOD
    assert any(says in fault for fault in faults(GOOD.replace(right, wrong, 1)))


def test_all_mistakes_at_once_and_in_polish():
    found = faults(GOOD.replace("T7", "T9").replace("C red", "C rad"), "pl")
    assert len(found) == 2
    assert any("wiersz 10" in fault and "Nie ma karty" in fault for fault in found)


def test_a_crew_has_four_or_five_members():
    assert any("4 or 5" in fault for fault in faults(GOOD + "[[players]]\n[[players]]\n"))


def test_a_file_that_is_no_text():
    with pytest.raises(BadContent, match="UTF-8"):
        read_flight(b"\xff\xfe", "flight.toml", "en", 1)
