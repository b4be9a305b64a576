"""Empty column: reinforcements are laid in the top row, from left to right, until it is full."""

import pytest

from orbita.games.guardians.game import GAME
from tests.games.guardians.table import Table

ONE_TO_SHOOT = """
    . . . . . .
    . 1 1 1 1 1
    . . . . . .
    2 . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    R . . . . Y
"""


def reinforced(pile, **more):
    """The table after red has emptied column 1 and these tokens came."""
    table = Table(ONE_TO_SHOOT, pile=pile, **more)
    table.play("red: shoot")
    assert table.picture.splitlines()[2] == ". 1 1 1 1 1"  # everybody advanced first
    return table


def top_row(table):
    return table.picture.splitlines()[0]


def beside_the_board(table):
    """Halves waiting for their match, and complete ships."""
    view = GAME.view(table.state, None)
    return "<" * view.aside[6] + ">" * view.aside[7], view.ships_waiting


def test_example_white_green_half_turquoise_half_orange():
    """The half waits until its match is drawn; the complete ship then takes the next two spaces."""
    table = reinforced("1 2 < 3 > 4")
    assert top_row(table) == "1 2 3 < > 4"
    assert beside_the_board(table) == ("", 0)
    assert table.pile == 0
    assert table.events == [
        "monster_taken",
        "column_emptied",
        "invaders_advanced",
        "invader_laid",
        "invader_laid",
        "half_set_aside",
        "invader_laid",
        "ship_laid",
        "invader_laid",
        "turn_began",
    ]


def test_six_monsters_are_laid_from_left_to_right():
    table = reinforced("5 1 4 2 3 1")
    assert top_row(table) == "5 1 4 2 3 1"
    spaces = [data["space"] for data in table.told if data["event"] == "invader_laid"]
    assert spaces == [f"1/{column}" for column in range(1, 7)]


def test_drawing_stops_when_the_row_is_full():
    table = reinforced("1 1 1 1 1 1 2")
    assert top_row(table) == "1 1 1 1 1 1"
    assert table.pile == 1


@pytest.mark.parametrize(
    ("pile", "row"),
    [
        pytest.param("", ". . . . . .", id="nothing left"),
        pytest.param("3", "3 . . . . .", id="one token left"),
        pytest.param("3 < > 4", "3 < > 4 . .", id="four tokens left"),
        pytest.param("1 2 3 4 5", "1 2 3 4 5 .", id="one short"),
        pytest.param("1 2 3 4 5 1", "1 2 3 4 5 1", id="just enough"),
    ],
)
def test_when_the_pile_runs_out_the_rest_of_the_row_stays_empty(pile, row):
    table = reinforced(pile)
    assert top_row(table) == row
    assert table.pile == 0


@pytest.mark.parametrize("halves", ["< >", "> <"])
def test_a_left_half_matches_any_right_half_whichever_came_first(halves):
    """[D] In the box all left halves fit all right ones."""
    assert top_row(reinforced(f"{halves} 1 1 1 1")) == "< > 1 1 1 1"


def test_two_equal_halves_make_no_ship():
    table = reinforced("< < 1 2 1 2 1 2")
    assert top_row(table) == "1 2 1 2 1 2"
    assert beside_the_board(table) == ("<<", 0)


def test_a_half_waits_for_later_reinforcements():
    table = Table(
        """
        . 1 1 1 1 1
        2 . . . . .
        . . . . . .
        R . . . . .
        . . . . . Y
        """,
        pile="1 1 1 1 1 > 1 < 2 2 2 2",
    )
    table.play("red: shoot")
    assert beside_the_board(table) == (">", 0)
    assert top_row(table) == "1 1 1 1 1 1"
    table.play("yellow: shoot", "red: shoot")  # red empties column 1 again
    assert top_row(table) == "< > 2 2 2 2"
    assert beside_the_board(table) == ("", 0)


def test_a_half_set_aside_earlier_is_completed_now():
    table = reinforced("3 > 1 1 1", aside="<")
    assert top_row(table) == "3 < > 1 1 1"
    assert beside_the_board(table) == ("", 0)


def test_a_half_still_waiting_when_the_pile_is_empty_never_enters():
    """[D]"""
    table = reinforced("1 <")
    assert top_row(table) == "1 . . . . ."
    assert beside_the_board(table) == ("<", 0)


@pytest.mark.parametrize(
    ("pile", "row", "waiting"),
    [
        pytest.param("1 1 1 1 < > 2", "1 1 1 1 < >", 0, id="two spaces left: it is laid"),
        pytest.param("1 1 1 1 1 < > 2", "1 1 1 1 1 2", 1, id="one space left: it waits"),
    ],
)
def test_a_complete_ship_needs_two_spaces(pile, row, waiting):
    table = reinforced(pile)
    assert top_row(table) == row
    assert beside_the_board(table) == ("", waiting)


def test_when_a_ship_waits_drawing_goes_on_for_the_last_space():
    table = reinforced("1 1 1 1 1 < > < > 3")
    assert top_row(table) == "1 1 1 1 1 3"
    assert beside_the_board(table) == ("", 2)
    assert table.events.count("ship_waits") == 2


def test_the_last_space_stays_empty_if_only_halves_were_left():
    table = reinforced("1 1 1 1 1 < >")
    assert top_row(table) == "1 1 1 1 1 ."
    assert beside_the_board(table) == ("", 1)


def test_a_waiting_ship_takes_the_first_two_spaces():
    table = reinforced("5 4 3 2", ships_waiting=1)
    assert top_row(table) == "< > 5 4 3 2"
    assert beside_the_board(table) == ("", 0)
    assert table.events[3] == "ship_laid"


def test_a_waiting_ship_enters_though_the_pile_is_empty():
    assert top_row(reinforced("", ships_waiting=1)) == "< > . . . ."


@pytest.mark.parametrize(
    ("waiting", "row", "left"),
    [
        pytest.param(2, "< > < > 1 2", 0, id="two"),
        pytest.param(3, "< > < > < >", 0, id="three fill the row"),
        pytest.param(4, "< > < > < >", 1, id="the fourth waits on"),
    ],
)
def test_several_waiting_ships_enter_one_after_another(waiting, row, left):
    """[D] In order of completion, which nobody can tell apart."""
    table = reinforced("1 2", ships_waiting=waiting)
    assert top_row(table) == row
    assert beside_the_board(table) == ("", left)


def test_a_ship_waits_and_comes_with_the_next_reinforcements():
    table = Table(
        """
        . . . . . .
        . 1 1 1 1 1
        . . . . . .
        2 . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        R . . . . Y
        """,
        pile="1 1 1 1 1 < > 2 2 2 2 2",
        levels={"red": 2},
        variant="advanced",
    )
    table.play("red: shoot")  # two shots: the second takes the 1 that has just arrived in column 1
    assert table.picture.splitlines()[:4] == [
        "< > 2 2 2 2",
        ". 1 1 1 1 2",
        ". . . . . .",
        ". 1 1 1 1 1",
    ]
    assert table.tokens("red") == "1 2"
