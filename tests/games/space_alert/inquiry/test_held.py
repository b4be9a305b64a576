"""A card counts as held only if it was there before its slot closed, and was nobody else's."""

import pytest

from orbita.core.chance import cells
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.notation import parse_card
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, kind_of
from orbita.games.space_alert.tools.inquiry.held import could_be_laid, lay_out_held

BOX = box_for(Options())
HEROIC = "HA/tLB"


def hand(*cards):
    """Cards by kind."""
    counts = [0] * ACTION_KINDS
    for card in cards:
        counts[kind_of(BOX, parse_card(card))] += 1
    return counts


def could(checks, plan, owners=None):
    """Whether two people and two androids could have laid cards, given by member and turn."""
    heroic = [kind_of(BOX, parse_card(HEROIC)), NO_CARD, NO_CARD, NO_CARD]
    held = lay_out_held(BOX, 4, 2, heroic, checks)
    values, who = [0] * (4 * SLOTS), [0] * (4 * SLOTS)
    for (member, turn), card in plan.items():
        values[member * SLOTS + turn] = parse_card(card)
        who[member * SLOTS + turn] = (owners or {}).get((member, turn), min(member, 1))
    return could_be_laid(held, cells(values), cells(who))


# The captain held A/red from the first phase on, B/deck came with the second.
CAPTAIN = [(0, 1, hand("A/red")), (0, 2, hand("A/red", "B/deck")), (0, 3, hand("A/red", "B/deck"))]


@pytest.mark.parametrize(
    ("plan", "answer"),
    [
        pytest.param({(0, 1): "A/red"}, True, id="held at once"),
        pytest.param({(0, 1): "red/A"}, True, id="either way up"),
        pytest.param({(0, 12): "A/red"}, True, id="kept for later"),
        pytest.param({(0, 1): "A/red", (0, 12): "red/A"}, False, id="not twice"),
        pytest.param({(0, 3): "B/deck"}, False, id="not before it came"),
        pytest.param({(0, 4): "B/deck"}, True, id="once it came"),
        pytest.param({(0, 1): "C/blue"}, False, id="never held"),
        pytest.param({(1, 1): "A/red"}, True, id="a seat nobody counted has no bound"),
    ],
)
def test_a_card_is_laid_after_it_came_and_once(plan, answer):
    assert could(CAPTAIN, plan) is answer


def test_a_card_given_away_must_still_be_there_then():
    given = [(0, 1, hand("A/red", "B/deck")), (0, 1, hand("B/deck")), (0, 2, hand("B/deck"))]
    assert not could(given, {(0, 1): "A/red"})
    assert could(given, {(0, 1): "B/deck"})


@pytest.mark.parametrize(
    ("plan", "answer"),
    [
        pytest.param({(0, 7): HEROIC}, True, id="one's own"),
        pytest.param({(1, 7): HEROIC}, False, id="somebody else's"),
        pytest.param({(0, 7): HEROIC, (0, 8): "tLB/HA"}, False, id="only one"),
    ],
)
def test_a_heroic_card_is_its_members_own(plan, answer):
    assert could(CAPTAIN, plan) is answer


def test_a_card_on_an_androids_board_is_from_the_hand_of_whoever_lays_it():
    both = [*CAPTAIN, (1, 1, hand("C/blue"))]
    assert could(both, {(2, 1): "A/red"}, {(2, 1): 0})
    assert not could(both, {(2, 1): "A/red"}, {(2, 1): 1})
    assert not could(both, {(2, 1): "A/red", (0, 2): "A/red"}, {(2, 1): 0})
