"""Events as clients get them: threats by number and card, all else as notation writes it, with all types."""

from typing import Any, Final

from orbita.core.chance import Event
from orbita.core.flat import Cells
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.events import (
    COMPUTER_CHECKED,
    COMPUTER_MAINTAINED,
    CONFIRMED,
    FIELDS,
    HIDDEN_KIND,
    THREAT_ANNOUNCED,
    THREAT_APPEARED,
    WEAPON_FIRED,
    numbers_of,
)
from orbita.games.space_alert.names import (
    ACTION_NAMES,
    BOTS_NAMES,
    DELAY_NAMES,
    MARK_NAMES,
    SEAT_NAMES,
    STATION_NAMES,
    STEP_NAMES,
    TOKEN_NAMES,
    VAIN_NAMES,
    WEAPON_NAMES,
    ZONE_NAMES,
    DelayName,
    FoughtWith,
    HalfName,
    PlaceName,
    SeatName,
    SquadName,
    StepName,
    TokenName,
    VainName,
    WeaponName,
    ZoneName,
)
from orbita.games.space_alert.notation import back_text, kind_text, member_name
from orbita.games.space_alert.ship import NOBODY, Box, Ship
from orbita.games.space_alert.shown_types import Mark
from orbita.games.space_alert.state import State

TYPES: Final[dict[str, Any]] = {
    "action": HalfName,
    "agrees": bool,
    "bots": SquadName,
    "card": str,
    "from": PlaceName,
    "heroic": bool,
    "kind": str | None,  # both halves of a card; none of one that is hidden
    "maintained": bool,
    "mark": Mark,
    "member": str,
    "planned": str,  # a card as it lies, or its back
    "reason": DelayName,
    "receiver": SeatName,
    "seat": SeatName,
    "station": PlaceName,
    "step": StepName,
    "to": PlaceName,
    "token": TokenName,
    "weapon": WeaponName,
    "why": VainName,
    "zone": ZoneName,
    "zones": list[ZoneName],
}  # everything else is a number
# What an event may not have: a threat that did it, a zone that was lost, a card that lay open.
MAY_LACK: Final[dict[str, tuple[str, ...]]] = {
    "knocked_out": ("threat", "card"),
    "bots_disabled": ("threat", "card"),
    "rocket_wasted": ("threat", "card"),
    "token_drawn": ("threat", "card"),
    "mission_lost": ("threat", "card", "zone"),
    "card_lost": ("action",),
    "weapon_fired": ("energy",),
}
# What is told besides of a threat that is announced or appears.
OF_A_THREAT: Final[dict[str, Any]] = {
    "serious": bool,
    "stations": list[PlaceName],
    "fought_with": FoughtWith,
}


def types_of(name: str, fields: tuple[str, ...]) -> dict[str, Any]:
    """The values of one event."""
    named = [other for field in fields for other in ((field, "card") if field == "threat" else (field,))]
    types = {field: TYPES.get(field, int) for field in named}
    if name == "weapon_fired":
        types = {"weapon": WeaponName, **types}
    if name in ("threat_announced", "threat_appeared"):
        types |= OF_A_THREAT
    return types | {field: types[field] | None for field in MAY_LACK.get(name, ())}


EVENT_TYPES: Final[dict[str, dict[str, Any]]] = {
    name: types_of(name, tuple(fields)) for name, *fields in FIELDS
}
PHASE_FROM_0: Final = (COMPUTER_CHECKED, COMPUTER_MAINTAINED, CONFIRMED)  # inside, phases count from 0
NAMED_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "zone": ZONE_NAMES,
    "station": STATION_NAMES,
    "from": STATION_NAMES,
    "to": STATION_NAMES,
    "action": ACTION_NAMES,
    "reason": DELAY_NAMES,
    "bots": BOTS_NAMES,
    "token": TOKEN_NAMES,
    "weapon": WEAPON_NAMES,
    "step": STEP_NAMES,
    "why": ("", *VAIN_NAMES),
    "mark": MARK_NAMES,
}


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values, for clients."""
    return name_event(event, s.box, s.seats, s.number, s.card)


def ship_event_data(s: Ship, event: Event) -> dict[str, Any]:
    """The same for a ship without a table; crew members are the names of the seats."""
    return name_event(event, s.box, s.crew, s.flight.number, s.flight.card)


def name_event(event: Event, box: Box, people: int, numbers: Cells, cards: Cells) -> dict[str, Any]:
    """Name an event: threats by their number and card, all else as the notation writes it."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    if event[0] == WEAPON_FIRED:
        data["weapon"] = WEAPON_NAMES[event[2]]
    for field, value in zip(fields, numbers_of(event), strict=False):
        if field == "threat":
            data["threat"] = None if value == NOBODY else numbers[value]
            data["card"] = None if value == NOBODY else content().threats[cards[value]].id
        elif field == "member":
            data[field] = member_name(people, value)
        elif field in ("seat", "receiver"):
            data[field] = SEAT_NAMES[value]
        elif field == "phase" and event[0] in PHASE_FROM_0:
            data[field] = value + 1
        else:
            data[field] = value_text(box, field, value)
    if event[0] in (THREAT_ANNOUNCED, THREAT_APPEARED):
        data |= threat_data(data["card"])
    return data


def threat_data(card: str) -> dict[str, Any]:
    """What a crew must know of a threat at once: how serious it is, where it is, what helps against it."""
    threat = next(threat for threat in content().threats if threat.id == card)
    return {
        "serious": threat.serious,
        "stations": list(threat.stations),
        "fought_with": threat.fought_with,
    }


def value_text(box: Box, field: str, value: int) -> Any:
    """One value of an event."""
    if field in NAMED_VALUES:
        return None if value < 0 else NAMED_VALUES[field][value]
    if field == "card":
        return content().threats[value].id
    if field == "kind":
        return None if value == HIDDEN_KIND else kind_text(box, value)
    if field == "planned":
        return back_text(value)
    if field == "zones":
        return [ZONE_NAMES[zone] for zone in range(3) if value >> zone & 1]
    if field in ("heroic", "maintained", "agrees"):
        return bool(value)
    if field == "energy":
        return None if value == NOBODY else value
    return value
