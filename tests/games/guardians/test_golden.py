"""What the golden records of this game show besides; the rest tests/games/test_golden.py tells."""

from itertools import pairwise

import pytest

from tests.games.golden import records_of
from tests.games.guardians.table import NAMES

RECORDS = tuple(records_of("guardians").values())


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_for_every_number_of_seats_and_variant(seats, variant):
    assert (NAMES[:seats], variant) in [(record.seats, record.options["variant"]) for record in RECORDS]


def test_together_they_show_a_comeback():
    verbs = [[entry.move.split()[0] for entry in record.moves] for record in RECORDS]
    assert any(("pay", "place") in pairwise(verb) for verb in verbs)
