"""Moves as text, both ways: every verb, both languages, and what cannot be read."""

import pytest

from orbita.core.errors import BadNotation
from orbita.games.guardians import moves
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options
from tests.games.guardians.table import Table

TABLE = """
    1 1 1 1 1 1
    R . . . . Y
"""


def read_and_write(text):
    state = Table(TABLE).state
    return GAME.notation.move_text(state, 0, GAME.notation.parse_move(state, 0, text))


@pytest.mark.parametrize(
    "text",
    [
        "place 10/3",
        "move 8/3",
        "boost 9/6",
        "stop",
        "shoot",
        "missile 10",
        "mine",
        "mine 6/1",
        "keep",
        "buy missile",
        "buy level",
        "buy power-up",
        "pay 5+4+1",
        "pay 10",
        "pass",
    ],
)
def test_every_verb_is_written_as_it_is_read(text):
    assert read_and_write(text) == text


@pytest.mark.parametrize(
    ("polish", "text"),
    [
        ("postaw 10/3", "place 10/3"),
        ("ruch 8/3", "move 8/3"),
        ("leć 8/3", "move 8/3"),
        ("doładuj 9/6", "boost 9/6"),
        ("stój", "stop"),
        ("strzał", "shoot"),
        ("strzelaj", "shoot"),
        ("rakieta 4", "missile 4"),
        ("mina", "mine"),
        ("mina 6/1", "mine 6/1"),
        ("zostaw", "keep"),
        ("kup rakietę", "buy missile"),
        ("kup poziom", "buy level"),
        ("kup doładowanie", "buy power-up"),
        ("zapłać 5+5", "pay 5+5"),
        ("pas", "pass"),
    ],
)
def test_every_verb_is_read_in_polish(polish, text):
    assert read_and_write(polish) == text


@pytest.mark.parametrize("text", ["  MOVE   8/3 ", "Move 8/3", "move 08/03"])
def test_case_and_spaces_do_not_matter(text):
    assert read_and_write(text) == "move 8/3"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "notation/unknown", id="nothing"),
        pytest.param("swim 8/3", "notation/unknown", id="an unknown verb"),
        pytest.param("move", "notation/unknown", id="a verb without its space"),
        pytest.param("move 8/3 9/3", "notation/unknown", id="too much"),
        pytest.param("shoot 8/3", "notation/unknown", id="a space nobody needs"),
        pytest.param("move 8", "notation/space", id="half a space"),
        pytest.param("move 0/1", "notation/space", id="above the board"),
        pytest.param("move 11/1", "notation/space", id="below the board"),
        pytest.param("move 1/0", "notation/space", id="left of the board"),
        pytest.param("move 1/7", "notation/space", id="right of the board"),
        pytest.param("move -1/1", "notation/space", id="a sign"),
        pytest.param("move ٣/٣", "notation/space", id="digits of another script"),
        pytest.param("missile 0", "notation/row", id="no such row"),
        pytest.param("missile x", "notation/row", id="no row"),
        pytest.param("pay", "notation/unknown", id="paying nothing"),
        pytest.param("pay 6", "notation/payment", id="no such token"),
        pytest.param("pay 5+5+5+5", "notation/payment-useless", id="more than any price needs"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_code(text, code):
    with pytest.raises(BadNotation) as refusal:
        read_and_write(text)
    assert refusal.value.code == code
    assert refusal.value.message


def test_every_payment_there_is_can_be_written_and_read():
    state = GAME.new(Options(variant="advanced"), 2, 1)
    for payment in range(len(state.box.payment_total)):
        text = GAME.notation.move_text(state, 0, moves.PAY_WITH + payment)
        assert GAME.notation.parse_move(state, 0, text) == moves.PAY_WITH + payment
