"""What leaves the game is told in names, measured by the content in force."""

import random

import msgspec
import pytest

from orbita.core.match import Match
from orbita.games.guardians.game import GAME
from orbita.games.guardians.options import Options
from orbita.games.guardians.shown import Halves, Piece, Purchase, SeatShown, Space
from tests.contract.walks import walk
from tests.games.guardians.other_content import other_content
from tests.games.guardians.table import Table


def shown(table, seat=None):
    return GAME.shown(GAME.view(table.state, seat))


def pieces(table):
    return {(piece.row, piece.column): piece for piece in shown(table).pieces}


def test_every_piece_is_named_where_it_lies():
    table = Table("""
        . 4 < > . .
        . . . ( . )
        . . . . . .
        . . . . . .
        . . . . . *
        R . . . . Y
    """)
    assert shown(table).pieces == (
        Piece(5, 2, "monster", 4, None, None),
        Piece(5, 3, "ship", None, "left", None),
        Piece(5, 4, "ship", None, "right", None),
        Piece(6, 4, "damaged_ship", None, "left", None),
        Piece(6, 6, "damaged_ship", None, "right", None),
        Piece(9, 6, "mine", None, None, None),
        Piece(10, 1, "fighter", None, None, 0),
        Piece(10, 6, "fighter", None, None, 1),
    )


def test_what_lies_in_front_of_a_seat_is_named():
    table = Table(
        """
        . 4 . . . .
        R . . . . .
        """,
        tokens={"red": "5 10 1 5"},
        levels={"red": 2},
        missiles="red",
        variant="advanced",
    )
    red, yellow = shown(table).seats
    assert red == SeatShown(Space(10, 1), "medium", 2, "ready", "none", (10, 5, 5, 1), 21, False)
    assert (yellow.fighter, yellow.level, yellow.shots, yellow.tokens) == (None, "basic", 1, ())


def test_a_purchase_is_named_with_its_price_while_it_is_paid():
    table = Table(
        """
        . 4 . . . .
        R . . . . Y
        """,
        tokens={"red": "10 5"},
        variant="advanced",
    )
    assert (shown(table).stage, shown(table).purchase) == ("act", None)
    table.play("red: buy power-up")
    assert (shown(table).stage, shown(table).purchase) == ("pay", Purchase("power-up", 15))
    table.play("red: pay 10+5")
    assert (shown(table).turn, shown(table).purchase) == (1, None)


def test_a_comeback_is_told_until_its_turn_ends():
    table = Table(
        """
        1 1 1 1 1 1
        R . . . . .
        """,
        turn="yellow",
        tokens={"yellow": "10"},
    )
    assert (shown(table).stage, shown(table).has_come_back) == ("come_back", False)
    assert shown(table).purchase == Purchase("comeback", 10)
    table.play("yellow: pay 10")
    assert (shown(table).stage, shown(table).purchase) == ("return", None)
    table.play("yellow: place 10/3")
    assert (shown(table).stage, shown(table).has_come_back) == ("act", True)
    table.play("yellow: shoot")
    assert not shown(table).has_come_back


def test_what_lies_beside_the_board_is_named():
    table = Table(". 4 . . . .\nR . . . . Y", pile="3 3 <", aside="<", ships_waiting=1)
    view = shown(table)
    counted = {(kind.kind, kind.eyes, kind.half): kind.count for kind in view.pile if kind.count}
    assert counted == {("monster", 3, None): 2, ("ship", None, "left"): 1}
    assert (view.aside, view.ships_waiting) == (Halves(left=1, right=0), 1)


def test_who_has_not_hit_is_told_by_seat_and_the_end_by_its_reason():
    table = Table(". . . . . 1\nR Y . . . .")
    table.play("red: shoot")
    assert (shown(table).without_hit, shown(table).ending) == ((0,), None)
    table.play("yellow: shoot")
    assert (shown(table).stage, shown(table).turn) == ("over", None)
    assert shown(table).ending == "nobody-hits"


def test_the_box_as_it_is_printed():
    view = shown(Table(". 4 . . . .\nR . . . . Y"))
    assert (view.rows, view.columns, view.invader_rows, view.part_value) == (10, 6, 4, 10)
    assert view.mine_spaces == (Space(5, 1), Space(6, 1), Space(7, 1), Space(8, 1))
    assert view.prices == {"missile": 10, "level": 10, "power-up": 15, "comeback": 10}


@pytest.fixture
def other_box(tmp_path):
    with other_content(tmp_path):
        yield


@pytest.mark.usefixtures("other_box")
def test_another_box_is_shown_and_catalogued_by_its_own_numbers():
    match = Match(GAME, Options(), 2, 1)
    view = GAME.shown(GAME.view(match.state, None))
    assert (view.rows, view.columns, view.invader_rows, view.part_value) == (8, 5, 2, 12)
    assert view.mine_spaces == (Space(4, 2), Space(6, 1))
    assert view.prices == {"missile": 7, "level": 9, "power-up": 11, "comeback": 5}
    assert len(view.pieces) == 10
    assert {(piece.row, piece.column) for piece in view.pieces} == {
        (row, column) for row in (1, 2) for column in range(1, 6)
    }
    printed = GAME.catalogue(Options(), "en")
    assert (printed.board.rows, printed.board.mine_spaces) == (8, view.mine_spaces)
    assert {ware.id: ware.price for ware in printed.wares} == view.prices


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_every_position_is_shown_without_numbers_of_the_engine(variant):
    """Read back strictly by its own types: a stage, a kind or a reason that has no name would not pass."""
    for seats in (2, 3, 4):
        match = Match(GAME, Options(variant=variant), seats, seats)
        for _ in walk(GAME, match, seats):
            view = GAME.shown(GAME.view(match.state, None))
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=GAME.shown_type) == view
            for piece in view.pieces:
                assert 1 <= piece.row <= view.rows
                assert 1 <= piece.column <= view.columns


def test_every_event_has_the_values_and_types_it_promises():
    told = set()
    for seed in range(30):
        match = Match(GAME, Options(variant="advanced"), 2 + seed % 3, seed)
        dice = random.Random(seed)
        while seats := GAME.awaited(match.state):
            state, events = GAME.copy(match.state), []
            move = dice.choice(list(GAME.legal(state, seats[0])))
            GAME.apply(state, seats[0], move, events)
            for event in events:
                data = GAME.event_data(state, event)
                name = data.pop("event")
                types = GAME.event_types[name]
                assert list(data) == list(types)
                for field, value in data.items():
                    assert msgspec.convert(value, types[field]) == value
                told.add(name)
            match.play(seats[0], move)
    assert len(told) > 22


def test_the_catalogue_has_all_tokens_with_their_values():
    tokens = GAME.catalogue(Options(), "pl").tokens
    assert sum(token.count for token in tokens) == 66
    assert [(token.eyes, token.count, token.value) for token in tokens[:5]] == [
        (1, 11, 1),
        (2, 11, 2),
        (3, 11, 3),
        (4, 11, 4),
        (5, 12, 5),
    ]
    assert [(token.half, token.count, token.value) for token in tokens[5:]] == [
        ("left", 5, 10),
        ("right", 5, 10),
    ]
    assert tokens[1].name == "potwór, 2 oczy"


@pytest.mark.parametrize(
    ("lang", "names"), [("pl", ["słaby", "średni", "mocny"]), ("en", ["basic", "medium", "strong"])]
)
def test_fighters_are_called_as_in_the_rulebook(lang, names):
    advanced = GAME.catalogue(Options(variant="advanced"), lang)
    assert [(level.name, level.shots) for level in advanced.levels] == list(
        zip(names, (1, 2, 3), strict=True)
    )
    assert [level.name for level in GAME.catalogue(Options(), lang).levels] == names[:1]


def test_only_the_advanced_variant_sells_fighters_and_power_ups():
    on_sale = [ware.id for ware in GAME.catalogue(Options(), "en").wares if ware.is_on_sale]
    assert on_sale == ["missile", "comeback"]
    assert all(ware.is_on_sale for ware in GAME.catalogue(Options(variant="advanced"), "en").wares)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_every_option_is_explained_with_its_values(lang):
    options = {option.id: option for option in GAME.catalogue(Options(), lang).options}
    assert list(options) == [field.name for field in msgspec.structs.fields(Options)]
    assert [value.value for value in options["missile_target"].values] == ["ahead", "any_row"]
    assert all(option.name and option.about.endswith(".") for option in options.values())
