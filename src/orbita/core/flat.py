"""Flat numbers for rules that run twice: compiled by mypyc to machine integers, and as plain Python.

mypyc sees `i64` and `vec` of its runtime; the interpreter gets stand-ins (`int` and `list`), which are
faster there than the real ones. A `vec` is a value: `append` returns the longer one, so never keep two
names for an array that grows.
"""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64 = int

    class _Vec:
        """`vec[i64](items, capacity=n)` makes a plain list."""

        def __getitem__(self, kind):
            return lambda items=(), capacity=0: list(items)

    vec = _Vec()

    def append(values, value):
        """Give `values` with `value` at the end."""
        values.append(value)
        return values


Cells: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"
