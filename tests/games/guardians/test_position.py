"""Positions as text, both ways: the board as a picture, then what lies beside it."""

from random import Random

import pytest

from orbita.core.errors import BadNotation
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options
from tests.games.guardians.table import Table

POSITION = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . 3 < > ( .
    . . . . . .
    * . . . . .
    . . . . . .
    R . . Y . .
    red: tokens=[1,0,0,0,2,1] level=2
    yellow: tokens=[0,0,0,0,0,0]
    pile: tokens=[1,2,3,4,5,2,1] aside=[0,1]
    turn: seat=yellow stage=2 missed=1
"""


def test_a_position_is_read_as_it_is_drawn():
    state = GAME.notation.parse_position(POSITION)
    view = GAME.view(state, None)
    assert [seat.score for seat in view.seats] == [21, 0]
    assert view.seats[0].level == 2
    assert (view.turn, view.missed) == (1, 1)
    assert view.pile[1:] == (1, 2, 3, 4, 5, 2, 1)
    assert (state.invaders, list(state.in_column)[1:7]) == (4, [0, 1, 1, 1, 1, 0])


def test_what_lies_nowhere_else_is_back_in_the_box():
    view = GAME.view(GAME.notation.parse_position(POSITION), None)
    assert view.discarded == (0, 9, 9, 7, 7, 5, 2)


@pytest.mark.parametrize("seed", range(10))
def test_positions_of_a_game_are_read_as_they_are_written(seed):
    choice = Random(seed)
    state = GAME.new(Options(variant=choice.choice(["basic", "advanced"])), choice.randint(2, 4), seed)
    while not GAME.is_over(state):
        GAME.apply(state, state.seat, choice.choice(list(GAME.legal(state, state.seat))))
        read = GAME.notation.parse_position(GAME.notation.position_text(state))
        read.rng = state.rng  # the future is in no position
        assert GAME.pack(read) == GAME.pack(state)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("    * . . . . .\n", "", id="a row is missing"),
        pytest.param("* . . . . .", "* . . . . . .", id="a column too many"),
        pytest.param("* . . . . .", "x . . . . .", id="an unknown sign"),
        pytest.param("* . . . . .", "* . . . . G", id="a fighter without a seat"),
        pytest.param("* . . . . .", "* . . . . *", id="two mines"),
        pytest.param("* . . . . .", "R . . . . .", id="a fighter twice"),
        pytest.param("< >", "< .", id="a left half alone"),
        pytest.param("< >", ". >", id="a right half alone"),
        pytest.param("    yellow: tokens=[0,0,0,0,0,0]\n", "", id="one seat"),
        pytest.param("    yellow: tokens=[0,0,0,0,0,0]\n", "    yellow: \n", id="a seat with nothing said"),
        pytest.param("[1,0,0,0,2,1] level=2", "[1,0,0,0,2] level=2", id="a kind of token is missing"),
        pytest.param("[1,0,0,0,2,1] level=2", "[-1,0,0,0,2,1]", id="less than no tokens"),
        pytest.param("[1,0,0,0,2,1] level=2", "[12,0,0,0,0,0]", id="more tokens than the box has"),
        pytest.param("level=2", "level=0", id="no level"),
        pytest.param("level=2", "level=4", id="a level too high"),
        pytest.param("level=2", "level=two", id="a word for a number"),
        pytest.param("level=2", "level=2 missile=3", id="no such missile"),
        pytest.param("    pile: tokens=[1,2,3,4,5,2,1] aside=[0,1]\n", "", id="no pile"),
        pytest.param("aside=[0,1]", "aside=[0]", id="one kind of half"),
        pytest.param("aside=[0,1]", "ships_waiting=-1", id="less than no ships"),
        pytest.param("aside=[0,1]", "ships_waiting=6", id="more ships than the box has"),
        pytest.param("seat=yellow", "seat=green", id="the turn of nobody"),
        pytest.param("stage=2", "stage=10", id="no such stage"),
        pytest.param("stage=2", "stage=0", id="to be placed, and on the board"),
        pytest.param("stage=2", "stage=1", id="the mine to be placed, and on the board"),
        pytest.param("R . . Y", "R . . .", id="to move, and beside the board"),
        pytest.param("stage=2", "stage=3 heading=2", id="flying on in no direction"),
        pytest.param("stage=2", "stage=4", id="to shoot without a shot"),
        pytest.param("stage=2", "stage=6", id="paying for nothing"),
        pytest.param("stage=2", "stage=6 buying=1", id="paying without tokens"),
        pytest.param("stage=2", "stage=7 buying=4", id="coming back, and on the board"),
        pytest.param("stage=2", "stage=8", id="placed again, and on the board"),
        pytest.param("stage=2", "stage=9", id="over without an end"),
        pytest.param("stage=2", "stage=2 ending=1", id="ended, and going on"),
        pytest.param(
            "yellow: tokens=[0,0,0,0,0,0]", "yellow: tokens=[0,0,0,0,0,0] out=1", id="the turn of who is out"
        ),
        pytest.param("missed=1", f"missed={1 << 70}", id="a number too large"),
        pytest.param("    turn: seat=yellow stage=2 missed=1\n", "", id="no turn"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(old, new):
    assert old in POSITION
    with pytest.raises(BadNotation) as refusal:
        GAME.notation.parse_position(POSITION.replace(old, new))
    assert refusal.value.code == "notation/position"


def test_a_mine_that_is_gone_is_not_moved():
    gone = POSITION.replace("*", ".").replace("stage=2", "stage=5")
    with pytest.raises(BadNotation, match="does not fit"):
        GAME.notation.parse_position(gone)


def test_options_are_part_of_a_position():
    table = Table("1 . . . . .\nR . . . . Y", variant="advanced", missile_target="any_row")
    assert "options: variant=advanced missile_target=any_row" in GAME.notation.position_text(table.state)
