"""A position as text, both ways: the table and the ship by named values, the boards in notation.

Everything but the generator is in it. Lists of numbers are as in `state.State` and `ship.Ship`.
"""

from typing import Any, Final

import msgspec

from orbita.core.chance import fill
from orbita.core.errors import BadNotation, OrbitaError
from orbita.core.words import read_values, write_values
from orbita.games.space_alert.fields import (
    OPEN_SHIP_ARRAYS,
    SHIP_NUMBERS,
    TABLE_ARRAYS,
    TABLE_NUMBERS,
)
from orbita.games.space_alert.names import ACTION_NUMBER
from orbita.games.space_alert.notation import card_text, member_name, parse_card
from orbita.games.space_alert.opening import bare_table
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import table
from orbita.games.space_alert.ship import SLOTS, TURNS
from orbita.games.space_alert.state import State

LARGEST: Final = 1 << 60


def position_text(s: State) -> str:
    """Write the position."""
    numbers = {name: getattr(s, name) for name in TABLE_NUMBERS}
    lists = {name: list(getattr(s, name)) for name in TABLE_ARRAYS if name != "plan"}
    ship = {name: getattr(s.ship, name) for name in SHIP_NUMBERS}
    board = {name: list(getattr(s.ship, name)) for name in OPEN_SHIP_ARRAYS}
    lines = [
        f"options: {write_values(msgspec.to_builtins(s.box.options))}",
        f"table: {write_values({'seats': s.seats, **numbers})}",
        f"cards: {write_values(lists)}",
    ]
    for member in range(s.crew):
        name = member_name(s.seats, member)
        lines.append(f"plan {name}: {plan_text(list(s.plan), member)}")
        lines.append(f"left {name}: {plan_text(list(s.ship.plan), member)}")
    lines.append(f"ship: {write_values(ship)}")
    lines.append(f"board: {write_values(board)}")
    return "\n".join(lines) + "\n"


def plan_text(plan: list[int], member: int) -> str:
    """Twelve cards, a dash for none."""
    return " ".join(card_text(plan[member * SLOTS + turn]) for turn in range(1, TURNS + 1))


def parse_position(text: str) -> State:
    """Read a position."""
    named = dict(line.strip().split(": ", 1) for line in text.strip().splitlines() if ": " in line)
    try:
        return read(named)
    except KeyError as error:
        raise bad(f"the line {error.args[0]!r} is missing") from error
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise bad(str(error)) from error


def bad(message: str) -> BadNotation:
    """Say what is wrong with a position."""
    return BadNotation("notation/position", message)


def read(named: dict[str, str]) -> State:
    """Lay the table out from its lines."""
    options = msgspec.convert(read_values(named["options"]), Options)
    numbers = read_values(named["table"])
    seats = numbers.pop("seats", None)
    if type(seats) is not int or not 1 <= seats <= 5:
        raise bad("a table has 1 to 5 seats")
    try:
        s = bare_table(options, seats)
    except OrbitaError as error:
        raise bad(error.message) from error
    set_numbers(s, TABLE_NUMBERS, numbers)
    set_arrays(s, tuple(name for name in TABLE_ARRAYS if name != "plan"), read_values(named["cards"]))
    if not 0 <= s.threats <= len(s.card) or any(not 0 <= card < s.box.cards for card in s.card):
        raise bad("there is no such threat card")
    read_plans(s, named, "plan", s)
    s.ship = table.lay_out_ship(s, table.mission_of(s))
    read_plans(s, named, "left", s.ship)
    set_numbers(s.ship, SHIP_NUMBERS, read_values(named["ship"]))
    set_arrays(s.ship, OPEN_SHIP_ARRAYS, read_values(named["board"]))
    return s


def set_numbers(target: Any, names: tuple[str, ...], values: dict[str, Any]) -> None:
    """Set every named number, none more and none less."""
    if set(values) != set(names):
        raise bad(f"these values are needed: {', '.join(names)}")
    for name in names:
        if not is_number(values[name]):
            raise bad(f"{name} is a whole number")
        setattr(target, name, values[name])


def set_arrays(target: Any, names: tuple[str, ...], values: dict[str, Any]) -> None:
    """Set every named list, each of its length."""
    if set(values) != set(names):
        raise bad(f"these lists are needed: {', '.join(names)}")
    for name in names:
        length = len(getattr(target, name))
        given = values[name]
        if not isinstance(given, list) or len(given) != length or not all(map(is_number, given)):
            raise bad(f"{name} is a list of {length} whole numbers")
        fill(getattr(target, name), given)


def is_number(value: Any) -> bool:
    """Whether a value is a whole number of a size the rules can hold."""
    return type(value) is int and -LARGEST < value < LARGEST


def read_plans(s: State, named: dict[str, str], word: str, target: Any) -> None:
    """Read the boards of all members."""
    for member in range(s.crew):
        cards = named[f"{word} {member_name(s.seats, member)}"].split()
        if len(cards) != TURNS:
            raise bad(f"a board has {TURNS} slots, not {len(cards)}")
        for turn, card in enumerate(cards, 1):
            target.plan[member * SLOTS + turn] = read_card(card)


def read_card(text: str) -> int:
    """Read a slot: a card, half of one, or a dash."""
    if text in ACTION_NUMBER:
        return ACTION_NUMBER[text]
    return parse_card(text)
