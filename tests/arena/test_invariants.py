"""Each invariant of guardians notices what it is there for."""

import pytest

from orbita.games.guardians.invariants import invariants
from orbita.games.guardians.state import (
    COME_BACK,
    DAMAGED_LEFT,
    EMPTY,
    FIGHTER,
    FLY_ON,
    MINE,
    MOVE_MINE,
    OVER,
    PAY,
    SHIP_LEFT,
    SHIP_RIGHT,
    SHOOT,
)
from tests.games.guardians.table import lay

WIDTH = 8
TABLE = """
    < > 3 ( . .
    1 2 3 . * .
    . . . . . .
    R . . . . Y
"""


def space(row, column):
    return row * WIDTH + column


def faults(spoil):
    """What is said about the table after something was done to it that no rule does."""
    state = lay(TABLE, tokens={"red": "5 4", "yellow": "10"}, pile="1 2 <", aside=">")
    assert invariants(state) == []
    spoil(state)
    return "; ".join(invariants(state))


def set_to(name, value):
    return lambda state: setattr(state, name, value)


def put(row, column, piece):
    return lambda state: state.board.__setitem__(space(row, column), piece)


def at(name, index, value):
    return lambda state: getattr(state, name).__setitem__(index, value)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        pytest.param(at("discarded", 3, 0), "tokens of kind 3", id="a monster is missing"),
        pytest.param(at("pile", SHIP_LEFT, 0), "tokens of kind 6", id="half of a ship is missing"),
        pytest.param(set_to("ships_waiting", 1), "tokens of kind 6", id="a ship too many"),
        pytest.param(at("tokens", 1, -1), "less than none", id="minus one token"),
        pytest.param(set_to("pile_size", 9), "the pile has 3", id="the pile is miscounted"),
        pytest.param(at("aside", SHIP_LEFT, 1), "not put together", id="two halves aside"),
        pytest.param(at("score", 0, 10), "seat 0 holds 9", id="a score that is not held"),
        pytest.param(at("fighter", 0, space(9, 1)), "noted on", id="a fighter elsewhere"),
        pytest.param(put(9, 4, FIGHTER), "two spaces", id="a fighter twice"),
        pytest.param(put(9, 4, MINE), "two spaces", id="two mines"),
        pytest.param(set_to("mine", 0), "noted on", id="a mine nobody knows"),
        pytest.param(put(10, 0, EMPTY), "lies on 10/0", id="a hole in the wall"),
        pytest.param(put(8, 3, EMPTY), "invaders by column", id="an invader is gone"),
        pytest.param(set_to("invaders", 3), "invaders on the board", id="invaders miscounted"),
        pytest.param(put(7, 2, DAMAGED_LEFT), "has no right half", id="an intact half alone"),
        pytest.param(put(7, 1, SHIP_RIGHT), "has no left half", id="two right halves"),
        pytest.param(set_to("seat", 2), "seat 2", id="nobody's turn"),
        pytest.param(set_to("stage", OVER), "ended for reason 0", id="over without a reason"),
        pytest.param(set_to("ending", 2), "ended for reason 2", id="ended, and goes on"),
        pytest.param(set_to("out", 1), "out has the turn", id="the turn of a seat that is out"),
        pytest.param(set_to("missed", 3), "should have ended", id="everybody missed"),
        pytest.param(set_to("missed", 8), "does not exist", id="nobody missed"),
        pytest.param(set_to("out", 2), "with a fighter on the board", id="out, and flying"),
        pytest.param(set_to("stage", COME_BACK), "without having been lost", id="back from nowhere"),
        pytest.param(set_to("stage", PAY), "paying for 0", id="paying for nothing"),
        pytest.param(set_to("stage", SHOOT), "a choice between", id="no missile to choose"),
        pytest.param(set_to("stage", FLY_ON), "a flight cannot go on", id="flying on into oneself"),
        pytest.param(at("level", 0, 2), "has level 2", id="a level in the basic game"),
        pytest.param(at("power_up", 1, 1), "has a power-up", id="a power-up in the basic game"),
    ],
)
def test_what_no_rule_does_is_noticed(spoil, said):
    assert said in faults(spoil)


def test_shots_left_over_at_the_mine_are_noticed():
    def spoil(state):
        state.stage, state.shots_left = MOVE_MINE, 1

    assert "with 1 shots left" in faults(spoil)
