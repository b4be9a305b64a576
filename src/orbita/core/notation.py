"""Notation that a small game need not write: moves read by their printed form, positions as named values."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar, get_type_hints

import msgspec

from orbita.core.chance import TableState
from orbita.core.contract import Moves, Notation
from orbita.core.errors import BadNotation
from orbita.core.fields import ARRAYS, fields_of, put
from orbita.core.values import read_values, write_values

S = TypeVar("S", bound=TableState)

LARGEST: Final = 1 << 60
MOST_SEATS: Final = 16
SHOWN_LETTERS: Final = 40


def plain_notation(
    legal: Callable[[S, int], Moves],
    move_text: Callable[[S, int, int], str],
    polish: Mapping[str, str],
    bare: Callable[[Any, int], S],
    invariants: Callable[[S], list[str]],
) -> Notation[S]:
    """Make a notation for states with `options` and `seats`, from how a move is written and from the class.

    `polish` gives the English word for a Polish one; `bare` lays an empty table for options and a number of
    seats; `invariants` says what is wrong with a position.
    """

    def parse_move(s: S, seat: int, text: str) -> int:
        """Find the legal move that is written so."""
        meant = " ".join(polish.get(word, word) for word in text.lower().split())
        for move in legal(s, seat):
            if move_text(s, seat, move) == meant:
                return move
        shown = text[:SHOWN_LETTERS]
        raise BadNotation("notation/unknown", f"{shown!r} is not one of your moves now", text=shown)

    def parse_position(text: str) -> S:
        """Read a position, or say what is wrong with it."""
        named = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
        options_type = get_type_hints(bare)["options"]
        try:
            options = msgspec.convert(read_values(named["options"]), options_type)
            values = read_values(named["table"])
        except (KeyError, msgspec.ValidationError) as error:
            raise bad(f"this is no position: {error}") from error
        seats = values.get("seats")
        if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
            raise bad("a table has seats")
        s = bare(options, seats)
        fill_in(s, values)
        for fault in invariants(s):
            raise bad(fault)
        return s

    return Notation(move_text, parse_move, position_text, parse_position)


def position_text(s: Any) -> str:
    """Write options and fields by name; everything but the generator."""
    names = fields_of(s)
    numbers = {name: getattr(s, name) for name in names.numbers}
    arrays = {name: list(getattr(s, name)) for name in names.arrays}
    options = write_values(msgspec.to_builtins(s.options))
    return f"options: {options}\ntable: {write_values(numbers | arrays)}\n"


def bad(message: str) -> BadNotation:
    """Say what is wrong with a position."""
    return BadNotation("notation/position", message)


def fill_in(s: TableState, values: Mapping[str, Any]) -> None:
    """Set every field of a state by name, none more and none less."""
    names = fields_of(s)
    if {*values} != {*names.numbers, *names.arrays}:
        needed = ", ".join((*names.numbers, *names.arrays))
        raise bad(f"these values are needed: {needed}")
    for name, value in values.items():
        old = getattr(s, name)
        given = value if isinstance(old, ARRAYS) else [value]
        length = len(old) if isinstance(old, ARRAYS) else 1
        if not isinstance(given, list) or len(given) != length or not all(map(is_number, given)):
            raise bad(f"{name}: {length} whole numbers are needed")
        put(s, name, value)


def is_number(value: Any) -> bool:
    """Whether a value is a whole number of a size the rules can hold."""
    return type(value) is int and -LARGEST < value < LARGEST
