"""Pages of rules: for people who never saw the box, with contents and pictures, at every size."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

PICTURES = {
    "guardians": ["scene", "pieces", "turn", "column", "signs"],
    "space_alert": ["ship", "turns", "card", "track"],
    "voyager": ["rings", "journey"],
}
SMALL = {"width": 320, "height": 568}
TERMINAL = re.compile(r"[╣╠◄█▒░‹›]|```|!\[")


@pytest.mark.parametrize("game", PICTURES)
@pytest.mark.parametrize(
    ("lang", "size", "look"), [("pl", PHONE, "dark"), ("en", DESKTOP, "light"), ("pl", SMALL, "light")]
)
def test_rules_have_pictures_and_no_signs_of_the_terminal(meet, axe, game, lang, size, look):
    person = meet(lang, size)
    person.visit("/settings").remembers("settings", {"theme": look})
    page = person.visit(f"/rules/{game}").page
    figures = page.locator("figure")
    expect(figures).to_have_count(len(PICTURES[game]))
    expect(figures.locator("svg").first).to_be_visible()
    assert figures.evaluate_all("all => all.map(one => one.dataset.picture)") == PICTURES[game]
    page.wait_for_load_state("networkidle")
    for figure in figures.all():
        assert figure.locator("svg").first.bounding_box()["height"] > 20
        assert figure.locator("figcaption").inner_text()
    assert not TERMINAL.search(page.locator("article").inner_text())
    assert findings(person, axe) == []
    assert not person.overflows()


def test_the_contents_stay_in_sight_and_lead_to_the_chapters(meet):
    person = meet()
    page = person.visit("/rules/voyager").page
    contents = page.get_by_role("navigation", name="Contents")
    link = contents.get_by_role("link", name="The end")
    expect(link).to_be_visible()
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/rules/voyager#the-end$"))
    expect(page.get_by_role("heading", name="The end")).to_be_in_viewport()
    expect(link).to_be_in_viewport()


def test_on_a_phone_the_contents_are_folded(meet):
    person = meet("pl", PHONE, has_touch=True)
    page = person.visit("/rules/space_alert").page
    contents = page.get_by_role("navigation", name="Spis treści")
    expect(contents).to_be_visible()
    link = contents.get_by_role("link", name="Zagrożenia i tory")
    expect(link).to_be_hidden()
    contents.get_by_text("Spis treści").tap()
    link.tap()
    expect(page.get_by_role("heading", name="Zagrożenia i tory")).to_be_in_viewport()
    expect(link).to_be_hidden()


def test_a_link_to_a_chapter_opens_there(meet):
    page = meet().visit("/rules/guardians#the-signs-on-the-board").page
    expect(page.get_by_role("heading", name="The signs on the board")).to_be_in_viewport()
    expect(page.locator("[data-picture=signs] li")).to_have_count(20)
