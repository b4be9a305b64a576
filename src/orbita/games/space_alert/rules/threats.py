"""3.1 Threats appear (Pojawia się zagrożenie): how they come, and how they go (3.2-3.4)."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import THREAT_APPEARED, THREAT_DESTROYED, THREAT_SURVIVED
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    BY_B,
    BY_C,
    COUNTS_ROCKETS,
    DESTROYED,
    EXTERNAL,
    FROM_SPACE,
    MALFUNCTION,
    ON_TRACK,
    SLIME,
    SURVIVED,
)


def appear_all(s: Ship) -> None:
    """3.1: threats with the number of this turn enter on the start space of their trajectory."""
    while s.threats < s.flight.threats and s.flight.number[s.threats] <= s.turn:
        s.threats += 1
        appear(s, s.threats - 1)


def appear(s: Ship, threat: i64) -> None:
    """Lay out its printed values; an internal one also takes its stations or covers its system."""
    box = s.box
    card = s.flight.card[threat]
    s.status[threat] = ON_TRACK
    s.position[threat] = box.track_start[s.flight.tracks[s.flight.zone[threat]]]
    s.hit_points[threat] = box.hit_points[card]
    s.threat_shield[threat] = box.shield[card]
    s.speed[threat] = box.speed[card]
    s.traits[threat] = box.traits[card]
    s.place[threat] = box.stations[card]
    s.brood[threat] = 0
    s.repaired_at[threat] = 0
    s.repairs[threat] = 0
    s.hits[threat] = 0
    say(s, THREAT_APPEARED, threat, s.flight.zone[threat], s.position[threat])
    if box.kind[card] == EXTERNAL:
        return
    if s.traits[threat] & COUNTS_ROCKETS:
        s.hit_points[threat] = s.rockets  # a rocket on its way does not count
        if s.rockets == 0:
            destroy(s, threat)
            return
    if s.traits[threat] & SLIME:
        mark_slime(s)
    elif box.kind[card] == MALFUNCTION:
        mark_malfunctions(s)


def destroy(s: Ship, threat: i64) -> None:
    """The captain takes the card; what the threat did to others ends with it."""
    s.status[threat] = DESTROYED
    s.ended_turn[threat] = s.turn
    gone = ~(1 << threat)
    s.scouting &= gone
    s.marauding &= gone
    card = s.flight.card[threat]
    say(s, THREAT_DESTROYED, threat, s.box.points_destroyed[card])
    if s.box.kind[card] != EXTERNAL:
        leave_ship(s, threat)


def leave_ship(s: Ship, threat: i64) -> None:
    """Take the tokens of an internal threat off the ship."""
    s.place[threat] = 0
    s.brood[threat] = 0
    if s.fissure == threat:
        s.doubled = 0
    mark_malfunctions(s)
    mark_slime(s)


def survive(s: Ship, threat: i64) -> None:
    """The communications officer takes the card; a malfunction's marker stays and is now irreparable."""
    s.status[threat] = SURVIVED
    s.ended_turn[threat] = s.turn
    say(s, THREAT_SURVIVED, threat, s.box.points_survived[s.flight.card[threat]])


def mark_malfunctions(s: Ship) -> None:
    """Cover the letters of all systems with a malfunction, repairable or not."""
    s.blocked_b = 0
    s.blocked_c = 0
    s.fissure = NOBODY
    for threat in range(s.threats):
        status = s.status[threat]
        card = s.flight.card[threat]
        if s.box.kind[card] != MALFUNCTION or (status != ON_TRACK and status != SURVIVED):
            continue
        repair = s.box.repair[card]
        if repair == BY_B:
            s.blocked_b |= s.place[threat]
        elif repair == BY_C:
            s.blocked_c |= s.place[threat]
        elif repair == FROM_SPACE and status == ON_TRACK:
            s.fissure = threat


def mark_slime(s: Ship) -> None:
    """Slime delays where a token of it is, to the end of the mission where its last action left it."""
    s.slimy = slime_of(s, ON_TRACK) | slime_of(s, SURVIVED)


def living_slime(s: Ship) -> i64:
    """The stations with a slime token; what a last action left behind is none any more [D]."""
    return slime_of(s, ON_TRACK)


def slime_of(s: Ship, status: i64) -> i64:
    """The stations of all slimes that stand so, as a bit mask."""
    stations: i64 = 0
    for threat in range(s.threats):
        if s.status[threat] == status and s.traits[threat] & SLIME:
            stations |= s.place[threat] | s.brood[threat]
    return stations


def find_warheads(s: Ship) -> i64:
    """The malfunction whose hit points are the rockets on the ship."""
    for threat in range(s.threats):
        if s.status[threat] == ON_TRACK and s.traits[threat] & COUNTS_ROCKETS:
            return threat
    return NOBODY
