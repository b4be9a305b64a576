"""Voyager and people who are away: orders are kept, and whoever comes back reads what was done."""

from functools import cache

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import lay_seats
from tests.e2e.test_pages import findings
from tests.e2e.voyager_games import asked_about, played_until

BOTH = pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("pl", PHONE, id="pl phone"), pytest.param("en", DESKTOP, id="en desktop")]
)
WORDS = {
    "pl": {
        "menu": "Menu",
        "table": "Ten stół",
        "close": "Zamknij",
        "order": "polecenie",
        "away": "nieobecność",
    },
    "en": {
        "menu": "Menu",
        "table": "This table",
        "close": "Close",
        "order": "your order",
        "away": "were away",
    },
}


def is_attack(shown):
    """The owner's hand may hold a strike with the cheapest cards."""
    roll = shown.roll
    if roll is None or roll.kind != "attack" or not roll.enough or roll.reply is None:
        return False
    return sum(shown.seats[roll.owner].cards.values()) > 2


@cache
def strike():
    """A game in which somebody may strike a building that its owner could hold."""
    return played_until(is_attack)


class Slow:
    """A table where people come and go, at which a building is attacked."""

    def __init__(self, meet, server):
        roll = asked_about(strike()).roll
        self.owner, self.rival, self.needed = roll.owner, asked_about(strike()).asked, roll.needed
        [self.keys] = lay_seats(server.database, [(strike(), len(strike().moves))], days=1)
        self.meet = meet

    def sit(self, seat, lang="en", size=DESKTOP):
        person = self.meet(lang, size)
        self.visit(person, seat)
        return person

    def visit(self, person, seat):
        key = self.keys[seat]
        person.visit(f"/t/{key.partition('.')[0]}#{key}")
        expect(person.page.locator("[data-game=voyager]").first).to_be_visible()


@pytest.fixture
def slow(meet, server):
    return Slow(meet, server)


def open_order(person, words):
    """Where a standing order is chosen."""
    person.press_button(words["menu"])
    person.press_button(words["table"])
    fields = person.page.locator("fieldset:has(input[name=order])")
    expect(fields).to_be_visible()
    return fields


def test_an_order_is_set_by_keyboard_and_kept_over_a_reload(slow):
    owner, words = slow.sit(slow.owner), WORDS["en"]
    fields = open_order(owner, words)
    asked, hold = fields.locator("input[value=ask]"), fields.locator("input[value=hold]")
    expect(asked).to_be_checked()
    expect(fields.locator("button").last).to_be_disabled()
    asked.focus()
    owner.page.keyboard.press("ArrowDown")
    expect(hold).to_be_checked()
    expect(fields).to_have_attribute("aria-busy", "false")
    expect(fields.locator("button").last).to_be_enabled()
    fields.locator("button").last.press("Enter")
    expect(fields.locator("output")).to_have_text("3")
    expect(fields).to_have_attribute("aria-busy", "false")
    owner.page.reload()
    fields = open_order(owner, words)
    expect(fields.locator("input[value=hold]")).to_be_checked()
    expect(fields.locator("output")).to_have_text("3")
    fields.locator("input[value=ask]").check()
    expect(fields).to_have_attribute("aria-busy", "false")
    owner.page.reload()
    expect(open_order(owner, words).locator("input[value=ask]")).to_be_checked()


def test_nobody_else_is_told_of_an_order_and_spectators_have_none(slow):
    open_order(slow.sit(slow.owner), WORDS["en"]).locator("input[value=hold]").check()
    expect(open_order(slow.sit(slow.rival), WORDS["en"]).locator("input[value=ask]")).to_be_checked()
    watcher = slow.sit(-1)
    watcher.press_button(WORDS["en"]["menu"])
    watcher.press_button(WORDS["en"]["table"])
    expect(watcher.page.locator("dialog")).to_be_visible()
    expect(watcher.page.locator("input[name=order]")).to_have_count(0)


@BOTH
def test_whoever_comes_back_reads_first_what_was_done_to_them(slow, axe, lang, size):
    words = WORDS[lang]
    owner = slow.sit(slow.owner, lang, size)
    fields = open_order(owner, words)
    fields.locator("input[value=hold]").check()
    expect(fields.locator("button").last).to_be_enabled()
    assert findings(owner, axe) == []
    owner.visit("/settings")
    rival = slow.sit(slow.rival)
    rival.page.locator(f"[data-total='{slow.needed}']").click()
    rival.page.locator("[data-decide=go]").click()
    expect(rival.page.locator("[data-duel]")).to_have_count(0)
    slow.visit(owner, slow.owner)
    news = owner.page.locator("main section.card:has([data-news])")
    expect(news.get_by_role("heading", level=2)).to_contain_text(words["away"])
    expect(news.locator("[data-news]").first).to_have_attribute("data-news", "to-me")
    expect(news.locator("[data-news=to-me] li")).to_have_count(1)
    expect(news.locator("[data-news=to-me]")).to_contain_text(words["order"])
    expect(news.locator("[data-news=turns] li .name").first).not_to_be_empty()
    assert findings(owner, axe) == []
    assert not owner.overflows()
    news.get_by_role("button", name=words["close"]).click()
    expect(news).to_have_count(0)
    owner.page.reload()
    expect(owner.page.get_by_test_id("turn").first).to_be_attached()
    expect(news).to_have_count(0)
