"""Events as clients get them: names and numbers that mean what they say, spaces and payments in notation."""

from typing import Any, Final

from orbita.core.chance import Event
from orbita.games.guardians.events import FIELDS
from orbita.games.guardians.notation import WARES, payment_text, space_text
from orbita.games.guardians.shown import Half, Invader, Reason, Ware, half_of, kind_of
from orbita.games.guardians.state import REASONS, State, is_monster

# By field of an event: what it is called outside, and of which type it is there.
TYPES: Final[dict[str, dict[str, Any]]] = {
    "space": {"space": str},
    "from": {"from": str},
    "to": {"to": str},
    "half": {"half": Half},
    "invader": {"kind": Invader, "eyes": int | None, "half": Half | None},
    "payment": {"payment": str},
    "what": {"what": Ware},
    "reason": {"reason": Reason},
}
EVENT_TYPES: Final = {
    name: {outer: kind for field in fields for outer, kind in TYPES.get(field, {field: int}).items()}
    for name, *fields in FIELDS
}


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    for field, value in zip(fields, event[1:], strict=False):
        data |= values_of(s, field, value)
    return data


def values_of(s: State, field: str, value: int) -> dict[str, Any]:
    """One field of an event; an invader is told by its kind, and by its eyes or its half."""
    if field in ("space", "from", "to"):
        return {field: space_text(s.box, value)}
    if field == "invader":
        eyes = value if is_monster(value) else None
        return {"kind": kind_of(value), "eyes": eyes, "half": half_of(value)}
    if field == "half":
        return {field: half_of(value)}
    if field == "payment":
        return {field: payment_text(s.box, value)}
    if field == "token":
        return {field: s.box.token_value[value]}
    if field == "what":
        return {field: WARES[value]}
    return {field: REASONS[value] if field == "reason" else value}
