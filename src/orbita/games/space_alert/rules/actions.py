"""3.2 Player actions (Akcje graczy): the captain first, unless an android goes before, then the others."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import BY_TRIPPING, CARD_IN_VAIN, CARD_REVEALED, CONFIRMED, folded
from orbita.games.space_alert.rules import battlebots, crew, heroic, interceptors, movement, repairs, systems
from orbita.games.space_alert.ship import SLOTS, UP, Ship
from orbita.games.space_alert.vocabulary import (
    ACTION_A,
    ACTION_B,
    ACTION_BOTS,
    ACTION_C,
    BY_B,
    BY_C,
    GO_BLUE,
    GO_LIFT,
    GO_RED,
    NO_ACTION,
    WORKED,
)


def carry_out_all(s: Ship) -> None:
    """Everybody's card of this turn; then the visual confirmations are counted."""
    for place in range(s.crew):
        act(s, s.flight.sequence[place])
    if s.at_window > 0:
        confirm(s)
    if s.tripped != 0:
        settle_trips(s)


def act(s: Ship, member: i64) -> None:
    """One member's card of this turn; who is knocked out does nothing but come home."""
    if s.knocked_out[member]:
        if s.pilot == member and s.box.knocked_out_pilot_returns:
            interceptors.come_home(s)  # [D] no action that counts, so no attack
        return
    action = s.plan[member * SLOTS + s.turn] & UP
    if s.pilot == member:
        interceptors.act(s, member, action)
    elif action != NO_ACTION:
        say(s, CARD_REVEALED, member, action, s.station[member])
        why = carry_out(s, member, action)
        if why != WORKED:
            say(s, CARD_IN_VAIN, member, action, folded(s.station[member], why))


def carry_out(s: Ship, member: i64, action: i64) -> i64:
    """Do what the card says; tell that it worked, or why it has no effect."""
    if action == ACTION_A:
        return systems.fire(s, member, 0)
    if action == ACTION_B:
        if s.blocked_b >> s.station[member] & 1:
            return repairs.repair_system(s, member, BY_B, 1)
        return systems.move_energy(s, member, 0)
    if action == ACTION_C:
        if s.blocked_c >> s.station[member] & 1:
            return repairs.repair_system(s, member, BY_C, 1)
        return systems.use_system(s, member)
    if action == GO_RED:
        return movement.go_red(s, member)
    if action == GO_BLUE:
        return movement.go_blue(s, member)
    if action == GO_LIFT:
        return movement.take_lift(s, member)
    if action == ACTION_BOTS:
        return battlebots.attack_intruder(s, member, 0)
    return heroic.carry_out(s, member, action)


def confirm(s: Ship) -> None:
    """Points for the players at the window together; only the best turn of a phase counts."""
    phase = s.box.phase_of_turn[s.turn]
    points = s.box.confirmation_points[s.at_window]
    if points > s.confirmed[phase]:
        s.confirmed[phase] = points
    say(s, CONFIRMED, phase, s.at_window, points)
    s.at_window = 0


def settle_trips(s: Ship) -> None:
    """Whoever tripped did what was meant; their next action is delayed for it."""
    for member in range(s.crew):
        if s.tripped >> member & 1:
            crew.delay(s, member, s.turn + 1, BY_TRIPPING)
    s.tripped = 0
