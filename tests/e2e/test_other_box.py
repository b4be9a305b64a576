"""The board in the browser is the one of the box that is played with, not the one we happen to own."""

import random
import re

import pytest
from playwright.sync_api import expect

from orbita.core.match import Match
from orbita.games.guardians.game import GAME
from tests.e2e.positions import lay_tables
from tests.games.guardians.other_content import other_content
from tests.server.servers import LAUNCH, Served

USE_OTHER_BOX = """
from pathlib import Path
from orbita.games.guardians.content import read
read.DEFAULT = Path("box.toml").absolute()
"""


class OtherBox(Served):
    """A server whose owner has corrected the content file."""

    launch = USE_OTHER_BOX + LAUNCH


def moves_of(match):
    return [GAME.notation.move_text(match.state, 0, move) for move in GAME.legal(match.state, 0)]


def game_before_a_purchase():
    """Random play until red may buy and fly; what the engine says is legal there."""
    for seed in range(1000):
        match, dice = Match(GAME, GAME.read_options({}), 2, seed), random.Random(seed)
        while seats := GAME.awaited(match.state):
            if seats == (0,) and match.state.mine and {"buy missile", "shoot"} <= set(moves_of(match)):
                return match
            match.play(seats[0], dice.choice(list(GAME.legal(match.state, seats[0]))))
    raise AssertionError("nobody could ever buy anything")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("other_box")
    database = f"sqlite:///{folder}/orbita.db"
    with other_content(folder):
        match = game_before_a_purchase()
        [key] = lay_tables(database, [(match.record(), len(match.entries))])
        view = GAME.shown(GAME.view(match.state, 0))
        moves = moves_of(match)
        match.play_text(0, "buy missile")
        payments = set(moves_of(match))
    served = OtherBox(database, folder)
    served.key, served.view, served.moves, served.payments = key, view, moves, payments
    yield served
    served.stop()


@pytest.fixture
def ala(meet, server):
    person = meet()
    person.visit(f"/t/{server.key.partition('.')[0]}#{server.key}").waits_for_turn()
    return person


def test_the_board_has_the_spaces_of_the_box(ala, server):
    cells = ala.page.get_by_role("gridcell")
    expect(cells).to_have_count(8 * 5)
    places = cells.evaluate_all("cells => cells.map(cell => cell.dataset.space)")
    assert places == [f"{row}/{column}" for row in range(1, 9) for column in range(1, 6)]
    expect(ala.page.get_by_role("grid")).to_have_attribute("aria-rowcount", "8")
    box = ala.page.get_by_role("grid").get_attribute("viewBox")
    assert box == f"0 0 {34 + 5 * 100 + 24} {30 + 8 * 92 + 86}"


def test_every_piece_lies_where_the_engine_says(ala, server):
    lying = {f"{piece.row}/{piece.column}": piece for piece in server.view.pieces}
    for row in range(1, 9):
        for column in range(1, 6):
            piece = lying.get(f"{row}/{column}")
            label = ala.space(f"{row}/{column}").get_attribute("aria-label")
            words = {
                None: "empty",
                "monster": f"monster, {piece and piece.eyes} eye",
                "ship": "command ship",
                "damaged_ship": "damaged command ship",
                "mine": "mine",
                "fighter": ("red fighter", "yellow fighter")[(piece and piece.seat) or 0],
            }
            assert label.startswith(f"row {row}, column {column}, ")
            assert words[piece and piece.kind] in label


def test_mine_spaces_are_drawn_and_named_where_the_box_has_them(ala, server):
    expect(ala.page.locator(".mine-space")).to_have_count(2)
    drawn = ala.page.locator(".mine-space").evaluate_all(
        "all => all.map(one => one.getAttribute('transform'))"
    )
    assert drawn == ["translate(184 352)", "translate(84 536)"]
    lying = {(piece.row, piece.column) for piece in server.view.pieces}
    named = [
        cell for cell in ala.page.get_by_role("gridcell").all()
        if "mine space" in cell.get_attribute("aria-label")
    ]  # fmt: skip
    assert len(named) == len({(4, 2), (6, 1)} - lying)


def test_lit_spaces_are_those_the_engine_allows_and_prices_those_of_the_box(ala, server):
    flights = {move.split()[1] for move in server.moves if move.startswith("move")}
    lit = ala.page.locator("g.target").evaluate_all("all => all.map(one => one.dataset.space)")
    own = server.view.seats[0].fighter
    assert set(lit) == flights | {f"{own.row}/{own.column}"}
    expect(ala.page.get_by_role("button", name=re.compile(r"Buy a missile\s*price 7"))).to_be_visible()


def test_payments_are_those_that_pay_that_price(ala, server):
    """The last one here: the purchase is begun."""
    ala.press_button("Buy a missile")
    offered = ala.page.locator(".controls ul button")
    expect(offered).to_have_count(len(server.payments))
    said = {re.sub(r" \(.*", "", text.strip()) for text in offered.all_inner_texts()}
    assert {text.replace(" + ", "+").lower() for text in said} == server.payments
