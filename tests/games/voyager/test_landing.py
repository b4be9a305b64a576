"""Landing, the dice, and cards that raise a roll."""

import pytest

from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.options import Options
from orbita.games.voyager.rules.dice import roll
from orbita.games.voyager.vocabulary import LANDING_ROLL
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
    (rolled,) = table.happened("die_rolled")
    assert (rolled["seat"], rolled["die"], rolled["total"]) == (0, 6, 6)


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
    assert table.moves("wiktoria") == ["discard spin-off", "discard lunar-ice", "stand"]  # neither has a use
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


def test_after_a_raised_roll_the_turn_goes_on():
    for dice, rocket in ((BODIES["europa"].landing - 1, "europa"), (1, "jupiter/5")):
        table = Table(wiktoria='rocket=jupiter/5 hand=["spin-off"]', pawel="")
        table.play("wiktoria: land europa", dice=[dice])
        table.play("wiktoria: discard spin-off")
        assert table.rocket("wiktoria") == rocket
        table.play("wiktoria: funds")
        assert table.refuse("wiktoria: funds") == "actions/none-left"


def test_a_failed_landing_is_told_also_when_there_is_nothing_to_discard():
    table = Table(wiktoria="rocket=jupiter/5", pawel="")
    table.play("wiktoria: land europa", dice=[1])
    assert table.happened("landing_failed") == [{"seat": 0, "body": "europa"}]
    assert table.state.actions_left == 1


def test_a_landing_in_the_belt_is_not_mistaken_for_the_danger_of_the_turn_before():
    table = Table(wiktoria='rocket=belt/3 hand=["spacewalk","spin-off"]', pawel="")
    table.play("wiktoria: end", dice=[3])
    table.play("pawel: end")
    table.play("wiktoria: land ceres", dice=[BODIES["ceres"].landing - 1])
    assert table.state.roll_kind == 0
    table.play("wiktoria: discard spin-off")
    assert table.rocket("wiktoria") == "ceres"
    assert table.awaited() == ["wiktoria"]


def test_a_card_may_be_worth_other_pips_for_a_landing():
    card = next(card for card in box_for(Options()).pack.cards if "landing" in card.pips_for)
    table = Table(wiktoria=f'rocket=jupiter/5 hand=["{card.id}"]', pawel="")
    table.play("wiktoria: land europa", dice=[BODIES["europa"].landing - card.pips_for["landing"]])
    table.play(f"wiktoria: discard {card.id}")
    assert table.rocket("wiktoria") == "europa"


def test_every_side_of_the_die_comes_up_about_equally_often():
    """[D] The rocket is the sixth side."""
    state = Table(wiktoria="", pawel="").state
    rolls = [roll(state, 0, 0, LANDING_ROLL, 6) for _ in range(6_000)]
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(850 < rolls.count(side) < 1_150 for side in range(1, 7))
