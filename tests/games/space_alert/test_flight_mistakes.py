"""Every mistake a person with the box could make in a flight file: told with its line and what is allowed."""

import json

import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.tools.flights.file import read_flight

GOOD = """\
# Fighter, rad and A in a comment are nobody's mistake
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = [
  "T+1 red Fighter",
  "T+3 white SE1-01",
  { turn = 4, zone = "internal", code = "I1-01" },
]
damage = { red = "shield reactor", white = [], blue = "gravolift" }

[[players]]
name = "Ala"
cards = "C red A/deck - lift"

[[players]]
cards = ["A", "", "HA"]

[[players]]

[[players]]
cards = "tLB A"
"""
A_LOT = " ".join(["A"] * 12)


def faults(text, lang="en"):
    with pytest.raises(BadContent) as error:
        read_flight(text.encode() if isinstance(text, str) else text, "flight.toml", 1)
    return [fault.told(lang) for fault in error.value.faults]


def test_the_file_without_mistakes_is_read():
    assert read_flight(GOOD.encode(), "flight.toml", 1).mission.threats == 3


MISTAKES = [
    pytest.param('"T3"', '"T8"', "line 2] tracks.red: A trajectory is T1 to T7", id="a trajectory"),
    pytest.param('"T3"', '"T²"', "line 2] tracks.red: A trajectory is T1 to T7", id="a digit that is none"),
    pytest.param('"T3"', '"T0000000012"', "tracks.red: A trajectory is T1 to T7", id="a long trajectory"),
    pytest.param('red = "T3"', 'green = "T3"', "line 2] tracks: No zone 'green'; allowed: red", id="a zone"),
    pytest.param('"T3"', '"T2"', "line 2] tracks: Each trajectory can be used once: T2", id="one twice"),
    pytest.param('Fighter"', 'Figter"', "line 4] threats[1]: No threat 'Figter'", id="a threat"),
    pytest.param("T+3 white", "T+13 white", "line 5] threats[2]: A turn is T+1 to T+12", id="a turn"),
    pytest.param("T+3 white", "T+² white", "threats[2]: A turn is T+1 to T+12", id="no number"),
    pytest.param(
        'zone = "internal"', 'zone = "red"', "line 6] threats[3]: I1-01 does not belong", id="outside"
    ),
    pytest.param("turn = 4", "turn = 4.5", "threats[3]: A turn is T+1 to T+12", id="half a turn"),
    pytest.param("code = ", "cod = ", "line 6] threats[3]: Unknown field cod; allowed: turn", id="its field"),
    pytest.param('"T+1 red Fighter"', "7", "threats[1]: A threat is a text", id="a threat's type"),
    pytest.param(
        "T+3 white SE1-01", "T+1 red E1-02", "line 4] threats: Two threats have T+1 and red", id="two"
    ),
    pytest.param("T+3 white SE1-01", "T+3 blue Fighter", "only one card E1-07 in the box", id="a card twice"),
    pytest.param(
        '"shield reactor"', '"shield hull"', "line 8] damage.red: 'hull': each once of", id="a token"
    ),
    pytest.param('blue = "grav', 'gren = "grav', "line 8] damage: No zone 'gren'", id="a stack's zone"),
    pytest.param(
        "white = []", "white = 7", "line 8] damage.white: A stack is a text or a list", id="a stack"
    ),
    pytest.param('cards = "tLB', 'crads = "tLB', "line 20] players[4]: Unknown field crads", id="a field"),
    pytest.param(
        'cards = "tLB A"', "cards = 7", "line 20] players[4].cards: Cards are a text", id="no cards"
    ),
    pytest.param(
        '"tLB A"', f'"{A_LOT} A"', "line 20] players[4].cards: There are 13 columns", id="13 columns"
    ),
    pytest.param(
        '"tLB A"', '"tLB rad"', "line 20] players[4].cards[2]: No card 'rad'; allowed: - A", id="a card"
    ),
    pytest.param('"tLB A"', '"A/B"', "line 20] players[4].cards[1]: No card has the halves A/B", id="halves"),
    pytest.param(
        '"tLB A"', '"tLB A HB"', "line 20] players[4].cards: Everybody has one heroic", id="two heroic"
    ),
    pytest.param(
        '"tLB A"', '"HA A"\n[[players]]\ncards = "HA"', "cannot be dealt: HA HA HA", id="heroic taken"
    ),
    pytest.param('name = "Ala"', "name = 7", "line 11] players[1].name: A name is a text", id="a name"),
    pytest.param('name = "Ala"', 'name = "\\u0007"', "players[1].name: A name is a text", id="a bell"),
    pytest.param(
        '"tLB A"',
        '"tLB A"\nheroic = "HC"',
        "line 21] players[4].heroic: No heroic card 'HC'; there are: HA/tLR",
        id="a heroic card",
    ),
    pytest.param('"tLB A"', '"tLB A"\nheroic = "HB/tUR"', "cannot be dealt: HA tLB", id="another was dealt"),
    pytest.param("[[players]]\n\n", "", "players: A crew is 4 or 5 entries", id="three players"),
    pytest.param(
        "damage", "crew = 5\ndamage", "line 8] crew: The crew should be 5, but there are 4", id="crew"
    ),
    pytest.param("damage = {", 'uszkodzenia = "draw"\ndamage = {', "was there already (damage)", id="twice"),
    pytest.param("threats = [", "threats = [[", "line 8] -: Cannot be read", id="TOML"),
]


@pytest.mark.parametrize(("right", "wrong", "says"), MISTAKES)
def test_a_mistake_is_told_with_its_line_and_with_what_is_allowed(right, wrong, says):
    assert right in GOOD
    found = faults(GOOD.replace(right, wrong, 1))
    assert any(says in fault for fault in found), found


@pytest.mark.parametrize(("right", "wrong", "says"), MISTAKES)
def test_every_mistake_is_told_in_polish_as_well(right, wrong, says):
    text = GOOD.replace(right, wrong, 1)
    messages = [fault.split(": ", 2)[2] for fault in faults(text, "pl")]
    english = [fault.split(": ", 2)[2] for fault in faults(text)]
    assert len(messages) == len(english)
    assert not set(messages) & set(english)


def test_all_mistakes_come_at_once():
    text = GOOD
    for right, wrong in (('"T3"', '"T9"'), ('Fighter"', 'Figter"'), ('"tLB A"', '"tLB rad"'), ("[]", "7")):
        text = text.replace(right, wrong, 1)
    assert len(faults(text)) == 4


def test_a_plan_that_needs_more_cards_than_the_box_has():
    text = GOOD[: GOOD.index("[[players]]")] + "".join(f'[[players]]\ncards = "{A_LOT}"\n' for _ in range(4))
    assert any("not have that many cards: 48 A" in fault for fault in faults(text))


def test_a_plan_of_halves_that_share_their_cards_is_refused_and_one_less_is_not():
    """Thirty A and thirty red arrows would need sixty cards; with an A or a red arrow there are fifty."""
    rows = [["A"] * 12] * 2 + [["red"] * 12] * 2 + [["A"] * 1 + ["red"] * 1 + ["-"] * 10]
    head = GOOD[: GOOD.index("[[players]]")]
    body = "".join(f'[[players]]\ncards = "{" ".join(row)}"\n' for row in rows)
    assert read_flight((head + body).encode(), "flight.toml", 1).mission.crew == 5
    too_many = body.replace('"A red -', '"A red A')
    assert any("not have that many cards" in fault for fault in faults(head + too_many))


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        pytest.param(b"\xff\xfe\x00", "[file] -: This is not UTF-8 text", id="binary"),
        pytest.param(b"#" * ((1 << 20) + 1), "[file] -: The file is larger than 1024 kB", id="huge"),
        pytest.param(b'{"tracks": ', "[line 1] -: Cannot be read from column", id="JSON"),
        pytest.param(b'{"seed": 1, "seed": 2}', "[file] -: The same name comes twice", id="JSON twice"),
        pytest.param(b'{"a":' * 100_000, "[file] -: Too many brackets", id="JSON deep"),
        pytest.param(b"seed = 1\nseed = 2", "line 2] -: The same name comes twice", id="TOML twice"),
        pytest.param(b"", "tracks: Trajectories T1 to T7 are needed", id="empty"),
        pytest.param(
            b"tracks = 1\nthreats = 2\nplayers = 3\ndamage = 4", "[line 3] players: A crew", id="types"
        ),
    ],
)
def test_a_file_that_is_no_flight(raw, says):
    assert any(says in fault for fault in faults(raw)), faults(raw)


def test_lines_of_json_are_found_too():
    given = {
        "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
        "threats": ["T+1 red Fighter"],
        "players": [{"cards": "A"}, {"cards": "A"}, {"cards": "A rad"}, {"cards": "A"}],
    }
    text = json.dumps(given, indent=1)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "rad" in line)
    assert any(f"[line {line}] players[3].cards[2]: No card 'rad'" in fault for fault in faults(text))


def test_a_byte_order_mark_is_no_mistake():
    assert read_flight(b"\xef\xbb\xbf" + GOOD.encode(), "flight.toml", 1).mission.crew == 4


def test_the_referees_drills_need_not_fit_the_box():
    row = {
        "tracks": {"red": "T3", "white": "T2", "blue": "T4", "internal": "T7"},
        "threats": [],
        "players": [{"actions": ["HA", "tLB", "tLB"]}] * 4,
    }
    assert read_flight(json.dumps({"input": row}).encode(), "row.json", 1).mission.crew == 4


def test_a_crew_too_small_does_not_hide_its_mistakes():
    alone = GOOD[: GOOD.index("[[players]]\ncards = [")].replace("- lift", "- lfit")
    told = faults(alone)
    assert any("A crew is 4 or 5" in fault for fault in told)
    assert any("players[1].cards[5]: No card 'lfit'" in fault for fault in told)
