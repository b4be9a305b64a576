"""The rules people read: complete in both languages, and every number in a table is the box's."""

import re

import msgspec
import pytest

from orbita.core.lang import LANGS
from orbita.registry import GAMES

PICTURE = re.compile(r"^!\[.+\.\]\((\w+):(\w+)\)$", re.MULTILINE)


def rules(name, lang):
    return GAMES[name].texts.rules(lang)


def catalogue(name, lang):
    game = GAMES[name]
    return game.catalogue(game.read_options({}), lang)


def rows(name, lang):
    """All rows of all tables, each as its cells."""
    lines = [line for line in rules(name, lang).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_chapters_tables_and_pictures(name):
    shapes = []
    for lang in LANGS:
        text = rules(name, lang)
        marks = [(len(found), "") for found in re.findall(r"^(#+) ", text, re.MULTILINE)]
        shapes.append((marks, PICTURE.findall(text), [len(row) for row in rows(name, lang)]))
    assert shapes[0] == shapes[1]
    assert len(shapes[0][0]) >= 8
    assert len(shapes[0][1]) >= 2
    assert {game for game, _ in shapes[0][1]} == {name}


@pytest.mark.parametrize("lang", LANGS)
def test_worlds_of_voyager_are_those_of_the_box(lang):
    told = {row[0]: row[2:] for row in rows("voyager", lang) if len(row) == 4}
    for body in catalogue("voyager", lang).bodies:
        if body.landing:
            assert told[body.name] == [str(body.landing), str(body.stars)]


@pytest.mark.parametrize("lang", LANGS)
def test_rings_of_voyager_are_those_of_the_box(lang):
    sizes = [str(len(ring.spaces)) for ring in catalogue("voyager", lang).rings if ring.id != "mercury"]
    assert sizes in [row[1:] for row in rows("voyager", lang)]


@pytest.mark.parametrize("lang", LANGS)
def test_goal_prices_and_limits_of_voyager_are_those_of_the_box(lang):
    text, box = rules("voyager", lang), catalogue("voyager", lang)
    assert re.search(rf"\b{box.numbers.goal} (points|punkt)", text)
    assert str(box.numbers.last_round) in text.splitlines()[-1]
    coin = "coin" if lang == "en" else "monet"
    for price in msgspec.structs.astuple(box.prices):
        assert f"({price} {coin}" in text


@pytest.mark.parametrize("lang", LANGS)
def test_zones_of_the_ship_are_those_of_the_box(lang):
    told = [row[1:] for row in rows("space_alert", lang) if len(row) == 3]
    for zone in catalogue("space_alert", lang).zones:
        numbers = [
            f"{zone.reactor_capacity} ({zone.reactor_start})",
            f"{zone.shield_capacity} ({zone.shield_start})",
        ]
        assert numbers in told


@pytest.mark.parametrize("lang", LANGS)
def test_stations_fire_with_the_strength_of_the_box(lang):
    strengths = [re.search(r"\d", row[1]) for row in rows("space_alert", lang) if len(row) == 4]
    told = [found[0] for found in strengths if found]
    about = [station.systems[0].about for station in catalogue("space_alert", lang).stations]
    assert told == [re.search(r"\d", text)[0] for text in about]


@pytest.mark.parametrize("lang", LANGS)
def test_phases_checks_and_confirmation_are_those_of_the_box(lang):
    text, box = rules("space_alert", lang), catalogue("space_alert", lang)
    for phase in box.phases:
        assert f"{phase.first}–{phase.last}" in text
    checks = [str(phase.check_after) for phase in box.phases]
    assert re.search(rf"{checks[0]}, {checks[1]} (and|i) {checks[2]}", text)
    points = [str(value) for value in box.confirmation[1:]]
    assert re.search(rf"{', '.join(points[:-1])} (or|albo) {points[-1]}", text)


@pytest.mark.parametrize("lang", LANGS)
def test_usual_points_of_threats_are_those_of_the_box(lang):
    text = rules("space_alert", lang)
    told = re.findall(r"^\| .* \| (\d+) / (\d+); \S+ \S+ (\d+) / (\d+) \|$", text, re.MULTILINE)
    for serious, numbers in enumerate(told):
        for level, pair in (("white", numbers[:2]), ("yellow", numbers[2:])):
            cards = [
                (str(one.points_destroyed), str(one.points_survived))
                for one in catalogue("space_alert", lang).threats
                if one.is_serious == bool(serious) and one.level == level
            ]
            assert max(cards, key=cards.count) == pair
    assert len(told) == 2
