"""What a flight of the box comes to: its whole action round, and the ship at the end of it."""

from typing import Any

from orbita.core.chance import Event
from orbita.core.errors import OrbitaError
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.event_data import ship_event_data
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.flights.file import FlightFile, read_flight


class UnsettledFlight(OrbitaError):
    """A flight file leaves its damage to chance, so that its result is nobody's."""


def resolve(flight: FlightFile, options: Options) -> tuple[Ship, list[Event]]:
    """Play the whole action round and listen to it."""
    ship = action_setup.board(box_for(options), flight.mission)
    events: list[Event] = []
    ship.events = events
    action_round.play_on(ship)
    ship.events = None
    return ship, events


def named_events(flight: FlightFile, ship: Ship, events: list[Event]) -> list[dict[str, Any]]:
    """Events with the names of the crew."""
    named = [ship_event_data(ship, event) for event in events]
    for data in named:
        if "member" in data:
            place = SEAT_NAMES.index(data["member"])
            data["member"] = flight.names[place] or data["member"]
    return named


def ship_after_flight(flight: FlightFile, stealth_fighter_speed: int) -> Ship:
    """The ship at the end of a flight."""
    options = Options(stealth_fighter_speed=4 if stealth_fighter_speed == 4 else 3)
    return resolve(flight, options)[0]


def read_settled_flight(raw: bytes, file: str) -> FlightFile:
    """Read a flight whose damage is given, or drawn with a seed of its own: it always ends alike."""
    flight, other = (read_flight(raw, file, seed) for seed in (0, 1))
    if flight.seed != other.seed:
        raise refused(UnsettledFlight, "flight/no-seed", file=file)
    return flight
