"""Golden records: whole games as text, which must replay for ever. scripts/regen-golden re-makes them."""

from itertools import pairwise
from pathlib import Path

import pytest

from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay, steps
from orbita.games.guardians.game import GAME
from tests.games.guardians.table import NAMES

FILES = sorted((Path(__file__).parents[2] / "golden" / "guardians").glob("*.txt"))

each_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


@each_file
def test_it_replays_and_ends_as_written(file):
    record = read_record(file.read_bytes())
    match = replay(record, GAME)
    assert match.outcome() == record.outcome
    assert match.outcome() is not None


@each_file
def test_played_again_it_is_written_with_the_same_bytes(file):
    match = replay(read_record(file.read_bytes()), GAME)
    assert write_text(match.record()).encode() == file.read_bytes()


@each_file
def test_text_and_json_convert_without_loss(file):
    record = read_record(file.read_bytes())
    from_json = read_record(write_json(record))
    assert from_json == record
    assert write_text(from_json).encode() == file.read_bytes()


@pytest.fixture(scope="module")
def records():
    return [read_record(file.read_bytes()) for file in FILES]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_for_every_number_of_seats_and_variant(records, seats, variant):
    assert (NAMES[:seats], variant) in [(record.seats, record.options["variant"]) for record in records]


def test_together_they_show_the_rarer_rules(records):
    names = {
        GAME.event_data(match.state, event)["event"]
        for record in records
        for _, match, events in steps(record, GAME)
        for event in events
    }
    assert names >= {
        "missile_fired",
        "power_up_used",
        "mine_exploded",
        "ship_waits",
        "fighter_lost",
        "fighter_hit",
        "comeback_declined",
        "seat_out",
    }


def test_together_they_show_a_comeback(records):
    verbs = [[entry.move.split()[0] for entry in record.moves] for record in records]
    assert any(("pay", "place") in pairwise(verb) for verb in verbs)


def test_together_they_show_every_ending(records):
    reasons = {record.outcome.reason for record in records}
    assert reasons == {"last-invader-gone", "nobody-hits", "planet-fell", "all-fighters-lost"}
