"""How the entries of a content pack fit together: what only shows when several are looked at.

Every question takes what it can read and leaves the rest to the schema, so that all faults come at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from orbita.core.errors import Fault
from orbita.core.faults import Complaint, complaint
from orbita.games.voyager.content.schema import is_identifier
from orbita.games.voyager.moves import (
    MAX_AGENCIES,
    MAX_BODIES,
    MAX_CARDS,
    MAX_MISSIONS,
    MAX_SPACES,
    MAX_TECHNOLOGIES,
)
from orbita.games.voyager.state import MAX_SEATS
from orbita.games.voyager.texts.catalogue_faults import FAULTS
from orbita.games.voyager.vocabulary import DECKS

Content: TypeAlias = Mapping[str, dict[str, Any] | None]  # by file; None: it cannot be read
Entry: TypeAlias = dict[str, Any]

MAX_ACHIEVEMENTS: Final = 32
BEYOND_LIMITS: Final = 1000


def find_faults(content: Content) -> list[Fault]:
    """Amounts, bodies, missions and cards."""
    return [*limit_faults(content), *body_faults(content), *mission_faults(content), *card_faults(content)]


def listed(content: Content, file: str, kind: str) -> list[Entry]:
    """The tables of a kind, as far as they are tables."""
    entries = (content[file] or {}).get(kind)
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def ids(entries: Sequence[Entry]) -> list[str]:
    """The ids that can be read."""
    return [entry["id"] for entry in entries if is_identifier(entry.get("id"))]


def number(entry: Entry, field: str, default: int = 0) -> int:
    """A whole number of an entry; what is none, or beyond all limits, counts as the default."""
    value = entry.get(field, default)
    return value if type(value) is int and 0 <= value < BEYOND_LIMITS else default


def limit_faults(content: Content) -> Iterator[Fault]:
    """How many there may be of everything; none at all, or a ring of no size, is a fault of its own."""
    achievements = listed(content, "achievements", "achievement")
    spaces = sum(number(ring, "spaces") for ring in listed(content, "board", "ring"))
    limits = [
        ("board", "agency", len(listed(content, "board", "agency")), MAX_SEATS, MAX_AGENCIES),
        ("board", "technology", len(listed(content, "board", "technology")), 1, MAX_TECHNOLOGIES),
        ("board", "body", len(listed(content, "board", "body")), 2, MAX_BODIES),
        ("board", "ring", spaces, 2, MAX_SPACES),
        ("research", "card", sum(len(listed(content, deck, "card")) for deck in DECKS), 2, MAX_CARDS),
        ("missions", "mission", len(listed(content, "missions", "mission")), 1, MAX_MISSIONS),
        ("achievements", "achievement", len(achievements), 1, MAX_ACHIEVEMENTS),
    ]
    for file, entry, amount, low, high in limits:
        if amount > high or 0 < amount < low:
            values = {"low": low, "high": high, "amount": amount}
            wrong = complaint("spaces" if entry == "ring" else "amount", FAULTS, **values)
            yield Fault(f"{file}.toml", entry, "-", wrong)


def body_faults(content: Content) -> Iterator[Fault]:
    """Every body has a ring or a planet, one is home, and somewhere one can land."""
    bodies = listed(content, "board", "body")
    for body in bodies:
        if is_identifier(body.get("id")):
            entry = f"body {body['id']}"
            yield from (Fault("board.toml", entry, *fault) for fault in place_faults(content, body))
            yield from (Fault("board.toml", entry, *fault) for fault in landing_faults(body))
    if bodies and sum(body.get("home") is True for body in bodies) != 1:
        yield Fault("board.toml", "body", "home", complaint("one_home", FAULTS))
    if bodies and not any("landing" in body for body in bodies):
        yield Fault("board.toml", "body", "landing", complaint("no_landing", FAULTS))


def place_faults(content: Content, body: Entry) -> Iterator[tuple[str, Complaint]]:
    """A planet starts on a space of its ring; a moon goes with a planet."""
    rings = [ring for ring in listed(content, "board", "ring") if is_identifier(ring.get("id"))]
    spaces = {ring["id"]: number(ring, "spaces") for ring in rings}
    planets = ids([other for other in listed(content, "board", "body") if "ring" in other])
    if ("ring" in body) == ("around" in body):
        yield "ring", complaint("ring_or_around", FAULTS)
    elif "around" in body:
        if body["around"] not in planets:
            yield "around", complaint("around", FAULTS, known=", ".join(planets))
        if "start" in body:
            yield "start", complaint("start_around", FAULTS)
    elif "start" not in body:
        yield "start", complaint("missing")
    elif is_identifier(body["ring"]) and number(body, "start") >= spaces.get(body["ring"], MAX_SPACES) > 0:
        last, start = spaces[body["ring"]] - 1, number(body, "start")
        yield "start", complaint("start", FAULTS, last=last, start=start)


def landing_faults(body: Entry) -> Iterator[tuple[str, Complaint]]:
    """Stars are for landing, and nobody lands at home."""
    if body.get("home") is True and "landing" in body:
        yield "landing", complaint("landing_at_home", FAULTS)
    if "stars" in body and "landing" not in body:
        yield "stars", complaint("stars", FAULTS)


def mission_faults(content: Content) -> Iterator[Fault]:
    """Enough missions for five seats: what is returned does not come back."""
    numbers = (content["board"] or {}).get("numbers")
    missions = listed(content, "missions", "mission")
    if not isinstance(numbers, dict):
        return
    dealt, kept = number(numbers, "missions_dealt"), number(numbers, "missions_kept")
    if dealt and kept >= dealt:
        wrong = complaint("missions_kept", FAULTS, dealt=dealt)
        yield Fault("board.toml", "numbers", "missions_kept", wrong)
    needed = MAX_SEATS * dealt
    there = sum(number(mission, "copies", 1) for mission in missions)
    if 0 < there < needed:
        wrong = complaint("missions", FAULTS, needed=needed, there=there)
        yield Fault("missions.toml", "mission", "copies", wrong)


def card_faults(content: Content) -> Iterator[Fault]:
    """A card is of one deck only."""
    research = ids(listed(content, "research", "card"))
    for name in ids(listed(content, "exploration", "card")):
        if name in research:
            yield Fault("exploration.toml", f"card {name}", "id", complaint("research_id", FAULTS))
