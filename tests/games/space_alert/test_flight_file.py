"""Missions flown with the box: a forgiving file, and a clear word on every mistake."""

import json

import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.names import ACTION_NAMES
from orbita.games.space_alert.ship import UP
from orbita.games.space_alert.tools.flights.file import read_flight
from orbita.games.space_alert.tools.flights.words import FILE_FIELDS, PLAYER_FIELDS, THREAT_FIELDS

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


def read(text, seed=1):
    return read_flight(text.encode(), "flight.toml", seed)


def faults(text, lang="en"):
    with pytest.raises(BadContent) as error:
        read(text)
    return [fault.told(lang) for fault in error.value.faults]


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


FULL = {
    "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
    "threats": [{"turn": 2, "zone": "blue", "code": "E1-02"}],
    "damage": {"red": "shield", "white": "gravolift", "blue": "reactor"},
    "carried": {"red": "structural", "squads": "upper_blue"},
    "players": [{"name": "Ala", "cards": "C HA", "heroic": "HA/tLR"}, *({"cards": ""} for _ in range(3))],
    "crew": 4,
}


def understood(given):
    """Everything that was read from a file with these fields."""
    flight = read(json.dumps(given))
    mission = flight.mission
    arrays = (mission.plan, mission.tracks, mission.card, mission.zone, mission.number, mission.order)
    return [list(cells) for cells in arrays], flight.names, flight.heroic, flight.seed, flight.carried


def renamed(given, field, other):
    return {other if name == field else name: value for name, value in given.items()}


@pytest.mark.parametrize(
    ("field", "other"), [(field, other) for field, others in FILE_FIELDS.items() for other in others]
)
def test_every_other_name_of_a_field_is_read(field, other):
    given = {**{name: value for name, value in FULL.items() if name != "damage"}, "seed": 7}
    given = FULL if field == "damage" else given
    assert field in given
    assert understood(renamed(given, field, other)) == understood(given)
    assert understood(renamed(given, field, other.upper())) == understood(given)


@pytest.mark.parametrize(
    ("field", "other"), [(field, other) for field, others in PLAYER_FIELDS.items() for other in others]
)
def test_every_other_name_of_a_field_of_the_crew_is_read(field, other):
    first, *others = FULL["players"]
    for name in (other, other.capitalize()):
        given = {**FULL, "players": [renamed(first, field, name), *others]}
        assert understood(given) == understood(FULL)
        assert understood(given)[1][0] == "Ala"


@pytest.mark.parametrize(
    ("field", "other"),
    [(field, other) for field, others in THREAT_FIELDS.items() for other in (*others, field.upper())],
)
def test_every_other_name_of_a_field_of_a_threat_is_read(field, other):
    (threat,) = FULL["threats"]
    threat = renamed(threat, "code", "name") if field == "name" else threat
    threat = {**threat, "name": "Niszczyciel"} if field == "name" else threat
    given = {**FULL, "threats": [renamed(threat, field, other)]}
    assert understood(given) == understood(FULL)


def test_a_field_that_comes_under_two_names_is_told():
    first, *others = FULL["players"]
    twice = {**FULL, "players": [{**first, "imię": "Ola"}, *others]}
    assert faults(json.dumps(twice)) == [
        "flight.toml: [line 1] players[1]: This field was there already (name)."
    ]


def test_an_unknown_field_is_told_with_those_that_are_known():
    (threat,) = FULL["threats"]
    found = faults(json.dumps({**FULL, "colour": 3, "threats": [{**threat, "size": 1}]}))
    assert found == [
        "flight.toml: [line 1] colour: Unknown field colour; allowed: "
        "tracks, threats, damage, carried, players, seed, crew, title.",
        "flight.toml: [line 1] threats[1]: Unknown field size; allowed: turn, zone, code, name.",
    ]


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
        read_flight(b"\xff\xfe", "flight.toml", 1)
