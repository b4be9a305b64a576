"""Voyager's screens as axe judges them: every stage of a game, in both looks, on phone and desktop."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings
from tests.e2e.voyager_screens import SCREENS, Looker
from tests.e2e.voyager_script import is_full, rehearsed

WAYS = [("en", PHONE, "dark"), ("pl", PHONE, "light"), ("en", DESKTOP, "dark"), ("pl", DESKTOP, "light")]


@pytest.fixture(params=WAYS, ids=["phone dark", "phone light", "desktop dark", "desktop light"])
def looker(request, meet, server):
    lang, size, look = request.param
    person = meet(lang, size, look=look, has_touch=size is PHONE)
    return Looker(person, server, rehearsed(is_full), size is PHONE)


@pytest.fixture
def judged(looker, axe):
    """Judge the page as it stands, under a name; nothing may be found by the end."""
    found = {}

    def judge(name):
        found[name] = findings(looker.person, axe)
        assert not looker.person.overflows(), name

    yield judge
    assert {name: it for name, it in found.items() if it} == {}


def test_axe_finds_nothing_at_any_stage(looker, judged):
    for name, place in SCREENS.items():
        looker.go(*place)
        judged(name)


def test_axe_finds_nothing_in_what_is_opened(looker, judged):
    looker.go(*SCREENS["turn"])
    page = looker.page
    looker.open_technologies()
    judged("technologies")
    page.keyboard.press("Escape")
    looker.open_windows()
    judged("windows")
    page.keyboard.press("Escape")
    if looker.has_touch:
        for tab in ("hand", "missions", "log"):
            looker.go_to(tab)
            judged(tab)
        looker.press(page.get_by_role("button", name=re.compile("Ala")).first)
        expect(page.get_by_role("dialog")).to_be_visible()
        judged("seats")


def test_axe_finds_nothing_at_the_end(looker, judged):
    looker.go_to_end()
    looker.page.wait_for_function("() => document.getAnimations().every(one => one.playState === 'finished')")
    judged("end")
