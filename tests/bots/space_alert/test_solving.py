"""The planner behind `orbita mission solve`: its plans survive, and the box has the cards for them."""

from collections import Counter

import pytest

from orbita.bots.space_alert.laying import lay_cards
from orbita.bots.space_alert.solving import improve, tidied
from orbita.core.chance import cells, zeros
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import ACTION_NUMBER
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import DOWN_SHIFT, UP, with_plan
from orbita.games.space_alert.state import ACTION_KINDS, kind_of
from orbita.games.space_alert.tools.flights.heroic import heroic_cards
from orbita.games.space_alert.tools.random_missions import random_missions
from orbita.games.space_alert.tools.solver.card_supply import ALL_HEROIC, can_deal, fits, supply_of
from orbita.games.space_alert.vocabulary import GO_LIFT, HEROIC_A
from tests.bots.space_alert.plans import plan_of

BOX = box_for(Options())
ANY = (ALL_HEROIC,) * 4
NONE = (0,) * 4


def solved(heroic, looks=3):
    """The best plan after so many looks at the clock."""
    mission = random_missions(1, 5)[0]
    left = iter(range(looks))
    return mission, list(improve(BOX, mission, 1, lambda: next(left, None) is None, heroic))[-1]


@pytest.mark.parametrize("heroic", [pytest.param(ANY, id="any heroic"), pytest.param(NONE, id="none")])
def test_a_plan_is_laid_with_cards_of_the_box(heroic):
    _, solution = solved(heroic)
    cards = [card for card in lay_cards(BOX, solution.plan, heroic) if card]
    kinds = Counter(kind_of(BOX, card) for card in cards)
    assert kinds
    assert all(kind >= 0 and count <= BOX.card_copies[kind] for kind, count in kinds.items())
    heroics = [kind for kind in kinds if kind >= ACTION_KINDS]
    assert len(heroics) <= (4 if heroic == ANY else 0)


def test_tidying_leaves_the_value_and_takes_cards_that_do_nothing():
    mission, solution = solved(ANY)
    tidy = tidied(BOX, mission, solution)
    assert sum(map(bool, tidy.plan)) <= sum(map(bool, solution.plan))
    if solution.score is not None:
        ship = action_setup.board(BOX, with_plan(mission, tidy.plan))
        assert action_round.play_on(ship) >= solution.score


def test_the_half_that_is_up_stays_up():
    plan = plan_of("A red HA", "tLB deck")
    laid = lay_cards(BOX, plan, ANY)
    assert tuple(card & UP for card in laid) == plan
    assert laid[3] >> DOWN_SHIFT == ACTION_NUMBER["tLR"]  # the other heroic A is in use


@pytest.mark.parametrize(
    ("rows", "fit"),
    [
        pytest.param(["A " * 12, "A " * 12, "A " * 6], True, id="all thirty A"),
        pytest.param(["A " * 12, "A " * 12, "A " * 7], False, id="one too many"),
        pytest.param(["bots " * 12, "bots " * 3], True, id="all fifteen battlebots"),
        pytest.param(
            ["A " * 12, "A " * 12, "A " * 1 + "red " * 11, "red " * 12], True, id="A or red: 48 of 50"
        ),
    ],
)
def test_no_half_is_used_more_often_than_there_are_cards(rows, fit):
    plan = cells(list(plan_of(*rows)))
    free = cells([1] * len(plan))
    assert fits(supply_of(BOX, BOX.card_copies), plan, free, zeros(GO_LIFT + 1)) == fit


@pytest.mark.parametrize(
    ("rows", "can"),
    [
        pytest.param(["HA", "HA", "-", "-"], True, id="both heroic A"),
        pytest.param(["HA", "HA", "HA", "-"], False, id="three"),
        pytest.param(["HA", "tLR", "-", "-"], True, id="A of one card, the move of the other"),
        pytest.param(["HA", "HA", "tLR", "-"], False, id="the third needs one of the same two cards"),
        pytest.param(["tLR", "tLR", "-", "-"], False, id="the same move twice"),
        pytest.param(["HA HB", "-", "-", "-"], False, id="two for one member"),
    ],
)
def test_heroic_cards_are_unique_and_one_for_each(rows, can):
    plan = cells(list(plan_of(*rows)))
    free = cells([1] * len(plan))
    assert can_deal(BOX, plan, free, cells(list(ANY)), 0, ALL_HEROIC) == can


def test_only_the_heroic_card_that_was_dealt_is_used():
    dealt = tuple(1 << heroic_cards().index(card) for card in ("HA/tLR", "HB/tUR", "HB/tUB", "Hbots/tLW"))
    _, solution = solved(dealt, looks=6)
    for card in lay_cards(BOX, solution.plan, dealt):
        if card & UP >= HEROIC_A:
            kind = kind_of(BOX, card) - ACTION_KINDS
            assert any(mask >> kind & 1 for mask in dealt)
