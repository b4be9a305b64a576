"""Events as clients get them: everything by its id, with the types of all values."""

from typing import Any, Final, Literal

from orbita.core.chance import Event
from orbita.games.voyager.events import FIELDS, HIDDEN
from orbita.games.voyager.notation import BUILDINGS, bodies_in, ids, place_text
from orbita.games.voyager.state import BASE, HOTEL, Box, State
from orbita.games.voyager.vocabulary import DECKS, SOURCES

# What clients get of a field, by its name.
FIELD_TYPES: Final[dict[str, Any]] = {
    "seat": int,
    "owner": int,
    "round": int,
    "coins": int,
    "level": int,
    "die": int,
    "total": int,
    "points": int,
    "actions": int,
    "agency": str,
    "mission": str,
    "card": str,
    "technology": str,
    "body": str,
    "achievement": str,
    "from": str,  # a space (ring/number) or the body the rocket stood on
    "to": str,
    "from_body": str | None,
    "to_body": str | None,
    "deck": Literal["research", "exploration"],
    "building": Literal["hotel", "base"],
    "source": Literal["technology", "landing", "research", "exploration", "missions", "achievements"],
}
SECRET: Final = {"mission_drawn": "mission", "mission_returned": "mission", "card_drawn": "card"}


def types_of(name: str, fields: tuple[str, ...]) -> dict[str, Any]:
    """The values of an event with their types; what others may not see is null."""
    types = {field: FIELD_TYPES[field] for field in fields}
    if name in SECRET:
        types[SECRET[name]] = str | None
    return {"pack": str, **types}


EVENT_TYPES: Final = {name: types_of(name, tuple(fields)) for name, *fields in FIELDS}


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values, for clients: everything by its id; a hidden card is null."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name, "pack": s.box.options.pack}
    for field, value in zip(fields, event[1:], strict=False):
        data[field] = field_value(s.box, field, value)
    if name == "rocket_moved":
        data["from_body"], data["to_body"] = (world_in(s, space) for space in event[2:])
    return data


def world_in(s: State, space: int) -> str | None:
    """The body that a space is known by, if there is one."""
    bodies = bodies_in(s.box, s.body_space, space)
    return ids(s.box, "body")[bodies[0]] if bodies else None


def field_value(box: Box, field: str, value: int) -> Any:
    """One value of an event."""
    if field in ("card", "mission", "body", "agency", "technology", "achievement"):
        return None if value == HIDDEN else ids(box, field)[value]
    if field in ("from", "to"):
        return place_text(box, value)
    if field == "building":
        return BUILDINGS[value] if value in (HOTEL, BASE) else None
    if field == "deck":
        return DECKS[value]
    if field == "source":
        return SOURCES[value]
    return value
