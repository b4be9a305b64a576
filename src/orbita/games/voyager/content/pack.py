"""A content pack as typed records, once it has been checked."""

import msgspec

from orbita.core.lang import say


class Text(msgspec.Struct, frozen=True):
    """The same words in both languages."""

    pl: str
    en: str

    def in_language(self, lang: str) -> str:
        """Pick a language."""
        return say((self.pl, self.en), lang)


class Numbers(msgspec.Struct, frozen=True):
    """How much of everything."""

    goal: int
    last_round: int
    actions: int
    missions_dealt: int
    missions_kept: int
    technology_points: int
    research_cards: int
    funds: int
    research_limit: int
    exploration_limit: int
    later_coins: tuple[int, ...] = ()  # by number of players, from two


class Prices(msgspec.Struct, frozen=True):
    """What actions cost, in coins."""

    technology: int
    rocket: int
    launch: int
    building: int


class Ring(msgspec.Struct, frozen=True):
    """A ring of the board."""

    id: str
    name: Text
    within: Text
    spaces: int
    danger: int = 0
    word: Text | None = None
    leaving: Text | None = None
    nearing: Text | None = None


class Body(msgspec.Struct, frozen=True):
    """A planet, a moon or an asteroid."""

    id: str
    name: Text
    on: Text
    ring: str = ""
    start: int = 0
    around: str = ""
    landing: int = 0
    stars: int = 0
    home: bool = False
    leaving: Text | None = None
    nearing: Text | None = None


class Perk(msgspec.Struct, frozen=True):
    """What an agency or a level of technology gives."""

    kind: str
    amount: int = 1


class Agency(msgspec.Struct, frozen=True):
    """A space agency."""

    id: str
    name: Text
    perks: tuple[Perk, ...]
    word: Text | None = None


class Technology(msgspec.Struct, frozen=True):
    """A track of three levels."""

    id: str
    name: Text
    levels: tuple[Perk, ...]
    word: Text | None = None


class Condition(msgspec.Struct, frozen=True):
    """What must hold; `of` names a body, technology, ring or count where the kind needs one."""

    kind: str
    of: str = ""
    at_least: int = 1


class Effect(msgspec.Struct, frozen=True):
    """What a card does."""

    kind: str
    amount: int = 1
    price: int = 0
    per: str = ""
    when: Condition | None = None


class Card(msgspec.Struct, frozen=True):
    """A research or exploration card."""

    id: str
    name: Text
    effects: tuple[Effect, ...]
    history: Text
    copies: int = 1
    pips: int = 1
    pips_for: dict[str, int] = {}


class Mission(msgspec.Struct, frozen=True):
    """A mission: its points are the number of players."""

    id: str
    name: Text
    needs: tuple[Condition, ...]
    history: Text
    copies: int = 1


class Achievement(msgspec.Struct, frozen=True):
    """An open card for whoever is first."""

    id: str
    name: Text
    needs: tuple[Condition, ...]
    points: int
    history: Text


class Pack(msgspec.Struct, frozen=True):
    """Everything in the box."""

    numbers: Numbers
    prices: Prices
    rings: tuple[Ring, ...]
    bodies: tuple[Body, ...]
    agencies: tuple[Agency, ...]
    technologies: tuple[Technology, ...]
    research: tuple[Card, ...]
    exploration: tuple[Card, ...]
    missions: tuple[Mission, ...]
    achievements: tuple[Achievement, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Research and exploration cards, in the order of their numbers."""
        return self.research + self.exploration
