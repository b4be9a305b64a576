"""3.2 Player actions: the captain first, then the others in their order."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import BY_SPACE, BY_TRIPPING, CARD_IN_VAIN, CARD_REVEALED, CONFIRMED
from orbita.games.space_alert.rules import battlebots, crew, movement, repairs, systems
from orbita.games.space_alert.ship import NOBODY, SLOTS, UP, Ship
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
    GO_STRAIGHT,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BOTS,
    NO_ACTION,
)


def carry_out_all(s: Ship) -> None:
    """Everybody's card of this turn; then the visual confirmations are counted."""
    for member in range(s.crew):
        if s.knocked_out[member]:
            continue
        action = s.plan[member * SLOTS + s.turn] & UP
        if s.pilot == member:
            act_in_space(s, member, action)
        elif action != NO_ACTION:
            say(s, CARD_REVEALED, member, action, s.station[member])
            if not carry_out(s, member, action):
                say(s, CARD_IN_VAIN, member, action, s.station[member])
    if s.at_window > 0:
        confirm(s)
    if s.tripped != 0:
        settle_trips(s)


def carry_out(s: Ship, member: i64, action: i64) -> bool:
    """Do what the card says; False where it has no effect."""
    if action == ACTION_A:
        return systems.fire(s, member, 0)
    if action == ACTION_B:
        return use_b(s, member, 0)
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
    if action >= GO_STRAIGHT:
        return movement.go_straight(s, member, action - GO_STRAIGHT)
    if action == HEROIC_A:
        return systems.fire(s, member, 1)
    if action == HEROIC_B:
        return use_b(s, member, 1)
    return battlebots.attack_intruder(s, member, 1)


def use_b(s: Ship, member: i64, heroic: i64) -> bool:
    """Move energy, or repair what covers the letter: one point, two if heroic."""
    if s.blocked_b >> s.station[member] & 1:
        return repairs.repair_system(s, member, BY_B, 1 + heroic)
    return systems.move_energy(s, member, heroic)


def act_in_space(s: Ship, member: i64, action: i64) -> None:
    """Battlebots stay and attack again; without a card one comes home; another card is delayed first."""
    if action == ACTION_BOTS or action == HEROIC_BOTS:
        say(s, CARD_REVEALED, member, action, s.station[member])
        systems.fly(s, member, 1 if action == HEROIC_BOTS else 0)
        return
    crew.delay(s, member, s.turn, BY_SPACE)
    crew.come_home(s)


def confirm(s: Ship) -> None:
    """Points for the players at the window together; only the best turn of a phase counts."""
    phase = s.box.phase_of_turn[s.turn]
    points = s.box.confirmation_points[s.at_window]
    if points > s.confirmed[phase]:
        s.confirmed[phase] = points
    say(s, CONFIRMED, phase, s.at_window, points)
    s.at_window = 0


def settle_trips(s: Ship) -> None:
    """Who tripped did what was meant; the next action is delayed for it."""
    for member in range(s.crew):
        if s.tripped >> member & 1:
            crew.delay(s, member, s.turn + 1, BY_TRIPPING)
    s.tripped = 0


def bring_pilot_home(s: Ship) -> None:
    """3.6: before the jump whoever is in space comes home, knocked out or not [D]."""
    if s.pilot != NOBODY:
        crew.come_home(s)
