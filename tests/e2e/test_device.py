"""What a browser remembers, and browsers that remember nothing."""

import re

from playwright.sync_api import expect

from tests.e2e.test_pages import findings

BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});
"""


def test_a_switched_off_sound_stays_off(meet):
    person = meet()
    switch = person.visit().page.get_by_role("button", name="Sounds")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")
    person.visit("/settings")
    expect(person.page.get_by_label("Sounds").and_(person.page.get_by_role("checkbox"))).not_to_be_checked()


def test_every_setting_is_kept(meet):
    person = meet()
    page = person.visit("/settings").page
    page.get_by_label("Language").select_option("pl")
    page.get_by_label("Wygląd").select_option("light")
    page.get_by_label("Tempo animacji").select_option("2")
    page.get_by_label("Animacje").uncheck()
    page.get_by_label("Pokaż wiersz poleceń przy stole").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_label("Tempo animacji")).to_have_value("2")
    expect(page.get_by_label("Animacje")).not_to_be_checked()
    expect(page.get_by_label("Pokaż wiersz poleceń przy stole")).to_be_checked()


def test_a_browser_that_keeps_nothing_still_plays(meet):
    person = meet()
    person.context.add_init_script(BLOCKED)
    person.visit().page.get_by_role("button", name="Sounds").click()
    person.play_against_bots()
    person.fly("10/4")
    expect(person.space("10/4")).to_have_attribute("aria-label", re.compile("red fighter"))


def test_a_setting_nobody_can_read_does_not_stop_the_page(meet):
    person = meet()
    person.context.add_init_script("localStorage['orbita.settings'] = '{broken'")
    person.visit()
    person.sees("A table among the stars")


def test_the_look_is_the_systems_and_follows_it_until_one_is_chosen(meet):
    person = meet(look="light")
    page = person.visit().page
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    person.visit("/settings").page.get_by_label("Look").select_option("light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_in_the_light_the_yellow_seat_is_yellow_and_its_name_can_be_read(meet, axe):
    person = meet(look="light")
    page = person.visit("/new/guardians").page
    page.get_by_label("Your name").fill("Ala")
    page.get_by_label("Who sits at Red").select_option("bot")
    page.get_by_label("Who sits at Yellow").select_option("me")
    person.press_button("Start")
    person.waits_for_turn()
    mark = page.locator("aside .seats li").nth(1).locator("path")
    red, green, blue = map(int, re.findall(r"\d+", mark.evaluate("one => getComputedStyle(one).fill")))
    assert red > 220 > green > 150 > 50 > blue
    outline = mark.evaluate("one => getComputedStyle(one).stroke")
    assert max(map(int, re.findall(r"\d+", outline))) < 80
    assert findings(person, axe) == []
