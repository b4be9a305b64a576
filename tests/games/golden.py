"""The golden records of a game, and what happens in them."""

from pathlib import Path

from orbita.core.record import read_record
from orbita.core.replay import steps
from orbita.registry import find_game

FOLDER = Path(__file__).parents[1] / "golden"


def records_of(game):
    """Every record of a game, by the name of its file."""
    return {file.stem: read_record(file.read_bytes()) for file in sorted((FOLDER / game).glob("*.txt"))}


def events_in(game):
    """The names of all events that happen in the records of a game."""
    rules = find_game(game)
    return {
        rules.event_data(match.state, event)["event"]
        for record in records_of(game).values()
        for _, match, events in steps(record, rules)
        for event in events
    }


def endings_in(game):
    """Why the recorded games of a game ended."""
    return {record.outcome.reason for record in records_of(game).values()}
