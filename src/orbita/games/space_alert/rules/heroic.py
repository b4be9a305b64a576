"""3.2 Heroic actions (Bohaterskie akcje): move, fire, energy, repair and battlebots, each a little better."""

from typing import Final

from orbita.core.flat import i64
from orbita.games.space_alert.rules import battlebots, crew, movement, repairs, systems
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.vocabulary import (
    BY_B,
    GO_STRAIGHT,
    HEROIC_A,
    HEROIC_B,
    THERE_ALREADY,
    WORKED,
    ZONES,
)

REPAIR: Final = 2  # points, instead of one


def carry_out(s: Ship, member: i64, action: i64) -> i64:
    """Do what the heroic card says; tell that it worked, or why it has no effect."""
    if action >= GO_STRAIGHT:
        return go_straight(s, member, action - GO_STRAIGHT)
    if action == HEROIC_A:
        return systems.fire(s, member, 1)  # the weapon has one more strength this turn
    if action == HEROIC_B:
        return move_energy_or_repair(s, member)
    return battlebots.attack_intruder(s, member, 1)  # who fights back does not disable the squad


def go_straight(s: Ship, member: i64, station: i64) -> i64:
    """Heroic move: to the named station, whatever lies between; it leaves the lift alone [D]."""
    here = s.station[member]
    if here == station:
        return THERE_ALREADY
    if s.box.heroic_move_uses_lift and here % ZONES == station % ZONES:
        return movement.take_lift(s, member)
    crew.enter(s, member, station)
    return WORKED


def move_energy_or_repair(s: Ship, member: i64) -> i64:
    """Heroic energy: one cube more than was moved; heroic repair: two points at once."""
    if s.blocked_b >> s.station[member] & 1:
        return repairs.repair_system(s, member, BY_B, REPAIR)
    return systems.move_energy(s, member, 1)
