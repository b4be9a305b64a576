"""A learned judgement of a table: a small net that tells every seat's chance to win from a few numbers.

The same layer of rectified units looks at the table from each seat in turn and says what speaks for that
seat's win and what for a loss of all; the wins of all seats and the common loss then share one whole. So one
net serves any number of seats. Everything is added in a fixed order: compiled and interpreted play agree to
the last bit.
"""

# Compiled: see setup.py.

from orbita.bots.shares import shares
from orbita.core.flat import Floats, i64, vec


class Net:
    """Weights, read once."""

    def __init__(self, inputs: i64, units: i64, numbers: list[float]) -> None:
        """The units' weights, a row for each input and one for their bias; what each says of a win, then of a
        common loss; the bias of both.
        """
        assert len(numbers) == number_of_weights(inputs, units)
        wins = inputs * units + units
        self.inputs = inputs
        self.units = units
        self.weights = vec[float](numbers[: inputs * units])
        self.bias = vec[float](numbers[inputs * units : wins])
        self.wins = vec[float](numbers[wins : wins + units])
        self.losses = vec[float](numbers[wins + units : wins + 2 * units])
        self.win_bias = numbers[wins + 2 * units]
        self.loss_bias = numbers[wins + 2 * units + 1]

    def chances(self, seen: Floats, seats: i64) -> list[float]:
        """Every seat's chance to win; what is missing to a whole is the chance that all lose."""
        wins: list[float] = []
        loss = 0.0
        for seat in range(seats):
            units = self.excited(seen, seat * self.inputs)
            win = self.win_bias
            loss += self.loss_bias
            for unit in range(self.units):
                strength = units[unit]
                if strength > 0.0:
                    win += strength * self.wins[unit]
                    loss += strength * self.losses[unit]
            wins.append(win)
        wins.append(loss / float(seats))
        return shares(wins)[:-1]

    def excited(self, seen: Floats, start: i64) -> Floats:
        """What the numbers from here on do to each unit; many are nothing and do nothing."""
        units = self.bias[:]
        weights = self.weights
        count = self.units
        row: i64 = 0
        for number in range(start, start + self.inputs):
            value = seen[number]
            if value != 0.0:
                for unit in range(count):
                    units[unit] += value * weights[row + unit]
            row += count
        return units


def number_of_weights(inputs: i64, units: i64) -> i64:
    """How many numbers make a net."""
    return (inputs + 3) * units + 2
