"""A flown mission on the workbench: other plans tried, one after another and in masses."""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import TableState, cells, draw_below
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.copying import copy_ship_over
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import SLOTS, TURNS, WON, Flight, Ship, with_plan
from orbita.games.space_alert.state import NO_CARD, card_value, flipped
from orbita.games.space_alert.tools.inquiry.held import Held, could_be_laid
from orbita.games.space_alert.tools.solver.rehearsal import (
    Rehearsal,
    adopt,
    play_on,
    put_plan,
    rehearse_with_trips,
    try_plan,
    turn_to_resume,
)
from orbita.games.space_alert.tools.solver.worth import value_of
from orbita.games.space_alert.vocabulary import NO_ACTION

LOST: Final = -1000  # in place of a score
MEMORY: Final = 400  # steps that the climb looks back


class Workbench:
    """The mission as it was flown, and room to try others."""

    rehearsal: Rehearsal
    held: Held
    plan: Cells  # as it was laid, by member * SLOTS + turn
    owners: Cells  # by slot: who laid the card there
    trial: Cells
    trial_owners: Cells
    resolved: i64 = 0  # missions so far
    pairs: i64 = 0  # tried so far

    # the climb
    climbing: Rehearsal
    dice: TableState
    now: Cells  # the plan it stands at
    now_owners: Cells
    value: i64 = 0
    best: Cells
    best_owners: Cells
    best_value: i64 = 0
    memory: Cells
    steps: i64 = 0


def set_up(rehearsal: Rehearsal, held: Held, plan: list[int], owners: list[int], seed: i64) -> Workbench:
    """Begin with the mission as it was flown."""
    w = Workbench()
    w.rehearsal = rehearsal
    w.held = held
    w.plan = cells(plan)
    w.owners = cells(owners)
    w.trial = w.plan[:]
    w.trial_owners = w.owners[:]
    w.dice = TableState()
    w.dice.rng = seed
    return w


def end_of(w: Workbench, plan: list[int]) -> Ship:
    """How the mission ends with another plan; the next trial uses the board again."""
    w.trial = cells(plan)
    return resolve_trial(w)


def resolve_trial(w: Workbench) -> Ship:
    """Resolve the plan that is tried, from the first turn that can know of it."""
    r = w.rehearsal
    resume = r.last
    for member in range(w.held.crew):
        first = first_difference(w.plan, w.trial, member)
        if first:
            resume = min(resume, turn_to_resume(r, member, first))
    s = r.trial
    copy_ship_over(r.before[resume], s)
    for member in range(w.held.crew):
        if first_difference(w.plan, w.trial, member):
            put_plan(s, w.trial, member)
    play_on(r, s)
    w.resolved += 1
    return s


def first_difference(one: Cells, other: Cells, member: i64) -> i64:
    """The first turn in which two plans differ for a member, 0 if none."""
    for turn in range(1, TURNS + 1):
        if one[member * SLOTS + turn] != other[member * SLOTS + turn]:
            return turn
    return 0


def score_of(s: Ship) -> i64:
    """The score, LOST where the ship is."""
    return scoring.score(s) if s.ending == WON else LOST


def is_held(w: Workbench, plan: list[int], owners: list[int]) -> bool:
    """Whether the crew could have laid this plan."""
    return could_be_laid(w.held, cells(plan), cells(owners))


def without_threats(flight: Flight, gone: list[int]) -> Flight:
    """The same mission in which some threats never come."""
    left = [threat for threat in range(flight.threats) if threat not in gone]
    other = with_plan(flight, list(flight.plan))
    other.threats = len(left)
    other.number = cells([flight.number[threat] for threat in left])
    other.card = cells([flight.card[threat] for threat in left])
    other.zone = cells([flight.zone[threat] for threat in left])
    return other


# Pairs of cards


def try_pairs(
    w: Workbench, slots: list[int], owners: list[int], cards: list[list[int]], number: int
) -> list[tuple[int, int, int, int, int]]:
    """Try the edit with this number together with each before it.

    An edit is a slot, who lays there, and the cards that bring the same half up. What saves is told as both
    numbers, both cards, and the score.
    """
    found: list[tuple[int, int, int, int, int]] = []
    for other in range(number):
        if slots[other] == slots[number]:
            continue
        if not lay_pair(w, slots, owners, cards, number, other):
            continue
        w.pairs += 1
        score = score_of(resolve_trial(w))
        if score != LOST:
            found.append((number, other, w.trial[slots[number]], w.trial[slots[other]], score))
    return found


def lay_pair(
    w: Workbench, slots: list[int], owners: list[int], cards: list[list[int]], number: int, other: int
) -> bool:
    """Lay the first two cards of these edits that were held; False if there are none."""
    w.trial = w.plan[:]
    w.trial_owners = w.owners[:]
    w.trial_owners[slots[number]] = owners[number]
    w.trial_owners[slots[other]] = owners[other]
    for mine in cards[number]:
        w.trial[slots[number]] = mine
        for theirs in cards[other]:
            w.trial[slots[other]] = theirs
            if could_be_laid(w.held, w.trial, w.trial_owners):
                return True
    return False


# The best plan


def begin_climb(w: Workbench) -> None:
    """Start from the plan that was flown."""
    flown = w.rehearsal
    w.climbing = rehearse_with_trips(flown.end.box, flown.mission, list(flown.trips))
    w.now = w.plan[:]
    w.now_owners = w.owners[:]
    w.trial = w.plan[:]
    w.trial_owners = w.owners[:]
    w.value = value_of(w.climbing.end)
    w.best = w.plan[:]
    w.best_owners = w.owners[:]
    w.best_value = w.value
    w.memory = cells([w.value] * MEMORY)
    w.steps = 0


def start_from(w: Workbench, plan: list[int], owners: list[int]) -> None:
    """Go on from another plan: one that saves the ship."""
    for member in range(w.held.crew):
        for turn in range(1, TURNS + 1):
            slot = member * SLOTS + turn
            w.trial[slot] = plan[slot]
            w.trial_owners[slot] = owners[slot]
        first = first_difference(w.now, w.trial, member)
        if first:
            keep(w, member, first, 0)
    w.value = value_of(w.climbing.end)
    note_best(w)
    w.memory = cells([w.value] * MEMORY)


def climb(w: Workbench, steps: i64) -> None:
    """Try so many changes; keep those no worse than the plan of some hundred steps ago."""
    for _step in range(steps):
        member = draw_below(w.dice, w.held.crew)
        change(w, member)
        first = first_difference(w.now, w.trial, member)
        if first == 0 or not could_be_laid(w.held, w.trial, w.trial_owners):
            take_back(w, member)
            continue
        value = value_of(try_plan(w.climbing, w.trial, member, first))
        w.resolved += 1
        at = w.steps % MEMORY
        w.steps += 1
        if value >= w.memory[at] or value >= w.value:
            keep(w, member, first, value)
            note_best(w)
        else:
            take_back(w, member)
        w.memory[at] = w.value


def change(w: Workbench, member: i64) -> None:
    """Flip a card, exchange two, lay another one, or move a stretch of the board by a turn."""
    kind = draw_below(w.dice, 8)
    first = member * SLOTS + 1
    last = member * SLOTS + w.rehearsal.mission.turns
    slot = first + draw_below(w.dice, last - first + 1)
    if kind == 0:
        w.trial[slot] = flipped(w.trial[slot])
    elif kind < 3:
        exchange(w, slot, first + draw_below(w.dice, last - first + 1))
    elif kind < 6:
        lay_any(w, member, slot)
    elif kind == 6:
        for at in range(last, slot, -1):
            exchange(w, at, at - 1)
        lay_any(w, member, slot)
    else:
        for at in range(slot, last):
            exchange(w, at, at + 1)
        lay_any(w, member, last)


def exchange(w: Workbench, slot: i64, other: i64) -> None:
    """Exchange two cards of a board, with who lays them."""
    card = w.trial[slot]
    owner = w.trial_owners[slot]
    w.trial[slot] = w.trial[other]
    w.trial_owners[slot] = w.trial_owners[other]
    w.trial[other] = card
    w.trial_owners[other] = owner


def lay_any(w: Workbench, member: i64, slot: i64) -> None:
    """Any card or none, either way up; now and then the member's heroic card; on an android by anybody."""
    box = w.rehearsal.end.box
    kind = draw_below(w.dice, 14)
    half = draw_below(w.dice, 2)
    if kind == 13:
        kind = w.held.heroic[member]
    if kind == 12 or kind == NO_CARD:
        w.trial[slot] = NO_ACTION
        return
    w.trial[slot] = card_value(box, kind, half)
    if w.held.seats == 1 or member >= w.held.seats:
        w.trial_owners[slot] = draw_below(w.dice, w.held.seats)


def keep(w: Workbench, member: i64, first: i64, value: i64) -> None:
    """Go on from the changed plan."""
    adopt(w.climbing, w.trial, member, first)
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        w.now[slot] = w.trial[slot]
        w.now_owners[slot] = w.trial_owners[slot]
    w.value = value


def note_best(w: Workbench) -> None:
    """Remember the best plan so far."""
    if w.value > w.best_value:
        w.best_value = w.value
        w.best = w.now[:]
        w.best_owners = w.now_owners[:]


def take_back(w: Workbench, member: i64) -> None:
    """Forget the change."""
    for slot in range(member * SLOTS, (member + 1) * SLOTS):
        w.trial[slot] = w.now[slot]
        w.trial_owners[slot] = w.now_owners[slot]


def best_plan(w: Workbench) -> tuple[list[int], list[int]]:
    """The best plan so far, and who lays its cards."""
    return list(w.best), list(w.best_owners)
