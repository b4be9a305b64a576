"""The missile's strike: a whole row is taken, those above come down, reinforcements arrive."""

from tests.games.guardians.table import Table, picture


def test_example_a_missile_at_a_row_with_a_ship():
    """All invaders of the row are taken, of the ship one half; those above come down; reinforcements."""
    table = Table(
        """
        1 1 1 1 1 1
        2 2 2 2 2 2
        3 . < > 4 .
        . 5 . . . 5
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        R . . . . Y
        """,
        missiles="red",
        pile="4 4 4 4 4 3",
    )
    table.play("red: move 10/3, missile 3")
    assert table.picture == picture("""
        4 4 4 4 4 3
        1 1 1 1 1 1
        2 2 2 2 2 2
        . 5 . . . 5
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R . . Y
    """)
    assert table.tokens("red") == "3 4 10"
    assert table.boxed == "10"
    assert table.told[1] == {"event": "missile_fired", "seat": 0, "row": 3}
    assert table.seat("red").missile == 2


def test_the_mine_in_the_row_does_not_matter_and_stays():
    table = Table(
        """
        2 . 3 . * .
        . . . . . .
        . 1 R . . Y
        """,
        missiles="red",
    )
    table.play("red: missile 8, keep")
    assert table.picture == picture("""
        . . . . * .
        . . . . . .
        . 1 R . . Y
    """)


def test_of_each_intact_ship_one_half_is_taken_and_damaged_ones_whole():
    table = Table(
        """
        1 1 1 1 1 1
        < > ) < > (
        . . R . . Y
        """,
        missiles="red",
    )
    table.play("red: missile 9")
    assert table.tokens("red") == "10 10 10 10"
    assert table.boxed == "10 10"


def test_invaders_below_the_row_stay():
    table = Table(
        """
        1 1 1 1 1 1
        2 . 3 . . .
        4 . . . 5 .
        . . R . . Y
        """,
        missiles="red",
    )
    table.play("red: missile 8")
    assert table.picture == picture("""
        1 1 1 1 1 1
        4 . . . 5 .
        . . R . . Y
    """)


def test_at_the_top_row_nothing_comes_down_and_reinforcements_fill_it():
    table = Table(
        """
        1 1 1 1 1 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        2 . . . . .
        . . R . . Y
        """,
        missiles="red",
        pile="3 < > 4 5 5",
    )
    table.play("red: missile 1")
    assert table.picture.splitlines()[0] == "3 < > 4 5 5"
    assert table.picture.splitlines()[8] == "2 . . . . ."


def test_it_stands_in_place_of_the_empty_column_procedure():
    table = Table(
        """
        1 1 . . . .
        2 . 3 . . .
        . . . . . 5
        . . R . . Y
        """,
        missiles="red",
    )
    table.play("red: missile 8")  # column 3 has lost its last invader
    assert "column_emptied" not in table.events
    assert table.events.count("invaders_advanced") == 1
    assert table.picture == picture("""
        1 1 . . . .
        . . . . . 5
        . . R . . Y
    """)


def test_those_that_come_down_collide_with_the_mine_in_the_row():
    table = Table(
        """
        1 1 1 < > 1
        2 . 3 * . .
        . . R . . Y
        """,
        missiles="red",
    )
    table.play("red: missile 9")
    assert table.picture == picture("""
        1 1 1 . ) 1
        . . R . . Y
    """)
    assert (table.tokens("red"), table.boxed) == ("2 3", "10")


def test_those_that_come_down_collide_with_fighters_above_the_row():
    table = Table(
        """
        1 . . . 4 .
        . . . . Y .
        2 . 3 . . .
        . . R . . .
        """,
        missiles="red",
        tokens={"yellow": "10"},
    )
    table.play("red: missile 9")
    assert "fighter_lost" in table.events
    assert table.boxed == "4"


def test_the_missile_is_a_hit():
    table = Table("1 1 1 1 1 1\n2 . 3 . ( .\n. . . . . .\n. . R . . Y", missiles="red", missed="yellow")
    table.play("red: missile 8", "yellow: move 10/4")
    assert table.outcome is None


def test_its_reinforcements_bring_waiting_ships_as_well():
    table = Table(
        """
        . . . . . .
        2 . 3 . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        missiles="red",
        ships_waiting=1,
        pile="4",
    )
    table.play("red: missile 2")
    assert table.picture.splitlines()[0] == "< > 4 . . ."
