"""What a balance report counts in Solar System Voyager: agencies, points by source, landings, cards."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from orbita.arena.balance import PLAYED, Facts
from orbita.core.lang import Pair, say
from orbita.games.voyager.content.pack import Agency, Body, Card
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.texts.catalogue import SOURCES

AGENCY: Final = "agency"
POINTS: Final = "source of points"
LANDINGS: Final = "landings"
TITLES: Final[dict[str, Pair]] = {
    AGENCY: ("agencja", AGENCY),
    POINTS: ("źródło punktów", POINTS),
    LANDINGS: ("lądowania", LANDINGS),
}
USES: Final = {"card_played": PLAYED, "roll_raised": "spent", "card_dropped": "dropped"}


def note(facts: Facts, data: dict[str, Any]) -> None:
    """Take down one event, if it is of a kind that matters."""
    kind = data["event"]
    if kind == "points_scored":
        facts.amounts.setdefault(POINTS, Counter())[data["source"]] += data["points"]
    elif kind == "rocket_landed":
        facts.amounts.setdefault(LANDINGS, Counter())[data["body"]] += 1
    elif kind == "turn_began":
        facts.rounds = facts.rounds or 1
    elif kind == "rings_turned":
        facts.rounds = (facts.rounds or 1) + 1
    elif kind == "agency_chosen":
        facts.sides.setdefault(AGENCY, {})[data["seat"]] = data["agency"]
    elif kind in USES:
        facts.uses.setdefault(data["card"], Counter())[USES[kind]] += 1


def name(title: str, name: str, lang: str) -> str:
    """What is counted in words: a title, or one of its rows as the standard pack calls it."""
    if not name:
        return say(TITLES[title], lang)
    if title == POINTS:
        return say(SOURCES[name], lang)
    pack = pack_of("standard")
    kinds: dict[str, Sequence[Agency | Body]] = {AGENCY: pack.agencies, LANDINGS: pack.bodies}
    entries: Sequence[Agency | Body | Card] = kinds.get(title) or pack.cards
    names = {entry.id: entry.name.in_language(lang) for entry in entries}
    return names.get(name, name)
