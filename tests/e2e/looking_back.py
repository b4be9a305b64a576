"""Missions that were flown, and somebody of their crews who opens the pages about them."""

import pytest

from tests.e2e.conftest import DESKTOP, PATIENCE
from tests.e2e.flown import store_flown
from tests.e2e.people import Person
from tests.games.space_alert.inquiry.flying import flown
from tests.server.servers import Served

CREW = ("Ala", "Olek", "Iza", "Kuba")
OTHERS = ("Ewa", "Jan", "Zoe", "Max")
HURRY = 0.22
LOST, WON = 66, 120  # saved by one card that is turned over; home with a point less than none


def lost_flight():
    """The record of the mission that was lost."""
    return flown(4, LOST, hurry=HURRY)


def won_flight():
    """The record of the one that came home."""
    return flown(4, WON, hurry=HURRY)


@pytest.fixture(scope="module")
def flights(tmp_path_factory):
    """A server with a lost mission, flown by two crews, and one that came home."""
    folder = tmp_path_factory.mktemp("flown")
    database = f"sqlite:///{folder}/orbita.db"
    lost = lost_flight()
    keys = store_flown(database, (lost, CREW), (lost, OTHERS), (won_flight(), CREW))
    served = Served(database, folder)
    yield served, keys[0], keys[2]
    served.stop()


@pytest.fixture
def come(browser, flights):
    """Somebody of the crew of the lost mission, or of the one that came home, opens a page of theirs."""
    people = []
    served, lost, won = flights

    def arrive(path="/t/{}/debrief", lang="en", size=DESKTOP, look="dark", is_won=False, script="0"):
        keys = won if is_won else lost
        context = browser.new_context(
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport=size,
            reduced_motion="reduce",
            color_scheme=look,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(script)
        person = Person(context, served.address, lang)
        people.append(person)
        person.visit("/settings")
        for seat, key in keys.seats.items():
            person.page.evaluate(
                "([k, v]) => localStorage.setItem(k, v)", [f"orbita.table.{keys.table}.{seat}", key]
            )
        person.visit(path.format(keys.table))
        return person.page

    yield arrive
    for person in people:
        faults = person.faults
        person.context.close()
        assert not faults, faults
