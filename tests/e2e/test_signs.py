"""Guardians' board explains itself: signs and their legend, buying, the missile beside the shot, hints."""

import random
import re

import pytest
from playwright.sync_api import expect

from orbita.core.match import Match
from orbita.registry import find_game
from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.positions import lay_tables
from tests.e2e.test_pages import findings
from tests.server.servers import Served

GAME = find_game("guardians")


def moves_of(match):
    return [GAME.notation.move_text(match.state, 0, move) for move in GAME.legal(match.state, 0)]


def ready_missile(match):
    moves = moves_of(match)
    return any(one.startswith("missile") for one in moves) and any(one.startswith("move") for one in moves)


def everything_on_sale(match):
    return {"buy missile", "buy level", "buy power-up", "shoot"} <= set(moves_of(match))


def coming_back(match):
    return "pass" in moves_of(match)


def nothing_on_sale(match):
    moves = moves_of(match)
    return "shoot" in moves and not any(one.startswith("buy") for one in moves)


POSITIONS = {
    "missile": ready_missile,
    "shop": everything_on_sale,
    "comeback": coming_back,
    "poor": nothing_on_sale,
}


def game_until(is_there):
    """Play at random, buying whatever is on sale, until red stands there."""
    for seed in range(2000):
        match = Match(GAME, GAME.read_options({"variant": "advanced"}), 2, seed)
        dice = random.Random(seed)
        while seats := GAME.awaited(match.state):
            if seats == (0,) and is_there(match):
                return match
            legal = list(GAME.legal(match.state, seats[0]))
            texts = [GAME.notation.move_text(match.state, seats[0], move) for move in legal]
            wanted = (
                texts.index("buy missile") if "buy missile" in texts and is_there is ready_missile else None
            )
            match.play(seats[0], dice.choice(legal) if wanted is None else legal[wanted])
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("signs")
    database = f"sqlite:///{folder}/orbita.db"
    matches = [game_until(is_there) for is_there in POSITIONS.values()]
    keys = lay_tables(database, [(match.record(), len(match.entries)) for match in matches])
    served = Served(database, folder)
    served.keys = dict(zip(POSITIONS, keys, strict=True))
    yield served
    served.stop()


def sit_down(person, server, where):
    key = server.keys[where]
    person.visit(f"/t/{key.partition('.')[0]}#{key}").waits_for_turn()
    return person


def test_with_a_missile_a_space_shows_the_shot_and_the_missile(meet, server):
    ala = sit_down(meet(), server, "missile")
    flights = ala.page.locator("g.target:has(.lit.fly)")
    told = flights.evaluate_all(
        "all => all.map(one => [one.getAttribute('aria-label'),"
        " one.querySelector('.sign')?.textContent.trim() ?? '',"
        " one.querySelector('.corner')?.textContent ?? ''])"
    )
    assert all(sign for _, sign, _ in told)
    both = [(label, sign, corner) for label, sign, corner in told if sign.startswith("+") and corner]
    assert both
    for label, sign, corner in both:
        assert re.search(rf"fly here: \{sign} point.*; with the missile at row \d+: \+{corner} point", label)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_buying_says_what_for_and_at_what_price(meet, server, axe, lang):
    ala = sit_down(meet(lang, PHONE, has_touch=True), server, "shop")
    for move in ("buy missile", "buy level", "buy power-up"):
        button = ala.page.locator(f"[data-move='{move}']")
        expect(button.locator(".use")).to_have_text(re.compile(r"\w{4,}.*\.$"))
        expect(button).to_contain_text(re.compile(r"(price|cena) 1[05]"))
    ala.page.get_by_role("button", name="Co można kupić?" if lang == "pl" else "What can I buy?").click()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog.locator("dd")).to_have_count(3)
    expect(
        dialog.get_by_text("tokens you have won" if lang == "en" else "zdobytymi żetonami")
    ).to_be_visible()
    assert findings(ala, axe) == []
    assert not ala.overflows()


def test_a_payment_is_a_sentence_beside_its_tokens(meet, server):
    ala = sit_down(meet(), server, "shop")
    ala.sees("buy something")
    ala.page.locator("[data-move='buy power-up']").click()
    ala.sees("Pay 15 for a power-up: choose the tokens")
    payment = ala.page.locator("[data-move^='pay']").first
    expect(payment).to_have_text(re.compile(r"^\s*Pay \d+( \+ \d+)* \((exactly|\d+ wasted)\)\s*$"))
    assert payment.locator("svg").count() == len(re.findall(r"\d+", payment.get_attribute("data-move")))
    ala.press_button("Undo")


def test_the_comeback_shows_its_price(meet, server):
    ala = sit_down(meet(), server, "comeback")
    ala.sees("Pay 10 to come back, or pass")
    ala.sees("The fighter comes back, in the lowest row.")


def test_buying_is_not_spoken_of_when_nothing_can_be_bought(meet, server):
    ala = sit_down(meet(), server, "poor")
    bar = ala.page.locator(".bar")
    expect(bar).to_contain_text("Fly")
    expect(bar).not_to_contain_text("buy")


@pytest.mark.parametrize(("lang", "size"), [("pl", PHONE), ("en", DESKTOP)])
def test_the_legend_opens_from_the_board(meet, server, axe, lang, size):
    ala = sit_down(meet(lang, size), server, "missile")
    name = "Co znaczą te znaki?" if lang == "pl" else "What do the signs mean?"
    ala.page.get_by_role("button", name=name).focus()
    ala.page.keyboard.press("Enter")
    rows = ala.page.get_by_role("dialog").get_by_role("listitem")
    expect(rows).to_have_count(20)
    assert all(len(text.strip()) > 15 for text in rows.all_inner_texts())
    assert findings(ala, axe) == []
    ala.page.keyboard.press("Escape")
    expect(ala.page.get_by_role("dialog")).to_have_count(0)


def test_a_sign_is_explained_where_it_stands(meet, server):
    ala = sit_down(meet(), server, "missile")
    told = ala.page.locator(".told")
    lit = ala.page.locator("g.target:has(.corner)").first
    lit.hover()
    expect(told.locator("[data-sign=missile]")).to_be_visible()
    ala.page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    lit.focus()  # by the keyboard
    expect(told.locator("[data-sign=missile]")).to_be_visible()
    ala.page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_tap_on_a_dark_space_asks_what_lies_there_and_plays_nothing(meet, server):
    ala = sit_down(meet(size=PHONE, has_touch=True), server, "missile")
    before = ala.seq()
    dark = ala.page.locator("g[role=gridcell]:not(.target)[aria-label*=monster]").first
    dark.tap(force=True)  # it is marked as one that plays nothing
    expect(ala.page.locator(".told [data-sign=monster]")).to_be_visible()
    assert ala.seq() == before


def test_holding_a_lit_space_explains_it_and_plays_nothing(meet, server):
    ala = sit_down(meet(size=PHONE, has_touch=True), server, "missile")
    before = ala.seq()
    lit = ala.page.locator("g.target:has(.corner)").first
    lit.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ala.page.locator(".told.asked")).to_be_visible()
    lit.dispatch_event("click")
    expect(ala.page.locator(".told.asked")).to_have_count(0)
    assert ala.seq() == before


def test_the_row_above_the_moon_is_named(meet, server):
    ala = sit_down(meet(), server, "poor")
    expect(ala.page.get_by_role("rowheader", name="4, above the Moon's line")).to_have_count(1)
