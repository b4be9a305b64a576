"""Examples for the browser: what is announced in two missions, and what is heard then."""

from typing import Any, Final

import msgspec

from orbita.core.lang import LANGS
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.missions.timeline import Announcement, announcements
from orbita.games.space_alert.shown_types import ShownAnnouncement
from orbita.games.space_alert.tools.voice.lines import Cue, plan
from orbita.games.space_alert.tools.voice.pack import pack

MISSIONS: Final = ("test_run_1", "mission_3", "mission_5")
WITH_PHASE: Final = ("mission_started", "warning", "phase_ended", "mission_ended")
WITH_SECONDS: Final = ("warning", "transfer_started")


def cases_text() -> str:
    """Write the examples, a line for each announcement and one for each language."""
    return "[\n" + ",\n".join(case_text(name) for name in MISSIONS) + "\n]\n"


def case_text(name: str) -> str:
    """One mission: what is told to the crew, and every clip and tone as `moment:id`."""
    mission = find_mission(name)
    heard = ",\n  ".join(json_text(shown(said)) for said in announcements(mission))
    spoken = [f'"{lang}": {json_text(" ".join(map(cue_text, plan(mission, pack(lang)))))}' for lang in LANGS]
    about = [f'"mission": "{name}"', f'"last_phase": {len(mission.phase_ends)}', f'"heard": [\n  {heard}\n ]']
    return "{ " + ",\n ".join([*about, *spoken]) + " }"


def json_text(value: Any) -> str:
    """Write a value as JSON, on one line."""
    return msgspec.json.encode(value).decode()


def shown(said: Announcement) -> ShownAnnouncement:
    """An announcement as it leaves the house."""
    return ShownAnnouncement(
        at=said.at_ms,
        kind=said.kind,
        phase=said.phase if said.kind in WITH_PHASE else None,
        seconds=said.seconds if said.kind in WITH_SECONDS else None,
        turn=said.turn or None,
        zone=said.where,
        is_serious=said.serious,
        is_unconfirmed=said.unconfirmed,
    )


def cue_text(cue: Cue) -> str:
    """A clip or tone at its moment."""
    return f"{cue.at}:{cue.id}"
