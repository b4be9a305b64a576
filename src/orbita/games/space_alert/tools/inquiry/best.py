"""The best plan that could have been laid: a climb over the cards that were held."""

from collections.abc import Sequence
from typing import Final

from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.tools.inquiry.changes import Budget, Trial, lies_otherwise, used_slots
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.workbench import (
    Workbench,
    begin_climb,
    best_plan,
    climb,
    end_of,
    is_held,
    score_of,
    start_from,
)
from orbita.games.space_alert.tools.solver.worth import LOST, value_of

BATCH: Final = 500  # steps between two looks at the budget
SAVED: Final = LOST  # more than any lost mission is worth


def best_found(h: History, w: Workbench, starts: Sequence[Trial], budget: Budget) -> Trial:
    """Climb from the plan that was flown, or from the best that is known to save the ship; then tidy up."""
    begin_climb(w)
    if starts:
        start = max(starts, key=lambda trial: trial.score)
        start_from(w, list(start.plan), list(start.owners))
    while not budget.is_spent():
        climb(w, BATCH)
    plan, owners = best_plan(w)
    tidy(h, w, plan, owners)
    ship = end_of(w, plan)
    return Trial("two", (), tuple(plan), tuple(owners), score_of(ship), value_of(ship))


def tidy(h: History, w: Workbench, plan: list[int], owners: list[int]) -> None:
    """Put back every card that does as well where it lay."""
    least = value_of(end_of(w, plan))
    for slot in used_slots(h):
        put_back(h, w, plan, owners, [slot], least)


def fewest_changes(h: History, w: Workbench, saving: Trial) -> Trial:
    """As much as possible lies as it did, as long as the ship comes home: whole phases first, then cards."""
    plan, owners = list(saving.plan), list(saving.owners)
    stretches: dict[tuple[int, int], list[int]] = {}
    for slot in used_slots(h):
        stretches.setdefault((slot // SLOTS, h.box.phase_of_turn[slot % SLOTS]), []).append(slot)
    singles = [[slot] for slot in used_slots(h)]
    pairs = [
        [first, second]
        for slots in stretches.values()
        for place, first in enumerate(slots)
        for second in slots[place + 1 :]
    ]
    for slots in (*stretches.values(), *singles, *pairs, *singles):
        put_back(h, w, plan, owners, slots, SAVED)
    return Trial("two", (), tuple(plan), tuple(owners), score_of(end_of(w, plan)))


def put_back(
    h: History, w: Workbench, plan: list[int], owners: list[int], slots: Sequence[int], least: int
) -> None:
    """Lay some slots as they were, if the plan can still be laid and is still worth enough."""
    if not any(lies_otherwise(h, plan, owners, slot) for slot in slots):
        return
    kept = [(plan[slot], owners[slot]) for slot in slots]
    for slot in slots:
        plan[slot], owners[slot] = h.plan[slot], h.owners[slot]
    if not is_held(w, plan, owners) or value_of(end_of(w, plan)) < least:
        for slot, (card, owner) in zip(slots, kept, strict=True):
            plan[slot], owners[slot] = card, owner
