"""4. Points (Punktacja): once the ship is home."""

from typing import Final

from orbita.core.flat import i64
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.vocabulary import DESTROYED, DISABLED, NO_BOTS, SURVIVED, ZONES

KNOCKED_OUT: Final = 2  # points for each member


def score(s: Ship) -> i64:
    """Threats destroyed and survived, less the penalties, plus the visual confirmations."""
    return points_destroyed(s) + points_survived(s) + confirmation(s) - penalty(s)


def sheet(s: Ship) -> list[int]:
    """The score sheet from top to bottom, the score last; penalties are negative."""
    return [
        points_survived(s),
        points_destroyed(s),
        -damage_penalty(s),
        -worst_zone_penalty(s),
        -knock_out_penalty(s),
        -bots_penalty(s),
        confirmation(s),
        score(s),
    ]


def points_destroyed(s: Ship) -> i64:
    """The higher value of the captain's cards."""
    points: i64 = 0
    for threat in range(s.threats):
        if s.status[threat] == DESTROYED:
            points += s.box.points_destroyed[s.flight.card[threat]]
    return points


def points_survived(s: Ship) -> i64:
    """The lower value of the communications officer's cards; what is still on its way counts nothing."""
    points: i64 = 0
    for threat in range(s.threats):
        if s.status[threat] == SURVIVED:
            points += s.box.points_survived[s.flight.card[threat]]
    return points


def confirmation(s: Ship) -> i64:
    """The best turn of each phase."""
    return s.confirmed[0] + s.confirmed[1] + s.confirmed[2]


def penalty(s: Ship) -> i64:
    """Damage, with the worst zone counted twice, knocked-out members and disabled squads."""
    return penalty_for(damage_penalty(s), worst_zone_penalty(s), knocked_out_members(s), bots_penalty(s))


def penalty_for(tokens: i64, in_worst_zone: i64, knocked_out: i64, squads: i64) -> i64:
    """One for each token and each of the most damaged zone, two for each member, one for each squad."""
    return tokens + in_worst_zone + KNOCKED_OUT * knocked_out + squads


def damage_penalty(s: Ship) -> i64:
    """One for each token."""
    return s.damage[0] + s.damage[1] + s.damage[2]


def worst_zone_penalty(s: Ship) -> i64:
    """One more for each token of the most damaged zone."""
    worst: i64 = 0
    for zone in range(ZONES):
        worst = max(worst, s.damage[zone])
    return worst


def knock_out_penalty(s: Ship) -> i64:
    """Two for each member knocked out."""
    return KNOCKED_OUT * knocked_out_members(s)


def knocked_out_members(s: Ship) -> i64:
    """Count the members knocked out, androids too."""
    count: i64 = 0
    for member in range(s.crew):
        if s.knocked_out[member]:
            count += 1
    return count


def bots_penalty(s: Ship) -> i64:
    """One for each squad disabled at the end: in its store, beside its leader, or left behind (6.) [D]."""
    points: i64 = 0
    for member in range(s.crew):
        if s.bots[member] == DISABLED:
            points += 1
    if s.stored_upper_blue == DISABLED or s.flight.stored_upper_blue == NO_BOTS:
        points += 1
    if s.stored_lower_red == DISABLED or s.flight.stored_lower_red == NO_BOTS:
        points += 1
    return points
