"""3.4 Damage to the ship (Atak, uszkodzenia): shields, damage from within, tokens, what they break."""

from typing import Final

from orbita.core.chance import draw_bit, say, turn_up
from orbita.core.flat import i64
from orbita.games.space_alert.events import ATTACKED, SHIELD_HELD, TOKEN_DRAWN
from orbita.games.space_alert.rules import end
from orbita.games.space_alert.ship import (
    GOING_ON,
    TOKENS_A_ZONE,
    UNKNOWN,
    Ship,
)
from orbita.games.space_alert.vocabulary import (
    DOUBLE_THROUGH,
    IGNORE_SHIELDS,
    REACTOR,
    SHIELD,
    STATIONS,
    STRUCTURAL,
    TOKEN_KINDS,
    WHITE,
    ZONES,
)

ALL_TOKENS: Final = (1 << TOKEN_KINDS) - 1  # bit per kind: every zone has one of each


def attack(s: Ship, threat: i64, zone: i64, strength: i64, mode: i64) -> None:
    """Each cube on the shield takes one point and is spent; every point left damages the zone."""
    if s.ending != GOING_ON:
        return  # an attack on several zones stops at the one it destroys
    say(s, ATTACKED, threat, zone, strength)
    through = strength
    if mode != IGNORE_SHIELDS:
        held = min(s.shield[zone], strength)
        if held > 0:
            s.shield[zone] -= held
            through -= held
            say(s, SHIELD_HELD, zone, held, s.shield[zone])
    if mode == DOUBLE_THROUGH:
        through *= 2
    damage_zone(s, zone, through)


def damage_within(s: Ship, zones: i64, points: i64) -> None:
    """Internal threats damage the zone of their token, or those they name; no shield protects."""
    for zone in range(ZONES):
        if zones >> zone & 1:
            damage_zone(s, zone, points)


def damage_at_tokens(s: Ship, stations: i64, points: i64) -> None:
    """Damage the zone of each token: the upper deck first, on each deck the middle, blue, red [D]."""
    for deck in range(0, STATIONS, ZONES):
        for turn in range(ZONES):
            zone = (turn + WHITE) % ZONES
            if stations >> deck + zone & 1:
                damage_zone(s, zone, points)


def damage_zone(s: Ship, zone: i64, points: i64) -> None:
    """Draw a token for each point; old structural damage and the fissure double them."""
    if s.ending != GOING_ON:
        return
    if s.doubled >> zone & 1:
        points *= 2
    if s.old_structural >> zone & 1:
        points *= 2
    for _point in range(points):  # a bare _ would be boxed
        if s.damage[zone] == TOKENS_A_ZONE:
            end.lose_zone(s, zone)
            return
        draw_token(s, zone)


def draw_token(s: Ship, zone: i64) -> None:
    """Place the next token of the zone's stack on the part of the ship it shows."""
    place = zone * TOKENS_A_ZONE + s.damage[zone]
    turn_up(s)
    token = s.flight.order[place]
    if token == UNKNOWN:
        token = draw_bit(s, ALL_TOKENS & ~s.broken[zone])
    s.tokens[place] = token
    s.damage[zone] += 1
    say(s, TOKEN_DRAWN, zone, token, s.culprit)
    break_part(s, zone, token)


def break_part(s: Ship, zone: i64, token: i64) -> None:
    """A damaged shield or reactor holds one cube less; what is above that is lost at once."""
    s.broken[zone] |= 1 << token
    if token == SHIELD:
        s.shield_capacity[zone] -= 1
        s.shield[zone] = min(s.shield[zone], s.shield_capacity[zone])
    elif token == REACTOR:
        s.reactor_capacity[zone] -= 1
        s.reactor[zone] = min(s.reactor[zone], s.reactor_capacity[zone])


def carry_over(s: Ship) -> None:
    """Campaign (6.): unrepaired tokens stay, shields and reactors under one start with one cube less."""
    for zone in range(ZONES):
        for place in range(s.flight.carried[zone]):
            token = s.flight.order[zone * TOKENS_A_ZONE + place]
            s.tokens[zone * TOKENS_A_ZONE + place] = token
            if token == SHIELD:
                s.shield[zone] -= 1
            elif token == REACTOR:
                s.reactor[zone] -= 1
            elif token == STRUCTURAL:
                s.old_structural |= 1 << zone
            break_part(s, zone, token)
        s.damage[zone] = s.flight.carried[zone]
