"""Bots at a table: called by their names, and always known as bots with their level."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE

WORDS = {
    "en": {"drawer": "Log and chat", "menu": "This table", "level": "easy bot", "sees": "sees only what"},
    "pl": {
        "drawer": "Przebieg i rozmowa",
        "menu": "Ten stół",
        "level": "łatwy bot",
        "sees": "widzi tylko to",
    },
}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_bot_has_a_name_a_level_and_a_sentence_of_its_own(meet, server, lang, size):
    said, person = WORDS[lang], meet(lang, size)
    laid = server.lay("Ala", "bot")
    bot = server.rest.call("GET", f"/api/tables/{laid.table}", kind=dict)["seats"][1]
    page = person.visit(f"/t/{laid.table}#{laid.seats['0']}").page
    seat = page.locator(".seats > li").nth(1)
    expect(seat).to_contain_text(bot["player"])
    expect(seat.locator(".state")).to_contain_text(said["level"])
    expect(seat.locator(".eyes")).to_have_count(1)
    expect(page.locator(".seats > li").first.locator(".eyes")).to_have_count(0)
    person.waits_for_turn()
    if size is PHONE:
        page.get_by_role("button", name=said["drawer"]).click()
    page.get_by_role("button", name=said["menu"], exact=True).last.click()
    menu = page.get_by_role("dialog")
    for text in (bot["player"], said["level"], bot["about"][lang], said["sees"]):
        expect(menu).to_contain_text(text)
    assert not person.overflows()
