"""3.2 Repairing malfunctions (Naprawa systemów): a system under a marker is repaired instead of used."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import REPAIRED
from orbita.games.space_alert.rules import crew, threats
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    BURNS_ENGINEERS,
    DAMAGED,
    LOWER_BLUE,
    LOWER_RED,
    MALFUNCTION,
    ON_TRACK,
    SPACE,
    THREE_AT_ONCE,
    WORKED,
)


def repair_system(s: Ship, member: i64, letter: i64, points: i64) -> i64:
    """The lowest-numbered malfunction that can still be repaired; an irreparable one alone: in vain."""
    station = s.station[member]
    for threat in range(s.threats):
        card = s.flight.card[threat]
        if (
            s.status[threat] == ON_TRACK
            and s.box.kind[card] == MALFUNCTION
            and s.box.repair[card] == letter
            and s.place[threat] >> station & 1
        ):
            repair(s, member, threat, points)
            return WORKED
    return DAMAGED


def repair(s: Ship, member: i64, threat: i64, points: i64) -> None:
    """Put damage on a malfunction; some take it only together, or more of it together."""
    s.was_repaired = 1
    if s.traits[threat] & THREE_AT_ONCE:
        s.repairs[threat] += 1
        points = 1 if s.repairs[threat] == 3 else 0
    say(s, REPAIRED, member, threat, points)
    s.hit_points[threat] -= points
    station = s.station[member]
    if s.hit_points[threat] > 0 and station != SPACE:
        s.hit_points[threat] -= bonus(s, member, threat, station)
    if s.hit_points[threat] <= 0:
        if s.traits[threat] & BURNS_ENGINEERS:
            burn_engineers(s, threat)
        threats.destroy(s, threat)


def bonus(s: Ship, member: i64, threat: i64, station: i64) -> i64:
    """Once a turn, when the last of its stations is repaired too."""
    before = s.repaired_at[threat]
    now = before | 1 << station
    s.repaired_at[threat] = now
    if now == before or now != s.place[threat]:
        return 0
    points = s.box.bonus[s.flight.card[threat]]
    if points > 0:
        say(s, REPAIRED, member, threat, points)
    return points


def burn_engineers(s: Ship, threat: i64) -> None:
    """Everybody beside the reactor is knocked out."""
    for member in range(s.crew):
        if s.station[member] == LOWER_RED or s.station[member] == LOWER_BLUE:
            crew.knock_out(s, member, threat)


def lose_rocket_from(s: Ship) -> None:
    """A rocket lost takes a hit point from the warheads that count it."""
    warheads = threats.find_warheads(s)
    if warheads == NOBODY:
        return
    s.hit_points[warheads] -= 1
    if s.hit_points[warheads] <= 0:
        threats.destroy(s, warheads)
