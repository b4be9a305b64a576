"""A plan rehearsed turn by turn, so that a changed card is resolved from its turn on.

A mission that was flown had its trips: they are repeated where the same half comes up again.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import cells
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.copying import copy_ship, copy_ship_over
from orbita.games.space_alert.rules import action_setup, tripping
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, SLOTS, TURNS, UP, Box, Flight, Ship

TRIP: Final = 4  # numbers of a trip: turn, member, whether an arrow was meant, the half that was up


class Rehearsal:
    """The boards of one plan: before each turn, and at the end."""

    mission: Flight
    before: list[Ship]  # by turn, from 1 to the jump; those behind `last` are left over
    last: i64 = 1
    end: Ship
    trial: Ship
    trips: Cells  # TRIP numbers each


def rehearse(box: Box, mission: Flight) -> Rehearsal:
    """Play the mission's own plan and keep every board."""
    return rehearse_with_trips(box, mission, [])


def rehearse_with_trips(box: Box, mission: Flight, trips: list[int]) -> Rehearsal:
    """The same for a mission in which people tripped."""
    r = Rehearsal()
    r.mission = mission
    r.trips = cells(trips)
    start = action_setup.board(box, mission)
    r.before = [copy_ship(start) for _turn in range(TURNS + 2)]
    r.end = copy_ship(start)
    r.trial = copy_ship(start)
    play_and_keep(r, 1)
    return r


def play_and_keep(r: Rehearsal, turn: i64) -> None:
    """Play on from before a turn, keeping the board before each further one."""
    s = r.end
    copy_ship_over(r.before[turn], s)
    r.last = turn
    while s.ending == GOING_ON:
        play_turn(r, s)
        if s.ending == GOING_ON:
            r.last += 1
            copy_ship_over(s, r.before[r.last])


def turn_to_resume(r: Rehearsal, member: i64, turn: i64) -> i64:
    """The last turn whose board knows nothing of a member's cards from `turn` on.

    A delay looks at the card of the next turn, so it is one turn earlier; and before the first delay of
    that member, for it has pushed the later cards.
    """
    resume = min(turn - 1, r.last)
    while resume > 1 and r.before[resume].delayed >> member & 1:
        resume -= 1
    return max(resume, 1)


def try_plan(r: Rehearsal, plan: Cells, member: i64, turn: i64) -> Ship:
    """Resolve a plan in which only cards of one member differ, from `turn` on.

    The board that is returned is used again by the next trial.
    """
    s = r.trial
    copy_ship_over(r.before[turn_to_resume(r, member, turn)], s)
    put_plan(s, plan, member)
    play_on(r, s)
    return s


def play_on(r: Rehearsal, s: Ship) -> None:
    """Play from where a board stands to the end."""
    while s.ending == GOING_ON:
        play_turn(r, s)


def play_turn(r: Rehearsal, s: Ship) -> None:
    """Play the next turn, after its trips."""
    for at in range(0, len(r.trips), TRIP):
        if r.trips[at] == s.turn + 1:
            maybe_trip(s, r.trips[at + 1], r.trips[at + 2] == 1, r.trips[at + 3])
    action_round.play_turn(s)


def maybe_trip(s: Ship, member: i64, is_arrow: bool, half: i64) -> None:
    """Whoever meets the same half in the same turn trips again."""
    if s.plan[member * SLOTS + s.turn + 1] & UP == half and tripping.can_be_meant(s, member, is_arrow):
        tripping.correct(s, member, is_arrow)


def put_plan(s: Ship, plan: Cells, member: i64) -> None:
    """Give a member other cards."""
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        s.plan[slot] = plan[slot]


def adopt(r: Rehearsal, plan: Cells, member: i64, turn: i64) -> None:
    """Make a tried plan the rehearsed one."""
    resume = turn_to_resume(r, member, turn)
    for known in range(1, resume + 1):
        put_plan(r.before[known], plan, member)
    play_and_keep(r, resume)
