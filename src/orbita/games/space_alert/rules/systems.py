"""3.2 Using a system (Uruchomienie systemów): A fires, B moves energy, C is what the station has."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    COMPUTER_MAINTAINED,
    REACTOR_FILLED,
    REFUELLED,
    ROCKET_LAUNCHED,
    SHIELD_FILLED,
    WEAPON_FIRED,
    folded,
)
from orbita.games.space_alert.rules import battlebots, interceptors
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    DONE_ALREADY,
    FIRED_ALREADY,
    FULL,
    LOWER_BLUE,
    LOWER_WHITE,
    NO_CAPSULE,
    NO_ENERGY,
    NO_ROCKET,
    NOT_IN_USE,
    UPPER_BLUE,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    WORKED,
    WRONG_TURN,
    ZONES,
)


def fire(s: Ship, member: i64, heroic: i64) -> i64:
    """A: once a turn each; heavy lasers and the pulse cannon take a cube from the reactor of their zone."""
    station = s.station[member]
    if s.fired >> station & 1:
        return FIRED_ALREADY
    left: i64 = NOBODY
    if station <= UPPER_BLUE or station == LOWER_WHITE:
        zone = station % ZONES
        if s.reactor[zone] == 0:
            return NO_ENERGY
        s.reactor[zone] -= 1
        left = s.reactor[zone]
    s.fired |= 1 << station
    s.fired_heroic |= heroic << station
    say(s, WEAPON_FIRED, member, station, folded(heroic, left))
    return WORKED


def move_energy(s: Ship, member: i64, heroic: i64) -> i64:
    """B: fill the shield on the upper deck, the side reactor or the central reactor below."""
    station = s.station[member]
    zone = station % ZONES
    if station < ZONES:
        return fill_shield(s, zone, heroic)
    if zone == WHITE:
        return refuel(s, heroic)
    return fill_reactor(s, zone, heroic)


def fill_shield(s: Ship, zone: i64, heroic: i64) -> i64:
    """As many cubes as fit and as the zone's reactor has; a heroic transfer adds one from the bank."""
    cubes = min(s.shield_capacity[zone] - s.shield[zone], s.reactor[zone])
    if cubes <= 0:
        return FULL if s.shield[zone] >= s.shield_capacity[zone] else NO_ENERGY
    s.reactor[zone] -= cubes
    s.shield[zone] += cubes + heroic
    say(s, SHIELD_FILLED, zone, cubes + heroic, s.shield[zone])
    return WORKED


def fill_reactor(s: Ship, zone: i64, heroic: i64) -> i64:
    """The same from the central reactor to one at the side."""
    cubes = min(s.reactor_capacity[zone] - s.reactor[zone], s.reactor[WHITE])
    if cubes <= 0:
        return FULL if s.reactor[zone] >= s.reactor_capacity[zone] else NO_ENERGY
    s.reactor[WHITE] -= cubes
    s.reactor[zone] += cubes + heroic
    say(s, REACTOR_FILLED, zone, cubes + heroic, s.reactor[zone])
    return WORKED


def refuel(s: Ship, heroic: i64) -> i64:
    """A capsule fills the central reactor; it is used even if the reactor was full."""
    if s.fuel == 0:
        return NO_CAPSULE
    s.fuel -= 1
    cubes = s.reactor_capacity[WHITE] - s.reactor[WHITE]
    if cubes > 0:
        s.reactor[WHITE] += cubes + heroic
    say(s, REFUELLED, max(cubes, 0), s.reactor[WHITE], s.fuel)
    return WORKED


def use_system(s: Ship, member: i64) -> i64:
    """C: every station has its own."""
    station = s.station[member]
    if station == UPPER_RED:
        return interceptors.launch(s, member)
    if station == UPPER_WHITE:
        return maintain_computer(s, member)
    if station == LOWER_WHITE:
        return look_out(s)
    if station == LOWER_BLUE:
        return launch_rocket(s, member)
    return battlebots.lead(s, member)


def look_out(s: Ship) -> i64:
    """Visual confirmation is counted once everybody has acted."""
    if not s.box.has_confirmation:
        return NOT_IN_USE
    s.at_window += 1
    return WORKED


def maintain_computer(s: Ship, member: i64) -> i64:
    """Once a phase, in its first two turns."""
    phase = s.box.phase_of_turn[s.turn]
    if not s.box.may_maintain[s.turn]:
        return WRONG_TURN
    if s.maintained >> phase & 1:
        return DONE_ALREADY
    s.maintained |= 1 << phase
    say(s, COMPUTER_MAINTAINED, member, phase)
    return WORKED


def launch_rocket(s: Ship, member: i64) -> i64:
    """One a turn while there are any; it hits in the next turn."""
    if s.rocket_launched:
        return DONE_ALREADY
    if s.rockets == 0:
        return NO_ROCKET
    s.rockets -= 1
    s.rocket_launched = 1
    say(s, ROCKET_LAUNCHED, member, s.rockets)
    return WORKED
