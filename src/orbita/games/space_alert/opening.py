"""1. Setting the table: crew, script, trajectories, and a heroic card for everybody."""

from functools import lru_cache
from typing import Final

from orbita.core.chance import draw_below, fill
from orbita.games.space_alert.content import content
from orbita.games.space_alert.flatten import BOXES, box_for
from orbita.games.space_alert.missions import timeline
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import Mission as Script
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import dealing, table
from orbita.games.space_alert.ship import MAX_CREW
from orbita.games.space_alert.state import State
from orbita.games.space_alert.vocabulary import TRACKS, ZONES

RANDOM: Final = "random"
SMALLEST_CREW: Final = 4
SEEDS: Final = 1 << 32  # of random scripts


def new(options: Options, seats: int, key: int) -> State:
    """Set the table; the computer has not spoken yet."""
    s = bare_table(options, seats)
    s.rng = key
    draw_tracks(s)
    dealing.deal_heroics(s)
    lay_out_script(s, choose_script(s, options))
    return s


def check_options(options: Options) -> None:
    """Refuse a script that is not there."""
    if options.mission != RANDOM:
        find_mission(options.mission)


def has_extra_android(options: Options, seats: int) -> bool:
    """An android more, unless five people leave no room for it [D]."""
    return options.extra_android and seats < MAX_CREW


def bare_table(options: Options, seats: int) -> State:
    """Unpack the box for so many people; nothing is drawn or dealt."""
    crew = max(seats, SMALLEST_CREW) + has_extra_android(options, seats)
    return table.bare_table(box_for(options), seats, crew, cards_to_deal(options, seats))


@lru_cache(maxsize=BOXES)
def cards_to_deal(options: Options, seats: int) -> list[int]:
    """Action cards for each person and phase; in phase 1 the heroic card is one of the printed number."""
    if seats == 1:
        return [0, 0, 0]
    first, second, third = content().cards.dealing[str(seats)]
    return [first - 1 + has_extra_android(options, seats), second, third]


def draw_tracks(s: State) -> None:
    """Four different trajectories for the three zones and the inside of the ship."""
    left = list(range(TRACKS))
    for place in range(ZONES + 1):
        s.tracks[place] = left.pop(draw_below(s, len(left)))


def choose_script(s: State, options: Options) -> Script:
    """The script that was asked for, or a new one."""
    if options.mission != RANDOM:
        return find_mission(options.mission)
    return new_mission(s.crew, options.common, options.serious, draw_below(s, SEEDS))


def lay_out_script(s: State, script: Script) -> None:
    """Write the announcements down flat."""
    entries = timeline.flat(script)
    s.entries = len(entries)
    s.phases = len(script.phase_ends)
    fill(s.timeline, [number for entry in entries for number in entry])
