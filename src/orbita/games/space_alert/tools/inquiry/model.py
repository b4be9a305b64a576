"""What a debrief says, in names: all as notation writes it, threats by number and card."""

from typing import Literal

import msgspec

from orbita.games.space_alert.names import EndingName, PlaceName, TokenName, WeaponName, ZoneName

ChangeKind = Literal["flip", "exchange", "other", "two"]
RemedyKind = Literal[
    "card", "shot", "station", "reactor", "shield", "awake", "on_time", "computer", "no_card", "no_threat"
]
LinkKind = Literal[
    "card",  # another card, truly held, would have saved the ship
    "missing_card",  # one card would have, but nobody held it
    "cards",  # only several cards at once
    "computer",
    "delay",
    "knocked_out",
    "weapon",  # it did not fire
    "in_vain",  # a card did nothing
    "wasted_shot",
    "reactor",
    "shield",
    "position",
    "attack",
    "loss",
]
PointKind = Literal[
    "token", "carried", "worst_zone", "knocked_out", "squads", "survived", "on_track", "confirmation"
]


class Words(msgspec.Struct, frozen=True):
    """A sentence in both languages."""

    pl: str
    en: str


class ThreatRef(msgspec.Struct, frozen=True):
    """A threat: the number of its turn, and its card."""

    number: int
    card: str


class Verdict(msgspec.Struct, frozen=True):
    """How it ended."""

    won: bool
    score: int
    turn: int
    reason: EndingName
    threat: ThreatRef | None
    zone: ZoneName | None
    text: Words


class SlotChange(msgspec.Struct, frozen=True):
    """A slot of a board with another card: as it lay, and as it would lie; a dash is an empty slot."""

    member: str
    turn: int
    before: str
    after: str
    seat: str  # whose card it would be


class Change(msgspec.Struct, frozen=True):
    """A small change of the plan and what it would have brought, with cards truly held."""

    kind: ChangeKind
    slots: tuple[SlotChange, ...]
    score: int
    gain: int  # points more than the mission brought
    held: bool
    known_since: int  # ms: when the last threat that matters here was announced
    closed_at: int  # ms: when the first of these slots closed
    known_in_time: bool
    threats: tuple[ThreatRef, ...]  # those that fare otherwise
    title: Words
    about: Words


class Search(msgspec.Struct, frozen=True):
    """How many changes were tried, and how many of them save the ship or bring more points."""

    tried: int
    found: int


class Changes(msgspec.Struct, frozen=True):
    """The smallest changes, the best first, and how many there are; of one card, and of two."""

    found: tuple[Change, ...]
    one: Search
    two: Search
    text: Words


class Remedy(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was put right to prove a link: before a turn, or from the start."""

    what: RemedyKind
    turn: int = 0
    member: str = ""
    before: str = ""  # card: as it lay
    after: str = ""  # card: as it would lie
    weapon: WeaponName | None = None
    station: PlaceName | None = None
    zone: ZoneName | None = None
    cubes: int = 0
    threat: ThreatRef | None = None


class Link(msgspec.Struct, frozen=True):
    """One cause, and the mission resolved without it."""

    kind: LinkKind
    turns: tuple[int, ...]
    remedies: tuple[Remedy, ...]
    score: int | None  # with it put right; None: the ship is lost all the same
    member: str
    threat: ThreatRef | None
    zone: ZoneName | None
    planned_at: int | None  # ms, of a card: when it was laid
    title: Words
    about: Words


class LostPoints(msgspec.Struct, frozen=True):
    """What cost points."""

    kind: PointKind
    points: int
    turn: int
    phase: int
    member: str
    zone: ZoneName | None
    token: TokenName | None
    threat: ThreatRef | None
    text: Words


class Best(msgspec.Struct, frozen=True):
    """The best plan found with the cards that were held."""

    won: bool
    score: int
    differences: tuple[SlotChange, ...]
    plan: dict[str, tuple[str, ...]]
    text: Words


class Luck(msgspec.Struct, frozen=True):
    """How the same cards fare with the damage tokens in other orders: what chance decided."""

    orders: int  # that were tried; none where no token was drawn
    home: int  # of them the ship comes home in so many
    better: int  # and ends better, or worse, than it did
    worse: int
    text: Words


class Tip(msgspec.Struct, frozen=True):
    """What to do otherwise next time."""

    code: str
    text: Words


class Inquiry(msgspec.Struct, frozen=True):
    """The debrief of a mission."""

    verdict: Verdict
    plan: dict[str, tuple[str, ...]]  # by member: the cards as they were laid, turn by turn
    changes: Changes
    chain: tuple[Link, ...]
    not_decisive: tuple[Link, ...]
    lost_points: tuple[LostPoints, ...]
    best: Best
    luck: Luck
    tip: Tip
    resolved: int  # missions resolved for all this
    stopped: bool  # before everything that was meant was tried
