"""Several people at one screen with hands of their own: nobody sees another's."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.drill import DRILL, VOYAGE, server
from tests.e2e.test_pages import findings

__all__ = ["server"]  # the tests below are served by it

BOARD = "The board, drawn as text"


def sit_together(person, server, game, *names):
    """A running table whose seats are all played in this browser."""
    keys = server.lay(*names, game=game)
    person.visit()
    for seat, key in keys.seats.items():
        kept = [f"orbita.table.{keys.table}.{seat}", key]
        person.page.evaluate("([name, key]) => localStorage.setItem(name, key)", kept)
    person.visit(f"/t/{keys.table}")


def everything(page):
    """All text of the page, hidden or not."""
    return page.evaluate("document.body.textContent")


def open_the_curtain(page):
    """Be the one whose turn it is; gives the page's text before, the name, the board's lines."""
    opener = page.locator(".curtain button")
    expect(opener).to_have_count(1)
    before, name = everything(page), opener.inner_text()
    opener.click()
    expect(page.get_by_label(BOARD)).to_be_visible()
    return before, name, {line.strip() for line in page.get_by_label(BOARD).locator("p").all_inner_texts()}


def test_behind_the_curtain_there_is_nothing_to_see_or_press(meet, server, axe):
    person = meet()
    sit_together(person, server, VOYAGE, "Ala", "Olek")
    page = person.page
    expect(page.get_by_role("region", name="Curtain")).to_be_visible()
    expect(page.get_by_label(BOARD)).to_have_count(0)
    expect(page.locator("[data-move]")).to_have_count(0)
    expect(page.locator("aside.right li")).to_have_count(0)
    assert findings(person, axe) == []


def test_a_hand_is_nowhere_on_the_page_before_its_owner_opens_the_curtain(meet, server):
    person = meet()
    sit_together(person, server, VOYAGE, "Ala", "Olek")
    page = person.page
    before, name, lines = open_the_curtain(page)
    page.locator("[data-move]").first.click()
    next_before, next_name, next_lines = open_the_curtain(page)
    assert {name, next_name} == {"I am Ala: show", "I am Olek: show"}
    own, next_own = lines - next_lines, next_lines - lines
    assert len(own) >= 3
    assert len(next_own) >= 3
    assert not [line for line in own if line in next_before]
    assert not [line for line in next_own if line in before + next_before]


def test_neither_title_nor_voice_nor_hint_nor_typed_moves_pass_the_curtain(meet, server):
    person = meet()
    person.visit().remembers("settings", {"commandLine": True})
    sit_together(person, server, VOYAGE, "Ala", "Olek")
    page = person.page
    open_the_curtain(page)
    page.keyboard.press("h")
    hint = page.locator(".bar").get_by_role("status")
    expect(hint).to_contain_text("The bot would play")
    told, log = hint.inner_text(), page.locator("aside.right li")
    page.get_by_label("Command line").fill("nonsense")
    page.keyboard.press("Enter")
    refusal = page.locator(".bar").get_by_role("alert")
    expect(refusal).to_be_visible()
    refused = refusal.inner_text()
    person.press_button("Cover")
    expect(page.get_by_role("region", name="Curtain")).to_be_visible()
    for secret in (told, refused):
        assert secret not in everything(page)
    expect(log).to_have_count(0)
    expect(page.get_by_test_id("news")).to_be_empty()
    expect(page.get_by_label("Command line")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")  # nobody's hint is asked for, nobody's move taken back
    page.keyboard.press("u")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").locator("li")).to_have_count(0)
    assert page.title() in {
        "● Ala, your turn – Solar System Voyager",
        "● Olek, your turn – Solar System Voyager",
    }


def test_news_wait_behind_the_curtain(meet, server):
    person = meet()
    sit_together(person, server, VOYAGE, "Ala", "Olek")
    page = person.page
    open_the_curtain(page)
    table = person.table()
    person.visit().remembers(f"seen.{table}", 1)
    person.visit(f"/t/{table}")
    expect(page.get_by_role("region", name="Curtain")).to_be_visible()
    news = page.get_by_role("region", name="While you were away")
    expect(news).to_have_count(0)
    page.locator(".curtain button").click()
    expect(news).to_contain_text("The game began.")


def test_who_plays_at_the_same_time_takes_turns_at_the_screen(meet, server):
    person = meet()
    sit_together(person, server, DRILL, "Ala", "Olek")
    page = person.page
    openers = page.locator(".curtain button")
    expect(openers).to_have_count(2)
    person.press_button("I am Olek: show")
    person.sees("Olek, your turn")
    expect(page.locator(".controls")).not_to_be_empty()
    person.press_button("Cover")
    expect(openers).to_have_count(2)
    expect(page.get_by_label(BOARD)).to_have_count(0)


def test_on_a_phone_whose_turn_it_is_is_written_in_whole_words(meet, server):
    person = meet("pl", PHONE)
    sit_together(person, server, DRILL, "Ala", "Aleksandra")
    for name in ("Ala", "Aleksandra"):
        person.press_button(f"Tu {name}: pokaż")
        told = person.page.locator(".bar .who strong")
        expect(told).to_have_text(f"{name}, twój ruch")
        box, line = told.bounding_box(), told.evaluate("e => parseFloat(getComputedStyle(e).lineHeight)")
        assert box["height"] < 3.5 * line, "at least a word in a line"
        bar = told.locator("..")
        assert bar.evaluate("e => e.scrollWidth <= e.clientWidth"), "all in sight"
        assert not person.overflows()
        person.press_button("Zasłoń")


def test_while_nobody_looks_nobody_is_said_to_be_next(meet, server):
    person = meet()
    sit_together(person, server, DRILL, "Ala", "Olek")
    told = person.page.locator(".bar .who strong")
    expect(told).to_have_text("Ala and Olek are playing")
    person.press_button("I am Olek: show")
    expect(told).to_have_text("Olek, your turn")


def test_a_hint_goes_away_with_whom_it_was_for(meet, server):
    person = meet()
    sit_together(person, server, VOYAGE, "Ala", "Olek")
    page = person.page
    page.locator(".curtain button").click()
    person.press_button("Hint")
    person.sees("The bot would play: Lead ")
    person.press_button("Cover")
    assert "The bot would play" not in everything(page)
    page.locator(".curtain button").click()
    expect(page.get_by_label(BOARD)).to_be_visible()
    assert "The bot would play" not in everything(page)


def test_one_seat_at_a_screen_needs_no_curtain(meet, server):
    keys = server.lay("Ala", "Olek", game=VOYAGE)
    person = meet()
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    expect(person.page.get_by_label(BOARD)).to_be_visible()
    expect(person.page.locator(".curtain")).to_have_count(0)
