"""What leaves the game: names and plain numbers, and nothing a seat's view does not tell."""

import typing

import msgspec
import pytest

from orbita.games.space_alert import names
from orbita.games.space_alert.content.read import StationName, content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import SQUAD_STATIONS, Token
from orbita.games.space_alert.shown_types import Shown
from orbita.games.space_alert.texts.score_sheet import score_parts
from tests.games.space_alert.table import Table


def shown(table, seat="captain"):
    return GAME.shown(table.view(seat))


def kinds_in(kind, place=""):
    """Every type a value of this type is made of, with its place."""
    if typing.get_origin(kind) is typing.Annotated:
        yield place, kind
        return
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        hints = typing.get_type_hints(kind, include_extras=True)
        for name, inner in hints.items():
            yield from kinds_in(inner, f"{place}.{name}")
        return
    arguments = typing.get_args(kind) if typing.get_origin(kind) is not typing.Literal else ()
    if not arguments:
        yield place, kind
    for inner in arguments:
        if inner is not Ellipsis:
            yield from kinds_in(inner, place)


def test_every_number_of_the_type_has_a_plain_meaning():
    found = [(place, kind) for place, kind in kinds_in(Shown) if not place.startswith(".options")]
    assert len(found) > 80
    for place, kind in found:
        assert kind is not int, f"{place}: say what the number means"
        if typing.get_origin(kind) is typing.Annotated:
            assert kind.__metadata__[0].description, place


def test_the_names_of_the_box_and_of_the_table_are_the_same():
    assert typing.get_args(StationName) == names.STATION_NAMES[:6]
    assert typing.get_args(Token) == names.TOKEN_NAMES
    assert set(SQUAD_STATIONS) <= set(names.STATION_NAMES)


def test_what_is_shown_survives_json():
    table = Table(3, mission="mission_1").until("threat_announced")
    for seat in ("captain", None):
        told = shown(table, seat)
        assert msgspec.json.decode(msgspec.json.encode(told), type=Shown) == told


def test_states_that_look_alike_are_shown_alike():
    table = Table(4)
    table.play(f"captain: place 1 {table.ordinary('captain')}")
    other = GAME.sample(table.view("officer"), 99)
    assert GAME.pack(other) != GAME.pack(table.state)
    assert GAME.shown(GAME.view(other, 1)) == shown(table, "officer")


def test_the_start_of_a_mission():
    told = shown(Table(4))
    assert (told.stage, told.now, told.phase, told.turn, told.ending) == ("planning", 0, 1, 0, None)
    assert [(phase.first, phase.last, phase.is_over) for phase in told.phases] == [
        (1, 3, False),
        (4, 7, False),
        (8, 12, False),
    ]
    assert [seat.role for seat in told.seats] == ["captain", "officer", "chief", "fourth"]
    assert {member.station for member in told.members} == {"upper_white"}
    assert [station.squad for station in told.ship.stations] == [
        "none",
        "none",
        "active",
        "active",
        "none",
        "none",
    ]
    assert [(zone.id, zone.shield, zone.reactor_capacity) for zone in told.ship.zones] == [
        ("red", 1, 3),
        ("white", 1, 5),
        ("blue", 1, 3),
    ]


def test_ones_own_cards_are_named_and_those_of_others_are_counted():
    table = Table(4)
    told = shown(table)
    assert sorted(card.card for card in told.hand) == sorted(table.hand("captain"))
    assert all(card.card == f"{card.action}/{card.move}" for card in told.hand)
    assert shown(table, None).hand == ()
    assert [seat.hand_size for seat in shown(table, None).seats] == [5, 5, 5, 5]


def test_a_slot_is_empty_a_back_or_a_card_with_the_half_that_is_up():
    table = Table(4)
    card = table.ordinary("captain")
    table.play(f"captain: place 2 {card}").play("captain: flip 2")
    mine, theirs = (shown(table, seat).members[0].plan for seat in ("captain", "officer"))
    assert mine[0] is None
    assert (mine[1].up, mine[1].card) == ("move", card)
    assert f"{mine[1].action}/{mine[1].move}" == card
    assert msgspec.to_builtins(theirs[1]) == {"up": "move", "card": None, "action": None, "move": None}


def test_androids_are_members_without_a_seat_and_show_their_heroic_card():
    told = shown(Table(3))
    android = told.members[3]
    assert (android.id, android.seat) == ("android1", None)
    assert android.heroic.action.startswith("H")
    assert shown(Table(3, started=False)).members[3].heroic is None


def test_who_plays_alone_sees_the_deck():
    told = shown(Table(1))
    assert [member.seat for member in told.members] == [None] * 4
    assert sum(stock.copies for stock in told.open_deck) == told.deck_size == 90
    assert shown(Table(2)).open_deck == ()


def test_announcements_are_named_with_the_card_that_was_drawn():
    table = Table(4, mission="mission_1").until("threat_announced")
    heard = shown(table, None).heard
    assert (heard[0].kind, heard[0].phase) == ("mission_started", 1)
    said, told = heard[-1], table.said("threat_announced")[-1]
    assert (said.kind, said.turn, said.zone, said.threat) == (
        "threat",
        told["turn"],
        told["zone"],
        told["card"],
    )
    table.until("warned")
    assert (shown(table).heard[-1].kind, shown(table).heard[-1].seconds) == ("warning", 60)


def test_a_report_that_is_not_for_this_crew_has_no_card():
    table = Table(4, mission="simulation_1").until("report_ignored")
    said = shown(table).heard[-1]
    assert said.is_unconfirmed
    assert said.threat is None


def test_the_shown_silence_does_not_tell_how_long_it_lasts():
    table = Table(4, mission="mission_1").until("silence_began")
    told = shown(table)
    assert told.is_silent
    assert msgspec.to_builtins(told.heard[-1]) == {
        **dict.fromkeys(("phase", "seconds", "turn", "zone", "threat")),
        "at": told.now,
        "kind": "silence_started",
        "is_serious": False,
        "is_unconfirmed": False,
    }


def test_a_threat_has_the_values_of_its_card_until_it_appears():
    table = Table(4, mission="mission_1").until("threat_announced")
    (told,) = shown(table).threats
    card = next(threat for threat in content().threats if threat.id == told.card)
    assert (told.status, told.space, told.ended_turn) == ("not_appeared", None, None)
    assert (told.hit_points, told.shield, told.speed) == (card.hp, card.shield, card.speed)


@pytest.mark.parametrize("seed", range(4))
def test_internal_threats_tell_their_station_and_what_they_are_fought_with(seed):
    table = Table(4, seed=seed, common="both", serious="both")
    while table.state.stage == 0:
        table.tick()
    letters = {"": "battlebots", "space": "interceptors"}
    for told in shown(table).threats:
        card = next(threat for threat in content().threats if threat.id == told.card)
        is_external = card.kind == "external"
        expected = "weapons" if is_external else letters.get(card.repair, card.repair)
        assert told.fought_with == expected
        assert set(told.stations) == set(card.stations)
        assert (told.zone == "internal") == (not is_external)


def test_trajectories_have_their_marks_from_far_to_near():
    table = Table(4)
    for track in shown(table).tracks:
        printed = next(entry for entry in content().ship.trajectory if entry.id == track.id)
        assert track.spaces == printed.spaces
        marks = {mark.space: mark.mark for mark in track.marks}
        assert list(marks) == sorted(marks, reverse=True)
        assert marks == {printed.x: "X", **dict.fromkeys(printed.y, "Y"), 1: "Z"}


def test_a_mission_that_is_over_tells_how_it_ended():
    table = Table(1, seed=3).plan_nothing()
    while not GAME.is_over(table.state):
        table.play("captain: go")
    told = shown(table)
    assert told.stage == "over"
    assert told.ending == GAME.outcome(table.state).reason
    on_the_way = [threat for threat in told.threats if threat.status == "on_track"]
    assert all(threat.space is not None for threat in on_the_way)
    if told.ending == "zone-destroyed":
        assert told.lost_zone in ("red", "white", "blue")


def test_the_score_sheet_is_shown_from_the_first_turn_on():
    table = Table(1, seed=3)
    assert shown(table).score is None
    table.plan_nothing()
    assert shown(table).score.total == 0
    while not GAME.is_over(table.state):
        table.play("captain: go")
    sheet = shown(table).score
    assert msgspec.structs.asdict(sheet) == score_parts(table.state.ship)
    *lines, total = msgspec.structs.astuple(sheet)
    assert sum(lines) == total


def test_what_others_do_is_not_shown_before_it_is_seen():
    table = Table(4)
    before = shown(table, "officer")
    cards = [table.ordinary("captain"), table.ordinary("captain")]
    table.play(f"captain: place 1 {cards[0]}")
    after = shown(table, "officer")
    assert after.members[0].plan[0].card is None
    assert after.seats[0].hand_size == before.seats[0].hand_size - 1
