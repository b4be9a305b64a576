"""3.4 Threat actions (Akcje zagrożeń): tokens move in ascending number and act on what they reach."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import MARK_REACHED, THREAT_MOVED
from orbita.games.space_alert.rules import effects, threats
from orbita.games.space_alert.ship import GOING_ON, Ship
from orbita.games.space_alert.vocabulary import (
    ADVANCE_OTHERS,
    COUNT,
    DO,
    EFFECT_SIZE,
    INTERNAL,
    MARK_Z,
    MARKS,
    ON_TRACK,
    PLAIN,
    TRACK_SIZE,
)


def act_all(s: Ship) -> None:
    """External and internal together; then a rocket that was launched moves on."""
    for threat in range(s.threats):
        if s.status[threat] == ON_TRACK:
            advance(s, threat, s.speed[threat])
            if s.ending != GOING_ON:
                return
    s.rocket_flying = s.rocket_launched
    s.rocket_launched = 0


def advance(s: Ship, threat: i64, spaces: i64) -> None:
    """Every marked space landed on or passed acts at once; how far it goes is fixed at the start."""
    track = s.flight.tracks[s.flight.zone[threat]] * TRACK_SIZE
    for _space in range(spaces):
        s.position[threat] -= 1
        mark = s.box.marks[track + s.position[threat]]
        if mark != PLAIN:
            reach(s, threat, mark)
            if s.status[threat] != ON_TRACK or s.ending != GOING_ON:
                return
    say(s, THREAT_MOVED, threat, s.position[threat])


def reach(s: Ship, threat: i64, mark: i64) -> None:
    """Carry out X, Y or Z; whoever carries out Z and is still there has been survived."""
    say(s, MARK_REACHED, threat, mark, s.position[threat])
    s.culprit = threat
    if s.place[threat] != 0 or s.brood[threat] == 0:
        s.carried_out[threat * MARKS + mark] += 1  # what only offspring do is not the threat's own action
    program = s.flight.card[threat] * MARKS + mark
    at = s.box.program_at[program]
    while at < s.box.program_at[program + 1] and s.status[threat] == ON_TRACK:
        if s.box.program[at + DO] == ADVANCE_OTHERS:
            advance_others(s, threat, s.box.program[at + COUNT])
        else:
            effects.perform(s, threat, at)
        if s.ending != GOING_ON:
            return
        at += EFFECT_SIZE
    if mark == MARK_Z and s.status[threat] == ON_TRACK:
        threats.survive(s, threat)


def advance_others(s: Ship, scout: i64, spaces: i64) -> None:
    """Every other external threat moves on, in ascending number, acting on what it reaches."""
    for threat in range(s.threats):
        if threat != scout and s.status[threat] == ON_TRACK and s.flight.zone[threat] != INTERNAL:
            advance(s, threat, spaces)
            if s.ending != GOING_ON:
                return
    s.culprit = scout
