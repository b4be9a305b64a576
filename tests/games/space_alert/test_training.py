"""Training levels: heroic cards, visual confirmation and battlebots come when their time has come."""

import pytest

from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options
from tests.games.space_alert.flight import Flight
from tests.games.space_alert.table import Table


def in_use(**options):
    """Heroic cards, visual confirmation, battlebots."""
    box = box_for(Options(**options))
    return [bool(used) for used in (box.has_heroic, box.has_confirmation, box.has_battlebots)]


@pytest.mark.parametrize(
    ("mission", "used"),
    [
        ("test_run_1", [False, False, False]),
        ("test_run_2", [False, False, False]),
        ("simulation_1", [False, False, False]),
        ("simulation_3", [False, False, False]),
        ("advanced_simulation_1", [False, False, True]),
        ("advanced_simulation_3", [False, False, True]),
        ("mission_1", [True, True, True]),
        ("mission_8", [True, True, True]),
        ("random", [True, True, True]),
    ],
)
def test_what_a_script_uses(mission, used):
    assert in_use(mission=mission) == used


@pytest.mark.parametrize("place", range(3))
@pytest.mark.parametrize(("chosen", "is_used"), [("on", True), ("off", False)])
def test_whatever_the_script_uses_one_may_choose_otherwise(place, chosen, is_used):
    name = ("heroic", "confirmation", "battlebots")[place]
    for mission in ("test_run_1", "mission_1"):
        expected = in_use(mission=mission)
        expected[place] = is_used
        assert in_use(mission=mission, **{name: chosen}) == expected


# Heroic cards


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_without_heroic_cards_the_printed_number_of_ordinary_ones_is_dealt(seats):
    heroic, plain = Table(seats, heroic="on"), Table(seats, heroic="off")
    assert len(plain.hand("captain")) == len(heroic.hand("captain"))
    assert not any(card.startswith("H") for card in plain.hand("captain"))


def test_without_heroic_cards_androids_have_none_either():
    table = Table(3, heroic="off")
    assert table.said("heroic_revealed") == []
    assert all(member.heroic is None for member in GAME.shown(table.view("captain")).members)


def test_without_heroic_cards_a_sample_has_none():
    table = Table(3, heroic="off")
    for seed in range(5):
        sample = GAME.sample(table.view("captain"), seed)
        assert not any(sample.hand[seat * 18 + kind] for seat in range(3) for kind in range(12, 18))
        assert GAME.invariants(sample) == []


# Battlebots and interceptors


def test_without_battlebots_the_deck_has_no_cards_of_theirs():
    assert sum(Table(1, battlebots="off").view("captain").open_deck) == 75
    for seats in (2, 5):
        for seed in range(5):
            table = Table(seats, seed=seed, battlebots="off", mission="mission_1").until(
                "phase_began", phase=3
            )
            cards = [card for seat in GAME.seat_names[:seats] for card in table.hand(seat) if card[0] != "H"]
            assert not any(card.startswith("bots") for card in cards)


@pytest.mark.parametrize("cards", ["blue C", "tLR C", "red C", "bots", "Hbots"])
def test_without_battlebots_squads_and_interceptors_do_nothing(cards):
    flight = Flight(cards, "C", battlebots="off").play(3)
    assert [data["why"] for data in flight.said("card_in_vain")] == ["not_in_use"]
    assert flight.bots(1) == "none"


def test_squads_that_are_not_used_cost_no_points():
    assert Flight("C - - C - - - C", battlebots="off").play().score == 0


# Visual confirmation


def test_without_visual_confirmation_the_window_brings_nothing():
    flight = Flight("deck C", "C", confirmation="off").play(2)
    assert [data["why"] for data in flight.said("card_in_vain")] == ["not_in_use"]
    assert not flight.said("confirmed")
    assert Flight("deck C", "C", confirmation="on").play(2).said("confirmed")


def test_an_outlook_tells_what_is_not_in_use():
    table = Table(1, confirmation="off").play("captain: place android1 1 deck/A")
    offer = GAME.shown(table.view("captain")).outlook.boards["android1"][1].offers["C"]
    assert (offer.does, offer.why, offer.system) == ("nothing", "not_in_use", "window")
