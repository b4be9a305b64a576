"""Lays the content out flat, together with the options, as the rules read it."""

from typing import Any

from orbita.core.chance import cells
from orbita.games.guardians.moves import SPACES
from orbita.games.guardians.options import Options
from orbita.games.guardians.state import MAX_EYES, PART, TOKEN_KINDS, Box


def flatten(content: dict[str, Any], options: Options) -> Box:
    """Lay out the numbers as the rules read them."""
    board, tokens, prices = content["board"], content["tokens"], content["prices"]
    box = Box()
    box.options = options
    box.rows, box.columns, box.invader_rows = board["rows"], board["columns"], board["invader_rows"]
    width = board["columns"] + 2
    assert (box.rows + 2) * width <= SPACES
    box.width = width
    box.mine_spaces = cells([parse_space(space, width) for space in board["mine_spaces"]])
    box.tokens = cells([0, *tokens["monsters"], tokens["left_halves"], tokens["right_halves"]])
    values = [*range(MAX_EYES + 1), tokens["ship_value"]]
    box.token_value = cells(values)
    price_list = [prices["missile"], prices["level"], prices["power_up"], prices["comeback"]]
    box.prices = cells([0, *price_list])
    box.directions = cells([-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1])
    lay_out_payments(box, values, price_list)
    box.advanced = options.variant == "advanced"
    box.missile_at_any_row = options.missile_target == "any_row"
    box.missile_replaces_all_shots = options.missile_replaces == "all_shots"
    box.turn_goes_on_after_comeback = options.comeback_turn == "goes_on"
    box.comeback_keeps_level = options.comeback_level == "kept"
    box.collisions_can_empty_columns = options.collisions_empty_columns
    return box


def parse_space(text: str, width: int) -> int:
    """Number a space written as row/column."""
    row, column = text.split("/")
    return int(row) * width + int(column)


def lay_out_payments(box: Box, values: list[int], prices: list[int]) -> None:
    """Every payment that makes sense for some price, the exact and cheapest first."""
    payments = {payment for price in set(prices) for payment in payments_for(price, values)}
    ordered = sorted(payments, key=lambda payment: (total(payment, values), sum(payment), payment))
    box.payments = cells([count for payment in ordered for count in payment])
    box.payment_total = cells([total(payment, values) for payment in ordered])
    box.payment_smallest = cells(
        [min(values[kind] for kind, count in enumerate(payment) if count) for payment in ordered]
    )
    places = [[ordered.index(payment) for payment in payments_for(price, values)] for price in prices]
    box.first_payment = cells([0, *map(min, places)])
    box.end_of_payments = cells([0, *(max(place) + 1 for place in places)])


def total(payment: tuple[int, ...], values: list[int]) -> int:
    """What a payment is worth."""
    return sum(count * value for count, value in zip(payment, values, strict=True))


def payments_for(price: int, values: list[int]) -> list[tuple[int, ...]]:
    """Every set of tokens that reaches the price and would not without its smallest token."""
    found: list[tuple[int, ...]] = []

    def extend(payment: list[int], kind: int, missing: int) -> None:
        """Add tokens from the most valuable down, so that the last one added is the smallest."""
        if missing <= 0:
            found.append(tuple(payment))
            return
        for smaller in range(kind, 0, -1):
            payment[smaller] += 1
            extend(payment, smaller, missing - values[smaller])
            payment[smaller] -= 1

    extend([0] * TOKEN_KINDS, PART, price)
    return found
