"""Missions as JSON, both ways."""

from typing import Final

import msgspec

from orbita.core.lang import LANGS
from orbita.games.space_alert.missions.checks import find_faults
from orbita.games.space_alert.missions.model import BadMission, Mission
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.texts.errors import refused

MAX_BYTES: Final = 1 << 20


def write_json(mission: Mission) -> str:
    """Write a mission so that `read_json` gives the same one back."""
    return msgspec.json.format(msgspec.json.encode(mission), indent=2).decode() + "\n"


def read_json(raw: bytes) -> Mission:
    """Read a mission and check it; everything wrong with it is said at once."""
    if len(raw) > MAX_BYTES:
        raise refused(BadMission, "mission/too-large", most=MAX_BYTES)
    try:
        mission = msgspec.json.decode(raw, type=Mission)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refused(BadMission, "mission/bad-json", fault=str(error)) from error
    rules = content().announcements
    faults = find_faults(mission, max(rules.warnings), rules.data_transfer)
    if faults:
        polish, english = (
            "; ".join(f"{field}: {wrong.told(lang)}" for field, wrong in faults) for lang in LANGS
        )
        raise refused(BadMission, "mission/faults", polish=polish, english=english)
    return mission
