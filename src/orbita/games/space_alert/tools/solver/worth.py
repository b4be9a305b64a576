"""What a planner thinks of how a mission ended: a surviving plan by its score, a lost one by its promise."""

# Compiled: see setup.py.

from typing import Final

from orbita.core.flat import i64
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import WON, Ship
from orbita.games.space_alert.vocabulary import ACTIVE, DESTROYED

SURVIVED: Final = 10_000  # what survival is worth, whatever the score
LOST: Final = 8000  # more than any lost mission is worth, less than any survival
POINT: Final = 10


def value_of(s: Ship) -> i64:
    """A surviving plan by its score; a lost one by how long it lasted and by signs of getting better."""
    if s.ending == WON:
        return SURVIVED + POINT * scoring.score(s)
    return 400 * s.turn + promise(s) - 2 * POINT * scoring.damage_penalty(s)


def promise(s: Ship) -> i64:
    """Damage done to threats, most of all to the one that destroyed the ship, and squads at hand."""
    worth: i64 = 0
    for threat in range(s.threats):
        done = s.box.hit_points[s.flight.card[threat]] - max(s.hit_points[threat], 0)
        worth += POINT * done
        if s.status[threat] == DESTROYED:
            worth += 3 * POINT
        elif threat == s.culprit:
            worth += 4 * POINT * done
    for member in range(s.crew):
        if s.bots[member] == ACTIVE:
            worth += 3 * POINT
    return worth
