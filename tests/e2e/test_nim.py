"""A game in a package of its own, installed as a user would: played in the browser on its first day."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_curtain import everything, open_the_curtain, sit_together
from tests.e2e.test_other_games import lay_with_a_bot, unfold
from tests.e2e.test_pages import findings
from tests.examples.install import install, search_path
from tests.server.servers import Served

NAMES = {"en": "Nim with a token", "pl": "Nim z żetonem"}
OVER = {"en": "Game over", "pl": "Koniec gry"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server where the example is installed."""
    folder = tmp_path_factory.mktemp("nim")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(install(folder)))
        served = Served(f"sqlite:///{folder}/orbita.db", folder)
    yield served
    served.stop()


def play_to_the_end(person, lang):
    """Press what is offered until the game is over."""
    page = person.page
    over = page.get_by_role("region", name=OVER[lang])
    for _ in range(60):
        expect(over.or_(page.locator(".controls button").first).first).to_be_visible()
        if over.count():
            return
        unfold(person)
        before = person.seq()
        page.locator(".controls [data-move]").last.click()
        page.wait_for_function("seq => document.querySelector('main').dataset.seq * 1 > seq", arg=before)
    raise AssertionError("Nim does not end")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_it_is_on_the_first_page_and_played_to_its_end(meet, axe, lang, size):
    person = meet(lang, size)
    person.visit().sees(NAMES[lang])
    lay_with_a_bot(person, "nim", lang)
    assert not person.overflows()
    assert findings(person, axe) == []
    play_to_the_end(person, lang)


def test_its_token_is_hidden_behind_the_curtain(meet, server):
    person = meet()
    sit_together(person, server, "nim", "Ala", "Olek")
    before, name, lines = open_the_curtain(person.page)
    person.page.locator("[data-move^=take]").first.click()
    between, next_name, next_lines = open_the_curtain(person.page)
    assert {name, next_name} == {"I am Ala: show", "I am Olek: show"}
    (own,), (next_own,) = lines - next_lines - heaps(lines), next_lines - lines - heaps(next_lines)
    assert own.endswith("[?]")
    assert next_own.startswith("[?]")
    assert not any(token in before + between for token in (own, next_own))
    assert own not in everything(person.page)


def heaps(lines):
    """The lines of the stones, which everybody sees."""
    return {line for line in lines if not line.startswith("[")}
