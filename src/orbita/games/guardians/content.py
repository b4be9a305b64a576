"""Loads and checks the content file, and lays it out flat together with the options."""

import hashlib
import json
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from orbita.core.chance import cells
from orbita.core.errors import BadContent, Fault
from orbita.games.guardians.moves import SPACES
from orbita.games.guardians.options import Options
from orbita.games.guardians.state import MAX_EYES, PART, TOKEN_KINDS, Box

DEFAULT = resources.files("orbita.games.guardians") / "content" / "box.toml"

# Every number of the file with the least and the most it may be.
NUMBERS = {
    "board": {"rows": (5, 12), "columns": (2, 7), "invader_rows": (1, 8)},
    "tokens": {"left_halves": (0, 50), "right_halves": (0, 50), "ship_value": (6, 50)},
    "prices": {"missile": (1, 20), "level": (1, 20), "power_up": (1, 20), "comeback": (1, 20)},
}
LISTS = {"board": ("mine_spaces",), "tokens": ("monsters",), "prices": ()}


@cache
def content_hash(options: Options) -> str:
    """Identify what the content file says, whatever its remarks; all options share it."""
    content = json.dumps(read(DEFAULT.read_bytes(), DEFAULT.name), sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of the file."""
    source = DEFAULT if path is None else Path(path)
    read(source.read_bytes(), source.name)


@cache
def box_for(options: Options) -> Box:
    """The default content and these options, flat."""
    return flatten(read(DEFAULT.read_bytes(), DEFAULT.name), options)


def read(raw: bytes, file: str) -> dict[str, Any]:
    """Parse and check a content file."""
    try:
        content = tomllib.loads(raw.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent([Fault(file, "file", "syntax", str(error))]) from error
    faults = [Fault(file, *fault) for fault in find_faults(content)]
    if faults:
        raise BadContent(faults)
    return content


def find_faults(content: dict[str, Any]) -> list[tuple[str, str, str]]:
    """All faults as entry, field and message."""
    faults = []
    for entry, numbers in NUMBERS.items():
        table = content.get(entry)
        if not isinstance(table, dict):
            faults.append((entry, "-", "this table is missing"))
            continue
        for field, (low, high) in numbers.items():
            value = table.get(field)
            if type(value) is not int or not low <= value <= high:
                faults.append((entry, field, f"a whole number from {low} to {high} is needed, not {value!r}"))
        known = {*numbers, *LISTS[entry]}
        faults += [(entry, field, "unknown field") for field in table if field not in known]
    faults += [(entry, "-", "unknown table") for entry in content if entry not in NUMBERS]
    return faults or mine_faults(content["board"]) + token_faults(content["board"], content["tokens"])


def mine_faults(board: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Mine spaces lie on the board, below the invaders and above the lowest row, at the left edge or not."""
    spaces = board.get("mine_spaces")
    if not isinstance(spaces, list) or not spaces:
        return [("board", "mine_spaces", 'a list of spaces such as "5/1" is needed')]
    allowed = [
        f"{row}/{column}"
        for row in range(board["invader_rows"] + 1, board["rows"])
        for column in range(1, board["columns"] + 1)
    ]
    faults = [
        ("board", "mine_spaces", f"{space!r} is not one of {allowed[0]} … {allowed[-1]}")
        for space in spaces
        if space not in allowed
    ]
    if len(set(map(str, spaces))) != len(spaces):
        faults.append(("board", "mine_spaces", "a space is named twice"))
    return faults


def token_faults(board: dict[str, Any], tokens: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Five counts of monsters, enough to fill the rows of the start."""
    monsters = tokens.get("monsters")
    if (
        not isinstance(monsters, list)
        or len(monsters) != MAX_EYES
        or not all(type(count) is int and 0 <= count <= 50 for count in monsters)
    ):
        return [("tokens", "monsters", f"{MAX_EYES} whole numbers from 0 to 50 are needed, not {monsters!r}")]
    needed = board["invader_rows"] * board["columns"]
    if sum(monsters) < needed:
        return [("tokens", "monsters", f"{sum(monsters)} monsters do not fill {needed} spaces at the start")]
    return []


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
