"""The end of the game when all seats in consecutive turns hit nothing."""

import pytest

from tests.games.guardians.table import NAMES, Table

NO_TARGETS = """
    . . . . . 1
    . . . . . 2
    . . . . . 3
    . . . . . .
    {fighters}
"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_all_seats_in_consecutive_turns_hit_nothing(seats):
    table = Table(NO_TARGETS.format(fighters=["R Y . . . .", "R Y G . . .", "R Y G B . ."][seats - 2]))
    for name in NAMES[: seats - 1]:
        table.play(f"{name}: shoot")
        assert table.outcome is None
    table.play(f"{NAMES[seats - 1]}: shoot")
    assert table.outcome.reason == "nobody-hits"


def test_a_hit_begins_the_count_anew():
    table = Table(NO_TARGETS.format(fighters="R . . . . Y"))
    table.play("red: shoot", "yellow: shoot", "red: shoot")
    assert table.outcome is None
    table.play("yellow: move 10/5")
    assert table.outcome.reason == "nobody-hits"


def test_a_hit_wipes_out_the_misses_of_everybody():
    table = Table(NO_TARGETS.format(fighters="R . . . . Y"), tokens={"red": "10"})
    table.play("red: shoot", "yellow: shoot", "red: buy missile, pay 10", "yellow: move 10/5")
    assert table.outcome is None  # red's miss was before the hit
    table.play("red: shoot")
    assert table.outcome.reason == "nobody-hits"


def test_a_hit_fighter_begins_the_count_anew_as_well():
    table = Table(
        """
        . . . . . 1
        . Y . . . .
        . R . . . .
        """,
        missed="yellow",
    )
    table.play("red: shoot", "yellow: shoot")
    assert table.outcome is None


def test_buying_does_not_lengthen_the_count():
    """[D]"""
    table = Table(NO_TARGETS.format(fighters="R Y . . . ."), tokens={"red": "10"}, missed="yellow")
    table.play("red: buy missile, pay 10")
    assert table.outcome is None
    table.play("yellow: shoot")
    assert table.outcome is None  # red has not missed yet
    table.play("red: shoot")
    assert table.outcome.reason == "nobody-hits"


def test_buying_does_not_break_the_count():
    """[D]"""
    table = Table(NO_TARGETS.format(fighters="R Y . . . ."), tokens={"red": "10", "yellow": "10"})
    table.play("red: shoot", "yellow: buy missile, pay 10", "red: buy missile, pay 10", "yellow: shoot")
    assert table.outcome.reason == "nobody-hits"


def test_a_declined_comeback_lengthens_the_count():
    """[D]"""
    table = Table(
        NO_TARGETS.format(fighters="R . . . . ."), turn="yellow", tokens={"yellow": "10"}, missed="red"
    )
    table.play("yellow: pass")
    assert table.outcome.reason == "nobody-hits"


def test_those_who_are_out_are_not_waited_for():
    """[D]"""
    table = Table(NO_TARGETS.format(fighters="R Y . . . ."), seats=3, out="green")
    table.play("red: shoot", "yellow: shoot")
    assert table.outcome.reason == "nobody-hits"


def test_who_drops_out_does_not_save_the_others_from_the_count():
    """[D] Red and yellow have missed, and green cannot pay to come back."""
    table = Table(NO_TARGETS.format(fighters="R Y . . . ."), seats=3)
    table.play("red: shoot", "yellow: shoot")
    assert table.events[-2:] == ["seat_out", "game_ended"]
    assert table.outcome.reason == "nobody-hits"
