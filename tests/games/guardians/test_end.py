"""The end of the game: the last invader is gone, or the planet falls. Also test_nobody_hits.py."""

import pytest

from tests.games.guardians.table import Table

ONE_LEFT = """
    2 . . . . .
    . . . . . .
    R . . . . Y
"""


def test_the_game_ends_when_a_shot_takes_the_last_invader():
    table = Table(ONE_LEFT)
    table.play("red: shoot")
    assert table.outcome.reason == "last-invader-gone"
    assert table.events[-1] == "game_ended"
    assert (table.turn, table.moves) == (None, [])


def test_the_game_ends_when_the_mine_takes_the_last_invader():
    table = Table("""
        . . * 3 . .
        R . . . . Y
    """)
    table.play("red: shoot, mine")
    assert table.outcome.reason == "last-invader-gone"


def test_the_game_ends_when_a_missile_takes_the_last_row():
    table = Table("2 . . 4 . 5\nR . . . . Y", missiles="red")
    table.play("red: missile 9")
    assert table.outcome.reason == "last-invader-gone"
    assert table.score("red") == 11


def test_the_game_ends_when_the_last_invader_is_lost_in_a_collision():
    table = Table("""
        2 . . . . .
        . . . . . 3
        . . . . . Y
        R . . . . .
    """)
    table.play("red: shoot")
    assert table.outcome.reason == "last-invader-gone"


@pytest.mark.parametrize(
    ("beside", "is_over"),
    [
        pytest.param({}, True, id="nothing left"),
        pytest.param({"pile": "1"}, False, id="a token in the pile"),
        pytest.param({"ships_waiting": 1}, False, id="a ship waiting"),
        pytest.param({"aside": "<"}, True, id="a half that never enters"),
        pytest.param({"pile": "<"}, True, id="a half in the pile"),
        pytest.param({"pile": "<", "aside": ">"}, False, id="the match of a half"),
    ],
)
def test_reinforcements_come_before_the_end_is_checked(beside, is_over):
    """[D]"""
    table = Table(ONE_LEFT, **beside)
    table.play("red: shoot")
    assert (table.outcome is not None) == is_over


def test_the_end_comes_at_once_in_the_middle_of_a_turn():
    table = Table(
        """
        2 . . . . .
        . . * . . .
        R . . . . Y
        """,
        levels={"red": 3},
        variant="advanced",
    )
    table.play("red: shoot")
    assert table.events == ["monster_taken", "column_emptied", "invaders_advanced", "game_ended"]


LOWEST_ROWS = """
    2 . . . . 1
    . . . . . .
    . . . . . .
    {nine}
    {ten}
"""


@pytest.mark.parametrize(
    ("nine", "ten", "falls"),
    [
        pytest.param(". . . 4 . .", "R . . . . Y", False, id="from row 9 to row 10"),
        pytest.param(". . . . . .", "R . . 4 . Y", True, id="past row 10"),
        pytest.param(". . . . . .", "R . . < > Y", True, id="a ship past row 10"),
    ],
)
def test_the_planet_falls_when_an_invader_passes_the_lowest_row(nine, ten, falls):
    table = Table(LOWEST_ROWS.format(nine=nine, ten=ten), tokens={"red": "5 5"})
    table.play("red: shoot")
    if falls:
        assert table.outcome.reason == "planet-fell"
        assert table.events[-2:] == ["planet_reached", "game_ended"]
    else:
        assert table.picture.splitlines()[9] == "R . . 4 . Y"
        assert table.turn == "yellow"


def test_when_the_planet_falls_everybody_loses_and_nothing_is_scored():
    table = Table(LOWEST_ROWS.format(nine=". . . . . .", ten="R . . 4 . Y"), tokens={"red": "5 5"})
    table.play("red: shoot")
    assert table.outcome.scores == (0, 0)
    assert table.winners == []


def test_the_fall_of_the_planet_beats_the_last_invader():
    """[D] The only other invader is the one that passes."""
    table = Table("""
        2 . . . . .
        . . . . . .
        R . . 4 . Y
    """)
    table.play("red: shoot")
    assert table.outcome.reason == "planet-fell"


def test_the_fall_of_the_planet_beats_a_round_without_a_hit():
    """[D] Red misses, then the mine empties a column."""
    table = Table(
        """
        . . * 3 . .
        . . . . . .
        R . . . 4 Y
        """,
        missed="yellow",
    )
    table.play("red: shoot, mine")
    assert table.outcome.reason == "planet-fell"


def test_when_the_planet_falls_no_reinforcements_come_and_no_shots_follow():
    table = Table(
        """
        2 . . . . .
        . . . . . .
        R . . 4 . Y
        """,
        levels={"red": 2},
        pile="1",
        variant="advanced",
    )
    table.play("red: shoot")
    assert table.events[-3:] == ["invaders_advanced", "planet_reached", "game_ended"]
    assert table.pile == 1


def test_when_all_seats_are_out_the_planet_is_lost():
    """[D] Red's own missile brings invaders down on both fighters, and neither owner can pay."""
    table = Table(
        """
        . . . . 2 .
        . . 2 . Y .
        1 . R . . .
        . . . . . 5
        . . . . . .
        """,
        missiles="red",
        tokens={"yellow": "5 4"},
        missile_target="any_row",
    )
    table.play("red: missile 8")
    assert table.events.count("fighter_lost") == 2
    assert table.events[-5:] == ["turn_began", "seat_out", "turn_began", "seat_out", "game_ended"]
    assert table.outcome.reason == "all-fighters-lost"
    assert (table.outcome.scores, table.winners) == ((0, 0), [])


def test_nobody_can_do_anything_after_the_end():
    table = Table(ONE_LEFT)
    table.play("red: shoot")
    for line in ("red: shoot", "yellow: shoot", "yellow: move 10/5", "red: buy missile"):
        table.refuses(line, code="turn/game-over")
