"""Landing, the dice, and cards that raise a roll."""

import pytest

from orbita.games.voyager.content import box_for
from orbita.games.voyager.options import Options
from tests.games.voyager.table import Table

BODIES = {body.id: body for body in box_for(Options()).pack.bodies}
PLACES = {
    "moon": "earth/0",
    "venus": "venus/0",
    "mars": "mars/1",
    "vesta": "belt/11",
    "ceres": "belt/3",
    "europa": "jupiter/5",
}


@pytest.mark.parametrize("body", PLACES)
def test_rolling_the_number_of_the_body_lands_and_scores_its_stars(body):
    table = Table(wiktoria=f"rocket={PLACES[body]}", pawel="")
    table.play(f"wiktoria: land {body}", dice=[BODIES[body].landing])
    assert table.rocket("wiktoria") == body
    assert table.points("wiktoria") == table.points_from("wiktoria", "landing") == BODIES[body].stars


@pytest.mark.parametrize("body", PLACES)
def test_one_pip_less_fails_and_nothing_is_lost(body):
    table = Table(wiktoria=f"rocket={PLACES[body]}", pawel="")
    table.play(f"wiktoria: land {body}", dice=[BODIES[body].landing - 1])
    assert table.rocket("wiktoria") == PLACES[body]
    assert table.points("wiktoria") == 0
    table.play(f"wiktoria: land {body}", dice=[6])  # tried again with the other action
    assert table.rocket("wiktoria") == body


def test_the_rocket_on_the_die_counts_as_six():
    """[D]"""
    table = Table(wiktoria="rocket=jupiter/5", pawel="")
    table.play("wiktoria: land europa", dice=[6])
    assert table.happened("die_rolled") == [{"seat": 0, "die": 6, "total": 6}]


@pytest.mark.parametrize(
    ("line", "body", "code"),
    [
        pytest.param("rocket=mars/2", "mars", "landing/no-body-here", id="the body is elsewhere"),
        pytest.param("rocket=earth/0", "earth", "landing/not-there", id="Earth"),
        pytest.param("rocket=jupiter/5", "jupiter", "landing/not-there", id="Jupiter has no ground"),
        pytest.param("rocket=earth", "moon", "rocket/not-in-space", id="straight from Earth to the Moon"),
        pytest.param("", "moon", "rocket/none", id="no rocket"),
    ],
)
def test_where_one_cannot_land(line, body, code):
    assert Table(wiktoria=line, pawel="").refuse(f"wiktoria: land {body}") == code


def test_landing_takes_an_action():
    table = Table(wiktoria="rocket=mars/1", pawel="", actions=0)
    assert table.refuse("wiktoria: land mars") == "actions/none-left"


def test_landing_where_the_own_building_stands_scores_nothing():
    table = Table(wiktoria="rocket=mars/1", pawel="", buildings="mars=wiktoria/base")
    table.play("wiktoria: land mars", dice=[5])
    assert table.rocket("wiktoria") == "mars"
    assert table.points("wiktoria") == 0


def test_landing_where_anothers_building_stands_scores_the_stars():
    table = Table(wiktoria="rocket=mars/1", pawel="", buildings="mars=pawel/base")
    table.play("wiktoria: land mars", dice=[5])
    assert table.points("wiktoria") == BODIES["mars"].stars


def test_the_roll_is_shown_first_and_then_cards_may_raise_it():
    table = Table(wiktoria='rocket=jupiter/5 hand=["spin-off","lunar-ice"]', pawel="")
    needed = BODIES["europa"].landing
    table.play("wiktoria: land europa", dice=[needed - 2])
    assert table.moves("wiktoria") == ["discard spin-off", "discard lunar-ice", "stand"]
    table.play("wiktoria: discard spin-off")
    assert table.rocket("wiktoria") == "jupiter/5"
    table.play("wiktoria: discard lunar-ice")
    assert table.rocket("wiktoria") == "europa"
    assert table.hand("wiktoria") == []


def test_letting_the_roll_stand_keeps_the_cards():
    table = Table(wiktoria='rocket=jupiter/5 hand=["spin-off"]', pawel="")
    table.play("wiktoria: land europa", dice=[1])
    assert table.refuse("wiktoria: discard lunar-ice") == "card/not-in-hand"
    assert table.refuse("wiktoria: end") == "turn/wrong-step"
    table.play("wiktoria: stand")
    assert table.hand("wiktoria") == ["spin-off"]
    assert table.happened("landing_failed") == [{"seat": 0, "body": "europa"}]


def test_a_roll_that_is_high_enough_is_not_asked_about():
    """[D]"""
    table = Table(wiktoria='rocket=mars/1 hand=["spin-off"]', pawel="")
    table.play("wiktoria: land mars", dice=[6])
    assert table.rocket("wiktoria") == "mars"
    assert table.hand("wiktoria") == ["spin-off"]


def test_technologies_of_the_future_are_worth_two_pips():
    table = Table(wiktoria='rocket=jupiter/5 hand=["technologies-of-the-future"]', pawel="")
    table.play("wiktoria: land europa", dice=[BODIES["europa"].landing - 2])
    table.play("wiktoria: discard technologies-of-the-future")
    assert table.rocket("wiktoria") == "europa"


@pytest.mark.parametrize(
    ("levels", "dice", "actions_left"),
    [
        pytest.param("[0,0,0]", [6], 1, id="without sabotage: a roll and an action"),
        pytest.param("[0,0,1]", [], 1, id="sabotage 1: no roll"),
        pytest.param("[0,0,3]", [], 2, id="sabotage 3: no action either"),
    ],
)
def test_landing_where_another_has_built(levels, dice, actions_left):
    table = Table(wiktoria=f"rocket=mars/1 levels={levels}", pawel="", buildings="mars=pawel/hotel")
    table.play("wiktoria: land mars", dice=dice)
    assert table.rocket("wiktoria") == "mars"
    assert table.state.actions_left == actions_left


@pytest.mark.parametrize("buildings", ["", "mars=wiktoria/hotel"])
def test_sabotage_does_not_help_where_nobody_else_has_built(buildings):
    table = Table(wiktoria="rocket=mars/1 levels=[0,0,3]", pawel="", buildings=buildings)
    table.play("wiktoria: land mars", dice=[1])
    assert table.rocket("wiktoria") == "mars/1"
    assert table.state.actions_left == 1


def test_with_sabotage_3_one_can_land_without_any_action_left():
    table = Table(wiktoria="rocket=mars/1 levels=[0,0,3]", pawel="", actions=0, buildings="mars=pawel/base")
    table.play("wiktoria: land mars")
    assert table.rocket("wiktoria") == "mars"
