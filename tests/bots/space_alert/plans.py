"""Plans of a crew of four, as words."""

from orbita.games.space_alert.names import ACTION_NUMBER
from orbita.games.space_alert.ship import SLOTS


def plan_of(*rows):
    """Halves in words, a row for each member."""
    plan = [0] * (4 * SLOTS)
    for member, row in enumerate(rows):
        for turn, half in enumerate(row.split(), 1):
            plan[member * SLOTS + turn] = ACTION_NUMBER[half]
    return tuple(plan)
