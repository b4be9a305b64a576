"""The story of a finished game, as data with sentences; rounds count from 1."""

from typing import Literal, TypeAlias

import msgspec

MomentKind: TypeAlias = Literal["first", "take", "hold", "lost", "turn", "goal", "last"]


class Moment(msgspec.Struct, frozen=True):
    """Something worth remembering, and the move of the record (the frame of a replay) that brought it."""

    move: int
    round: int
    kind: MomentKind
    seat: int
    text: str
    other: int | None = None  # the owner of a building that was attacked
    body: str | None = None
    place: str | None = None  # where a rocket was lost
    points: int = 0  # of the whole turn


class StorySeat(msgspec.Struct, frozen=True):
    """How a seat came to its points, and what it has done."""

    seat: int
    agency: str | None
    score: int
    sources: dict[str, int]  # points by source
    tally: dict[str, int]  # rockets, landings, takeovers, cards and all else that is counted


class Story(msgspec.Struct, frozen=True):
    """A finished game: five to seven moments, where points came from, and the race by round."""

    rounds: int
    goal: int
    reached: int | None  # the seat that reached it first
    moments: tuple[Moment, ...]
    seats: tuple[StorySeat, ...]
    race: tuple[tuple[int, ...], ...]  # by round, by seat: points at its end, achievement cards left out
