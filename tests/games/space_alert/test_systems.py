"""3.2: weapons, energy, computer, rockets, battlebots, interceptors, window."""

import pytest

from tests.games.space_alert.flight import Flight


def test_a_heavy_laser_takes_a_cube_of_its_reactor_even_if_nothing_is_hit():
    flight = Flight("A").play(1)
    assert flight.reactor("white") == 2


def test_a_weapon_fires_once_a_turn_and_the_second_costs_nothing():
    flight = Flight("A", "A").play(1)
    assert flight.reactor("white") == 2
    assert flight.said("card_in_vain", member="officer")


def test_without_energy_nothing_fires():
    flight = Flight("red A A A").play(4)
    assert flight.reactor("red") == 0
    assert len(flight.said("weapon_fired")) == 2


def test_a_light_laser_needs_no_reactor_and_is_charged_again_every_turn():
    flight = Flight("tLR A A", "C").play(3)
    assert flight.reactor("red") == 2
    assert len(flight.said("weapon_fired")) == 2


def test_the_pulse_cannon_uses_the_central_reactor():
    assert Flight("deck A").play(2).reactor("white") == 2


@pytest.mark.parametrize(
    ("cards", "shield", "reactor"),
    [
        pytest.param("B", 3, 1, id="filled to capacity"),
        pytest.param("B B", 3, 1, id="full: nothing"),
        pytest.param("A B", 3, 0, id="as many as the reactor has"),
        pytest.param("HB", 4, 1, id="heroic: one more, above capacity"),
        pytest.param("B HB", 3, 1, id="heroic on a full shield: nothing moved, nothing extra"),
        pytest.param("HB B", 4, 1, id="nothing is pulled back from above capacity"),
    ],
)
def test_energy_to_the_white_shield(cards, shield, reactor):
    flight = Flight(cards).play(2)
    assert (flight.shield("white"), flight.reactor("white")) == (shield, reactor)


@pytest.mark.parametrize(
    ("cards", "red", "white"),
    [
        pytest.param("tLR B", 3, 2, id="to capacity"),
        pytest.param("tLR HB", 4, 2, id="heroic: one extra"),
        pytest.param("tLR B B", 3, 2, id="full: nothing"),
    ],
)
def test_energy_to_a_side_reactor_comes_from_the_central_one(cards, red, white):
    flight = Flight(cards).play(3)
    assert (flight.reactor("red"), flight.reactor("white")) == (red, white)


def test_a_capsule_fills_the_central_reactor_and_is_used_even_if_it_was_full():
    flight = Flight("deck B B", "C").play(3)
    assert flight.reactor("white") == 5
    assert flight.ship.fuel == 1


def test_without_capsules_refuelling_has_no_effect():
    flight = Flight("C deck B B B B").play(6)
    assert flight.ship.fuel == 0
    assert len(flight.said("refuelled")) == 3


def test_heroic_refuelling_adds_a_cube_unless_the_reactor_was_full():
    assert Flight("deck HB").play(2).reactor("white") == 6
    assert Flight("deck B HB").play(3).reactor("white") == 5


@pytest.mark.parametrize(
    ("cards", "later"),
    [
        pytest.param("C - A", "C - A", id="in turn 1"),
        pytest.param("- C A", "- C A", id="in turn 2"),
        pytest.param("- - A", "- - - A", id="not at all: turn 3 is delayed"),
        pytest.param("red blue A", "red blue - A", id="nor by other cards"),
    ],
)
def test_the_computer_must_be_maintained_in_the_first_two_turns_of_a_phase(cards, later):
    assert Flight(cards).play(2).plan(1) == later


@pytest.mark.parametrize(("check", "turn"), [(2, 3), (5, 6), (9, 10)])
def test_checks_come_after_turns_2_5_and_9(check, turn):
    flight = Flight(crew=4).play(check)
    assert [data["phase"] for data in flight.said("computer_checked")][-1] == (2, 5, 9).index(check) + 1
    assert flight.said("turn_began", turn=turn) == []


def test_maintenance_in_the_third_turn_of_a_phase_is_in_vain():
    flight = Flight("C - C - - C").play(6)
    assert len(flight.said("computer_maintained")) == 1


def test_a_rocket_flies_for_one_turn_and_only_one_starts_a_turn():
    flight = Flight("tLB C", "tLB C", threats=["T+2 blue gunship"], tracks={"blue": "T1"}).play(2)
    assert flight.ship.rockets == 2
    assert flight.hp("gunship") == 5
    assert flight.play(1).hp("gunship") == 4  # 3 less its shield of 2


def test_only_three_rockets():
    flight = Flight("tLB C C C C", "C").play(5)
    assert flight.ship.rockets == 0
    assert len(flight.said("rocket_launched")) == 3


def test_a_squad_follows_who_took_it_and_nobody_else_gets_it():
    flight = Flight("blue C", "blue - C").play(3)
    assert flight.bots(1) == "active"
    assert flight.bots(2) == "none"


def test_return_fire_disables_a_squad_and_any_store_reactivates_it():
    flight = Flight("blue C bots", "C", threats=["T+3 internal skirmishers_blue"], tracks={"internal": "T7"})
    flight.play(3)
    assert flight.status("skirmishers_blue") == "destroyed"
    assert flight.bots(1) == "disabled"


@pytest.mark.parametrize(("action", "bots"), [("bots", "disabled"), ("Hbots", "active")])
def test_a_heroic_attack_keeps_the_squad_on_its_feet(action, bots):
    threats = ["T+3 internal I1-02"]
    assert Flight(f"blue C {action} C", "C", threats=threats).play(3).bots(1) == bots


def test_reactivating():
    threats = ["T+3 internal I1-02"]
    assert Flight("blue C bots C", "C", threats=threats).play(4).bots(1) == "active"


def test_of_two_intruders_the_lowest_number_is_hit():
    threats = ["T+3 internal I1-02", "T+4 internal SI1-02"]
    flight = Flight("blue C - Hbots", "C", threats=threats, tracks={"internal": "T7"}).play(4)
    assert flight.status("skirmishers_blue") == "destroyed"
    assert flight.hp("commandos_blue") == 2


def test_interceptors_need_an_active_squad():
    flight = Flight("red C", "C").play(2)
    assert flight.station(1) == "UR"


def squad_to_space(rest=""):
    return f"tLR C deck C {rest}"


def test_interceptors_attack_in_the_turn_they_start_and_one_target_is_hit_with_3():
    threats = ["T+1 red gunship"]
    flight = Flight(squad_to_space(), "C - - C", threats=threats, tracks={"red": "T1"})
    assert flight.play(3).space("gunship") == 4
    flight.play(1)
    assert flight.station(1) == "SPACE"
    assert flight.hp("gunship") == 4


def test_several_targets_are_hit_with_1_each():
    threats = ["T+1 red amoeba", "T+3 white meteoroid"]
    flight = Flight(squad_to_space(), "C", threats=threats, tracks={"red": "T2", "white": "T1"}).play(4)
    assert flight.hp("amoeba") == 7
    assert flight.said("targeted", card="meteoroid", strength=1)


def test_battlebots_stay_in_space_and_an_empty_slot_brings_them_home():
    flight = Flight(squad_to_space("bots"), "C - - C").play(5)
    assert flight.station(1) == "SPACE"
    assert flight.play(1).station(1) == "UR"


def test_another_card_is_delayed_and_the_pilot_comes_home_first():
    flight = Flight(squad_to_space("A"), "C - - C").play(5)
    assert flight.station(1) == "UR"
    assert flight.plan(1) == "tLR C deck C - A"
    assert flight.said("delayed", reason="space", turn=5)


def test_nobody_else_can_start_while_somebody_is_in_space():
    flight = Flight(squad_to_space("bots"), "tUB C red red C", "C - - C").play(5)
    assert flight.station(1) == "SPACE"
    assert flight.station(2) == "UR"


def test_the_computer_check_does_not_reach_into_space():
    flight = Flight(squad_to_space("bots bots"), "C").play(5)
    assert flight.plan(1) == "tLR C deck C bots bots"


@pytest.mark.parametrize(("players", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_visual_confirmation_is_worth_more_together(players, points):
    cards = ["tLW C"] * players
    flight = Flight(*cards, crew=5).play(2)
    assert flight.ship.confirmed[0] == points


def test_only_the_best_turn_of_a_phase_counts():
    flight = Flight("tLW C C C", "tLW - C", "C").play(4)
    assert list(flight.ship.confirmed) == [2, 1, 0]
