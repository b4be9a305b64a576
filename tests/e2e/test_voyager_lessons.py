"""The lessons of Voyager in a browser: the reader makes the moves asked for, other moves are explained."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.core.record import read_record
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

FOLDER = Path(__file__).parents[2] / "web/src/lib/games/voyager/lessons"
LESSONS = ("basic", "windows", "cards", "buildings", "sabotage")
NEXT = {"en": "Go on", "pl": "Dalej"}
SHOW = {"en": "Show me", "pl": "Pokaż mi"}
BACK = {"en": "One step back", "pl": "Krok wstecz"}
DONE = {"en": "Well done!", "pl": "Brawo!"}
NEXT_LESSON = {"en": "Next lesson", "pl": "Następna lekcja"}
BOTS = {"en": "Play with bots", "pl": "Zagraj z botami"}
# By verb: the tab of a phone where it is done.
TABS = {"play": "hand", "mission": "missions"}


class Reader:
    """Somebody who takes a lesson."""

    def __init__(self, person, lang, name):
        self.person = person.visit(f"/learn/voyager/{name}")
        self.page = person.page
        self.lang = lang
        lesson = json.loads((FOLDER / f"{name}.json").read_text())
        self.steps, self.end = lesson["steps"], lesson["end"]
        self.moves = [entry.move for entry in read_record(lesson["record"].encode()).moves]
        self.guide = self.page.locator(".strip")

    def press(self, names):
        self.guide.get_by_role("button", name=names[self.lang]).click()

    def reads(self, step):
        expect(self.guide.locator(".text")).to_have_text(step[self.lang])

    def asked(self, step):
        """The moves a step asks for."""
        return self.moves[step["after"] : step["after"] + step.get("moves", 1)]

    def make(self, step):
        """Do what a step asks for."""
        moves = self.asked(step)
        verb, _, what = moves[0].partition(" ")
        self.turn_to(TABS.get(verb, "move"))
        if verb == "move":
            self.fly(what)
        elif verb == "discard":
            self.raise_roll()
        elif verb == "develop":
            self.page.locator("[data-verb=develop]").click()
            self.page.locator(f"dialog [data-move='{moves[0]}']").click()
        else:
            self.page.locator(f"[data-move='{moves[0]}']").first.click()

    def turn_to(self, tab):
        found = self.page.locator(f"[data-tab={tab}]")
        if found.count():
            found.click()

    def fly(self, space):
        """Aim at a space by key, and make it."""
        cell = self.page.locator(f"[data-space='{space}']")
        expect(cell).to_have_attribute("aria-disabled", "false")
        cell.focus()
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def raise_roll(self):
        """Choose cards for an open roll; in an attack those of the highest total."""
        totals = self.page.locator("[data-total]")
        expect(self.page.locator("[data-decide]").first).to_be_visible()
        if totals.count():
            totals.last.click()
        self.page.locator("[data-decide=go]").click()

    def go_on(self, step):
        if step["play"]:
            self.make(step)
        else:
            self.press(NEXT)

    def take(self, until=None):
        """Take the lesson, up to a step."""
        for step in self.steps[:until]:
            self.reads(step)
            self.go_on(step)


def has_lit(page):
    """Whether something that is in sight has a ring around it."""
    expect(page.locator("[data-lit]:not([data-lit='0'])")).to_have_count(1)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_to_its_end(meet, axe, name, lang, size):
    reader = Reader(meet(lang=lang, size=size), lang, name)
    for step in reader.steps:
        reader.reads(step)
        has_lit(reader.page)
        assert not reader.person.overflows()
        if step in (reader.steps[0], reader.steps[-1]):
            assert findings(reader.person, axe) == []
        reader.go_on(step)
    expect(reader.guide.get_by_role("heading", level=2)).to_have_text(DONE[lang])
    expect(reader.guide.locator(".text").first).to_have_text(reader.end[lang])
    expect(reader.guide.get_by_role("button", name=BOTS[lang])).to_be_visible()
    if name != LESSONS[-1]:
        expect(reader.guide.get_by_role("link", name=NEXT_LESSON[lang])).to_be_visible()
    assert findings(reader.person, axe) == []


def test_another_move_is_explained_and_changes_nothing_and_the_lesson_can_show_it(meet):
    reader = Reader(meet(), "en", "basic")
    reader.take(1)
    launch = reader.steps[1]
    reader.page.locator("[data-move=research]").click()
    expect(reader.guide.get_by_role("alert")).to_have_text(launch["wrong"][0]["en"])
    expect(reader.page.get_by_role("alert")).to_have_count(1)
    reader.reads(launch)
    expect(reader.page.locator("[data-move=launch]")).to_be_enabled()
    reader.press(SHOW)
    reader.reads(reader.steps[2])
    expect(reader.guide.get_by_role("alert")).to_have_count(0)


def test_while_a_step_is_only_read_moves_wait(meet):
    reader = Reader(meet(lang="pl"), "pl", "basic")
    reader.page.locator("[data-move=launch]").click()
    expect(reader.guide.get_by_role("alert")).to_contain_text(NEXT["pl"])
    reader.reads(reader.steps[0])


def test_one_can_step_back_and_make_the_move_again(meet):
    reader = Reader(meet(), "en", "basic")
    reader.take(3)
    reader.press(BACK)
    reader.reads(reader.steps[2])
    reader.go_on(reader.steps[2])
    reader.reads(reader.steps[3])


def test_the_bulb_lights_what_the_step_asks_for(meet):
    reader = Reader(meet(), "en", "basic")
    reader.take(1)
    reader.page.get_by_role("button", name="Hint").click()
    expect(reader.page.locator("[data-verb=launch].hinted")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_planner_answers_in_a_lesson_and_is_lit(meet, size):
    reader = Reader(meet(size=size), "en", "windows")
    reader.take(1)
    reader.turn_to("windows")
    if size is DESKTOP:
        reader.page.get_by_role("button", name="Launch windows").click()
    now = reader.page.locator(".windows tbody tr").last.get_by_role("button").first
    expect(now).to_have_accessible_name(re.compile("^Europa: leave in round 4, land in round 6"))
    now.scroll_into_view_if_needed()
    has_lit(reader.page)


def test_a_lesson_can_be_taken_by_keyboard_alone(meet):
    reader = Reader(meet(), "en", "basic")
    page = reader.page
    for step in reader.steps:
        reader.reads(step)
        move = reader.asked(step)[0]
        if not step["play"]:
            reader.guide.get_by_role("button", name=NEXT["en"]).press("Enter")
        elif move == "end":
            page.keyboard.press("e")
        elif move.startswith("move "):
            reader.fly(move.removeprefix("move "))
        else:
            page.locator(f"[data-move='{move}']").first.press("Enter")
    expect(reader.guide.get_by_role("heading", level=2)).to_have_text(DONE["en"])


def test_lessons_are_found_from_the_first_page_and_the_rules_and_lead_to_a_game(meet):
    person = meet()
    page = person.visit("/rules/voyager").page
    expect(page.locator('a[href="/learn/voyager/basic"]')).to_be_visible()
    person.visit().page.locator('[data-game="voyager"] a[href="/learn/voyager/basic"]').click()
    reader = Reader(person, "en", LESSONS[-1])
    reader.take()
    reader.press(BOTS)
    page.wait_for_url("**/t/*")
    expect(page.locator("main[data-game=voyager]")).to_be_visible()
