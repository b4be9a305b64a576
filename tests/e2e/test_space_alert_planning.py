"""The planning round of Space Alert in a browser: laying cards by taps, keys and dragging, on all screens."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.planning import OPEN, Plan
from tests.e2e.test_curtain import sit_together
from tests.e2e.test_pages import findings

LANDSCAPE = {"width": 844, "height": 390}
TABLET = {"width": 768, "height": 1024}
LARGE = {"width": 1920, "height": 1080}


@pytest.fixture
def sit(meet, server):
    """Sit down as the captain, with a bot, once the first cards are dealt."""

    def arrive(*people, lang="en", size=DESKTOP, look="dark", **options):
        keys = server.lay(*(people or ("Ala", "bot")), game="space_alert", options=options)
        person = meet(lang, size, look=look)
        person.visit(f"/t/{keys.table}#{keys.seats['0']}")
        expect(person.page.locator(".phase.now")).to_be_visible()  # the clock has begun, the cards are dealt
        return Plan(person)

    return arrive


def test_a_card_is_laid_by_two_taps_and_stays(sit):
    plan = sit()
    cards = plan.size()
    plan.lay(1)
    plan.lay(2, half="bottom")
    assert plan.size() == cards - 2
    plan.is_confirmed()


def test_a_laid_card_is_flipped_exchanged_moved_and_taken_back(sit):
    plan = sit()
    cards = plan.size()
    _, down = plan.halves()
    plan.lay(1)
    plan.slot(1).click()
    plan.slot(1).click()
    plan.lies(1, down)
    plan.page.keyboard.press("Escape")
    other = plan.lay(2)
    plan.slot(1).click()
    plan.slot(2).click()
    plan.lies(2, down)
    plan.lies(1, other)
    plan.slot(2).click()
    plan.slot(3).click()
    plan.lies(3, down)
    plan.is_empty(2)
    plan.slot(3).click()
    plan.page.keyboard.press("Backspace")
    plan.is_empty(3)
    assert plan.size() == cards - 1
    plan.is_confirmed()


def test_a_card_laid_on_another_takes_its_place(sit):
    plan = sit()
    plan.lay(1)
    cards = plan.size()
    plan.lay(1, place=0, half="bottom")
    assert plan.size() == cards
    plan.is_confirmed()


def test_everything_works_by_keyboard(sit):
    plan = sit()
    (up, down), keyboard = plan.halves(), plan.page.keyboard
    keyboard.press("q")
    keyboard.press("Space")
    keyboard.press("2")
    plan.lies(2, down)
    keyboard.press("2")
    keyboard.press("Space")
    plan.lies(2, up)
    keyboard.press("3")
    plan.lies(3, up)
    keyboard.press("3")
    keyboard.press("Backspace")
    plan.is_empty(3)
    plan.is_confirmed()


def test_dragging_does_what_taps_do(sit):
    plan = sit()
    up, _ = plan.halves()
    card = plan.page.locator(".playing").first.locator(".top")
    card.drag_to(plan.slot(1))
    plan.lies(1, up)
    plan.slot(1).drag_to(plan.slot(3))
    plan.lies(3, up)
    plan.is_empty(1)
    cards = plan.size()
    plan.slot(3).drag_to(plan.page.locator("[data-hand]"))
    plan.is_empty(3)
    assert plan.size() == cards + 1


def test_a_closed_turn_refuses_and_says_why(sit):
    plan = sit()
    cards = plan.size()
    plan.take()
    plan.slot(8).click()
    expect(plan.page.get_by_role("alert")).to_have_text("These turns are closed.")
    assert plan.size() == cards


def test_the_cards_of_the_next_phase_close_the_one_before(sit):
    plan = sit()
    plan.lay(1)
    cards = plan.size()
    button = plan.page.get_by_role("button", name="Take the cards of phase 2")
    expect(button).to_contain_text("closes turns 1–3")
    expect(button).to_contain_text("still empty: 2, 3")
    button.click()
    expect(plan.slot(1)).to_have_attribute("aria-label", re.compile("closed"))
    plan.is_empty(4)
    assert plan.size() > cards
    plan.take()
    plan.slot(2).click()
    expect(plan.page.get_by_role("alert")).to_be_visible()
    plan.slot(5).click()
    expect(plan.slot(5)).not_to_have_attribute("aria-label", OPEN)


def test_a_card_on_an_androids_board_stays_and_asks_first(sit):
    plan = sit("Ala")  # alone: the box's cards lie open, nobody asks
    expect(plan.page.get_by_role("button", name=re.compile("Android")).first).to_be_visible()
    plan.lay(1)
    plan.page.get_by_role("button", name=re.compile("Lay cards on Android 2")).click()
    plan.is_empty(1)
    plan.lay(1)


def test_a_card_for_an_android_of_a_crew_waits_for_a_yes(sit):
    plan = sit("Ala", "Ola")  # a bot might lay a card there first
    plan.page.get_by_role("button", name=re.compile("Lay cards on Android")).first.click()
    plan.take()
    plan.slot(1).click()
    asked = plan.page.get_by_role("alertdialog")
    expect(asked).to_be_visible()
    plan.is_empty(1)
    asked.get_by_role("button", name="Lay it").click()
    expect(plan.slot(1)).not_to_have_attribute("aria-label", OPEN)
    expect(asked).to_have_count(0)


@pytest.mark.parametrize(
    "size",
    [PHONE, LANDSCAPE, TABLET, DESKTOP, LARGE],
    ids=["phone", "landscape", "tablet", "desktop", "large"],
)
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_screen_has_all_of_it_without_scrolling(sit, axe, size, lang):
    plan = sit(lang=lang, size=size, look="light" if lang == "pl" else "dark")
    page = plan.page
    plan.lay(1)
    for part in ('[role="grid"]', "[data-slot='1']", ".playing", ".big", "[role=timer]"):
        box = page.locator(part).first.bounding_box()
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 1
        assert box["y"] + box["height"] <= size["height"] + 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not plan.person.overflows()
    assert findings(plan.person, axe) == []


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_fingers_find_their_targets_on_a_phone(sit, size):
    plan = sit(size=size)
    small = plan.page.evaluate(
        """() => [...document.querySelectorAll('main button')].filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            const whole = one.closest('.member, .threat');  // the whole card is the target
            const box = whole ? whole.getBoundingClientRect() : { width, height };
            return Math.min(box.width, box.height) < 34 || Math.max(box.width, box.height) < 44;
        }).map((one) => one.ariaLabel || one.textContent)"""
    )
    assert small == []


def test_the_ship_is_a_grid_to_walk_through_and_a_station_tells_everything(sit):
    plan = sit()
    page = plan.page
    bridge = page.get_by_role("gridcell", name=re.compile("^the bridge: A heavy laser"))
    bridge.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("gridcell", name=re.compile("^upper red"))).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("gridcell", name=re.compile("^lower red"))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="lower red")).to_contain_text("light laser")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_menu_keys_signs_and_the_language_are_within_reach(sit):
    plan = sit()
    page = plan.page
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    for name in ("Invite", "This table", "Keys", "Signs"):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
    menu.get_by_role("button", name=re.compile("^PL")).click()
    expect(page.get_by_text("Twoje karty")).to_be_visible()


def test_the_command_line_has_the_same_power(sit):
    plan = sit()
    plan.person.remembers("settings", {"commandLine": True})
    plan.page.reload()
    plan.take()
    plan.page.keyboard.press("Escape")
    card = plan.page.locator(".playing").first.get_attribute("data-card")
    field = plan.page.get_by_role("textbox", name="Command line")
    field.fill(f"place 2 {card}")
    field.press("Enter")
    expect(plan.slot(2)).not_to_have_attribute("aria-label", OPEN)


def test_the_name_of_a_seat_is_never_cut_off(sit):
    plan = sit("Ala", "Communications officer")
    name = plan.page.locator(".member strong", has_text="Communications officer")
    expect(name).to_be_visible()
    assert name.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_two_at_one_screen_take_turns_behind_the_curtain(meet, server):
    person = meet()
    sit_together(person, server, "space_alert", "Ala", "Olek")
    page = person.page
    expect(page.locator(".curtain button")).to_have_count(2)
    expect(page.locator(".playing")).to_have_count(0)
    person.press_button("I am Olek: show")
    expect(page.locator(".phase.now")).to_be_visible()
    plan = Plan(person)
    half = plan.lay(1)
    person.press_button("Cover")
    person.press_button("I am Ala: show")
    plan.is_empty(1)
    person.press_button("Cover")
    person.press_button("I am Olek: show")
    plan.lies(1, half)


def test_whoever_watches_sees_the_ship_and_no_cards(meet, server):
    keys = server.lay("Ala", "bot", game="space_alert")
    person = meet()
    person.visit(f"/t/{keys.table}#{keys.watch}")
    expect(person.page.get_by_role("grid")).to_be_visible()
    expect(person.page.get_by_text("You are watching.")).to_be_visible()
    expect(person.page.locator(".playing")).to_have_count(0)
