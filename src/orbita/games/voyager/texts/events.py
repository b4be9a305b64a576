"""Events as sentences: people by their nicknames, where those are known, else seats by their colours."""

from collections.abc import Sequence
from typing import Any, Final

from orbita.core.lang import amount, say
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.notation import SEAT_NAMES
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.catalogue import (
    BUILT,
    DECK_CARDS,
    DECKS,
    NOUNS,
    SEATS,
    SOURCES,
)
from orbita.games.voyager.texts.catalogue_events import COIN_SOURCES, DRAW_SOURCES, EVENTS, MISSION, PURPOSES

COUNTED: Final = ("coins", "points", "actions")
NAMED: Final = {"deck": DECKS, "building": BUILT, "source": SOURCES}


def event(data: dict[str, Any], lang: str, names: Sequence[str] = ()) -> str | None:
    """Tell an event as a sentence."""
    pack = pack_of(data["pack"])
    values: dict[str, Any] = {}
    for field, value in data.items():
        values |= value_texts(pack, field, value, lang)
        if field in ("seat", "owner"):
            values[field] = person(value, lang, names)
    if data["event"] == "rocket_moved":
        values["leaving"] = places.leaving_space(pack, data["from"], data["from_body"], lang)
        values["nearing"] = places.nearing_space(pack, data["to"], data["to_body"], lang)
    elif data["event"] in ("mission_drawn", "mission_returned"):
        known = "named" if values["mission"] else "hidden"
        values["mission"] = say(MISSION[known], lang, name=values["mission"])
    elif data["event"] == "card_drawn":
        values["deck"] = say(DECK_CARDS[data["deck"]], lang)
        values["source"] = say(DRAW_SOURCES[data["source"]], lang)
    elif data["event"] == "coins_gained":
        values["source"] = say(COIN_SOURCES[data["source"]], lang)
    elif data["event"] == "die_rolled":
        bonus = data["total"] - data["die"]
        values["raised"] = "" if bonus == 0 else f" + {bonus} = {data['total']}"
        values["purpose"] = say(PURPOSES[data["roll"]], lang, **values)
    elif data["event"] in ("help_given", "help_used"):
        values["help"] = places.help_text(data["help"], data["amount"], lang)
    return say(EVENTS[data["event"]], lang, **values)


def value_texts(pack: Pack, field: str, value: Any, lang: str) -> dict[str, Any]:
    """One value of an event as its sentence may need it."""
    if field in ("card", "mission", "achievement"):
        return {field: "" if value is None else " " + places.quoted(pack, field, value, lang)}
    if field in ("agency", "technology"):
        return {field: places.word(pack, field, value, lang)}
    if field == "body" and value is not None:
        body = places.entry_of(pack, field, value)
        return {"on": body.on.in_language(lang), "leaving": places.leaving(body, lang)}
    if field == "from":
        return {"place": places.place(pack, value, lang)}
    if field in NAMED and value in NAMED[field]:
        return {field: say(NAMED[field][value], lang)}
    return {field: amount(value, NOUNS[field], lang) if field in COUNTED else value}


def person(number: int, lang: str, names: Sequence[str]) -> str:
    """Who sits there: by nickname where it is known, else by colour."""
    return (names[number] if number < len(names) else "") or say(SEATS[SEAT_NAMES[number]], lang)
