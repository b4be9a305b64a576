"""Games without a board in the browser: said clearly, and nothing leads nowhere."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_pages import findings

GOLDEN = Path(__file__).parents[1] / "golden/voyager/2-seats.txt"
WORDS = {
    "en": ("This game has no board in the browser yet.", "Copy the command"),
    "pl": ("Ta gra nie ma jeszcze planszy w przeglądarce.", "Kopiuj polecenie"),
}
SIZES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", ["voyager", "space_alert"])
def test_its_table_says_how_to_sit_there_from_a_terminal(meet, server, axe, game, lang, size):
    keys = server.lay("Ala", "Olek", game=game)
    person = meet(lang, SIZES[size])
    person.visit(f"/t/{keys.table}#{keys.seats['0']}")
    text, copy = WORDS[lang]
    person.sees(text)
    person.sees("Olek")
    command = person.page.get_by_label(copy).and_(person.page.get_by_role("textbox"))
    expect(command).to_have_value(f"orbita play --join {server.address}/t/{keys.table}#{keys.seats['0']}")
    assert findings(person, axe) == []
    assert not person.overflows()


def test_the_page_leaves_the_seat_free_for_the_terminal(meet, server):
    keys = server.lay("Ala", "Olek", game="voyager")
    ala, watcher = meet(), meet()
    ala.visit(f"/t/{keys.table}#{keys.seats['0']}").sees(WORDS["en"][0])
    watcher.visit(f"/t/{keys.table}#{keys.watch}").sees(WORDS["en"][0])
    expect(watcher.page.get_by_text("away")).to_have_count(2)
    expect(watcher.page.get_by_label("Copy the command")).to_have_count(0)
    other = meet()
    other.visit(f"/t/{keys.table}#{keys.seats['0']}").sees(WORDS["en"][0])
    expect(ala.page.get_by_role("button", name="Play here")).to_have_count(0)


def test_before_the_start_the_lobby_says_it_as_well(meet, server):
    keys = server.lay("Ala", "Olek", game="voyager", start=False)
    person = meet()
    person.visit(f"/t/{keys.table}#{keys.seats['0']}").sees("Waiting for players")
    person.sees(WORDS["en"][0])


@pytest.mark.parametrize("game", ["voyager", "space_alert"])
def test_its_other_pages_lead_nowhere_false(meet, game):
    person = meet()
    person.visit(f"/new/{game}").sees(f"orbita play {game}")
    person.visit(f"/learn/{game}/basic").sees("There is nothing at this address.")
    person.visit(f"/rules/{game}").sees("Rules:")
    expect(person.page.get_by_role("link", name="Learn by playing")).to_have_count(0)


def test_its_record_is_told_in_words(meet, axe):
    person = meet()
    page = person.visit("/replay").page
    page.locator("input[type=file]").set_input_files(GOLDEN)
    person.sees("What happens is told in words.")
    person.press_button("One step on")
    expect(page.locator(".texts p")).not_to_have_count(0)
    assert findings(person, axe) == []
