"""A whole mission as announcements, with their moments and words: what speaks in place of the soundtrack."""

from typing import Annotated, Final, Literal

import msgspec

from orbita.core.offers import Tool
from orbita.games.space_alert import codes
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import (
    LAST_TURNS,
    MAX_SEED,
    Kind,
    Level,
    Mission,
    Names,
)
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.missions.timeline import Announcement, announcements
from orbita.games.space_alert.missions.wording import announcement_text
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.shown_types import Ms, Seconds, ShownAnnouncement, Turn

MOST: Final = 60  # missions asked for at once
WITH_PHASE: Final = ("mission_started", "phase_ended", "mission_ended", "warning")


class MissionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which mission: a script of the box by id or code, or a random one by its levels and number.

    A code such as K7-4Q names levels and number at once. Here it is a number and no secret: a server's own
    mission of that code is another one.
    """

    mission: Annotated[str, msgspec.Meta(max_length=40)] = codes.RANDOM
    crew: Literal[4, 5] = 4
    code: Annotated[str, msgspec.Meta(max_length=20)] = ""
    common: Level = "white"
    serious: Level = "white"
    seed: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEED)] = 0


class SpokenAnnouncement(ShownAnnouncement, frozen=True, kw_only=True):
    """Something the computer says, as at a table, with its words and how long it lasts."""

    lasts: Seconds | None = None  # a data transfer or a silence
    text: Names


class SpokenMission(msgspec.Struct, frozen=True, kw_only=True):
    """A mission from its first word to its last."""

    id: str
    kind: Kind
    name: Names
    code: str  # of the box, or of levels and number; empty for numbers beyond those of codes
    crew: Literal[4, 5]
    common: Level
    serious: Level
    seed: int | None  # of a random one
    phase_ends: tuple[Ms, ...]
    turns: Turn  # with cards: a test run has fewer
    announcements: tuple[SpokenAnnouncement, ...]


class MissionsWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several missions at once, for a device that will have no network."""

    missions: Annotated[tuple[MissionWish, ...], msgspec.Meta(max_length=MOST)]


class SpokenMissions(msgspec.Struct, frozen=True):
    """The missions in the order they were asked for."""

    missions: tuple[SpokenMission, ...]


def all_spoken(asked: MissionsWish, lang: str) -> SpokenMissions:
    """Everything the computer says in each of them."""
    return SpokenMissions(tuple(spoken(one, lang) for one in asked.missions))


def script_of(asked: MissionWish) -> tuple[Mission, MissionWish]:
    """The mission that is asked for; a code is spelled out as levels and number."""
    if asked.code:
        common, serious = codes.levels(asked.code)
        named = MissionWish(crew=asked.crew, common=common, serious=serious, seed=codes.number(asked.code))
        return script_of(named)
    if asked.mission != codes.RANDOM:
        return find_mission(asked.mission), asked
    return new_mission(asked.crew, asked.common, asked.serious, asked.seed), asked


def code_of(asked: MissionWish) -> str:
    """The code of a random mission, where its number has one."""
    levels = Options(common=asked.common, serious=asked.serious)
    return codes.name(levels, asked.seed) if asked.seed < codes.COUNT else ""


def spoken(asked: MissionWish, lang: str) -> SpokenMission:
    """Everything the computer says, in both languages."""
    mission, named = script_of(asked)
    is_random = mission.kind == codes.RANDOM
    return SpokenMission(
        id=mission.id,
        kind=mission.kind,
        name=mission.name,
        code=code_of(named) if is_random else mission.code,
        crew=named.crew,
        common=named.common,
        serious=named.serious,
        seed=named.seed if is_random else None,
        phase_ends=tuple(end * 1000 for end in mission.phase_ends),
        turns=LAST_TURNS[len(mission.phase_ends) - 1],
        announcements=tuple(said(mission, entry) for entry in announcements(mission)),
    )


def said(mission: Mission, entry: Announcement) -> SpokenAnnouncement:
    """One announcement with its words."""
    last = len(mission.phase_ends)
    is_threat, is_warning = entry.kind == "threat", entry.kind == "warning"
    return SpokenAnnouncement(
        at=entry.at_ms,
        kind=entry.kind,
        phase=entry.phase if entry.kind in WITH_PHASE else None,
        seconds=entry.seconds if is_warning else None,
        turn=entry.turn if is_threat else None,
        zone=entry.where,
        is_serious=entry.serious,
        is_unconfirmed=entry.unconfirmed,
        lasts=None if is_warning or not entry.seconds else entry.seconds,
        text=Names(pl=announcement_text(entry, last, "pl"), en=announcement_text(entry, last, "en")),
    )


MISSION: Final = Tool(takes=MissionWish, gives=SpokenMission, work=spoken)
MISSIONS: Final = Tool(takes=MissionsWish, gives=SpokenMissions, work=all_spoken)
