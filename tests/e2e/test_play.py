"""Games in one browser: at one screen, against bots, by mouse, by keyboard, by text."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE


def lay_hot_seat(person, names=("Ala", "Olek")):
    page = person.visit("/new/guardians").page
    page.get_by_label("Your name").fill(names[0])
    page.get_by_label("Who sits at Yellow").select_option("hot_seat")
    page.get_by_label("Name at the seat Yellow").fill(names[1])
    person.press_button("Start")
    person.waits_for_turn()


def place_everybody(person):
    for place in ("10/1", "10/2", "8/1"):  # both fighters, then the mine
        person.fly(place)


def test_one_click_leads_from_the_first_page_to_a_lit_board(meet):
    person = meet()
    person.play_against_bots()
    expect(person.page.locator("g.target")).to_have_count(6)
    assert person.page.title().startswith("● Your turn")


def test_a_whole_game_of_two_at_one_screen(meet):
    person = meet()
    lay_hot_seat(person)
    person.sees("Ala, your turn")
    person.fly("10/1")
    person.sees("Olek, your turn")
    person.fly("10/2")
    person.play_to_the_end(seed=3)
    region = person.page.get_by_role("region", name="Game over")
    expect(region.get_by_role("listitem")).to_have_count(2)
    expect(region.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_against_bots_to_the_end_and_the_rematch(meet):
    person = meet("pl")
    person.play_against_bots()
    person.play_to_the_end(seed=5)
    first = person.table()
    person.press_button("Rewanż")
    person.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(person.page.get_by_role("grid")).to_be_visible()


def test_two_shots_at_the_mine_end_a_game_that_nobody_hits_in(meet):
    person = meet()
    lay_hot_seat(person)
    place_everybody(person)
    person.press_button("Shoot from here")
    person.press_button("Keep it there")
    person.fly("9/1")
    person.press_button("Keep it there")
    person.sees("Everybody missed in a row")
    person.sees("Shared victory: Ala, Olek")


def test_undo_takes_the_unfinished_turn_back(meet):
    person = meet()
    lay_hot_seat(person)
    place_everybody(person)
    person.fly("9/1")  # shoots at the mine, and is asked about it
    expect(person.page.get_by_role("button", name="Move the mine")).to_be_visible()
    person.press_button("Undo")
    expect(person.page.get_by_role("button", name="Shoot from here")).to_be_visible()
    expect(person.space("10/1")).to_have_attribute("aria-label", re.compile("red fighter"))
    person.sees("Ala took a move back.")


def test_a_fighter_can_be_dragged(meet):
    person = meet()
    lay_hot_seat(person)
    place_everybody(person)
    expect(person.space("9/1")).to_have_attribute("aria-label", re.compile("fly here"))
    start, goal = person.space("10/1").bounding_box(), person.space("9/1").bounding_box()
    mouse = person.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + 40, goal["y"] + 40, steps=6)
    mouse.move(goal["x"] + 20, goal["y"] + 20, steps=3)
    mouse.up()
    expect(person.space("9/1")).to_have_attribute("aria-label", re.compile("red fighter"))


def test_dropping_a_fighter_where_it_cannot_go_does_nothing(meet):
    person = meet()
    lay_hot_seat(person)
    place_everybody(person)
    expect(person.space("9/1")).to_have_attribute("aria-label", re.compile("fly here"))
    start, goal = person.space("10/1").bounding_box(), person.space("8/2").bounding_box()
    mouse = person.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + 20, goal["y"] + 20, steps=6)
    mouse.up()
    expect(person.space("10/1")).to_have_attribute("aria-label", re.compile("red fighter"))
    expect(person.page.get_by_role("button", name="Shoot from here")).to_be_enabled()


def test_a_game_begins_by_keyboard_alone(meet):
    person = meet()
    page = person.visit().page
    button = page.get_by_role("button", name="Play with bots").first
    expect(button).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    person.waits_for_turn()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "gridcell":
            break
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.space") == "10/5"
    page.keyboard.press("Enter")
    expect(person.space("10/5")).to_have_attribute("aria-label", re.compile("red fighter"))
    assert page.evaluate("document.activeElement.dataset.space") == "10/5", "focus is never lost"


def test_the_keys_are_listed_by_a_question_mark(meet):
    person = meet()
    person.play_against_bots()
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_moves_can_be_typed_and_a_refusal_says_why_in_the_own_language(meet):
    person = meet("pl")
    person.visit("/settings").page.get_by_label("Pokaż wiersz poleceń przy stole").check()
    person.play_against_bots()
    line = person.page.get_by_label("Wiersz poleceń")
    line.fill("postaw 9/3")
    line.press("Enter")
    expect(person.page.get_by_role("alert")).to_contain_text("najniższego rzędu")
    line.fill("postaw 10/3")
    line.press("Enter")
    expect(person.space("10/3")).to_have_attribute("aria-label", re.compile("czerwony myśliwiec"))


def test_the_language_changes_in_the_middle_of_a_game_with_the_log(meet):
    person = meet()
    person.play_against_bots()
    person.fly("10/4")
    person.sees(re.compile(r"took position at 10/4\."))
    person.page.get_by_role("button", name="po polsku").click()
    person.sees(re.compile(r"staje na polu 10/4\."))
    assert person.page.evaluate("document.documentElement.lang") == "pl"


def test_a_hint_names_a_move(meet):
    person = meet()
    person.play_against_bots()
    person.press_button("Hint")
    person.sees(re.compile(r"The bot would play: Place on 10/\d"))


def test_a_phone_held_upright_needs_no_sideways_scrolling(meet):
    person = meet("pl", size=PHONE, has_touch=True)
    person.play_against_bots()
    assert not person.overflows()
    box = person.page.get_by_role("grid").bounding_box()
    assert box["width"] > 330
    person.space("10/2").tap()
    expect(person.space("10/2")).to_have_attribute("aria-label", re.compile("czerwony myśliwiec"))
    person.waits_for_turn()
    assert not person.overflows()
    small = person.page.evaluate(
        "[...document.querySelectorAll('button, a.button')].filter(e => e.offsetParent)"
        ".map(e => e.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length"
    )
    assert small == 0, "everything to tap is at least 44 px"


def test_what_happens_is_animated_and_can_be_skipped(meet):
    person = meet(motion="no-preference")
    lay_hot_seat(person)
    place_everybody(person)
    person.waits_for_turn()
    person.remembers("settings", {"speed": 0.001})  # slow enough for any machine
    person.page.reload()
    person.waits_for_turn()
    person.space("9/1").click()
    skip = person.page.get_by_role("button", name="Skip the animation")
    expect(skip).to_be_visible()
    skip.click()
    expect(person.page.get_by_role("button", name="Move the mine")).to_be_visible()
