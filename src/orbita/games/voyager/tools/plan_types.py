"""What the planner is asked and answers, in names; rounds count from 1, as the table shows them."""

from typing import Annotated, Literal, TypeAlias

import msgspec

PlannedKind: TypeAlias = Literal["rocket", "launch", "fly", "turn", "land"]


class PlanAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose flights (-1: one's own; for spectators: of whose turn it is), as if a technology were higher."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)] = -1
    technology: Annotated[str, msgspec.Meta(max_length=40)] = ""


class PlannedStep(msgspec.Struct, frozen=True):
    """One step of a flight, and the space of the rocket after it.

    `turn` ends a turn in space and turns the rings; in the belt it takes a roll of `danger` first.
    """

    round: int
    kind: PlannedKind
    space: str
    body: str | None  # where it is built, launched or landed, or what is in that space
    move: str | None  # in notation; null where the rings turn
    danger: int | None


class PlannedFlight(msgspec.Struct, frozen=True):
    """The earliest flight to a world for a round of departure: the safest of those, then the shortest."""

    launch: int  # the round of its first step
    round: int  # of the first try to land
    actions: int  # used before that: to build, launch and fly
    nights: int  # ends of turns in the belt
    closes: int | None  # the first later round of departure from which it takes longer, if any is listed
    steps: tuple[PlannedStep, ...]


class PlannedWorld(msgspec.Struct, frozen=True):
    """A world on the seat's own terms, and the flights there by round of departure."""

    body: str
    roll: int | None  # what landing needs; null: no roll
    free: bool  # landing there costs no action
    stars: int  # it would bring: none at one's own building
    owner: int | None
    building: Literal["hotel", "base"] | None
    flights: tuple[PlannedFlight | None, ...]  # null: not within sight, or not before the end


class PlannedReach(msgspec.Struct, frozen=True):
    """A space in reach this turn, and the actions it takes, the launch included."""

    space: str
    actions: int


class PlannedRival(msgspec.Struct, frozen=True):
    """When another seat could first try to land on each world, as it stands now."""

    seat: int
    rounds: dict[str, int]  # by body


class PlannedTechnology(msgspec.Struct, frozen=True):
    """A technology that would change this plan if it were developed by one level."""

    technology: str
    level: int  # the one it would be


class Plan(msgspec.Struct, frozen=True):
    """Where a seat's rocket can get, and when. Coins and cards in hand are left out; helps in force count."""

    seat: int
    round: int  # it is now
    technology: str | None  # as if it were a level higher
    start: Literal["shipyard", "body", "space"]  # to be built first, on a body, or in flight
    places: tuple[str, ...]  # the bodies it can leave from, or the space it is in
    coins: int  # to build where there is none, and to launch
    now: bool  # whether the first round of departure is the turn that is being played
    launches: tuple[int, ...]  # rounds of departure; in flight: until which it drifts with its ring
    worlds: tuple[PlannedWorld, ...]
    reach: tuple[PlannedReach, ...]  # nothing unless it is the seat's turn
    rivals: tuple[PlannedRival, ...]
    technologies: tuple[PlannedTechnology, ...]
