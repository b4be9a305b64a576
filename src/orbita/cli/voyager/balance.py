"""What a balance report counts in Solar System Voyager: agencies, points by source, landings, cards, aims."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from orbita.arena.balance import PLAYED, Facts
from orbita.core.lang import Pair, say
from orbita.games.voyager.content.pack import Achievement, Agency, Body, Card, Mission
from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.state import NOBODY, State
from orbita.games.voyager.texts.catalogue import SOURCES

AGENCY: Final = "agency"
POINTS: Final = "source of points"
LANDINGS: Final = "landings"
MISSIONS: Final = "missions kept"
ACHIEVEMENTS: Final = "achievements"
TITLES: Final[dict[str, Pair]] = {
    AGENCY: ("agencja", AGENCY),
    POINTS: ("źródło punktów", POINTS),
    LANDINGS: ("lądowania", LANDINGS),
    MISSIONS: ("zatrzymane misje", MISSIONS),
    ACHIEVEMENTS: ("osiągnięcia", ACHIEVEMENTS),
}
KEPT: Final = {"mission_drawn": 1, "mission_returned": -1}
USES: Final = {"card_played": PLAYED, "roll_raised": "spent", "card_dropped": "dropped"}

Entry: TypeAlias = Achievement | Agency | Body | Card | Mission


def begin(facts: Facts, s: State) -> None:
    """Take down what was dealt before the first move: agencies, where they are, and missions."""
    agencies, missions = s.box.pack.agencies, s.box.pack.missions
    for seat in range(s.seats):
        if s.agency[seat] != NOBODY:
            facts.sides.setdefault(AGENCY, {})[seat] = agencies[s.agency[seat]].id
        for mission, card in enumerate(missions):
            held = s.held[seat * s.box.missions + mission]
            if held > 0:
                facts.kept.setdefault(MISSIONS, Counter())[seat, card.id] += held


def note(facts: Facts, data: dict[str, Any]) -> None:
    """Take down one event, if it is of a kind that matters."""
    kind = data["event"]
    if kind == "points_scored":
        facts.amounts.setdefault(POINTS, Counter())[data["source"]] += data["points"]
    elif kind == "rocket_landed":
        facts.amounts.setdefault(LANDINGS, Counter())[data["body"]] += 1
    elif kind == "turn_began":
        if facts.rounds is None:
            facts.rounds = 1
            facts.takers[ACHIEVEMENTS] = {card.id: None for card in pack_of(data["pack"]).achievements}
    elif kind == "rings_turned":
        facts.rounds = (facts.rounds or 1) + 1
    elif kind == "agency_chosen":
        facts.sides.setdefault(AGENCY, {})[data["seat"]] = data["agency"]
    elif kind in USES:
        facts.uses.setdefault(data["card"], Counter())[USES[kind]] += 1
    elif kind in KEPT:
        facts.kept.setdefault(MISSIONS, Counter())[data["seat"], data["mission"]] += KEPT[kind]
    elif kind == "mission_done":
        facts.reached.setdefault(MISSIONS, Counter())[data["seat"], data["mission"]] += 1
    elif kind == "achievement_taken":
        facts.takers[ACHIEVEMENTS][data["achievement"]] = data["seat"]


def name(title: str, name: str, lang: str) -> str:
    """What is counted in words: a title, or one of its rows as the standard pack calls it."""
    if not name:
        return say(TITLES[title], lang)
    if title == POINTS:
        return say(SOURCES[name], lang)
    pack = pack_of("standard")
    kinds: dict[str, Sequence[Entry]] = {
        AGENCY: pack.agencies,
        LANDINGS: pack.bodies,
        MISSIONS: pack.missions,
        ACHIEVEMENTS: pack.achievements,
    }
    entries: Sequence[Entry] = kinds.get(title) or pack.cards
    names = {entry.id: entry.name.in_language(lang) for entry in entries}
    return names.get(name, name)
