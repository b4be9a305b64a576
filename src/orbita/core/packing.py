"""States as bytes: for snapshots, for worker processes, and to compare two states."""

import struct
from collections.abc import Callable
from typing import Any, TypeVar

from orbita.core.chance import TableState
from orbita.core.errors import BadRecord
from orbita.core.fields import fields_of, put

S = TypeVar("S", bound=TableState)


def pack(state: TableState) -> bytes:
    """Write the numbers and arrays of a state, with the generator in front."""
    names = fields_of(state)
    numbers = [state.rng, *(getattr(state, name) for name in names.numbers)]
    for name in names.arrays:
        numbers.extend(getattr(state, name))
    return struct.pack(f"<{len(numbers)}q", *numbers)


def unpack_into(state: S, raw: bytes) -> S:
    """Read them back into a state whose arrays already have their lengths."""
    names = fields_of(state)
    count = 1 + len(names.numbers) + sum(len(getattr(state, name)) for name in names.arrays)
    if len(raw) != 8 * count:
        raise BadRecord("snapshot/damaged", f"a state of {8 * count} bytes was expected, not of {len(raw)}")
    numbers = struct.unpack(f"<{count}q", raw)
    state.rng = numbers[0]
    at = 1
    for name in names.numbers:
        setattr(state, name, numbers[at])
        at += 1
    for name in names.arrays:
        length = len(getattr(state, name))
        put(state, name, numbers[at : at + length])
        at += length
    return state


def unpacker(bare: Callable[[Any, int], S]) -> Callable[[Any, int, bytes], S]:
    """Make a game's `unpack` from what lays an empty table for options and a number of seats."""
    return lambda options, seats, raw: unpack_into(bare(options, seats), raw)
