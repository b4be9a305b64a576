"""Voyager watched again: by rounds and turns, with its key moments, through anybody's eyes."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.games.voyager.game import GAME, retell
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import NAMES, lay_seats
from tests.e2e.test_pages import findings

GOLDEN = Path(__file__).parents[1] / "golden" / "voyager" / "4-seats-greedy.txt"
BOTH = pytest.mark.parametrize(
    ("lang", "size"), [pytest.param("pl", PHONE, id="pl phone"), pytest.param("en", DESKTOP, id="en desktop")]
)
WORDS = {
    "en": {
        "next": "To the next turn",
        "before": "To the turn before",
        "hand": "{}'s hand",
        "turn": "{}'s turn",
    },
    "pl": {
        "next": "Do następnej tury",
        "before": "Do poprzedniej tury",
        "hand": "Karty: {}",
        "turn": "tura: {}",
    },
}


@cache
def record():
    return read_record(GOLDEN.read_bytes())


@cache
def views():
    """The game after every move, and what happened in it."""
    return [
        (GAME.shown(GAME.view(match.state, None)), [GAME.event_data(match.state, event) for event in events])
        for _, match, events in steps(record(), GAME)
    ]


class Cinema:
    """Somebody who played watches a finished game."""

    def __init__(self, meet, server, lang, size, motion="reduce"):
        [keys] = lay_seats(server.database, [(record(), len(record().moves))])
        self.code = keys[0].partition(".")[0]
        self.person = meet(lang, size, motion=motion)
        self.page = self.person.page
        self.lang = lang
        self.person.visit(f"/t/{self.code}#{keys[0]}")
        expect(self.page.locator("section.card ol a").first).to_be_visible()

    def watch(self, move):
        self.person.visit(f"/replay/{self.code}#move-{move}")
        expect(self.page.locator(".marks button")).to_have_count(len(retell(record()).moments))
        return self

    def stands_at(self, move):
        expect(self.page.locator(".now span")).to_have_text(
            re.compile(rf"\b{move}\b.*\b{len(record().moves)}$")
        )


@BOTH
def test_every_moment_of_the_end_screen_opens_the_replay_there(meet, server, lang, size):
    cinema = Cinema(meet, server, lang, size)
    moments = retell(record(), lang, NAMES).moments
    links = cinema.page.locator("section.card ol a")
    expect(links).to_have_count(len(moments))
    for number, moment in enumerate(moments):
        expect(links.nth(number)).to_contain_text(moment.text)
        expect(links.nth(number)).to_have_attribute("href", f"/replay/{cinema.code}#move-{moment.move}")
    links.nth(2).click()
    cinema.stands_at(moments[2].move)
    expect(cinema.page.locator(".marks [aria-current=true]")).to_have_text("3")


@BOTH
def test_the_end_screen_counts_the_game_and_all_of_it_can_be_reached(meet, server, axe, lang, size):
    cinema = Cinema(meet, server, lang, size)
    page, told = cinema.page, retell(record(), lang, NAMES)
    expect(page.locator("section.card circle.pin")).to_have_count(len(told.moments))
    played = sum(seat.tally["cards_played"] for seat in told.seats)
    counted = page.get_by_role("listitem").filter(has_text=re.compile(rf"^{played} "))
    counted.scroll_into_view_if_needed()
    expect(counted).to_be_in_viewport(ratio=1)
    rematch = page.get_by_role("button", name={"en": "Rematch", "pl": "Rewanż"}[lang])
    rematch.scroll_into_view_if_needed()
    expect(rematch).to_be_in_viewport(ratio=1)
    assert findings(cinema.person, axe) == []
    assert not cinema.person.overflows()


@BOTH
def test_the_slider_steps_by_turns_and_marks_lead_to_key_moments(meet, server, axe, lang, size):
    moments = retell(record(), lang, NAMES).moments
    cinema = Cinema(meet, server, lang, size).watch(moments[1].move)
    page, words = cinema.page, WORDS[lang]
    cinema.stands_at(moments[1].move)
    assert findings(cinema.person, axe) == []
    assert not cinema.person.overflows()
    ends = [number for number, (_, events) in enumerate(views()) if has(events, "turn_began")]
    after = next(number for number in ends if number > moments[1].move)
    page.get_by_role("button", name=words["next"]).click()
    cinema.stands_at(after)
    expect(page.locator(".now b")).to_contain_text(words["turn"].format(NAMES[views()[after][0].turn]))
    page.get_by_role("button", name=words["before"]).click()
    cinema.stands_at(max(number for number in ends if number < after))
    page.locator("input[type=range]").focus()
    page.keyboard.press("End")
    cinema.stands_at(ends[-1])
    page.locator(".marks button").nth(3).click()
    cinema.stands_at(moments[3].move)


def has(events, name):
    return any(event["event"] == name for event in events)


@BOTH
def test_a_game_is_seen_through_anybody_s_eyes(meet, server, axe, lang, size):
    move = retell(record()).moments[-1].move
    cinema = Cinema(meet, server, lang, size).watch(move)
    page = cinema.page
    expect(page.locator("[data-hand]")).to_have_count(0)
    for seat in (1, 2):
        page.locator(f"[data-eyes='{seat}']").click()
        hand = page.locator("[data-hand]")
        expect(hand.get_by_role("heading").first).to_have_text(WORDS[lang]["hand"].format(NAMES[seat]))
        expect(hand.locator("[data-card]")).to_have_count(sum(views()[move][0].seats[seat].cards.values()))
        cinema.stands_at(move)
    assert findings(cinema.person, axe) == []
    page.locator("[data-eyes='2']").click()
    expect(page.locator("[data-hand]")).to_have_count(0)


def test_the_board_plays_what_flashes_up(meet, server):
    moments = retell(record()).moments
    cinema = Cinema(meet, server, "en", DESKTOP, motion="no-preference").watch(0)
    cinema.page.locator("select").select_option("0.5")
    place = next(place for place, moment in enumerate(moments) if moment.kind == "first")
    cinema.page.locator(".marks button").nth(place).click()
    expect(cinema.page.locator(".flashes > g").first).to_be_attached()
    cinema.stands_at(moments[place].move)


def test_a_record_somebody_brings_has_no_story_but_turns(meet):
    page = meet().visit("/replay").page
    page.locator("input[type=file]").set_input_files(GOLDEN)
    expect(page.locator("input[type=range]")).to_be_visible()
    expect(page.locator(".marks button")).to_have_count(0)
    expect(page.locator("[data-eyes]")).to_have_count(4)
