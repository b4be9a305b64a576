"""The action round of Space Alert in a browser: a film one can stop, on the replay page of a record."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.core.record import read_record
from orbita.registry import find_game
from orbita.server.rooms.replays import Wanted, make_replay
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

GOLDEN = Path(__file__).parents[1] / "golden/space_alert"
LOST, WON = GOLDEN / "4-seats.txt", GOLDEN / "4-seats-campaign-won.txt"
LANDSCAPE = {"width": 844, "height": 390}
SMALL = {"width": 320, "height": 640}
HD, WIDE = {"width": 1920, "height": 1080}, {"width": 2560, "height": 1440}


class Film:
    """A mission being watched: where the film is, and what it shows."""

    def __init__(self, person, record):
        self.person = person
        self.page = person.page
        person.visit("/replay")
        self.page.set_input_files("input[type=file]", record)
        self.page.locator(".rounds button").nth(1).click()  # a replay begins with the planning round
        expect(self.page.locator(".film")).to_be_visible()
        self.at(1, -1)

    def at(self, turn, shot=None):
        film = self.page.locator(".film")
        expect(film).to_have_attribute("data-turn", str(turn))
        if shot is not None:
            expect(film).to_have_attribute("data-shot", str(shot))

    def turn(self, number):
        return self.page.locator(".time ol button").nth(number - 1)

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def is_playing(self, on):
        expect(self.page.locator(".film")).to_have_attribute("data-playing", "true" if on else "false")


def events_of(path):
    """What the server tells of each turn."""
    record = read_record(path.read_bytes())
    frames = make_replay(record, find_game(record.game), Wanted()).frames
    return [event for frame in frames for event in frame.events]


def test_the_film_goes_by_keyboard_from_moment_to_moment_and_back(meet):
    film = Film(meet(), LOST)
    film.press("ArrowRight", "ArrowRight")
    film.at(1, 1)
    film.press("ArrowLeft")
    film.at(1, 0)
    film.press("End")
    last = [event["turn"] for event in events_of(LOST) if event["event"] == "turn_began"][-1]
    film.at(last)
    expect(film.page.get_by_role("heading", name="Ship lost")).to_be_focused()
    film.press("Home")
    film.at(1, -1)
    expect(film.page.get_by_role("heading", name="Ship lost")).to_have_count(0)


def test_space_plays_and_stops_and_every_moment_is_told_to_who_cannot_see_it(meet):
    film = Film(meet(), LOST)
    film.is_playing(False)
    film.press(" ")
    film.is_playing(True)
    spoken = film.page.locator(".film > [aria-live=polite]")
    expect(spoken).to_have_text(re.compile(r"\w+.*\."))
    film.press(" ")
    film.is_playing(False)
    stopped = film.page.locator(".film").get_attribute("data-shot")
    assert int(stopped) >= 0
    expect(spoken).not_to_have_text("")


def test_the_timeline_leads_to_a_turn_and_tells_what_it_is_remembered_by(meet):
    film = Film(meet(), LOST)
    came = next(event for event in events_of(LOST) if event["event"] == "threat_appeared")
    expect(film.turn(came["threat"])).to_have_accessible_name(re.compile(" appears"))
    film.turn(3).click()
    film.at(3, -1)
    film.page.get_by_role("slider", name="Timeline").press("ArrowRight")
    film.at(3, 0)
    film.page.get_by_role("button", name="threats", exact=True).click()
    expect(film.page.locator(".turn [aria-current=step]")).to_have_accessible_name("threats")
    last = len([event for event in events_of(LOST) if event["event"] == "turn_began"])
    expect(film.turn(last + 1)).to_be_disabled()


def test_while_it_plays_one_thing_is_bright_and_the_rest_dims_stopped_all_can_be_read(meet):
    film = Film(meet(), LOST)
    dimmed = film.page.locator(".film .dimmed")
    expect(dimmed).to_have_count(0)
    film.press(" ")
    expect(dimmed).not_to_have_count(0)
    expect(dimmed.first).to_have_css("opacity", "0.4")
    film.press(" ")
    expect(dimmed).to_have_count(0)
    expect(film.page.locator(".film .lit").first).to_be_visible()


def test_a_card_in_vain_says_why(meet):
    film = Film(meet(), LOST)
    turn = 0
    for event in events_of(LOST):
        turn = event["turn"] if event["event"] == "turn_began" else turn
        if event["event"] == "card_in_vain":
            break
    film.turn(turn).click()
    film.page.get_by_role("button", name="crew", exact=True).click()
    vain = film.page.locator(".cards li.vain").first
    for _ in range(12):
        if vain.count():
            break
        film.press("ArrowRight")
    expect(vain).to_contain_text("in vain")
    expect(film.page.locator(".now .why")).to_contain_text("Why?")


def test_a_won_mission_ends_with_its_sheet_counted_up_to_the_servers_score(meet):
    film = Film(meet("pl"), WON)
    film.press("End")
    sheet = film.page.locator(".sheet")
    expect(sheet).to_contain_text("Skok udany")
    score = next(event["score"] for event in events_of(WON) if event["event"] == "mission_won")
    shown = str(score).replace("-", "−")
    expect(sheet.locator(".total dd")).to_contain_text(shown)
    film.page.get_by_role("button", name="Obejrzyj całość").click()
    expect(sheet).to_have_count(0)


def test_planning_is_there_move_by_move_and_the_film_is_one_press_away(meet):
    film = Film(meet(), LOST)
    film.page.get_by_role("button", name="Move by move").click()
    expect(film.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    film.page.get_by_role("button", name="Watch the film").click()
    film.page.get_by_role("button", name="Action round").click()
    expect(film.page.locator(".film")).to_be_visible()


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("look", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_film_is_accessible(meet, axe, lang, look, size):
    film = Film(meet(lang, size, look=look), LOST)
    assert findings(film.person, axe) == []
    film.turn(5).click()
    film.press(*["ArrowRight"] * 6)
    assert findings(film.person, axe) == []
    film.press("End")
    expect(film.page.locator(".sheet")).to_be_visible()
    assert findings(film.person, axe) == []


@pytest.mark.parametrize(
    "size",
    [DESKTOP, HD, WIDE, PHONE, LANDSCAPE, SMALL],
    ids=["desktop", "hd", "2560", "phone", "landscape", "320"],
)
def test_nothing_needs_scrolling_and_what_is_pressed_is_in_sight(meet, size):
    person = meet(size=size)
    film = Film(person, LOST)
    film.press(*["ArrowRight"] * 3)
    assert not person.overflows()
    tall = "document.documentElement.scrollHeight > document.documentElement.clientHeight + 1"
    assert not film.page.evaluate(tall)
    for name in ("Play", "Step on", "Step back"):
        box = film.page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box["y"] + box["height"] <= size["height"]
        assert min(box["width"], box["height"]) >= 44


def test_no_text_is_smaller_than_eleven_pixels(meet):
    for size in (DESKTOP, PHONE):
        film = Film(meet(size=size), LOST)
        film.turn(4).click()
        film.press(*["ArrowRight"] * 4)
        small = film.page.evaluate(
            """() => [...document.querySelectorAll('.film *')]
                .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
                .filter((one) => !one.closest('svg') && one.checkVisibility())
                .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
                .map((one) => `${one.className} ${one.textContent}`)"""
        )
        assert small == []


def test_with_motion_the_film_ends_where_it_ends_without(meet):
    ends = []
    for motion in ("reduce", "no-preference"):
        film = Film(meet(motion=motion), WON)
        film.turn(2).click()
        film.press("ArrowLeft")
        ends.append(film.page.locator(".lines .label").inner_text())
        longest = "Math.max(0, ...document.getAnimations().map((one) => one.effect.getTiming().duration))"
        assert motion == "no-preference" or film.page.evaluate(longest) <= 1
    assert ends[0] == ends[1]
