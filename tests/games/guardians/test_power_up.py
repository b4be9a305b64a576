"""Advanced variant, power-up: once, in the middle of a flight, all shots of the fighter in addition."""

import pytest

from tests.games.guardians.table import Table, picture


def test_example_a_power_up_with_a_fighter_of_level_2():
    """Two spaces right, two shots; two spaces on, two more."""
    table = Table(
        """
        1 1 1 1 1 1
        . . < > ) .
        . . 2 . 3 .
        . . . . . .
        R . . . . Y
        """,
        levels={"red": 2},
        power_ups="red",
        variant="advanced",
    )
    table.play("red: boost 10/3")
    assert table.tokens("red") == "2"
    assert table.boxed == "10"
    table.play("red: move 10/5")
    assert table.tokens("red") == "2 3 10"
    assert table.picture == picture("""
        1 1 1 1 1 1
        . . . ) . .
        . . . . . .
        . . . . . .
        . . . . R Y
    """)
    assert table.seat("red").power_up == 2
    assert table.turn == "yellow"


OPEN_ROW = """
    1 1 1 1 1 1
    2 2 2 2 2 2
    3 3 3 3 3 3
    . . . . . .
    R . . . . Y
"""


def with_power_up(board=OPEN_ROW, **more):
    return Table(board, power_ups="red", variant="advanced", **more)


def test_it_is_used_on_any_space_of_the_way_the_last_one_too():
    table = with_power_up()
    assert [move for move in table.moves if move.startswith("boost 10/")] == [
        "boost 10/2",
        "boost 10/3",
        "boost 10/4",
        "boost 10/5",
    ]
    table.play("red: boost 10/5")
    assert table.tokens("red") == "2 3"  # yellow blocks the way, so the normal shot has followed at once
    assert table.turn == "yellow"


def test_one_may_stop_where_it_was_used():
    table = with_power_up()
    table.play("red: boost 10/3")
    assert table.moves == ["move 10/4", "move 10/5", "stop"]
    assert table.tokens("red") == "3"
    table.play("red: stop")
    assert table.tokens("red") == "2 3"
    assert table.picture.splitlines()[9] == ". . R . . Y"


@pytest.mark.parametrize("space", ["10/2", "9/3", "9/4", "9/2"])
def test_the_flight_goes_on_in_the_same_direction_only(space):
    table = with_power_up()
    table.play("red: boost 10/3")
    table.refuses(f"red: move {space}", code="move/turning")


def test_the_flight_goes_on_over_empty_spaces_only():
    table = with_power_up("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        R . . . * .
        . . . . . Y
    """)
    table.play("red: boost 9/3")
    table.refuses("red: move 9/5", code="move/occupied")
    table.refuses("red: move 9/6", code="move/turning")
    assert table.moves == ["move 9/4", "stop"]


def test_it_needs_a_flight():
    """[D] At least one space: the rulebook uses it while moving."""
    table = with_power_up()
    table.refuses("red: boost 10/1", code="move/occupied")


@pytest.mark.parametrize(("level", "shots"), [pytest.param(1, 2), pytest.param(2, 4), pytest.param(3, 6)])
def test_it_doubles_the_shots_of_every_level(level, shots):
    table = Table(
        """
        . . 1 . . .
        4 4 1 4 4 4
        . . 2 . . .
        . . 2 . . .
        . . 3 . . .
        . . 3 . . .
        . . 5 . . .
        . . . . . .
        . . . . . .
        . R . . . Y
        """,
        levels={"red": level},
        power_ups="red",
        variant="advanced",
    )
    table.play("red: boost 10/3, stop")
    assert len(table.tokens("red").split()) == shots


def test_it_can_be_kept_for_later():
    table = with_power_up()
    table.play("red: move 10/3")
    assert table.tokens("red") == "3"
    assert table.seat("red").power_up == 1


def test_one_power_up_per_player_and_game():
    table = with_power_up(tokens={"red": "10 5"})
    table.play("red: boost 10/3, stop", "yellow: shoot")
    table.refuses("red: boost 10/4", code="boost/none")
    table.refuses("red: buy power-up", code="buy/not-for-you")


def test_it_is_not_used_twice_in_a_flight():
    table = with_power_up()
    table.play("red: boost 10/3")
    table.refuses("red: boost 10/4", code="boost/none")


def test_it_has_to_be_bought_first():
    table = Table(OPEN_ROW, variant="advanced", tokens={"red": "10 5"})
    table.refuses("red: boost 10/3", code="boost/none")
    table.play("red: buy power-up, pay 10+5")
    assert table.turn == "yellow"
    table.play("yellow: shoot", "red: boost 10/3")


def test_there_is_none_in_the_basic_game():
    Table(OPEN_ROW).refuses("red: boost 10/3", code="boost/none")


def test_its_shots_are_settled_before_the_flight_goes_on():
    """An invader that advances may block the way."""
    table = with_power_up("""
        . . 5 . . .
        1 1 . 1 1 1
        . . . . 2 .
        R . . . . .
        . . . . . Y
    """)
    table.play("red: boost 9/3")
    assert table.picture == picture("""
        . . . . . .
        . . . . . .
        1 1 . 1 1 1
        . . R . 2 .
        . . . . . Y
    """)
    assert table.moves == ["move 9/4", "stop"]


def test_a_way_blocked_at_once_ends_the_flight():
    table = with_power_up("""
        . . 5 . . .
        1 1 . 1 1 1
        . . . 2 . .
        R . . . . .
        . . . . . Y
    """)
    table.play("red: boost 9/3")
    assert table.events[-2:] == ["shot_missed", "turn_began"]
    assert table.turn == "yellow"


def test_its_shots_count_as_hits_of_the_turn():
    table = with_power_up(
        """
        1 1 5 1 . .
        . . 5 . . .
        R . . . . .
        . . . . . Y
        """,
        missed="yellow",
    )
    table.play("red: boost 9/3, move 9/5")
    assert "shot_missed" in table.events
    assert table.outcome is None


def test_the_missile_replaces_a_normal_shot_never_one_of_the_power_up():
    """[D]"""
    table = with_power_up(missiles="red")
    table.play("red: boost 10/3")
    assert table.events == ["fighter_moved", "power_up_used", "monster_taken"]
    table.refuses("red: missile 7", code="turn/wrong-step")
    table.play("red: move 10/4")
    assert table.moves == ["shoot", "missile 8"]
    table.play("red: missile 8")
    assert table.tokens("red") == "3 3 3 3 3 3"


def test_a_fighter_lost_while_using_it_neither_flies_on_nor_shoots_and_the_mine_step_remains():
    """[D] Only possible where collisions empty columns: reinforcements reach the fighter in row 2."""
    table = with_power_up(
        """
        . . 4 . . .
        R . . . . .
        . . . . . .
        . . . . 2 .
        . . . . Y .
        1 1 . 1 . 1
        . . . . . .
        . . * . . .
        . . . . . .
        . . . . . .
        """,
        pile="3 3 5",
        collisions_empty_columns=True,
    )
    table.play("red: boost 2/3")
    lost = [data for data in table.told if data["event"] == "fighter_lost"]
    assert [data["seat"] for data in lost] == [1, 0]
    assert table.told[-1] == {"event": "shots_lost", "seat": 0, "shots": 1}
    assert table.moves == ["mine", "keep"]
