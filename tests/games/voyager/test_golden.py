"""Golden records: whole games as text, which must replay for ever. scripts/regen-golden re-makes them."""

from pathlib import Path

import pytest

from orbita.core.record import read_record, write_json, write_text
from orbita.core.replay import replay, steps
from orbita.games.voyager.game import GAME
from orbita.games.voyager.invariants import invariants

FILES = sorted((Path(__file__).parents[2] / "golden" / "voyager").glob("*.txt"))

each_file = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


@each_file
def test_played_again_it_ends_as_written_and_is_written_with_the_same_bytes(file):
    record = read_record(file.read_bytes())
    match = replay(record, GAME)
    assert match.outcome() == record.outcome
    assert match.outcome() is not None
    assert write_text(match.record()).encode() == file.read_bytes()
    assert read_record(write_json(record)) == record


@each_file
def test_nothing_is_ever_wrong_with_the_table(file):
    for _, match, _ in steps(read_record(file.read_bytes()), GAME):
        assert invariants(match.state) == []


def test_there_are_two_games_for_every_number_of_seats_and_some_that_bots_won():
    records = {file.stem: read_record(file.read_bytes()) for file in FILES}
    by_bots = {name: record for name, record in records.items() if name.endswith("-greedy")}
    assert {record.outcome.reason for record in by_bots.values()} == {"goal-reached"}
    seats = [len(record.seats) for name, record in records.items() if name not in by_bots]
    assert sorted(seats) == [2, 2, 3, 3, 4, 4, 5, 5]


def test_together_they_show_every_kind_of_event():
    shown = set()
    for file in FILES:
        for _, match, events in steps(read_record(file.read_bytes()), GAME):
            shown |= {GAME.event_data(match.state, event)["event"] for event in events}
    assert {"building_taken", "building_held", "rocket_lost", "achievement_taken", "mission_done"} <= shown
    assert {"landing_failed", "roll_raised", "belt_passed", "deck_shuffled", "goal_reached"} <= shown
