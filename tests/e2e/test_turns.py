"""Turns of the advanced game at a live table, and a finger that drags."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.positions import lay_tables, lesson
from tests.server.servers import Served

BEFORE_BUYING_A_LEVEL = 11
BEFORE_BOOSTING = 26


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server of its own, whose tables stand before the turns of the advanced lesson."""
    folder = tmp_path_factory.mktemp("served")
    database = f"sqlite:///{folder}/orbita.db"
    buying, boosting = lay_tables(
        database, [(lesson("advanced"), BEFORE_BUYING_A_LEVEL), (lesson("advanced"), BEFORE_BOOSTING)]
    )
    served = Served(database, folder)
    served.keys = {"buying": buying, "boosting": boosting}
    yield served
    served.stop()


def sit_down(person, server, where):
    key = server.keys[where]
    person.visit(f"/t/{key.partition('.')[0]}#{key}").waits_for_turn()


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("where", ["buying", "boosting"])
def test_on_a_phone_the_buttons_do_not_cover_the_board(meet, server, where, lang):
    ala = meet(lang, size=PHONE, has_touch=True)
    sit_down(ala, server, where)
    assert ala.page.locator(".controls button").count() >= 2
    board, bar = ala.page.get_by_role("grid").bounding_box(), ala.page.locator(".bar").bounding_box()
    assert board["y"] + board["height"] <= bar["y"]
    assert bar["y"] + bar["height"] <= PHONE["height"]


def test_on_a_small_phone_nothing_is_covered_either(meet, server):
    ala = meet(size={"width": 360, "height": 640}, has_touch=True)
    sit_down(ala, server, "boosting")
    board, bar = ala.page.get_by_role("grid").bounding_box(), ala.page.locator(".bar").bounding_box()
    assert board["y"] + board["height"] <= min(bar["y"], 640)
    assert not ala.overflows()


def test_a_level_is_bought_and_paid_for_at_a_live_table(meet, server):
    ala = meet(size=PHONE, has_touch=True)
    sit_down(ala, server, "buying")
    ala.press_button("Buy a medium fighter")
    chooser = ala.page.locator(".controls ul")
    expect(chooser.get_by_role("button")).not_to_have_count(0)
    expect(chooser.get_by_role("button").first).to_have_accessible_name(re.compile(r"^Pay 5 \+ 5"))
    assert not ala.overflows()
    ala.press_button("Undo")  # nothing is paid yet
    expect(ala.page.get_by_role("button", name="Buy a medium fighter")).to_be_visible()
    ala.press_button("Buy a medium fighter")
    chooser.get_by_role("button", name="Pay 5 + 5").click()
    expect(ala.page.get_by_test_id("turn")).to_be_empty()
    ala.page.get_by_role("button", name="Log and chat").click()
    log = ala.page.get_by_role("dialog")
    expect(log.get_by_text("Ala bought a stronger fighter.")).to_be_visible()


def test_a_power_up_is_used_in_the_middle_of_a_move(meet, server):
    ala = meet()
    sit_down(ala, server, "boosting")
    expect(ala.space("9/2")).not_to_have_attribute("aria-label", re.compile("stop here and fire"))
    ala.press_button("Use the power-up")
    expect(ala.space("9/2")).to_have_attribute("aria-label", re.compile("stop here and fire"))
    ala.space("9/2").click()
    expect(ala.space("9/2")).to_have_attribute("aria-label", re.compile("red fighter"))
    ala.fly("9/1")  # the move goes on from there
    expect(ala.space("9/1")).to_have_attribute("aria-label", re.compile("red fighter"))
    expect(ala.page.get_by_role("button", name="Use the power-up")).to_have_count(0)


class Finger:
    """One finger on the glass."""

    def __init__(self, person):
        self.session = person.context.new_cdp_session(person.page)

    def put(self, kind, *points):
        self.session.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def drag(self, start, goal, steps=8):
        (x, y), (to_x, to_y) = start, goal
        self.put("touchStart", start)
        for step in range(1, steps + 1):
            self.put("touchMove", (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        self.put("touchEnd")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place_fighter(person):
    person.play_against_bots()
    person.space("10/3").tap()
    expect(person.space("10/3")).to_have_attribute("aria-label", re.compile("shoot from here"))


def test_a_finger_drags_the_fighter_and_the_page_stays_still(meet):
    ala = meet(size=PHONE, has_touch=True, is_mobile=True)
    place_fighter(ala)
    goal = ala.space("9/3")
    expect(goal).to_have_attribute("aria-label", re.compile("fly here"))
    Finger(ala).drag(middle(ala.space("10/3")), middle(goal))
    expect(goal).to_have_attribute("aria-label", re.compile("red fighter"))
    assert ala.page.evaluate("scrollY") == 0


def test_a_finger_that_lets_go_where_the_fighter_cannot_fly_changes_nothing(meet):
    ala = meet(size=PHONE, has_touch=True, is_mobile=True)
    place_fighter(ala)
    before = ala.seq()
    Finger(ala).drag(middle(ala.space("10/3")), middle(ala.space("2/3")))
    expect(ala.space("10/3")).to_have_attribute("aria-label", re.compile("red fighter.*shoot from here"))
    assert ala.seq() == before
