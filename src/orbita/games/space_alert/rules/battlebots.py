"""3.2 Battlebots (Oddziały droidów bojowych): leading a squad with C, and squads against intruders."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import BOTS_DISABLED, BOTS_REACTIVATED, BOTS_TAKEN, INTRUDER_HIT
from orbita.games.space_alert.rules import crew, threats
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    CLEANED_BY_STATION,
    DISABLED,
    FIGHTS_BACK,
    HAS_SQUAD,
    INTRUDER,
    LOWER_RED,
    NO_BOTS,
    NO_SQUAD,
    NOBODY_TO_FIGHT,
    NOT_IN_USE,
    ON_TRACK,
    SLIME,
    SQUAD_DISABLED,
    SQUAD_TAKEN,
    TAKES_ITS_KILLER,
    WORKED,
)


def lead(s: Ship, member: i64) -> i64:
    """Take the squad stored here, to follow one to the end; or put one's own disabled squad on its feet."""
    if not s.box.has_battlebots:
        return NOT_IN_USE
    if s.bots[member] == DISABLED:
        s.bots[member] = ACTIVE
        say(s, BOTS_REACTIVATED, member)
        return WORKED
    station = s.station[member]
    stored = s.stored_lower_red if station == LOWER_RED else s.stored_upper_blue
    if s.bots[member] == ACTIVE:
        return HAS_SQUAD
    if stored == NO_BOTS:
        return SQUAD_TAKEN
    s.bots[member] = stored
    if station == LOWER_RED:
        s.stored_lower_red = NO_BOTS
    else:
        s.stored_upper_blue = NO_BOTS
    say(s, BOTS_TAKEN, member, station, stored)
    return WORKED


def attack_intruder(s: Ship, member: i64, heroic: i64) -> i64:
    """An active squad hits the lowest-numbered intruder here; one that fights back disables the squad."""
    if not s.box.has_battlebots:
        return NOT_IN_USE
    if s.bots[member] != ACTIVE:
        return NO_SQUAD if s.bots[member] == NO_BOTS else SQUAD_DISABLED
    station = s.station[member]
    threat = intruder_in(s, station)
    if threat == NOBODY:
        return NOBODY_TO_FIGHT
    say(s, INTRUDER_HIT, member, threat, station)
    if s.traits[threat] & FIGHTS_BACK and not heroic:
        s.bots[member] = DISABLED
        say(s, BOTS_DISABLED, member, threat)
    if s.traits[threat] & SLIME:
        clean_slime(s, threat, station)
        return WORKED
    s.hit_points[threat] -= 1
    if s.traits[threat] & CLEANED_BY_STATION:
        s.place[threat] &= ~(1 << station)
    if s.hit_points[threat] <= 0:
        if s.traits[threat] & TAKES_ITS_KILLER:
            crew.knock_out(s, member, threat)
        threats.destroy(s, threat)
    return WORKED


def intruder_in(s: Ship, station: i64) -> i64:
    """The lowest-numbered intruder with a token in this station."""
    for threat in range(s.threats):
        if (
            s.status[threat] == ON_TRACK
            and (s.place[threat] | s.brood[threat]) >> station & 1
            and s.box.kind[s.flight.card[threat]] == INTRUDER
        ):
            return threat
    return NOBODY


def clean_slime(s: Ship, threat: i64, station: i64) -> None:
    """Offspring have one hit point; the threat is gone with its last token."""
    if s.place[threat] >> station & 1:
        s.hit_points[threat] -= 1
        if s.hit_points[threat] <= 0:
            s.place[threat] = 0
    else:
        s.brood[threat] &= ~(1 << station)
    if s.place[threat] == 0 and s.brood[threat] == 0:
        threats.destroy(s, threat)
    else:
        threats.mark_slime(s)
