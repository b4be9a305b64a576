"""Missions that were flown, from the files that keep them: records of games, flights of the box."""

from orbita.cli.output import read_bytes
from orbita.cli.table.saving import read_file
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.tools.flights.file import FlightFile
from orbita.games.space_alert.tools.flights.recorded import ship_after_game
from orbita.games.space_alert.tools.flights.resolve import read_settled_flight
from orbita.games.space_alert.tools.flights.source import MAX_BYTES


def flown_game(file: str) -> tuple[Ship, Options]:
    """The ship at the end of a recorded game, and the options it was played with."""
    return ship_after_game(read_file(file), file)


def settled_flight(file: str) -> FlightFile:
    """A flight that always ends alike."""
    return read_settled_flight(read_bytes(file, MAX_BYTES), file)
