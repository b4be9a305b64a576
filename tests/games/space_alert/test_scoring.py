"""4. Points."""

from orbita.games.space_alert.rules.round import play_on
from tests.games.space_alert.flight import Flight


def test_a_mission_without_threats_scores_its_visual_confirmations():
    flight = Flight("tLW C C C C C C C C C C C", "C - - C - - - C").play()
    assert flight.is_won
    assert flight.score == 3


def test_destroyed_and_survived_threats_count_their_two_values():
    threats = ["T+1 white meteoroid", "T+4 white meteoroid"]
    flight = Flight("A", "C - - C", threats=threats, tracks={"white": "T1"}).play()
    assert flight.score == 4 + 2 - (5 - 1) - (5 - 1)


def test_damage_counts_and_the_worst_zone_twice():
    flight = Flight(threats=["T+1 white pulse_satellite"], tracks={"white": "T1"}).play()
    damage = [flight.damage(zone) for zone in ("red", "white", "blue")]
    assert damage == [3, 3, 3]
    assert flight.score == 4 - 9 - 3


def test_the_knocked_out_cost_two_and_disabled_squads_one():
    threats = ["T+3 internal battlebot_uprising"]
    flight = Flight("blue C", "C - - C - - - C", threats=threats, tracks={"internal": "T1"}).play(5)
    assert (flight.is_out(1), flight.bots(1)) == (True, "disabled")
    flight.play()
    assert flight.score == 4 - 2 * sum(flight.is_out(member) for member in (1, 2, 3, 4)) - 1


def test_a_squad_disabled_in_its_store_costs_one():
    flight = Flight(threats=["T+1 internal slime_red"], tracks={"internal": "T2"}).play()
    assert flight.score == 3 - 2 - 2 - 1


def test_a_lost_mission_scores_nothing():
    flight = Flight(threats=["T+1 red nemesis"], tracks={"red": "T1"})
    assert play_on(flight.ship) == 0
