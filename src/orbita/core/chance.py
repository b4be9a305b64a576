"""Chance and events: what every state carries, whatever the game.

The generator is splitmix on 62 bits with one number of state, so that compiled and interpreted play draw
the same numbers on every platform. At the door (`core.match`) it is re-keyed before every move from the
match's secret seed, so that draws already seen tell nothing about draws to come.
"""

# Compiled: see setup.py.

import hashlib
from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from orbita.core.flat import Cells, i64, vec

MASK62: Final = (1 << 62) - 1
SEED_BITS: Final = 256

Event = tuple[int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    """The part of a state that `core` knows: the generator and, while somebody listens, the events."""

    rng: i64 = 0
    events: list[Event] | None = None
    is_preview: bool = False  # a move is only tried: nobody may hear what is drawn


def say(s: TableState, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Tell that something happened, if anybody listens."""
    if s.events is not None:
        s.events.append((kind, a, b, c))


def turn_up(s: TableState) -> None:
    """Something hidden is about to be seen; who only tries a move hears nothing from here on."""
    if s.is_preview:
        s.events = None


def draw_below(s: TableState, bound: i64) -> i64:
    """Draw a number from 0 to bound - 1."""
    turn_up(s)
    s.rng = (s.rng + 0x1E3779B97F4A7C15) & MASK62
    mixed = s.rng
    mixed = ((mixed ^ (mixed >> 30)) * 0x3F58476D1CE4E5B9) & MASK62
    mixed = ((mixed ^ (mixed >> 27)) * 0x14D049BB133111EB) & MASK62
    mixed = mixed ^ (mixed >> 31)
    return mixed % bound


def draw_out(s: TableState, pool: list[int]) -> int:
    """Draw one of these numbers and take it out."""
    return pool.pop(draw_below(s, len(pool)))


def draw_bit(s: TableState, mask: i64) -> i64:
    """Draw one of the bits that are set in a mask; tell its place."""
    number = draw_below(s, count_bits(mask))
    place: i64 = 0
    while number > 0 or mask >> place & 1 == 0:
        number -= mask >> place & 1
        place += 1
    return place


def count_bits(mask: i64) -> i64:
    """Count the bits that are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def generator_key(seed: int, number: int) -> int:
    """Derive the generator's value for one move (0: the set-up) from the secret seed of a match."""
    digest = hashlib.blake2b(
        number.to_bytes(8, "big"), key=seed.to_bytes(SEED_BITS // 8, "big"), digest_size=8
    ).digest()
    return int.from_bytes(digest, "big") & MASK62


def cells(values: list[int]) -> Cells:
    """Make a flat array of these numbers."""
    return vec[i64](values)


def zeros(count: i64) -> Cells:
    """Make a flat array of `count` zeros."""
    return vec[i64]([0] * count)


def fill(array: object, values: Sequence[int]) -> None:
    """Write these numbers into an array, from its first place on.

    Uncompiled modules fill the arrays of a state instead of giving it new ones: mypyc never frees an array
    that interpreted code assigns to an attribute, or hands over as an argument that is declared as one.
    """
    target = cast(Cells, array)
    for place, value in enumerate(values):
        target[place] = value


def no_moves() -> Cells:
    """Make an empty array with room for the moves of an ordinary turn."""
    return vec[i64](capacity=32)
