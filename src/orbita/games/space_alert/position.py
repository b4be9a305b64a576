"""A position as text, both ways: the table and the ship by named values, the boards in notation.

Everything but the generator is in it. Lists of numbers are as in `state.State` and `ship.Ship`.
"""

from typing import Any, Final

import msgspec

from orbita.core.chance import TableState, fill
from orbita.core.errors import BadNotation, OrbitaError
from orbita.core.fields import fields_of
from orbita.core.values import read_values, write_values
from orbita.games.space_alert.names import ACTION_NUMBER
from orbita.games.space_alert.notation import card_text, member_name, parse_card
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import turn
from orbita.games.space_alert.rules.setup import bare_table
from orbita.games.space_alert.ship import SLOTS, TOKENS_A_ZONE, TURNS, UNKNOWN
from orbita.games.space_alert.state import ACTION_KINDS, State
from orbita.games.space_alert.texts.errors import refused

LARGEST: Final = 1 << 60
FROM_OPTIONS: Final = ("seats", "crew", "sequence", "deal")  # what options and the number of seats fix
PLAN: Final = "plan"  # has lines of its own


def position_text(s: State) -> str:
    """Write the position."""
    numbers = {name: getattr(s, name) for name in numbers_of(s)}
    lists = {name: list(getattr(s, name)) for name in arrays_of(s)}
    ship = {name: getattr(s.ship, name) for name in fields_of(s.ship).numbers}
    board = {name: list(getattr(s.ship, name)) for name in arrays_of(s.ship)}
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


def numbers_of(s: State) -> tuple[str, ...]:
    """The numbers of the table that a position gives."""
    return tuple(name for name in fields_of(s).numbers if name not in FROM_OPTIONS)


def arrays_of(part: TableState) -> tuple[str, ...]:
    """The lists of the table or the ship that a position gives."""
    return tuple(name for name in fields_of(part).arrays if name not in (*FROM_OPTIONS, PLAN))


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
    return refused(BadNotation, "notation/position", fault=message)


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
    set_numbers(s, numbers_of(s), numbers)
    set_arrays(s, arrays_of(s), read_values(named["cards"]))
    if not 0 <= s.threats <= len(s.card) or not all_below(s.box.cards, *s.card, *s.threat_order):
        raise bad("there is no such threat card")
    if not all_below(ACTION_KINDS, *s.stack):
        raise bad("there is no such action card")
    if not all_below(TOKENS_A_ZONE, *(token for token in s.damage_order if token != UNKNOWN)):
        raise bad("there is no such damage token")
    read_plans(s, named, "plan", s)
    s.ship = turn.lay_out_ship(s, turn.flight_of(s))
    read_plans(s, named, "left", s.ship)
    set_numbers(s.ship, fields_of(s.ship).numbers, read_values(named["ship"]))
    set_arrays(s.ship, arrays_of(s.ship), read_values(named["board"]))
    return s


def all_below(end: int, *numbers: int) -> bool:
    """Whether all of these number something there is."""
    return all(0 <= number < end for number in numbers)


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
        for slot, card in enumerate(cards, 1):
            target.plan[member * SLOTS + slot] = read_card(card)


def read_card(text: str) -> int:
    """Read a slot: a card, half of one, or a dash."""
    if text in ACTION_NUMBER:
        return ACTION_NUMBER[text]
    return parse_card(text)
