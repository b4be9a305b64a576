"""Every option: its default, and what the house rule changes on the same table with the same moves."""

import msgspec
import pytest

from orbita.core.errors import BadOptions
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options
from tests.games.guardians.table import Table, invader


def test_the_defaults_are_the_basic_game_and_our_rulings():
    assert msgspec.to_builtins(GAME.read_options({})) == {
        "variant": "basic",
        "missile_target": "ahead",
        "missile_replaces": "one_shot",
        "comeback_turn": "goes_on",
        "comeback_level": "kept",
        "collisions_empty_columns": False,
    }


@pytest.mark.parametrize(
    "given",
    [
        pytest.param({"variant": "expert"}, id="an unknown value"),
        pytest.param({"speed": "fast"}, id="an unknown option"),
        pytest.param({"collisions_empty_columns": "yes"}, id="a word for a switch"),
        pytest.param({"missile_target": None}, id="nothing"),
    ],
)
def test_options_that_do_not_exist_are_refused(given):
    with pytest.raises(BadOptions) as refusal:
        GAME.read_options(given)
    assert refusal.value.code == "options/invalid"


def test_every_option_is_tested_here():
    names = {field.name for field in msgspec.structs.fields(Options)}
    assert names == set(WITH_AND_WITHOUT)


def variant(**option):
    """Is there a level to buy?"""
    table = Table("1 . . . . .\nR . . . . Y", tokens={"red": "10"}, **option)
    return "buy level" in table.moves


def missile_target(**option):
    """Which rows may be struck?"""
    table = Table(
        """
        1 . . . . .
        . . . . . .
        . 2 . . Y .
        . . 3 . . .
        R . 4 . . .
        """,
        missiles="red",
        **option,
    )
    return [move for move in table.moves if move.startswith("missile")]


def missile_replaces(**option):
    """What does a fighter of level 3 take with a missile?"""
    table = Table(
        """
        1 1 1 1 1 1
        2 . . . . .
        3 . . . . .
        R . . . . Y
        """,
        levels={"red": 3},
        missiles="red",
        variant="advanced",
        **option,
    )
    table.play("red: missile 9")
    return table.tokens("red")


def comeback_turn(**option):
    """Whose turn is it after a comeback?"""
    table = Table("2 . . . . 1\nR . . . . .", turn="yellow", tokens={"yellow": "10"}, **option)
    table.play("yellow: pay 10, place 10/3")
    return table.turn


def comeback_level(**option):
    """Which level has a fighter that was lost?"""
    table = Table(
        """
        2 1 1 1 1 1
        . . . 3 . .
        . . . Y . .
        R . . . . .
        """,
        levels={"red": 2, "yellow": 3},
        tokens={"yellow": "10"},
        variant="advanced",
        **option,
    )
    table.play("red: shoot", "yellow: pay 10, place 10/3")
    return [table.seat("red").level, table.seat("yellow").level]


def collisions_empty_columns(**option):
    """How often do they advance when the collision empties column 4?"""
    table = Table(
        """
        2 1 1 . 1 1
        . . . 3 . .
        . . . Y . .
        R . . . . .
        """,
        **option,
    )
    table.play("red: shoot")
    return table.events.count("invaders_advanced")


WITH_AND_WITHOUT = {
    "variant": (variant, "advanced", False, True),
    "missile_target": (missile_target, "any_row", ["missile 6"], ["missile 6", "missile 9", "missile 10"]),
    "missile_replaces": (missile_replaces, "all_shots", "1 2 3", "3"),
    "comeback_turn": (comeback_turn, "ends", "yellow", "red"),
    "comeback_level": (comeback_level, "lost", [2, 3], [2, 1]),
    "collisions_empty_columns": (collisions_empty_columns, True, 1, 2),
}


@pytest.mark.parametrize("name", WITH_AND_WITHOUT)
def test_what_an_option_changes(name):
    play, house_rule, by_default, with_house_rule = WITH_AND_WITHOUT[name]
    assert play() == by_default
    assert play(**{name: house_rule}) == with_house_rule


ANY_ROW = """
    . . 4 . . .
    5 . R . . .
    . . * 3 . .
    . 2 . . . .
    . . . . Y 1
"""


def any_row(**more):
    return Table(ANY_ROW, missiles="red", missile_target="any_row", **more)


@pytest.mark.parametrize(
    ("row", "taken"),
    [
        pytest.param(6, "4", id="ahead"),
        pytest.param(7, "5", id="its own row"),
        pytest.param(8, "3", id="behind, past the mine"),
        pytest.param(9, "2", id="far behind"),
    ],
)
def test_any_row_with_an_invader_may_be_struck(row, taken):
    table = any_row()
    table.play(f"red: missile {row}")
    assert table.tokens("red") == taken


def test_any_row_is_still_not_a_row_with_another_fighter_or_without_invaders():
    table = any_row()
    table.refuses("red: missile 10", code="missile/fighter-in-row")
    table.refuses("red: missile 5", code="missile/no-invader")


def test_any_row_the_own_fighter_in_the_row_may_be_lost():
    table = any_row()
    table.play("red: missile 7")
    assert {"event": "fighter_lost", "seat": 0, "space": "7/3", **invader("4")} in table.told


def test_a_comeback_that_ends_the_turn_is_neither_a_hit_nor_a_miss():
    table = Table(
        ". . . . . 1\nR . . . . .",
        turn="yellow",
        tokens={"yellow": "10"},
        missed="red",
        comeback_turn="ends",
    )
    table.play("yellow: pay 10, place 10/3")
    assert table.outcome is None
    table.play("red: shoot", "yellow: shoot")
    assert table.outcome.reason == "nobody-hits"
