"""Small draws out of the generator every state carries, so that a seed means the same everywhere."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from orbita.core.chance import TableState, draw_below

T = TypeVar("T")

ATTEMPTS: Final = 100_000


def until_valid(draw: Callable[[], T | None]) -> T:
    """Draw again until the rules are kept; every valid result stays as likely as any other."""
    for _ in range(ATTEMPTS):
        drawn = draw()
        if drawn is not None:
            return drawn
    raise AssertionError(f"nothing valid in {ATTEMPTS} draws: do the figures contradict each other?")


def one_of(s: TableState, choices: Sequence[T]) -> T:
    """Draw one of these."""
    return choices[draw_below(s, len(choices))]


def some_of(s: TableState, choices: Sequence[T], count: int) -> list[T]:
    """Draw this many different ones, in a random order."""
    left = list(choices)
    return [left.pop(draw_below(s, len(left))) for _ in range(count)]


def shuffled(s: TableState, values: Sequence[T]) -> list[T]:
    """Put these into a random order."""
    return some_of(s, values, len(values))


def on_grid(s: TableState, low: int, high: int, grid: int) -> int:
    """Draw a multiple of the grid between two others, both included."""
    return low + grid * draw_below(s, (high - low) // grid + 1)
