"""Refusals keep what they say, wherever they come from."""

import pickle

import pytest

from orbita.core.errors import BadContent, BadOptions, Fault
from orbita.core.faults import complaint
from orbita.server.errors import Refusal


@pytest.mark.parametrize(
    "error",
    [
        BadOptions("options/unknown-pack", "there is no such pack", pack="blue"),
        BadContent([Fault("board.toml", "ring 1", "spaces", complaint("whole", low=1, high=48, value="50"))]),
        Refusal("seat/taken", "somebody sits there"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_comes_back_from_another_process_as_it_was(error):
    back = pickle.loads(pickle.dumps(error))
    assert back == error
    assert (str(back), back.__dict__) == (str(error), error.__dict__)
