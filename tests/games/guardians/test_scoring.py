"""Scoring: an eye is a point, a part of a ship ten. Most points win, a tie is shared."""

import pytest

from tests.games.guardians.table import NAMES, Table

LAST_MISS = """
    . . . . . 1
    . . . . . .
    {fighters}
"""


def finished(tokens, seats=2, **more):
    """A game that ends without another hit: everybody but red has missed, and now red does."""
    table = Table(
        LAST_MISS.format(fighters=" ".join("RYGB"[:seats] + "." * (6 - seats))),
        tokens=tokens,
        missed=" ".join(NAMES[1:seats]),
        **more,
    )
    table.play("red: shoot")
    assert table.outcome.reason == "nobody-hits"
    return table


def test_example_of_scoring():
    tokens = " ".join(["5"] * 3 + ["4"] * 4 + ["3"] * 2 + ["2"] * 5 + ["1"] * 6 + ["10"] * 3)
    table = finished({"red": tokens})
    assert table.outcome.scores == (83, 0)
    assert table.winners == ["red"]


@pytest.mark.parametrize(
    ("red", "yellow", "winners"),
    [
        pytest.param("5 4", "10", ["yellow"], id="nine against ten"),
        pytest.param("5 5", "10", ["red", "yellow"], id="ten against ten: shared"),
        pytest.param("5 5 1", "10", ["red"], id="eleven against ten"),
        pytest.param("", "", ["red", "yellow"], id="nothing against nothing: shared"),
        pytest.param("10", "5 4 1", ["red", "yellow"], id="the number of tokens does not matter"),
    ],
)
def test_most_points_win_and_a_tie_is_shared(red, yellow, winners):
    assert finished({"red": red, "yellow": yellow}).winners == winners


def test_a_tie_for_the_second_place_is_no_victory():
    table = finished({"red": "3", "yellow": "5", "green": "3"}, seats=3)
    assert table.outcome.scores == (3, 5, 3)
    assert table.winners == ["yellow"]


def test_all_four_can_share_the_victory():
    table = finished(dict.fromkeys(NAMES, "4"), seats=4)
    assert table.winners == list(NAMES)


def test_tokens_paid_are_not_scored():
    table = Table(LAST_MISS.format(fighters="R Y . . . ."), tokens={"red": "10 3"}, missed="yellow")
    table.play("red: buy missile, pay 10", "yellow: shoot", "red: shoot")
    assert table.outcome.scores == (3, 0)


def test_a_missile_or_level_left_over_is_worth_nothing():
    table = finished({"red": "1"}, missiles="red", power_ups="red", levels={"red": 3}, variant="advanced")
    assert table.outcome.scores == (1, 0)


def test_who_is_out_cannot_win():
    """[D] The tokens still count as points, but the victory goes to somebody still in."""
    table = Table(
        LAST_MISS.format(fighters="R . . . . ."),
        seats=3,
        tokens={"red": "2", "yellow": "5 4"},
        out="green yellow",
    )
    table.play("red: shoot")
    assert table.outcome.scores == (2, 9, 0)
    assert table.winners == ["red"]


def test_a_fighter_beside_the_board_at_the_end_is_no_obstacle_to_winning():
    table = Table(
        LAST_MISS.format(fighters="R . . . . ."), turn="yellow", tokens={"yellow": "10 1"}, missed="red"
    )
    table.play("yellow: pass")
    assert table.winners == ["yellow"]
