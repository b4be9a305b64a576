"""What a seat is told beforehand: its way, what its cards would do, and what is to come of the threats."""

import msgspec
import pytest

from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.notation import kind_text
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.outlook import approach_of, strength_needed
from orbita.games.space_alert.shown_types import Outlook
from orbita.games.space_alert.view import ThreatView
from tests.games.space_alert.flight import Flight
from tests.games.space_alert.table import Table

SHIP = {"red": 0, "white": 1, "blue": 2, "internal": 3}


def outlook(table, seat="captain"):
    return GAME.shown(table.view(seat)).outlook


def planned(*cards, **options):
    """Alone, with cards on the boards of the androids in the order given; the phase is the first."""
    table = Table(1, **options)
    for number, plan in enumerate(cards, 1):
        for turn, card in enumerate(plan.split(), 1):
            if card != "-":
                table.play(f"captain: place android{number} {turn} {whole(card)}")
    return table


def whole(half):
    """Some card with this half up."""
    return f"{half}/A" if half in ("red", "blue", "deck") else f"{half}/deck"


def told(table, member="android1"):
    return [(slot.station, slot.does, slot.why, slot.system) for slot in outlook(table).boards[member][:3]]


# Who is told


def test_spectators_are_told_nothing_and_nobody_is_in_the_action_round():
    table = Table(4)
    assert outlook(table, None) is None
    assert outlook(table) is not None
    assert outlook(table.plan_nothing()) is None


def test_as_in_the_box_nobody_is_told_anything():
    assert outlook(Table(4, aids="box")) is None


def test_threats_are_told_to_cadets_only():
    assert outlook(Table(4, mission="mission_1").until("threat_announced")).threats == ()
    assert len(outlook(Table(4, mission="mission_1", aids="cadet").until("threat_announced")).threats) == 1


def test_one_is_told_of_ones_own_board_and_the_androids():
    table = Table(3)
    assert list(outlook(table, "officer").boards) == ["officer", "android1"]
    assert outlook(table, "officer").slots == outlook(table, "officer").boards["officer"]
    assert len(outlook(table, "officer").slots) == 12


def test_alone_one_is_told_of_every_android():
    seen = outlook(Table(1))
    assert seen.slots == ()
    assert list(seen.boards) == ["android1", "android2", "android3", "android4"]


def test_what_others_lay_changes_nothing_in_ones_own_outlook():
    table = Table(4)
    before = outlook(table)
    table.play(f"officer: place 1 {table.ordinary('officer')}")
    assert outlook(table) == before


def test_an_outlook_can_be_sent():
    table = planned("deck A", "red A", aids="cadet").until("threat_announced")
    assert msgspec.json.decode(msgspec.json.encode(outlook(table)), type=Outlook) == outlook(table)


# One's own way


def test_where_one_will_stand_before_and_after_each_turn():
    slots = outlook(planned("red deck blue", "C")).boards["android1"]
    assert [slot.station for slot in slots[:4]] == ["upper_white", "upper_red", "lower_red", "lower_white"]
    assert [slot.after for slot in slots[:3]] == ["upper_red", "lower_red", "lower_white"]
    assert {slot.after for slot in slots[3:]} == {"lower_white"}


@pytest.mark.parametrize(
    ("cards", "does", "system"),
    [
        ("A", "fires", "heavy_laser"),
        ("deck A", "fires", "pulse_cannon"),
        ("B", "fills_shield", "shield"),
        ("C", "maintains", "computer"),
        ("deck B", "refuels", "central_reactor"),
        ("deck C", "confirms", "window"),
        ("deck blue C", "launches_rocket", "rockets"),
        ("deck red B", "fills_reactor", "side_reactor"),
        ("blue C", "takes_squad", "battlebots"),
        ("blue C bots", "fights", "battlebots"),
        ("red", "moves", ""),
    ],
)
def test_what_a_card_does(cards, does, system):
    table = planned(cards, "C")
    slot = outlook(table).boards["android1"][len(cards.split()) - 1]
    if cards == "C":  # the second of two at the computer is the other one
        assert (slot.does, slot.system) == (does, system)
    else:
        assert (slot.does, slot.why, slot.system) == (does, "", system)


@pytest.mark.parametrize(
    ("cards", "why"),
    [("red red", "no_door"), ("B B", "full"), ("bots", "no_squad"), ("C C", "done_already")],
)
def test_a_card_that_would_do_nothing_says_why(cards, why):
    slot = outlook(planned(cards)).boards["android1"][len(cards.split()) - 1]
    assert (slot.does, slot.why) == ("nothing", why)


def test_an_android_that_acts_before_takes_the_lift_and_the_energy():
    table = planned("deck - A", "deck A", "C")
    first, second, third, fourth = outlook(table).boards["android2"][:4]
    assert first.does == "moves"
    assert (second.does, second.why) == ("nothing", "delayed")
    assert (third.does, third.why, third.system) == ("nothing", "fired_already", "pulse_cannon")
    assert fourth.does == ""


def test_alone_a_check_that_fails_delays_everybody():
    table = planned("- - A")
    assert told(table)[2] == ("upper_white", "nothing", "delayed", "")
    assert told(planned("- - A", "C"))[2] == ("upper_white", "fires", "", "heavy_laser")


def test_with_others_about_nobody_is_delayed_by_a_check_that_others_may_see_to():
    table = Table(4)
    card = next(card for card in table.hand("captain") if card.startswith(("A/", "B/", "C/")))
    table.play(f"captain: place 3 {card}")
    assert outlook(table).slots[2].why != "delayed"


# What could be laid


def test_every_half_one_holds_is_offered_on_every_open_slot_and_on_no_other():
    table = Table(4)
    halves = {half for card in table.hand("captain") for half in card.split("/")}
    slots = outlook(table).slots
    assert all(set(slot.offers) == halves for slot in slots[:3])
    assert all(slot.offers == {} for slot in slots[3:])


def test_on_an_androids_board_only_empty_slots_and_only_its_own_heroic_card_are_offered():
    table = Table(3)
    card = table.ordinary("captain")
    table.play(f"captain: place android1 2 {card}")
    board = outlook(table).boards["android1"]
    assert board[1].offers == {}
    own = table.said("heroic_revealed", member="android1")[0]["kind"].split("/")
    held = [half for card in table.hand("captain") for half in card.split("/") if card[0] != "H"]
    assert set(board[0].offers) == {*own, *held}


def test_an_offer_tells_what_would_happen_there():
    table = planned("red - -", "C")
    offers = outlook(table).boards["android1"][1].offers
    assert (offers["A"].does, offers["A"].system, offers["A"].after) == ("fires", "heavy_laser", "upper_red")
    assert (offers["red"].does, offers["red"].why, offers["red"].after) == ("nothing", "no_door", "upper_red")
    assert (offers["deck"].does, offers["deck"].after) == ("moves", "lower_red")
    assert (offers["C"].does, offers["C"].why, offers["C"].system) == ("nothing", "no_squad", "interceptors")


def test_an_offer_replaces_what_lies_there():
    offers = outlook(planned("A A")).boards["android1"][1].offers
    assert (offers["A"].does, offers["B"].does) == ("fires", "fills_shield")


@pytest.mark.parametrize("seed", range(4))
def test_what_an_offer_tells_is_what_the_slot_tells_once_it_is_laid(seed):
    table = Table(4, seed=seed)
    for card in sorted(set(table.hand("captain"))):
        for half in card.split("/"):
            other = next(each for each in card.split("/") if each != half)
            offer = outlook(table).slots[1].offers[half]
            laid = Table(4, seed=seed).play(f"captain: place 2 {half}/{other}")
            slot = outlook(laid).slots[1]
            assert (slot.does, slot.why, slot.system, slot.after) == msgspec.structs.astuple(offer)


def test_in_space_battlebots_stay_and_any_other_card_is_pushed_on():
    table = planned("blue C", "C", mission="mission_1").until("phase_began", phase=2)
    for turn, card in ((4, "red/A"), (5, "red/B"), (6, "C/red")):
        table.play(f"captain: place android1 {turn} {card}")
    table.play("captain: place android2 4 C/red")
    board = outlook(table).boards["android1"]
    assert (board[5].does, board[5].after) == ("launches_interceptors", "space")
    assert (board[6].station, board[6].after) == ("space", "upper_red")
    offers = board[6].offers
    assert (offers["bots"].does, offers["bots"].system) == ("launches_interceptors", "interceptors")
    assert (offers["A"].does, offers["A"].why, offers["A"].after) == ("nothing", "delayed", "upper_red")


@pytest.mark.parametrize("seed", range(6))
def test_alone_without_threats_the_action_round_goes_as_it_was_told(seed):
    """Every card of a random plan is told as the rules carry it out."""
    table = Table(1, seed=seed, mission="test_run_1", battlebots="on", confirmation="on")
    dice = seed * 7919 + 1
    for phase in (1, 2):
        if phase == 2:
            table.until("phase_began", phase=2)
        for number in range(1, 5):
            for turn in range(1, 4) if phase == 1 else range(4, 8):
                dice = dice * 1103515245 + 12345 & 0x7FFFFFFF
                kinds = [kind for kind in range(12) if table.state.deck[kind]]
                card = kind_text(table.state.box, kinds[(dice >> 8) % len(kinds)])
                text = card if dice >> 4 & 1 else "/".join(reversed(card.split("/")))
                table.play(f"captain: place android{number} {turn} {text}")
    boards = outlook(table).boards
    plans = [
        " ".join(slot.action if slot.up == "action" else slot.move for slot in member.plan if slot)
        for member in GAME.shown(table.view("captain")).members
    ]
    flight = Flight(*plans)
    flight.ship.flight.turns = 7
    names = ("captain", "officer", "chief", "fourth")
    for turn in range(7):
        before = {number: flight.station(number + 1) for number in range(4)}
        heard = len(flight.heard)
        flight.play(1)
        for number in range(4):
            slot = boards[f"android{number + 1}"][turn]
            assert code(slot.station) == before[number]
            assert code(slot.after) == flight.station(number + 1)
            vain = [
                data["why"]
                for data in flight.heard[heard:]
                if data["event"] == "card_in_vain" and data["member"] == names[number]
            ]
            expected = [why for why in vain if why != "nobody_to_fight"]
            assert ([slot.why] if slot.why not in ("", "delayed") else []) == expected


def code(place):
    deck, _, zone = place.partition("_")
    return "SPACE" if place == "space" else f"{deck[0]}{zone[0]}".upper()


# Threats


def approach(card, number, zone, tracks=(0, 1, 2, 3)):
    """What cadets are told of a threat."""
    at = next(place for place, threat in enumerate(content().threats) if threat.id == card)
    (found,) = approach_of(Options(aids="cadet"), tracks, (ThreatView(number, at, SHIP[zone]),))
    return found


@pytest.mark.parametrize("card", ["frigate", "fighter", "gunship", "interstellar_octopus", "virus"])
@pytest.mark.parametrize("track", range(7))
def test_a_threat_is_told_to_be_where_it_will_be(card, track):
    zone = "internal" if card == "virus" else "white"
    seen = approach(card, 2, zone, (track, track, track, track))
    name = f"T{track + 1}"
    where = "internal" if card == "virus" else "white"
    flight = Flight(threats=[f"T+2 {where} {card}"], tracks={where: name})
    heard = {"X": [], "Y": [], "Z": []}
    for turn in range(1, 14):
        flight.play(1)
        for data in flight.said("mark_reached")[sum(map(len, heard.values())) :]:
            heard[data["mark"]].append(turn)
        if not flight.is_lost:
            is_there = turn > 1 and flight.status(card) == "on_track"
            assert seen.spaces[turn - 1] == (flight.space(card) if is_there else None)
    for mark, turns in (("X", seen.x), ("Y", seen.y), ("Z", seen.z)):
        assert heard[mark] == list(turns)[: len(heard[mark])]
        assert flight.is_lost or len(heard[mark]) == len(turns)


def test_whoever_takes_the_ship_does_not_keep_the_others_from_being_told():
    cards = {threat.id: place for place, threat in enumerate(content().threats)}
    announced = (ThreatView(1, cards["nuclear_device"], 3), ThreatView(9, cards["fighter"], 0))
    device, fighter = approach_of(Options(aids="cadet"), (0, 1, 2, 0), announced)
    assert device.z != ()
    assert any(fighter.spaces)


@pytest.mark.parametrize(
    ("card", "at_once", "in_two"),
    [
        pytest.param("frigate", 9, 11, id="hit points 7, shield 2"),
        pytest.param("fighter", 6, 8, id="4 and 2"),
        pytest.param("amoeba", 8, 8, id="no shield"),
        pytest.param("cryoshield_fighter", None, 6, id="the first hit is lost, whatever its strength"),
        pytest.param("swarm", None, None, id="one damage a turn"),
        pytest.param("virus", None, None, id="nothing to shoot at"),
    ],
)
def test_the_strength_that_destroys_a_threat(card, at_once, in_two):
    at = next(place for place, threat in enumerate(content().threats) if threat.id == card)
    assert strength_needed(Options(), at) == (at_once, in_two)


@pytest.mark.parametrize(
    "threat", [one for one in content().threats if one.kind == "external"], ids=lambda one: one.id
)
def test_strengths_are_hit_points_and_the_shield_once_or_twice(threat):
    once, twice = strength_needed(Options(), content().threats.index(threat))
    if {"one_damage_a_turn", "cryoshield"} & set(threat.traits):
        assert once is None
    else:
        assert once == threat.hp + threat.shield
        assert twice == (threat.hp + 2 * threat.shield if threat.hp > 1 else None)
