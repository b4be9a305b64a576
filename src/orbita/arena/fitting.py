"""Fitting a net to what was learned: cross entropy, Adam, in numpy (the extra `train`)."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from orbita.arena.selfplay import Position

Array = npt.NDArray[np.float32]

BATCH: Final = 256
RATE: Final = 2e-3  # at first; it falls to nothing
DECAY: Final = 1e-3  # of great weights
KEPT: Final = (0.9, 0.999)  # of Adam's means from step to step
TINY: Final = 1e-8
DIGITS: Final = 5  # of a weight


class Positions(NamedTuple):
    """Many tables at once; seats that nobody sits on are masked."""

    features: Array  # position, seat, number
    is_there: Array  # position, seat
    chances: Array  # position, seat and at last the common loss

    def of(self, chosen: npt.NDArray[np.int64]) -> "Positions":
        """Some of them."""
        return Positions(self.features[chosen], self.is_there[chosen], self.chances[chosen])


class Layers(NamedTuple):
    """The net as arrays, or what moves it."""

    weights: Array  # number, unit
    bias: Array
    says: Array  # unit, what it says of a win and of a common loss
    says_bias: Array

    def numbers(self) -> tuple[float, ...]:
        """As `bots.net.Net` reads them."""
        rows = (self.weights, self.bias, self.says.T, self.says_bias)
        return tuple(float(f"{number:.{DIGITS}g}") for row in rows for number in row.ravel().tolist())


def gather(positions: Sequence[Position], seats: int) -> Positions:
    """Lay tables of up to so many seats side by side."""
    inputs = len(positions[0].features) // positions[0].seats
    features = np.zeros((len(positions), seats, inputs), np.float32)
    is_there = np.zeros((len(positions), seats), np.float32)
    chances = np.zeros((len(positions), seats + 1), np.float32)
    for number, one in enumerate(positions):
        features[number, : one.seats] = np.reshape(one.features, (one.seats, inputs))
        is_there[number, : one.seats] = 1.0
        chances[number, : one.seats] = one.chances
        chances[number, seats] = 1.0 - sum(one.chances)
    return Positions(features, is_there, chances)


def together(parts: Sequence[Positions]) -> Positions:
    """All of them."""
    return Positions(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def new_layers(inputs: int, units: int, dice: np.random.Generator) -> Layers:
    """A net that knows nothing."""
    spread = (2.0 / inputs) ** 0.5
    return Layers(
        dice.normal(0.0, spread, (inputs, units)).astype(np.float32),
        np.zeros(units, np.float32),
        dice.normal(0.0, 0.1, (units, 2)).astype(np.float32),
        np.zeros(2, np.float32),
    )


def predict(layers: Layers, given: Positions) -> tuple[Array, Array]:
    """How strong every unit is, and the chances."""
    units = np.maximum(given.features @ layers.weights + layers.bias, 0.0)
    said = units @ layers.says + layers.says_bias
    wins = np.where(given.is_there > 0, said[..., 0], -np.inf)
    loss = (said[..., 1] * given.is_there).sum(1) / given.is_there.sum(1)
    speaks = np.concatenate([wins, loss[:, None]], axis=1)
    shares = np.exp(speaks - speaks.max(1, keepdims=True))
    return units, shares / shares.sum(1, keepdims=True)


def error_of(layers: Layers, given: Positions) -> float:
    """The cross entropy."""
    _, chances = predict(layers, given)
    return float(-(given.chances * np.log(np.maximum(chances, 1e-9))).sum(1).mean())


def slope(layers: Layers, given: Positions) -> Layers:
    """Where the error grows."""
    units, chances = predict(layers, given)
    wrong = (chances - given.chances) / np.float32(len(chances))
    of_loss = given.is_there * (wrong[:, -1] / given.is_there.sum(1))[:, None]
    of_said = np.stack([wrong[:, :-1] * given.is_there, of_loss], axis=2)
    of_units = (of_said @ layers.says.T) * (units > 0)
    inputs, count = layers.weights.shape
    return Layers(
        given.features.reshape(-1, inputs).T @ of_units.reshape(-1, count) + DECAY * layers.weights,
        of_units.sum((0, 1)),
        units.reshape(-1, count).T @ of_said.reshape(-1, 2) + DECAY * layers.says,
        of_said.sum((0, 1)),
    )


class Adam:
    """The steps that take a net downhill."""

    def __init__(self, layers: Layers, steps: int) -> None:
        self.layers = layers
        self.steps = steps  # in all
        self.step = 0
        self.means = [np.zeros_like(array) for array in layers]
        self.squares = [np.zeros_like(array) for array in layers]

    def go(self, grows: Layers) -> None:
        """One step, each number at a pace of its own."""
        self.step += 1
        rate = RATE * (1.0 - self.step / (self.steps + 1))
        first, second = (1.0 - kept**self.step for kept in KEPT)
        moved = []
        for number, (array, slope_of) in enumerate(zip(self.layers, grows, strict=True)):
            self.means[number] += (1.0 - KEPT[0]) * (slope_of - self.means[number])
            self.squares[number] += (1.0 - KEPT[1]) * (slope_of * slope_of - self.squares[number])
            pace = rate * (self.means[number] / first) / (np.sqrt(self.squares[number] / second) + TINY)
            moved.append((array - pace).astype(np.float32))
        self.layers = Layers(*moved)


def fit(layers: Layers, given: Positions, rounds: int, dice: np.random.Generator) -> Iterator[Layers]:
    """Go through all positions so many times, in another order each time; the net after every time."""
    count = len(given.features)
    way = Adam(layers, rounds * -(-count // BATCH))
    for _ in range(rounds):
        order = dice.permutation(count)
        for start in range(0, count, BATCH):
            way.go(slope(way.layers, given.of(order[start : start + BATCH])))
        yield way.layers
