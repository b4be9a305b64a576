"""What happened since somebody last looked, as data with sentences; rounds count from 1."""

from typing import Literal

import msgspec

from orbita.games.voyager.tools.deeds import DeedKind


class DigestDeed(msgspec.Struct, frozen=True):
    """Something a seat did or that befell it, put together from events of these entries of the log."""

    kind: DeedKind
    seat: int
    entries: tuple[int, ...]
    text: str  # a part of a sentence about the seat; what was done to me: a whole one
    body: str | None = None
    place: str | None = None  # a space, or the body a rocket was lost on
    other: int | None = None  # the owner of a building that was attacked
    building: Literal["hotel", "base"] | None = None
    attack: int | None = None  # the final numbers of a takeover
    defence: int | None = None
    agency: str | None = None
    technology: str | None = None
    level: int | None = None
    mission: str | None = None
    achievement: str | None = None
    cards: tuple[str, ...] = ()  # played, or drawn where I may know them
    count: int = 0  # of coins; of cards played, drawn, spent on a landing, or by the owner in a takeover
    points: int = 0
    ordered: bool = False  # my standing order decided it


class DigestTurn(msgspec.Struct, frozen=True):
    """A turn in one paragraph."""

    seat: int
    round: int  # 0: before the first turn
    entries: tuple[int, int]  # the first and the last
    text: str
    deeds: tuple[DigestDeed, ...]
    points: int


class DigestIncome(msgspec.Struct, frozen=True):
    """My income meanwhile."""

    coins: int
    cards: tuple[str, ...]
    text: str


class DigestGone(msgspec.Struct, frozen=True):
    """An achievement that somebody else has taken meanwhile."""

    achievement: str
    seat: int
    text: str


class DigestReach(msgspec.Struct, frozen=True):
    """A world that a whole turn of mine could land on now, and could not before."""

    body: str
    text: str


class Digest(msgspec.Struct, frozen=True):
    """What was done to me, then turn by turn, then what is new for me."""

    to_me: tuple[DigestDeed, ...]
    turns: tuple[DigestTurn, ...]
    rotations: int  # how often the rings turned
    income: DigestIncome | None
    reach: tuple[DigestReach, ...]
    gone: tuple[DigestGone, ...]
