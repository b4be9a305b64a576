"""Copies of what lies on the table: written by scripts/generate-copies from the classes, not by hand."""

from orbita.core.flat import Cells
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.state import State


def copy_ship(s: Ship) -> Ship:
    """Copy all of it but what nobody changes; the copy has no listener."""
    t = Ship()
    t.rng = s.rng
    t.box = s.box
    t.flight = s.flight
    t.turn = s.turn
    t.ending = s.ending
    t.culprit = s.culprit
    t.lost_zone = s.lost_zone
    t.crew = s.crew
    t.plan = s.plan[:]
    t.station = s.station[:]
    t.bots = s.bots[:]
    t.knocked_out = s.knocked_out[:]
    t.pilot = s.pilot
    t.interceptors = s.interceptors
    t.delayed = s.delayed
    t.tripped = s.tripped
    t.lifts_used = s.lifts_used
    t.at_window = s.at_window
    t.confirmed = s.confirmed[:]
    t.maintained = s.maintained
    t.shield = s.shield[:]
    t.shield_capacity = s.shield_capacity[:]
    t.reactor = s.reactor[:]
    t.reactor_capacity = s.reactor_capacity[:]
    t.damage = s.damage[:]
    t.broken = s.broken[:]
    t.tokens = s.tokens[:]
    t.old_structural = s.old_structural
    t.fuel = s.fuel
    t.rockets = s.rockets
    t.rocket_launched = s.rocket_launched
    t.rocket_flying = s.rocket_flying
    t.fired = s.fired
    t.fired_heroic = s.fired_heroic
    t.stored_upper_blue = s.stored_upper_blue
    t.stored_lower_red = s.stored_lower_red
    t.threats = s.threats
    t.status = s.status[:]
    t.position = s.position[:]
    t.hit_points = s.hit_points[:]
    t.threat_shield = s.threat_shield[:]
    t.speed = s.speed[:]
    t.traits = s.traits[:]
    t.place = s.place[:]
    t.brood = s.brood[:]
    t.repaired_at = s.repaired_at[:]
    t.repairs = s.repairs[:]
    t.hits = s.hits[:]
    t.carried_out = s.carried_out[:]
    t.ended_turn = s.ended_turn[:]
    t.scouting = s.scouting
    t.marauding = s.marauding
    t.targeted = s.targeted
    t.pulsed = s.pulsed
    t.blocked_b = s.blocked_b
    t.blocked_c = s.blocked_c
    t.slimy = s.slimy
    t.lethal = s.lethal
    t.doubled = s.doubled
    t.was_repaired = s.was_repaired
    t.fissure = s.fissure
    return t


def copy(s: State) -> State:
    """Copy all of it but what nobody changes; the copy has no listener."""
    t = State()
    t.rng = s.rng
    t.box = s.box
    t.ship = copy_ship(s.ship)
    t.seats = s.seats
    t.crew = s.crew
    t.stage = s.stage
    t.sequence = s.sequence[:]
    t.now = s.now
    t.timeline = s.timeline[:]
    t.entries = s.entries
    t.entry = s.entry
    t.phases = s.phases
    t.phase = s.phase
    t.is_transfer = s.is_transfer
    t.is_silent = s.is_silent
    t.deal = s.deal[:]
    t.hand = s.hand[:]
    t.heroic = s.heroic[:]
    t.deck = s.deck[:]
    t.stack = s.stack[:]
    t.plan = s.plan[:]
    t.own_phase = s.own_phase[:]
    t.draws = s.draws[:]
    t.drawn_data = s.drawn_data[:]
    t.given = s.given
    t.agreed = s.agreed
    t.tracks = s.tracks[:]
    t.threats = s.threats
    t.card = s.card[:]
    t.zone = s.zone[:]
    t.number = s.number[:]
    t.threat_order = s.threat_order[:]
    t.drawn = s.drawn
    t.damage_order = s.damage_order[:]
    return t


def copy_ship_over(s: Ship, t: Ship) -> None:
    """Make one with arrays of the same lengths equal to another, without making new ones."""
    t.rng = s.rng
    t.box = s.box
    t.flight = s.flight
    t.turn = s.turn
    t.ending = s.ending
    t.culprit = s.culprit
    t.lost_zone = s.lost_zone
    t.crew = s.crew
    copy_cells(s.plan, t.plan)
    copy_cells(s.station, t.station)
    copy_cells(s.bots, t.bots)
    copy_cells(s.knocked_out, t.knocked_out)
    t.pilot = s.pilot
    t.interceptors = s.interceptors
    t.delayed = s.delayed
    t.tripped = s.tripped
    t.lifts_used = s.lifts_used
    t.at_window = s.at_window
    copy_cells(s.confirmed, t.confirmed)
    t.maintained = s.maintained
    copy_cells(s.shield, t.shield)
    copy_cells(s.shield_capacity, t.shield_capacity)
    copy_cells(s.reactor, t.reactor)
    copy_cells(s.reactor_capacity, t.reactor_capacity)
    copy_cells(s.damage, t.damage)
    copy_cells(s.broken, t.broken)
    copy_cells(s.tokens, t.tokens)
    t.old_structural = s.old_structural
    t.fuel = s.fuel
    t.rockets = s.rockets
    t.rocket_launched = s.rocket_launched
    t.rocket_flying = s.rocket_flying
    t.fired = s.fired
    t.fired_heroic = s.fired_heroic
    t.stored_upper_blue = s.stored_upper_blue
    t.stored_lower_red = s.stored_lower_red
    t.threats = s.threats
    copy_cells(s.status, t.status)
    copy_cells(s.position, t.position)
    copy_cells(s.hit_points, t.hit_points)
    copy_cells(s.threat_shield, t.threat_shield)
    copy_cells(s.speed, t.speed)
    copy_cells(s.traits, t.traits)
    copy_cells(s.place, t.place)
    copy_cells(s.brood, t.brood)
    copy_cells(s.repaired_at, t.repaired_at)
    copy_cells(s.repairs, t.repairs)
    copy_cells(s.hits, t.hits)
    copy_cells(s.carried_out, t.carried_out)
    copy_cells(s.ended_turn, t.ended_turn)
    t.scouting = s.scouting
    t.marauding = s.marauding
    t.targeted = s.targeted
    t.pulsed = s.pulsed
    t.blocked_b = s.blocked_b
    t.blocked_c = s.blocked_c
    t.slimy = s.slimy
    t.lethal = s.lethal
    t.doubled = s.doubled
    t.was_repaired = s.was_repaired
    t.fissure = s.fissure


def copy_cells(source: Cells, target: Cells) -> None:
    """Copy an array into another of the same length."""
    for at in range(len(source)):
        target[at] = source[at]
