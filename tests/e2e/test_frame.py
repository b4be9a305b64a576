"""The frame around every game: sizes, menus, news, hints, taking back, giving up, the end."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings
from tests.server.servers import Served

SMALL = {"width": 320, "height": 568}
LANDSCAPE = {"width": 844, "height": 390}
TALL = {"width": 412, "height": 915}
FULL_HD = {"width": 1920, "height": 1080}
LARGE = {"width": 2560, "height": 1440}
HEADER, BAR = 52, 132


def sit_down(person, laid, seat=0):
    person.visit(f"/t/{laid.table}#{laid.seats[str(seat)]}")
    expect(person.page.get_by_role("grid")).to_be_visible()


def place_both(server, ala, olek):
    """A table of two in two browsers; both fighters and the mine are placed, and Ala is next."""
    laid = server.lay("Ala", "Olek")
    sit_down(ala, laid, 0)
    sit_down(olek, laid, 1)
    ala.fly("10/3")
    olek.fly("10/4")
    olek.fly("6/1")
    ala.waits_for_turn()
    return laid


def in_sight(person, locator):
    """Whether all of it is within the window, with nothing scrolled."""
    box, size = locator.bounding_box(), person.page.viewport_size
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


def is_on_top(locator):
    """Whether a finger in the middle of it hits it and nothing that lies above."""
    return locator.evaluate(
        "element => { const box = element.getBoundingClientRect();"
        " const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
        " return element === hit || element.contains(hit); }"
    )


def say(person, text):
    person.page.get_by_label("Write a message").fill(text)
    person.press_button("Send")


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("size", [SMALL, LANDSCAPE, PHONE], ids=["small", "landscape", "phone"])
def test_own_fighter_prompt_and_buttons_are_in_sight_with_the_board(meet, axe, size, lang):
    person = meet(lang, size=size, has_touch=True)
    person.play_against_bots()
    person.space("10/3").tap()
    person.waits_for_turn()
    page = person.page
    assert page.evaluate("scrollY") == 0
    for part in (page.get_by_role("grid"), page.locator(".who strong"), person.space("10/3")):
        assert in_sight(person, part)
    for button in page.locator(".bar button:visible").all():
        assert in_sight(person, button)
        assert is_on_top(button)
    board, bar = page.locator(".board").bounding_box(), page.locator(".bar").bounding_box()
    if size is LANDSCAPE:
        assert board["x"] + board["width"] <= bar["x"]
    else:
        assert board["y"] + board["height"] <= bar["y"]
    assert not person.overflows()
    assert findings(person, axe) == []


@pytest.mark.parametrize("size", [DESKTOP, FULL_HD, LARGE], ids=["1440", "1920", "2560"])
def test_the_board_fills_the_height_there_is_without_bands(meet, size):
    person = meet(size=size)
    person.play_against_bots()
    board = person.page.locator(".board").bounding_box()
    assert board["height"] >= size["height"] - HEADER - BAR - 40
    picture = person.page.get_by_role("grid").evaluate(
        "svg => svg.viewBox.baseVal.width / svg.viewBox.baseVal.height"
    )
    assert board["width"] / board["height"] == pytest.approx(picture, abs=0.01)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lost_connection_is_told_beside_the_buttons_and_forgotten_when_it_is_back(meet, tmp_path, size):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        person = meet(size=size)
        person.address = served.address
        person.play_against_bots()
        served.kill()
        person.sees("Connection lost")
        page = person.page
        assert in_sight(person, page.locator(".bar"))
        page.locator("g.target").first.click()
        refused = page.get_by_role("alert").get_by_text("the move was not made")
        expect(refused).to_be_visible()
        assert in_sight(person, page.locator(".bar"))
        assert all(is_on_top(button) for button in page.locator(".bar button:visible").all())
        served.start()
        person.press_if_there("Try now")  # the page may have come back by itself meanwhile
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(refused).to_have_count(0)
    finally:
        served.stop()


@pytest.mark.parametrize("size", [PHONE, TALL, LANDSCAPE], ids=["390", "412", "landscape"])
def test_a_proposal_lies_above_everything_on_a_phone(meet, server, size):
    ala, olek = meet(), meet(size=size, has_touch=True)
    place_both(server, ala, olek)
    ala.press_button("This table")
    ala.press_button("End the game now")
    agree = olek.page.get_by_role("button", name="Agree")
    expect(agree).to_be_visible()
    assert olek.page.evaluate("scrollY") == 0
    assert in_sight(olek, agree)
    assert is_on_top(agree)
    assert all(is_on_top(button) for button in olek.page.locator(".bar button:visible").all())
    agree.tap()
    expect(olek.page.get_by_role("region", name="Game over")).to_be_visible()


def test_unread_chat_has_a_number_until_the_log_is_opened(meet, server):
    ala, olek = meet(), meet(size=PHONE)
    place_both(server, ala, olek)
    for text in ("hej", "jesteś?"):
        say(ala, text)
    drawer = olek.page.locator(".bar").get_by_role("button", name="Log and chat, 2 new messages")
    expect(drawer).to_have_text("2")
    expect(olek.page).to_have_title(re.compile(r"^\(2\) "))
    drawer.click()
    olek.sees("jesteś?")
    olek.page.keyboard.press("Escape")
    expect(olek.page.locator(".bar .unread")).to_have_count(0)
    expect(olek.page).not_to_have_title(re.compile(r"^\("))
    expect(ala.page).not_to_have_title(re.compile(r"^\("))  # one's own words are no news


def test_chat_calls_the_reader_you_and_others_by_their_names(meet, server):
    ala, olek = meet(), meet()
    place_both(server, ala, olek)
    say(ala, "hej")
    expect(olek.page.locator("li.chat")).to_have_text(re.compile(r"^\s*Ala:\s+hej"))
    expect(ala.page.locator("li.chat")).to_have_text(re.compile(r"^\s*You:\s+hej"))


def test_the_drawer_of_a_phone_on_its_side_shows_the_newest_line_and_covers_nothing(meet, server):
    ala, olek = meet(size=LANDSCAPE), meet()
    place_both(server, ala, olek)
    ala.page.get_by_role("button", name="Log and chat").click()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog.get_by_text("Olek laid the mine at 6/1.")).to_be_in_viewport()
    assert is_on_top(dialog.get_by_role("button", name="Send"))
    form, below = dialog.locator("form").bounding_box(), dialog.locator(".holdings").bounding_box()
    assert form["y"] + form["height"] <= below["y"]


def test_the_drawer_keeps_names_and_what_they_hold_apart(meet, server):
    ala, olek = meet(size=PHONE), meet()
    place_both(server, ala, olek)
    ala.page.get_by_role("button", name="Log and chat").click()
    text = ala.page.get_by_role("dialog").text_content()
    assert "Alano" not in text
    assert "Ala no tokens" in re.sub(r"\s+", " ", text)


def test_at_one_screen_nobody_is_called_you(meet):
    person = meet()
    page = person.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    page.get_by_label("Name at the seat Yellow").fill("Olek")
    person.press_button("Start")
    person.waits_for_turn()
    expect(page.locator(".seats .state")).to_have_text(["Red", "Yellow"])


def test_a_second_proposal_is_refused_in_the_readers_language(meet, server):
    ala, olek = meet("pl"), meet()
    place_both(server, ala, olek)
    for _ in range(2):
        ala.press_button("Ten stół")
        ala.press_button("Zakończenie gry")
    expect(ala.page.locator(".bar").get_by_role("alert")).to_have_text(
        "Inna propozycja czeka jeszcze na odpowiedzi."
    )
    olek.press_button("Decline")
    expect(ala.page.locator(".bar").get_by_role("alert")).to_have_count(0)  # it is true no longer


def test_a_slow_table_says_until_when_somebody_has_to_move(meet, server):
    laid = server.lay("Ala", "Olek", days_per_move=2)
    for lang, words in (
        ("en", r"until \w{3},? \d\d:\d\d · in 2 days"),
        ("pl", r"do \w+\.,? \d\d:\d\d · za 2 dni"),
    ):
        person = meet(lang)
        sit_down(person, laid)
        expect(person.page.locator(".bar time")).to_have_text(re.compile(words))
        expect(person.page.locator("li.turn time")).to_have_text(re.compile(words))
        expect(person.page.locator(".seats time")).to_have_count(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_who_comes_back_is_told_what_happened_meanwhile(meet, server, axe, size):
    ala, olek = meet(), meet(size=size)
    laid = place_both(server, ala, olek)
    news = olek.page.get_by_role("region", name="While you were away")
    expect(news).to_have_count(0)
    olek.visit()
    ala.fly("9/3")
    ala.press_button("Keep it there")
    olek.visit(f"/t/{laid.table}")
    expect(news).to_contain_text("Ala flew from 10/3 to 9/3.")
    expect(news).not_to_contain_text("10/4")  # that was shown before
    assert findings(olek, axe) == []
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    olek.page.keyboard.press("l")
    log = olek.page.get_by_role("dialog").locator("ol li")
    texts = log.all_inner_texts()
    mark = texts.index("You left here")
    assert "flew" in texts[mark + 1]
    assert not [text for text in texts[:mark] if "flew" in text]
    olek.visit(f"/t/{laid.table}")
    expect(olek.page.get_by_role("grid")).to_be_visible()
    expect(news).to_have_count(0)  # it was read


def test_the_log_goes_back_to_the_beginning(meet, server):
    ala, olek = meet(), meet()
    laid = place_both(server, ala, olek)
    for number in range(70):
        say(ala, f"word {number}")
        expect(ala.page.get_by_text(f"word {number}", exact=True)).to_be_visible()
    late = meet()
    late.visit(f"/t/{laid.table}#{laid.watch}")
    log = late.page.locator("aside.right ol")
    expect(log.get_by_text("word 69")).to_be_visible()
    expect(log.get_by_text("The game began.")).to_have_count(0)
    late.press_button("Show what was before")
    expect(log.get_by_text("The game began.")).to_have_count(1)
    expect(log.get_by_text("Show what was before")).to_have_count(0)
    texts = log.locator("li").all_inner_texts()
    assert len(texts) == len(set(texts)), "nothing is told twice"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_place_for_each_thing(meet, server, axe, size):
    ala = meet(size=size)
    laid = server.lay("Ala", "Olek")
    ala.visit(f"/t/{laid.table}#{laid.host}")
    expect(ala.page.get_by_role("grid")).to_be_visible()
    ala.page.goto("about:blank")
    sit_down(ala, laid)
    page, dialog = ala.page, ala.page.get_by_role("dialog")

    def opened(name):
        if size is PHONE:
            page.get_by_role("button", name="Log and chat").click()
        page.get_by_role("button", name=name, exact=True).last.click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        assert findings(ala, axe) == []
        return dialog.text_content()

    opened("This table")
    for name in ("End the game now", "Resign", "Mute: Olek"):
        expect(dialog.get_by_role("button", name=name)).to_be_visible()
    for text in ("Options in force", "Variant", "Proof of a fair shuffle"):
        expect(dialog.get_by_text(text).first).to_be_visible()
    expect(dialog.get_by_role("button", name=re.compile("Make a new link.*Olek"))).to_be_visible()
    page.keyboard.press("Escape")
    secret = laid.seats["0"]
    opened("My other device")
    assert secret not in page.content()
    expect(dialog.get_by_role("img")).to_have_count(0)
    ala.press_button("Show the link")
    expect(dialog.get_by_label("Copy the link").first).to_have_value(re.compile(re.escape(secret)))
    expect(dialog.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.keyboard.press("Escape")
    opened("Invite")
    assert secret not in page.content()
    page.keyboard.press("Escape")
    opened("Keys")


def test_inviting_gives_a_link_to_watch_and_none_of_ones_own(meet):
    ala, guest = meet(), meet()
    ala.play_against_bots()
    ala.press_button("Invite")
    expect(ala.page.get_by_role("heading", name="To watch")).to_be_visible()
    link = ala.page.get_by_label("Copy the link").and_(ala.page.get_by_role("textbox")).input_value()
    guest.page.goto(link)
    guest.sees("You are watching")


def test_a_turn_that_is_over_is_taken_back_by_u_alone_against_bots(meet):
    ala = meet()
    ala.play_against_bots()
    ala.fly("10/3")
    undo = ala.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    ala.waits_for_turn()  # the bots have answered
    expect(undo).to_be_enabled()
    ala.page.keyboard.press("u")
    expect(ala.space("10/3")).to_have_attribute("aria-label", re.compile("place here"))
    ala.sees("Pilot took a move back.")


def test_among_people_undo_says_how_long_it_is_possible(meet, server):
    ala, olek = meet(), meet()
    laid = server.lay("Ala", "Olek")
    ala.page.clock.install()
    sit_down(ala, laid, 0)
    sit_down(olek, laid, 1)
    ala.waits_for_turn()
    ala.page.clock.pause_at(time.time() + 1)  # her own clock stands still, however slow the machine is
    ala.fly("10/3")
    undo = ala.page.get_by_role("button", name="Undo")
    expect(undo).to_have_accessible_name(re.compile(r"^Undo \d+\ss$"))
    ala.page.clock.resume()
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_name("Undo")


def test_resigning_asks_once_more_and_ends_a_game_of_two(meet, server):
    ala, olek = meet(), meet("pl")
    place_both(server, ala, olek)
    ala.press_button("This table")
    ala.press_button("Resign")
    ala.press_button("Play on")
    ala.press_button("Resign")
    ala.press_button("Yes, I resign")
    olek.sees("Zwycięstwo!")
    ala.sees("Olek wins")
    olek.page.get_by_role("button", name="Obejrzyj planszę").click()
    olek.sees("Ala poddaje grę.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_a_hint_by_h_says_why_and_leaves_the_board_as_large_as_it_is(meet, size):
    person = meet(size=size)
    person.play_against_bots()
    person.fly("10/3")
    person.waits_for_turn()
    before = person.page.locator(".board").bounding_box()
    person.page.keyboard.press("h")
    hint = person.page.locator(".bar").get_by_role("status")
    expect(hint).to_contain_text("The bot would play: ")
    assert person.page.locator(".board").bounding_box() == before
    assert in_sight(person, hint)


def test_the_end_can_be_put_aside_and_brought_back_and_a_rematch_against_bots_starts_at_once(meet, axe):
    person = meet()
    person.play_against_bots()
    before = person.drawn_box(".board")
    person.play_to_the_end(seed=5)
    end = person.page.get_by_role("region", name="Game over")
    assert person.drawn_box(".board") == before
    expect(end.get_by_role("listitem").filter(has_text="(you)")).to_have_count(1)
    end.get_by_role("button", name="Look at the board").click()
    expect(end).to_have_count(0)
    assert findings(person, axe) == []
    person.press_button("Show the result")
    expect(end).to_be_visible()
    first = person.table()
    person.press_button("Rematch")
    person.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(person.page.get_by_role("grid")).to_be_visible()
    expect(person.page.get_by_role("button", name="Start the game")).to_have_count(0)
