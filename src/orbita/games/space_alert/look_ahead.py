"""Cards tried before the action round: what the known plans come to on a ship without threats.

Whoever's cards are unknown does nothing here. Each half that could be laid is carried out by the rules
themselves, on a copy of the ship as it stands when its member acts.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import Event
from orbita.core.flat import i64
from orbita.games.space_alert.copying import copy_ship, copy_ship_over
from orbita.games.space_alert.events import (
    BOTS_REACTIVATED,
    BOTS_TAKEN,
    CARD_IN_VAIN,
    CARD_REVEALED,
    COMPUTER_MAINTAINED,
    CONFIRMED,
    FOLD,
    INTERCEPTORS_OUT,
    INTRUDER_HIT,
    MEMBER_MOVED,
    REACTOR_FILLED,
    REFUELLED,
    REPAIRED,
    ROCKET_LAUNCHED,
    SHIELD_FILLED,
    WEAPON_FIRED,
)
from orbita.games.space_alert.rules import action_setup, actions, maintenance, threat_actions, weapons
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import SLOTS, TURNS, Box, Ship, empty_flight
from orbita.games.space_alert.vocabulary import NO_ACTION, NOBODY_TO_FIGHT, PUSHED_ON

# A card that was tried: the member, the turn, the half, the station before and after, the event that tells
# what it did (NOT_PLAYED: no card acted), and for one in vain why. What could be laid comes before what lies.
Tried = tuple[int, int, int, int, int, int, int]
NOT_PLAYED: Final = -1
TELLING: Final = (
    WEAPON_FIRED,
    SHIELD_FILLED,
    REACTOR_FILLED,
    REFUELLED,
    COMPUTER_MAINTAINED,
    ROCKET_LAUNCHED,
    INTERCEPTORS_OUT,
    BOTS_TAKEN,
    BOTS_REACTIVATED,
    INTRUDER_HIT,
    REPAIRED,
    MEMBER_MOVED,
)


def try_cards(
    box: Box,
    order: list[int],
    turns: int,
    plan: list[int],
    offers: dict[tuple[int, int], list[int]],
    is_whole: bool,
) -> list[Tried]:
    """Carry out what is known, turn by turn, in the order of acting; `offers` by member and turn.

    A failed computer check delays only if the plans are the whole crew's: somebody else may see to it.
    """
    s = ship_for(box, len(order), turns, plan)
    trial = copy_ship(s)
    found: list[Tried] = []
    for turn in range(1, TURNS + 1):
        s.turn = turn
        if turn > turns:
            continue
        action_round.begin_turn(s)
        for member in order:
            for half in offers.get((member, turn), ()):
                copy_ship_over(s, trial)
                trial.plan[member * SLOTS + turn] = half
                found.append(tried(trial, member, half))
            found.append(tried(s, member, NO_ACTION))
        finish_turn(s, is_whole)
    return found


def ship_for(box: Box, crew: i64, turns: i64, plan: list[int]) -> Ship:
    """The ship before the first turn, with these plans."""
    flight = empty_flight(box, crew, turns)
    for slot in range(len(plan)):
        flight.plan[slot] = plan[slot]
    return action_setup.board(box, flight)


def finish_turn(s: Ship, is_whole: bool) -> None:
    """What follows the actions: weapons are charged again, a rocket moves on, the computer is checked."""
    s.at_window = 0
    weapons.compute(s)
    threat_actions.act_all(s)
    if is_whole and s.box.check_after[s.turn]:
        maintenance.check(s)


def tried(s: Ship, member: i64, offered: i64) -> Tried:
    """Let a member act, and listen; a half that is offered may be pushed on instead."""
    events: list[Event] = []
    before = s.station[member]
    s.events = events
    actions.act(s, member)
    s.events = None
    half: i64 = offered
    kind: i64 = NOT_PLAYED
    why: i64 = 0
    for event in events:
        if event[0] == CARD_REVEALED:
            half = event[2]
            kind = CONFIRMED  # of all that works, the window alone is told only after everybody has acted
        elif event[0] == CARD_IN_VAIN:
            kind = CARD_IN_VAIN
            why = event[3] // FOLD
        elif kind != NOT_PLAYED and event[0] in TELLING:
            kind = event[0]
    if why == NOBODY_TO_FIGHT:
        kind = INTRUDER_HIT  # there are no threats here: the squad is ready for one
        why = 0
    if kind == NOT_PLAYED and offered != NO_ACTION:
        kind = CARD_IN_VAIN
        why = PUSHED_ON
    return (member, s.turn, half, before, s.station[member], kind, why)
