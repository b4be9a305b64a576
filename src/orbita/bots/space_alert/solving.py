"""Planning a whole mission in a given time: climbs that start afresh when they get nowhere."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from orbita.bots.space_alert.climb import CARDS, PHASES, climb, new_planner
from orbita.core.chance import MASK62, cells
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import SLOTS, Box, Flight, with_plan
from orbita.games.space_alert.tools.solver.worth import LOST, POINT, SURVIVED, value_of
from orbita.games.space_alert.vocabulary import NO_ACTION

PLENTY: Final = 99  # of every half
STEPS: Final = 1000  # between two looks at the clock
PATIENCE: Final = 120_000  # steps without a better plan, then another climb begins
SEED_STEP: Final = 0x9E3779B97F4A7C1


@dataclass(frozen=True)
class Solution:
    """The best plan so far: cards by member * SLOTS + turn, its score (None: the ship is lost)."""

    plan: tuple[int, ...]
    score: int | None
    value: int
    steps: int


def improve(
    box: Box, mission: Flight, seed: int, is_time_up: Callable[[], bool], heroic: tuple[int, ...]
) -> Iterator[Solution]:
    """Yield every plan that is better than all before it, until the time is up.

    `heroic` has by member a bit for each heroic card they may hold.
    """
    free, hands = free_slots(mission), cells([PLENTY] * (mission.crew * PHASES * CARDS))
    best = -1
    steps = 0
    while True:
        seed = (seed + SEED_STEP) & MASK62
        planner = new_planner(box, [empty_plan(mission)], [hands], free, list(heroic), seed)
        since = 0
        while since < PATIENCE:
            before = planner.best
            climb(planner, STEPS)
            steps += STEPS
            since = 0 if planner.best > before else since + STEPS
            if planner.best > best:
                best = planner.best
                score = score_of(best)
                yield Solution(tuple(planner.best_plans[0]), score, best, steps)
            if is_time_up():
                return


def tidied(box: Box, mission: Flight, solution: Solution) -> Solution:
    """The same plan without cards that do nothing for it."""
    plan, value = list(solution.plan), solution.value
    for slot, half in enumerate(plan):
        if half != NO_ACTION:
            plan[slot] = NO_ACTION
            ship = action_setup.board(box, with_plan(mission, plan))
            action_round.play_on(ship)
            if value_of(ship) < value:
                plan[slot] = half
    return Solution(tuple(plan), solution.score, value, solution.steps)


def free_slots(mission: Flight) -> list[int]:
    """Every turn of every member may be planned."""
    return [int(1 <= slot % SLOTS <= mission.turns) for slot in range(mission.crew * SLOTS)]


def score_of(value: int) -> int | None:
    """The score behind a planner's value; lost missions have none."""
    return (value - SURVIVED) // POINT if value > LOST else None


def empty_plan(mission: Flight) -> Flight:
    """The same mission with nothing planned."""
    return with_plan(mission, [NO_ACTION] * (mission.crew * SLOTS))
