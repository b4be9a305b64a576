"""The box as data: everything printed, in both languages, as the content and the options have it."""

import msgspec
import pytest

from orbita.core.lang import LANGS
from orbita.games.space_alert import catalogue
from orbita.games.space_alert.catalogue_types import SpaceAlertCatalogue
from orbita.games.space_alert.content.flatten import flatten
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.missions import scripts
from orbita.games.space_alert.options import Options
from tests.games.space_alert.flight import Flight
from tests.games.space_alert.table import Table
from tests.games.space_alert.test_shown import kinds_in


@pytest.fixture(params=LANGS)
def box(request):
    return GAME.catalogue(Options(), request.param)


def by_id(entries):
    return {entry.id: entry for entry in entries}


def test_the_catalogue_is_plain_data(box):
    assert msgspec.json.decode(msgspec.json.encode(box), type=SpaceAlertCatalogue) == box
    for entry in box.threats:
        assert "{" not in "".join((entry.x, entry.y, entry.z, entry.place, *entry.rules))


def test_every_number_of_the_catalogue_has_a_plain_meaning():
    for place, kind in kinds_in(SpaceAlertCatalogue):
        assert kind is not int, place


def test_the_two_languages_are_the_same_box():
    polish, english = (GAME.catalogue(Options(), lang) for lang in ("pl", "en"))
    assert [entry.id for entry in polish.threats] == [entry.id for entry in english.threats]
    assert [entry.id for entry in polish.stations] == [entry.id for entry in english.stations]
    assert all(p.about != e.about for p, e in zip(polish.options, english.options, strict=True))
    assert all(p.about != e.about for p, e in zip(polish.halves, english.halves, strict=True))


def test_a_threat_has_all_its_numbers(box):
    for entry, threat in zip(box.threats, content().threats, strict=True):
        assert (entry.id, entry.code, entry.hit_points, entry.shield) == (
            threat.id,
            threat.code,
            threat.hp,
            threat.shield,
        )
        assert (entry.points_survived, entry.points_destroyed) == threat.points
        assert entry.stations == threat.stations
        assert bool(entry.place) == (entry.kind != "external")
        assert set(entry.traits) <= set(by_id(box.traits))


def test_every_action_of_a_threat_is_also_told_in_a_few_words(box):
    for entry in box.threats:
        briefs = (entry.x_brief, entry.y_brief, entry.z_brief)
        assert all(0 < len(brief) <= 45 for brief in briefs), entry.id
        assert "{" not in "".join(briefs)
        assert not any(brief.endswith(".") for brief in briefs)


@pytest.mark.parametrize(
    ("threat", "mark", "pl", "en"),
    [
        pytest.param(
            "destroyer", "x", "atak 1, reszta ×2", "attack 1, rest ×2", id="doubled behind the shield"
        ),
        pytest.param(
            "interstellar_octopus",
            "z",
            "atak = 2 × życie",
            "attack = 2 × health",
            id="counted by what is left",
        ),
        pytest.param(
            "interstellar_octopus",
            "x",
            "ranne: atak 1 wszędzie",
            "if hit: attack 1 everywhere",
            id="conditional",
        ),
        pytest.param("stealth_fighter", "x", "odtąd widoczne", "comes into sight", id="without a number"),
    ],
)
def test_a_few_words_say_the_same_as_the_sentence(threat, mark, pl, en):
    told = {lang: by_id(GAME.catalogue(Options(), lang).threats)[threat] for lang in LANGS}
    assert getattr(told["pl"], f"{mark}_brief") == pl
    assert getattr(told["en"], f"{mark}_brief") == en


def test_a_weapon_has_its_strength_whole_and_damaged_and_nothing_else_has_one(box):
    strengths = {
        (station.id, system.letter): (system.strength, system.strength_damaged)
        for station in box.stations
        for system in station.systems
        if system.strength is not None
    }
    assert strengths == {
        ("upper_red", "A"): (4, 3),
        ("upper_white", "A"): (5, 4),
        ("upper_blue", "A"): (4, 3),
        ("lower_red", "A"): (2, 1),
        ("lower_white", "A"): (1, 1),  # it only reaches less far
        ("lower_blue", "A"): (2, 1),
    }


def test_the_fissure_is_repaired_by_interceptors_and_intruders_are_fought_with_battlebots(box):
    threats = by_id(box.threats)
    assert threats["fissure"].fought_with == "interceptors"
    assert {entry.fought_with for entry in box.threats if entry.kind == "intruder"} == {"battlebots"}
    assert {entry.fought_with for entry in box.threats if entry.kind == "external"} == {"weapons"}


def test_the_options_choose_the_speed_of_the_stealth_fighter():
    for speed in (3, 4):
        entries = by_id(GAME.catalogue(Options(stealth_fighter_speed=speed), "en").threats)
        assert entries["stealth_fighter"].speed == speed


def test_the_numbers_come_from_the_content(monkeypatch):
    printed = content()
    weapons = msgspec.structs.replace(printed.ship.weapons, light_laser=7)
    stores = msgspec.structs.replace(printed.ship.stores, rockets=9)
    ship = msgspec.structs.replace(printed.ship, weapons=weapons, stores=stores)
    other = flatten(msgspec.structs.replace(printed, ship=ship), Options())
    monkeypatch.setattr(catalogue, "box_for", lambda options: other)
    box = GAME.catalogue(Options(), "en")
    assert "strength 7" in by_id(box.stations)["lower_red"].systems[0].about
    assert box.start.rockets == 9


def test_a_station_has_the_systems_the_rules_carry_out(box):
    """What C does is seen in an event, or at the window."""
    ways = {
        "upper_red": ("interceptors", "tUB C tUR C", "interceptors_out"),
        "upper_white": ("computer", "C", "computer_maintained"),
        "upper_blue": ("battlebots", "tUB C", "bots_taken"),
        "lower_red": ("battlebots", "tLR C", "bots_taken"),
        "lower_white": ("window", "tLW C", "confirmed"),
        "lower_blue": ("rockets", "tLB C", "rocket_launched"),
    }
    for station in box.stations:
        system, cards, event = ways[station.id]
        assert [entry.letter for entry in station.systems] == ["A", "B", "C"]
        assert station.systems[2].id == system
        assert Flight(cards).play(5).said(event)


def test_trajectories_have_their_marks_and_distances(box):
    tracks = by_id(box.tracks)
    assert tracks["T7"].distances == (1,) * 5 + (2,) * 5 + (3,) * 6
    marks = [(mark.mark, mark.space) for mark in tracks["T7"].marks]
    assert marks == [("X", 12), ("Y", 8), ("Y", 5), ("Z", 1)]


def test_the_start_and_the_phases(box):
    table = GAME.shown(Table(4).view("captain"))
    assert {member.station for member in table.members} == {box.start.station}
    assert [(zone.shield_start, zone.reactor_capacity) for zone in box.zones] == [
        (zone.shield, zone.reactor_capacity) for zone in table.ship.zones
    ]
    assert [(phase.first, phase.last, phase.check_after) for phase in box.phases] == [
        (1, 3, 2),
        (4, 7, 5),
        (8, 12, 9),
    ]
    assert (box.start.fuel_capsules, box.start.rockets) == (3, 3)


def test_cards_are_named_as_moves_and_hands_name_them(box):
    cards = by_id(box.cards)
    assert len(cards) == 18
    assert sum(card.copies for card in box.cards if not card.is_heroic) == 90
    assert sum(card.copies for card in box.cards if card.is_heroic) == 6
    assert set(Table(4).hand("captain")) <= set(cards)
    assert {half for card in box.cards for half in (card.action, card.move)} == set(by_id(box.halves))


def test_every_option_is_told_with_its_values(box):
    options = by_id(box.options)
    assert list(options) == [field.name for field in msgspec.structs.fields(Options)]
    for entry in box.options:
        assert entry.name
        assert entry.about.endswith(".")
        for value in entry.values:
            GAME.read_options({entry.id: value.value})
    assert [value.value for value in options["mission"].values] == [
        "random",
        *(script.id for script in scripts.content().missions),
    ]
    assert [value.value for value in options["stealth_fighter_speed"].values] == [3, 4]
    assert options["carried"].values == ()


def test_the_catalogue_tells_nothing_of_what_a_mission_will_say_and_when(box):
    assert len(box.missions) == 16
    told = set(msgspec.structs.asdict(box.missions[0]))
    assert told == {"id", "code", "name", "kind", "kind_name", "phases"}
