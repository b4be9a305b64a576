"""4.1 The line of the star log that a game at a table writes."""

import pytest

from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.starlog import flown
from orbita.games.space_alert.tools.starlog.log import Lost, Survived, find_crew_faults, make_entry
from orbita.games.space_alert.tools.starlog.texts import sheet_text
from tests.games.space_alert.flight import Flight


def crew(*names, size=4, **options):
    return [(member["name"], *member["roles"]) for member in flown.crew_of(names, size, Options(**options))]


def test_people_hold_the_roles_of_their_seats_and_the_captain_those_nobody_sits_for():
    assert crew("Ala", "Ola", "Ula", "Ela") == [
        ("Ala", "captain"),
        ("Ola", "communications"),
        ("Ula", "security"),
        ("Ela",),
    ]
    assert crew("Ala", "Ola")[:2] == [("Ala", "captain", "security"), ("Ola", "communications")]


def test_roles_are_those_that_were_chosen_and_several_may_be_one_persons():
    chosen = crew("Ala", "Ola", "Ula", "Ela", communications=3, security=1)
    assert chosen == [("Ala", "captain"), ("Ola", "security"), ("Ula",), ("Ela", "communications")]
    assert crew("Ala", "Ola", communications=0, security=1)[:2] == [
        ("Ala", "captain", "communications"),
        ("Ola", "security"),
    ]
    assert crew("Ala", "Ola", security=4)[0] == ("Ala", "captain", "security")


def test_androids_fill_the_crew_up_and_whoever_plays_alone_stands_for_one():
    assert [name for name, *_ in crew("Ala", "Ola", size=5)][2:] == ["android 1", "android 2", "android 3"]
    assert crew("Ala")[0] == ("Ala", "captain", "communications", "security")
    assert len(crew("Ala")) == 4


@pytest.mark.parametrize("names", [("Ala", "Ala"), ("", ""), ("a  b", "a b"), ("captain", "")])
def test_no_two_of_a_crew_have_the_same_name(names):
    entry = make_entry(
        {
            "date": "2026-11-18",
            "crew": flown.crew_of(names, 4, Options()),
            "mission": "random",
            "common": "white",
            "serious": "white",
            "result": {"type": "lost", "to": "fighter"},
        }
    )
    assert find_crew_faults(entry.crew) == []


def test_a_ship_that_came_home_is_written_with_the_parts_of_its_score():
    ship = Flight().play().ship
    line = flown.line_of(ship, Options(mission="mission_3"), ("Ala", "Ola"), "2026-11-18", "")
    assert isinstance(line.result, Survived)
    assert (line.mission, line.date, line.campaign) == ("mission_3", "2026-11-18", "")


def test_a_ship_that_did_not_is_written_with_the_threat_that_destroyed_it():
    ships = ["T+1 red Destroyer", "T+2 red Gunship", "T+3 red Fighter", "T+4 red Frigate"]
    ship = Flight(threats=ships, tracks={"red": "T1"}).play().ship
    line = flown.line_of(ship, Options(), ("Ala", "Ola"), "2026-11-18", "Orion")
    assert isinstance(line.result, Lost)
    assert line.result.to in {card.id for card in content().threats}
    assert line.campaign == "Orion"


def test_a_threat_is_written_by_its_id_and_told_by_its_name():
    entry = make_entry(
        {
            "date": "2026-11-18",
            "crew": flown.crew_of(("Ala", "Ola"), 4, Options()),
            "mission": "random",
            "common": "white",
            "serious": "white",
            "result": {"type": "lost", "to": "fighter"},
        }
    )
    assert isinstance(entry.result, Lost)
    assert "Myśliwiec" in sheet_text(1, entry, "pl")
    assert "Fighter" in sheet_text(1, entry, "en")
