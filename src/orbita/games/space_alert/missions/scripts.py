"""Loads and checks the 16 scripts and the generator's figures."""

from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from orbita.core.content import read_toml
from orbita.core.errors import BadContent, Fault
from orbita.core.faults import complaint, of_type
from orbita.core.options import shown
from orbita.games.space_alert.missions.checks import find_faults
from orbita.games.space_alert.missions.model import Mission, UnknownMission
from orbita.games.space_alert.texts.catalogue_content import FAULTS
from orbita.games.space_alert.texts.errors import refused

DEFAULT: Final = resources.files("orbita.games.space_alert") / "content" / "missions.toml"

Number = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Range = tuple[Number, Number]
ByPhase = tuple[Number, Number, Number]


class Announcements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long before the end of a phase it warns, and how long a data transfer stays open."""

    warnings: Annotated[tuple[Number, ...], msgspec.Meta(min_length=1)]
    data_transfer: Number


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds from the start of an announcement that belong to it alone."""

    mission_start: Number
    phase_start: Number
    threat: Number
    data_transfer: Number
    incoming_data: Number
    silence_end: Number
    warning: Number


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the official missions have in common: the bounds of a random one."""

    grid_seconds: Annotated[int, msgspec.Meta(ge=1, le=60)]
    phase_seconds: tuple[Range, Range, Range]
    mission_seconds: Range
    threat_points: tuple[Number, Number]
    threat_counts: tuple[tuple[Number, ...], tuple[Number, ...]]
    internal_mixes: tuple[tuple[Number, Number], ...]
    points_per_half: Range
    max_per_zone: Number
    turns_common_external: Range
    turns_serious_external: Range
    turns_common_internal: Range
    turns_serious_internal: Range
    first_threat_after: tuple[Range, Range]
    seconds_between_threats: Number
    last_threat_percent: Number
    last_threat_before_end: Number
    ambush_percent: Number
    ambush_before_end: Number
    ambush_min_threats: Number
    transfers_by_phase: tuple[ByPhase, ...]
    incoming_by_phase: tuple[ByPhase, ...]
    silence_by_phase: tuple[Range, Range, Range]
    silence_total: Range
    silence_piece: Range
    silence_pieces: Range
    room: Room


class Content(msgspec.Struct, frozen=True):
    """The whole file."""

    announcements: Announcements
    missions: tuple[Mission, ...]
    figures: Figures


@cache
def content() -> Content:
    """The content of the box."""
    return read(DEFAULT.read_bytes(), DEFAULT.name)


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of the file."""
    source = DEFAULT if path is None else Path(path)
    read(source.read_bytes(), source.name)


def find_mission(name: str) -> Mission:
    """Look a script up by its id or its code, in whatever case."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    for mission in content().missions:
        if wanted in (mission.id, mission.code.lower().replace("-", "_")):
            return mission
    known = ", ".join(mission.id for mission in content().missions)
    raise refused(UnknownMission, "mission/unknown", mission=shown(name), known=known)


def read(raw: bytes, file: str) -> Content:
    """Parse and check a content file."""
    tables = read_toml(raw, file)
    faults: list[Fault] = [
        Fault(file, name, "-", complaint("unknown_table"))
        for name in tables
        if name not in ("announcements", "mission", "generator")
    ]
    announcements = _convert(tables.get("announcements", {}), Announcements, file, "announcements", faults)
    figures = _convert(tables.get("generator", {}), Figures, file, "generator", faults)
    missions = _read_missions(tables.get("mission", []), file, announcements, faults)
    if faults:
        raise BadContent(faults)
    return Content(announcements=announcements, missions=missions, figures=figures)


def _convert(value: Any, kind: Any, file: str, entry: str, faults: list[Fault]) -> Any:
    """Read a table, or note what is wrong with it."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        faults.append(Fault(file, entry, *of_type(error)))
        return None


def _read_missions(
    entries: Any, file: str, announcements: Announcements | None, faults: list[Fault]
) -> tuple[Mission, ...]:
    """Read the scripts, each checked by itself; ids are unique."""
    if not isinstance(entries, list) or not entries:
        faults.append(Fault(file, "mission", "-", complaint("no_mission", FAULTS)))
        return ()
    missions: list[Mission] = []
    for number, entry in enumerate(entries, 1):
        name = str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
        mission = _convert(entry, Mission, file, f"mission {name}", faults)
        if mission is None:
            continue
        if mission.id in [other.id for other in missions]:
            faults.append(Fault(file, f"mission {name}", "id", complaint("mission_twice", FAULTS)))
        if announcements is not None:
            found = find_faults(mission, max(announcements.warnings), announcements.data_transfer)
            faults += [Fault(file, f"mission {name}", *finding) for finding in found]
        missions.append(mission)
    return tuple(missions)
