"""The content file: what lies in the box, and every kind of fault in a file of one's own."""

from importlib import resources

import pytest

from orbita.core.errors import BadContent
from orbita.games.guardians.content.read import check_content, read
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options

FILE = (resources.files("orbita.games.guardians") / "content" / "box.toml").read_text()


@pytest.fixture
def box():
    return GAME.new(Options(), 2, 0).box


def test_the_board_has_ten_rows_of_six_columns(box):
    assert (box.rows, box.columns, box.invader_rows) == (10, 6, 4)


def test_there_are_66_tokens_56_monsters_and_5_ships(box):
    assert list(box.tokens) == [0, 11, 11, 11, 11, 12, 5, 5]
    assert sum(box.tokens) == 66


def test_the_four_mine_spaces_lie_in_the_leftmost_column(box):
    assert [divmod(space, box.width) for space in box.mine_spaces] == [(5, 1), (6, 1), (7, 1), (8, 1)]


def test_prices(box):
    assert list(box.prices) == [0, 10, 10, 15, 10]  # nothing, missile, level, power-up, comeback


def test_colours():
    assert GAME.seat_names == ("red", "yellow", "green", "blue")


def test_the_file_that_comes_with_the_game_has_no_faults():
    check_content(None)


def faults_of(old, new):
    assert old in FILE
    with pytest.raises(BadContent) as refusal:
        read(FILE.replace(old, new).encode(), "box.toml")
    return refusal.value.faults


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        pytest.param("rows = 10 ", "rows = 4 ", "board", "rows", id="too few rows"),
        pytest.param("rows = 10 ", "rows = 13 ", "board", "rows", id="too many rows"),
        pytest.param("columns = 6", "columns = true", "board", "columns", id="not a number"),
        pytest.param("columns = 6", 'columns = "6"', "board", "columns", id="a text"),
        pytest.param('"5/1", ', '"4/1", ', "board", "mine_spaces", id="a mine among the invaders"),
        pytest.param('"5/1", ', '"10/1", ', "board", "mine_spaces", id="a mine where fighters start"),
        pytest.param('"5/1", ', '"6/1", ', "board", "mine_spaces", id="the same mine space twice"),
        pytest.param('"5/1", ', "[5], ", "board", "mine_spaces", id="not a space"),
        pytest.param('["5/1", "6/1", "7/1", "8/1"]', "[]", "board", "mine_spaces", id="no mine space at all"),
        pytest.param("11, 12]", "11]", "tokens", "monsters", id="a kind of monster is missing"),
        pytest.param("11, 12]", "11, -1]", "tokens", "monsters", id="less than no monsters"),
        pytest.param("[11, 11, 11, 11, 12]", "[4, 4, 5, 5, 5]", "tokens", "monsters", id="23 monsters"),
        pytest.param("ship_value = 10", "ship_value = 5", "tokens", "ship_value", id="a ship like a monster"),
        pytest.param("missile = 10", "missile = 0", "prices", "missile", id="a gift"),
        pytest.param("missile = 10", "rocket = 10", "prices", "missile", id="a field is missing"),
        pytest.param("[prices]", "[costs]", "prices", "-", id="a table is missing"),
    ],
)
def test_a_fault_is_named_with_its_place(old, new, entry, field):
    found = [(fault.entry, fault.field) for fault in faults_of(old, new)]
    assert (entry, field) in found


def test_unknown_fields_and_tables_are_faults_too():
    found = [str(fault) for fault in faults_of("missile = 10", "missile = 10\nlaser = 5")]
    assert found == ["box.toml: [prices] laser: unknown field"]
    found = [str(fault) for fault in faults_of("[prices]", "[extra]\n[prices]")]
    assert found == ["box.toml: [extra] -: unknown table"]


def test_24_monsters_are_just_enough():
    read(FILE.replace("[11, 11, 11, 11, 12]", "[4, 5, 5, 5, 5]").encode(), "box.toml")


def test_all_faults_are_told_at_once():
    with pytest.raises(BadContent) as refusal:
        read(FILE.replace("= 10 ", "= 0 ").replace("columns = 6", "columns = 1").encode(), "box.toml")
    assert len(refusal.value.faults) == 6  # rows, columns, the value of a ship, three prices
    assert refusal.value.message.count("\n") == 5


@pytest.mark.parametrize(("raw", "field"), [(b"[board", "syntax"), (b"\xff\xfe", "encoding")])
def test_a_file_that_is_no_toml_is_one_fault(raw, field):
    with pytest.raises(BadContent) as refusal:
        read(raw, "box.toml")
    assert [fault.field for fault in refusal.value.faults] == [field]
