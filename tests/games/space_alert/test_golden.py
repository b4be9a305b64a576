"""What the golden records of this game show besides; the rest tests/games/test_golden.py tells."""

import pytest

from orbita.core.replay import replay, steps
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.tools.starlog.debriefing import ship_at_home
from tests.games.golden import records_of

RECORDS = records_of("space_alert")


@pytest.mark.parametrize("name", RECORDS)
def test_no_card_is_ever_added(name):
    for _, match, _ in steps(RECORDS[name], GAME):
        cards = sum(match.state.hand) + sum(match.state.deck[:12]) + sum(map(bool, match.state.plan))
        assert cards <= 90 + 6


def test_there_are_games_for_every_number_of_people_with_and_without_an_extra_android():
    seats = {(len(record.seats), record.options["extra_android"]) for record in RECORDS.values()}
    assert {number for number, _ in seats} == {1, 2, 3, 4, 5}
    assert {extra for _, extra in seats} == {True, False}


@pytest.mark.parametrize("name", ["4-seats-campaign", "4-seats-campaign-won"])
def test_a_mission_of_a_campaign_starts_with_what_was_carried_over(name):
    _, match, _ = next(steps(RECORDS[name], GAME))
    ship = match.state.ship
    assert (list(ship.damage), ship.old_structural) == ([1, 2, 1], 1)
    assert (ship.stored_lower_red, ship.stored_upper_blue) == (1, 0)


def test_the_score_of_a_campaign_mission_counts_all_damage_and_the_squad_left_behind():
    ship = replay(RECORDS["4-seats-campaign-won"], GAME).state.ship
    assert (scoring.damage_penalty(ship), scoring.worst_zone_penalty(ship)) == (11, 5)
    assert scoring.bots_penalty(ship) >= 1
    assert ship_at_home(ship).tokens[1][:2] == ("reactor", "gravolift")
