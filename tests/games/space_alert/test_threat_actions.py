"""3.4: moving, and every word of the threats' vocabulary."""

import pytest

from orbita.games.space_alert.content.read import Do, content
from tests.games.space_alert.flight import ORDER, Flight


def alone(threat, zone, track, turns, *cards, **options):
    """One threat from turn 1 on its trajectory, while the crew plays these cards."""
    return Flight(*cards, threats=[f"T+1 {zone} {threat}"], tracks={zone: track}, **options).play(turns)


# Moving


def test_a_threat_moves_in_the_turn_it_appears():
    assert alone("gunship", "red", "T7", 1).space("gunship") == 14


def test_every_mark_passed_acts_in_order():
    flight = alone("kamikaze", "red", "T4", 2)  # speed 4, then 5: X on 9, Y on 5
    assert [data["mark"] for data in flight.said("mark_reached")] == ["X", "Y"]


def test_a_change_of_speed_counts_from_the_next_move():
    flight = alone("kamikaze", "red", "T4", 1)
    assert flight.space("kamikaze") == 9
    assert flight.play(1).space("kamikaze") == 4


def test_at_z_an_external_threat_is_survived_and_leaves():
    flight = alone("meteoroid", "red", "T1", 2)
    assert flight.status("meteoroid") == "survived"
    assert flight.play(1).said("targeted") == []


def test_external_and_internal_threats_act_in_ascending_number():
    threats = ["T+2 red gunship", "T+1 internal I1-03"]
    flight = Flight(threats=threats).play(2)
    moved = [data["threat"] for data in flight.said("threat_moved")]
    assert moved == [1, 1, 2]


# Attacks and damage


def test_the_shield_takes_what_it_can_and_every_point_left_draws_a_token():
    flight = alone("gunship", "red", "T1", 3)
    assert flight.shield("red") == 0
    assert flight.tokens("red") == ["structural"]


def test_an_attack_on_several_zones_goes_from_red_to_blue():
    flight = alone("pulse_ball", "white", "T1", 3)
    assert [data["zone"] for data in flight.said("attacked")] == ["red", "white", "blue"]


def test_the_others_are_the_zones_that_are_not_its_own():
    flight = alone("energy_cloud", "white", "T1", 5)
    assert {data["zone"] for data in flight.said("attacked")} == {"red", "blue"}


def test_what_passes_the_shield_of_a_destroyers_attack_is_doubled():
    flight = alone("destroyer", "red", "T1", 5)
    assert flight.said("attacked", strength=2)
    assert flight.damage("red") == 4  # X takes the shield's cube, Z comes through twice


def test_a_scouts_own_attack_ignores_shields():
    flight = alone("scout", "red", "T1", 5)
    assert flight.damage("red") == 3
    assert flight.shield("red") == 1


def test_an_attack_may_be_as_strong_as_the_hit_points_left():
    flight = alone("meteoroid", "red", "T1", 2)
    assert flight.said("attacked", strength=5)


def test_twice_the_hit_points():
    flight = Flight(threats=["T+1 red interstellar_octopus"], tracks={"red": "T1"}).play(1)
    flight.weaken("interstellar_octopus", 1).put("interstellar_octopus", 2).play(1)
    assert flight.said("attacked", strength=2)


@pytest.mark.parametrize(("left", "attacks"), [(8, 0), (7, 3)])
def test_an_octopus_attacks_only_if_it_is_damaged(left, attacks):
    flight = Flight(threats=["T+1 red interstellar_octopus"], tracks={"red": "T1"}).play(1)
    flight.weaken("interstellar_octopus", left).put("interstellar_octopus", 6).play(1)
    assert len(flight.said("attacked")) == attacks


@pytest.mark.parametrize(("left", "attacks"), [(6, 1), (5, 0), (4, 0)])
def test_a_behemoth_with_2_damage_does_not_attack_on_x(left, attacks):
    flight = Flight(threats=["T+1 red behemoth"], tracks={"red": "T1"}).play(1)
    flight.weaken("behemoth", left).put("behemoth", 6).play(1)
    assert len(flight.said("attacked")) == attacks


def test_a_damaged_shield_holds_one_cube_less_and_the_rest_is_lost_at_once():
    flight = alone("gunship", "red", "T1", 3, damage="shield")
    assert flight.ship.shield_capacity[0] == 1
    assert alone("overheated_reactor", "internal", "T1", 3, damage="reactor").reactor("white") <= 4


def test_a_seventh_token_destroys_the_zone():
    threats = ["T+1 red man_of_war", "T+2 red kamikaze", "T+3 red meteoroid"]
    flight = Flight(threats=threats, tracks={"red": "T1"}).play()
    assert flight.is_lost
    assert flight.damage("red") == 6
    assert flight.said("mission_lost", zone="red")


def test_six_tokens_do_not():
    flight = alone("kamikaze", "red", "T1", 4)
    assert flight.damage("red") == 5
    assert not flight.is_lost


# What threats do to themselves and to each other


def test_healing_never_gives_more_than_was_lost():
    flight = alone("armored_grappler", "red", "T4", 5)
    assert flight.hp("armored_grappler") == 4


def test_half_the_damage_is_rounded_down():
    flight = alone("jellyfish", "red", "T1", 2)
    flight.weaken("jellyfish", 8).play(1)
    assert flight.said("threat_healed", points=2, left=10)


def test_shields_are_set_and_added():
    assert alone("nebula_crab", "red", "T1", 3).ship.threat_shield[0] == 4
    flight = Flight(threats=["T+1 red man_of_war"], tracks={"red": "T3"}).play(1)
    flight.put("man_of_war", 4).play(1)
    assert flight.ship.threat_shield[0] == 3


def test_the_scout_raises_the_attacks_of_the_others_and_not_its_own():
    threats = ["T+1 red scout", "T+2 blue gunship"]
    flight = Flight(threats=threats, tracks={"red": "T2", "blue": "T1"}).play(4)
    assert flight.said("attacked", card="gunship", strength=3)
    flight.play(2)
    assert flight.said("attacked", card="scout", strength=3)


def test_the_raise_ends_with_the_scout():
    threats = ["T+1 red scout", "T+2 blue gunship"]
    flight = Flight("tLR C A A", "C", threats=threats, tracks={"red": "T2", "blue": "T1"}).play(2)
    flight.weaken("scout", 1).play(2)
    assert flight.status("scout") == "destroyed"
    assert flight.said("attacked", card="gunship", strength=2)


def test_a_scouts_y_advances_all_other_external_threats_by_one():
    threats = ["T+1 red scout", "T+2 blue gunship", "T+3 internal I1-01"]
    flight = Flight(threats=threats, tracks={"red": "T3", "blue": "T7", "internal": "T5"}).play(4)
    before = flight.space("gunship")
    flight.play(1)  # the scout reaches Y on space 3
    assert flight.space("gunship") == before - 3
    assert flight.space("skirmishers_red") == 14 - 3 * 3


def test_the_ship_is_lost_to_the_threat_the_scout_advanced_and_nothing_more_happens():
    threats = ["T+1 red scout", "T+2 blue interstellar_octopus", "T+3 white gunship"]
    flight = Flight(threats=threats, tracks={"red": "T3", "white": "T2", "blue": "T1"}).play(4)
    flight.put("scout", 4).put("interstellar_octopus", 2).put("gunship", 2).play(1)
    assert flight.is_lost
    assert flight.killed_by == "interstellar_octopus"
    assert flight.status("gunship") == "on_track"


def test_an_attack_on_several_zones_ends_with_the_zone_it_destroys():
    flight = alone("pulse_satellite", "white", "T1", 3, carried={"red": ORDER})
    assert flight.said("mission_lost", zone="red", card="pulse_satellite")
    assert {data["zone"] for data in flight.said("attacked")} == {"red"}


def test_self_damage_can_destroy_a_threat_in_the_middle_of_its_move():
    flight = Flight(threats=["T+1 red nemesis"], tracks={"red": "T7"}).play(1)
    flight.weaken("nemesis", 1).play(1)
    assert flight.status("nemesis") == "destroyed"
    assert flight.said("threat_moved", card="nemesis", space=10) == []
    assert flight.said("attacked", card="nemesis", strength=1)


def test_some_threats_end_the_mission():
    flight = alone("nemesis", "red", "T1", 13)
    assert flight.is_lost
    assert flight.said("mission_lost", card="nemesis", zone=None)


# What threats do to the ship and its crew


def test_shields_are_drained():
    flight = alone("energy_cloud", "red", "T1", 3)
    assert [flight.shield(zone) for zone in ("red", "white", "blue")] == [0, 0, 0]


def test_a_saboteur_takes_a_cube_or_damages_an_empty_reactor():
    flight = alone("I1-04", "internal", "T3", 3)
    assert flight.places("I1-04") == {"LR"}
    assert flight.reactor("red") == 1
    emptied = alone("I1-04", "internal", "T3", 3, "red B A", "C")
    assert emptied.reactor("red") == 0
    assert emptied.damage("red") == 1 + 2  # Y, and Z in the same move


def test_delays_strike_a_zone_or_the_whole_ship_but_nobody_in_space():
    flight = alone("psionic_satellite", "white", "T4", 2, "C - A", "red - A")
    assert flight.plan(1) == "C - - A"
    assert flight.plan(2) == "red - A"


def test_everybody_on_the_ship_is_knocked_out():
    flight = alone("psionic_satellite", "white", "T1", 5, "tLR C deck C bots", "C - - C")
    assert [flight.is_out(member) for member in (1, 2, 3, 4)] == [False, True, True, True]


def test_everybody_knocked_out_and_the_mission_can_still_succeed():
    flight = alone("psionic_satellite", "white", "T1", 13)
    assert flight.is_won
    assert flight.score == 6 - 4 * 2


# Turn 13


def test_the_rocket_of_turn_12_hits_in_turn_13_and_threats_act_once_more():
    threats = ["T+8 blue meteoroid"]
    flight = Flight("tLB - - - - - - - - - - C", "C - - C - - - C", threats=threats, tracks={"blue": "T7"})
    flight.play(12)
    assert flight.ship.rocket_flying == 1
    flight.play(1)
    assert flight.is_won
    assert flight.said("rocket_wasted")


def test_what_is_still_on_its_way_at_the_jump_scores_nothing():
    flight = Flight(threats=["T+12 red man_of_war"], tracks={"red": "T7"}).play()
    assert flight.status("man_of_war") == "on_track"
    assert flight.is_won
    assert flight.score == 0


def test_whoever_is_in_space_comes_home_before_the_jump():
    cards = "tLR C deck C bots bots bots bots bots bots bots bots"
    flight = Flight(cards, "C - - C - - - C").play(12)
    assert flight.station(1) == "SPACE"
    assert flight.play(1).station(1) == "UR"


def test_every_word_of_the_vocabulary_is_on_some_card():
    used = {effect.do for threat in content().threats for effect in (*threat.x, *threat.y, *threat.z)}
    assert used == set(Do.__args__)
