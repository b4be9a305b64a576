"""Battlebots (3.2): squads against intruders."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import BOTS_DISABLED, INTRUDER_HIT
from orbita.games.space_alert.rules import crew, fate
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    CLEANED_BY_STATION,
    DISABLED,
    FIGHTS_BACK,
    INTRUDER,
    ON_TRACK,
    SLIME,
    TAKES_ITS_KILLER,
)


def attack_intruder(s: Ship, member: i64, heroic: i64) -> bool:
    """An active squad hits the lowest-numbered intruder here; one that fights back disables the squad."""
    if s.bots[member] != ACTIVE:
        return False
    station = s.station[member]
    threat = intruder_in(s, station)
    if threat == NOBODY:
        return False
    say(s, INTRUDER_HIT, member, threat, station)
    if s.traits[threat] & FIGHTS_BACK and not heroic:
        s.bots[member] = DISABLED
        say(s, BOTS_DISABLED, member, threat)
    if s.traits[threat] & SLIME:
        clean_slime(s, threat, station)
        return True
    s.hit_points[threat] -= 1
    if s.traits[threat] & CLEANED_BY_STATION:
        s.place[threat] &= ~(1 << station)
    if s.hit_points[threat] <= 0:
        if s.traits[threat] & TAKES_ITS_KILLER:
            crew.knock_out(s, member, threat)
        fate.destroy(s, threat)
    return True


def intruder_in(s: Ship, station: i64) -> i64:
    """The lowest-numbered intruder with a token in this station."""
    for threat in range(s.threats):
        if (
            s.status[threat] == ON_TRACK
            and (s.place[threat] | s.brood[threat]) >> station & 1
            and s.box.kind[s.mission.card[threat]] == INTRUDER
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
        fate.destroy(s, threat)
    else:
        fate.mark_slime(s)
