"""Moves as text, both ways: a verb, then the id of a space (ring/number), body, card or technology.

Records have the ids. People may write everything in Polish or English, by name, with or without diacritics,
and every move as the list of moves says it.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from orbita.core.errors import BadNotation
from orbita.core.lang import LANGS, say
from orbita.games.voyager import moves
from orbita.games.voyager.content.pack import Text
from orbita.games.voyager.state import NOBODY, NOWHERE, ON_BODY, Box, State
from orbita.games.voyager.texts.catalogue import MOVES, REFUSALS

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
    "leć na": "move",
    "zagraj": "play",
    "zagraj kartę": "play",
    "odrzuć": "discard",
    "odrzuć kartę": "discard",
    "misja": "mission",
    "zwróć": "return",
    "rakieta": "rocket",
    "ląduj": "land",
    "agencja": "agency",
    "rozwiń": "develop",
}
LONGEST_QUOTED: Final = 40
PUNCTUATION: Final = str.maketrans("ł-’", "l '", '„”“",:;.!?')


def fold(text: str) -> str:
    """Words as they are compared: without case, diacritics, punctuation and what stands in brackets."""
    plain = re.sub(r"\([^)]*\)", " ", text.lower()).translate(PUNCTUATION)
    letters = (letter for letter in unicodedata.normalize("NFD", plain) if not unicodedata.combining(letter))
    return " ".join("".join(letters).split())


def verb_phrases() -> dict[str, str]:
    """Every wording of a verb: the one of records, Polish ones, and how the list of moves begins."""
    said = {text.partition("{")[0]: verb for verb, pair in MOVES.items() for text in pair}
    own = {verb: verb for verb in MOVES}
    return {fold(wording): verb for wording, verb in {**said, **POLISH, **own}.items()}


PHRASES: Final = verb_phrases()


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
def numbers_by_name(box: Box, kind: str) -> dict[str, int]:
    """Everything people may call the things of a kind; a name of two things is left out."""
    found: dict[str, set[int]] = {}
    for number, entry in enumerate(listed(box, kind)):
        for form in ("name", "word", "on", "nearing"):
            text: Text | None = getattr(entry, form, None)
            for name in (text.pl, text.en) if text else ():
                found.setdefault(fold(name), set()).add(number)
    named = {name: min(numbers) for name, numbers in found.items() if len(numbers) == 1}
    return named | {fold(name): number for number, name in enumerate(ids(box, kind))}


def space_text(box: Box, space: int, lang: str = "en") -> str:
    """Write a space as ring/number, counted from the dividing line counter-clockwise from 0."""
    number = box.ring_of[space]
    ring = box.pack.rings[number]
    name = ring.word.pl if lang == "pl" and ring.word else ring.id
    return f"{name}/{space - box.ring_first[number]}"


def parse_space(box: Box, text: str) -> int:
    """Read ring/number, the ring by any of its names; a ring of one space needs no number."""
    found = re.fullmatch("(.+?)(?:(?:/| pole | space | )([0-9]{1,3}))?", fold(text))
    ring = numbers_by_name(box, "ring").get(found[1]) if found else None
    if found and ring is not None:
        size = box.ring_first[ring + 1] - box.ring_first[ring]
        if found[2] or size == 1:
            number = int(found[2] or 0)
            if number < size:
                return box.ring_first[ring] + number
    known: dict[str, str] = {lang: ", ".join(sizes(box, lang)) for lang in LANGS}
    raise unreadable("notation/space", text, known)


def sizes(box: Box, lang: str) -> list[str]:
    """Every ring with the numbers of its spaces."""
    return [
        f"{space_text(box, box.ring_first[number], lang)}-{ring.spaces - 1}"
        for number, ring in enumerate(box.pack.rings)
    ]


def unreadable(code: str, text: str, known: dict[str, str]) -> BadNotation:
    """Nothing is called like that; the words for what there is travel with the error in both languages."""
    quoted = text[:LONGEST_QUOTED]
    message = say(REFUSALS[code], "en", text=quoted, known=known["en"])
    return BadNotation(code, message, text=quoted, known_pl=known["pl"], known_en=known["en"])


def bodies_in(box: Box, places: Any, space: int) -> list[int]:
    """The bodies in a space, planets before what goes around them."""
    here = [body for body in range(box.bodies) if places[body] == space]
    return sorted(here, key=lambda body: box.body_parent[body] != NOBODY)


def place_text(box: Box, place: int, lang: str = "en") -> str:
    """Where a rocket is: none, a space, or the body it stands on."""
    if place == NOWHERE:
        return "none"
    if place < ON_BODY:
        return space_text(box, place, lang)
    body = box.pack.bodies[place - ON_BODY]
    return str(body.name.pl if lang == "pl" else body.id)


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
    verb, _, name = text.partition(" ")
    if verb in VERBS and name in ids_after(s.box, verb):  # as records write it
        return VERBS[verb][0] + ids_after(s.box, verb).index(name)
    words = fold(text).split()
    for size in range(len(words), 0, -1):  # the longest wording of a verb first
        verb = PHRASES.get(" ".join(words[:size]), "")
        rest = " ".join(words[size:])
        if verb in NUMBER_OF_WORD and not rest:
            return NUMBER_OF_WORD[verb]
        if verb == "rocket" and not rest:
            return moves.ROCKET_AT + s.box.home
        if verb in VERBS:
            first, kind = VERBS[verb]
            if not rest:
                raise incomplete(s.box, text.strip(), kind)
            if kind == "space":
                return first + parse_space(s.box, rest)
            return first + parse_id(s.box, kind, rest, " ".join(words))
    quoted = text[:LONGEST_QUOTED]
    raise BadNotation("notation/unknown", say(REFUSALS["notation/unknown"], "en", text=quoted), text=quoted)


def ids_after(box: Box, verb: str) -> tuple[str, ...]:
    """The ids that may follow a verb."""
    kind = VERBS[verb][1]
    return () if kind == "space" else ids(box, kind)


def incomplete(box: Box, word: str, kind: str) -> BadNotation:
    """A verb that does not say what."""
    if kind == "space":
        examples = {lang: space_text(box, box.spaces - 1, lang) for lang in LANGS}
    else:
        entry = listed(box, kind)[0]
        called = getattr(entry, "word", None) or entry.name
        examples = {"pl": called.pl, "en": entry.id}
    pl, en = (f"{word} {examples[lang]}" for lang in LANGS)
    message = say(REFUSALS["notation/incomplete"], "en", example=en)
    return BadNotation("notation/incomplete", message, example_pl=pl, example_en=en)


def parse_id(box: Box, kind: str, text: str, whole: str = "") -> int:
    """Read the id of a thing, or its name in either language; a name may begin with the verb itself."""
    known = ids(box, kind)
    if text in known:
        return known.index(text)
    names = numbers_by_name(box, kind)
    for name in (fold(text), whole):
        if name in names:
            return names[name]
    shown = {
        "pl": ", ".join(entry.name.pl for entry in listed(box, kind)),
        "en": ", ".join(known),
    }
    raise unreadable(f"notation/{kind}", text, shown)
