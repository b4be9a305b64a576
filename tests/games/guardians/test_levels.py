"""Advanced variant, levels: a fighter of level 2 fires two shots, of level 3 three, one after another."""

import pytest

from tests.games.guardians.table import Table, picture

COLUMN = """
    4 4 4 4 4 4
    1 1 5 1 1 1
    . . 3 . . .
    . . 2 . . .
    . . R . . Y
"""


@pytest.mark.parametrize(
    ("level", "taken"),
    [pytest.param(1, "2"), pytest.param(2, "2 3"), pytest.param(3, "2 3 5")],
)
def test_as_many_shots_as_the_level(level, taken):
    table = Table(COLUMN, levels={"red": level}, variant="advanced")
    table.play("red: shoot")
    assert table.tokens("red") == taken
    assert table.turn == "yellow"


def test_the_shots_follow_a_flight_as_well():
    table = Table(COLUMN.replace("R .", ". R"), levels={"red": 2}, variant="advanced")
    table.play("red: move 10/3")
    assert table.tokens("red") == "2 3"


def test_each_shot_is_settled_before_the_next():
    """The first empties the column; the second hits what the reinforcements have brought."""
    table = Table(
        """
        . . 3 . . .
        1 1 . 1 1 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R . . Y
        """,
        levels={"red": 2},
        pile="2 2 5 2 2 2",
        variant="advanced",
    )
    table.play("red: shoot")
    assert table.tokens("red") == "3 5"
    assert table.picture == picture("""
        . . . . . .
        2 2 . 2 2 2
        . . . . . .
        1 1 . 1 1 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R . . Y
    """)
    assert table.events.count("column_emptied") == 2


def test_two_shots_take_a_damaged_ship_but_only_one_half_of_an_intact_one():
    table = Table(
        """
        1 1 1 1 1 1
        . . < > . .
        . . ( . . .
        . . R . . Y
        """,
        levels={"red": 2},
        variant="advanced",
    )
    table.play("red: shoot")
    assert (table.tokens("red"), table.boxed) == ("10", "10")


def test_two_shots_at_a_fighter_take_two_tokens():
    table = Table(
        """
        1 1 1 1 1 1
        . . Y . . .
        . . R . . .
        """,
        levels={"red": 2},
        tokens={"yellow": "1 4 10"},
        variant="advanced",
    )
    table.play("red: shoot")
    assert (table.tokens("red"), table.tokens("yellow")) == ("1 4", "10")


def test_one_hit_of_several_shots_is_enough_for_the_turn():
    table = Table(
        """
        1 1 . 1 1 1
        . . 2 . . .
        . . R . . Y
        """,
        levels={"red": 3},
        missed="yellow",
        variant="advanced",
    )
    table.play("red: shoot")
    assert table.events.count("shot_missed") == 2
    assert table.outcome is None


def test_the_missile_replaces_one_of_the_shots():
    """[D]"""
    table = Table(
        """
        1 1 1 1 1 1
        2 . 2 . . .
        3 . 3 . . .
        . . R . . Y
        """,
        levels={"red": 2},
        missiles="red",
        variant="advanced",
    )
    table.play("red: missile 9")
    assert table.tokens("red") == "2 3 3"  # the 2 came down a row and was hit by the other shot


@pytest.mark.parametrize(
    ("line", "taken"),
    [
        pytest.param("red: missile 9", "2 3 3 4", id="instead of the first"),
        pytest.param("red: shoot, missile 8", "2 2 3 4", id="instead of the second"),
        pytest.param("red: shoot, shoot, missile 7", "2 3 4 4", id="instead of the third"),
    ],
)
def test_the_missile_replaces_whichever_shot_one_likes(line, taken):
    table = Table(
        """
        1 1 1 1 1 1
        4 . 4 . . .
        2 . 2 . . .
        3 . 3 . . .
        . . R . . Y
        """,
        levels={"red": 3},
        missiles="red",
        variant="advanced",
    )
    table.play(line)  # the shots that remain without a choice follow by themselves
    assert table.tokens("red") == taken


def test_the_shots_of_a_lost_fighter_are_lost_and_the_mine_step_remains():
    """[D] Here its own missile brings an invader down on it."""
    table = Table(
        """
        1 1 1 1 1 1
        . . 4 . . .
        3 . R . . .
        * . . . . .
        . . . . . Y
        """,
        levels={"red": 3},
        missiles="red",
        missile_target="any_row",
        variant="advanced",
    )
    table.play("red: missile 8")
    assert table.events[-2:] == ["fighter_lost", "shots_lost"]
    assert table.told[-1] == {"event": "shots_lost", "seat": 0, "shots": 2}
    assert table.turn == "red"
    table.play("red: mine")
    assert table.picture.splitlines()[8] == ". * . . . ."
    assert table.turn == "yellow"


def test_levels_are_bought_one_after_another_up_to_the_third():
    table = Table(COLUMN, tokens={"red": "10 10 10", "yellow": "1"}, variant="advanced")
    table.play("red: buy level, pay 10")
    assert table.seat("red").level == 2
    table.play("yellow: shoot", "red: buy level, pay 10")
    assert table.seat("red").level == 3
    table.play("yellow: move 10/5")
    table.refuses("red: buy level", code="buy/not-for-you")


def test_a_new_level_counts_from_the_next_turn_and_the_fighter_stays_where_it_is():
    table = Table(COLUMN, tokens={"red": "10"}, variant="advanced")
    before = table.picture
    table.play("red: buy level, pay 10")
    assert table.picture == before
    table.play("yellow: shoot", "red: shoot")
    assert table.events.count("monster_taken") == 3  # yellow's one, red's two
