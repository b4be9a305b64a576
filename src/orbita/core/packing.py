"""States as bytes: for snapshots, for worker processes, and to compare two states."""

import struct
from collections.abc import Sequence
from typing import TypeVar

from orbita.core.chance import TableState, fill
from orbita.core.errors import BadRecord

S = TypeVar("S", bound=TableState)


def pack(state: TableState, scalars: Sequence[str], arrays: Sequence[str]) -> bytes:
    """Write the named numbers and arrays of a state, with the generator in front."""
    numbers = [state.rng, *(getattr(state, name) for name in scalars)]
    for name in arrays:
        numbers.extend(getattr(state, name))
    return struct.pack(f"<{len(numbers)}q", *numbers)


def unpack_into(state: S, scalars: Sequence[str], arrays: Sequence[str], raw: bytes) -> S:
    """Read them back into a state whose arrays already have their lengths."""
    count = 1 + len(scalars) + sum(len(getattr(state, name)) for name in arrays)
    if len(raw) != 8 * count:
        raise BadRecord("snapshot/damaged", f"a state of {8 * count} bytes was expected, not of {len(raw)}")
    numbers = struct.unpack(f"<{count}q", raw)
    state.rng = numbers[0]
    at = 1
    for name in scalars:
        setattr(state, name, numbers[at])
        at += 1
    for name in arrays:
        array = getattr(state, name)
        fill(array, numbers[at : at + len(array)])
        at += len(array)
    return state
