"""Whoever comes back to Voyager has a turn shown on the board, and reads what is new for them."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings
from tests.e2e.test_voyager_away import WORDS, Slow, open_order

BOTH = pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("pl", PHONE, id="pl phone"), pytest.param("en", DESKTOP, id="en desktop")]
)
SHOW = {"pl": "Pokaż na planszy turę: {}", "en": "Show {}'s turn on the board"}
NAMES = ("Ala", "Olek")


@BOTH
def test_a_turn_of_the_news_is_shown_on_the_board(meet, server, axe, lang, size):
    slow = Slow(meet, server)
    owner = meet(lang, size, motion="no-preference")
    slow.visit(owner, slow.owner)
    open_order(owner, WORDS[lang]).locator("input[value=hold]").check()
    expect(owner.page.locator("fieldset:has(input[name=order])").locator("button").last).to_be_enabled()
    owner.visit("/settings")
    rival = slow.sit(slow.rival)
    rival.page.locator(f"[data-total='{slow.needed}']").click()
    rival.page.locator("[data-decide=go]").click()
    expect(rival.page.locator("[data-duel]")).to_have_count(0)
    slow.visit(owner, slow.owner)
    news = owner.page.locator("main section.card:has([data-news])")
    show = news.get_by_role("button", name=SHOW[lang].format(NAMES[slow.rival]))
    expect(show).to_have_count(1)
    assert findings(owner, axe) == []
    show.click()
    expect(owner.page.locator("section.card.again")).to_be_visible()
    expect(owner.page.locator(".flashes .held")).to_be_attached()  # the attack was held
    expect(news).to_be_visible()  # and the news are back
    expect(owner.page.locator("section.card.again")).to_have_count(0)
