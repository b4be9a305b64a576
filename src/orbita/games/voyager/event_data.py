"""Events as clients get them: everything by its id, with the types of all values."""

from typing import Any, Final, Literal

from orbita.core.chance import Event
from orbita.games.voyager.events import FIELDS, HIDDEN, values_of
from orbita.games.voyager.notation import BUILDINGS, bodies_in, ids, place_text
from orbita.games.voyager.outlook.ways import way_back
from orbita.games.voyager.state import BASE, HOTEL, MAX_STEPS, Box, State
from orbita.games.voyager.vocabulary import COIN_SOURCES, DECKS, DRAW_SOURCES, EFFECTS, ROLLS, SOURCES

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
    "amount": int,
    "needed": int | None,  # null: what is needed depends on another roll
    "roll": Literal["landing", "belt", "attack", "defence"],
    "help": str,  # an effect
    "agency": str,
    "mission": str,
    "card": str,
    "technology": str,
    "body": str,
    "achievement": str,
    "from": str,  # a space (ring/number) or the body the rocket stood on
    "to": str,
    "drift": int,  # spaces it was carried along its ring; 0: it flew
    "way": tuple[str, ...],  # the spaces passed, the last one included
    "from_body": str | None,
    "to_body": str | None,
    "deck": Literal["research", "exploration"],
    "building": Literal["hotel", "base"],
    "source": Literal["technology", "landing", "research", "exploration", "missions", "achievements"],
}
# What is otherwise in one event: what others may not see is null, and so is the body of a roll in the belt.
OWN_TYPES: Final[dict[tuple[str, str], Any]] = {
    ("mission_drawn", "mission"): str | None,
    ("mission_returned", "mission"): str | None,
    ("card_drawn", "card"): str | None,
    ("card_drawn", "source"): Literal["research", "bases", "card"],
    ("coins_gained", "source"): Literal["start", "funds", "hotels", "card", "order"],
    ("die_rolled", "body"): str | None,
}
# Words by number, by field or by event and field.
NAMES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("card_drawn", "source"): DRAW_SOURCES,
    ("coins_gained", "source"): COIN_SOURCES,
    ("points_scored", "source"): SOURCES,
}
WORDS: Final[dict[str, tuple[str, ...]]] = {"deck": DECKS, "roll": ROLLS, "help": EFFECTS}


def types_of(name: str, fields: tuple[str, ...]) -> dict[str, Any]:
    """The values of an event with their types."""
    types = {field: OWN_TYPES.get((name, field), FIELD_TYPES[field]) for field in fields}
    return {"pack": str, **types}


EVENT_TYPES: Final = {name: types_of(name, tuple(fields)) for name, *fields in FIELDS}


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values, for clients: everything by its id; a hidden card is null."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name, "pack": s.box.options.pack}
    values = values_of(event)
    for field, value in zip(fields, values, strict=False):
        words = NAMES.get((name, field)) or WORDS.get(field)
        data[field] = words[value] if words else field_value(s.box, field, value)
    if name == "rocket_moved":
        _, start, end, drift = values
        data["from_body"], data["to_body"] = world_in(s, start), world_in(s, end)
        data["way"] = tuple(place_text(s.box, space) for space in way_of(s, start, end, drift))
    return data


def world_in(s: State, space: int) -> str | None:
    """The body that a space is known by, if there is one."""
    bodies = bodies_in(s.box, s.body_space, space)
    return ids(s.box, "body")[bodies[0]] if bodies else None


def way_of(s: State, start: int, end: int, drift: int) -> list[int]:
    """The spaces a rocket passed: carried along its ring, or on a shortest way."""
    if drift:
        way = [start]
        for _ in range(drift):
            way.append(s.box.turned[way[-1]])
        return way[1:]
    back, way = way_back(s, start, MAX_STEPS), [end]
    while back[way[-1]] != start:
        way.append(back[way[-1]])
    return way[::-1]


def field_value(box: Box, field: str, value: int) -> Any:
    """One value of an event."""
    if field in ("card", "mission", "body", "agency", "technology", "achievement"):
        return None if value == HIDDEN else ids(box, field)[value]
    if field in ("from", "to"):
        return place_text(box, value)
    if field == "building":
        return BUILDINGS[value] if value in (HOTEL, BASE) else None
    return (value or None) if field == "needed" else value
