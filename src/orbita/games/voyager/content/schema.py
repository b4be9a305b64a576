"""What a content file may say: every field with what is allowed, so that all faults are found at once."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from orbita.core.faults import Complaint, complaint
from orbita.games.voyager.moves import MAX_BODIES, MAX_SPACES
from orbita.games.voyager.state import MAX_SEATS, MAX_STEPS, TOP_LEVEL
from orbita.games.voyager.texts.catalogue_faults import FAULTS
from orbita.games.voyager.vocabulary import CONDITIONS, EFFECTS, PER, PERKS, ROLLS, TALLIES

Found = tuple[str, Complaint]  # where in a value, and what is wrong
Check = Callable[[Any], Iterator[Found]]
Shape = Mapping[str, tuple[Check, bool]]  # fields with their checks; is the field needed?

# Effects and perks that one has or has not.
FREE_OF_AMOUNT: Final = (
    "return_home",
    "free_launch",
    "sure_landing",
    "free_landing",
    "belt_safety",
    "start_rocket",
    "start_technology",
    "base_rockets",
    "base_guard",
    "visit_without_roll",
    "takeover",
    "visit_without_action",
)
AT_THE_START: Final = ("start_rocket", "start_coins", "start_technology")  # what a technology cannot give
LONGEST_SHOWN: Final = 40
ID: Final = re.compile("[a-z][a-z0-9-]{0,39}")


def shown(value: Any) -> str | Complaint:
    """A value as a fault quotes it, however long it is."""
    try:
        text = repr(value)
    except ValueError:  # whole numbers of thousands of digits have no text
        return complaint("huge_number", FAULTS)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def whole(low: int, high: int) -> Check:
    """A whole number within bounds."""

    def check(value: Any) -> Iterator[Found]:
        if type(value) is not int or not low <= value <= high:
            yield "", complaint("whole", low=low, high=high, value=shown(value))

    return check


def one_of(words: Sequence[str]) -> Check:
    """One of the words listed; anything goes where the list itself could not be read."""

    def check(value: Any) -> Iterator[Found]:
        if words and value not in words:
            yield "", complaint("one_of", FAULTS, known=", ".join(words), value=shown(value))

    return check


def identifier(value: Any) -> Iterator[Found]:
    """A plain word that never changes: a small letter, then small letters, digits and hyphens."""
    if not is_identifier(value):
        yield "", complaint("identifier", FAULTS, value=shown(value))


def is_identifier(value: Any) -> bool:
    """Tell whether a value can be an id."""
    return isinstance(value, str) and ID.fullmatch(value) is not None


def yes_or_no(value: Any) -> Iterator[Found]:
    """True or false."""
    if not isinstance(value, bool):
        yield "", complaint("yes_or_no", FAULTS, value=shown(value))


def bilingual(value: Any) -> Iterator[Found]:
    """The same in Polish and English."""
    if not isinstance(value, dict):
        yield "", complaint("bilingual", FAULTS, value=shown(value))
        return
    for lang in ("pl", "en"):
        text = value.get(lang)
        if not isinstance(text, str) or not text.strip() or not text.isprintable():
            yield lang, complaint("text" if lang in value else "no_text", FAULTS, value=shown(text))
    for field in value:
        if field not in ("pl", "en"):
            yield field, complaint("no_such_field", known="pl, en")


def word(value: Any) -> Iterator[Found]:
    """The same in Polish and English, as it stands in the notation of moves: without / , : and brackets."""
    faults = list(bilingual(value))
    yield from faults
    if not faults:
        for lang, text in value.items():
            if re.search("[/,:()]", text):
                yield lang, complaint("word", FAULTS, value=shown(text))


def table(shape: Shape) -> Check:
    """A table with these fields and no others."""

    def check(value: Any) -> Iterator[Found]:
        if not isinstance(value, dict):
            yield "", complaint("table", FAULTS, known=", ".join(shape), value=shown(value))
            return
        for field, (inner, is_needed) in shape.items():
            if field in value:
                yield from ((join(field, at), wrong) for at, wrong in inner(value[field]))
            elif is_needed:
                yield field, complaint("missing")
        for field in value:
            if field not in shape:
                yield field, complaint("no_such_field", known=", ".join(shape))

    return check


def several(inner: Check, low: int, high: int) -> Check:
    """A list of between `low` and `high` values."""

    def check(value: Any) -> Iterator[Found]:
        if not isinstance(value, list):
            yield "", complaint("list", FAULTS, value=shown(value))
            return
        if low == high != len(value):
            yield "", complaint("list_of", FAULTS, wanted=low, count=len(value))
            return
        if not low <= len(value) <= high:
            yield "", complaint("list_from_to", FAULTS, low=low, high=high, count=len(value))
            return
        for number, item in enumerate(value, 1):
            yield from ((join(str(number), at), wrong) for at, wrong in inner(item))

    return check


def by_kind(shapes: Mapping[str, Shape]) -> Check:
    """A table whose `kind` says which fields it has."""

    def check(value: Any) -> Iterator[Found]:
        if not isinstance(value, dict):
            yield "", complaint("kind_table", FAULTS, value=shown(value))
            return
        kind = value.get("kind")
        known = ", ".join(shapes)
        if "kind" not in value:
            yield "kind", complaint("no_kind", FAULTS, known=known)
            return
        if not isinstance(kind, str) or kind not in shapes:
            yield "kind", complaint("one_of", FAULTS, known=known, value=shown(kind))
            return
        yield from table({"kind": (one_of(tuple(shapes)), True), **shapes[kind]})(value)

    return check


def join(field: str, at: str) -> str:
    """Name a field inside a field."""
    return f"{field}.{at}" if at else field


def condition(names: Mapping[str, Sequence[str]]) -> Check:
    """A condition; `names` are the bodies, worlds to land on, technologies and rings it may speak of."""
    at_least: Shape = {"at_least": (whole(1, 99), True)}
    shapes: dict[str, Shape] = dict.fromkeys(CONDITIONS, at_least)
    world: Shape = {"of": (one_of(names["world"]), True)}
    shapes |= dict.fromkeys(("building_on", "hotel_on", "base_on", "landed_on"), world)
    shapes["rocket_on"] = {"of": (one_of(names["body"]), True)}
    shapes["rocket_in"] = {"of": (one_of(names["ring"]), True)}
    levels = whole(1, TOP_LEVEL)
    shapes["level"] = {"of": (one_of(names["technology"]), True), "at_least": (levels, True)}
    shapes["count"] = {"of": (one_of(TALLIES), True), **at_least}
    return by_kind(shapes)


def effect(names: Mapping[str, Sequence[str]]) -> Check:
    """An effect of a card."""
    shapes: dict[str, Shape] = {}
    for kind in EFFECTS:
        shape: dict[str, tuple[Check, bool]] = {"when": (condition(names), False)}
        if kind not in FREE_OF_AMOUNT:
            shape["amount"] = (whole(1, 20), True)
            shape["per"] = (one_of(PER[1:]), False)
        if kind == "trade":
            shape["price"] = (whole(1, 20), True)
        shapes[kind] = shape
    return by_kind(shapes)


def perk(kinds: Sequence[str]) -> Check:
    """What an agency or a technology gives."""
    shapes: dict[str, Shape] = {}
    for kind in kinds:
        most = MAX_STEPS - 1 if kind == "move_spaces" else 9
        shapes[kind] = {} if kind in FREE_OF_AMOUNT else {"amount": (whole(1, most), False)}
    return by_kind(shapes)


LASTING: Final = [kind for kind in PERKS if kind not in AT_THE_START]

NUMBERS: Final[Shape] = {
    "goal": (whole(5, 200), True),
    "last_round": (whole(5, 1000), True),
    "actions": (whole(1, 6), True),
    "missions_dealt": (whole(1, 9), True),
    "missions_kept": (whole(0, 8), True),
    "technology_points": (whole(0, 9), True),
    "research_cards": (whole(1, 9), True),
    "funds": (whole(1, 9), True),
    "research_limit": (whole(0, 9), True),
    "exploration_limit": (whole(0, 9), True),
    "later_coins": (several(whole(0, 9), MAX_SEATS - 1, MAX_SEATS - 1), False),
}
PRICES: Final[Shape] = {name: (whole(0, 20), True) for name in ("technology", "rocket", "launch", "building")}
RING: Final[Shape] = {
    "id": (identifier, True),
    "name": (bilingual, True),
    "within": (bilingual, True),
    "spaces": (whole(1, MAX_SPACES), True),
    "danger": (whole(2, 6), False),
    "word": (word, False),
    "leaving": (bilingual, False),
    "nearing": (bilingual, False),
}
AGENCY: Final[Shape] = {
    "id": (identifier, True),
    "name": (bilingual, True),
    "perks": (several(perk(PERKS), 0, 4), True),
    "word": (word, False),
}
TECHNOLOGY: Final[Shape] = {
    "id": (identifier, True),
    "name": (bilingual, True),
    "levels": (several(perk(LASTING), TOP_LEVEL, TOP_LEVEL), True),
    "word": (word, False),
}


def body(rings: Sequence[str], bodies: Sequence[str]) -> Shape:
    """A body stands on a ring, or goes around another body."""
    return {
        "id": (identifier, True),
        "name": (bilingual, True),
        "on": (bilingual, True),
        "ring": (one_of(rings), False),
        "start": (whole(0, MAX_SPACES - 1), False),
        "around": (one_of(bodies[:MAX_BODIES]), False),
        "landing": (whole(2, 9), False),
        "stars": (whole(0, 40), False),
        "home": (yes_or_no, False),
        "leaving": (bilingual, False),
        "nearing": (bilingual, False),
    }


def card(names: Mapping[str, Sequence[str]]) -> Shape:
    """A research or exploration card."""
    rolls: Shape = {roll: (whole(0, 9), False) for roll in ROLLS}
    return {
        "id": (identifier, True),
        "copies": (whole(1, 20), False),
        "pips": (whole(0, 9), False),
        "pips_for": (table(rolls), False),
        "name": (bilingual, True),
        "effects": (several(effect(names), 1, 4), True),
        "history": (bilingual, True),
    }


def mission(names: Mapping[str, Sequence[str]]) -> Shape:
    """A mission card."""
    return {
        "id": (identifier, True),
        "copies": (whole(1, 9), False),
        "name": (bilingual, True),
        "needs": (several(condition(names), 1, 4), True),
        "history": (bilingual, True),
    }


def achievement(names: Mapping[str, Sequence[str]]) -> Shape:
    """An achievement card."""
    fields = {field: check for field, check in mission(names).items() if field != "copies"}
    return {**fields, "points": (whole(1, 20), True)}
