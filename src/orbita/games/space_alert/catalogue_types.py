"""What the box holds, as entries of the catalogue: named, numbered as printed, told in one language."""

from typing import Literal

import msgspec

from orbita.core.contract import Catalogue
from orbita.games.space_alert.missions.model import Kind, Level
from orbita.games.space_alert.names import (
    FoughtWith,
    HalfName,
    PlaceName,
    SeatName,
    TokenName,
    ZoneName,
)
from orbita.games.space_alert.shown_types import (
    Cards,
    Cubes,
    Distance,
    Phase,
    Pieces,
    Points,
    ShownMark,
    Space,
    Speed,
    Strength,
    Turn,
)


class TraitEntry(msgspec.Struct, frozen=True):
    """A lasting rule that several threats may have."""

    id: str
    about: str


class ThreatEntry(msgspec.Struct, frozen=True):
    """A threat card."""

    id: str
    code: str
    name: str
    kind: Literal["external", "malfunction", "intruder"]
    kind_name: str
    is_serious: bool
    level: Literal["white", "yellow"]
    hit_points: Strength
    shield: Strength
    speed: Speed
    points_survived: Points
    points_destroyed: Points
    stations: tuple[PlaceName, ...]  # of an internal threat: where it begins
    fought_with: FoughtWith
    place: str  # in words: where it begins and what helps; nothing for an external threat
    x: str
    y: str
    z: str
    x_brief: str  # the same in a few words
    y_brief: str
    z_brief: str
    traits: tuple[str, ...]  # ids, as in a view
    rules: tuple[str, ...]  # what holds while it is there, in sentences


class TrackEntry(msgspec.Struct, frozen=True):
    """A trajectory; spaces are counted from the ship, space 1 is Z."""

    id: str
    spaces: Space
    marks: tuple[ShownMark, ...]  # from far to near
    distances: tuple[Distance, ...]  # of the spaces 1, 2, 3 …


class SystemEntry(msgspec.Struct, frozen=True):
    """What a letter does in a station."""

    letter: Literal["A", "B", "C"]
    id: str
    name: str
    about: str
    strength: Strength | None = None  # of a weapon
    strength_damaged: Strength | None = None


class StationEntry(msgspec.Struct, frozen=True):
    """A station (kabina) with its three systems."""

    id: PlaceName
    code: str  # as heroic movements name it
    name: str
    zone: ZoneName
    deck: Literal["upper", "lower"]
    systems: tuple[SystemEntry, ...]


class ZoneEntry(msgspec.Struct, frozen=True):
    """A zone (sektor): what it holds, and what it starts with."""

    id: ZoneName
    name: str
    reactor_capacity: Cubes
    reactor_start: Cubes
    shield_capacity: Cubes
    shield_start: Cubes
    tokens: Pieces  # of damage; one more destroys the zone


class StartEntry(msgspec.Struct, frozen=True):
    """How a mission begins."""

    station: PlaceName  # of the whole crew
    squads: tuple[PlaceName, ...]
    fuel_capsules: Pieces
    rockets: Pieces


class PhaseEntry(msgspec.Struct, frozen=True):
    """A phase, its turns, and the turn after which the computer is checked."""

    phase: Phase
    first: Turn
    last: Turn
    check_after: Turn


class HalfEntry(msgspec.Struct, frozen=True):
    """One half of a card."""

    id: HalfName
    name: str
    about: str


class CardEntry(msgspec.Struct, frozen=True):
    """An action card: its two halves, and how many of it there are."""

    id: str
    action: HalfName
    move: HalfName
    copies: Cards
    is_heroic: bool


class TokenEntry(msgspec.Struct, frozen=True):
    """A damage token; every zone has one of each."""

    id: TokenName
    name: str
    about: str


class RoleEntry(msgspec.Struct, frozen=True):
    """A seat, and what its person looks after."""

    id: SeatName
    name: str
    about: str


class MissionEntry(msgspec.Struct, frozen=True):
    """A mission to choose; what the computer will say, and when, stays untold."""

    id: str
    code: str
    name: str
    kind: Kind
    kind_name: str
    phases: Phase


class SpaceAlertCatalogue(Catalogue, frozen=True, kw_only=True):
    """Everything that came out of the box."""

    threats: tuple[ThreatEntry, ...]
    traits: tuple[TraitEntry, ...]
    tracks: tuple[TrackEntry, ...]
    zones: tuple[ZoneEntry, ...]
    stations: tuple[StationEntry, ...]
    start: StartEntry
    phases: tuple[PhaseEntry, ...]
    confirmation: tuple[Points, ...]  # by the number of people at the window: 0, 1, 2 …
    halves: tuple[HalfEntry, ...]
    cards: tuple[CardEntry, ...]
    tokens: tuple[TokenEntry, ...]
    roles: tuple[RoleEntry, ...]
    levels: tuple[Level, ...]
    missions: tuple[MissionEntry, ...]
