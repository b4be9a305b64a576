"""Coming back after a collision: pay 10, place the fighter in the lowest row, play on; or be out."""

import pytest

from tests.games.guardians.table import Table, picture

YELLOW_LOST = """
    1 1 1 1 1 1
    2 2 2 2 2 2
    . . . . . .
    R . . . . .
"""


def lost(tokens, **more):
    """Yellow's turn begins with its fighter beside the board."""
    return Table(YELLOW_LOST, turn="yellow", tokens={"yellow": tokens}, **more)


def test_the_owner_comes_back_in_the_next_turn_and_plays_on():
    """[D] The turn goes on."""
    table = Table(
        """
        . 1 1 1 1 1
        2 . . . 3 .
        . . . . Y .
        R . . . . .
        """,
        tokens={"yellow": "5 5 1"},
    )
    table.play("red: shoot")
    assert "fighter_lost" in table.events
    assert table.turn == "yellow"
    table.play("yellow: pay 5+5, place 10/2, move 10/3")
    assert table.events[:4] == ["paid", "fighter_placed", "fighter_moved", "monster_taken"]
    assert table.picture.splitlines()[9] == "R . Y . . ."
    assert table.tokens("yellow") == "1 1"
    assert table.boxed == "3 5 5"


def test_after_coming_back_the_turn_is_a_normal_one():
    table = lost("5 5 10", missiles="yellow")
    table.play("yellow: pay 10, place 10/6")
    assert "shoot" in table.moves
    assert "move 10/5" in table.moves
    assert "missile 8" in table.moves


@pytest.mark.parametrize("ware", ["missile", "level", "power-up"])
def test_in_the_turn_of_a_comeback_nothing_can_be_bought(ware):
    """A purchase is the only thing of a turn."""
    table = lost("10 10 10 10", variant="advanced")
    table.play("yellow: pay 10, place 10/6")
    assert not [move for move in table.moves if move.startswith("buy")]
    table.refuses(f"yellow: buy {ware}", code="buy/after-comeback")
    table.refuses("yellow: pay 10", code="turn/wrong-step")


def test_in_the_turn_after_a_comeback_everything_is_on_sale_again():
    table = lost("10 10 10 10", variant="advanced")
    table.play("yellow: pay 10, place 10/6, shoot", "red: shoot")
    assert [move for move in table.moves if move.startswith("buy")] == [
        "buy missile",
        "buy level",
        "buy power-up",
    ]
    table.play("yellow: buy power-up, pay 10+10")
    assert table.seat("yellow").power_up == 1


def test_others_may_buy_while_somebody_has_come_back():
    table = lost("10", variant="basic")
    table.play("yellow: pay 10, place 10/6, shoot")
    table.refuses("red: buy missile", code="buy/too-dear")  # only for want of tokens


def test_the_fighter_is_placed_on_any_empty_space_of_the_lowest_row():
    table = lost("10")
    table.play("yellow: pay 10")
    assert table.moves == [f"place 10/{column}" for column in range(2, 7)]
    table.refuses("yellow: place 10/1", code="place/not-there")
    table.refuses("yellow: place 9/2", code="place/not-there")


def test_having_paid_there_is_no_way_back():
    table = lost("10")
    table.play("yellow: pay 10")
    table.refuses("yellow: pass", code="turn/wrong-step")


@pytest.mark.parametrize(
    ("tokens", "is_out"),
    [
        pytest.param("5 4", True, id="nine points: out"),
        pytest.param("5 4 1", False, id="ten points: may come back"),
        pytest.param("5 3 3", False, id="eleven points: may come back"),
        pytest.param("", True, id="nothing: out"),
        pytest.param("10", False, id="one part of a ship: may come back"),
    ],
)
def test_who_cannot_pay_ten_is_out(tokens, is_out):
    table = lost(tokens)
    assert table.seat("yellow").is_out == is_out
    assert table.turn == ("red" if is_out else "yellow")


def test_who_is_out_is_passed_over_for_good():
    table = Table("""
        1 1 1 1 1 1
        2 2 2 2 2 2
        3 3 3 3 3 3
        R . . . . G
    """)
    table.play("red: shoot")
    assert table.told[1:] == [
        {"event": "turn_began", "seat": 1},
        {"event": "seat_out", "seat": 1},
        {"event": "turn_began", "seat": 2},
    ]
    table.play("green: shoot", "red: shoot")
    assert table.events == ["monster_taken", "turn_began"] * 2
    assert table.turn == "green"


def test_declining_passes_the_turn_and_is_asked_again():
    """[D]"""
    table = lost("10")
    table.play("yellow: pass")
    assert table.events == ["comeback_declined", "turn_began"]
    assert table.tokens("yellow") == "10"
    table.play("red: shoot")
    assert table.turn == "yellow"
    assert table.moves == ["pay 10", "pass"]
    table.play("yellow: pay 10, place 10/5")
    assert table.picture.splitlines()[9] == "R . . . Y ."


@pytest.mark.parametrize("move", ["shoot", "move 10/2", "place 10/2", "buy missile", "keep"])
def test_before_coming_back_there_is_nothing_else_to_do(move):
    lost("10 10").refuses(f"yellow: {move}", code="turn/wrong-step")


def test_no_empty_space_in_the_lowest_row_counts_as_declined():
    """[D]"""
    table = Table(
        """
        2 2 2 2 2 2
        . . . . . .
        R . . . . .
        1 1 1 1 1 1
        """,
        tokens={"yellow": "10"},
    )
    table.play("red: shoot")
    assert table.events == ["monster_taken", "turn_began", "comeback_declined", "turn_began"]
    assert table.turn == "red"
    assert not table.seat("yellow").is_out


def test_one_empty_space_in_the_lowest_row_is_enough():
    table = Table(
        """
        2 2 2 2 2 2
        . . . . . .
        R . . . . .
        1 1 1 . 1 1
        """,
        tokens={"yellow": "10"},
    )
    table.play("red: shoot", "yellow: pay 10")
    assert table.moves == ["place 10/4"]


def test_a_fighter_beside_the_board_cannot_be_hit_and_does_not_block():
    table = lost("10 5")
    table.play("yellow: pass", "red: move 10/6")
    assert table.tokens("yellow") == "5 10"


def test_the_fighter_keeps_its_level_its_missile_and_its_power_up():
    """[D]"""
    table = Table(
        """
        . 1 1 1 1 1
        2 . . . 3 .
        . . . . Y .
        R . . . . .
        """,
        tokens={"yellow": "10"},
        levels={"yellow": 3},
        missiles="yellow",
        power_ups="yellow",
        variant="advanced",
    )
    table.play("red: shoot", "yellow: pay 10, place 10/2")
    seat = table.seat("yellow")
    assert (seat.level, seat.missile, seat.power_up) == (3, 1, 1)
    assert "boost 10/3" in table.moves
    assert table.picture == picture("""
        . 1 1 1 1 1
        . . . . . .
        R Y . . . .
    """)
