"""Events as sentences: people by their nicknames, where those are known, else seats by their colours."""

from collections.abc import Sequence
from typing import Any

from orbita.core.lang import amount, say, upper_first
from orbita.games.guardians.content.read import box_for
from orbita.games.guardians.options import Options
from orbita.games.guardians.state import PART
from orbita.games.guardians.texts.catalogue import EVENTS, NOUNS, REASONS, SEATS, SILENT, THINGS, WARES


def event(data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str | None:
    """Tell an event; what the board shows at once, and an advance of nobody, need no words."""
    if data["event"] in SILENT or data.get("last_row") == 0:
        return None
    return say(EVENTS[phrase_of(data)], lang, **event_values(data, lang, names))


def phrase_of(data: dict[str, Any]) -> str:
    """Find the phrase: two events have a second one."""
    if data["event"] == "fighter_hit" and data["token"] == 0:
        return "fighter_hit_for_nothing"
    if data["event"] == "invaders_advanced" and data["last_row"] < box_for(Options()).rows:
        return "upper_advanced"
    return str(data["event"])


def event_values(data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> dict[str, Any]:
    """Put the values of an event into words."""
    values = dict(data)
    if "seat" in data:
        values["who"] = who(data["seat"], lang, names)
        values["Who"] = upper_first(values["who"])
        values["Fighter"] = upper_first(fighter(data["seat"], lang, names))
    if "victim" in data:
        values["victim"] = fighter(data["victim"], lang, names)
        values["target"] = who(data["victim"], lang, names)
    values["points"] = amount(worth(data), NOUNS["point"], lang)
    if "kind" in data:
        thing = "monster" if data["kind"] == "monster" else "half_ship"
        values["invader"] = say(THINGS[thing], lang, points=values["points"])
    if data.get("half"):
        values["half"] = say(THINGS[data["half"]], lang)
        values["Half"] = upper_first(values["half"])
    if "shots" in data:
        values["shots"] = amount(data["shots"], NOUNS["shot"], lang)
    if "what" in data:
        values["ware"] = say(WARES[data["what"]], lang)
    if "reason" in data:
        values["reason"] = say(REASONS[data["reason"]], lang)
    if "last_row" in data:
        values["row"] = data["last_row"] + 1
    return values


def who(seat: int, lang: str, names: Sequence[str]) -> str:
    """Whoever sits at a seat: by nickname, or by colour."""
    return name_at(seat, names) or say(SEATS[seat], lang)


def fighter(seat: int, lang: str, names: Sequence[str]) -> str:
    """Somebody's fighter."""
    if name := name_at(seat, names):
        return say(THINGS["fighter_of"], lang, name=name)
    return say(THINGS["coloured_fighter"], lang, colour=say(SEATS[seat], lang))


def name_at(seat: int, names: Sequence[str]) -> str:
    """The nickname at a seat; empty where it is not known."""
    return names[seat] if seat < len(names) else ""


def worth(data: dict[str, Any]) -> int:
    """The value of the token an event is about; parts of ships all have the same."""
    for field in ("eyes", "token"):
        if data.get(field) is not None:
            return int(data[field])
    return box_for(Options()).token_value[PART]
