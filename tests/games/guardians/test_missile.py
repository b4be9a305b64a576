"""The missile: bought in an earlier turn, and when and at which row it may be fired."""

import pytest

from orbita.core.preview import Preview
from orbita.games.guardians.game import GAME
from orbita.games.guardians.texts.events import worth
from orbita.games.guardians.texts.moves import TAKEN
from tests.games.guardians.table import Table

ROW_TO_STRIKE = """
    1 1 1 1 1 1
    2 . 3 . ( .
    . . . . . .
    . . R . . Y
"""


def test_buying_ends_the_turn_so_it_is_fired_in_a_later_one():
    table = Table(ROW_TO_STRIKE, tokens={"red": "10"})
    table.refuses("red: missile 8", code="missile/none")
    table.play("red: buy missile, pay 10")
    table.refuses("red: missile 8", code="turn/not-yours")
    table.play("yellow: shoot", "red: missile 9")  # yellow has emptied column 6, so all came down
    assert table.tokens("red") == "2 3 10"


def test_it_is_fired_instead_of_the_shot():
    table = Table(ROW_TO_STRIKE, missiles="red")
    table.play("red: missile 8")
    assert table.tokens("red") == "2 3 10"
    assert table.turn == "yellow"


def test_nobody_has_to_fire_it():
    table = Table(ROW_TO_STRIKE, missiles="red")
    table.play("red: shoot")
    assert table.tokens("red") == "3"
    assert table.seat("red").missile == 1


def foreseen_after(table, text):
    """What comes of each way to go on after a move: the points of its seat."""
    state, seat = table.state, 0
    preview = Preview(GAME, GAME.view(state, seat), seat)
    ways = preview.ways_on(GAME.notation.parse_move(state, seat, text))
    return {
        way: sum(worth(data) for data in beyond if data["event"] in TAKEN) for way, beyond in ways.items()
    }


def test_a_flight_foresees_both_the_shot_and_the_missile():
    table = Table(ROW_TO_STRIKE, missiles="red")
    assert foreseen_after(table, "move 10/5") == {"shoot": 10, "missile 8": 15}
    assert foreseen_after(table, "move 9/2") == {"shoot": 1, "missile 7": 6}


def test_all_shots_of_a_stronger_fighter_are_foreseen_although_a_missile_is_ready():
    table = Table(ROW_TO_STRIKE, missiles="red", levels={"red": 2})
    assert foreseen_after(table, "move 10/5")["shoot"] == 11
    assert foreseen_after(table, "shoot")["shoot"] == 1


def test_without_a_missile_there_is_nothing_to_choose_after_a_flight():
    assert foreseen_after(Table(ROW_TO_STRIKE), "move 10/5") == {}


def test_after_a_flight_the_choice_is_between_shot_and_missile():
    table = Table(ROW_TO_STRIKE, missiles="red")
    table.play("red: move 10/5")
    assert table.events == ["fighter_moved"]
    assert table.moves == ["shoot", "missile 8"]


def test_it_strikes_the_row_of_the_first_invader_straight_ahead():
    """[D]"""
    table = Table(ROW_TO_STRIKE, missiles="red")
    table.refuses("red: missile 7", code="missile/other-row")
    table.refuses("red: missile 9", code="missile/other-row")
    table.refuses("red: missile 0", code="notation/row")
    table.refuses("red: missile 11", code="notation/row")
    table.play("red: move 10/4, missile 7")
    assert table.tokens("red") == "1 1 1 1 1 1"


@pytest.mark.parametrize(
    "ahead",
    [
        pytest.param("Y", id="a fighter in the way"),
        pytest.param("*", id="the mine in the way"),
    ],
)
def test_with_something_else_ahead_it_cannot_be_fired(ahead):
    """[D]"""
    table = Table(
        f"""
        1 1 1 1 1 1
        . . {ahead} . . .
        . . R . . .
        """,
        missiles="red",
    )
    assert "missile 8" not in table.moves
    table.refuses("red: missile 8", code="missile/nobody-ahead")


def test_with_nobody_ahead_it_cannot_be_fired():
    """[D]"""
    table = Table(
        """
        1 1 . 1 1 1
        . . R . . Y
        """,
        missiles="red",
    )
    table.refuses("red: missile 9", code="missile/nobody-ahead")
    table.play("red: shoot")
    assert table.events == ["shot_missed", "turn_began"]


def test_never_at_a_row_with_another_players_fighter():
    table = Table(
        """
        1 1 1 1 1 1
        2 . 3 . Y .
        . . . . . .
        . . R . . .
        """,
        missiles="red",
    )
    table.refuses("red: missile 8", code="missile/fighter-in-row")
    table.play("red: shoot")  # an ordinary shot is allowed
    assert table.tokens("red") == "3"


def test_one_missile_per_player_and_game():
    table = Table(ROW_TO_STRIKE, missiles="red", tokens={"red": "5 5"})
    table.play("red: missile 8", "yellow: shoot")
    table.refuses("red: buy missile", code="buy/not-for-you")
    table.refuses("red: missile 9", code="missile/none")


def test_the_mine_step_comes_too_late_for_it():
    table = Table(
        """
        1 1 1 1 1 1
        2 . 3 . ( .
        * . . . . .
        . . R . . Y
        """,
        missiles="red",
    )
    table.play("red: shoot")
    table.refuses("red: missile 7", code="turn/wrong-step")
