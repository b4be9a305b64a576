"""Refusals: no such number, no such seat; what is refused is exactly what is not listed."""

from random import Random

import pytest

from orbita.games.guardians import moves
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options
from tests.games.guardians.table import Table

TABLE = """
    1 1 1 1 1 1
    R . . . . Y
"""


@pytest.mark.parametrize("seat", [-2, -1, 2, 3, 99, 1 << 70])
def test_a_seat_that_is_not_at_the_table(seat):
    assert GAME.why_not(Table(TABLE).state, seat, moves.SHOOT_NOW).code == "seat/unknown"


@pytest.mark.parametrize("move", [-1, -(1 << 70), 10_000, 1 << 70])
def test_a_number_that_is_no_move(move):
    assert GAME.why_not(Table(TABLE).state, 0, move).code == "move/unknown"


def test_the_refusal_says_what_was_asked_and_why_not():
    state = Table(TABLE).state
    refusal = GAME.why_not(state, 0, GAME.notation.parse_move(state, 0, "move 7/1"))
    assert refusal.code == "move/no-way"
    assert refusal.message == "move 7/1: A fighter flies in a straight line, over empty spaces only."
    assert refusal.details == {"move": "move 7/1"}


@pytest.mark.parametrize("seed", range(6))
def test_every_number_is_legal_or_refused_and_asking_changes_nothing(seed):
    choice = Random(seed)
    state = GAME.new(Options(variant="advanced"), choice.randint(2, 4), seed)
    numbers = range(-1, moves.PAY_WITH + len(state.box.payment_total) + 1)
    while not GAME.is_over(state):
        legal = list(GAME.legal(state, state.seat))
        before = GAME.pack(state)
        for number in numbers if choice.random() < 0.1 else legal:
            refusal = GAME.why_not(state, state.seat, number)
            assert (refusal is None) == (number in legal)
        assert GAME.pack(state) == before
        GAME.apply(state, state.seat, choice.choice(legal))
