"""3.4 Threat actions (Akcje zagrożeń): each word of the cards is one function; a card combines them."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    ATTACKS_RAISED,
    BY_THREAT,
    DAMAGE_DOUBLED,
    FIGHTS_BACK_NOW,
    FUEL_LOST,
    REACTOR_LOST,
    ROCKET_DESTROYED,
    SHIELD_CHANGED,
    SHIELD_FILLED,
    SHIELD_LOST,
    SHIELDS_RAISED,
    SPEED_CHANGED,
    STATIONS_LETHAL,
    STORED_BOTS_DISABLED,
    THREAT_DAMAGED,
    THREAT_HEALED,
    THREAT_REVEALED,
)
from orbita.games.space_alert.rules import crew, end, intruders, repairs, ship_damage, threats, weapons
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    ATTACK,
    BLUE,
    CENTRAL_ENERGY,
    COUNT,
    DAMAGE,
    DELAY,
    DESTROY_ROCKET,
    DISABLE_STORED_BOTS,
    DISABLED,
    DO,
    DOUBLE_DAMAGE,
    DRAIN_REACTOR,
    DRAIN_SHIELDS,
    EACH_TOKEN,
    ELSE_DAMAGE,
    EVERYTHING,
    FIGHTS_BACK,
    HALF_ITS_DAMAGE,
    HEAL,
    HIDDEN,
    HIT_POINTS,
    IF_DAMAGED,
    IF_UNDAMAGED,
    INTERNAL,
    KNOCK_OUT,
    LEAK_REACTORS,
    LEAK_SHIELD,
    LOSE,
    LOSE_FUEL,
    MODE,
    MOVE,
    OTHER_ZONES,
    OVERFLOW_REACTOR,
    OWN_ZONE,
    PLAYERS_HERE,
    RAISE_ATTACKS,
    RAISE_SHIELDS,
    RED,
    REVEAL,
    SEEK,
    SELF_DAMAGE,
    SHIELD_ADD,
    SHIELD_SET,
    SPEED,
    SPREAD,
    START_FIGHTING_BACK,
    STAY_LETHAL,
    TIMES,
    UNLESS_DAMAGE,
    WHEN,
    WHERE,
    WHITE,
    ZONES,
)


def perform(s: Ship, threat: i64, at: i64) -> None:
    """Carry out the effect that begins at this place of the program, if its condition holds."""
    program = s.box.program
    if not applies(s, threat, program[at + WHEN]):
        return
    do = program[at + DO]
    where = program[at + WHERE]
    if do == ATTACK:
        attack(s, threat, amount(s, threat, at), where, program[at + MODE])
    elif do == DAMAGE:
        damage_ship(s, threat, amount(s, threat, at), where)
    elif do == MOVE:
        intruders.move(s, threat, where)
    elif do == HEAL:
        heal(s, threat, amount(s, threat, at))
    elif do == SPEED:
        speed_up(s, threat, program[at + COUNT])
    elif do == SHIELD_ADD:
        set_shield(s, threat, s.threat_shield[threat] + program[at + COUNT])
    elif do == SHIELD_SET:
        set_shield(s, threat, program[at + COUNT])
    elif do == DELAY:
        delay(s, threat, where)
    elif do == KNOCK_OUT:
        knock_out(s, threat, where)
    elif do == DRAIN_SHIELDS:
        drain_shields(s, threat, amount(s, threat, at), where)
    elif do == DRAIN_REACTOR:
        drain_reactors(s, threat, amount(s, threat, at), where, program[at + ELSE_DAMAGE])
    else:
        perform_rare(s, threat, do, program[at + COUNT], where)


def perform_rare(s: Ship, threat: i64, do: i64, count: i64, where: i64) -> None:
    """The words that only one or two cards use."""
    if do == LOSE:
        end.lose_ship(s)
    elif do == REVEAL:
        s.traits[threat] &= ~HIDDEN
        say(s, THREAT_REVEALED, threat)
    elif do == START_FIGHTING_BACK:
        s.traits[threat] |= FIGHTS_BACK
        say(s, FIGHTS_BACK_NOW, threat)
    elif do == SELF_DAMAGE:
        damage_itself(s, threat, count)
    elif do == RAISE_ATTACKS:
        s.scouting |= 1 << threat
        say(s, ATTACKS_RAISED, threat)
    elif do == RAISE_SHIELDS:
        s.marauding |= 1 << threat
        say(s, SHIELDS_RAISED, threat)
    elif do == SEEK:
        intruders.seek(s, threat)
    elif do == SPREAD:
        intruders.spread(s, threat, where)
    elif do == DESTROY_ROCKET:
        destroy_rocket(s, threat)
    elif do == DISABLE_STORED_BOTS:
        disable_stored_bots(s, threat)
    elif do == LOSE_FUEL:
        lose_fuel(s, threat)
    elif do == DOUBLE_DAMAGE:
        s.doubled |= where
        say(s, DAMAGE_DOUBLED, threat, where)
    elif do == OVERFLOW_REACTOR:
        overflow_reactor(s)
    elif do == LEAK_SHIELD:
        leak_shield(s)
    elif do == LEAK_REACTORS:
        leak_reactors(s)
    elif do == STAY_LETHAL:
        s.lethal |= s.place[threat]
        say(s, STATIONS_LETHAL, threat)


def damage_on(s: Ship, threat: i64) -> i64:
    """How much damage a threat carries."""
    return s.box.hit_points[s.flight.card[threat]] - s.hit_points[threat]


def applies(s: Ship, threat: i64, when: i64) -> bool:
    """Some effects ask how damaged the threat is."""
    if when == IF_DAMAGED:
        return damage_on(s, threat) > 0
    if when == IF_UNDAMAGED:
        return damage_on(s, threat) == 0
    if when >= UNLESS_DAMAGE:
        return damage_on(s, threat) < when - UNLESS_DAMAGE
    return True


def amount(s: Ship, threat: i64, at: i64) -> i64:
    """The number of an effect: printed, or counted now."""
    count = s.box.program[at + COUNT]
    times = s.box.program[at + TIMES]
    if times == HIT_POINTS:
        return count * s.hit_points[threat]
    if times == PLAYERS_HERE:
        return count * crew.count_in(s, intruders.station_of(s, threat))
    if times == CENTRAL_ENERGY:
        return count * s.reactor[WHITE]
    if times == HALF_ITS_DAMAGE:
        return damage_on(s, threat) // 2
    if times == EVERYTHING:
        return 1 << 20
    return count


def zones_meant(s: Ship, threat: i64, where: i64) -> i64:
    """The zones an effect names, as a bit mask; an internal threat's own is that of its token."""
    if where < OWN_ZONE:
        return where
    zone = s.flight.zone[threat]
    if zone == INTERNAL:
        zone = intruders.station_of(s, threat) % ZONES
    return 7 & ~(1 << zone) if where == OTHER_ZONES else 1 << zone


def attack(s: Ship, threat: i64, strength: i64, where: i64, mode: i64) -> None:
    """Attack the zones from red to blue, each with the full strength and what others add to it."""
    zones = zones_meant(s, threat, where)
    strength += weapons.raised_attack(s, threat)
    for zone in range(ZONES):
        if zones >> zone & 1:
            ship_damage.attack(s, threat, zone, strength, mode)


def damage_ship(s: Ship, threat: i64, points: i64, where: i64) -> None:
    """Damage from within, at each of its tokens or in the zones it names."""
    if where == EACH_TOKEN:
        ship_damage.damage_at_tokens(s, s.place[threat], points)
        ship_damage.damage_at_tokens(s, s.brood[threat], points)
    else:
        ship_damage.damage_within(s, zones_meant(s, threat, where), points)


def heal(s: Ship, threat: i64, points: i64) -> None:
    """Remove damage it carries, never more than there is."""
    points = min(points, damage_on(s, threat))
    if points > 0:
        s.hit_points[threat] += points
        say(s, THREAT_HEALED, threat, points, s.hit_points[threat])


def speed_up(s: Ship, threat: i64, spaces: i64) -> None:
    """Counts from its next move."""
    s.speed[threat] += spaces
    say(s, SPEED_CHANGED, threat, s.speed[threat])


def set_shield(s: Ship, threat: i64, value: i64) -> None:
    """Change its own shield for good."""
    s.threat_shield[threat] = value
    say(s, SHIELD_CHANGED, threat, value)


def damage_itself(s: Ship, threat: i64, points: i64) -> None:
    """Damage that may destroy it, in the middle of its move."""
    s.hit_points[threat] -= points
    say(s, THREAT_DAMAGED, threat, points, s.hit_points[threat])
    if s.hit_points[threat] <= 0:
        threats.destroy(s, threat)


def delay(s: Ship, threat: i64, who: i64) -> None:
    """The next actions of the crew members it means are delayed."""
    for member in range(s.crew):
        if crew.is_meant(s, member, who, s.flight.zone[threat], s.place[threat]):
            crew.delay(s, member, s.turn + 1, BY_THREAT)


def knock_out(s: Ship, threat: i64, who: i64) -> None:
    """Knock out the crew members it means."""
    for member in range(s.crew):
        if crew.is_meant(s, member, who, s.flight.zone[threat], s.place[threat]):
            crew.knock_out(s, member, threat)


def drain_shields(s: Ship, threat: i64, cubes: i64, where: i64) -> None:
    """Take energy from shields."""
    zones = zones_meant(s, threat, where)
    for zone in range(ZONES):
        taken = min(cubes, s.shield[zone])
        if zones >> zone & 1 and taken > 0:
            s.shield[zone] -= taken
            say(s, SHIELD_LOST, zone, taken, s.shield[zone])


def drain_reactors(s: Ship, threat: i64, cubes: i64, where: i64, otherwise: i64) -> None:
    """Take energy from reactors; from an empty one, damage instead where the card says so."""
    zones = zones_meant(s, threat, where)
    for zone in range(ZONES):
        if zones >> zone & 1 == 0:
            continue
        taken = min(cubes, s.reactor[zone])
        if taken > 0:
            s.reactor[zone] -= taken
            say(s, REACTOR_LOST, zone, taken, s.reactor[zone])
        elif otherwise > 0:
            ship_damage.damage_zone(s, zone, otherwise)


def destroy_rocket(s: Ship, threat: i64) -> None:
    """Slime eats a rocket; warheads that counted it are safer by one."""
    if s.rockets > 0:
        s.rockets -= 1
        say(s, ROCKET_DESTROYED, threat, s.rockets)
        repairs.lose_rocket_from(s)


def disable_stored_bots(s: Ship, threat: i64) -> None:
    """A squad nobody has fetched from the lower red station is disabled in its store."""
    if s.stored_lower_red == ACTIVE:
        s.stored_lower_red = DISABLED
        say(s, STORED_BOTS_DISABLED, threat)


def lose_fuel(s: Ship, threat: i64) -> None:
    """A fuel capsule is lost, if there is one."""
    if s.fuel > 0:
        s.fuel -= 1
        say(s, FUEL_LOST, threat, s.fuel)


def overflow_reactor(s: Ship) -> None:
    """The central reactor empties into its shield; every cube that does not fit damages the zone."""
    cubes = s.reactor[WHITE]
    fits = max(min(s.shield_capacity[WHITE] - s.shield[WHITE], cubes), 0)
    s.reactor[WHITE] = 0
    s.shield[WHITE] += fits
    if fits > 0:
        say(s, SHIELD_FILLED, WHITE, fits, s.shield[WHITE])
    say(s, REACTOR_LOST, WHITE, cubes, 0)
    ship_damage.damage_zone(s, WHITE, cubes - fits)


def leak_shield(s: Ship) -> None:
    """The central shield loses its energy; every cube damages the zone."""
    cubes = s.shield[WHITE]
    s.shield[WHITE] = 0
    say(s, SHIELD_LOST, WHITE, cubes, 0)
    ship_damage.damage_zone(s, WHITE, cubes)


def leak_reactors(s: Ship) -> None:
    """Every reactor loses its energy; every cube damages its own zone."""
    for zone in range(RED, BLUE + 1):
        cubes = s.reactor[zone]
        s.reactor[zone] = 0
        say(s, REACTOR_LOST, zone, cubes, 0)
        ship_damage.damage_zone(s, zone, cubes)
