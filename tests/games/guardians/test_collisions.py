"""Collisions: an invader that comes onto the mine or a fighter. Nobody scores."""

import pytest

from tests.games.guardians.table import Table, invader, picture


def advanced(below, seats=None, **more):
    """The table after red has emptied column 1, with two rows of columns 2-6 drawn by the test."""
    table = Table(
        f"""
        2 1 1 1 1 1
        . {below[0]}
        . {below[1]}
        . . . . . .
        R . . . . .
        """,
        seats=seats,
        **more,
    )
    table.play("red: shoot")
    return table


def test_an_invader_into_a_fighter_goes_to_the_box_and_the_fighter_beside_the_board():
    table = advanced([". 4 . . .", ". Y . . ."], tokens={"yellow": "5 5 1"})
    assert table.picture == picture("""
        . 1 1 1 1 1
        . . . . . .
        . . . . . .
        R . . . . .
    """)
    assert table.boxed == "4"
    assert (table.tokens("red"), table.tokens("yellow")) == ("2", "1 5 5")
    assert {"event": "fighter_lost", "seat": 1, "space": "8/3", **invader("4")} in table.told
    assert table.seat("yellow").space == 0


def test_an_invader_into_the_mine_both_go_to_the_box():
    table = advanced([". 4 . . .", ". * . . Y"])
    assert table.picture == picture("""
        . 1 1 1 1 1
        . . . . . Y
        . . . . . .
        R . . . . .
    """)
    assert (table.tokens("red"), table.boxed) == ("2", "4")
    assert {"event": "mine_exploded", "space": "8/3", **invader("4")} in table.told
    assert table.turn == "yellow"  # there is no mine left to move


def test_a_damaged_ship_collides_like_a_monster():
    table = advanced([". ( . . .", ". Y . . ."], tokens={"yellow": "10"})
    assert (table.score("red"), table.boxed) == (2, "10")
    assert "(" not in table.picture


@pytest.mark.parametrize(
    ("standing", "left_over", "lost"),
    [
        pytest.param(". Y . . .", ". . . ) . .", "<", id="the left half touches a fighter"),
        pytest.param(". . Y . .", ". . ( . . .", ">", id="the right half touches a fighter"),
        pytest.param(". * . . .", ". . . ) . .", "<", id="the left half touches the mine"),
        pytest.param(". . * . .", ". . ( . . .", ">", id="the right half touches the mine"),
    ],
)
def test_an_intact_ship_loses_only_the_half_that_touches(standing, left_over, lost):
    table = advanced([". < > . .", standing], tokens={"yellow": "10"})
    assert table.picture.splitlines()[7] == left_over
    assert table.boxed == "10"
    told = [data for data in table.told if "kind" in data]
    assert [{key: data[key] for key in invader(lost)} for data in told] == [invader(lost)]


@pytest.mark.parametrize("standing", [". Y G . .", ". Y * . .", ". * G . ."])
def test_a_ship_that_touches_with_both_halves_loses_both(standing):
    table = advanced([". < > . .", standing], seats=3, tokens={"yellow": "10", "green": "10"})
    assert table.picture.splitlines()[7] == ". . . . . ."
    assert table.boxed == "10 10"


def test_a_ship_beside_a_fighter_does_not_touch_it():
    table = advanced([". < > . .", "Y . . * ."])
    assert table.picture.splitlines()[7] == ". Y < > * ."
    assert table.boxed == ""


def test_the_invader_behind_moves_into_the_space_of_the_one_that_collided():
    table = Table(
        """
        . 1 5 1 1 1
        . . 4 . . .
        2 . 3 . . .
        . . Y . . .
        R . . . . .
        """,
        tokens={"yellow": "10"},
    )
    table.play("red: shoot")
    assert table.picture == picture("""
        . 1 5 1 1 1
        . . 4 . . .
        . . . . . .
        R . . . . .
    """)


def test_several_fighters_can_be_lost_at_once():
    table = advanced(
        ["3 . 4 . 5", "Y . G . *"], seats=3, tokens={"yellow": "10", "green": "5 5"}, variant="advanced"
    )
    assert table.picture.splitlines()[7] == ". . . . . ."
    assert table.events.count("fighter_lost") == 2
    assert table.boxed == "3 4 5"


TOP_ROW = """
    . Y . * . .
    . . . . . .
    . 1 1 1 1 1
    2 . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    R . . . . .
"""


def test_a_new_invader_laid_on_a_fighter_or_the_mine_collides_with_it():
    """[D]"""
    table = Table(TOP_ROW, pile="1 3 1 4 1 1", tokens={"yellow": "10"})
    table.play("red: shoot")
    assert table.picture.splitlines()[0] == "1 . 1 . 1 1"
    assert table.boxed == "3 4"
    assert "fighter_lost" in table.events
    assert "mine_exploded" in table.events


def test_a_new_ship_loses_only_the_half_laid_on_a_fighter():
    """[D]"""
    table = Table(TOP_ROW, ships_waiting=2, tokens={"yellow": "10"})
    table.play("red: shoot")
    assert table.picture.splitlines()[0] == "( . ( . . ."
    assert table.boxed == "10 10"


def test_the_space_of_a_collision_is_not_filled_again():
    table = Table(TOP_ROW, pile="1 3 1 4 1 1 2", tokens={"yellow": "10"})
    table.play("red: shoot")
    assert table.pile == 1  # drawn for six spaces, though two of them are empty again


def test_a_fighter_below_a_column_is_safe_while_no_column_is_emptied():
    table = Table("""
        2 1 1 1 1 1
        2 . 3 . . .
        . . Y . . .
        R . . . . .
    """)
    table.play("red: shoot")
    assert table.events == ["monster_taken", "turn_began"]


def test_an_invader_lands_on_a_fighter_of_the_lowest_row_before_the_planet():
    table = Table(
        """
        2 1 1 1 1 .
        . . . . . 3
        R . . . . Y
        """,
        tokens={"yellow": "10"},
    )
    table.play("red: shoot")
    assert "fighter_lost" in table.events
    assert table.outcome is None
