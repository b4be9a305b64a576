"""Which threats a random mission has: how many, how serious, in which turns and where."""

from itertools import pairwise
from typing import Final

import msgspec

from orbita.core.chance import TableState
from orbita.games.space_alert.missions.draws import one_of, shuffled, some_of, until_valid
from orbita.games.space_alert.missions.model import CREWS, LAST_THREAT_TURN, ZONES, Where
from orbita.games.space_alert.missions.scripts import Figures

HALF: Final = LAST_THREAT_TURN // 2  # T+1 to T+4 are announced in phase 1, T+5 to T+8 in phase 2

Kind = tuple[bool, bool]  # is it internal, is it serious


class Slot(msgspec.Struct, frozen=True):
    """A threat before its moment is known."""

    turn: int
    is_internal: bool
    serious: bool
    unconfirmed: bool = False
    where: Where = "internal"

    @property
    def points(self) -> int:
        """Count a serious threat double."""
        return 2 if self.serious else 1


def draw_threats(s: TableState, crew: int, figures: Figures) -> list[Slot]:
    """Draw the threats of a mission, in the order of their turns."""
    kinds = until_valid(lambda: draw_kinds(s, crew, figures))
    slots = until_valid(lambda: draw_turns(s, kinds, figures))
    if crew == max(CREWS):
        slots = report_one_unconfirmed(s, slots)
    return until_valid(lambda: give_zones(s, slots, figures))


def draw_kinds(s: TableState, crew: int, figures: Figures) -> list[Kind] | None:
    """Draw how many threats there are of each kind, from the budget of points."""
    at = CREWS.index(crew)
    count = one_of(s, figures.threat_counts[at])
    serious = figures.threat_points[at] - count
    common_internal, serious_internal = one_of(s, figures.internal_mixes)
    common_external = count - serious - common_internal
    serious_external = serious - serious_internal
    externals = common_external + serious_external
    if min(common_external, serious_external) < 0 or externals < len(ZONES):
        return None
    return (
        [(True, False)] * common_internal
        + [(True, True)] * serious_internal
        + [(False, False)] * common_external
        + [(False, True)] * serious_external
    )


def draw_turns(s: TableState, kinds: list[Kind], figures: Figures) -> list[Slot] | None:
    """Spread the threats over the turns, each turn at most once."""
    turns = sorted(some_of(s, range(1, LAST_THREAT_TURN + 1), len(kinds)))
    slots = [
        Slot(turn, is_internal, serious)
        for turn, (is_internal, serious) in zip(turns, shuffled(s, kinds), strict=True)
    ]
    is_valid = are_in_their_windows(slots, figures) and are_balanced(slots, figures) and are_apart(slots)
    return slots if is_valid else None


def are_in_their_windows(slots: list[Slot], figures: Figures) -> bool:
    """Each kind of threat has turns in which it never appears."""
    windows = {
        (False, False): figures.turns_common_external,
        (False, True): figures.turns_serious_external,
        (True, False): figures.turns_common_internal,
        (True, True): figures.turns_serious_internal,
    }
    for slot in slots:
        first, last = windows[slot.is_internal, slot.serious]
        if not first <= slot.turn <= last:
            return False
    return True


def are_balanced(slots: list[Slot], figures: Figures) -> bool:
    """Both halves have their share of points, and about as many threats."""
    halves = [
        [slot.points for slot in slots if slot.turn <= HALF],
        [slot.points for slot in slots if slot.turn > HALF],
    ]
    least, most = figures.points_per_half
    return abs(len(halves[0]) - len(halves[1])) <= 1 and all(least <= sum(half) <= most for half in halves)


def are_apart(slots: list[Slot]) -> bool:
    """Between two internal threats there is an external one, and so a turn."""
    return not any(one.is_internal and other.is_internal for one, other in pairwise(slots))


def report_one_unconfirmed(s: TableState, slots: list[Slot]) -> list[Slot]:
    """Make one common threat an unconfirmed report."""
    chosen = one_of(s, [at for at, slot in enumerate(slots) if not slot.serious])
    return [
        msgspec.structs.replace(slot, unconfirmed=True) if at == chosen else slot
        for at, slot in enumerate(slots)
    ]


def give_zones(s: TableState, slots: list[Slot], figures: Figures) -> list[Slot] | None:
    """Give external threats their zones: never the same twice running, each zone used, none too often."""
    placed: list[Slot] = []
    used: list[Where] = []
    for slot in slots:
        if slot.is_internal:
            placed.append(slot)
            continue
        open_zones = [
            zone for zone in ZONES if [zone] != used[-1:] and used.count(zone) < figures.max_per_zone
        ]
        if not open_zones:
            return None
        used.append(one_of(s, open_zones))
        placed.append(msgspec.structs.replace(slot, where=used[-1]))
    return placed if set(used) == set(ZONES) else None
