"""Everything printed in the box, as data, in one language: the board, the agencies and all cards."""

from collections.abc import Iterable

import msgspec

from orbita.core.contract import Catalogue
from orbita.core.lang import upper_first
from orbita.core.option_texts import option_entries
from orbita.games.voyager.content.pack import Card, Condition, Numbers, Pack, Prices
from orbita.games.voyager.content.read import box_for
from orbita.games.voyager.notation import ids, space_text
from orbita.games.voyager.options import Options
from orbita.games.voyager.state import NOBODY, Box
from orbita.games.voyager.texts import places
from orbita.games.voyager.texts.cards import condition_text, effect_text, perk_text
from orbita.games.voyager.texts.catalogue import OPTIONS
from orbita.games.voyager.vocabulary import DECKS, ROLLS


class SpaceEntry(msgspec.Struct, frozen=True):
    """A space: where the rotation carries what is in it, and the spaces that share an edge with it."""

    id: str
    turns_to: str
    near: tuple[str, ...]


class RingEntry(msgspec.Struct, frozen=True):
    """A ring, from the Sun outwards; its spaces are equal arcs, counter-clockwise from the dividing line."""

    id: str
    name: str
    within: str  # "in the asteroid belt"
    nearing: str  # "to the belt"
    danger: int | None  # the roll needed by a rocket in space there at the end of a turn
    spaces: tuple[SpaceEntry, ...]


class BodyEntry(msgspec.Struct, frozen=True):
    """A planet, a moon or an asteroid."""

    id: str
    name: str
    on: str  # "on the Moon"
    nearing: str  # "to the Moon"
    around: str | None  # the body it goes with
    start: str  # a space
    landing: int | None  # the roll needed; null where nobody can land
    stars: int
    is_home: bool


class AgencyEntry(msgspec.Struct, frozen=True):
    """A space agency and what it gives."""

    id: str
    name: str
    perks: tuple[str, ...]


class LevelEntry(msgspec.Struct, frozen=True):
    """One level of a technology: what it costs and scores, and what it adds to the lower ones."""

    price: int
    points: int
    perk: str


class TechnologyEntry(msgspec.Struct, frozen=True):
    """A technology, from its first level up."""

    id: str
    name: str
    levels: tuple[LevelEntry, ...]


class CardEntry(msgspec.Struct, frozen=True):
    """A research or exploration card."""

    id: str
    name: str
    deck: str
    copies: int
    pips: dict[str, int]  # what discarding it adds, by kind of roll
    effects: tuple[str, ...]
    history: str


class MissionEntry(msgspec.Struct, frozen=True):
    """A mission, worth a point for every seat at the table."""

    id: str
    name: str
    copies: int
    needs: tuple[str, ...]
    worlds: tuple[str, ...]  # bodies they speak of
    history: str


class AchievementEntry(msgspec.Struct, frozen=True):
    """An open card for whoever is first to meet all it needs."""

    id: str
    name: str
    points: int
    needs: tuple[str, ...]
    worlds: tuple[str, ...]  # bodies they speak of
    history: str


class VoyagerCatalogue(Catalogue, frozen=True, kw_only=True):
    """A content pack in words."""

    pack: str
    numbers: Numbers
    prices: Prices
    rings: tuple[RingEntry, ...]
    bodies: tuple[BodyEntry, ...]
    agencies: tuple[AgencyEntry, ...]
    technologies: tuple[TechnologyEntry, ...]
    cards: tuple[CardEntry, ...]
    missions: tuple[MissionEntry, ...]
    achievements: tuple[AchievementEntry, ...]


def catalogue(options: Options, lang: str) -> VoyagerCatalogue:
    """The pack these options choose."""
    box = box_for(options)
    pack: Pack = box.pack
    return VoyagerCatalogue(
        options=option_entries(Options, OPTIONS, lang),
        pack=options.pack,
        numbers=pack.numbers,
        prices=pack.prices,
        rings=tuple(ring_entry(box, ring, lang) for ring in range(box.rings)),
        bodies=tuple(body_entry(box, body, lang) for body in range(box.bodies)),
        agencies=agency_entries(pack, lang),
        technologies=technology_entries(pack, lang),
        cards=tuple(card_entry(box, card, lang) for card in range(box.cards)),
        missions=mission_entries(pack, lang),
        achievements=achievement_entries(pack, lang),
    )


def ring_entry(box: Box, ring: int, lang: str) -> RingEntry:
    """One ring with its spaces."""
    printed, first = box.pack.rings[ring], box.ring_first[ring]
    return RingEntry(
        id=printed.id,
        name=printed.name.in_language(lang),
        within=printed.within.in_language(lang),
        nearing=places.nearing(printed, lang),
        danger=printed.danger or None,
        spaces=tuple(space_entry(box, first + index) for index in range(printed.spaces)),
    )


def space_entry(box: Box, space: int) -> SpaceEntry:
    """One space; a single step from it leads to its neighbours."""
    near = box.reach[box.reach_from[space] : box.reach_from[space + 1]]
    return SpaceEntry(
        id=space_text(box, space),
        turns_to=space_text(box, box.turned[space]),
        near=tuple(space_text(box, other) for other in near),
    )


def body_entry(box: Box, body: int, lang: str) -> BodyEntry:
    """One body."""
    printed, parent = box.pack.bodies[body], box.body_parent[body]
    return BodyEntry(
        id=printed.id,
        name=printed.name.in_language(lang),
        on=printed.on.in_language(lang),
        nearing=places.nearing(printed, lang),
        around=None if parent == NOBODY else ids(box, "body")[parent],
        start=space_text(box, box.body_start[body]),
        landing=printed.landing or None,
        stars=printed.stars,
        is_home=printed.home,
    )


def agency_entries(pack: Pack, lang: str) -> tuple[AgencyEntry, ...]:
    """The agencies with their bonuses."""
    return tuple(
        AgencyEntry(
            id=agency.id,
            name=agency.name.in_language(lang),
            perks=tuple(upper_first(perk_text(pack, perk, lang)) for perk in agency.perks),
        )
        for agency in pack.agencies
    )


def technology_entries(pack: Pack, lang: str) -> tuple[TechnologyEntry, ...]:
    """The technologies; every level costs and scores the same."""
    price, points = pack.prices.technology, pack.numbers.technology_points
    return tuple(
        TechnologyEntry(
            id=technology.id,
            name=technology.name.in_language(lang),
            levels=tuple(
                LevelEntry(price=price, points=points, perk=upper_first(perk_text(pack, perk, lang)))
                for perk in technology.levels
            ),
        )
        for technology in pack.technologies
    )


def card_entry(box: Box, card: int, lang: str) -> CardEntry:
    """One card of the two decks."""
    printed: Card = box.pack.cards[card]
    return CardEntry(
        id=printed.id,
        name=printed.name.in_language(lang),
        deck=DECKS[box.deck_of[card]],
        copies=printed.copies,
        pips={roll: printed.pips_for.get(roll, printed.pips) for roll in ROLLS},
        effects=tuple(effect_text(box.pack, effect, lang) for effect in printed.effects),
        history=printed.history.in_language(lang),
    )


def mission_entries(pack: Pack, lang: str) -> tuple[MissionEntry, ...]:
    """The missions."""
    return tuple(
        MissionEntry(
            id=mission.id,
            name=mission.name.in_language(lang),
            copies=mission.copies,
            needs=needs(pack, mission.needs, lang),
            worlds=worlds(pack, mission.needs),
            history=mission.history.in_language(lang),
        )
        for mission in pack.missions
    )


def achievement_entries(pack: Pack, lang: str) -> tuple[AchievementEntry, ...]:
    """The achievements."""
    return tuple(
        AchievementEntry(
            id=card.id,
            name=card.name.in_language(lang),
            points=card.points,
            needs=needs(pack, card.needs, lang),
            worlds=worlds(pack, card.needs),
            history=card.history.in_language(lang),
        )
        for card in pack.achievements
    )


def needs(pack: Pack, conditions: Iterable[Condition], lang: str) -> tuple[str, ...]:
    """Each condition as a sentence of its own."""
    return tuple(f"{upper_first(condition_text(pack, condition, lang))}." for condition in conditions)


def worlds(pack: Pack, conditions: Iterable[Condition]) -> tuple[str, ...]:
    """The bodies that conditions are about, each once."""
    bodies = {body.id for body in pack.bodies}
    return tuple(dict.fromkeys(condition.of for condition in conditions if condition.of in bodies))
