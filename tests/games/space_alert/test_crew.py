"""5.1 and 5.3: the androids' places in the order of acting, who acts for them, and who has which role."""

import pytest

from orbita.core.errors import BadOptions
from orbita.games.space_alert.game import GAME
from tests.games.space_alert.table import Table
from tests.games.space_alert.test_planning import refused


def order(seats, **options):
    return GAME.shown(Table(seats, **options).view(None)).order


def roles(seats, **options):
    told = GAME.shown(Table(seats, **options).view(None)).roles
    return told.captain, told.communications, told.security


# The order of acting


@pytest.mark.parametrize(
    ("seats", "places", "acting"),
    [
        pytest.param(3, (), "captain officer chief android1", id="not chosen: last"),
        pytest.param(3, (0,), "android1 captain officer chief", id="before the captain"),
        pytest.param(3, (2,), "captain officer android1 chief", id="in the middle"),
        pytest.param(2, (1,), "captain android1 officer android2", id="one chosen, one last"),
        pytest.param(2, (3, 0), "android2 captain officer android1", id="both"),
        pytest.param(1, (3, 2, 1, 0), "android4 android3 android2 android1", id="alone"),
        pytest.param(3, (4,), "captain officer chief android1", id="a place that is not there"),
        pytest.param(4, (0,), "captain officer chief fourth", id="nobody to place"),
    ],
)
def test_the_order_in_which_the_crew_acts(seats, places, acting):
    assert order(seats, android_places=places) == tuple(acting.split())


def test_whoever_acts_first_has_the_lift():
    """Two androids take the same lift in the first turn; the second is delayed."""
    for places, delayed in (((), "android2"), ((1, 0), "android1")):
        table = Table(1, android_places=places, mission="test_run_1")
        for number in (1, 2):
            table.play(f"captain: place android{number} 1 deck/A")
            table.play(f"captain: place android{number} 2 A/red")
        table.plan_nothing().play("captain: go")
        assert [data["member"] for data in table.said("delayed", reason="busy_lift")] == [delayed]
        seen = [data["member"] for data in table.said("card_revealed")]
        assert seen == (["android2", "android1"] if places else ["android1", "android2"])


def test_the_outlook_knows_the_order():
    table = Table(1, android_places=(1, 0))
    for number in (1, 2):
        table.play(f"captain: place android{number} 1 A/deck")
    boards = GAME.shown(table.view("captain")).outlook.boards
    assert (boards["android2"][0].does, boards["android1"][0].why) == ("fires", "fired_already")


@pytest.mark.parametrize(
    "given",
    [
        {"android_places": [0, 0]},
        {"android_places": [5]},
        {"android_places": [-1]},
        {"android_places": [0, 1, 2, 3, 4, 4]},
        {"android_players": [5]},
        {"communications": 5},
        {"security": "captain"},
        {"heroic": "maybe"},
        {"aids": "all"},
    ],
)
def test_what_nobody_can_choose_is_refused(given):
    with pytest.raises(BadOptions) as refusal:
        GAME.read_options(given)
    assert refusal.value.code == "options/invalid"


# Who acts for an android


def with_card_for_android(**options):
    """Three people, and an android with a card for the first turn that can be mistaken."""
    table = Table(3, **options)
    return table.play(f"captain: place android1 1 {table.ordinary('captain')}").plan_nothing()


@pytest.mark.parametrize(
    ("players", "acts"),
    [
        pytest.param((), "captain", id="in turn, the captain first"),
        pytest.param((2,), "chief", id="chosen"),
        pytest.param((4,), "captain", id="a seat that is not there"),
    ],
)
def test_who_acts_for_an_android_may_say_it_tripped_and_nobody_else(players, acts):
    table = with_card_for_android(android_players=players)
    for seat in {"captain", "officer", "chief"} - {acts}:
        refused(table, f"{seat}: trip android1 flip", "trip/not-yours")
    assert table.play(f"{acts}: trip android1 flip").said("tripped", member="android1")


# Roles


@pytest.mark.parametrize(
    ("seats", "options", "expected"),
    [
        pytest.param(5, {}, (0, 1, 2), id="as seated"),
        pytest.param(2, {}, (0, 1, 0), id="vacant ones are the captain's"),
        pytest.param(1, {}, (0, 0, 0), id="alone"),
        pytest.param(4, {"communications": 3, "security": 1}, (0, 3, 1), id="chosen"),
        pytest.param(3, {"communications": 2, "security": 2}, (0, 2, 2), id="two for one person"),
        pytest.param(3, {"security": 4}, (0, 1, 2), id="a seat that is not there"),
    ],
)
def test_who_has_which_role(seats, options, expected):
    assert roles(seats, **options) == expected
