"""Paying and buying: tokens worth at least the price, no change, and nothing else in that turn."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orbita.games.guardians import moves
from orbita.games.guardians.game import GAME
from tests.games.guardians.brute_force import payments
from tests.games.guardians.table import Table

BOARD = """
    1 1 1 1 1 1
    2 2 . 2 2 2
    * . . . . .
    R . . . . Y
"""


def table_with(tokens, **more):
    return Table(BOARD, tokens={"red": tokens}, **more)


@pytest.mark.parametrize(
    ("ware", "price"),
    [pytest.param("missile", 10), pytest.param("level", 10), pytest.param("power-up", 15)],
)
def test_prices_and_one_either_side(ware, price):
    for points, is_enough in ((price - 1, False), (price, True), (price + 1, True)):
        tokens = " ".join(["5"] * (points // 5) + ["1"] * (points % 5))
        table = table_with(tokens, variant="advanced")
        assert table.score("red") == points
        if is_enough:
            table.play(f"red: buy {ware}")
        else:
            table.refuses(f"red: buy {ware}", code="buy/too-dear")


def test_buying_is_the_only_thing_done_in_that_turn():
    table = table_with("5 5")
    table.play("red: buy missile, pay 5+5")
    assert table.events == ["paid", "bought", "turn_began"]
    assert table.told[1] == {"event": "bought", "seat": 0, "what": "missile"}
    assert table.turn == "yellow"
    assert table.seat("red").missile == 1


def test_nothing_is_bought_after_moving_or_shooting():
    table = table_with("5 5")
    table.play("red: move 10/2")  # and the shot has been fired; the mine is next
    table.refuses("red: buy missile", code="turn/wrong-step")


def test_tokens_paid_go_to_the_box_and_there_is_no_change():
    table = table_with("5 4 3 1")
    table.play("red: buy missile, pay 5+4+3")
    assert table.tokens("red") == "1"
    assert table.boxed == "3 4 5"
    assert table.told[0] == {"event": "paid", "seat": 0, "payment": "5+4+3"}


def test_a_part_of_a_ship_pays_ten():
    table = table_with("10 10", variant="advanced")
    table.play("red: buy power-up, pay 10+10")
    assert (table.tokens("red"), table.boxed) == ("", "10 10")
    assert table.seat("red").power_up == 1


def test_the_player_chooses_which_tokens():
    table = table_with("10 5 5 4 1")
    table.play("red: buy missile")
    assert table.moves == ["pay 10", "pay 5+5", "pay 5+4+1"]


def test_no_payment_is_offered_from_which_a_token_could_be_left_out():
    """[D]"""
    table = table_with("10 5 5 5 1", variant="advanced")
    table.play("red: buy missile")
    table.refuses("red: pay 5+5+5", code="pay/token-to-spare")
    table.refuses("red: pay 10+5", code="pay/token-to-spare")
    table.refuses("red: pay 5+5+1", code="notation/payment-useless")
    table.refuses("red: pay 10+1", code="notation/payment-useless")


@pytest.mark.parametrize(
    ("payment", "code"),
    [
        pytest.param("10", "pay/too-little", id="less than the price"),
        pytest.param("5+4", "notation/payment-useless", id="less than any price"),
        pytest.param("5+5+5", "pay/not-held", id="tokens one does not have"),
        pytest.param("10+10", "pay/not-held", id="more of them than one has"),
        pytest.param("7+8", "notation/payment", id="no such tokens"),
        pytest.param("5+", "notation/payment", id="unreadable"),
        pytest.param("0+10+5", "notation/payment", id="a token worth nothing"),
    ],
)
def test_payments_that_are_refused(payment, code):
    table = table_with("10 5 4 3 2 1", variant="advanced")
    table.play("red: buy power-up")
    table.refuses(f"red: pay {payment}", code=code)


def test_the_order_of_the_tokens_does_not_matter():
    table = table_with("5 4 1")
    table.play("red: buy missile, pay 1+5+4")
    assert table.tokens("red") == ""


def test_exact_payments_with_few_tokens_come_first():
    table = table_with("5 5 4 4 3 3 2 2 10")
    table.play("red: buy missile")
    totals = [sum(map(int, move.split()[1].split("+"))) for move in table.moves]
    assert totals == sorted(totals)
    assert table.moves[:2] == ["pay 10", "pay 5+5"]


hands = st.lists(st.sampled_from([1, 2, 3, 4, 5, 10]), max_size=10)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(hand=hands, ware=st.sampled_from(["missile", "power-up"]))
def test_every_sensible_payment_is_offered_and_no_other(hand, ware):
    table = Table("4 . . . . .\nR . . . . Y", tokens={"red": " ".join(map(str, hand))}, variant="advanced")
    price = {"missile": 10, "power-up": 15}[ware]
    if sum(hand) < price:
        assert f"buy {ware}" not in table.moves
        return
    table.play(f"red: buy {ware}")
    assert len(table.moves) == len(set(table.moves))
    assert set(table.moves) == payments(hand, price)


def test_a_purchase_once_begun_is_paid():
    table = table_with("10")
    table.play("red: buy missile")
    table.refuses("red: pass", code="turn/wrong-step")
    table.refuses("red: shoot", code="turn/wrong-step")


def test_one_missile_and_one_power_up_each():
    table = table_with("5 5 5 5", missiles="red", power_ups="red", variant="advanced")
    table.refuses("red: buy missile", code="buy/not-for-you")
    table.refuses("red: buy power-up", code="buy/not-for-you")


def test_everybody_has_a_missile_of_their_own():
    table = Table(BOARD, missiles="red", tokens={"yellow": "10"}, turn="yellow")
    table.play("yellow: buy missile, pay 10")
    assert table.seat("yellow").missile == 1


@pytest.mark.parametrize("ware", ["level", "power-up"])
def test_levels_and_the_power_up_belong_to_the_advanced_variant(ware):
    table = table_with("10 10")
    assert [move for move in table.moves if move.startswith("buy")] == ["buy missile"]
    table.refuses(f"red: buy {ware}", code="buy/not-for-you")


def test_there_is_nothing_else_to_buy():
    table = table_with("10 10", variant="advanced")
    table.refuses("red: buy mine", code="notation/unknown")
    assert GAME.why_not(table.state, 0, moves.BUY + 4).code == "buy/unknown"
