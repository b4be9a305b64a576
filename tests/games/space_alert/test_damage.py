"""3.3: targets, shields, and the threats that bend these rules."""

import pytest

from tests.games.space_alert.flight import Flight


def test_a_laser_hits_the_nearest_threat_of_its_zone():
    threats = ["T+1 white gunship", "T+2 white meteoroid"]  # the meteoroid overtakes
    flight = Flight("C C - A", threats=threats, tracks={"white": "T7"}).play(4)
    assert flight.hp("gunship") == 5
    assert flight.hp("meteoroid") == 0


def test_of_equally_near_ones_the_lowest_number():
    threats = ["T+1 white gunship", "T+2 white minor_asteroid"]  # both on space 12 in turn 3
    flight = Flight("C - A", threats=threats, tracks={"white": "T7"}).play(3)
    assert [data["card"] for data in flight.said("targeted")] == ["gunship"]


def test_strengths_add_up_and_the_shield_counts_once():
    threats = ["T+1 white frigate"]  # 7 hit points, shield 2
    flight = Flight("A", "deck A", threats=threats, tracks={"white": "T1"})
    flight.play(1)
    assert flight.hp("frigate") == 7 - (5 - 2)


def test_light_and_heavy_laser_together():
    flight = Flight("red A", "tLR A", threats=["T+2 red frigate"], tracks={"red": "T7"}).play(2)
    assert flight.hp("frigate") == 7 - (4 + 2 - 2)


def test_a_total_not_above_the_shield_does_nothing():
    flight = Flight("tLR A", threats=["T+2 red frigate"], tracks={"red": "T7"}).play(2)
    assert flight.hp("frigate") == 7


def test_excess_damage_is_lost_and_the_captain_scores_the_threat():
    threats = ["T+1 white swarm", "T+2 white amoeba"]
    flight = Flight("- A", threats=threats, tracks={"white": "T7"}).play(1)
    flight.weaken("swarm", 1).play(1)
    assert flight.status("swarm") == "destroyed"
    assert flight.hp("amoeba") == 8
    assert flight.said("threat_destroyed", card="swarm", points=6)


@pytest.mark.parametrize(
    ("track", "hp"),
    [pytest.param("T1", 7, id="distance 2: hit"), pytest.param("T7", 8, id="distance 3: out of range")],
)
def test_the_pulse_cannon_reaches_distance_2(track, hp):
    flight = Flight("deck A", threats=["T+2 red amoeba"], tracks={"red": track}).play(2)
    assert flight.hp("amoeba") == hp


def test_a_damaged_pulse_cannon_reaches_one_band_less():
    threats = ["T+1 white meteoroid", "T+4 red amoeba"]
    tracks = {"red": "T1", "white": "T2"}
    flight = Flight("deck - - A A", "C", threats=threats, tracks=tracks, damage="lower_weapon").play(4)
    assert "lower_weapon" in flight.tokens("white")
    assert flight.hp("amoeba") == 8


@pytest.mark.parametrize(("action", "left"), [("A", 3), ("HA", 2)])
def test_a_damaged_heavy_laser_is_weaker_and_a_heroic_shot_makes_up_for_it(action, left):
    threats = ["T+1 white meteoroid", "T+5 white frigate"]
    flight = Flight(
        f"C - - - {action}", "- - - C", threats=threats, tracks={"white": "T2"}, damage="upper_weapon"
    )
    flight.play(5)
    assert flight.hp("frigate") == left + 2


def test_a_rocket_picks_the_nearest_of_any_zone_and_is_lost_without_a_target():
    flight = Flight("tLB C", threats=["T+2 red gunship"], tracks={"red": "T7"}).play(3)
    assert flight.said("rocket_wasted")
    assert flight.hp("gunship") == 5


# Threats with a rule of their own


def test_a_hidden_fighter_cannot_be_targeted_before_x():
    flight = Flight("A A C C", threats=["T+1 white stealth_fighter"], tracks={"white": "T7"}).play(1)
    assert flight.said("targeted") == []
    assert flight.hp("stealth_fighter") == 4


@pytest.mark.parametrize(("speed", "space"), [(3, 13), (4, 12)])
def test_the_speed_of_the_stealth_fighter_is_an_option(speed, space):
    flight = Flight(
        threats=["T+1 white stealth_fighter"], tracks={"white": "T7"}, stealth_fighter_speed=speed
    )
    assert flight.play(1).space("stealth_fighter") == space


def test_satellites_cannot_be_targeted_at_distance_3():
    flight = Flight("A A", threats=["T+1 white pulse_satellite"], tracks={"white": "T4"})
    assert flight.play(1).said("targeted") == []  # space 13
    assert flight.play(1).said("targeted")  # space 10


def test_heavy_lasers_pass_the_scout_over():
    threats = ["T+1 white scout", "T+2 white gunship"]
    flight = Flight("- A", threats=threats, tracks={"white": "T7"}).play(2)
    assert [data["card"] for data in flight.said("targeted")] == ["gunship"]


def test_rockets_do_not_see_an_amoeba():
    flight = Flight("tLB C", threats=["T+1 red amoeba"], tracks={"red": "T1"}).play(3)
    assert flight.hp("amoeba") == 8
    assert flight.said("rocket_wasted")


def test_a_phantom_wastes_the_rocket_that_picks_it():
    flight = Flight("tLB C", threats=["T+1 red phantom_fighter"], tracks={"red": "T1"}).play(3)
    assert flight.said("rocket_wasted", card="phantom_fighter")
    assert flight.hp("phantom_fighter") == 3


def test_the_juggernaut_draws_every_rocket_from_any_distance_and_hardens():
    threats = ["T+1 blue gunship", "T+1 red juggernaut"]
    flight = Flight("tLB C", threats=threats, tracks={"red": "T7", "blue": "T1"}).play(3)
    assert flight.said("targeted", card="juggernaut", weapon="rocket")
    assert flight.ship.threat_shield[flight.threat("juggernaut")] == 4
    assert flight.hp("gunship") == 5


def test_a_cryoshield_takes_the_first_turn_it_is_targeted_in():
    flight = Flight("A A", threats=["T+1 white cryoshield_fighter"], tracks={"white": "T7"}).play(1)
    assert flight.hp("cryoshield_fighter") == 4
    assert flight.play(1).hp("cryoshield_fighter") == 4 - (5 - 1)


def test_the_pulse_cannon_opens_the_shield_of_a_cloud_for_all_weapons():
    flight = Flight("A A", "deck A", threats=["T+1 white energy_cloud"], tracks={"white": "T1"}).play(1)
    assert flight.hp("energy_cloud") == 3  # 5 - 3
    assert flight.play(1).hp("energy_cloud") == 3 - 6


@pytest.mark.parametrize(("opens_raised", "hp"), [(False, -1), (True, -2)])
def test_the_raise_of_the_marauder_stays_on_an_opened_shield(opens_raised, hp):
    """Turn 3: heavy laser 5 against 3 + 1. Turn 4: with the pulse cannon 6 against 0 + 1, or against 0."""
    threats = ["T+1 red marauder", "T+3 white energy_cloud"]
    tracks = {"red": "T7", "white": "T1"}
    flight = Flight(
        "C - A A", "deck - - A", threats=threats, tracks=tracks, pulse_opens_raised_shields=opens_raised
    ).play(4)
    assert flight.said("shields_raised")
    assert flight.hp("energy_cloud") == hp


def test_a_swarm_takes_one_damage_a_turn():
    flight = Flight("A", threats=["T+1 white swarm"], tracks={"white": "T7"}).play(1)
    assert flight.hp("swarm") == 2


def test_a_negative_shield_adds_damage_only_when_targeted():
    flight = Flight("- A", threats=["T+1 white jellyfish"], tracks={"white": "T7"}).play(1)
    assert flight.hp("jellyfish") == 13
    assert flight.play(1).said("threat_damaged", points=5 + 2)


def test_the_tanker_explodes_and_damages_every_other_external_threat_past_shields():
    threats = ["T+1 white leviathan_tanker", "T+1 red destroyer", "T+1 blue stealth_fighter"]
    flight = Flight("- A", threats=threats, tracks={"white": "T7"}).play(1)
    flight.weaken("leviathan_tanker", 1).play(1)
    assert flight.status("leviathan_tanker") == "destroyed"
    assert flight.hp("destroyer") == 4
    assert flight.hp("stealth_fighter") == 3


def test_an_explosion_counts_for_the_one_damage_of_a_swarm_and_may_chain():
    threats = ["T+1 white leviathan_tanker", "T+1 red swarm", "T+1 blue minor_asteroid"]
    flight = Flight("- A", "tLR A", threats=threats, tracks={"white": "T7", "blue": "T2"}).play(1)
    flight.weaken("leviathan_tanker", 1).weaken("minor_asteroid", 1).play(1)
    assert flight.hp("swarm") == 2
    assert flight.status("minor_asteroid") == "destroyed"
    assert flight.said("attacked", card="minor_asteroid", strength=1)


@pytest.mark.parametrize(
    ("hit_points", "told"),
    [
        pytest.param(3, [(2, 1), (1, 0)], id="a hit point left: the explosion takes it"),
        pytest.param(2, [(2, 0)], id="destroyed by the weapons: removed, the explosion takes nothing"),
        pytest.param(1, [(2, -1)], id="and nothing of one that was hit harder than needed"),
    ],
)
def test_an_explosion_does_not_reach_what_was_removed_in_the_same_step(hit_points, told):
    threats = ["T+1 white leviathan_tanker", "T+1 red fighter"]
    flight = Flight("- A", "red A", threats=threats, tracks={"white": "T7", "red": "T7"}).play(1)
    flight.weaken("leviathan_tanker", 1).weaken("fighter", hit_points).play(1)
    assert flight.status("leviathan_tanker") == flight.status("fighter") == "destroyed"
    damaged = [(data["points"], data["left"]) for data in flight.said("threat_damaged", card="fighter")]
    assert damaged == told


def test_an_explosion_does_not_use_up_a_cryoshield():
    threats = ["T+1 white leviathan_tanker", "T+1 red cryoshield_fighter"]
    flight = Flight("- A", threats=threats, tracks={"white": "T7"}).play(1)
    flight.weaken("leviathan_tanker", 1).play(1)
    assert flight.hp("cryoshield_fighter") == 3
    assert flight.said("cryoshield_spent") == []


@pytest.mark.parametrize(
    ("cards", "track", "strengths"),
    [
        pytest.param("HA A", "T7", [], id="nothing passed: no attack"),
        pytest.param("A A A", "T2", [3], id="X passed: 3"),
    ],
)
def test_an_asteroid_throws_debris_for_each_mark_it_has_passed(cards, track, strengths):
    threats = ["T+1 white major_asteroid"]
    flight = Flight(cards, "C", threats=threats, tracks={"white": track}).play(3)
    assert flight.status("major_asteroid") == "destroyed"
    assert [data["strength"] for data in flight.said("attacked")] == strengths


def test_the_nemesis_retaliates_even_when_it_falls():
    flight = Flight("A A", threats=["T+1 white nemesis"], tracks={"white": "T7"}).play(1)
    assert flight.hp("nemesis") == 9 - (5 - 1)
    assert [data["zone"] for data in flight.said("attacked", card="nemesis")] == ["red", "white", "blue"]
    flight.weaken("nemesis", 1).play(1)
    assert flight.status("nemesis") == "destroyed"
    assert len(flight.said("attacked", card="nemesis")) == 6


def test_a_ship_lost_to_debris_is_not_lost_to_the_retaliation_as_well():
    threats = ["T+1 white major_asteroid", "T+2 red nemesis"]
    earlier = {"white": "structural gravolift shield upper_weapon reactor"}
    tracks = {"red": "T5", "white": "T2"}
    flight = Flight("deck - - HA", "C", threats=threats, tracks=tracks, carried=earlier).play(3)
    flight.weaken("major_asteroid", 1).play(1)
    assert flight.is_lost
    assert flight.killed_by == "major_asteroid"
    assert flight.said("threat_damaged", card="nemesis", points=1, left=7)
    assert len(flight.said("attacked", card="nemesis")) == 1  # its X of turn 2


def test_unhurt_the_nemesis_does_not_retaliate():
    flight = Flight(threats=["T+1 white nemesis"], tracks={"white": "T7"}).play(1)
    assert flight.said("attacked") == []


def test_the_behemoth_alone_costs_the_pilot():
    threats = ["T+1 red behemoth"]
    flight = Flight("tLR C deck C", "C - - C", threats=threats, tracks={"red": "T1"}).play(4)
    assert flight.hp("behemoth") == 7 - (9 - 4)
    assert flight.is_out(1)
    assert flight.bots(1) == "disabled"
    assert flight.station(1) == "SPACE"


KNOCKED_OUT_IN_TURN_4 = "tLR C deck C bots bots A"


def pilot_knocked_out(*cards, **options):
    flight = Flight(*cards, threats=["T+1 red behemoth"], tracks={"red": "T2"}, **options).play(3)
    return flight.weaken("behemoth", 6).play(1)  # so much damage that it passes without an attack


def test_a_pilot_knocked_out_in_space_comes_home_in_the_next_action_step_whatever_was_planned():
    """Void actions count as none, and who does not attack comes home (3.2, 3.4)."""
    flight = pilot_knocked_out(KNOCKED_OUT_IN_TURN_4, "C - - C")
    assert (flight.is_out(1), flight.station(1)) == (True, "SPACE")
    assert flight.play(1).station(1) == "UR"
    assert flight.said("interceptors_out", member="captain") == flight.said("interceptors_out")[:1]
    assert flight.bots(1) == "disabled"


@pytest.mark.parametrize(
    ("cards", "launched"),
    [
        pytest.param((KNOCKED_OUT_IN_TURN_4, "tUB C red red C"), ["officer"], id="behind the pilot: at once"),
        pytest.param(
            ("tUB C red red C", KNOCKED_OUT_IN_TURN_4), [], id="before the pilot: space is not free"
        ),
        pytest.param(("tUB C red red - C", KNOCKED_OUT_IN_TURN_4), ["captain"], id="a turn later"),
    ],
)
def test_once_the_knocked_out_pilot_is_home_another_may_launch(cards, launched):
    flight = pilot_knocked_out(*cards, "C - - C").play(2)
    assert [data["member"] for data in flight.said("interceptors_out")][1:] == launched


def test_a_house_rule_leaves_the_knocked_out_pilot_in_space_and_nobody_can_launch_until_the_jump():
    cards = (KNOCKED_OUT_IN_TURN_4, "tUB C red red C C", "C - - C")
    flight = pilot_knocked_out(*cards, knocked_out_pilot_returns=False).play(2)
    assert (flight.station(1), flight.station(2)) == ("SPACE", "UR")
    assert flight.play().station(1) == "UR"


def test_with_company_the_behemoth_takes_the_usual_1():
    threats = ["T+1 red behemoth", "T+3 white meteoroid"]
    tracks = {"red": "T2", "white": "T1"}
    flight = Flight("tLR C deck C", "C - - C", threats=threats, tracks=tracks).play(4)
    assert flight.said("targeted", card="behemoth", strength=1)
    assert flight.hp("behemoth") == 7
    assert not flight.is_out(1)
