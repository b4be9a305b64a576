"""The mission resolved from its start, turn by turn: as it was, or with something put right on the way."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from orbita.core.chance import Event
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.copying import copy_ship
from orbita.games.space_alert.event_data import ship_event_data
from orbita.games.space_alert.names import ACTION_NUMBER, SEAT_NAMES, STATION_NAMES, WEAPON_NAMES, ZONE_NAMES
from orbita.games.space_alert.notation import card_text, member_name, parse_card
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, WON, Ship, with_plan
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.model import Remedy, ThreatRef
from orbita.games.space_alert.tools.inquiry.workbench import score_of, without_threats
from orbita.games.space_alert.tools.solver.rehearsal import play_turn
from orbita.games.space_alert.vocabulary import ACTIVE, DISABLED, NO_ACTION

ROCKET: Final = "rocket"
EMPTY: Final = "-"


class Run:
    """Every board of a mission, and what happened in each turn."""

    def __init__(self) -> None:
        self.before: list[Ship] = []  # by turn, from 1; the place 0 is not used
        self.told: list[list[dict[str, Any]]] = []  # by turn, likewise
        self.end: Ship


def run_of(h: History, plan: Sequence[int]) -> Run:
    """Resolve a plan and listen."""
    run = Run()
    ship = action_setup.board(h.box, with_plan(h.flight, plan))
    run.before.append(copy_ship(ship))
    run.told.append([])
    while ship.ending == GOING_ON:
        run.before.append(copy_ship(ship))
        events: list[Event] = []
        ship.events = events
        play_turn(h.rehearsal, ship)
        ship.events = None
        run.told.append([ship_event_data(ship, event) for event in events])
    run.end = ship
    return run


def put_right(h: History, remedies: Sequence[Remedy]) -> int | None:
    """The score the mission as it was flown comes to with these remedies; None if the ship is lost."""
    flight = with_plan(h.flight, plan_with(h, remedies))
    gone = [remedy.threat for remedy in remedies if remedy.what == "no_threat"]
    if gone:
        flight = without_threats(flight, [at for at in range(flight.threats) if threat_ref(h, at) in gone])
    ship = action_setup.board(h.box, flight)
    while ship.ending == GOING_ON:
        for remedy in remedies:
            if remedy.turn == ship.turn + 1 and remedy.what in APPLY:
                APPLY[remedy.what](h, ship, remedy)
        play_turn(h.rehearsal, ship)
    return score_of(ship) if ship.ending == WON else None


def plan_with(h: History, remedies: Sequence[Remedy]) -> list[int]:
    """The plan with the cards that remedies name."""
    plan = list(h.plan)
    for remedy in remedies:
        if remedy.what == "card":
            plan[member_number(h, remedy.member) * SLOTS + remedy.turn] = card_of(remedy.after)
    return plan


def card_of(text: str) -> int:
    """A slot as it is written; of a flight of the box only the half that lay up is known."""
    if text == EMPTY:
        return NO_ACTION
    return parse_card(text) if "/" in text else ACTION_NUMBER[text]


# What is put right before a turn


def fire(h: History, ship: Ship, remedy: Remedy) -> None:
    """A weapon fires this turn, for nothing; a rocket launched last turn arrives."""
    if remedy.weapon == ROCKET:
        ship.rocket_flying = 1
    elif remedy.weapon is not None:
        ship.fired |= 1 << WEAPON_NAMES.index(remedy.weapon)


def stand(h: History, ship: Ship, remedy: Remedy) -> None:
    """A member stands elsewhere."""
    if remedy.station is not None:
        put(ship.station, member_number(h, remedy.member), STATION_NAMES.index(remedy.station))


def fill_reactor(h: History, ship: Ship, remedy: Remedy) -> None:
    """A reactor has other cubes."""
    if remedy.zone is not None:
        put(ship.reactor, ZONE_NAMES.index(remedy.zone), remedy.cubes)


def fill_shield(h: History, ship: Ship, remedy: Remedy) -> None:
    """A shield has other cubes."""
    if remedy.zone is not None:
        put(ship.shield, ZONE_NAMES.index(remedy.zone), remedy.cubes)


def wake(h: History, ship: Ship, remedy: Remedy) -> None:
    """A member was not knocked out, nor the squad they led disabled with them."""
    member = member_number(h, remedy.member)
    put(ship.knocked_out, member, 0)
    if ship.bots[member] == DISABLED:
        put(ship.bots, member, ACTIVE)


def be_on_time(h: History, ship: Ship, remedy: Remedy) -> None:
    """A member's cards lie where they were laid."""
    member = member_number(h, remedy.member)
    for turn in range(remedy.turn, TURNS + 1):
        put(ship.plan, member * SLOTS + turn, h.plan[member * SLOTS + turn])


def maintain(h: History, ship: Ship, remedy: Remedy) -> None:
    """The computer is maintained in this turn's phase."""
    ship.maintained |= 1 << h.box.phase_of_turn[remedy.turn]


def skip(h: History, ship: Ship, remedy: Remedy) -> None:
    """A member does nothing this turn."""
    put(ship.plan, member_number(h, remedy.member) * SLOTS + remedy.turn, NO_ACTION)


def put(array: Any, place: int, value: int) -> None:
    """Write one number."""
    array[place] = value


APPLY: Final[dict[str, Callable[[History, Ship, Remedy], None]]] = {
    "shot": fire,
    "station": stand,
    "reactor": fill_reactor,
    "shield": fill_shield,
    "awake": wake,
    "on_time": be_on_time,
    "computer": maintain,
    "no_card": skip,
}


# Names


def name_of(h: History, member: int) -> str:
    """A member by the name of the seat, or as an android."""
    return member_name(h.seats, member)


def member_number(h: History, name: str) -> int:
    """A member by name."""
    return next(member for member in range(h.crew) if name_of(h, member) == name)


def member_of_event(data: dict[str, Any]) -> int:
    """Whom an event of a ship without a table names."""
    return SEAT_NAMES.index(data["member"])


def threat_ref(h: History, threat: int) -> ThreatRef:
    """A threat of the flight."""
    return ThreatRef(h.flight.number[threat], content().threats[h.flight.card[threat]].id)


def slot_text(card: int) -> str:
    """A slot: its card, or a dash."""
    return card_text(card) if card != NO_ACTION else EMPTY


def boards(h: History, plan: Sequence[int]) -> dict[str, tuple[str, ...]]:
    """Every board by member, turn by turn."""
    return {
        name_of(h, member): tuple(
            slot_text(plan[member * SLOTS + turn]) for turn in range(1, h.flight.turns + 1)
        )
        for member in range(h.crew)
    }
