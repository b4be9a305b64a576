"""2. Shooting: mandatory, straight up, at the first object in the column."""

import pytest

from tests.games.guardians.table import Table, picture


@pytest.mark.parametrize("eyes", range(1, 6))
def test_a_monster_is_taken_and_is_worth_its_eyes(eyes):
    table = Table(f"""
        1 1 1 1 1 1
        . . {eyes} . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.picture == picture("""
        1 1 1 1 1 1
        . . . . . .
        . . R . . Y
    """)
    assert (table.tokens("red"), table.score("red")) == (str(eyes), eyes)
    assert table.boxed == ""


@pytest.mark.parametrize(
    ("column", "left_over"),
    [
        pytest.param(3, ". . . ) . .", id="the left half"),
        pytest.param(4, ". . ( . . .", id="the right half"),
    ],
)
def test_shooting_an_undamaged_ship_sends_the_half_that_was_hit_to_the_box(column, left_over):
    table = Table("""
        1 1 1 1 1 1
        . . < > . .
        . . . . . .
        . R . . . Y
    """)
    table.play(f"red: move 10/{column}")
    assert table.picture.splitlines()[7] == left_over
    assert table.score("red") == 0
    assert table.boxed == "10"
    assert "ship_damaged" in table.events


@pytest.mark.parametrize("part", ["(", ")"])
def test_a_damaged_ship_is_taken_and_is_worth_ten(part):
    table = Table(f"""
        1 1 1 1 1 1
        . . {part} . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert (table.tokens("red"), table.score("red"), table.boxed) == ("10", 10, "")
    assert table.picture.splitlines()[8] == ". . . . . ."


def test_a_ship_is_damaged_by_one_shot_and_taken_by_a_later_one():
    table = Table("""
        1 1 1 1 1 1
        . . < > . .
        . . R Y . .
    """)
    table.play("red: shoot", "yellow: shoot")
    assert (table.score("red"), table.score("yellow")) == (0, 10)
    assert table.boxed == "10"


@pytest.mark.parametrize(
    ("held", "taken", "left"),
    [
        pytest.param("2 3 10", "2", "3 10", id="the lowest"),
        pytest.param("4 4 5", "4", "4 5", id="one of several lowest"),
        pytest.param("10 10", "10", "10", id="a part of a ship if there is nothing else"),
        pytest.param("1", "1", "", id="the last one"),
    ],
)
def test_shooting_another_fighter_takes_its_owners_lowest_token(held, taken, left):
    table = Table(
        """
        1 1 1 1 1 1
        . . Y . . .
        . . . . . .
        . . R . . .
        """,
        tokens={"yellow": held},
    )
    before = table.picture
    table.play("red: shoot")
    assert (table.tokens("red"), table.tokens("yellow")) == (taken, left)
    assert table.picture == before
    assert table.told[0] == {"event": "fighter_hit", "seat": 0, "victim": 1, "token": int(taken)}


def test_a_fighter_whose_owner_has_nothing_is_hit_all_the_same():
    table = Table(
        """
        1 1 1 1 1 1
        . . Y . . .
        . . R . . .
        """,
        missed="yellow",
    )
    table.play("red: shoot")
    assert table.told[0] == {"event": "fighter_hit", "seat": 0, "victim": 1, "token": 0}
    assert (table.tokens("red"), table.tokens("yellow")) == ("", "")
    assert table.turn == "yellow"  # a miss would have ended the game


def test_shooting_the_mine_does_nothing_and_is_not_a_hit():
    table = Table(
        """
        1 1 1 1 1 1
        . . 5 . . .
        . . * . . .
        . . R . . Y
        """,
        missed="yellow",
    )
    before = table.picture
    table.play("red: shoot, keep")
    assert table.picture == before
    assert table.score("red") == 0
    assert table.events == ["mine_shot", "game_ended"]
    assert table.outcome.reason == "nobody-hits"


def test_shooting_into_an_empty_column_is_a_miss():
    table = Table(
        """
        1 1 . 1 1 1
        . . R . . Y
        """,
        missed="yellow",
    )
    table.play("red: shoot")
    assert table.events == ["shot_missed", "game_ended"]
    assert table.outcome.reason == "nobody-hits"


def test_only_the_first_object_is_hit():
    table = Table("""
        1 1 5 1 1 1
        . . 4 . . .
        . . 2 . . .
        . . . . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.tokens("red") == "2"
    assert table.picture.splitlines()[5:9] == ["1 1 5 1 1 1", ". . 4 . . .", ". . . . . .", ". . . . . ."]


def test_a_shot_goes_straight_up_and_hits_nothing_beside_or_behind():
    table = Table("""
        1 1 . 1 1 1
        . 2 R 3 . .
        . . 4 . . Y
    """)
    before = table.picture
    table.play("red: shoot")
    assert table.events == ["shot_missed", "turn_began"]
    assert table.picture == before


def test_a_shot_from_the_highest_row_is_a_miss():
    table = Table("""
        1 1 R 1 1 1
        1 1 1 1 1 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . Y
    """)
    table.play("red: shoot")
    assert table.events == ["shot_missed", "turn_began"]


def test_shooting_is_not_optional():
    table = Table("""
        1 1 1 1 1 1
        1 1 1 2 1 1
        * . . . . .
        . . R . . Y
    """)
    for evasion in ("keep", "mine", "pass", "stop"):
        table.refuses(f"red: {evasion}", code="turn/wrong-step")
    table.play("red: move 10/4")
    assert table.events == ["fighter_moved", "monster_taken"]
    assert table.tokens("red") == "2"


def test_a_fighter_of_level_1_fires_one_shot():
    table = Table("""
        1 1 1 1 1 1
        1 1 2 1 1 1
        * . . . . .
        . . R . . Y
    """)
    table.play("red: shoot")
    assert table.tokens("red") == "2"
    table.refuses("red: shoot", code="turn/wrong-step")
