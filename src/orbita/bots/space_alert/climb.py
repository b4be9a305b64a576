"""The greedy planner: fills boards by climbing on the resolver.

It knows a mission's threats, trajectories and damage, or several versions of them; it changes one member's
cards at a time and keeps a change that is no worse than the plan of some hundred steps ago (late acceptance),
as long as there are cards for it. What is laid now is common to all versions; what is laid later may be left
to each, for by then the crew will know which of them has come true.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import TableState, cells, count_bits, draw_below, zeros
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
from orbita.games.space_alert.tools.solver.worth import LOST, SURVIVED, value_of
from orbita.games.space_alert.vocabulary import ACTIONS, GO_LIFT, HEROIC_A, NO_ACTION

MEMORY: Final = 400  # steps that acceptance looks back
CARDS: Final = GO_LIFT + 1  # what a slot may hold: the seven ordinary halves, or nothing
PHASES: Final = 3
HEROIC_SHARE: Final = 12  # of so many new cards one is heroic
MOST: Final = SURVIVED + 800  # more than surviving with any score is worth
VAIN: Final = 20  # changes for each step, most of which there are no cards for


class Planner:
    """A climb in progress."""

    dice: TableState
    rehearsals: list[Rehearsal]  # of the plan as it is now, in every version of the mission
    hands: list[Cells]  # by version: how often a half can be laid, see `hand_place`
    crew: i64 = 0
    plans: list[Cells]  # by version, as they are now; alike where slots are common
    trials: list[Cells]  # what is tried
    best_plans: list[Cells]
    free: Cells  # by member * SLOTS + turn: 1 where cards may be changed
    later: Cells  # by slot: 1 where each version has cards of its own
    places: Cells  # the slots that are free
    supplies: list[Cells]  # by holder of cards: what there is to lay, see `card_supply`
    counted: list[Cells]  # by holder: 1 for the free slots its cards are laid on
    holder: Cells  # by member: whose cards lie on its board
    heroic: Cells  # by member: bit per heroic card they may hold
    used: Cells  # room to count halves in
    care: i64 = 0  # what a phase with the computer awake is worth besides what comes of it
    values: Cells  # by version
    tried: Cells
    value: i64 = 0  # on average
    best: i64 = 0
    lost: i64 = 0  # versions that the best plans lose
    row: Cells  # room for one member's cards without those that fail
    memory: Cells
    steps: i64 = 0
    resolved: i64 = 0  # plans of single versions


def new_planner(
    box: Box,
    missions: list[Flight],
    hands: list[Cells],
    free: list[int],
    heroic: list[int],
    seed: i64,
) -> Planner:
    """Begin with the plans of the versions of the mission; `hands` says what can be laid in each."""
    p = Planner()
    p.dice = TableState()
    p.dice.rng = seed
    p.crew = missions[0].crew
    p.hands = hands
    p.plans = [mission.plan[:] for mission in missions]
    p.trials = [mission.plan[:] for mission in missions]
    p.best_plans = [mission.plan[:] for mission in missions]
    p.free = cells(free)
    p.later = zeros(len(free))
    p.places = cells([slot for slot in range(len(free)) if free[slot] and 1 <= slot % SLOTS <= TURNS])
    p.supplies = [supply_of(box, box.card_copies)]
    p.counted = [p.free]
    p.holder = zeros(p.crew)
    p.heroic = cells(heroic)
    p.used = zeros(CARDS)
    p.row = missions[0].plan[:]
    p.values = zeros(len(missions))
    p.tried = zeros(len(missions))
    p.rehearsals = []
    for version in range(len(missions)):
        for member in range(p.crew):
            fill_row(p, box, version, member)
        missions[version].plan = p.row[:]
        p.rehearsals.append(rehearse(box, missions[version]))
    p.memory = zeros(MEMORY)
    take_care(p, 0)
    return p


def hold_cards(p: Planner, box: Box, copies: list[Cells], counted: list[Cells], holder: list[int]) -> None:
    """Let members lay the cards of holders only, counted by kind, on the slots that are counted for each."""
    p.supplies = [supply_of(box, cards) for cards in copies]
    p.counted = counted
    p.holder = cells(holder)


def leave_for_later(p: Planner, slots: list[int]) -> None:
    """Let each version have cards of its own on these slots."""
    for slot in slots:
        p.later[slot] = 1


def take_care(p: Planner, care: i64) -> None:
    """From now on a phase with the computer awake is worth so much, whatever comes of it."""
    p.care = care
    for version in range(len(p.rehearsals)):
        end = p.rehearsals[version].end
        p.values[version] = value_of(end) + care * count_bits(end.maintained)
    p.value = mean(p.values)
    p.best = p.value
    p.lost = lost_among(p.values)
    for at in range(MEMORY):
        p.memory[at] = p.value


def mean(values: Cells) -> i64:
    """The worth of a plan on average over the versions of the mission."""
    total: i64 = 0
    for at in range(len(values)):
        total += values[at]
    return total // len(values)


def lost_among(values: Cells) -> i64:
    """How many versions of the mission are lost."""
    lost: i64 = 0
    for at in range(len(values)):
        if values[at] <= LOST:
            lost += 1
    return lost


def climb(p: Planner, steps: i64) -> None:
    """Resolve so many changes."""
    if len(p.places) == 0:
        return
    last = p.steps + steps
    changes: i64 = 0
    while p.steps < last and changes < VAIN * steps:
        changes += 1
        slot = p.places[draw_below(p.dice, len(p.places))]
        # Of a later card one version decides, of any other all of them.
        version = draw_below(p.dice, len(p.plans)) if p.later[slot] else -1
        step(p, slot // SLOTS, slot, version)


def step(p: Planner, member: i64, slot: i64, version: i64) -> None:
    """Try a change of a member's cards in one version, or in all (-1)."""
    change(p, member, slot, max(version, 0))
    if version < 0:
        copy_common(p, member)
    first = first_difference(p, member, max(version, 0))
    if first == 0 or not has_cards(p, member, version):
        take_back(p, member, version)
        return
    at = p.steps % MEMORY
    p.steps += 1
    needed = min(p.memory[at], p.value)
    value = value_of_trial(p, member, first, version, needed)
    if value >= needed and has_heroic_cards(p, version):
        keep(p, member, first, value, version)
    else:
        take_back(p, member, version)
    p.memory[at] = p.value


def value_of_trial(p: Planner, member: i64, first: i64, version: i64, needed: i64) -> i64:
    """The worth of the plan that is tried, on average over the versions; or less than it needs to be kept.

    Versions that are lost come first: what those that survive can add is little, so they need not be asked.
    """
    hoped: i64 = 0
    for at in range(len(p.rehearsals)):
        p.tried[at] = p.values[at]
        hoped += max(p.values[at], MOST) if version < 0 or at == version else p.values[at]
    for survived in range(2):
        for at in range(len(p.rehearsals)):
            if (version >= 0 and at != version) or (p.values[at] >= SURVIVED) != (survived == 1):
                continue
            if hoped < needed * len(p.rehearsals):
                return needed - 1
            fill_row(p, p.rehearsals[at].end.box, at, member)
            ship = try_plan(p.rehearsals[at], p.row, member, first)
            p.resolved += 1
            p.tried[at] = value_of(ship) + p.care * count_bits(ship.maintained)
            hoped += p.tried[at] - max(p.values[at], MOST)
    return mean(p.tried)


def fill_row(p: Planner, box: Box, version: i64, member: i64) -> None:
    """A member's cards as far as the hand of a version allows; what it lacks is not laid."""
    hand = p.hands[version]
    trial = p.trials[version]
    phase: i64 = -1
    for turn in range(1, TURNS + 1):
        if box.phase_of_turn[turn] != phase:
            phase = box.phase_of_turn[turn]
            for half in range(CARDS):
                p.used[half] = 0
        slot = member * SLOTS + turn
        half = trial[slot] & UP
        if 0 < half <= GO_LIFT:
            p.used[half] += 1
        lacks = 0 < half <= GO_LIFT and p.used[half] > hand[hand_place(member, phase, half)]
        p.row[slot] = NO_ACTION if lacks else trial[slot]


def hand_place(member: i64, phase: i64, half: i64) -> i64:
    """Where a hand has the number of an ordinary half, of a member in a phase (from 0)."""
    return (member * PHASES + phase) * CARDS + half


def change(p: Planner, member: i64, slot: i64, version: i64) -> None:
    """Change some of a member's cards, all of them common or all of them later ones."""
    trial = p.trials[version]
    kind = draw_below(p.dice, 8)
    first = slot
    while first % SLOTS > 1 and is_alike(p, first - 1, slot):
        first -= 1
    last = slot
    while last % SLOTS < TURNS and is_alike(p, last + 1, slot):
        last += 1
    if kind < 4:
        trial[slot] = card(p, member)
    elif kind < 6:
        other = first + draw_below(p.dice, last - first + 1)
        here = trial[slot]
        trial[slot] = trial[other]
        trial[other] = here
    elif kind == 6:
        for at in range(last, slot, -1):
            trial[at] = trial[at - 1]
        trial[slot] = card(p, member)
    else:
        for at in range(slot, last):
            trial[at] = trial[at + 1]
        trial[last] = card(p, member)


def is_alike(p: Planner, slot: i64, other: i64) -> bool:
    """Whether a slot is free as well, and common or left for later like another."""
    return p.free[slot] == 1 and p.later[slot] == p.later[other]


def copy_common(p: Planner, member: i64) -> None:
    """What the first version tries on common slots, all try."""
    for version in range(1, len(p.trials)):
        for slot in range(member * SLOTS, (member + 1) * SLOTS):
            if not p.later[slot]:
                p.trials[version][slot] = p.trials[0][slot]


def first_difference(p: Planner, member: i64, version: i64) -> i64:
    """The first turn with another card than now, 0 if there is none."""
    for slot in range(member * SLOTS + 1, member * SLOTS + TURNS + 1):
        if p.trials[version][slot] != p.plans[version][slot]:
            return slot - member * SLOTS
    return 0


def card(p: Planner, member: i64) -> i64:
    """An ordinary half or nothing; now and then a heroic half, for members who may have a heroic card."""
    if p.heroic[member] and draw_below(p.dice, HEROIC_SHARE) == 0:
        return HEROIC_A + draw_below(p.dice, ACTIONS - HEROIC_A)
    return draw_below(p.dice, CARDS)


def has_cards(p: Planner, member: i64, version: i64) -> bool:
    """Whether the plan that is tried, with other cards of one member, can be laid, but for heroic cards."""
    if p.heroic[member]:
        for at in range(len(p.trials)):
            if (version < 0 or at == version) and not has_one_heroic(p.trials[at], p.free, member):
                return False
    holder = p.holder[member]
    return fits(p.supplies[holder], p.trials[max(version, 0)], p.counted[holder], p.used)


def has_heroic_cards(p: Planner, version: i64) -> bool:
    """Whether there is a heroic card for each heroic half that is tried."""
    box = p.rehearsals[0].end.box
    for at in range(len(p.trials)):
        if (version < 0 or at == version) and not can_deal(
            box, p.trials[at], p.free, p.heroic, 0, ALL_HEROIC
        ):
            return False
    return True


def keep(p: Planner, member: i64, first: i64, value: i64, version: i64) -> None:
    """Go on from the changed plan."""
    for at in range(len(p.plans)):
        if version < 0 or at == version:
            fill_row(p, p.rehearsals[at].end.box, at, member)
            adopt(p.rehearsals[at], p.row, member, first)
            for slot in range(member * SLOTS, (member + 1) * SLOTS):
                p.plans[at][slot] = p.trials[at][slot]
            p.values[at] = p.tried[at]
    p.value = value
    if value > p.best:
        p.best = value
        p.lost = lost_among(p.values)
        for at in range(len(p.plans)):
            copy_plan(p.plans[at], p.best_plans[at])


def copy_plan(source: Cells, target: Cells) -> None:
    """Make a plan like another."""
    for slot in range(len(source)):
        target[slot] = source[slot]


def take_back(p: Planner, member: i64, version: i64) -> None:
    """Forget the change."""
    for at in range(len(p.plans)):
        if version < 0 or at == version:
            for slot in range(member * SLOTS, (member + 1) * SLOTS):
                p.trials[at][slot] = p.plans[at][slot]
