"""Moves as text, both ways: a verb, then the id of a space (ring/number), body, card or technology."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from orbita.core.chance import Event
from orbita.core.errors import BadNotation
from orbita.games.voyager import moves
from orbita.games.voyager.events import FIELDS, HIDDEN
from orbita.games.voyager.state import BASE, HOTEL, NOWHERE, ON_BODY, Box, State
from orbita.games.voyager.vocabulary import DECKS, SOURCES

SEAT_NAMES: Final = ("red", "yellow", "green", "blue", "violet")
BUILDINGS: Final = ("", "hotel", "base")
WORDS: Final = {
    moves.RESEARCH: "research",
    moves.FUNDS: "funds",
    moves.LAUNCH: "launch",
    moves.BUILD_HOTEL: "hotel",
    moves.BUILD_BASE: "base",
    moves.CHANGE_KIND: "change",
    moves.TAKE_OVER: "takeover",
    moves.DESTROY: "destroy",
    moves.STAND: "stand",
    moves.END_TURN: "end",
}
NUMBER_OF_WORD: Final = {word: move for move, word in WORDS.items()}
# Verbs with what they name, in the order of their numbers.
VERBS: Final = {
    "move": (moves.MOVE_TO, "space"),
    "play": (moves.PLAY, "card"),
    "discard": (moves.DISCARD, "card"),
    "mission": (moves.REVEAL, "mission"),
    "return": (moves.RETURN_MISSION, "mission"),
    "rocket": (moves.ROCKET_AT, "body"),
    "land": (moves.LAND_ON, "body"),
    "agency": (moves.CHOOSE_AGENCY, "agency"),
    "develop": (moves.DEVELOP, "technology"),
}
POLISH: Final = {
    "badania": "research",
    "fundusze": "funds",
    "start": "launch",
    "baza": "base",
    "bazę": "base",
    "zmień": "change",
    "przejmij": "takeover",
    "zniszcz": "destroy",
    "zostaw": "stand",
    "zakończ": "end",
    "ruch": "move",
    "leć": "move",
    "zagraj": "play",
    "odrzuć": "discard",
    "misja": "mission",
    "zwróć": "return",
    "rakieta": "rocket",
    "ląduj": "land",
    "agencja": "agency",
    "rozwiń": "develop",
}


def listed(box: Box, kind: str) -> Sequence[Any]:
    """The things of a kind, by number."""
    things: dict[str, Sequence[Any]] = {
        "card": box.pack.cards,
        "mission": box.pack.missions,
        "body": box.pack.bodies,
        "agency": box.pack.agencies,
        "technology": box.pack.technologies,
        "achievement": box.pack.achievements,
        "ring": box.pack.rings,
    }
    return things[kind]


@cache
def ids(box: Box, kind: str) -> tuple[str, ...]:
    """The ids of a kind of thing, by number."""
    return tuple(entry.id for entry in listed(box, kind))


@cache
def names_of(box: Box, kind: str) -> tuple[list[str], ...]:
    """What people call the things of a kind: names in both languages; of bodies also where one lands."""
    texts = [[entry.name for entry in listed(box, kind)]]
    if kind == "body":
        texts.append([entry.on for entry in listed(box, kind)])
    return tuple(
        [text.in_language(lang).lower() for text in column] for column in texts for lang in ("pl", "en")
    )


def space_text(box: Box, space: int) -> str:
    """Write a space as ring/number, counted from the dividing line counter-clockwise from 0."""
    ring = box.ring_of[space]
    return f"{box.pack.rings[ring].id}/{space - box.ring_first[ring]}"


def parse_space(box: Box, text: str) -> int:
    """Read ring/number."""
    found = re.fullmatch("([a-z][a-z0-9-]*)/([0-9]{1,3})", text)
    rings = ids(box, "ring")
    if found and found[1] in rings:
        ring = rings.index(found[1])
        space = box.ring_first[ring] + int(found[2])
        if space < box.ring_first[ring + 1]:
            return space
    sizes = ", ".join(f"{ring.id}/0-{ring.spaces - 1}" for ring in box.pack.rings)
    raise BadNotation(
        "notation/space", f"no space {text[:40]!r}: there is {sizes}", text=text[:40], known=sizes
    )


def place_text(box: Box, place: int) -> str:
    """Where a rocket is: none, a space, or the body it stands on."""
    if place == NOWHERE:
        return "none"
    if place >= ON_BODY:
        return str(box.pack.bodies[place - ON_BODY].id)
    return space_text(box, place)


def move_text(s: State, seat: int, move: int) -> str:
    """Write a move."""
    if move in WORDS:
        return WORDS[move]
    verb, (first, kind) = next((verb, named) for verb, named in reversed(VERBS.items()) if move >= named[0])
    if kind == "space":
        return f"{verb} {space_text(s.box, move)}"
    return f"{verb} {ids(s.box, kind)[move - first]}"


def is_named(s: State, move: int) -> bool:
    """Tell whether a number stands for a move of this box at all."""
    if move in WORDS:
        return True
    if not 0 <= move < moves.MOVES:
        return False
    first, kind = next(named for named in reversed(VERBS.values()) if move >= named[0])
    return move - first < (s.box.spaces if kind == "space" else len(ids(s.box, kind)))


def parse_move(s: State, seat: int, text: str) -> int:
    """Read a move; whether it is legal is another question."""
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    verb = POLISH.get(word, word)
    if not rest and verb in NUMBER_OF_WORD:
        return NUMBER_OF_WORD[verb]
    if not rest and verb == "rocket":
        return moves.ROCKET_AT + s.box.home
    if verb in VERBS:
        first, kind = VERBS[verb]
        if not rest:
            raise incomplete(s.box, word, kind)
        return first + (parse_space(s.box, rest) if kind == "space" else parse_id(s.box, kind, rest))
    raise BadNotation(
        "notation/unknown",
        f"cannot read {text[:60]!r}: try develop tourism, launch, move mars/3, land mars, play CARD or end",
        text=text[:60],
    )


def incomplete(box: Box, word: str, kind: str) -> BadNotation:
    """A verb that does not say what."""
    example = f"{word} {space_text(box, box.spaces - 1) if kind == 'space' else ids(box, kind)[0]}"
    return BadNotation("notation/incomplete", f"say which {kind}: for example {example}", example=example)


def parse_id(box: Box, kind: str, text: str) -> int:
    """Read the id of a thing, or its name in either language."""
    known = ids(box, kind)
    if text in known:
        return known.index(text)
    for names in names_of(box, kind):
        if text in names:
            return names.index(text)
    named = ", ".join(known)
    raise BadNotation(
        f"notation/{kind}", f"no {kind} {text[:40]!r}: there is {named}", text=text[:40], known=named
    )


def event_data(s: State, event: Event) -> dict[str, Any]:
    """Name an event and its values, for clients: everything by its id; a hidden card is null."""
    name, *fields = FIELDS[event[0]]
    data: dict[str, Any] = {"event": name}
    if s.box.options.pack != "standard":
        data["pack"] = s.box.options.pack
    for field, value in zip(fields, event[1:], strict=False):
        data[field] = field_value(s.box, field, value)
    return data


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
