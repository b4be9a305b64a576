"""Set-up: the invaders, then the fighters and the mine, placed by the players."""

import pytest

from orbita.core.errors import BadOptions
from orbita.core.match import Match
from orbita.games.guardians.game import GAME
from tests.games.guardians.table import NAMES, Table, picture


def rows(table):
    return [row.split() for row in table.picture.splitlines()]


def test_example_set_up_for_three_seats():
    table = Table.fresh(seats=3)
    monsters = table.picture.splitlines()[:4]
    table.play("red: place 10/3", "yellow: place 10/1", "green: place 10/6, mine 6/1")
    assert table.picture.splitlines() == [
        *monsters,
        ". . . . . .",
        "* . . . . .",
        ". . . . . .",
        ". . . . . .",
        ". . . . . .",
        "Y . R . . G",
    ]
    assert table.events == ["fighter_placed", "fighter_placed", "fighter_placed", "mine_placed", "turn_began"]
    assert table.turn == "red"


@pytest.mark.parametrize("seed", range(20))
def test_the_four_rows_above_the_moon_are_filled_with_monsters_and_no_ships(seed):
    board = rows(Table.fresh(seats=2, seed=seed))
    assert all(sign in "12345" for row in board[:4] for sign in row)
    assert all(sign == "." for row in board[4:] for sign in row)


def test_the_halves_met_while_filling_are_back_in_the_pile():
    table = Table.fresh(seats=4)
    assert table.pile == 66 - 24
    view = GAME.view(table.state, None)
    assert view.pile[6:] == (5, 5)
    assert view.aside == (0,) * 8
    assert view.discarded == (0,) * 7


def test_the_tokens_on_the_board_are_those_missing_from_the_pile():
    table = Table.fresh(seats=2)
    signs = [sign for row in rows(table) for sign in row]
    for eyes, in_the_box in zip("12345", (11, 11, 11, 11, 12), strict=True):
        assert GAME.view(table.state, None).pile[int(eyes)] + signs.count(eyes) == in_the_box


def test_the_pile_is_shuffled():
    assert Table.fresh(seats=2, seed=1).picture == Table.fresh(seats=2, seed=1).picture
    assert Table.fresh(seats=2, seed=1).picture != Table.fresh(seats=2, seed=2).picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fighters_are_placed_in_turn_order_and_the_last_to_place_puts_the_mine(seats):
    table = Table.fresh(seats=seats)
    for column, name in enumerate(NAMES[:seats], 1):
        assert table.turn == name
        table.play(f"{name}: place 10/{column}")
    assert table.turn == NAMES[seats - 1]
    table.play(f"{NAMES[seats - 1]}: mine 5/1")
    assert table.turn == "red"


def test_everybody_begins_with_a_fighter_of_level_1_and_nothing_else():
    table = Table.fresh(seats=4, variant="advanced")
    for name in NAMES:
        seat = table.seat(name)
        assert (seat.level, seat.missile, seat.power_up, seat.score, seat.is_out) == (1, 0, 0, 0, False)


def test_a_fighter_may_be_placed_on_any_empty_space_of_the_lowest_row():
    table = Table.fresh(seats=2)
    assert table.moves == [f"place 10/{column}" for column in range(1, 7)]
    table.play("red: place 10/4")
    assert table.moves == [f"place 10/{column}" for column in (1, 2, 3, 5, 6)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("yellow: place 9/4", "place/not-there", id="not the lowest row"),
        pytest.param("yellow: place 4/4", "place/not-there", id="among the invaders"),
        pytest.param("yellow: place 10/3", "place/not-there", id="on another fighter"),
        pytest.param("yellow: place 10/7", "notation/space", id="off the board"),
        pytest.param("red: place 10/4", "turn/not-yours", id="a second fighter"),
        pytest.param("yellow: mine 5/1", "turn/wrong-step", id="the mine before the fighter"),
        pytest.param("yellow: shoot", "turn/wrong-step", id="shooting before the start"),
    ],
)
def test_where_a_fighter_may_not_be_placed(line, code):
    table = Table.fresh(seats=2)
    table.play("red: place 10/3")
    table.refuses(line, code=code)


def test_the_mine_is_put_on_one_of_the_four_mine_spaces():
    table = Table.fresh(seats=2)
    table.play("red: place 10/3", "yellow: place 10/5")
    assert table.moves == ["mine 5/1", "mine 6/1", "mine 7/1", "mine 8/1"]
    for elsewhere in ("4/1", "9/1", "5/2", "10/1"):
        table.refuses(f"yellow: mine {elsewhere}", code="mine/no-mine-space")
    table.refuses("red: mine 5/1", code="turn/not-yours")
    table.play("yellow: mine 8/1")
    assert table.picture.splitlines()[4:] == picture("* . . . . .\n. . . . . .\n. . R . Y .").splitlines()[4:]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_box_is_for_two_to_four(seats):
    with pytest.raises(BadOptions) as refusal:
        Match(GAME, GAME.read_options({}), seats, seed=1)
    assert refusal.value.code == "seats/count"
