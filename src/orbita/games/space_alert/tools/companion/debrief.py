"""The debrief of a flight of the box: only the halves that lay up are known, not what else was held.

So a change may exchange cards of one board, or leave one out; no card is taken that nobody is known to have.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import msgspec

from orbita.core.chance import fill
from orbita.core.errors import IllegalMove
from orbita.core.offers import Tool
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.missions.model import WHERE, Mission
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import SLOTS, TURNS, UP, Box, Flight, with_plan
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, last_slot
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.companion.flight import FILE, Trip
from orbita.games.space_alert.tools.companion.mission import MissionWish, script_of
from orbita.games.space_alert.tools.flights.file import FlightFile, read_flight
from orbita.games.space_alert.tools.inquiry.held import Held, lay_out_held
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.inquire import look_into
from orbita.games.space_alert.tools.inquiry.model import Inquiry
from orbita.games.space_alert.tools.solver.rehearsal import rehearse_with_trips
from orbita.games.space_alert.vocabulary import HEROIC_A, NO_ACTION

SECONDS: Final = 0.5  # worth of missions to resolve


class DebriefWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flight as flight files have it, its options, and the mission whose announcements it followed."""

    flight: dict[str, Any]
    mission: MissionWish
    options: Options = Options()
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] = 0  # draws damage that is not given
    trips: Annotated[tuple[Trip, ...], msgspec.Meta(max_length=60)] = ()


def debrief(asked: DebriefWish, lang: str, is_time_up: Callable[[], bool]) -> Inquiry:
    """Look into a flight."""
    flight = read_flight(msgspec.json.encode(asked.flight), FILE, asked.seed)
    script, _ = script_of(asked.mission)
    history = history_of(flight, asked.options, script, asked.trips)
    return look_into(history, SECONDS, 0, flight.names, is_time_up)


def history_of(given: FlightFile, options: Options, script: Mission, trips: Sequence[Trip] = ()) -> History:
    """What is known of a flight: everybody laid their own cards, and every phase closed when it ended.

    Whoever tripped turned a card over: of that one both halves are known.
    """
    ends = [end * 1000 for end in script.phase_ends]
    h = History()
    h.box = box_for(options)
    turned = {trip.member * SLOTS + trip.turn for trip in trips if not trip.arrow}
    h.plan = [card if slot in turned else card & UP for slot, card in enumerate(given.mission.plan)]
    h.flight = flight = with_plan(given.mission, h.plan)
    flight.turns = last_slot(h.box, len(ends))
    h.seats = h.crew = flight.crew
    h.owners = [slot // SLOTS for slot in range(h.crew * SLOTS)]
    h.heroic = [heroic_kind(h, member) for member in range(h.crew)]
    h.held = held_halves(h)
    h.rehearsal = rehearse_with_trips(h.box, flight, [number for trip in trips for number in met(h, trip)])
    h.laid_at = [0] * len(h.plan)
    h.closed_at = [ends for _seat in range(h.seats)]
    h.announced_at = announced_at(flight, script)
    h.end = h.rehearsal.end
    return h


def met(h: History, trip: Trip) -> tuple[int, int, int, int]:
    """A trip as it is repeated: in which turn, by whom, over which half."""
    if trip.member >= h.crew:
        raise refused(IllegalMove, "flight/no-trip", turn=trip.turn, member=SEAT_NAMES[trip.member])
    return trip.turn, trip.member, int(trip.arrow), h.plan[trip.member * SLOTS + trip.turn] & UP


def kind_of_half(box: Box, half: int) -> int:
    """A half in place of a card: it is all one knows of it; a heroic one belongs to its card."""
    if half < HEROIC_A:
        return half - 1
    heroic = range(ACTION_KINDS, KINDS)
    return next(kind for kind in heroic if half in (box.card_action[kind], box.card_move[kind]))


def heroic_kind(h: History, member: int) -> int:
    """The heroic card a member laid, if any."""
    board = [card & UP for card in h.plan[member * SLOTS + 1 : member * SLOTS + TURNS + 1]]
    return next((kind_of_half(h.box, half) for half in board if half >= HEROIC_A), NO_CARD)


def held_halves(h: History) -> Held:
    """Every member had by the end of each phase what they had laid by then."""
    checks = [(member, phase, counts(h, member, phase)) for member in range(h.crew) for phase in range(1, 4)]
    held = lay_out_held(h.box, h.crew, h.seats, h.heroic, checks)
    known = {card: kind_of_half(h.box, card & UP) for card in h.plan if card != NO_ACTION}
    fill(held.kind_at, [known.get(card, NO_CARD) for card in range(len(held.kind_at))])
    return held


def counts(h: History, member: int, phases: int) -> list[int]:
    """Ordinary halves laid in the first phases, by kind."""
    found = [0] * ACTION_KINDS
    for turn in range(1, last_slot(h.box, phases) + 1):
        half = h.plan[member * SLOTS + turn] & UP
        if half != NO_ACTION and half < HEROIC_A:
            found[kind_of_half(h.box, half)] += 1
    return found


def announced_at(flight: Flight, script: Mission) -> list[int]:
    """When each threat was announced, in ms; from the start, if the script has none there."""
    moments = {(threat.turn, WHERE.index(threat.where)): threat.at * 1000 for threat in script.threats}
    return [moments.get((flight.number[at], flight.zone[at]), 0) for at in range(flight.threats)]


DEBRIEF: Final = Tool(takes=DebriefWish, gives=Inquiry, work=debrief, is_timed=True, seconds=4.0)
