"""The fields of a state, taken from its class: declared once, they are packed, copied and compared.

A compiled class lists its attributes, an interpreted one its annotations, both in the order of the source.
What a field is, its value says: a number, an array, or something shared such as the box, which is left out.
"""

import inspect
from typing import Any, Final, NamedTuple, TypeVar

from orbita.core.chance import TableState, fill, zeros

S = TypeVar("S", bound=TableState)

ARRAYS: Final = (list, type(zeros(0)))  # interpreted, compiled


class Fields(NamedTuple):
    """The names of a state's numbers and arrays, in their order."""

    numbers: tuple[str, ...]
    arrays: tuple[str, ...]


_known: dict[type, Fields] = {}  # a class does not change


def fields_of(state: TableState) -> Fields:
    """The numbers and arrays of a state that has all of them."""
    kind = type(state)
    if kind not in _known:
        values = {name: getattr(state, name) for name in names_of(kind)}
        numbers = tuple(name for name, value in values.items() if isinstance(value, int))
        arrays = tuple(name for name, value in values.items() if isinstance(value, ARRAYS))
        _known[kind] = Fields(numbers, arrays)
    return _known[kind]


def names_of(kind: type) -> tuple[str, ...]:
    """Every name that a class of states declares, without what belongs to core: generator and events."""
    return tuple(name for name in _declared(kind) if name not in _declared(TableState))


def _declared(kind: type) -> dict[str, None]:
    """Names in their order, a class before its bases."""
    found: dict[str, None] = {}
    for part in kind.__mro__:
        compiled: tuple[str, ...] = vars(part).get("__mypyc_attrs__", ())
        found |= dict.fromkeys((*compiled, *inspect.get_annotations(part)))
    return found


def put(state: TableState, name: str, value: Any) -> None:
    """Write a number, or all numbers of an array."""
    array = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, value)
    elif isinstance(array, list):  # of a class that is not compiled
        array[:] = value
    else:
        fill(array, value)


def copy_of(state: S) -> S:
    """Copy a state whose class is not compiled; the copy has no listener, and shares what is no array.

    For compiled classes `scripts/generate-copies` writes a function that is forty times as fast.
    """
    kind = type(state)
    twin = kind.__new__(kind)
    twin.rng = state.rng
    for name in names_of(kind):
        value = getattr(state, name)
        setattr(twin, name, value[:] if isinstance(value, ARRAYS) else value)
    return twin
