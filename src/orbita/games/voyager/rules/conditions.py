"""Conditions (Warunki misji i osiągnięć): each kind is one number to reach, seen by all."""

from orbita.core.flat import Cells, i64
from orbita.games.voyager.state import (
    BASE,
    CONDITION_SIZE,
    HOTEL,
    NO_BUILDING,
    ON_BODY,
    State,
    bits,
    buildings_of,
    is_in_space,
    level,
)
from orbita.games.voyager.vocabulary import (
    BASE_ON,
    BASES,
    BUILDING_ON,
    BUILDINGS,
    HAS_COINS,
    HAS_POINTS,
    HOTEL_ON,
    HOTELS,
    LANDED_ON,
    LEVEL,
    LEVELS,
    ROCKET_IN,
    ROCKET_ON,
    TALLY_KINDS,
    WORLDS,
)


def holds(s: State, seat: i64, condition: i64) -> bool:
    """Tell whether a seat fulfils a condition."""
    at = condition * CONDITION_SIZE
    cells = s.box.conditions
    return reached(s, seat, cells[at], cells[at + 1]) >= cells[at + 2]


def all_hold(s: State, seat: i64, starts: Cells, card: i64) -> bool:
    """Tell whether a seat fulfils every condition of a mission or achievement."""
    for condition in range(starts[card], starts[card + 1]):
        if not holds(s, seat, condition):
            return False
    return True


def reached(s: State, seat: i64, kind: i64, what: i64) -> i64:
    """How far a seat has come with what a kind of condition counts."""
    if kind == BUILDING_ON:
        return 1 if s.owner[what] == seat else 0
    if kind == HOTEL_ON:
        return 1 if s.owner[what] == seat and s.building[what] == HOTEL else 0
    if kind == BASE_ON:
        return 1 if s.owner[what] == seat and s.building[what] == BASE else 0
    if kind == BUILDINGS:
        return buildings_of(s, seat, NO_BUILDING)
    if kind == HOTELS:
        return buildings_of(s, seat, HOTEL)
    if kind == BASES:
        return buildings_of(s, seat, BASE)
    if kind == LEVEL:
        return level(s, seat, what)
    if kind == LEVELS:
        return levels_of(s, seat)
    if kind == LANDED_ON:
        return s.landed[seat] >> what & 1
    if kind == WORLDS:
        return bits(s.landed[seat])
    if kind == HAS_COINS:
        return s.coins[seat]
    if kind == HAS_POINTS:
        return s.points[seat]
    if kind == ROCKET_ON:
        return 1 if s.rocket[seat] == ON_BODY + what else 0
    if kind == ROCKET_IN:
        return 1 if is_in_space(s, seat) and s.box.ring_of[s.rocket[seat]] == what else 0
    return s.tally[seat * TALLY_KINDS + what]


def levels_of(s: State, seat: i64) -> i64:
    """Count the levels of all technologies together."""
    total: i64 = 0
    for technology in range(s.box.technologies):
        total += level(s, seat, technology)
    return total
