"""What a browser remembers, and browsers that remember nothing."""

import re

from playwright.sync_api import expect

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
