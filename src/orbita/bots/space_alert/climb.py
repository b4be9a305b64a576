"""The greedy planner: fills boards by climbing on the resolver.

It knows a mission's threats, trajectories and damage; it changes one member's cards at a time and keeps a
change that is no worse than the plan of some hundred steps ago (late acceptance), as long as there are
cards for it.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import TableState, cells, draw_below, zeros
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.ship import SLOTS, TURNS, UP, Box, Flight
from orbita.games.space_alert.tools.solver.card_supply import (
    ALL_HEROIC,
    can_deal,
    fits,
    has_one_heroic,
    supply_of,
)
from orbita.games.space_alert.tools.solver.rehearsal import Rehearsal, adopt, rehearse, try_plan
from orbita.games.space_alert.tools.solver.worth import value_of
from orbita.games.space_alert.vocabulary import ACTIONS, GO_LIFT, HEROIC_A, NO_ACTION

MEMORY: Final = 400  # steps that acceptance looks back
CARDS: Final = GO_LIFT + 1  # what a slot may hold: the seven ordinary halves, or nothing
PHASES: Final = 3
HEROIC_SHARE: Final = 12  # of so many new cards one is heroic


class Planner:
    """A climb in progress."""

    dice: TableState
    rehearsals: list[Rehearsal]  # of the plan as it is now, in every version of the mission
    hands: list[Cells]  # by version: how often a half can be laid, see `hand_place`
    crew: i64 = 0
    plan: Cells  # as it is now
    free: Cells  # by member * SLOTS + turn: 1 where cards may be changed
    supply: Cells  # cards for the free slots, see `cards`
    heroic: Cells  # by member: bit per heroic card they may hold
    used: Cells  # room to count halves in
    value: i64 = 0
    best: i64 = 0
    best_plan: Cells
    trial: Cells
    row: Cells  # room for one member's cards without those that fail
    memory: Cells
    steps: i64 = 0


def new_planner(
    box: Box,
    missions: list[Flight],
    hands: list[Cells],
    free: list[int],
    heroic: list[int],
    seed: i64,
) -> Planner:
    """Begin with the plan of the first version of the mission; `hands` says what can be laid in each."""
    plan = missions[0].plan[:]
    p = Planner()
    p.dice = TableState()
    p.dice.rng = seed
    p.crew = missions[0].crew
    p.hands = hands
    p.plan = plan[:]
    p.free = cells(free)
    p.supply = supply_of(box, box.card_copies)
    p.heroic = cells(heroic)
    p.used = zeros(CARDS)
    p.row = plan[:]
    p.trial = plan[:]
    p.rehearsals = []
    p.value = 0
    for version in range(len(missions)):
        for member in range(p.crew):
            fill_row(p, box, version, member)
        missions[version].plan = p.row[:]
        rehearsal = rehearse(box, missions[version])
        p.rehearsals.append(rehearsal)
        p.value += value_of(rehearsal.end)
    p.value = p.value // len(missions)
    p.best = p.value
    p.best_plan = plan[:]
    p.memory = zeros(MEMORY)
    for at in range(MEMORY):
        p.memory[at] = p.value
    return p


def climb(p: Planner, steps: i64) -> None:
    """Try so many changes."""
    for _step in range(steps):
        member = draw_below(p.dice, p.crew)
        first = change(p, member)
        if first == 0:
            take_back(p, member)
            continue
        value = value_of_trial(p, member, first)
        at = p.steps % MEMORY
        p.steps += 1
        if (value >= p.memory[at] or value >= p.value) and has_cards(p):
            keep(p, member, first, value)
        else:
            take_back(p, member)
        p.memory[at] = p.value


def value_of_trial(p: Planner, member: i64, first: i64) -> i64:
    """The worth of the plan that is tried, on average over the versions of the mission."""
    value: i64 = 0
    for version in range(len(p.rehearsals)):
        fill_row(p, p.rehearsals[version].end.box, version, member)
        value += value_of(try_plan(p.rehearsals[version], p.row, member, first))
    return value // len(p.rehearsals)


def fill_row(p: Planner, box: Box, version: i64, member: i64) -> None:
    """A member's cards as far as the hand of a version allows; what it lacks is not laid."""
    hand = p.hands[version]
    phase: i64 = -1
    for turn in range(1, TURNS + 1):
        if box.phase_of_turn[turn] != phase:
            phase = box.phase_of_turn[turn]
            for half in range(CARDS):
                p.used[half] = 0
        slot = member * SLOTS + turn
        half = p.trial[slot] & UP
        if 0 < half <= GO_LIFT:
            p.used[half] += 1
        lacks = 0 < half <= GO_LIFT and p.used[half] > hand[hand_place(member, phase, half)]
        p.row[slot] = NO_ACTION if lacks else p.trial[slot]


def hand_place(member: i64, phase: i64, half: i64) -> i64:
    """Where a hand has the number of an ordinary half, of a member in a phase (from 0)."""
    return (member * PHASES + phase) * CARDS + half


def change(p: Planner, member: i64) -> i64:
    """Change some of a member's cards; tell the first turn that differs, 0 if none does or may."""
    kind = draw_below(p.dice, 8)
    first = member * SLOTS + 1
    last = member * SLOTS + TURNS
    slot = first + draw_below(p.dice, TURNS)
    if not p.free[slot]:
        return 0
    if kind < 4:
        p.trial[slot] = card(p, member)
    elif kind < 6:
        other = first + draw_below(p.dice, TURNS)
        here = p.trial[slot]
        p.trial[slot] = p.trial[other]
        p.trial[other] = here
    elif kind == 6:
        for at in range(last, slot, -1):
            p.trial[at] = p.trial[at - 1]
        p.trial[slot] = card(p, member)
    else:
        for at in range(slot, last):
            p.trial[at] = p.trial[at + 1]
        p.trial[last] = card(p, member)
    return first_difference(p, member)


def first_difference(p: Planner, member: i64) -> i64:
    """The first turn with another card, after what may not change was put back; 0 if there is none."""
    found: i64 = 0
    for turn in range(TURNS, 0, -1):
        slot = member * SLOTS + turn
        if not p.free[slot]:
            p.trial[slot] = p.plan[slot]
        elif p.trial[slot] != p.plan[slot]:
            found = turn
    return found if has_one_heroic(p.trial, p.free, member) else 0


def card(p: Planner, member: i64) -> i64:
    """An ordinary half or nothing; now and then a heroic half, for members who may have a heroic card."""
    if p.heroic[member] and draw_below(p.dice, HEROIC_SHARE) == 0:
        return HEROIC_A + draw_below(p.dice, ACTIONS - HEROIC_A)
    return draw_below(p.dice, CARDS)


def has_cards(p: Planner) -> bool:
    """Whether the plan that is tried can be laid."""
    return fits(p.supply, p.trial, p.free, p.used) and can_deal(
        p.rehearsals[0].end.box, p.trial, p.free, p.heroic, 0, ALL_HEROIC
    )


def keep(p: Planner, member: i64, first: i64, value: i64) -> None:
    """Go on from the changed plan."""
    for version in range(len(p.rehearsals)):
        fill_row(p, p.rehearsals[version].end.box, version, member)
        adopt(p.rehearsals[version], p.row, member, first)
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        p.plan[slot] = p.trial[slot]
    p.value = value
    if value > p.best:
        p.best = value
        p.best_plan = p.trial[:]


def take_back(p: Planner, member: i64) -> None:
    """Forget the change."""
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        p.trial[slot] = p.plan[slot]
