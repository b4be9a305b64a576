"""1. Moving the fighter: straight, any number of empty spaces, in one of eight directions."""

import pytest

from orbita.games.guardians import moves
from orbita.games.guardians.game import GAME
from tests.games.guardians.table import Table, picture


def test_example_of_movement_and_shot():
    """Three spaces to the right, then the shot takes the monster straight ahead."""
    table = Table("""
        1 2 2 4 5 1
        2 1 5 3 1 2
        . . . . . .
        . . . . . .
        . R . . . Y
    """)
    table.play("red: move 10/5")
    assert table.picture == picture("""
        1 2 2 4 5 1
        2 1 5 3 . 2
        . . . . . .
        . . . . . .
        . . . . R Y
    """)
    assert table.tokens("red") == "1"
    assert table.told[:2] == [
        {"event": "fighter_moved", "seat": 0, "from": "10/2", "to": "10/5"},
        {"event": "monster_taken", "seat": 0, "space": "7/5", "eyes": 1},
    ]


OPEN_BOARD = """
    1 1 1 1 1 1
    . . . . . .
    . . . . . .
    . . R . . .
    . . . . . .
    . . . . . .
    . Y . . . .
"""


@pytest.mark.parametrize(
    ("target", "farther"),
    [
        pytest.param("6/3", "5/3", id="up"),
        pytest.param("6/4", "5/5", id="up and right"),
        pytest.param("7/4", "7/6", id="right"),
        pytest.param("8/4", "10/6", id="down and right"),
        pytest.param("8/3", "10/3", id="down"),
        pytest.param("8/2", "9/1", id="down and left"),
        pytest.param("7/2", "7/1", id="left"),
        pytest.param("6/2", "5/1", id="up and left"),
    ],
)
def test_any_number_of_spaces_in_eight_directions(target, farther):
    for space in (target, farther):
        table = Table(OPEN_BOARD)
        table.play(f"red: move {space}")
        assert table.told[0] == {"event": "fighter_moved", "seat": 0, "from": "7/3", "to": space}


def test_every_space_in_a_straight_line_and_no_other():
    table = Table(OPEN_BOARD)
    row, column = 7, 3
    straight = {
        f"move {row + down * far}/{column + right * far}"
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
        for far in range(1, 10)
        if (down, right) != (0, 0) and 5 <= row + down * far <= 10 and 1 <= column + right * far <= 6
    }
    assert {move for move in table.moves if move.startswith("move")} == straight


@pytest.mark.parametrize(
    "piece",
    [
        pytest.param("3", id="a monster"),
        pytest.param("(", id="a damaged ship"),
        pytest.param("*", id="the mine"),
        pytest.param("Y", id="another fighter"),
    ],
)
def test_only_empty_spaces_are_flown_over_and_onto(piece):
    table = Table(f"""
        1 1 1 1 1 1
        . . . . . .
        . R . {piece} . .
        . . . . . .
    """)
    table.refuses("red: move 9/4", code="move/occupied")
    table.refuses("red: move 9/5", code="move/no-way")
    table.refuses("red: move 9/6", code="move/no-way")
    table.play("red: move 9/3")


def test_half_of_an_intact_ship_blocks_as_well():
    table = Table("""
        1 1 1 1 1 1
        . R . < > .
    """)
    table.refuses("red: move 10/4", code="move/occupied")
    table.refuses("red: move 10/5", code="move/occupied")
    table.refuses("red: move 10/6", code="move/no-way")


@pytest.mark.parametrize("space", ["9/4", "8/5", "10/5", "5/2"])
def test_a_fighter_does_not_turn_on_the_way(space):
    Table(OPEN_BOARD).refuses(f"red: move {space}", code="move/no-way")


def test_a_fighter_does_not_leave_the_board():
    table = Table("""
        1 1 1 1 1 1
        R . . . . Y
    """)
    for space in ("10/0", "11/1", "0/1", "10/7"):
        table.refuses(f"red: move {space}", code="notation/space")
    wall = moves.MOVE_TO + table.state.fighter[0] - 1
    assert GAME.why_not(table.state, 0, wall).code == "move/off-board"


def test_staying_is_allowed_and_standing_still_is_not_a_flight():
    table = Table("""
        1 1 1 1 1 1
        2 . . . . .
        R . . . . Y
    """)
    table.refuses("red: move 10/1", code="move/occupied")
    table.play("red: shoot")
    assert table.events == ["monster_taken", "turn_began"]
    assert table.tokens("red") == "2"


def test_a_fighter_boxed_in_can_still_shoot():
    table = Table("""
        1 1 1 1 1 1
        . 1 2 1 . .
        . Y R * . .
    """)
    assert table.moves == ["shoot"]


def test_one_flight_a_turn_and_none_after_the_shot():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        * . . . . .
        R . . . . Y
    """)
    table.play("red: move 10/2")
    table.refuses("red: move 10/3", code="turn/wrong-step")


def test_only_the_seat_whose_turn_it_is_moves():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        R . . . . Y
    """)
    table.refuses("yellow: move 10/5", code="turn/not-yours")
    table.play("red: shoot")
    table.refuses("red: move 10/2", code="turn/not-yours")
