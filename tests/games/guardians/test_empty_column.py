"""Empty column: all invaders advance by one space. What arrives then is in test_reinforcements.py."""

from tests.games.guardians.table import Table, picture


def test_the_last_invader_of_a_column_shot_down_makes_all_invaders_advance():
    table = Table("""
        . 1 1 2 3 4
        5 . . . . .
        1 . 2 . . .
        . . . . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.picture.splitlines()[5] == ". 1 1 2 3 4"  # column 3 still had one
    table = Table("""
        . 1 . 2 3 4
        5 . . . . .
        1 . 2 . . .
        . . . . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.picture == picture("""
        . . . . . .
        . 1 . 2 3 4
        5 . . . . .
        1 . . . . .
        . . R . . Y
    """)
    assert table.told[1:3] == [
        {"event": "column_emptied", "column": 3},
        {"event": "invaders_advanced", "last_row": 10},
    ]


def test_ships_advance_with_their_halves_together_and_damaged_ones_alone():
    table = Table("""
        . < > . . (
        . . . . ) .
        2 . . . . .
        . . . . . .
        . . . . . .
        R . . Y . .
    """)
    table.play("red: shoot")
    assert table.picture == picture("""
        . < > . . (
        . . . . ) .
        . . . . . .
        . . . . . .
        R . . Y . .
    """)


def test_fighters_and_the_mine_do_not_advance():
    table = Table("""
        . 1 1 1 1 1
        2 . . . . .
        . . * . . .
        . . . Y . .
        R . . . . .
    """)
    table.play("red: shoot, keep")
    assert table.picture == picture("""
        . . . . . .
        . 1 1 1 1 1
        . . * . . .
        . . . Y . .
        R . . . . .
    """)


def test_damaging_a_ship_can_empty_a_column():
    table = Table("""
        1 1 . 1 1 1
        . . < > . .
        . . . . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.picture == picture("""
        1 1 . 1 1 1
        . . . ) . .
        . . R . . Y
    """)
    assert table.boxed == "10"


def test_a_column_emptied_by_the_mine_counts_as_well():
    table = Table("""
        1 1 . 1 1 1
        . . . . . 2
        . * 3 . . .
        . . . . . .
        . . . Y . R
    """)
    table.play("red: shoot, mine")
    assert table.picture == picture("""
        1 1 . 1 1 1
        . . . . . .
        . . . . . .
        . . . Y . R
    """)
    assert table.events[2:] == ["mine_exploded", "column_emptied", "invaders_advanced", "turn_began"]


def test_a_mine_that_only_damages_a_ship_can_empty_a_column():
    table = Table("""
        1 1 . 1 1 1
        . . . . . 2
        . * < > . .
        . . . . . .
        . . . Y . R
    """)
    table.play("red: shoot, mine")
    assert table.picture == picture("""
        1 1 . 1 1 1
        . . . . . .
        . . . ) . .
        . . . Y . R
    """)


def test_a_column_that_was_empty_before_starts_nothing():
    table = Table("""
        1 1 . 1 1 1
        . . . 2 . .
        . . . R . Y
    """)
    table.play("red: shoot")
    assert "column_emptied" not in table.events
    assert table.picture.splitlines()[7] == "1 1 . 1 1 1"


def test_a_column_emptied_by_a_collision_starts_no_move_of_its_own():
    """[D] It would be a chain with no player's act behind it."""
    table = Table("""
        . 1 1 1 1 .
        2 . . . . .
        . . . . . 3
        . . . . . Y
        R . . . . .
    """)
    table.play("red: shoot")
    assert table.picture == picture("""
        . 1 1 1 1 .
        . . . . . .
        . . . . . .
        R . . . . .
    """)
    assert table.events.count("column_emptied") == 1
    assert table.events.count("invaders_advanced") == 1


def test_house_rule_a_collision_that_empties_a_column_makes_them_advance_again():
    table = Table(
        """
        . 1 1 1 1 .
        2 . . . . .
        . . . . . 3
        . . . . . Y
        R . . . . .
        """,
        collisions_empty_columns=True,
    )
    table.play("red: shoot")
    assert table.picture == picture("""
        . 1 1 1 1 .
        . . . . . .
        R . . . . .
    """)
    columns = [data["column"] for data in table.told if data["event"] == "column_emptied"]
    assert columns == [1, 6]


def test_house_rule_reinforcements_that_fill_the_column_again_stop_the_chain():
    table = Table(
        """
        . 1 1 1 1 .
        2 . . . . .
        . . . . . 3
        . . . . . Y
        R . . . . .
        """,
        pile="1 1 1 1 1 5",
        collisions_empty_columns=True,
    )
    table.play("red: shoot")
    assert table.picture.splitlines()[0] == "1 1 1 1 1 5"
    assert table.events.count("invaders_advanced") == 1


def test_house_rule_only_columns_that_had_invaders_can_be_emptied():
    table = Table(
        """
        . 1 1 1 . .
        2 . . . . .
        . . . . . .
        . . . . . Y
        R . . . . .
        """,
        collisions_empty_columns=True,
    )
    table.play("red: shoot")
    assert table.events.count("invaders_advanced") == 1


def test_taking_a_fighters_token_empties_no_column():
    table = Table(
        """
        . 1 1 1 1 1
        Y . . . . .
        R . . . . .
        """,
        tokens={"yellow": "3"},
    )
    table.play("red: shoot")
    assert table.events == ["fighter_hit", "turn_began"]
