"""The action round explains itself: steps, why a card did nothing, what a delay pushed, how shots add up."""

from typing import get_args

import pytest

from orbita.games.space_alert.names import STEP_NAMES, VAIN_NAMES, VainName
from orbita.games.space_alert.texts.catalogue import STEPS
from orbita.games.space_alert.texts.catalogue_names import VAIN
from orbita.games.space_alert.texts.events import event_text
from tests.games.space_alert.flight import Flight

FAR = {"red": "T7", "white": "T7", "blue": "T7"}


def steps_of(flight, turn):
    return [data["step"] for data in flight.said("step_began", turn=turn)]


# The steps of a turn


@pytest.mark.parametrize(
    ("turn", "steps"),
    [
        pytest.param(1, "appear crew shots threats", id="no check"),
        pytest.param(2, "appear crew shots threats computer", id="the computer is checked"),
        pytest.param(5, "appear crew shots threats computer", id="and again"),
        pytest.param(13, "shots crew threats jump", id="the last rocket, the pilot, the threats, away"),
    ],
)
def test_every_step_of_a_turn_is_told_in_its_order(turn, steps):
    assert steps_of(Flight("C").play(), turn) == steps.split()


def test_a_ship_that_is_lost_has_no_further_step():
    flight = Flight(threats=["T+1 internal nuclear_device"]).play()
    assert flight.is_lost
    assert flight.heard[-1]["event"] == "mission_lost"
    assert steps_of(flight, flight.ship.turn)[-1] == "threats"


def test_every_step_and_every_reason_has_words_in_both_languages():
    assert set(STEPS) == set(STEP_NAMES)
    assert set(VAIN) == set(VAIN_NAMES) == set(get_args(VainName))
    assert all(all(pair) for table in (STEPS, VAIN) for pair in table.values())


# Why a card did nothing


@pytest.mark.parametrize(
    ("plans", "why"),
    [
        pytest.param(["A", "A"], "fired_already", id="the second at a weapon"),
        pytest.param(["red A A A"], "no_energy", id="an empty reactor: A"),
        pytest.param(["red A A B"], "no_energy", id="an empty reactor: B"),
        pytest.param(["B B"], "full", id="a full shield"),
        pytest.param(["tLR B B"], "full", id="a full side reactor"),
        pytest.param(["deck A A A blue B"], "no_energy", id="an empty central reactor"),
        pytest.param(["deck B B B B"], "no_capsule", id="the fourth capsule"),
        pytest.param(["tLB C C C C"], "no_rocket", id="the fourth rocket"),
        pytest.param(["tLB C", "tLB C"], "done_already", id="two rockets in a turn"),
        pytest.param(["C C"], "done_already", id="the computer twice in a phase"),
        pytest.param(["- - C", "C"], "wrong_turn", id="the computer in turn 3"),
        pytest.param(["red red"], "no_door", id="beyond the hull, red"),
        pytest.param(["blue blue"], "no_door", id="beyond the hull, blue"),
        pytest.param(["tUW"], "there_already", id="a heroic move to where one is"),
        pytest.param(["bots"], "no_squad", id="battlebots without a squad"),
        pytest.param(["red C"], "no_squad", id="interceptors without a squad"),
        pytest.param(["blue C C"], "has_squad", id="a second squad"),
        pytest.param(["blue C", "- - blue C"], "squad_taken", id="a squad somebody has"),
        pytest.param(["blue C bots"], "nobody_to_fight", id="no intruder here"),
        pytest.param(
            ["blue C red red C bots bots", "tLR C deck - - C"], "pilot_out", id="somebody is in space"
        ),
    ],
)
def test_a_card_in_vain_says_why(plans, why):
    flight = Flight(*plans).play()
    assert [data["why"] for data in flight.said("card_in_vain")] == [why]


def test_a_disabled_squad_neither_fights_nor_flies():
    cards = "blue C bots bots red red C"  # the intruder fights back
    flight = Flight(
        cards, "C - - C", threats=["T+2 internal commandos_blue"], tracks={"internal": "T7"}
    ).play(7)
    assert flight.bots(1) == "disabled"
    assert [data["why"] for data in flight.said("card_in_vain")] == ["squad_disabled"] * 2


def test_a_system_under_a_malfunction_that_was_survived_is_beyond_repair():
    flight = Flight("", threats=["T+1 internal virus"], tracks={"internal": "T1"})
    while flight.play(1).status("virus") != "survived":
        assert flight.ship.turn < 12
    later = Flight("- " * flight.ship.turn + "C", threats=["T+1 internal virus"], tracks={"internal": "T1"})
    assert [data["why"] for data in later.play().said("card_in_vain")] == ["damaged"]


@pytest.mark.parametrize("cards", ["A", "C", "red", "deck C", "deck B"])
def test_a_card_that_works_is_not_in_vain(cards):
    assert not Flight(cards).play().said("card_in_vain")


# What a delay pushes


@pytest.mark.parametrize(
    ("cards", "first", "last"),
    [
        pytest.param("deck C - C", 2, 2, id="one card, up to an empty slot"),
        pytest.param("deck C B A - A", 2, 4, id="three cards"),
    ],
)
def test_a_delay_tells_which_cards_it_pushed(cards, first, last):
    flight = Flight("deck", cards).play(1)
    assert flight.said("delayed", member="officer", turn=first)
    (pushed,) = flight.said("cards_pushed")
    assert (pushed["member"], pushed["first"], pushed["last"]) == ("officer", first, last)


def test_a_card_pushed_past_the_last_turn_is_the_last_that_moves():
    flight = Flight("deck", "deck" + " C" * 11).play(1)
    assert [(data["first"], data["last"]) for data in flight.said("cards_pushed")] == [(2, 12)]
    assert flight.said("card_lost", member="officer")


def test_a_delay_of_an_empty_slot_pushes_nothing():
    assert not Flight("deck", "deck - C").play(1).said("cards_pushed")


@pytest.mark.parametrize(
    ("first", "last", "polish", "english"),
    [
        (4, 4, "karta z tury 4 przesuwa się o turę", "the card of turn 4 moves on by one"),
        (4, 6, "karty z tur 4–6 przesuwają się o turę", "the cards of turns 4–6 move on by one"),
    ],
)
def test_pushed_cards_in_words(first, last, polish, english):
    data = {"event": "cards_pushed", "member": "captain", "first": first, "last": last}
    assert event_text(data, "pl") == f"  Kapitan: {polish}"
    assert event_text(data, "en") == f"  Captain: {english}"


# Shots


def test_strengths_less_the_shield_are_the_damage():
    flight = Flight("red A", "tLR A", threats=["T+1 red frigate"]).play(2)  # 4 + 2 against a shield of 2
    assert [(data["strength"], data["shield"]) for data in flight.said("damage_sum")] == [(6, 2)]
    assert [data["points"] for data in flight.said("threat_damaged")] == [4]
    assert not flight.said("shot_absorbed")


def test_what_the_shield_takes_alone_is_told_and_damages_nothing():
    flight = Flight("tLR A", threats=["T+1 red frigate"]).play(2)
    assert [(data["strength"], data["shield"]) for data in flight.said("shot_absorbed")] == [(2, 2)]
    assert not flight.said("damage_sum")
    assert not flight.said("threat_damaged")


def test_one_point_above_the_shield_comes_through():
    flight = Flight("tLR HA", threats=["T+1 red frigate"]).play(2)
    assert [data["points"] for data in flight.said("threat_damaged")] == [1]
    assert not flight.said("shot_absorbed")


@pytest.mark.parametrize(
    ("cards", "weapon"),
    [
        ("A", "white_heavy_laser"),
        ("tLB A", "blue_light_laser"),
        ("deck A", "pulse_cannon"),
        ("blue C red red C", "interceptors"),
    ],
)
def test_a_shot_at_nothing_is_told(cards, weapon):
    flight = Flight(cards, "C", threats=["T+1 red frigate"], tracks=FAR).play(5)
    assert [data["weapon"] for data in flight.said("shot_missed")] == [weapon]


@pytest.mark.parametrize(
    ("cards", "energy"),
    [
        pytest.param("A", [2], id="one of three"),
        pytest.param("A A A", [2, 1, 0], id="to the last"),
        pytest.param("tLR A", [None], id="a light laser has a cell of its own"),
        pytest.param("deck A", [2], id="the pulse cannon takes from the central reactor"),
    ],
)
def test_a_weapon_tells_what_it_left_in_its_reactor(cards, energy):
    assert [data["energy"] for data in Flight(cards).play(4).said("weapon_fired")] == energy


def test_a_shot_in_words():
    data = Flight("HA").play(1).said("weapon_fired")[0]
    assert data["heroic"] is True
    assert event_text(data, "en") == "  fires: white heavy laser, 2 left in the reactor"
    assert event_text({**data, "energy": None}, "pl") == "  strzał: białe ciężkie działo"
