"""Several browsers at one table, and what can happen to a connection."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE


@pytest.fixture
def pair(meet):
    """Ala has laid a table, Olek has joined with its link, and the game has begun."""
    ala, olek = meet(), meet("pl")
    page = ala.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    ala.press_button("Set up the table")
    link = page.get_by_label("Copy the link").input_value()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    olek.page.goto(link)
    olek.page.get_by_label("Twoje imię").fill("Olek")
    olek.press_button("Zajmij miejsce")
    olek.press_button("Można zaczynać")
    ala.sees("Olek")
    ala.press_button("Start the game")
    for person in (ala, olek):
        expect(person.page.get_by_role("grid")).to_be_visible()
    return ala, olek


def begin(ala, olek):
    ala.fly("10/3")
    olek.fly("10/4")
    olek.fly("6/1")
    ala.waits_for_turn()


def test_two_browsers_play_with_a_reload_and_a_lost_connection_in_the_middle(pair, server):
    ala, olek = pair
    begin(ala, olek)
    ala.fly("9/3")
    ala.page.reload()
    ala.press_button("Keep it there")
    olek.waits_for_turn()
    server.kill()
    ala.sees("Connection lost")
    olek.sees("Utracono połączenie")
    expect(olek.page.get_by_role("grid")).to_be_visible()  # the board stays
    server.start()
    expect(olek.page.get_by_text("Utracono połączenie")).to_have_count(0)
    olek.fly("9/4")
    olek.press_button("Zostaw")
    ala.waits_for_turn()
    ala.sees(re.compile("Olek flew from 10/4 to 9/4"))


def test_a_move_made_while_disconnected_is_refused_in_words(pair, server):
    ala, olek = pair
    begin(ala, olek)
    server.kill()
    ala.sees("Connection lost")
    ala.space("9/3").click()
    expect(ala.page.get_by_role("alert")).to_contain_text("the move was not made")
    server.start()
    expect(ala.page.get_by_text("Connection lost")).to_have_count(0)
    ala.fly("9/3")
    expect(ala.space("9/3")).to_have_attribute("aria-label", re.compile("red fighter"))


def test_a_seat_moves_to_another_browser_by_its_link(pair, meet):
    ala, olek = pair
    begin(ala, olek)
    ala.press_button("My other device")
    ala.press_button("Show the link")
    link = ala.page.get_by_label("Copy the link").first.input_value()
    other = meet()
    other.page.goto(link)
    other.waits_for_turn()
    assert "#" not in other.page.url, "the key does not stay in the address bar"
    ala.sees("This seat is now played on another device.")
    other.fly("9/3")
    expect(other.space("9/3")).to_have_attribute("aria-label", re.compile("red fighter"))


def test_one_of_two_at_a_screen_moves_to_a_phone_and_the_other_plays_on(meet):
    ala = meet()
    page = ala.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    page.get_by_label("Name at the seat Yellow").fill("Olek")
    ala.press_button("Start")
    ala.waits_for_turn()
    ala.press_button("My other device")
    page.get_by_role("button", name="Show the link").nth(1).click()
    link = page.get_by_label("Copy the link").and_(page.get_by_role("textbox")).input_value()
    page.keyboard.press("Escape")
    olek = meet(size=PHONE)
    olek.page.goto(link)
    ala.fly("10/3")
    olek.fly("10/4")
    olek.fly("6/1")
    ala.fly("9/3")
    expect(ala.space("9/3")).to_have_attribute("aria-label", re.compile("red fighter"))
    assert list(ala.keyring()["seats"]) == ["0"]


def test_a_new_link_makes_the_old_one_useless(pair, meet):
    ala, olek = pair
    begin(ala, olek)
    olek.press_button("Moje drugie urządzenie")
    olek.press_button("Pokaż link")
    old = olek.page.get_by_label("Kopiuj link").first.input_value()
    olek.press_button("Nowy link (stary przestanie działać)")
    expect(olek.page.get_by_label("Kopiuj link").first).not_to_have_value(old)
    stranger = meet()
    stranger.page.goto(old)
    stranger.sees("This link does not work any more")
    expect(olek.page.get_by_role("dialog")).to_be_visible()  # who asked for it goes on here


def test_a_spectator_watches_and_cannot_act(pair, meet):
    ala, olek = pair
    begin(ala, olek)
    watcher = meet()
    keys = ala.keyring()
    watcher.visit(f"/t/{ala.table()}#{keys['watch']}")
    watcher.sees("You are watching")
    expect(watcher.page.locator("g.target")).to_have_count(0)
    expect(watcher.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.page.get_by_label("Write a message")).to_have_count(0)
    assert watcher.keyring()["seats"] == {}
    ala.sees("1 spectator")
    ala.fly("9/3")
    watcher.sees("Ala flew from 10/3 to 9/3.")


def test_without_a_key_a_running_private_table_shows_nothing_of_the_game(pair, meet):
    ala, _ = pair
    stranger = meet()
    stranger.visit(f"/t/{ala.table()}")
    stranger.sees("All seats are taken")
    expect(stranger.page.get_by_role("grid")).to_have_count(0)


def test_chat_reaches_the_other_as_plain_text(pair):
    ala, olek = pair
    ala.page.get_by_label("Write a message").fill("hej <b>ty</b>")
    ala.press_button("Send")
    olek.sees("hej <b>ty</b>")


def test_a_longer_take_back_needs_the_others_consent(pair):
    ala, olek = pair
    begin(ala, olek)
    ala.press_button("This table")
    ala.press_button("Take back the last move")
    asked = olek.page.get_by_text("Ala prosi o cofnięcie 1 ruchu: Olek.")  # whose move it is
    expect(asked).to_have_count(3)  # asked, told in the log, and by voice
    olek.press_button("Zgoda")
    olek.waits_for_turn()  # the mine is to be placed again
    expect(olek.space("6/1")).to_have_attribute("aria-label", re.compile("pole miny"))


def test_on_a_phone_a_proposal_lies_above_everything(pair):
    ala, olek = pair
    begin(ala, olek)
    olek.page.set_viewport_size(PHONE)
    ala.press_button("This table")
    ala.press_button("Take back the last move")
    olek.press_button("Zgoda")  # fails if anything covers it
    olek.waits_for_turn()


def test_no_such_table(meet):
    person = meet()
    person.visit("/t/zzzzzzzzzz")
    person.sees("There is no such table.")


def test_joining_by_code_from_the_first_page(meet):
    ala, olek = meet(), meet()
    page = ala.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    ala.press_button("Set up the table")
    ala.sees("Table code")
    olek.visit().page.get_by_label("Code or link").fill(ala.table().upper())
    olek.press_button("Join")
    olek.page.get_by_label("Your name").fill("Olek")
    olek.press_button("Take a seat")
    ala.sees("Olek")
    ala.visit().sees("waiting for players")  # in the list of my games
