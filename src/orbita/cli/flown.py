"""Missions that were flown, from the record of a game or from a flight file of the box."""

from orbita.cli.mission_resolve import resolve
from orbita.cli.output import BadFile, read_bytes
from orbita.cli.saving import read_file
from orbita.core.errors import BadRecord
from orbita.core.replay import replay
from orbita.games.space_alert.flight_file import Flight, read_flight
from orbita.games.space_alert.flight_source import MAX_BYTES
from orbita.games.space_alert.game import GAME
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.state import OVER


def flown_record(file: str) -> tuple[Ship, Options]:
    """The ship at the end of a recorded game, and the options it was played with."""
    match = replay(read_file(file), GAME)
    if match.state.stage != OVER:
        raise BadRecord("record/not-over", f"the game in {file} is not over yet", file=file)
    return match.state.ship, match.options


def read_settled_flight(file: str, lang: str) -> Flight:
    """Read a flight whose damage is given, or drawn with a seed of its own: it always ends alike."""
    raw = read_bytes(file, MAX_BYTES)
    flight, other = (read_flight(raw, file, lang, seed) for seed in (0, 1))
    if flight.seed != other.seed:
        raise BadFile(
            "flight/no-seed",
            f"{file} gives neither the damage nor the seed it was drawn with, so its result is not settled",
            file=file,
        )
    return flight


def flown_flight(flight: Flight, stealth_fighter_speed: int) -> Ship:
    """The ship at the end of a flight."""
    options = Options(stealth_fighter_speed=4 if stealth_fighter_speed == 4 else 3)
    ship, _ = resolve(flight, options)
    return ship
