"""The pages around a flight that was flown: a crew with its star log and campaign, and results of a day."""

import json
import re
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PATIENCE, PHONE
from tests.e2e.flying import Flyer
from tests.e2e.test_pages import findings
from tests.server.servers import Served

FLAT = {"width": 844, "height": 390}
SCREENS = [("pl", PHONE, "dark"), ("en", DESKTOP, "light"), ("pl", DESKTOP, "dark"), ("en", FLAT, "light")]
BEGIN = {"game": "space_alert", "begin": {"name": "Orion", "people": ["Ala"]}}
# Two results as the server tells them: with three bots, and without.
HOME = {
    "names": ["Ala", "", "", ""],
    "levels": ["", "easy", "easy", "easy"],
    "scores": [-9] * 4,
    "winners": [0, 1, 2, 3],
    "reason": "jumped-home",
    "options": {},
    "began": 0,
    "at": 0,
    "pace": "real",
    "practice": False,
    "challenge": False,
    "again": False,
    "own": True,
    "table": "abc",
}
LOST = {**HOME, "names": ["Olek", "Iza"], "levels": ["", ""], "winners": [], "own": False, "table": ""}


def crew_with_a_flight(served, browser):
    """A crew with a mission in its log, and a campaign begun; gives where its page is."""
    crew = served.rest.call("POST", "/api/crews", {"name": "Kosmonauci"}, kind=dict)
    fly(served, browser, crew=crew["key"])
    about = f"/api/crews/{crew['crew']}"
    while not served.rest.call("GET", about, key=crew["key"], kind=dict)["log"]["lines"]:
        time.sleep(0.1)  # the line of a finished game is written by and by
    served.rest.call("POST", f"{about}/campaign", BEGIN, key=crew["key"], kind=dict)
    return f"/crew/{crew['crew']}#{crew['key']}"


def fly(served, browser, **wish):
    """Let a mission pass, and lead its film to the end; gives the keys of its table."""
    keys = served.lay("Ala", "bot", game="space_alert", **wish)
    context = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.new_page().goto(f"{served.address}/t/{keys.table}#{keys.seats['0']}")
    captain = Flyer(type("Captain", (), {"page": context.pages[0]}), has_touch=False)
    expect(captain.page.locator(".film")).to_be_visible()
    captain.lead()
    context.close()
    return keys


@pytest.fixture(scope="module")
def flown(tmp_path_factory, browser):
    """A server whose missions pass at once, and a crew that has flown one."""
    folder = tmp_path_factory.mktemp("crew")
    served = Served(f"sqlite:///{folder}/orbita.db", folder, "--clock-rate", "500")
    yield served, crew_with_a_flight(served, browser)
    served.stop()


@pytest.mark.parametrize(("lang", "size", "look"), SCREENS)
def test_a_crew_reads_its_log_and_campaign_on_every_screen(meet, flown, axe, lang, size, look):
    served, path = flown
    person = meet(lang, size, look=look)
    person.address = served.address
    person.visit(path)
    page = person.page
    expect(page.get_by_test_id("stage")).to_have_attribute("data-stage", "prepare")
    line = page.locator("tbody tr").first
    expect(line).to_be_visible()
    expect(line).to_contain_text("Ala, bot, android 1, android 2")
    assert line.bounding_box()["height"] < 200  # no word is broken letter by letter
    assert page.locator("tbody td:visible").first.evaluate("e => e.getClientRects().length") == 1
    for head in page.locator("th:visible").all():
        assert head.bounding_box()["height"] < 40  # one line
    assert not person.overflows()
    assert findings(person, axe) == []


@pytest.mark.parametrize(("lang", "size", "look"), SCREENS)
def test_results_of_a_day_name_people_and_count_bots(meet, server, axe, lang, size, look):
    person = meet(lang, size, look=look)

    def tell(route):
        told = route.fetch().json()
        told |= {"open": True, "mine": True, "flown": 2, "results": [HOME, LOST]}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    person.page.route(re.compile(r"/api/games/space_alert/daily"), tell)
    person.visit("/daily/space_alert")
    lines = person.page.locator("tbody tr")
    expect(lines).to_have_count(2)
    first, second = lines.all()
    bots = "3 boty" if lang == "pl" else "3 bots"
    expect(first).to_contain_text(f"Ala, {bots}")
    expect(first.locator(".points")).to_have_text("−9")
    expect(second).to_contain_text("Olek, Iza")
    assert not person.overflows()
    assert findings(person, axe) == []
