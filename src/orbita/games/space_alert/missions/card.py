"""A mission on paper: as a scenario card to read aloud, and as a timeline to look at."""

from itertools import pairwise
from typing import Final

from orbita.core.lang import say
from orbita.games.space_alert.missions.model import CREWS, LAST_THREAT_TURN, WHERE, Lang, Mission, Threat
from orbita.games.space_alert.missions.timeline import Announcement, announcements
from orbita.games.space_alert.missions.wording import announcement_text
from orbita.games.space_alert.texts.catalogue_names import LEVELS
from orbita.games.space_alert.texts.catalogue_tools import LANES, MISSION_CARD

CELL_SECONDS: Final = 5
LANE_WIDTH: Final = 12
SERIOUS: Final = "●"
COMMON: Final = "○"
UNCONFIRMED: Final = "?"
FREE: Final = "·"


def clock(seconds: int) -> str:
    """Write a moment as minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"


def card(mission: Mission, lang: Lang) -> str:
    """The scenario card: what the mission is, where its threats go, and every word in its order."""
    lines = [*heading(mission, lang), "", *threat_grid(mission, lang)]
    said = announcements(mission)
    for phase in range(1, len(mission.phase_ends) + 1):
        lines += ["", say(MISSION_CARD["phase"], lang, phase=phase)]
        lines += [card_line(mission, entry, lang) for entry in said if entry.phase == phase]
    return "\n".join(lines) + "\n"


def heading(mission: Mission, lang: Lang) -> list[str]:
    """Name the mission, its decks, its points and its phases."""
    lines = [f"{mission.name[lang]} ({mission.code})" if mission.code else mission.name[lang]]
    four, five = (mission.threat_points(crew) for crew in CREWS)
    points = say(MISSION_CARD["points_by_crew"], lang, four=four, five=five)
    if mission.setup is not None:
        setup = mission.setup
        common, serious = say(LEVELS[setup.common], lang), say(LEVELS[setup.serious], lang)
        decks = MISSION_CARD["decks"]
        lines.append(say(decks, lang, crew=setup.crew, common=common, serious=serious, seed=setup.seed))
        points = say(MISSION_CARD["points"], lang, points=mission.threat_points(setup.crew))
    ends = say(MISSION_CARD["ends"], lang, ends=", ".join(map(clock, mission.phase_ends)))
    return [*lines, f"{points}; {ends}"]


def threat_grid(mission: Mission, lang: Lang) -> list[str]:
    """Which threat goes where, to check the table by before the action round."""
    turns = range(1, LAST_THREAT_TURN + 1)
    signs = {(threat.where, threat.turn): sign(threat) for threat in mission.threats}
    lines = [" " * LANE_WIDTH + "".join(f"T+{turn}  " for turn in turns).rstrip()]
    for where in WHERE:
        cells = "".join(f" {signs.get((where, turn), FREE):<4}" for turn in turns)
        lines.append(f"{say(LANES[where], lang):<{LANE_WIDTH}}{cells}".rstrip())
    return [*lines, say(MISSION_CARD["signs"], lang)]


def sign(threat: Threat) -> str:
    """Mark a threat as serious, common or unconfirmed."""
    if threat.unconfirmed:
        return UNCONFIRMED
    return SERIOUS if threat.serious else COMMON


def card_line(mission: Mission, said: Announcement, lang: Lang) -> str:
    """The moment and the words; whoever holds the card also sees how long a silence lasts."""
    at = said.at_ms // 1000
    text = announcement_text(said, len(mission.phase_ends), lang)
    if said.kind == "silence_started":
        text += " " + say(MISSION_CARD["silence"], lang, until=clock(at + said.seconds))
    return f"{clock(at):>6}  {text}"


def timeline(mission: Mission, lang: Lang) -> str:
    """The phases as strips, a column for every five seconds."""
    lines = heading(mission, lang)
    for phase, (start, end) in enumerate(pairwise((0, *mission.phase_ends)), 1):
        said = [entry for entry in announcements(mission) if entry.phase == phase]
        title = say(MISSION_CARD["phase"], lang, phase=phase)
        lines += ["", f"{title:<{LANE_WIDTH}}{ruler(start, end)}"]
        for where in WHERE:
            marks = [(e, turn_mark(e)) for e in said if e.kind == "threat" and e.where == where]
            lines.append(strip(say(LANES[where], lang), marks, start, end))
        lines += other_strips(said, start, end, lang)
    return "\n".join([*lines, "", say(MISSION_CARD["legend"], lang)]) + "\n"


def turn_mark(said: Announcement) -> str:
    """The turn of a threat, with a sign if it is not an ordinary one."""
    return f"{said.turn}{'!' if said.serious else ''}{'?' if said.unconfirmed else ''}"


def other_strips(said: list[Announcement], start: int, end: int, lang: Lang) -> list[str]:
    """Data, silence, and the computer's warnings."""
    signs = {"incoming_data": "+", "transfer_started": ">"}
    data = [(e, signs[e.kind] * cells_of(e)) for e in said if e.kind in signs]
    silence = [(e, "~" * cells_of(e)) for e in said if e.kind == "silence_started"]
    warnings = [(e, "^") for e in said if e.kind == "warning"]
    lanes = {"data": data, "radio": silence, "computer": warnings}
    return [strip(say(MISSION_CARD[lane], lang), marks, start, end) for lane, marks in lanes.items()]


def cells_of(said: Announcement) -> int:
    """How many columns something lasts; at least one."""
    return max(1, -(-said.seconds // CELL_SECONDS))


def ruler(start: int, end: int) -> str:
    """Write the time above every twelfth column, that is once a minute."""
    step = 60
    return "".join(f"{clock(at):<{step // CELL_SECONDS}}" for at in range(start, end, step)).rstrip()


def strip(name: str, marks: list[tuple[Announcement, str]], start: int, end: int) -> str:
    """One lane: marks in their columns, dots between them."""
    cells = [FREE] * -(-(end - start) // CELL_SECONDS)
    for said, mark in marks:
        at = (said.at_ms // 1000 - start) // CELL_SECONDS
        cells[at : at + len(mark)] = mark
    return f"{name:<{LANE_WIDTH}}{''.join(cells)}"
