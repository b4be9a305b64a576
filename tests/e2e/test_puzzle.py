"""The puzzle of the day in the browser: the real board, a verdict, and the answer."""

import datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from orbita.arena.puzzle_file import puzzles_of
from orbita.server.rooms.puzzles import number_of
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

WORDS = {
    "en": {
        "link": "Puzzle of the day", "solved": "Solved!", "not": "Not the best turn",
        "show": "Show the answer", "again": "Try again", "best": "The best turn:", "before": "The day before",
    },
    "pl": {
        "link": "Zadanie dnia", "solved": "Rozwiązane!", "not": "To nie jest najlepsza tura",
        "show": "Pokaż rozwiązanie", "again": "Spróbuj jeszcze raz", "best": "Najlepsza tura:",
        "before": "Dzień wcześniej",
    },
}  # fmt: skip
BOTH = pytest.mark.parametrize(
    ("lang", "size", "look"),
    [
        pytest.param("pl", PHONE, "dark", id="pl phone dark"),
        pytest.param("en", DESKTOP, "light", id="en desktop light"),
    ],
)
DAY = "2026-03-05"  # any that is past: midnight may come while a test runs


def puzzle(day=DAY):
    return puzzles_of("guardians").puzzles[number_of("guardians", day)]


def opened(meet, lang="en", size=DESKTOP, look="dark", day=DAY):
    person = meet(lang, size, look=look).visit(f"/puzzle/guardians/{day}")
    expect(person.page.locator("[data-space]").first).to_be_visible()
    return person


def answer_to(person, moves):
    """Make the moves of a turn as the server offers them, one after the other."""
    for number, move in enumerate(moves):
        made = ",".join(moves[: number + 1])
        with person.page.expect_response(lambda answer, made=made: asked(answer.url) == made):
            kind, _, place = move.partition(" ")
            if kind == "move":
                person.space(place).click()
            else:
                person.page.locator(f"[data-move='{move}']").first.click()


def asked(url):
    return parse_qs(urlsplit(url).query).get("moves", [""])[0]


def test_the_first_page_leads_to_today_s_puzzle(meet):
    person = meet("en", PHONE).visit("/")
    person.page.get_by_role("link", name=WORDS["en"]["link"]).click()
    expect(person.page.locator("[data-space]").first).to_be_visible()
    expect(person.page.get_by_role("button", name=WORDS["en"]["show"])).to_have_count(0)  # not today
    person.page.get_by_role("link", name=WORDS["en"]["before"]).click()
    expect(person.page.get_by_role("button", name=WORDS["en"]["show"])).to_be_visible()
    yesterday = datetime.datetime.now(datetime.UTC).date() - datetime.timedelta(days=1)
    assert person.page.url.endswith(yesterday.isoformat())


@BOTH
def test_the_best_turn_solves_it(meet, axe, lang, size, look):
    person = opened(meet, lang, size, look)
    assert findings(person, axe) == []
    assert not person.overflows()
    answer_to(person, puzzle().turns[0].moves)
    expect(person.page.get_by_role("heading", name=WORDS[lang]["solved"])).to_be_focused()
    expect(person.page.get_by_text(WORDS[lang]["best"])).to_be_visible()
    assert findings(person, axe) == []
    assert not person.overflows()


@BOTH
def test_the_bot_s_turn_does_not_and_can_be_tried_again(meet, lang, size, look):
    person = opened(meet, lang, size, look)
    answer_to(person, puzzle().greedy)
    expect(person.page.get_by_role("heading", name=WORDS[lang]["not"])).to_be_focused()
    person.press_button(WORDS[lang]["show"])
    expect(person.page.get_by_text(WORDS[lang]["best"])).to_be_visible()
    person.press_button(WORDS[lang]["again"])
    expect(person.page.get_by_text(WORDS[lang]["best"])).to_have_count(0)
    expect(person.page.locator("g.target").first).to_be_visible()


def test_a_game_without_puzzles_says_so(meet):
    person = meet("pl").visit("/puzzle/space_alert")
    expect(person.page.get_by_role("alert")).to_contain_text("Do tej gry nie ma zadań")
