"""1. Setting the table: crew, script, trajectories, and a heroic card for everybody."""

from functools import lru_cache
from typing import Final

from orbita.core.chance import cells, draw_below, zeros
from orbita.games.space_alert.content import content
from orbita.games.space_alert.flatten import BOXES, box_for
from orbita.games.space_alert.missions import timeline
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import Mission as Script
from orbita.games.space_alert.missions.scripts import find_mission
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import dealing, table
from orbita.games.space_alert.ship import MAX_CREW, NOBODY, SLOTS
from orbita.games.space_alert.state import ENTRY, MAX_ENTRIES, MAX_THREATS, State
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
    s = State()
    s.box = box_for(options)
    s.seats = seats
    s.crew = max(seats, SMALLEST_CREW) + has_extra_android(options, seats)
    s.timeline = zeros(MAX_ENTRIES * ENTRY)
    s.deal = cells(cards_to_deal(options, seats))
    s.hand = zeros(seats * KINDS)
    s.heroic = cells([NOBODY] * MAX_CREW)
    s.deck = s.box.card_copies[:]
    s.plan = zeros(MAX_CREW * SLOTS)
    s.own_phase = zeros(seats)
    s.draws = zeros(seats)
    s.tracks = zeros(ZONES + 1)
    s.card = zeros(MAX_THREATS)
    s.zone = zeros(MAX_THREATS)
    s.number = zeros(MAX_THREATS)
    s.ship = table.lay_out_ship(s, table.mission_of(s))
    return s


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
    numbers = [number for entry in entries for number in entry]
    assert len(numbers) <= MAX_ENTRIES * ENTRY
    s.timeline = cells(numbers + [0] * (MAX_ENTRIES * ENTRY - len(numbers)))
