"""The greedy planner: fills the boards of a whole crew by climbing on the resolver.

It knows the threats, the trajectories and the damage to come; it changes one member's cards at a time and
keeps a change that is no worse than the plan of some hundred steps ago (late acceptance).
"""

from typing import Final

from orbita.core.chance import TableState, draw_below, zeros
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.rehearsal import Rehearsal, adopt, rehearse, try_plan
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import SLOTS, TURNS, WON, Box, Mission, Ship
from orbita.games.space_alert.vocabulary import (
    ACTION_A,
    ACTION_B,
    ACTION_BOTS,
    ACTION_C,
    ACTIVE,
    DESTROYED,
    GO_LIFT,
    NO_ACTION,
)

MEMORY: Final = 400  # steps that acceptance looks back
SURVIVED: Final = 10_000  # what survival is worth, whatever the score
LOST: Final = 8000  # more than any lost mission is worth, less than any survival
POINT: Final = 10
CARDS: Final = 8  # what a slot may hold: the seven ordinary halves, or nothing


class Planner:
    """A climb in progress."""

    dice: TableState
    rehearsal: Rehearsal
    mission: Mission  # with the plan as it is now
    value: i64 = 0
    best: i64 = 0
    best_plan: Cells
    trial: Cells
    memory: Cells
    steps: i64 = 0


def new_planner(box: Box, mission: Mission, seed: i64) -> Planner:
    """Begin with the mission's own plan."""
    p = Planner()
    p.dice = TableState()
    p.dice.rng = seed
    p.mission = mission
    p.rehearsal = rehearse(box, mission)
    p.value = value_of(p.rehearsal.end)
    p.best = p.value
    p.best_plan = mission.plan[:]
    p.trial = mission.plan[:]
    p.memory = zeros(MEMORY)
    for at in range(MEMORY):
        p.memory[at] = p.value
    return p


def value_of(s: Ship) -> i64:
    """A surviving plan by its score; a lost one by how long it lasted and by signs of getting better."""
    if s.ending == WON:
        return SURVIVED + POINT * scoring.score(s)
    return 400 * s.turn + promise(s) - 2 * POINT * scoring.damage_penalty(s)


def promise(s: Ship) -> i64:
    """Damage done to threats, most of all to the one that destroyed the ship, and squads at hand."""
    worth: i64 = 0
    for threat in range(s.threats):
        done = s.box.hit_points[s.mission.card[threat]] - max(s.hit_points[threat], 0)
        worth += POINT * done
        if s.status[threat] == DESTROYED:
            worth += 3 * POINT
        elif threat == s.culprit:
            worth += 4 * POINT * done
    for member in range(s.crew):
        if s.bots[member] == ACTIVE:
            worth += 3 * POINT
    return worth


def climb(p: Planner, steps: i64) -> None:
    """Try so many changes."""
    for _step in range(steps):
        member = draw_below(p.dice, p.mission.crew)
        first = change(p, member)
        if first == 0:
            continue
        s = try_plan(p.rehearsal, p.trial, member, first)
        value = value_of(s)
        at = p.steps % MEMORY
        p.steps += 1
        if (value >= p.memory[at] or value >= p.value) and fits_the_box(p.trial, p.mission.crew):
            keep(p, member, first, value)
        else:
            take_back(p, member)
        p.memory[at] = p.value


def change(p: Planner, member: i64) -> i64:
    """Change some of a member's cards; tell the first turn that differs, 0 if none does."""
    kind = draw_below(p.dice, 8)
    first = member * SLOTS + 1
    last = member * SLOTS + TURNS
    slot = first + draw_below(p.dice, TURNS)
    if kind < 4:
        p.trial[slot] = card(draw_below(p.dice, CARDS))
    elif kind < 6:
        other = first + draw_below(p.dice, TURNS)
        here = p.trial[slot]
        p.trial[slot] = p.trial[other]
        p.trial[other] = here
    elif kind == 6:
        for at in range(last, slot, -1):
            p.trial[at] = p.trial[at - 1]
        p.trial[slot] = card(draw_below(p.dice, CARDS))
    else:
        for at in range(slot, last):
            p.trial[at] = p.trial[at + 1]
        p.trial[last] = card(draw_below(p.dice, CARDS))
    for at in range(first, last + 1):
        if p.trial[at] != p.mission.plan[at]:
            return at - member * SLOTS
    return 0


def card(number: i64) -> i64:
    """One of the ordinary halves, or nothing."""
    return number if ACTION_A <= number <= GO_LIFT else NO_ACTION


def fits_the_box(plan: Cells, crew: i64) -> bool:
    """No half is used more often than the box has it."""
    count_a: i64 = 0
    count_b: i64 = 0
    count_c: i64 = 0
    count_bots: i64 = 0
    for slot in range(crew * SLOTS):
        action = plan[slot]
        if action == ACTION_A:
            count_a += 1
        elif action == ACTION_B:
            count_b += 1
        elif action == ACTION_C:
            count_c += 1
        elif action == ACTION_BOTS:
            count_bots += 1
    return count_a <= 30 and count_b <= 24 and count_c <= 21 and count_bots <= 15


def keep(p: Planner, member: i64, first: i64, value: i64) -> None:
    """Go on from the changed plan."""
    adopt(p.rehearsal, p.trial, member, first)
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        p.mission.plan[slot] = p.trial[slot]
    p.value = value
    if value > p.best:
        p.best = value
        p.best_plan = p.trial[:]


def take_back(p: Planner, member: i64) -> None:
    """Forget the change."""
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        p.trial[slot] = p.mission.plan[slot]
