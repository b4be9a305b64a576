"""1. Setting up (Przygotowanie do gry): crew, script and trajectories, and 5.4 the fifth crew member."""

from functools import lru_cache
from typing import Final

from orbita.core.chance import fill
from orbita.games.space_alert.content.flatten import BOXES, box_for
from orbita.games.space_alert.content.read import content
from orbita.games.space_alert.missions import timeline
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import Mission as Script
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import sealing, turn
from orbita.games.space_alert.rules.training import RANDOM as RANDOM
from orbita.games.space_alert.ship import MAX_CREW
from orbita.games.space_alert.state import State

SMALLEST_CREW: Final = 4


def new(options: Options, seats: int, key: int) -> State:
    """Set the table; the computer has not spoken yet."""
    s = bare_table(options, seats)
    sealing.seal(s, key)
    lay_out_script(s, choose_script(options, key))
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
    return turn.bare_table(box_for(options), seats, crew, cards_to_deal(options, seats))


@lru_cache(maxsize=BOXES)
def cards_to_deal(options: Options, seats: int) -> list[int]:
    """Action cards for each person and phase; in phase 1 a heroic card is one of the printed number."""
    if seats == 1:
        return [0, 0, 0]
    first, second, third = content().cards.dealing[str(seats)]
    return [first - box_for(options).has_heroic + has_extra_android(options, seats), second, third]


def choose_script(options: Options, key: int) -> Script:
    """The script that was asked for, or a new one."""
    if options.mission != RANDOM:
        return find_mission(options.mission)
    return random_script(options, sealing.script_seed(key))


def random_script(options: Options, seed: int) -> Script:
    """A new script for every crew: a smaller one ignores the unconfirmed report of the five [D]."""
    return new_mission(MAX_CREW, options.common, options.serious, seed)


def lay_out_script(s: State, script: Script) -> None:
    """Write the announcements down flat."""
    entries = timeline.flat(script)
    s.entries = len(entries)
    s.phases = len(script.phase_ends)
    fill(s.timeline, [number for entry in entries for number in entry])
