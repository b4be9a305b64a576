"""Everything the central computer says during a mission, moment by moment, warnings included."""

from typing import Final, Literal, get_args

import msgspec

from orbita.games.space_alert.missions.model import (
    WHERE,
    DataTransfer,
    Event,
    IncomingData,
    Mission,
    RadioSilence,
    Threat,
    Where,
)
from orbita.games.space_alert.missions.scripts import content

# The kinds are numbered in the order in which announcements of one moment are made: what ends, ends first.
TRANSFER_ENDED: Final = 0
SILENCE_ENDED: Final = 1
PHASE_ENDED: Final = 2
MISSION_STARTED: Final = 3
WARNING: Final = 4
THREAT: Final = 5
INCOMING_DATA: Final = 6
TRANSFER_STARTED: Final = 7
SILENCE_STARTED: Final = 8
MISSION_ENDED: Final = 9

KindName = Literal[
    "transfer_ended",
    "silence_ended",
    "phase_ended",
    "mission_started",
    "warning",
    "threat",
    "incoming_data",
    "transfer_started",
    "silence_started",
    "mission_ended",
]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)

# A threat's last number in the flat form: where it is, and two marks.
WHERE_MASK: Final = 3
SERIOUS: Final = 4
UNCONFIRMED: Final = 8

Flat = tuple[int, int, int, int]


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """One announcement: when (in ms), in which phase, what, and the values of its kind."""

    at_ms: int
    kind: KindName
    phase: int  # the one that runs; of PHASE_ENDED and MISSION_ENDED the one that is over
    turn: int = 0
    where: Where | None = None
    serious: bool = False
    unconfirmed: bool = False
    seconds: int = 0  # left, in a warning; that it lasts, of a transfer or a silence


def announcements(mission: Mission) -> tuple[Announcement, ...]:
    """Everything that is announced, in order."""
    return tuple(_spelled_out(mission, entry) for entry in flat(mission))


def flat(mission: Mission) -> list[Flat]:
    """The same as numbers: the moment in ms, the kind, and two numbers.

    A threat has its turn, and its place with the marks. Warnings and ends of phases have the phase; a
    warning also the seconds left. Transfers and silences have the ms they last as their second number.
    """
    entries: list[Flat] = [(0, MISSION_STARTED, 1, 0)]
    for phase, end in enumerate(mission.phase_ends, 1):
        entries += [(_ms(end - left), WARNING, phase, left) for left in content().announcements.warnings]
        is_last = phase == len(mission.phase_ends)
        entries.append((_ms(end), MISSION_ENDED if is_last else PHASE_ENDED, phase, 0))
    for event in mission.events:
        entries += _flat_event(event)
    return sorted(entries)


def _ms(seconds: int) -> int:
    return seconds * 1000


def _flat_event(event: Event) -> list[Flat]:
    """One event of the script: one announcement, or two if it lasts."""
    at = _ms(event.at)
    match event:
        case Threat():
            marks = (SERIOUS if event.serious else 0) | (UNCONFIRMED if event.unconfirmed else 0)
            return [(at, THREAT, event.turn, WHERE.index(event.where) | marks)]
        case IncomingData():
            return [(at, INCOMING_DATA, 0, 0)]
        case DataTransfer():
            lasts = _ms(content().announcements.data_transfer)
            return [(at, TRANSFER_STARTED, 0, lasts), (at + lasts, TRANSFER_ENDED, 0, 0)]
        case RadioSilence():
            lasts = _ms(event.seconds)
            return [(at, SILENCE_STARTED, 0, lasts), (at + lasts, SILENCE_ENDED, 0, 0)]


def _spelled_out(mission: Mission, entry: Flat) -> Announcement:
    """Name the values of a flat announcement."""
    at, kind, number, detail = entry
    name = KIND_NAMES[kind]
    if kind == THREAT:
        return Announcement(
            at,
            name,
            mission.phase_at(at // 1000),
            turn=number,
            where=WHERE[detail & WHERE_MASK],
            serious=bool(detail & SERIOUS),
            unconfirmed=bool(detail & UNCONFIRMED),
        )
    if kind == WARNING:
        return Announcement(at, name, number, seconds=detail)
    phase = number or mission.phase_at(at // 1000)
    return Announcement(at, name, phase, seconds=detail // 1000)
