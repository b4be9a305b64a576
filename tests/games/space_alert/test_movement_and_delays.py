"""3.2: arrows, gravolifts, heroic moves, and what a delay does."""

import pytest

from orbita.games.space_alert.names import STATION_CODES
from tests.games.space_alert.flight import Flight


def test_everybody_starts_on_the_bridge():
    flight = Flight(crew=5)
    assert [flight.station(member) for member in range(1, 6)] == ["UW"] * 5


@pytest.mark.parametrize(
    ("cards", "station"),
    [
        pytest.param("red", "UR", id="one station towards red"),
        pytest.param("blue", "UB", id="one station towards blue"),
        pytest.param("red red", "UR", id="at the red end: no move"),
        pytest.param("blue blue", "UB", id="at the blue end: no move"),
        pytest.param("deck", "LW", id="the lift changes decks"),
        pytest.param("deck deck", "UW", id="and back"),
        pytest.param("deck red", "LR", id="arrows stay on their deck"),
        pytest.param("tLB", "LB", id="heroic: straight there"),
        pytest.param("tUW", "UW", id="heroic: already there"),
    ],
)
def test_where_a_move_leads(cards, station):
    assert Flight(cards).play(2).station(1) == station


def test_the_second_user_of_a_lift_is_delayed_and_still_moves():
    flight = Flight("deck A", "deck A").play(1)
    assert flight.station(2) == "LW"
    assert flight.plan(1) == "deck A"
    assert flight.plan(2) == "deck - A"
    assert flight.said("delayed", reason="busy_lift", turn=2)


def test_each_user_after_the_first_is_delayed_whatever_the_direction():
    flight = Flight("deck deck A", "- deck A", "- deck A", "C").play(2)
    assert [flight.plan(member) for member in (1, 2, 3)] == ["deck deck A", "- deck - A", "- deck - A"]


def test_lifts_of_other_zones_are_independent():
    flight = Flight("red deck A", "blue deck A", "C deck A").play(2)
    assert [flight.plan(member) for member in (1, 2, 3)] == ["red deck A", "blue deck A", "C deck A"]


def test_a_damaged_lift_delays_its_first_user():
    threats = ["T+1 white meteoroid"]
    flight = Flight("C - - - deck A", threats=threats, tracks={"white": "T1"}, damage="gravolift").play(5)
    assert "gravolift" in flight.tokens("white")
    assert flight.plan(1).endswith("deck - A")
    assert flight.said("delayed", reason="damaged_lift")


def test_a_heroic_move_neither_uses_nor_needs_the_lift():
    flight = Flight("tLW A", "deck A").play(1)
    assert flight.plan(1) == "tLW A"
    assert flight.plan(2) == "deck A"


def test_a_house_rule_lets_a_heroic_move_use_the_lift():
    flight = Flight("tLW A", "deck A", heroic_move_uses_lift=True).play(1)
    assert flight.plan(2) == "deck - A"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("deck A", "deck - A", id="one turn on"),
        pytest.param("deck A B C", "deck - A B C", id="pushing those behind it"),
        pytest.param("deck A - C", "deck - A C", id="up to an empty slot"),
        pytest.param("deck - B C", "deck - B C", id="an empty slot: nothing to delay"),
        pytest.param(
            "deck A B A B A B A B A B C", "deck - A B A B A B A B A B", id="past the last turn it is lost"
        ),
    ],
)
def test_what_a_delay_does(before, after):
    assert Flight("deck", before).play(1).plan(2) == after


def test_two_delays_for_the_same_turn_do_not_add_up():
    """A busy lift in turn 2 and the failed check after it both delay turn 3."""
    flight = Flight("- deck A", "- deck A").play(2)
    assert flight.plan(2) == "- deck - A"


def test_a_delay_after_turn_12_has_no_effect():
    cards = "C - - C - - - C - - - deck"
    flight = Flight(cards, "- - - - - - - - - - - deck").play()
    assert flight.is_won


def test_a_member_knocked_out_before_acting_does_nothing_more():
    threats = ["T+1 internal executioner"]
    flight = Flight("C A A A A A", "- - A", threats=threats, tracks={"internal": "T2"}).play(3)
    assert flight.is_out(1)
    fired = len(flight.said("weapon_fired", member="captain"))
    flight.play(3)
    assert len(flight.said("weapon_fired", member="captain")) == fired


@pytest.mark.parametrize(
    ("threats", "delayed", "lost", "plan"),
    [
        pytest.param([], ["captain", "officer"], ["officer"], "C - - - - - A", id="on their feet: delayed"),
        pytest.param(["T+1 red psionic_satellite"], [], [], "C - - - - A", id="knocked out in turn 5: not"),
    ],
)
def test_the_failed_check_after_turn_5_delays_only_who_can_still_act(threats, delayed, lost, plan):
    cards = ("C - - - - A", "- - - - - A A A A A A A")
    flight = Flight(*cards, threats=threats, tracks={"red": "T1"}).play(5)
    assert [data["member"] for data in flight.said("delayed", turn=6)] == delayed
    assert [data["member"] for data in flight.said("card_lost")] == lost
    assert flight.plan(1) == plan


def test_who_is_knocked_out_by_entering_a_slimy_station_is_not_told_as_delayed():
    flight = Flight("- deck A", "- red").play(1)
    flight.ship.lethal = flight.ship.slimy = 1 << STATION_CODES.index("LW")
    flight.play(1)
    assert flight.is_out(1)
    assert flight.said("delayed", reason="slime") == []


def test_who_enters_a_slimy_station_on_their_feet_is_delayed():
    flight = Flight("- deck A", "- red").play(1)
    flight.ship.slimy = 1 << STATION_CODES.index("LW")
    assert flight.play(1).said("delayed", member="captain", reason="slime", turn=3)
