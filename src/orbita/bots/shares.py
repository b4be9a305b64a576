"""Numbers of any scale as parts of one whole."""

# Compiled: see setup.py.

from math import exp


def shares(values: list[float]) -> list[float]:
    """The greater a number, the greater its part: e times for every one more (softmax)."""
    most = max(values)
    weights = [exp(value - most) for value in values]
    whole = 0.0
    for weight in weights:  # `sum` adds in another way from Python 3.12 on
        whole += weight
    return [weight / whole for weight in weights]
