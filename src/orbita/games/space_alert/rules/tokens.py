"""Damage to the ship (3.4): attacks against shields, damage tokens and what they break."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import i64
from orbita.games.space_alert.events import ATTACKED, MISSION_LOST, SHIELD_HELD, TOKEN_DRAWN
from orbita.games.space_alert.ship import (
    GOING_ON,
    NOBODY,
    SHIP_LOST,
    TOKENS_A_ZONE,
    UNKNOWN,
    ZONE_DESTROYED,
    Ship,
)
from orbita.games.space_alert.vocabulary import (
    DOUBLE_THROUGH,
    IGNORE_SHIELDS,
    REACTOR,
    SHIELD,
    STRUCTURAL,
    TOKEN_KINDS,
    ZONES,
)


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
            lose(s, ZONE_DESTROYED, zone)
            return
        draw_token(s, zone)


def draw_token(s: Ship, zone: i64) -> None:
    """Place the next token of the zone's stack on the part of the ship it shows."""
    place = zone * TOKENS_A_ZONE + s.damage[zone]
    token = s.mission.order[place]
    if token == UNKNOWN:
        token = draw_unknown(s, zone)
    s.tokens[place] = token
    s.damage[zone] += 1
    say(s, TOKEN_DRAWN, zone, token, s.culprit)
    break_part(s, zone, token)


def draw_unknown(s: Ship, zone: i64) -> i64:
    """Draw one of the tokens that are still in the stack."""
    number = draw_below(s, TOKENS_A_ZONE - s.damage[zone])
    for token in range(TOKEN_KINDS):
        if not s.broken[zone] >> token & 1:
            if number == 0:
                return token
            number -= 1
    raise AssertionError("the stack is empty")


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
        for place in range(s.mission.carried[zone]):
            token = s.mission.order[zone * TOKENS_A_ZONE + place]
            s.tokens[zone * TOKENS_A_ZONE + place] = token
            if token == SHIELD:
                s.shield[zone] -= 1
            elif token == REACTOR:
                s.reactor[zone] -= 1
            elif token == STRUCTURAL:
                s.old_structural |= 1 << zone
            break_part(s, zone, token)
        s.damage[zone] = s.mission.carried[zone]


def lose(s: Ship, ending: i64, zone: i64) -> None:
    """The mission is lost at once; only the first cause counts."""
    if s.ending != GOING_ON:
        return
    s.ending = ending
    s.lost_zone = zone
    say(s, MISSION_LOST, s.culprit, zone)


def lose_ship(s: Ship) -> None:
    """A threat takes over, destroys or breaks the ship, whatever its damage."""
    lose(s, SHIP_LOST, NOBODY)
