"""Systems of the stations (3.2): weapons, energy, computer, rockets, battlebots, interceptors, window."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    BOTS_REACTIVATED,
    BOTS_TAKEN,
    COMPUTER_MAINTAINED,
    INTERCEPTORS_OUT,
    MEMBER_MOVED,
    REACTOR_FILLED,
    REFUELLED,
    ROCKET_LAUNCHED,
    SHIELD_FILLED,
    WEAPON_FIRED,
)
from orbita.games.space_alert.rules import repairs
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    DISABLED,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WHITE,
    NO_BOTS,
    SPACE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    ZONES,
)


def fire(s: Ship, member: i64, heroic: i64) -> bool:
    """A: once a turn each; heavy lasers and the pulse cannon take a cube from the reactor of their zone."""
    station = s.station[member]
    if s.fired >> station & 1:
        return False
    if station <= UPPER_BLUE or station == LOWER_WHITE:
        zone = station % ZONES
        if s.reactor[zone] == 0:
            return False
        s.reactor[zone] -= 1
    s.fired |= 1 << station
    s.fired_heroic |= heroic << station
    say(s, WEAPON_FIRED, member, station, heroic)
    return True


def move_energy(s: Ship, member: i64, heroic: i64) -> bool:
    """B: fill the shield on the upper deck, the side reactor or the central reactor below."""
    station = s.station[member]
    zone = station % ZONES
    if station < ZONES:
        return fill_shield(s, zone, heroic)
    if zone == WHITE:
        return refuel(s, heroic)
    return fill_reactor(s, zone, heroic)


def fill_shield(s: Ship, zone: i64, heroic: i64) -> bool:
    """As many cubes as fit and as the zone's reactor has; a heroic transfer adds one from the bank."""
    cubes = min(s.shield_capacity[zone] - s.shield[zone], s.reactor[zone])
    if cubes <= 0:
        return False
    s.reactor[zone] -= cubes
    s.shield[zone] += cubes + heroic
    say(s, SHIELD_FILLED, zone, cubes + heroic, s.shield[zone])
    return True


def fill_reactor(s: Ship, zone: i64, heroic: i64) -> bool:
    """The same from the central reactor to one at the side."""
    cubes = min(s.reactor_capacity[zone] - s.reactor[zone], s.reactor[WHITE])
    if cubes <= 0:
        return False
    s.reactor[WHITE] -= cubes
    s.reactor[zone] += cubes + heroic
    say(s, REACTOR_FILLED, zone, cubes + heroic, s.reactor[zone])
    return True


def refuel(s: Ship, heroic: i64) -> bool:
    """A capsule fills the central reactor; it is used even if the reactor was full."""
    if s.fuel == 0:
        return False
    s.fuel -= 1
    cubes = s.reactor_capacity[WHITE] - s.reactor[WHITE]
    if cubes > 0:
        s.reactor[WHITE] += cubes + heroic
    say(s, REFUELLED, max(cubes, 0), s.reactor[WHITE], s.fuel)
    return True


def use_system(s: Ship, member: i64) -> bool:
    """C: every station has its own."""
    station = s.station[member]
    if station == UPPER_RED:
        return launch_interceptors(s, member)
    if station == UPPER_WHITE:
        return maintain_computer(s, member)
    if station == LOWER_WHITE:
        s.at_window += 1  # counted once everybody has acted
        return True
    if station == LOWER_BLUE:
        return launch_rocket(s, member)
    return lead_bots(s, member)


def maintain_computer(s: Ship, member: i64) -> bool:
    """Once a phase, in its first two turns."""
    phase = s.box.phase_of_turn[s.turn]
    if not s.box.may_maintain[s.turn] or s.maintained >> phase & 1:
        return False
    s.maintained |= 1 << phase
    say(s, COMPUTER_MAINTAINED, member, phase)
    return True


def launch_rocket(s: Ship, member: i64) -> bool:
    """One a turn while there are any; it hits in the next turn."""
    if s.rockets == 0 or s.rocket_launched:
        return False
    s.rockets -= 1
    s.rocket_launched = 1
    say(s, ROCKET_LAUNCHED, member, s.rockets)
    return True


def lead_bots(s: Ship, member: i64) -> bool:
    """Take the squad stored here, or put one's own disabled squad back on its feet."""
    if s.bots[member] == DISABLED:
        s.bots[member] = ACTIVE
        say(s, BOTS_REACTIVATED, member)
        return True
    station = s.station[member]
    stored = s.stored_lower_red if station == LOWER_RED else s.stored_upper_blue
    if s.bots[member] == ACTIVE or stored == NO_BOTS:
        return False
    s.bots[member] = stored
    if station == LOWER_RED:
        s.stored_lower_red = NO_BOTS
    else:
        s.stored_upper_blue = NO_BOTS
    say(s, BOTS_TAKEN, member, station, stored)
    return True


def launch_interceptors(s: Ship, member: i64) -> bool:
    """An active squad flies out if nobody is in space, and attacks this very turn."""
    if s.bots[member] != ACTIVE or s.pilot != NOBODY:
        return False
    say(s, MEMBER_MOVED, member, UPPER_RED, SPACE)
    s.station[member] = SPACE
    s.pilot = member
    fly(s, member, 0)
    return True


def fly(s: Ship, member: i64, heroic: i64) -> None:
    """In space: repair the fissure while there is one [D: never 2 points], else attack."""
    say(s, INTERCEPTORS_OUT, member, heroic)
    if s.fissure != NOBODY:
        repairs.repair(s, member, s.fissure, 1)
    else:
        s.interceptors = 1 + heroic
