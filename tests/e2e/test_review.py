"""A finished game judged in the browser: from the end screen and the replay, and back to every moment."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.arena.review_words import WORDS as SAID
from orbita.core.record import read_record
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import NAMES, lay_seats
from tests.e2e.test_pages import findings

GOLDEN = Path(__file__).parents[1] / "golden" / "guardians" / "2-seats-advanced.txt"
LINK = {"en": "Review the game", "pl": "Analiza partii"}
WHILE_JUDGED = 400_000  # ms: a worker behind everybody else, with rules that are not compiled
BOTH = pytest.mark.parametrize(
    ("lang", "size", "look"),
    [
        pytest.param("pl", PHONE, "dark", id="pl phone dark"),
        pytest.param("en", DESKTOP, "light", id="en desktop light"),
    ],
)


def said(key, lang, **values):
    return SAID[key][lang == "en"].format(**values)


@cache
def record():
    return read_record(GOLDEN.read_bytes())


@pytest.fixture(scope="module")
def finished(server):
    """The keys of a game that was given up early; all tests look at the same review."""
    return lay_seats(server.database, [(record(), 16)], resigned=(1,))[0]


def open_review(meet, keys, lang="en", size=DESKTOP, look="dark"):
    """Somebody who sat there opens the review and waits until it is made."""
    person = meet(lang, size, look=look)
    code = keys[0].partition(".")[0]
    person.visit(f"/t/{code}#{keys[0]}")
    link = person.page.get_by_role("link", name=LINK[lang])
    expect(link).to_have_attribute("href", f"/t/{code}/review")
    link.click()
    expect(person.page.get_by_role("heading", name=said("curve", lang))).to_be_visible(timeout=WHILE_JUDGED)
    return person, code


@BOTH
def test_a_game_is_reviewed_from_its_end_screen(meet, axe, finished, lang, size, look):
    person, _ = open_review(meet, finished, lang, size, look)
    page = person.page
    for key in ("curve", "turning-points", "accounts", "luck-title", "decisions-title"):
        expect(page.get_by_role("heading", name=said(key, lang), exact=True)).to_be_visible()
    # The curve is a line for each seat, with its signs; the same stands in a table.
    expect(page.locator("svg path.line")).to_have_count(2)
    expect(page.locator("svg path.sign")).to_have_count(10)
    page.get_by_text(said("numbers", lang)).click()
    table = page.get_by_role("region", name=said("numbers", lang))
    expect(table.get_by_role("columnheader")).to_have_text([said("before-move", lang), *NAMES[:2]])
    expect(table.get_by_role("row").nth(5)).to_contain_text("%")
    # Luck hardly exists here, and its figure is said.
    expect(page.get_by_text(re.compile(r"\d[.,]\d\s?%"))).to_be_visible()
    assert findings(person, axe) == []
    assert not person.overflows()


def test_one_s_own_decisions_come_first_and_mistakes_say_what_was_better(meet, finished):
    person, _ = open_review(meet, finished)
    page = person.page
    listed = page.locator("section[aria-labelledby=decisions] li")
    expect(page.get_by_label(said("whose", "en"))).to_have_value("0")
    own = listed.count()
    page.get_by_label(said("whose", "en")).select_option("")
    expect(listed.nth(own)).to_be_visible()  # everybody's are more
    page.get_by_label(said("mistakes-only", "en")).check()
    mistakes = page.locator("section[aria-labelledby=decisions] li.mistake")
    expect(listed).to_have_count(mistakes.count())
    for number in range(mistakes.count()):
        expect(mistakes.nth(number)).to_contain_text(said("a-mistake", "en"))
        expect(mistakes.nth(number)).to_contain_text("instead of")


@BOTH
def test_every_moment_leads_to_the_replay_and_back(meet, finished, lang, size, look):
    person, code = open_review(meet, finished, lang, size, look)
    page = person.page
    link = page.locator("section[aria-labelledby=decisions] li a").nth(3)
    href = link.get_attribute("href")
    move = int(re.fullmatch(rf"/replay/{code}#move-(\d+)", href)[1])
    link.focus()
    page.keyboard.press("Enter")
    slider = page.locator("input[type=range]")
    expect(slider).to_have_value(str(move))
    back = page.get_by_role("link", name=LINK[lang])
    expect(back).to_have_attribute("href", f"/t/{code}/review")
    back.click()
    expect(page.get_by_role("heading", name=said("curve", lang))).to_be_visible()


def test_draws_are_listed_where_luck_counts(meet, axe, finished):
    person = meet("en", PHONE)
    page, code = person.page, finished[0].partition(".")[0]

    def with_luck(route):
        answer = route.fetch()
        info = answer.json()
        if info["review"] is not None:
            move = info["review"]["decisions"][0]["made"]["words"]
            draws = [
                {
                    "number": n,
                    "seat": "red",
                    "move": move,
                    "luck": [n / 100, -n / 100],
                    "errors": [0.01, 0.01],
                }
                for n in range(1, 14)
            ]
            info["review"]["luck"] |= {"draws": draws, "is_small": False, "deviation": 0.08}
        route.fulfill(response=answer, json=info)

    page.route("**/review", with_luck)
    person.visit(f"/t/{code}#{finished[0]}")
    page.get_by_role("link", name=LINK["en"]).click()
    ledger = page.locator("section[aria-labelledby=accounts]")
    expect(ledger.locator("ol li")).to_have_count(6)
    expect(ledger.locator("ol li").last).to_contain_text("+13%")
    expect(ledger.locator("ul li")).to_have_count(2)
    assert findings(person, axe) == []
    assert not person.overflows()


def test_whoever_waits_is_told_how_far_it_is(meet, finished):
    person = meet("en", PHONE)
    page, code = person.page, finished[0].partition(".")[0]
    now = {"judged": 0, "pieces": 0, "waiting": 2, "is_rough": False, "review": None}
    page.route("**/api/tables/*/review", lambda route: route.fulfill(json=now) if now else route.continue_())
    person.visit(f"/t/{code}#{finished[0]}")
    page.get_by_role("link", name=LINK["en"]).click()
    status = page.get_by_role("status")
    expect(status).to_have_text(said("line", "en", count=2))
    now |= {"judged": 7, "pieces": 40, "waiting": 0}
    expect(status).to_have_text(said("judged", "en", judged=7, pieces=40))
    expect(page.get_by_role("progressbar")).to_have_attribute("max", "40")
    now.clear()
    expect(page.get_by_role("heading", name=said("curve", "en"))).to_be_visible()


def test_the_review_of_a_game_that_goes_on_is_refused_in_words(meet, server):
    [keys] = lay_seats(server.database, [(record(), 6)])
    code = keys[0].partition(".")[0]
    person = meet("pl", PHONE).visit(f"/t/{code}#{keys[0]}")
    expect(person.page.locator("[data-space]").first).to_be_visible()
    person.visit(f"/t/{code}/review")
    expect(person.page.get_by_role("alert")).to_contain_text("Ta gra nie jest jeszcze skończona")
