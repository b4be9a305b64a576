"""The learned judgement: what a net makes of numbers."""

from math import exp

import pytest

from orbita.bots.net import Net
from tests.bots.floats import floats

# Two numbers for a seat: the first speaks for its win (twice), the second for a common loss (three times).
WEIGHTS = [1.0, 0.0, 0.0, 1.0]
BIAS = [0.0, 0.0]
WINS, LOSSES = [2.0, 0.0], [0.0, 3.0]
LAST = [0.0, -1.0]
NET = Net(2, 2, WEIGHTS + BIAS + WINS + LOSSES + LAST)


def shares(*speaks):
    whole = sum(exp(value) for value in speaks)
    return [exp(value) / whole for value in speaks[:-1]]


@pytest.mark.parametrize(
    ("seen", "wins", "loss"),
    [
        pytest.param([[0, 0], [0, 0]], [0, 0], -1, id="nothing: only what is always there"),
        pytest.param([[1, 0], [0, 0]], [2, 0], -1, id="one has more"),
        pytest.param([[0, 0], [0, 1]], [0, 0], -1 + 3 / 2, id="fear is shared by all"),
        pytest.param([[-1, 0], [0, -1]], [0, 0], -1, id="a unit is never less than nothing"),
        pytest.param([[1, 0], [0, 1], [2, 1]], [2, 0, 4], -1 + 6 / 3, id="three seats"),
    ],
)
def test_wins_and_the_common_loss_share_one_whole(seen, wins, loss):
    found = NET.chances(floats([float(number) for seat in seen for number in seat]), len(seen))
    assert found == pytest.approx(shares(*wins, loss))
    assert sum(found) < 1


def test_every_seat_is_judged_alike():
    one = NET.chances(floats([0.5, 0.1, -0.3, 2.0]), 2)
    other = NET.chances(floats([-0.3, 2.0, 0.5, 0.1]), 2)
    assert one == pytest.approx(other[::-1])


def test_certainties_do_not_overflow():
    assert NET.chances(floats([900.0, 0.0, 0.0, 900.0]), 2) == pytest.approx([1, 0])


def test_a_net_of_another_size_is_refused():
    with pytest.raises(AssertionError):
        Net(2, 2, WEIGHTS)
