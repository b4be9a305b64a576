"""The table in names, as it leaves the house: what each part of it is called. Numbers have plain meanings."""

from typing import Annotated, Literal

import msgspec

from orbita.games.space_alert.missions.timeline import KindName
from orbita.games.space_alert.names import (
    EndingName,
    FoughtWith,
    HalfName,
    PlaceName,
    SeatName,
    SquadName,
    StageName,
    StatusName,
    TokenName,
    ZoneName,
)
from orbita.games.space_alert.options import Options


def number(about: str) -> msgspec.Meta:
    """Say what a number means; the description goes along into generated types."""
    return msgspec.Meta(description=about)


Ms = Annotated[int, number("milliseconds since the mission began")]
Seconds = Annotated[int, number("seconds")]
SeatNumber = Annotated[int, number("a seat, counted from 0")]
Turn = Annotated[int, number("a turn of the mission: 1 to 12, 13 for the jump; 0 before the first")]
Phase = Annotated[int, number("a phase, 1 to 3; 0 before the mission begins")]
Cards = Annotated[int, number("how many cards")]
Cubes = Annotated[int, number("cubes of energy")]
Pieces = Annotated[int, number("how many lie on the ship")]
Points = Annotated[int, number("points of the score")]
People = Annotated[int, number("crew members")]
Space = Annotated[int, number("a space of a trajectory, counted from the ship: 1 is Z")]
Strength = Annotated[int, number("points of damage or protection, as printed on a card")]
Speed = Annotated[int, number("spaces a turn")]
Distance = Annotated[int, number("a distance from the ship: 1 is nearest, 3 farthest")]
Times = Annotated[int, number("how often")]

Mark = Literal["X", "Y", "Z"]
Does = Literal[
    "",
    "fires",
    "fills_shield",
    "fills_reactor",
    "refuels",
    "maintains",
    "confirms",
    "launches_rocket",
    "launches_interceptors",
    "takes_squad",
    "fights",
    "repairs",
    "moves",
    "nothing",
]


class ShownAnnouncement(msgspec.Struct, frozen=True):
    """Something the computer has said."""

    at: Ms
    kind: KindName
    phase: Phase | None = None  # that begins, is warned about, or is over
    seconds: Seconds | None = None  # left, in a warning; of a transfer, until it closes
    turn: Turn | None = None  # of a threat, as are the next four
    zone: ZoneName | None = None
    is_serious: bool = False
    is_unconfirmed: bool = False
    threat: str | None = None  # its card; none if the report is not for this crew


class ShownPhase(msgspec.Struct, frozen=True):
    """A phase and its turns."""

    phase: Phase
    first: Turn
    last: Turn
    is_over: bool  # announced closed


class ShownCard(msgspec.Struct, frozen=True):
    """An action card: both halves, and the id under which moves and the catalogue name it."""

    card: str
    action: HalfName
    move: HalfName


class ShownSlot(msgspec.Struct, frozen=True):
    """A card on a board: which half is up; of one lying face down no more than that."""

    up: Literal["action", "move"]
    card: str | None
    action: HalfName | None
    move: HalfName | None


class ShownStock(msgspec.Struct, frozen=True):
    """Cards of one kind in an open deck."""

    card: str
    copies: Cards


class ShownSeat(msgspec.Struct, frozen=True):
    """What everybody sees of a person."""

    role: SeatName
    hand_size: Cards
    phase: Phase  # being planned
    draws: Cards  # of incoming data, not drawn yet
    has_given: bool
    agrees: bool  # to end the planning round now


class ShownMember(msgspec.Struct, frozen=True):
    """A crew member on the ship, and their board."""

    id: str  # the role of a person, or android1 …
    seat: SeatNumber | None  # of a person
    station: PlaceName
    knocked_out: Turn | None
    is_delayed: bool  # cards have been pushed by a delay
    has_tripped: bool  # before the coming turn
    squad: SquadName
    plan: tuple[ShownSlot | None, ...]  # twelve, turn by turn
    heroic: ShownCard | None  # an android's, not planned yet


class ShownThreat(msgspec.Struct, frozen=True):
    """A threat that was announced, and how it stands."""

    number: Turn  # it appears in
    card: str
    zone: ZoneName
    status: StatusName
    space: Space | None  # while it is on its way
    hit_points: Strength  # left
    shield: Strength
    speed: Speed
    traits: tuple[str, ...]
    stations: tuple[PlaceName, ...]  # of an internal threat: where its tokens lie
    offspring: tuple[PlaceName, ...]  # of slime
    fought_with: FoughtWith
    x: Times  # that action has been carried out
    y: Times
    z: Times
    hits: Strength  # of the weapons that target it in this turn
    is_targeted: bool  # in this turn
    raises_attacks: bool  # of all others
    raises_shields: bool  # of all
    ended_turn: Turn | None  # destroyed or survived


class ShownMark(msgspec.Struct, frozen=True):
    """A marked space of a trajectory."""

    space: Space
    mark: Mark


class ShownTrack(msgspec.Struct, frozen=True):
    """The trajectory of a zone, or of the inside of the ship."""

    zone: ZoneName
    id: str
    spaces: Space  # the first one of a threat, farthest from the ship
    marks: tuple[ShownMark, ...]  # from far to near


class ShownZone(msgspec.Struct, frozen=True):
    """A zone of the ship."""

    id: ZoneName
    shield: Cubes
    shield_capacity: Cubes
    reactor: Cubes
    reactor_capacity: Cubes
    damage: tuple[TokenName, ...]  # tokens as they were drawn: these parts are broken
    is_doubled: bool  # new damage, by the fissure
    is_weakened: bool  # new damage doubled by structural damage of earlier missions
    is_lift_used: bool  # in this turn


class ShownStation(msgspec.Struct, frozen=True):
    """A station: what happens there, and what is in the way."""

    id: PlaceName
    weapon: Literal["idle", "fires", "fires_heroic"]  # in this turn
    is_b_blocked: bool  # by a malfunction, which B repairs first
    is_c_blocked: bool
    is_slimy: bool  # whoever enters is delayed
    is_lethal: bool  # whoever enters is knocked out
    squad: SquadName  # that waits here


class ShownShip(msgspec.Struct, frozen=True):
    """The ship with everything on it."""

    zones: tuple[ShownZone, ...]
    stations: tuple[ShownStation, ...]
    fuel_capsules: Pieces
    rockets: Pieces
    is_rocket_launched: bool  # in this turn
    is_rocket_flying: bool  # since the last one
    pilot: str | None  # the member out with the interceptors
    interceptors: Literal["idle", "attack", "attack_heroic"]  # in this turn
    maintained: tuple[bool, ...]  # the computer, by phase
    at_window: People  # in this turn
    confirmed: tuple[Points, ...]  # by phase


class ShownScore(msgspec.Struct, frozen=True):
    """The score sheet, as it would be counted now; penalties are negative."""

    survived: Points
    destroyed: Points
    damage: Points
    worst_zone: Points
    knocked_out: Points
    bots: Points  # squads that are disabled
    confirmation: Points
    total: Points


class ShownRoles(msgspec.Struct, frozen=True):
    """Who looks after what; a vacant role is the captain's."""

    captain: SeatNumber
    communications: SeatNumber
    security: SeatNumber


class Offer(msgspec.Struct, frozen=True):
    """What a half would do if it were laid on a slot."""

    does: Does
    why: str  # with "nothing": as in the event card_in_vain
    system: str  # of the catalogue; empty if it uses none
    after: PlaceName  # where the member would stand then


class OutlookSlot(msgspec.Struct, frozen=True):
    """What is to come of a turn, as far as a seat can know: its own cards on a ship without threats."""

    station: PlaceName  # before the action
    after: PlaceName
    does: Does  # what the card does that acts in this turn; empty if there is none
    why: str
    system: str
    offers: dict[HalfName, Offer]  # of an open slot: every half one could lay there


class OutlookThreat(msgspec.Struct, frozen=True):
    """What is to come of a threat if nobody does anything about it."""

    number: Turn
    spaces: tuple[Space | None, ...]  # where it stands after the turns 1 to 13; none before and after
    x: tuple[Turn, ...]  # turns in which it gets there
    y: tuple[Turn, ...]
    z: tuple[Turn, ...]
    at_once: Strength | None  # of the shots that destroy it within one turn, if any do
    in_two: Strength | None  # within two, both together


class Outlook(msgspec.Struct, frozen=True):
    """What the table tells a seat beforehand, as far as its aids allow."""

    slots: tuple[OutlookSlot, ...]  # of one's own board, turn by turn; none for whoever plays alone
    boards: dict[str, tuple[OutlookSlot, ...]]  # by member: one's own and the androids'
    threats: tuple[OutlookThreat, ...]  # with the aids of cadets only


class Shown(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: SeatNumber | None
    options: Options
    stage: StageName
    now: Ms
    phase: Phase
    phases: tuple[ShownPhase, ...]
    is_transfer: bool
    is_silent: bool
    heard: tuple[ShownAnnouncement, ...]
    seats: tuple[ShownSeat, ...]
    members: tuple[ShownMember, ...]
    roles: ShownRoles
    order: tuple[str, ...]  # members by their ids, as they act
    hand: tuple[ShownCard, ...]  # one's own
    deck_size: Cards
    open_deck: tuple[ShownStock, ...]  # for whoever plays alone
    tracks: tuple[ShownTrack, ...]
    threats: tuple[ShownThreat, ...]
    ship: ShownShip
    turn: Turn  # the last one that was carried out
    ending: EndingName | None
    lost_zone: ZoneName | None
    lost_to: Turn | None  # the number of the threat that destroyed the ship
    score: ShownScore | None  # in the action round, and once it is over
    outlook: Outlook | None  # one's own, while planning
