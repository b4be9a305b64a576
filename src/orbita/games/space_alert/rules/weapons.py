"""3.3 Compute damage (Obliczanie uszkodzeń): which weapon hits which external threat; what is left."""

from typing import Final

from orbita.core.chance import count_bits, say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    BY_INTERCEPTORS,
    BY_ROCKET,
    CRYOSHIELD_SPENT,
    DAMAGE_SUM,
    ROCKET_WASTED,
    SHIELD_CHANGED,
    SHOT_ABSORBED,
    SHOT_MISSED,
    TARGETED,
    THREAT_DAMAGED,
)
from orbita.games.space_alert.rules import crew, ship_damage, threats
from orbita.games.space_alert.ship import GOING_ON, NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    CLOSE_COMBAT,
    CRYOSHIELD,
    HARDENED_BY_ROCKETS,
    HIDDEN,
    HIDDEN_FAR,
    INTERNAL,
    LOWER_WEAPON,
    LOWER_WHITE,
    MARK_X,
    MARK_Y,
    MARKS,
    NO_HEAVY_LASERS,
    NO_ROCKETS,
    NORMAL,
    ON_TRACK,
    ONE_DAMAGE_A_TURN,
    PULSE_OPENS_SHIELD,
    RETALIATES,
    ROCKET_DECOY,
    ROCKET_MAGNET,
    UPPER_WEAPON,
    WHITE,
    ZONES,
)

BAND: Final = 5  # spaces of a distance band
FAR: Final = 10  # the last space of distance 2


def compute(s: Ship) -> None:
    """Choose all targets, then apply all damage, then remove the destroyed."""
    if s.fired == 0 and s.rocket_flying == 0 and s.interceptors == 0:
        return
    s.targeted = 0
    s.pulsed = 0
    aim_lasers(s)
    aim_pulse_cannon(s)
    struck = aim_rocket(s)
    aim_interceptors(s)
    if s.targeted != 0:
        apply_hits(s)
        if struck != NOBODY and s.traits[struck] & HARDENED_BY_ROCKETS:
            s.threat_shield[struck] += 1
            say(s, SHIELD_CHANGED, struck, s.threat_shield[struck])
    clear_weapons(s)


def clear_weapons(s: Ship) -> None:
    """Spent energy and the rocket go back to the bank, light lasers are charged again."""
    s.fired = 0
    s.fired_heroic = 0
    s.rocket_flying = 0
    s.interceptors = 0


def can_be_targeted(s: Ship, threat: i64) -> bool:
    """On its trajectory, outside the ship and not hidden."""
    if s.status[threat] != ON_TRACK or s.flight.zone[threat] == INTERNAL:
        return False
    traits = s.traits[threat]
    if traits & HIDDEN:
        return False
    return not (traits & HIDDEN_FAR and s.position[threat] > FAR)


def hit(s: Ship, threat: i64, weapon: i64, strength: i64) -> None:
    """Add a weapon's strength to what a threat has to take this turn."""
    if s.targeted >> threat & 1 == 0:
        s.targeted |= 1 << threat
        s.hits[threat] = 0
    s.hits[threat] += strength
    say(s, TARGETED, threat, weapon, strength)


def aim_lasers(s: Ship) -> None:
    """Each laser picks the nearest threat of its zone; heavy ones pass over what they cannot target."""
    for zone in range(ZONES):
        if s.fired >> zone & 1:
            heavy = nearest(s, zone, NO_HEAVY_LASERS)
            if heavy == NOBODY:
                say(s, SHOT_MISSED, zone)
            else:
                strength = s.box.heavy_laser[zone] - (s.broken[zone] >> UPPER_WEAPON & 1)
                hit(s, heavy, zone, strength + (s.fired_heroic >> zone & 1))
        light = zone + ZONES
        if zone != WHITE and s.fired >> light & 1:
            target = nearest(s, zone, 0)
            if target == NOBODY:
                say(s, SHOT_MISSED, light)
            else:
                strength = s.box.light_laser - (s.broken[zone] >> LOWER_WEAPON & 1)
                hit(s, target, light, strength + (s.fired_heroic >> light & 1))


def nearest(s: Ship, zone: i64, excluded: i64) -> i64:
    """The targetable threat of a zone closest to the ship; of equals the lowest number."""
    best: i64 = NOBODY
    for threat in range(s.threats):
        if (
            s.flight.zone[threat] == zone
            and can_be_targeted(s, threat)
            and s.traits[threat] & excluded == 0
            and (best == NOBODY or s.position[threat] < s.position[best])
        ):
            best = threat
    return best


def aim_pulse_cannon(s: Ship) -> None:
    """Everything in range in all zones; a damaged cannon reaches one band less."""
    if s.fired >> LOWER_WHITE & 1 == 0:
        return
    reach = BAND * (s.box.pulse_range - (s.broken[WHITE] >> LOWER_WEAPON & 1))
    strength = s.box.pulse_cannon + (s.fired_heroic >> LOWER_WHITE & 1)
    for threat in range(s.threats):
        if can_be_targeted(s, threat) and s.position[threat] <= reach:
            hit(s, threat, LOWER_WHITE, strength)
            s.pulsed |= 1 << threat
    if s.pulsed == 0:
        say(s, SHOT_MISSED, LOWER_WHITE)


def aim_rocket(s: Ship) -> i64:
    """The rocket launched last turn picks the nearest threat of any zone; tell which it strikes."""
    if s.rocket_flying == 0:
        return NOBODY
    target = rocket_target(s)
    if target == NOBODY or s.traits[target] & ROCKET_DECOY:
        say(s, ROCKET_WASTED, target)
        return NOBODY
    hit(s, target, BY_ROCKET, s.box.rocket)
    return target


def rocket_target(s: Ship) -> i64:
    """Within its range, unless something draws every rocket at any distance."""
    best: i64 = NOBODY
    for threat in range(s.threats):
        if not can_be_targeted(s, threat) or s.traits[threat] & NO_ROCKETS:
            continue
        if s.traits[threat] & ROCKET_MAGNET:
            return threat
        if s.position[threat] <= BAND * s.box.rocket_range and (
            best == NOBODY or s.position[threat] < s.position[best]
        ):
            best = threat
    return best


def aim_interceptors(s: Ship) -> None:
    """Everything at distance 1: a single target is hit harder than several."""
    if s.interceptors == 0:
        return
    first: i64 = NOBODY
    count = 0
    for threat in range(s.threats):
        if can_be_targeted(s, threat) and s.position[threat] <= BAND:
            count += 1
            if count == 1:
                first = threat
    heroic = s.interceptors - 1
    if count == 0:
        say(s, SHOT_MISSED, BY_INTERCEPTORS)
    if count == 1:
        attack_alone(s, first, heroic)
        return
    for threat in range(s.threats):
        if can_be_targeted(s, threat) and s.position[threat] <= BAND:
            hit(s, threat, BY_INTERCEPTORS, s.box.interceptors_several + heroic)


def attack_alone(s: Ship, threat: i64, heroic: i64) -> None:
    """Close combat with the Behemoth is stronger still, and knocks the pilot out."""
    if s.traits[threat] & CLOSE_COMBAT:
        hit(s, threat, BY_INTERCEPTORS, s.box.interceptors_close_combat + heroic)
        crew.knock_out(s, s.pilot, threat)
    else:
        hit(s, threat, BY_INTERCEPTORS, s.box.interceptors_single + heroic)


def apply_hits(s: Ship) -> None:
    """Damage to all targets; then the destroyed are removed and do their last; then retaliation."""
    hurt: i64 = 0
    if s.marauding & s.targeted != 0 and not s.box.dying_marauder_raises_shields:
        hurt = hit_marauders_first(s)
    for threat in range(s.threats):
        if s.targeted >> threat & 1 and take_hits(s, threat) > 0:
            hurt |= 1 << threat
    if hurt == 0:
        return
    fallen = remove_destroyed(s, hurt)
    while fallen != 0 and s.ending == GOING_ON:
        blasted = last_effects(s, fallen, hurt)
        hurt |= blasted
        fallen = remove_destroyed(s, blasted)  # [D] an explosion may set off the next
    if s.ending == GOING_ON:
        retaliate(s, hurt)


def hit_marauders_first(s: Ship) -> i64:
    """House rule: a raise that ends in this step no longer protects the others; tell who was hurt."""
    hurt: i64 = 0
    for threat in range(s.threats):
        if s.marauding & s.targeted & 1 << threat:
            s.targeted &= ~(1 << threat)
            if take_hits(s, threat) > 0:
                hurt |= 1 << threat
            if s.hit_points[threat] <= 0:
                s.marauding &= ~(1 << threat)
    return hurt


def remove_destroyed(s: Ship, hurt: i64) -> i64:
    """Remove those of the hurt without hit points; tell which."""
    fallen: i64 = 0
    for threat in range(s.threats):
        if hurt >> threat & 1 and s.hit_points[threat] <= 0 and s.status[threat] == ON_TRACK:
            threats.destroy(s, threat)
            fallen |= 1 << threat
    return fallen


def take_hits(s: Ship, threat: i64) -> i64:
    """The strength of all weapons together less the shield, once a turn; tell how much came through."""
    traits = s.traits[threat]
    if traits & CRYOSHIELD:
        s.traits[threat] = traits & ~CRYOSHIELD
        say(s, CRYOSHIELD_SPENT, threat)
        return 0
    shield = shield_of(s, threat)
    points = s.hits[threat] - shield
    if points <= 0:
        say(s, SHOT_ABSORBED, threat, s.hits[threat], shield)
        return 0
    say(s, DAMAGE_SUM, threat, s.hits[threat], shield)
    if traits & ONE_DAMAGE_A_TURN:
        points = 1
    s.hit_points[threat] -= points
    say(s, THREAT_DAMAGED, threat, points, s.hit_points[threat])
    return points


def shield_of(s: Ship, threat: i64) -> i64:
    """Its own, or none where the pulse cannon opens it; the Marauder raises either [D]."""
    shield = s.threat_shield[threat]
    if s.traits[threat] & PULSE_OPENS_SHIELD and s.pulsed >> threat & 1:
        shield = 0
        if s.box.pulse_opens_raised_shields:
            return 0
    if s.marauding != 0:
        shield += count_bits(s.marauding)
    return shield


def last_effects(s: Ship, fallen: i64, hurt: i64) -> i64:
    """Debris and explosions of the destroyed, in ascending number; tell which others were hurt."""
    blasted: i64 = 0
    for threat in range(s.threats):
        if fallen >> threat & 1 and s.ending == GOING_ON:
            card = s.flight.card[threat]
            if s.box.debris[card] > 0:
                throw_debris(s, threat)
            if s.box.explosion[card] > 0:
                blasted |= explode(s, threat, hurt | blasted)
    return blasted


def throw_debris(s: Ship, threat: i64) -> None:
    """One attack for each X and Y space passed, all together; none passed, no attack."""
    passed = s.carried_out[threat * MARKS + MARK_X] + s.carried_out[threat * MARKS + MARK_Y]
    if passed == 0:
        return
    s.culprit = threat
    strength = s.box.debris[s.flight.card[threat]] * passed + raised_attack(s, threat)
    ship_damage.attack(s, threat, s.flight.zone[threat], strength, NORMAL)


def explode(s: Ship, tanker: i64, hurt: i64) -> i64:
    """Damage every external threat still on its way, hidden ones too, past all shields; tell which."""
    points = s.box.explosion[s.flight.card[tanker]]
    blasted: i64 = 0
    for threat in range(s.threats):
        if s.status[threat] != ON_TRACK or s.flight.zone[threat] == INTERNAL:
            continue  # what was destroyed in this step, the tanker itself included, is removed already
        if s.traits[threat] & ONE_DAMAGE_A_TURN and hurt >> threat & 1:
            continue  # [D] the explosion counts for its one damage a turn
        s.hit_points[threat] -= points
        say(s, THREAT_DAMAGED, threat, points, s.hit_points[threat])
        blasted |= 1 << threat
    return blasted


def retaliate(s: Ship, hurt: i64) -> None:
    """The Nemesis attacks every zone after each step that damaged it, the last one too."""
    for threat in range(s.threats):
        if hurt >> threat & 1 and s.traits[threat] & RETALIATES:
            s.culprit = threat
            for zone in range(ZONES):
                ship_damage.attack(s, threat, zone, 1 + raised_attack(s, threat), NORMAL)


def raised_attack(s: Ship, threat: i64) -> i64:
    """One more for each other threat that scouts for it."""
    if s.scouting == 0:
        return 0
    return count_bits(s.scouting & ~(1 << threat))
