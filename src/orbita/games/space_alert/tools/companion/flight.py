"""A flight of the box carried out turn by turn: events, the table after each turn, and the score sheet."""

from typing import Annotated, Any, Final

import msgspec

from orbita.core.chance import Event, fill
from orbita.core.errors import IllegalMove
from orbita.core.offers import Tool
from orbita.games.space_alert import codes
from orbita.games.space_alert.event_data import ship_event_data
from orbita.games.space_alert.missions.schedule import PHASES
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.moves import TRIP_ARROW, TRIP_FLIP
from orbita.games.space_alert.names import ENDING_NAMES, SEAT_NAMES, EndingName
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup, turn
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.rules.reasons import ALLOWED
from orbita.games.space_alert.rules.setup import bare_table
from orbita.games.space_alert.ship import GOING_ON, TURNS, WON
from orbita.games.space_alert.shown import shown
from orbita.games.space_alert.shown_types import Shown, Turn
from orbita.games.space_alert.state import ACTING, OVER, State, last_slot
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.texts.events import event_text
from orbita.games.space_alert.texts.score_sheet import loss_lines, score_parts
from orbita.games.space_alert.tools.flights.file import FlightFile, read_flight
from orbita.games.space_alert.tools.starlog.flown import line_of
from orbita.games.space_alert.tools.starlog.log import Entry
from orbita.games.space_alert.view import view

FILE: Final = "flight"  # how faults call what was sent


class Trip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """'I tripped': before this turn a member turned a card over, or its arrow round."""

    turn: Annotated[int, msgspec.Meta(ge=1, le=TURNS)]
    member: Annotated[int, msgspec.Meta(ge=0, le=4)]  # the captain is 0
    arrow: bool = False


class FlightWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flight as flight files have it, who tripped, and the options it is resolved with."""

    flight: dict[str, Any]
    trips: Annotated[tuple[Trip, ...], msgspec.Meta(max_length=60)] = ()
    options: Options = Options()
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0  # draws damage that is not given
    day: Annotated[str, msgspec.Meta(max_length=10)] = ""  # 2026-11-18: for a line of the star log


class FlightTurn(msgspec.Struct, frozen=True):
    """One turn, with the table after it."""

    turn: Turn
    events: tuple[dict[str, Any], ...]
    texts: tuple[str, ...]  # the events as sentences
    shown: Shown


class FlightTold(msgspec.Struct, frozen=True, kw_only=True):
    """A whole flight."""

    names: tuple[str, ...]
    seed: int | None  # of the damage, if it was drawn
    start: Shown
    turns: tuple[FlightTurn, ...]
    ending: EndingName
    score: dict[str, int] | None  # line by line; none if the ship was lost
    losses: tuple[str, ...]  # where points went
    line: Entry | None  # of the star log, if a day was given


def told(asked: FlightWish, lang: str) -> FlightTold:
    """Carry a flight out and tell it."""
    flight = read_flight(msgspec.json.encode(asked.flight), FILE, asked.seed)
    s = table_of(flight, asked.options)
    start, turns = shown(view(s, None)), []
    while s.ship.ending == GOING_ON:
        turns.append(play_turn(s, asked, flight.names, lang))
    is_won = s.ship.ending == WON
    every = [data for one in turns for data in one.events]
    return FlightTold(
        names=flight.names,
        seed=flight.seed,
        start=start,
        turns=tuple(turns),
        ending=ENDING_NAMES[s.ship.ending - 1],
        score=score_parts(s.ship) if is_won else None,
        losses=tuple(loss_lines(s.ship, every, lang, flight.names)) if is_won else (),
        line=line_of(s.ship, asked.options, flight.names, asked.day, "") if asked.day else None,
    )


def table_of(flight: FlightFile, options: Options) -> State:
    """The table of a flight when the action round begins: everybody plays for themselves."""
    mission = flight.mission
    chosen = msgspec.structs.replace(options, extra_android=False, carried=flight.carried)
    s = bare_table(chosen, mission.crew)
    fill(s.plan, list(mission.plan))
    fill(s.tracks, list(mission.tracks))
    fill(s.card, list(mission.card))
    fill(s.zone, list(mission.zone))
    fill(s.number, list(mission.number))
    s.threats = mission.threats
    s.phases = phases_of(options)
    mission.turns = last_slot(s.box, s.phases)
    s.stage = ACTING
    s.phase = s.phases
    s.ship = action_setup.board(s.box, mission)
    return s


def phases_of(options: Options) -> int:
    """The phases of the script that was flown: a test run has two."""
    return PHASES if options.mission == codes.RANDOM else len(find_mission(options.mission).phase_ends)


def play_turn(s: State, asked: FlightWish, names: tuple[str, ...], lang: str) -> FlightTurn:
    """Trip, then carry out the next turn."""
    events: list[Event] = []
    s.events = s.ship.events = events
    for trip in asked.trips:
        if trip.turn == s.ship.turn + 1:
            trip_up(s, trip)
    action_round.play_turn(s.ship)
    s.events = s.ship.events = None
    if s.ship.ending != GOING_ON:
        s.stage = OVER
    told = tuple(ship_event_data(s.ship, event) for event in events)
    texts = [event_text(data, lang, names) for data in told]
    return FlightTurn(s.ship.turn, told, tuple(text for text in texts if text), shown(view(s, None)))


def trip_up(s: State, trip: Trip) -> None:
    """Do what was meant, if that member could mean something else."""
    move = (TRIP_ARROW if trip.arrow else TRIP_FLIP) + trip.member
    if trip.member >= s.crew or turn.why_not_trip(s, trip.member, trip.member, trip.arrow) != ALLOWED:
        member = SEAT_NAMES[trip.member]
        raise refused(IllegalMove, "flight/no-trip", turn=trip.turn, member=member)
    turn.trip(s, move)


def logged(flight: FlightTold) -> tuple[tuple[str, ...], Entry] | None:
    """Who flew, and the line of the star log, if a day was given."""
    return (flight.names, flight.line) if flight.line is not None else None


RESOLVE: Final = Tool(takes=FlightWish, gives=FlightTold, work=told, chronicle=logged)
