"""A flight file of a campaign (6.): what earlier missions left stands in [carried]."""

import pytest

from orbita.core.errors import BadContent
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import TOKEN_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import TOKENS_A_ZONE
from orbita.games.space_alert.tools.flights.file import read_flight

FILE = """
tracks = { red = "T3", white = "T2", blue = "T4", internal = "T7" }
threats = []
damage = "draw"
seed = 5
carried = { red = "structural reactor", blue = ["shield"], squads = "upper_blue" }
"""


def read(text):
    return read_flight(text.encode(), "flight.toml", 1).mission


def stack(mission, zone):
    return [TOKEN_NAMES[token] for token in mission.order[zone * TOKENS_A_ZONE : (zone + 1) * TOKENS_A_ZONE]]


def says(text, lang="en"):
    with pytest.raises(BadContent) as error:
        read(text)
    return [fault.told(lang) for fault in error.value.faults]


def test_the_ship_starts_with_what_was_carried_over():
    ship = action_setup.board(box_for(Options()), read(FILE))
    assert list(ship.damage) == [2, 0, 1]
    assert (list(ship.reactor), list(ship.shield)) == ([1, 3, 2], [1, 1, 0])
    assert (ship.old_structural, ship.stored_lower_red, ship.stored_upper_blue) == (1, 0, 1)


def test_without_a_word_nothing_is_carried_and_both_squads_are_there():
    mission = read(FILE.replace("carried", "# carried"))
    assert not mission.has_history
    assert (mission.stored_lower_red, mission.stored_upper_blue) == (1, 1)


def test_squads_that_are_not_mentioned_are_both_there():
    mission = read(FILE.replace(', squads = "upper_blue"', ""))
    assert (mission.stored_lower_red, mission.stored_upper_blue) == (1, 1)


@pytest.mark.parametrize("word", ['"none"', '"brak"', "[]"])
def test_no_squad_may_be_left(word):
    mission = read(FILE.replace('"upper_blue"', word))
    assert (mission.stored_lower_red, mission.stored_upper_blue) == (0, 0)


def test_polish_words_and_capital_letters_are_read_as_well():
    polish = FILE.replace("carried = { red", "przeniesione = { Czerwony").replace("reactor", "Reaktor")
    polish = polish.replace("blue = [", "niebieski = [").replace('squads = "upper_blue"', 'droidy = "UB"')
    assert list(read(polish).order) == list(read(FILE).order)
    assert read(polish).stored_lower_red == 0


def test_what_lies_on_the_ship_is_not_drawn_again():
    for seed in range(20):
        mission = read(FILE.replace("seed = 5", f"seed = {seed}"))
        assert stack(mission, 0)[:2] == ["structural", "reactor"]
        assert sorted(stack(mission, 0)) == sorted(TOKEN_NAMES)


def test_a_given_stack_lies_below_what_is_on_the_ship():
    mission = read(FILE.replace('"draw"', '{ red = "gravolift shield" }'))
    assert stack(mission, 0)[:4] == ["structural", "reactor", "gravolift", "shield"]


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        pytest.param(
            "structural reactor", "structural engine", "carried.red: 'engine': each once", id="token"
        ),
        pytest.param("structural reactor", "reactor reactor", "'reactor': each once of", id="a token twice"),
        pytest.param(
            "blue = [", "green = [", "carried.green: Unknown field green; allowed: red", id="a zone"
        ),
        pytest.param('"upper_blue"', '"upper_red"', "'upper_red': squads wait in", id="a station"),
        pytest.param('"upper_blue"', '"UB upper_blue"', "'upper_blue': squads wait in", id="a station twice"),
        pytest.param(
            '"draw"', '{ red = "reactor" }', "damage.red: 'reactor': each once of shield", id="drawn"
        ),
    ],
)
def test_every_mistake_is_told_with_what_is_allowed(right, wrong, message):
    assert right in FILE
    assert any(message in fault for fault in says(FILE.replace(right, wrong, 1)))


def test_the_damage_must_be_a_table():
    assert any("carried = { red" in fault for fault in says(FILE[: FILE.index("carried")] + "carried = 3\n"))
    polish = says(FILE.replace("structural reactor", "rektor"), "pl")
    assert polish == ["flight.toml: [wiersz 6] carried.red: „rektor”: każdy raz spośród "
                      "reactor, shield, upper_weapon, lower_weapon, gravolift, structural."]  # fmt: skip
