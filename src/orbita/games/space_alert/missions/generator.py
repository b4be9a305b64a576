"""Random missions in the manner of the official ones, the same for the same seed on every machine."""

import msgspec

from orbita.core.chance import TableState, generator_key
from orbita.core.errors import BadOptions
from orbita.games.space_alert.missions.draws import until_valid
from orbita.games.space_alert.missions.model import CREWS, LEVELS, MAX_SEED, Event, Mission, Names, Setup
from orbita.games.space_alert.missions.schedule import draw_phase_ends, fill_in, time_threats
from orbita.games.space_alert.missions.scripts import Content, content
from orbita.games.space_alert.missions.threats import Slot, draw_threats
from orbita.games.space_alert.texts.errors import refused


def new_mission(crew: int, common: str, serious: str, seed: int) -> Mission:
    """Make a random mission. The decks do not change what is announced, only what is drawn for it."""
    setup = read_setup(crew, common, serious, seed)
    s = TableState()
    s.rng = generator_key(seed, crew)
    slots = draw_threats(s, crew, content().figures)
    phase_ends, events = until_valid(lambda: draw_schedule(s, slots, content()))
    return Mission(
        id=f"random-{crew}-{seed}",
        kind="random",
        name=Names(pl=f"Misja losowa nr {seed}", en=f"Random mission {seed}"),
        phase_ends=phase_ends,
        events=tuple(events),
        setup=setup,
    )


def read_setup(crew: int, common: str, serious: str, seed: int) -> Setup:
    """Refuse what the box does not provide for."""
    if crew not in CREWS:
        raise refused(BadOptions, "mission/crew", crew=crew)
    for level in (common, serious):
        if level not in LEVELS:
            raise refused(BadOptions, "mission/level", level=level)
    if not 0 <= seed <= MAX_SEED:
        raise refused(BadOptions, "mission/seed", most=MAX_SEED)
    return msgspec.convert({"crew": crew, "common": common, "serious": serious, "seed": seed}, Setup)


def draw_schedule(
    s: TableState, slots: list[Slot], box: Content
) -> tuple[tuple[int, ...], list[Event]] | None:
    """Draw phases and moments; None as soon as they do not go together."""
    phase_ends = draw_phase_ends(s, box.figures)
    if phase_ends is None:
        return None
    threats = time_threats(s, slots, phase_ends, box.figures)
    if threats is None:
        return None
    events = fill_in(s, threats, phase_ends, box.figures, box.announcements)
    return None if events is None else (phase_ends, events)
