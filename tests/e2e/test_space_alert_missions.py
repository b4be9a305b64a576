"""Whole missions of Space Alert in browsers, from the lobby to the end sheet, at twenty times the pace."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.flying import SAID, Flyer
from tests.e2e.taps import Taps
from tests.e2e.wire import Wire

MISSED = re.compile(r"\d+ (komunikaty?|komunikatów) pod twoją nieobecność")
GO_ON = re.compile("^(Go on|Dalej)$")
LOST = "Utracono połączenie"
CREW = (("Ala", "en", DESKTOP), ("Olek", "pl", PHONE), ("Iza", "en", PHONE))
MISSION = {"mission": "simulation_1"}


@pytest.fixture
def crew(meet, swift):
    """Three people, two of them on phones, and a bot, their mission begun; Olek's wire can be cut."""
    people = ("Ala", "Olek", "Iza", "bot")
    keys = swift.lay(*people, game="space_alert", options=MISSION, pace="pausable", start=False)
    wire, taps, flyers = Wire(swift), Taps(), []
    for seat, (name, lang, size) in enumerate(CREW):
        person = meet(lang, size, has_touch=size is PHONE)
        person.address = wire.address if name == "Olek" else swift.address
        taps.watch(person)
        if seat == 0:
            person.visit(f"/t/{keys.table}#{keys.host}").sees(
                "Start the game"
            )  # its key is kept once checked
            person.visit("/settings")
        person.visit(f"/t/{keys.table}#{keys.seats[str(seat)]}")
        expect(person.page.get_by_test_id("flight")).to_be_visible()
        flyers.append(Flyer(person, has_touch=size is PHONE))
    flyers[0].person.press_button("Start the game")
    for flyer in flyers:
        expect(flyer.page.locator(".phase.now")).to_be_visible()
    yield *flyers, wire, taps
    wire.cut()


def test_three_people_and_a_bot_fly_a_mission_with_a_lost_connection_and_a_reload(crew):
    ala, olek, iza, wire, taps = crew
    dice = random.Random(7)
    ala.person.press_button("Hold the clock")  # so that no test is decided by how fast the machine is
    for flyer in (ala, olek, iza):
        expect(flyer.page.get_by_role("button", name=GO_ON)).to_be_visible()  # no phase ends meanwhile
    for flyer in (ala, olek, iza, olek, iza, ala, olek):
        flyer.place(dice)
    kept = olek.planned()
    assert len(kept) == 3
    ala.sees_backs("Olek", kept)
    ala.person.press_button("Go on")
    wire.cut()
    olek.person.sees(LOST)
    heard = ala.page.evaluate(SAID)
    for flyer in (ala, iza):
        flyer.place(dice)
    ala.hears(heard + 2)
    ala.person.press_button("Hold the clock")
    expect(ala.page.get_by_role("button", name="Go on")).to_be_visible()

    wire.mend()
    expect(olek.page.get_by_text(LOST)).to_have_count(0)
    olek.has(kept)
    ala.sees_backs("Olek", kept)
    olek.page.get_by_role("button", name=MISSED).tap()
    told = olek.page.get_by_role("dialog").locator(".comms li.computer")
    expect(told.nth(heard + 1)).to_be_attached()
    olek.page.keyboard.press("Escape")
    kept = iza.planned()
    assert kept
    ala.sees_backs("Iza", kept)
    taps.collect(iza.person)
    iza.page.reload()
    iza.has(kept)

    ala.person.press_button("Go on")
    crew = [ala, olek, iza]
    while any(flyer.is_planning() for flyer in crew):
        for flyer in crew:
            flyer.place(dice, again=True)
    for flyer in crew:
        expect(flyer.page.locator(".film")).to_be_visible()
        taps.collect(flyer.person)
    ala.lead()
    ends = [flyer.sheet() for flyer in crew]
    assert ends[0][1]
    assert ends[0] == ends[1] == ends[2]
    taps.tell()
    assert taps.figures()["update_bytes"]["count"] > 50
    assert taps.figures()["update_bytes"]["median"] <= 4096
