"""Missions as JSON, both ways."""

from typing import Final

import msgspec

from orbita.games.space_alert.missions.checks import find_faults
from orbita.games.space_alert.missions.model import BadMission, Mission
from orbita.games.space_alert.missions.scripts import content

MAX_BYTES: Final = 1 << 20


def write_json(mission: Mission) -> str:
    """Write a mission so that `read_json` gives the same one back."""
    return msgspec.json.format(msgspec.json.encode(mission), indent=2).decode() + "\n"


def read_json(raw: bytes) -> Mission:
    """Read a mission and check it; everything wrong with it is said at once."""
    if len(raw) > MAX_BYTES:
        raise BadMission("mission/too-large", f"a mission has at most {MAX_BYTES} bytes", bytes=len(raw))
    try:
        mission = msgspec.json.decode(raw, type=Mission)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        fault = str(error)
        raise BadMission(
            "mission/bad-json", f"this is not the JSON of a mission: {fault}", fault=fault
        ) from error
    rules = content().announcements
    faults = find_faults(mission, max(rules.warnings), rules.data_transfer)
    if faults:
        message = "; ".join(f"{field}: {reason}" for field, reason in faults)
        fields = ", ".join(field for field, _ in faults)
        raise BadMission("mission/faults", f"this mission cannot be played: {message}", fields=fields)
    return mission
