"""What every mission must keep to, whether from the box, from the generator or from somebody's file."""

from itertools import pairwise
from typing import Final

from orbita.core.faults import Complaint, complaint
from orbita.games.space_alert.missions.model import (
    LAST_TURNS,
    DataTransfer,
    Event,
    Mission,
    RadioSilence,
    Threat,
)
from orbita.games.space_alert.texts.catalogue_content import FAULTS

Finding = tuple[str, Complaint]  # field, what is wrong

LONGEST_NAME: Final = 80


def find_faults(mission: Mission, warning_seconds: int, transfer_seconds: int) -> list[Finding]:
    """Everything wrong with a mission; its events are only looked at once its phases are right."""
    faults = name_faults(mission) + phase_faults(mission, warning_seconds)
    return faults or order_faults(mission, transfer_seconds) + threat_faults(mission)


def name_faults(mission: Mission) -> list[Finding]:
    """Names are one line of printable text."""
    texts = {"id": mission.id, "name.pl": mission.name.pl, "name.en": mission.name.en}
    return [
        (field, complaint("mission_name", FAULTS, most=LONGEST_NAME, text=repr(text[:LONGEST_NAME])))
        for field, text in texts.items()
        if not (0 < len(text) <= LONGEST_NAME and text.isprintable())
    ]


def phase_faults(mission: Mission, warning_seconds: int) -> list[Finding]:
    """Two or three phases, each long enough for its first warning."""
    ends = mission.phase_ends
    if len(ends) not in (2, 3):
        return [("phase_ends", complaint("phases", FAULTS, phases=len(ends)))]
    return [
        (
            "phase_ends",
            complaint("phase_length", FAULTS, phase=number, seconds=end - start, warning=warning_seconds),
        )
        for number, (start, end) in enumerate(pairwise((0, *ends)), 1)
        if end - start <= warning_seconds
    ]


def order_faults(mission: Mission, transfer_seconds: int) -> list[Finding]:
    """Events follow one another within the mission; two that last do not overlap with their like."""
    faults = []
    over_at: dict[type, int] = {}
    last = 0
    for number, event in enumerate(mission.events):
        field = f"events[{number}].at"
        over = event.at + seconds_of(event, transfer_seconds)
        if event.at < last:
            faults.append((field, complaint("order", FAULTS, at=event.at, last=last)))
        if event.at < over_at.get(type(event), 0):
            faults.append((field, complaint("overlap", FAULTS, at=event.at)))
        if over >= mission.phase_ends[-1]:
            faults.append((field, complaint("after_end", FAULTS, end=mission.phase_ends[-1])))
        over_at[type(event)] = over
        last = max(last, event.at)
    return faults


def seconds_of(event: Event, transfer_seconds: int) -> int:
    """How long an event lasts; most are over at once."""
    if isinstance(event, RadioSilence):
        return event.seconds
    return transfer_seconds if isinstance(event, DataTransfer) else 0


def threat_faults(mission: Mission) -> list[Finding]:
    """Each T+n once, in a turn this mission has, announced before its phase is closed."""
    faults = []
    announced: set[int] = set()
    phases = len(mission.phase_ends)
    for number, threat in enumerate(mission.events):
        if not isinstance(threat, Threat):
            continue
        field, turn, phase = f"events[{number}].turn", threat.turn, mission.phase_at(threat.at)
        if turn in announced:
            faults.append((field, complaint("turn_twice", FAULTS, turn=turn)))
        if turn > LAST_TURNS[phases - 1]:
            faults.append((field, complaint("no_turn", FAULTS, phases=phases, turn=turn)))
        if phase > 1 and turn <= LAST_TURNS[phase - 2]:
            faults.append((field, complaint("turn_closed", FAULTS, turn=turn, phase=phase)))
        announced.add(turn)
    return faults
