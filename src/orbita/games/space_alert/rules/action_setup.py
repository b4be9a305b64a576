"""3. The action round (Runda działania): ship, crew and threats go back to their start before turn 1."""

from orbita.core.chance import zeros
from orbita.core.flat import i64
from orbita.games.space_alert.rules import ship_damage
from orbita.games.space_alert.ship import (
    GOING_ON,
    MAX_CREW,
    NOBODY,
    TOKENS_A_ZONE,
    Box,
    Flight,
    Ship,
)
from orbita.games.space_alert.vocabulary import (
    MARKS,
    NO_BOTS,
    NOT_APPEARED,
    UPPER_WHITE,
    ZONES,
)


def board(box: Box, flight: Flight) -> Ship:
    """Unpack the box and lay a mission out."""
    s = Ship()
    s.box = box
    s.station = zeros(MAX_CREW)
    s.bots = zeros(MAX_CREW)
    s.knocked_out = zeros(MAX_CREW)
    s.confirmed = zeros(3)
    s.shield = zeros(ZONES)
    s.shield_capacity = zeros(ZONES)
    s.reactor = zeros(ZONES)
    s.reactor_capacity = zeros(ZONES)
    s.damage = zeros(ZONES)
    s.broken = zeros(ZONES)
    s.tokens = zeros(ZONES * TOKENS_A_ZONE)
    make_room_for_threats(s, flight.threats)
    lay_out(s, flight)
    return s


def make_room_for_threats(s: Ship, count: i64) -> None:
    """Arrays for so many threats."""
    s.status = zeros(count)
    s.position = zeros(count)
    s.hit_points = zeros(count)
    s.threat_shield = zeros(count)
    s.speed = zeros(count)
    s.traits = zeros(count)
    s.place = zeros(count)
    s.brood = zeros(count)
    s.repaired_at = zeros(count)
    s.repairs = zeros(count)
    s.hits = zeros(count)
    s.carried_out = zeros(count * MARKS)
    s.ended_turn = zeros(count)


def lay_out(s: Ship, flight: Flight) -> None:
    """Put everything back to where it starts; the board may have been played on before."""
    if len(s.status) < flight.threats:
        make_room_for_threats(s, flight.threats)
    s.flight = flight
    s.turn = 0
    s.ending = GOING_ON
    s.culprit = NOBODY
    s.lost_zone = NOBODY
    lay_out_crew(s)
    lay_out_ship(s)
    lay_out_threats(s)


def lay_out_crew(s: Ship) -> None:
    """Everybody stands on the bridge."""
    flight = s.flight
    s.crew = flight.crew
    s.plan = flight.plan[:]
    for member in range(flight.crew):
        s.station[member] = UPPER_WHITE
        s.bots[member] = NO_BOTS
        s.knocked_out[member] = 0
    for phase in range(3):
        s.confirmed[phase] = 0
    s.pilot = NOBODY
    s.interceptors = 0
    s.delayed = 0
    s.tripped = 0
    s.at_window = 0
    s.maintained = 0


def lay_out_ship(s: Ship) -> None:
    """Energy, fuel, rockets and squads as printed; damage of earlier missions stays."""
    box = s.box
    for zone in range(ZONES):
        s.shield_capacity[zone] = box.shield_capacity[zone]
        s.shield[zone] = box.shield_start[zone]
        s.reactor_capacity[zone] = box.reactor_capacity[zone]
        s.reactor[zone] = box.reactor_start[zone]
        s.damage[zone] = 0
        s.broken[zone] = 0
    s.fuel = box.fuel
    s.rockets = box.rockets
    s.rocket_launched = 0
    s.rocket_flying = 0
    s.fired = 0
    s.fired_heroic = 0
    s.stored_upper_blue = s.flight.stored_upper_blue
    s.stored_lower_red = s.flight.stored_lower_red
    s.old_structural = 0
    if s.flight.has_history:
        ship_damage.carry_over(s)


def lay_out_threats(s: Ship) -> None:
    """Threats wait beside their trajectories."""
    s.threats = 0
    for threat in range(s.flight.threats):
        s.status[threat] = NOT_APPEARED
        s.ended_turn[threat] = 0
        for mark in range(MARKS):
            s.carried_out[threat * MARKS + mark] = 0
    s.scouting = 0
    s.marauding = 0
    s.blocked_b = 0
    s.blocked_c = 0
    s.slimy = 0
    s.lethal = 0
    s.doubled = 0
    s.was_repaired = 0
    s.fissure = NOBODY
