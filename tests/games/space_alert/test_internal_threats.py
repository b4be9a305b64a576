"""Malfunctions and intruders (3.1, 3.2, 3.4), and those with a rule of their own."""

import pytest

from tests.games.space_alert.flight import Flight


def alone(threat, track, turns, *cards, **options):
    return Flight(*cards, threats=[f"T+1 internal {threat}"], tracks={"internal": track}, **options).play(
        turns
    )


# Malfunctions


def test_a_system_with_a_malfunction_is_repaired_instead_of_used():
    flight = alone("hacked_shields_red", "T7", 2, "red B")
    assert flight.hp("hacked_shields_red") == 2
    assert flight.reactor("red") == 2


def test_a_heroic_repair_counts_twice():
    assert alone("hacked_shields_red", "T7", 2, "red HB").hp("hacked_shields_red") == 1


def test_a_repair_in_the_middle_of_a_turn_lets_the_next_member_use_the_system():
    flight = alone("hacked_shields_red", "T7", 3, "red B HB", "red - B", "C")
    assert flight.status("hacked_shields_red") == "destroyed"
    assert flight.shield("red") == 2


def test_after_z_the_marker_stays_and_nothing_can_be_repaired():
    flight = alone("hacked_shields_red", "T1", 7, "- - - - - red B", "C - - C")
    assert flight.status("hacked_shields_red") == "survived"
    assert flight.said("card_in_vain", action="B")
    assert flight.shield("red") == 0


def test_a_repair_goes_to_the_lowest_number_that_can_still_be_repaired():
    threats = ["T+1 internal crossed_wires", "T+2 internal I1-06"]
    flight = Flight("B B", threats=threats, tracks={"internal": "T7"}).play(2)
    assert flight.hp("crossed_wires") == 2


def test_while_the_virus_is_there_the_computer_cannot_be_maintained():
    flight = alone("virus", "T7", 2, "C C A")
    assert flight.hp("virus") == 1
    assert flight.said("computer_checked", maintained=False)


def test_the_warheads_have_as_many_hit_points_as_there_are_rockets():
    threats = ["T+3 internal unstable_warheads"]
    flight = Flight("tLB C C", "C", threats=threats, tracks={"internal": "T7"}).play(3)
    assert flight.ship.rockets == 2
    assert flight.hp("unstable_warheads") == 2 - 1  # the C of turn 3 is a repair


def test_without_rockets_the_warheads_are_destroyed_at_once():
    threats = ["T+5 internal unstable_warheads"]
    flight = Flight("tLB C C C", "C - - C", threats=threats).play(5)
    assert flight.ship.rockets == 0
    assert flight.status("unstable_warheads") == "destroyed"


def test_slime_that_eats_a_rocket_makes_the_warheads_safer():
    threats = ["T+1 internal unstable_warheads", "T+2 internal I2-01"]
    flight = Flight(threats=threats, tracks={"internal": "T7"}).play(3)
    assert flight.ship.rockets == 2
    assert flight.hp("unstable_warheads") == 2


def test_the_last_repair_of_the_overheated_reactor_burns_who_stands_beside_it():
    flight = alone("overheated_reactor", "T7", 3, "deck HB B", "C tLR", "- tLB", "red")
    assert flight.status("overheated_reactor") == "destroyed"
    assert [flight.is_out(member) for member in (1, 2, 3, 4)] == [False, True, True, False]


def test_an_overheated_reactor_damages_for_each_cube_and_the_cubes_stay():
    flight = alone("overheated_reactor", "T1", 3)
    assert flight.damage("white") == 3
    assert flight.reactor("white") == 3


def test_repairs_at_both_stations_count_one_more_once_a_turn():
    flight = alone("battlebot_uprising", "T7", 2, "tLR C", "tUB C")
    assert flight.hp("battlebot_uprising") == 4 - 3


def test_repairs_at_one_station_do_not():
    flight = alone("battlebot_uprising", "T7", 2, "tLR C", "tLR C")
    assert flight.hp("battlebot_uprising") == 4 - 2


def test_the_overload_takes_two_more_when_all_three_stations_are_repaired():
    flight = alone("power_system_overload", "T7", 2, "tLR B", "deck B", "tLB B")
    assert flight.hp("power_system_overload") == 7 - 5


@pytest.mark.parametrize(("players", "status"), [(2, "on_track"), (3, "destroyed")])
def test_the_nuclear_device_needs_three_in_one_turn(players, status):
    cards = ["tLW C"] * players
    assert alone("nuclear_device", "T7", 2, *cards).status("nuclear_device") == status


def test_repairs_of_the_nuclear_device_are_not_carried_over():
    flight = alone("nuclear_device", "T7", 3, "tLW C C", "tLW C C", "C")
    assert flight.status("nuclear_device") == "on_track"


def test_the_uprising_knocks_out_who_leads_an_active_squad():
    flight = alone("battlebot_uprising", "T1", 3)
    assert not any(flight.is_out(member) for member in (1, 2, 3, 4))
    threats = ["T+3 internal battlebot_uprising"]
    flight = Flight("blue C", "C", threats=threats, tracks={"internal": "T1"}).play(5)
    assert flight.is_out(1)
    assert flight.bots(1) == "disabled"


def test_crossed_wires_empty_the_reactor_into_the_shield_and_the_rest_leaks():
    flight = alone("crossed_wires", "T1", 2)
    assert flight.reactor("white") == 0
    assert flight.shield("white") == 3
    assert flight.damage("white") == 1
    assert flight.said("shield_filled", zone="white", cubes=2, now=3)


def test_crossed_wires_leak_every_reactor_into_its_own_zone():
    flight = alone("crossed_wires", "T1", 3, "red A")
    assert [flight.damage(zone) for zone in ("red", "white", "blue")] == [1, 1, 2]


# The fissure


def test_the_fissure_doubles_damage_to_red_then_to_the_whole_ship():
    threats = ["T+1 internal fissure", "T+4 red meteoroid"]
    flight = Flight(threats=threats, tracks={"red": "T1", "internal": "T4"}).play(5)
    assert flight.said("damage_doubled", zones=["red", "white", "blue"])
    assert flight.is_lost  # 5 less 1 by the shield, twice


def test_the_fissure_is_repaired_from_space_and_the_interceptors_do_nothing_else():
    threats = ["T+1 internal fissure", "T+1 red amoeba"]
    cards = "tLR C deck C bots"
    flight = Flight(cards, "C - - C", threats=threats, tracks={"red": "T1", "internal": "T7"}).play(4)
    assert flight.hp("fissure") == 1
    assert flight.hp("amoeba") == 8
    flight.play(1)
    assert flight.status("fissure") == "destroyed"


def test_a_heroic_action_in_space_repairs_no_more():
    flight = alone("fissure", "T7", 5, "tLR C deck C Hbots", "C - - C")
    assert flight.status("fissure") == "destroyed"
    assert [data["points"] for data in flight.said("repaired")] == [1, 1]


def test_left_alone_the_fissure_breaks_the_ship():
    assert alone("fissure", "T1", 13).is_lost


# Intruders


def test_intruders_move_and_the_hull_stops_them():
    assert alone("I1-01", "T1", 2).places("I1-01") == {"UW"}
    assert alone("I1-03", "T1", 2).places("I1-03") == {"LB"}


def test_an_executioner_spares_only_an_active_squad():
    flight = alone("executioner", "T2", 2, "C")
    assert flight.places("executioner") == {"UW"}
    assert flight.is_out(1)


@pytest.mark.parametrize(("left", "places", "damage"), [(2, {"UR"}, 2), (1, {"UW"}, 0)])
def test_commandos_move_on_only_if_they_are_damaged(left, places, damage):
    flight = alone("commandos_red", "T4", 2)
    flight.weaken("commandos_red", left).play(2)
    assert flight.places("commandos_red") == places
    assert flight.damage("red") == damage


def test_the_alien_fights_back_only_when_grown_up():
    grown = Flight(
        "blue C red deck bots", "C - - C", threats=["T+1 internal alien"], tracks={"internal": "T2"}
    )
    assert grown.play(5).bots(1) == "disabled"
    young = Flight(
        "blue C red deck bots", "C - - C", threats=["T+5 internal alien"], tracks={"internal": "T7"}
    )
    assert young.play(5).bots(1) == "active"


def test_the_alien_damages_for_each_figure_in_its_new_station():
    flight = alone("alien", "T4", 4)
    assert flight.places("alien") == {"UW"}
    assert flight.damage("white") == 4


def test_the_alien_takes_over_the_ship():
    assert alone("alien", "T1", 13).said("mission_lost", card="alien")


def test_the_seeker_goes_where_most_are_and_stays_if_tied():
    assert alone("seeker", "T2", 2, "blue", "blue", "red").places("seeker") == {"UB"}
    assert alone("seeker", "T2", 2, "blue", "red").places("seeker") == {"UW"}
    assert alone("seeker", "T2", 2).places("seeker") == {"UW"}


def test_the_seeker_counts_the_knocked_out_too():
    threats = ["T+1 internal I2-06", "T+3 internal seeker"]
    flight = Flight("deck HB B", "tLR", "C", threats=threats, tracks={"internal": "T7"}).play(3)
    assert flight.is_out(2)


def test_the_seeker_takes_its_killer():
    flight = Flight("blue C red Hbots Hbots", "C - - C", threats=["T+4 internal seeker"]).play(5)
    assert flight.status("seeker") == "destroyed"
    assert flight.is_out(1)
    assert flight.bots(1) == "disabled"


def test_contamination_is_cleaned_station_by_station():
    flight = alone("contamination", "T7", 4, "blue C bots deck", "C")
    assert flight.hp("contamination") == 2
    assert flight.places("contamination") == {"UR", "LR", "LB"}


def test_what_contamination_leaves_behind_knocks_out_who_enters():
    flight = alone("contamination", "T1", 6, "- - - - - red", "C - - C")
    assert flight.status("contamination") == "survived"
    assert flight.is_out(1)


# Slime


def test_entering_slime_delays_by_whatever_way():
    for cards in ("tLB A", "deck blue A"):
        flight = alone("slime_blue", "T7", len(cards.split()) - 1, cards, "C")
        assert flight.said("delayed", reason="slime")


def test_who_is_already_there_is_not_delayed():
    flight = Flight("tLB - A", "C", threats=["T+2 internal I2-01"], tracks={"internal": "T7"}).play(3)
    assert flight.said("delayed", reason="slime") == []


def test_slime_spreads_to_the_left_and_the_threat_lives_until_the_last_token():
    flight = alone("slime_blue", "T4", 4, "blue C deck - bots", "C - - C")
    assert flight.places("slime_blue") == {"LW", "LB"}
    flight.weaken("slime_blue", 1).play(1)
    assert flight.status("slime_blue") == "on_track"
    assert flight.places("slime_blue") == {"LW"}


def test_a_squad_disabled_in_its_store_is_picked_up_disabled():
    flight = alone("slime_red", "T4", 6, "C - - tLR - C C", "- - - C")
    assert flight.bots(1) == "disabled"
    assert flight.play(1).bots(1) == "active"


def test_slime_damages_the_zone_of_every_token_at_z_and_stays():
    flight = alone("slime_blue", "T4", 6)
    assert flight.status("slime_blue") == "survived"
    assert (flight.damage("white"), flight.damage("blue")) == (2, 2)
    assert flight.places("slime_blue") == {"LW", "LB"}


def test_slime_does_not_spread_where_another_slime_is():
    threats = ["T+1 internal I2-01", "T+2 internal I2-02"]
    flight = Flight(threats=threats, tracks={"internal": "T4"}).play(5)
    assert flight.places("slime_blue") == {"LW", "LB"}
    assert flight.places("slime_red") == {"LR"}


def test_what_a_slime_left_behind_delays_but_keeps_no_other_slime_away():
    threats = ["T+1 internal I2-01", "T+4 internal I2-02"]
    flight = Flight("- - - - - - deck A", threats=threats, tracks={"internal": "T4"}).play(6)
    assert flight.status("slime_blue") == "survived"
    flight.play(1)
    assert flight.said("delayed", reason="slime")
    assert flight.places("slime_red") == {"LR", "LW"}
