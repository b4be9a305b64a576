"""3. Moving the mine: one space right, back in from the edge, and what happens when it touches something."""

import pytest

from tests.games.guardians.table import Table, invader, picture


def test_example_of_a_turn():
    """Move, take the monster ahead, then the mine strikes a ship: the mine and that half go to the box."""
    table = Table("""
        1 1 2 3 4 1
        1 2 * < > 5
        . . . . . .
        Y R . . . .
    """)
    table.play("red: move 10/6, mine")
    assert table.picture == picture("""
        1 1 2 3 4 1
        1 2 . . ) .
        . . . . . .
        Y . . . . R
    """)
    assert table.tokens("red") == "5"
    assert table.boxed == "10"
    assert table.events == ["fighter_moved", "monster_taken", "mine_moved", "mine_exploded", "turn_began"]


MINE_AT_THE_LEFT = """
    1 1 1 1 1 1
    2 2 2 2 2 2
    * . . . . .
    R . . . . Y
"""


def test_the_mine_moves_one_space_right():
    table = Table(MINE_AT_THE_LEFT)
    table.play("red: move 10/2, mine")
    assert table.picture.splitlines()[8] == ". * . . . ."
    assert table.told[-2] == {"event": "mine_moved", "seat": 0, "from": "9/1", "to": "9/2"}
    assert table.turn == "yellow"


def test_moving_the_mine_is_optional():
    table = Table(MINE_AT_THE_LEFT)
    table.play("red: move 10/2, keep")
    assert table.picture.splitlines()[8] == "* . . . . ."
    assert table.turn == "yellow"


@pytest.mark.parametrize("space", ["9/2", "9/3", "8/1", "5/1"])
def test_the_mine_goes_nowhere_else_from_the_middle_of_the_board(space):
    table = Table(MINE_AT_THE_LEFT)
    table.play("red: move 10/2")
    table.refuses(f"red: mine {space}", code="mine/one-space")
    assert table.moves == ["mine", "keep"]


def test_the_mine_never_moves_onto_a_fighter():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        * Y . . . .
        . . . R . .
    """)
    table.play("red: shoot")
    assert table.events == ["monster_taken", "turn_began"]  # without a mine step
    table.refuses("red: mine", code="turn/not-yours")
    assert table.picture.splitlines()[8] == "* Y . . . ."


def test_not_even_onto_the_own_fighter():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        . * R . . .
        . . . . . Y
    """)
    table.play("red: shoot")
    assert table.turn == "yellow"
    assert table.picture.splitlines()[8] == ". * R . . ."


MINE_AT_THE_EDGE = """
    1 1 1 1 1 1
    2 2 2 2 2 2
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . *
    . . . . . .
    . R . . Y .
"""


@pytest.mark.parametrize("space", ["5/1", "6/1", "7/1", "8/1"])
def test_over_the_right_edge_it_comes_back_at_once_on_a_mine_space(space):
    table = Table(MINE_AT_THE_EDGE)
    table.play(f"red: shoot, mine {space}")
    assert table.picture.splitlines()[int(space[0]) - 1] == "* . . . . ."
    assert table.picture.count("*") == 1
    assert table.told[-2] == {"event": "mine_moved", "seat": 0, "from": "8/6", "to": space}
    assert table.turn == "yellow"


def test_over_the_edge_the_mine_space_must_be_named():
    table = Table(MINE_AT_THE_EDGE)
    table.play("red: shoot")
    assert table.moves == ["mine 5/1", "mine 6/1", "mine 7/1", "mine 8/1", "keep"]
    table.refuses("red: mine", code="mine/at-the-edge")
    table.refuses("red: mine 9/1", code="mine/no-mine-space")
    table.refuses("red: mine 8/2", code="mine/no-mine-space")
    table.play("red: keep")
    assert table.picture.splitlines()[7] == ". . . . . *"


def test_it_does_not_come_back_onto_a_fighter():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        . . . . . .
        Y . . . . .
        R . . . . *
        . . . . . .
        . . . . . .
    """)
    table.play("red: shoot")
    assert table.moves == ["mine 5/1", "mine 6/1", "keep"]
    table.refuses("red: mine 7/1", code="mine/fighter-there")
    table.refuses("red: mine 8/1", code="mine/fighter-there")


def test_it_stays_at_the_edge_while_fighters_hold_all_mine_spaces():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        B . . . . .
        G . . . . .
        Y . . . . .
        R . . . . *
        . . . . . .
        . . . . . .
    """)
    table.play("red: shoot")
    assert table.events == ["fighter_hit", "turn_began"]
    assert table.turn == "yellow"


@pytest.mark.parametrize(
    ("sign", "value"),
    [
        pytest.param("4", "4", id="a monster"),
        pytest.param("(", "10", id="a damaged ship"),
    ],
)
def test_onto_an_invader_it_explodes_both_go_to_the_box_and_nobody_scores(sign, value):
    table = Table(f"""
        1 1 1 1 1 1
        1 1 1 1 1 2
        . * {sign} . . .
        . . . . . .
        . . . Y . R
    """)
    table.play("red: shoot, mine")
    assert table.picture.splitlines()[7] == ". . . . . ."
    assert (table.tokens("red"), table.tokens("yellow"), table.boxed) == ("2", "", value)
    assert table.told[-2] == {"event": "mine_exploded", "space": "8/3", **invader(sign)}


def test_an_intact_ship_loses_only_the_half_touched():
    table = Table("""
        1 1 1 1 1 1
        1 1 1 1 1 2
        . * < > . .
        . . . . . .
        . . . Y . R
    """)
    table.play("red: shoot, mine")
    assert table.picture.splitlines()[7] == ". . . ) . ."
    assert (table.score("red"), table.boxed) == (2, "10")


def test_coming_back_onto_an_invader_it_explodes_as_well():
    """[D] The rulebook forbids only fighters."""
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        . . . . . .
        3 . . . . .
        . . . . . *
        . . . . . .
        . . R . . Y
    """)
    table.play("red: shoot, mine 7/1")
    assert table.picture.splitlines()[6:8] == [". . . . . .", ". . . . . ."]
    assert (table.score("red"), table.boxed) == (2, "3")


def test_the_mine_never_comes_back_once_exploded():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        3 3 3 3 3 3
        . * 4 . . .
        . . R Y . .
    """)
    table.play("red: move 10/2, mine")
    assert "*" not in table.picture
    table.play("yellow: shoot")
    assert table.turn == "red"  # no mine step was offered
    table.refuses("red: mine 5/1", code="turn/wrong-step")


BESIDE_AN_INVADER = """
    1 1 1 1 1 .
    1 1 1 1 1 .
    . * 4 . . .
    . . . . . .
    . . . Y . R
"""


def test_a_mine_moved_onto_an_invader_is_a_hit():
    """[D] Red's shot misses as yellow's did, and still the game goes on."""
    table = Table(BESIDE_AN_INVADER, missed="yellow")
    table.play("red: shoot, mine")
    assert table.events == ["shot_missed", "mine_moved", "mine_exploded", "turn_began"]
    assert table.outcome is None
    table.play("yellow: move 8/6")
    assert table.events == ["fighter_moved", "shot_missed", "turn_began"]
    assert table.outcome is None  # red has not missed since that hit


def test_a_mine_that_comes_back_onto_an_invader_is_a_hit_as_well():
    """[D]"""
    table = Table(
        """
        2 1 1 1 1 .
        . . . . . *
        . . . . . .
        . . . . . .
        . . . Y . R
        """,
        missed="yellow",
    )
    table.play("red: move 9/6, mine 6/1")
    assert table.events[:4] == ["fighter_moved", "mine_shot", "mine_moved", "mine_exploded"]
    assert table.outcome is None


@pytest.mark.parametrize(
    "answer", [pytest.param("mine", id="onto an empty space"), pytest.param("keep", id="not at all")]
)
def test_a_mine_that_meets_no_invader_is_not_a_hit(answer):
    table = Table(BESIDE_AN_INVADER.replace("* 4", "* ."), missed="yellow")
    table.play(f"red: shoot, {answer}")
    assert table.outcome.reason == "nobody-hits"


def test_the_mine_moves_after_the_shot_not_before():
    table = Table(MINE_AT_THE_LEFT)
    table.refuses("red: mine", code="turn/wrong-step")
    table.play("red: move 10/2, mine")
    table.refuses("red: mine", code="turn/not-yours")
