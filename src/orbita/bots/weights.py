"""Weights of a net as data, with the figures of their making: JSON, one row of the net to a line."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from orbita.bots.net import Net, number_of_weights

FORMAT: Final = 1


class Step(msgspec.Struct, frozen=True):
    """A generation: the games it learned from, and how it plays against the judgement made by hand."""

    games: int
    walks: int  # before every move of these games
    positions: int  # learned from, those of the generation before included
    error: float  # cross entropy on games that were not learned from
    tests: int  # games of the test, with as many walks for both
    won: float


class Weights(msgspec.Struct, frozen=True):
    """A net, and how it came to be."""

    format: int
    game: str
    rules: int  # version
    seed: int
    inputs: int
    units: int
    generations: tuple[Step, ...]
    numbers: tuple[float, ...]  # see `Net`


def net_of(weights: Weights) -> Net:
    """Make the net."""
    return Net(weights.inputs, weights.units, list(weights.numbers))


def read_weights(file: Traversable | Path) -> Weights:
    """Read a file of weights; one of another shape is a fault of ours."""
    weights = msgspec.json.decode(file.read_bytes(), type=Weights)
    assert weights.format == FORMAT
    assert len(weights.numbers) == number_of_weights(weights.inputs, weights.units)
    return weights


def weights_text(weights: Weights) -> str:
    """Write a file of weights."""
    fields = msgspec.to_builtins(weights)
    numbers = [f"{number!r}" for number in fields.pop("numbers")]
    rows = [
        ", ".join(numbers[start : start + weights.units]) for start in range(0, len(numbers), weights.units)
    ]
    head = "".join(f'  "{name}": {msgspec.json.encode(value).decode()},\n' for name, value in fields.items())
    return "{\n" + head + '  "numbers": [\n    ' + ",\n    ".join(rows) + "\n  ]\n}\n"
