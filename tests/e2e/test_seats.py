"""Nobody loses a seat: not by another tab, an old link, a cleared browser or a new device."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE
from tests.e2e.people import Person

LAY = """
async names => Promise.all(names.map(async name => {
  const seats = [{kind: "me", nickname: name}, {kind: "bot", level: "easy"}];
  const headers = {"Content-Type": "application/json"};
  const body = JSON.stringify({game: "guardians", seats, start: true});
  return (await (await fetch("/api/tables", {method: "POST", headers, body})).json());
}))
"""


def my_games(person):
    return person.page.get_by_role("region", name=re.compile("My games|Moje gry"))


def lit(person):
    """It is this person's turn, and the board takes it."""
    person.waits_for_turn()
    before = person.seq()
    person.page.locator("g.target").first.click()
    person.page.wait_for_function("seq => document.querySelector('main').dataset.seq * 1 > seq", arg=before)


def other_tab(person):
    """The same browser, another tab."""
    return Person(person.context, person.address, "en")


def test_two_tabs_that_lay_tables_at_the_same_time_lose_nothing(meet):
    one = meet()
    one.visit()
    other = other_tab(one).visit()
    one.press_button("Play with bots")
    other.press_button("Play with bots")
    one.waits_for_turn()
    other.waits_for_turn()
    tables = {one.table(), other.table()}
    assert len(tables) == 2
    for person in (one, other):
        assert list(person.keyring()["seats"]) == ["0"]
        lit(person)
    expect(my_games(one.visit()).get_by_role("listitem")).to_have_count(2)
    assert other.faults == []


def test_a_setting_of_one_tab_is_seen_by_the_other_and_kept_with_its_own(meet):
    one = meet()
    one.visit("/settings")
    other = other_tab(one).visit("/settings")
    one.page.get_by_label("Look").select_option("light")
    expect(other.page.locator("html")).to_have_attribute("data-theme", "light")
    other.page.get_by_label("Speed of animations").select_option("2")
    one.page.reload()
    expect(one.page.get_by_label("Look")).to_have_value("light")
    expect(one.page.get_by_label("Speed of animations")).to_have_value("2")


def test_games_are_found_again_by_the_guests_key_alone(meet):
    ala = meet()
    ala.play_against_bots()
    table, keys = ala.table(), ala.keyring()
    ala.visit().forgets("guest.")
    assert len(ala.kept()) == 1
    ala.page.reload()
    my_games(ala).get_by_role("link", name=re.compile("Guardians")).click()
    lit(ala)
    assert ala.table() == table
    assert ala.keyring() == keys


def test_what_an_earlier_version_kept_still_opens_its_tables(meet, server):
    laid = server.lay("Ala", "bot")
    ala = meet()
    ring = {"table": laid.table, "game": "guardians", "host": laid.host, "watch": "", "seats": laid.seats}
    ala.visit().remembers("tables", {laid.table: {**ring, "at": 1}})
    ala.visit(f"/t/{laid.table}")
    lit(ala)
    assert ala.keyring()["seats"] == laid.seats
    assert ala.keyring()["host"] == laid.host


def test_all_games_go_along_to_another_device_and_work_on_both(meet):
    ala, phone = meet(), meet("pl", PHONE)
    ala.play_against_bots()
    table = ala.table()
    ala.visit("/settings").press_button("Show a code")
    expect(ala.page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(ala.page.get_by_text(re.compile(r"for another (10:00|9:\d\d) min"))).to_be_visible()
    link = ala.page.get_by_label("Copy the link").and_(ala.page.get_by_role("textbox")).input_value()
    assert re.fullmatch(rf"{ala.address}/device#[a-z2-9]{{5}}-[a-z2-9]{{5}}", link)
    phone.page.goto(link)
    expect(phone.page.get_by_label("Kod z drugiego urządzenia")).to_have_value(link.partition("#")[2])
    assert "#" not in phone.page.url, "the code does not stay in the address bar"
    phone.press_button("Przenieś tu moje gry")
    phone.page.get_by_role("link", name="Do moich gier").click()
    my_games(phone).get_by_role("link", name=re.compile("Strażnicy")).click()
    lit(phone)
    ala.visit(f"/t/{table}")
    lit(ala)
    phone.sees("To miejsce jest teraz używane na innym urządzeniu.")
    phone.press_button("Graj tutaj")
    lit(phone)


def test_a_code_is_typed_used_once_and_refused_in_words(meet):
    ala, other, late = meet(), meet(), meet("pl")
    ala.play_against_bots()
    ala.visit("/device").press_button("Show a code")
    code = ala.page.locator(".code").inner_text().split()[-1]
    other.visit("/device").page.get_by_label("Code of the other device").fill(code.upper().replace("-", " "))
    other.page.keyboard.press("Enter")
    other.sees("Done. The games you play as Pilot are on this device now.")
    late.visit("/device").page.get_by_label("Kod z drugiego urządzenia").fill(code)
    late.press_button("Przenieś tu moje gry")
    expect(late.page.get_by_role("alert")).to_contain_text("Ten kod nie działa")
    assert late.kept("guest.") == {}


def test_a_device_with_games_of_its_own_keeps_them_when_others_arrive(meet):
    ala, ola = meet(), meet()
    for person in (ala, ola):
        person.play_against_bots()
    ala.visit("/device").press_button("Show a code")
    code = ala.page.locator(".code").inner_text().split()[-1]
    ola.visit("/settings").page.get_by_text("I have a code").click()
    ola.page.get_by_label("Code of the other device").fill(code)
    ola.press_button("Bring my games here")
    ola.sees("Done.")
    expect(my_games(ola.visit()).get_by_role("listitem")).to_have_count(2)
    assert len(ola.kept("guest.")) == 2
    ola.visit("/device")
    expect(ola.page.get_by_label("Whose games").locator("option")).to_have_count(2)


def test_an_old_link_does_not_take_the_place_of_a_good_key(meet, server):
    laid = server.lay("Ala", "bot")
    ala = meet()
    ala.visit(f"/t/{laid.table}#{laid.seats['0']}").waits_for_turn()
    ala.press_button("My other device")
    ala.press_button("Show the link")
    ala.press_button("Make a new link (the old one stops working)")
    old = f"/t/{laid.table}#{laid.seats['0']}"
    expect(ala.page.get_by_label("Copy the link").first).not_to_have_value(f"{ala.address}{old}")
    good = ala.keyring()["seats"]
    ala.page.goto("about:blank")
    ala.visit(old).sees("The link you opened does not work any more.")
    assert "#" not in ala.page.url
    lit(ala)
    assert ala.keyring()["seats"] == good
    ala.press_button("Close")
    expect(ala.page.get_by_text("The link you opened")).to_have_count(0)


def test_a_seat_given_to_another_link_is_found_again_by_its_guest(meet, server):
    ala = meet()
    ala.play_against_bots()
    table, key = ala.table(), ala.keyring()["host"]
    server.rest.call("POST", f"/api/tables/{table}/seats/0/link", key=key, kind=dict)
    ala.sees("The host made a new link for your seat.")
    ala.press_button("Find my seat again")
    lit(ala)
    ala.sees("Pilot has a new link.")


def test_who_was_asked_to_leave_is_told_so_and_finds_nothing(meet, server):
    ala, olek = meet(), meet()
    ala.visit("/new/guardians").page.get_by_label("Your name").fill("Ala")
    ala.press_button("Set up the table")
    olek.page.goto(ala.page.get_by_label("Copy the link").input_value())
    olek.page.get_by_label("Your name").fill("Olek")
    olek.press_button("Take a seat")
    ala.press_button("Ask to leave")
    olek.sees("The host has freed your seat.")
    olek.press_button("Back to the start page")
    expect(my_games(olek)).to_contain_text("Your games will be listed here.")


def test_more_than_sixty_tables_keep_those_that_are_not_over(meet):
    ala = meet()
    ala.visit()
    laid = ala.page.evaluate(LAY, [f"Ala {number}" for number in range(70)])
    for keys in laid:
        item = {"game": "guardians", "at": 1, "over": False}
        ala.remembers(f"table.{keys['table']}", item)
        key = [f"orbita.table.{keys['table']}.0", keys["seats"]["0"]]
        ala.page.evaluate("([name, key]) => localStorage.setItem(name, key)", key)
    ala.play_against_bots()
    assert len(ala.kept("table.")) == 70 * 2 + 4
    ala.visit(f"/t/{laid[0]['table']}")
    lit(ala)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_browser_that_keeps_nothing_says_so_once(meet, lang):
    person = meet(lang)
    person.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")
    said = person.page.get_by_text(re.compile("does not keep anything|niczego dla nas nie zapisuje"))
    person.visit()
    expect(person.page.locator("h1")).to_be_visible()
    expect(said).to_have_count(0)
    person.press_button(person.words["bots"])
    expect(said).to_have_count(1)
    lit(person)
    person.press_button(re.compile("Close|Zamknij"))
    expect(said).to_have_count(0)
    lit(person)
    expect(said).to_have_count(0)


def test_a_code_that_is_too_old_is_put_away_and_another_one_offered(meet):
    ala = meet()
    ala.page.clock.install()
    ala.visit("/settings").page.get_by_label("Your name").fill("Ala")
    ala.press_button("Save")
    ala.press_button("Show a code")
    expect(ala.page.locator(".code")).to_be_visible()
    ala.page.clock.fast_forward("09:00")
    ala.sees(re.compile(r"for another (1:00|0:\d\d) min"))
    ala.page.clock.fast_forward("01:01")
    ala.sees("That code is too old now.")
    expect(ala.page.locator(".code")).to_have_count(0)
    ala.press_button("Make a new code")
    expect(ala.page.locator(".code")).to_be_visible()


def test_a_guest_the_server_does_not_know_becomes_a_new_one_and_loses_nothing_here(meet):
    ala = meet()
    ala.visit().remembers("guest.me.guest.unknown", {"nickname": "Ala", "at": 1})
    ala.play_against_bots()
    expect(my_games(ala.visit()).get_by_role("listitem")).to_have_count(1)
    assert len(ala.kept("guest.")) == 2
