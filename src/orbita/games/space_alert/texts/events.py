"""What happened, told in Polish and English, from events as `event_data` names them."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from orbita.core.lang import Pair, amount, say
from orbita.games.space_alert.content.read import Threat, content
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.texts.catalogue import (
    BY,
    CHECKS,
    DESTROYED_ZONE,
    ENERGY_LEFT,
    EVENTS,
    NOUNS,
    PUSHED,
    SILENT,
    VOTES,
)
from orbita.games.space_alert.texts.catalogue_names import (
    ANDROID,
    DELAYS,
    HALVES,
    SEATS,
    STATIONS,
    TOKENS,
    VAIN,
    WEAPONS,
    ZONES,
    ZONES_IN_FULL,
)
from orbita.games.space_alert.texts.catalogue_threats import SERIOUS
from orbita.games.space_alert.texts.threats import name_text, place_text

Names = Sequence[str]  # nicknames by seat; empty or missing where unknown


def event_text(data: dict[str, Any], lang: str, names: Names = ()) -> str | None:
    """Tell an event as a sentence, or None if it needs no words."""
    if data["event"] in SILENT:
        return None
    return say(EVENTS[data["event"]], lang, **event_values(data, lang, names)).rstrip()


def event_values(data: dict[str, Any], lang: str, names: Names = ()) -> dict[str, str]:
    """The values of an event in words, and what sentences make of them."""
    values = {field: WORDERS.get(field, plain)(value, lang) for field, value in data.items()}
    values["energy_left"] = ""
    for field in ("member", "seat", "receiver"):
        if field in data:
            values[field] = member_text(data[field], lang, names)
    card = data.get("card")
    values["threat"] = threat_name(card, data.get("threat"), lang)
    values["announced"] = threat_name(card, None, lang)
    values["about"] = about_text(card, data.get("zone"), lang)
    values["by"] = say(BY, lang, threat=values["threat"]) if card else ""
    values["where"] = say(DESTROYED_ZONE, lang, zone=values["zone"]) if data.get("zone") else ""
    values["check"] = say(CHECKS["yes" if data.get("maintained") else "no"], lang)
    if "points" in data:
        values["counted"] = amount(data["points"], NOUNS["point"], lang)
    if data.get("energy") is not None:
        values["energy_left"] = say(ENERGY_LEFT, lang, energy=data["energy"])
    if "first" in data:
        pushed = PUSHED["one" if data["first"] == data["last"] else "several"]
        values["pushed"] = say(pushed, lang, first=data["first"], last=data["last"])
    values["vote"] = say(VOTES["yes" if data.get("agrees") else "no"], lang)
    return values


def plain(value: Any, lang: str) -> str:
    """A value that is the same in both languages; nothing for one that is hidden."""
    return "" if value is None else str(value)


def word(table: dict[str, Pair], key: Any, lang: str) -> str:
    """Look a word up; an unknown one stays as it is."""
    return say(table[key], lang) if key in table else plain(key, lang)


# Threats


def find_threat(card: str | None) -> Threat | None:
    """The card with this id."""
    return next((threat for threat in content().threats if threat.id == card), None)


def threat_name(card: str | None, number: int | None, lang: str) -> str:
    """A threat by its card and its number."""
    threat = find_threat(card)
    if threat is None:
        return ""
    name = name_text(threat, lang)
    return name if number is None else f"{name} (T+{number})"


def about_text(card: str | None, zone: str | None, lang: str) -> str:
    """How serious a threat is, and its zone; of one inside the ship where, and what helps against it."""
    threat = find_threat(card)
    if threat is None or zone is None:
        return ""
    parts = [say(SERIOUS, lang)] if threat.serious else []
    parts.append(say(ZONES_IN_FULL[zone], lang))
    if threat.kind != "external":
        parts.append(place_text(threat, lang))
    return ", ".join(parts)


# People and cards


def member_text(name: str, lang: str, names: Names = ()) -> str:
    """Name a crew member: by nickname where it is known, else by role; androids by number."""
    if name in SEATS:
        seat = SEAT_NAMES.index(name)
        return names[seat] if seat < len(names) and names[seat] else say(SEATS[name], lang)
    if name.startswith("android"):
        return say(ANDROID, lang, number=name.removeprefix("android"))
    return name


def action_text(name: Any, lang: str) -> str:
    """Name one half of a card, or both halves of a card that lies open."""
    return " / ".join(word(HALVES, half, lang) for half in plain(name, lang).split("/"))


def zones_text(zones: list[str], lang: str) -> str:
    """Several zones."""
    return ", ".join(word(ZONES, zone, lang) for zone in zones)


def stations_text(stations: list[str], lang: str) -> str:
    """Several stations."""
    return ", ".join(word(STATIONS, station, lang) for station in stations)


WORDERS: Final[dict[str, Callable[[Any, str], str]]] = {
    "station": lambda value, lang: word(STATIONS, value, lang),
    "from": lambda value, lang: word(STATIONS, value, lang),
    "to": lambda value, lang: word(STATIONS, value, lang),
    "stations": stations_text,
    "zone": lambda value, lang: word(ZONES, value, lang),
    "zones": zones_text,
    "action": action_text,
    "planned": action_text,
    "kind": action_text,
    "token": lambda value, lang: word(TOKENS, value, lang),
    "reason": lambda value, lang: word(DELAYS, value, lang),
    "weapon": lambda value, lang: word(WEAPONS, value, lang),
    "why": lambda value, lang: word(VAIN, value, lang),
}
