"""The greedy planner: scores every legal move by what it gains, journeys by the best landing in reach."""

# Compiled: see setup.py.

from typing import Final

from orbita.bots.voyager import worth
from orbita.bots.voyager.journey import (
    SURVIVAL,
    Plan,
    chance_to_land,
    journey_worth,
    landing_cost,
    make_plan,
    postponed_levels,
)
from orbita.bots.voyager.rolls import best_raise, takeover_gain
from orbita.bots.voyager.worth import COIN
from orbita.core.chance import cells
from orbita.core.flat import Cells, i64
from orbita.games.voyager.copying import copy
from orbita.games.voyager.moves import (
    BUILD_BASE,
    BUILD_HOTEL,
    DESTROY,
    DISCARD,
    END_TURN,
    LAND_ON,
    RESEARCH,
    RETURN_MISSION,
    TAKE_OVER,
)
from orbita.games.voyager.rules import belt, turn
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    DEFEND,
    KEEP,
    NOBODY,
    RAISE,
    TIDY,
    State,
    is_foreign,
    perk,
)
from orbita.games.voyager.vocabulary import (
    BELT_SAFETY,
    FREE_LANDING,
    LANDING_BONUS,
    SURE_LANDING,
    VISIT_WITHOUT_ROLL,
)

LAST_TURN: Final = 500  # what somebody may still gain in the last turn, with luck
LOW: Final = -1_000_000_000


def table_worth(s: State, seat: i64, plan: Plan) -> i64:
    """Everything a seat has, everything it hopes for, and the actions it can still spend."""
    left = plan.left
    total = worth.POINT * s.points[seat] + worth.coins_worth(s, seat, left)
    total += worth.hand_worth(s, seat, left) + worth.achievements_worth(s, seat)
    total += worth.buildings_worth(s, seat, left, plan.exploration)
    total += worth.levels_worth(s, seat, left, plan.exploration)
    total += worth.missions_worth(s, seat, left)
    if left > 0 or s.actions_left > 0:
        total += postponed_levels(s, seat, plan)
    return total + journey_worth(s, seat, plan) + plan.action * s.actions_left


def best_move(s: State, seat: i64, listed: list[int]) -> i64:
    """The move a greedy player makes."""
    moves = cells(listed)
    stage = s.stage
    if stage == ACT:
        return best_action(s, seat, moves)
    if stage == RAISE or stage == ATTACK or stage == DEFEND:
        return best_raise(s, seat)
    if stage == TIDY:
        return cheapest_card(s, moves)
    if stage == KEEP:
        return worst_mission(s, seat, moves)
    return moves[0]


def best_action(s: State, seat: i64, moves: Cells) -> i64:
    """In the middle of a turn: whatever leaves the table most valuable."""
    plan = make_plan(s, seat)
    best = moves[len(moves) - 1]
    best_score: i64 = LOW
    for move in moves:
        score = score_of(s, seat, plan, move)
        if score > best_score:
            best, best_score = move, score
    return best


def score_of(s: State, seat: i64, plan: Plan, move: i64) -> i64:
    """Moves without chance are tried out; those with chance are reckoned."""
    if move == END_TURN:
        return table_worth(s, seat, plan) - plan.action * s.actions_left - crash_cost(s, seat, plan)
    if move == RESEARCH:
        gain = worth.research_worth(s, seat) if plan.left > 0 else last_research(s, seat)
        return after_action(s, seat, plan) + gain
    if move == TAKE_OVER:
        return after_action(s, seat, plan) + takeover_gain(s, seat, plan)
    if LAND_ON <= move < LAND_ON + s.box.bodies:
        return landing_score(s, seat, plan, move - LAND_ON)
    tried = copy(s)
    tried.rng = 1
    turn.apply(tried, seat, move)
    if move == BUILD_HOTEL or move == BUILD_BASE:  # the stars of this body are lost to its owner
        changed = make_plan(tried, seat)
        changed.action, changed.left = plan.action, plan.left
        return table_worth(tried, seat, changed)
    if move == DESTROY:
        return table_worth(tried, seat, plan) - 1  # never for nothing
    return table_worth(tried, seat, plan) - haste(tried, seat, s.last)


def haste(s: State, seat: i64, last: i64) -> i64:
    """Reaching the goal gives all who play earlier in the round one more turn: bad with a short lead."""
    if last != NOBODY or s.last != seat:
        return 0
    own = final_worth(s, seat)
    short: i64 = 0
    for other in range(s.seats):
        if (other - s.first) % s.seats < (seat - s.first) % s.seats:
            short = max(short, final_worth(s, other) + LAST_TURN - own)
    return short


def final_worth(s: State, seat: i64) -> i64:
    """The points of a seat, achievements included."""
    return worth.POINT * s.points[seat] + worth.achievements_worth(s, seat)


def after_action(s: State, seat: i64, plan: Plan) -> i64:
    """The table with one action less."""
    tried = copy(s)
    tried.actions_left -= 1
    return table_worth(tried, seat, plan)


def last_research(s: State, seat: i64) -> i64:
    """In the last turn only points that can be played at once count."""
    return worth.research_worth(s, seat) // 3


def crash_cost(s: State, seat: i64, plan: Plan) -> i64:
    """Ending the turn in the belt may cost the rocket, which is worth its price."""
    if s.helps[BELT_SAFETY] > 0 or belt.danger(s) == 0 or plan.left == 0:
        return 0
    return (100 - SURVIVAL) * (2 * plan.action + COIN * 2) // 100


def landing_score(s: State, seat: i64, plan: Plan, body: i64) -> i64:
    """Landed or not, each with its chance; cards may help a little."""
    tried = copy(s)
    tried.rng = 1
    is_sure = s.helps[SURE_LANDING] > 0 or (
        is_foreign(s, seat, body) and perk(s, seat, VISIT_WITHOUT_ROLL) > 0
    )
    chance: i64 = 100 if is_sure else chance_to_land(s, body, s.helps[LANDING_BONUS])
    tried.helps[SURE_LANDING] += 1
    turn.apply(tried, seat, LAND_ON + body)
    landed = table_worth(tried, seat, plan) + landed_bonus(s, seat, plan, body)
    landed -= haste(tried, seat, s.last)
    if chance == 100:
        return landed
    failed = copy(s)
    if failed.helps[FREE_LANDING] > 0:
        failed.helps[FREE_LANDING] -= 1
    else:
        failed.actions_left -= 1
    return (landed * chance + table_worth(failed, seat, plan) * (100 - chance)) // 100


def landed_bonus(s: State, seat: i64, plan: Plan, body: i64) -> i64:
    """What the prize promised beyond the stars: a building can follow."""
    gross = plan.prizes[body] + landing_cost(s, seat, body, plan.action)
    stars = worth.POINT * s.box.stars[body] if s.owner[body] != seat else 0
    return max(gross - stars, 0)


def cheapest_card(s: State, moves: Cells) -> i64:
    """At the hand limit: drop what is worth least."""
    best = moves[0]
    for move in moves:
        if worth.card_worth(s, move - DISCARD) < worth.card_worth(s, best - DISCARD):
            best = move
    return best


def worst_mission(s: State, seat: i64, moves: Cells) -> i64:
    """Return the mission that asks for most."""
    best = moves[0]
    best_effort: i64 = -1
    for move in moves:
        effort = mission_effort(s, move - RETURN_MISSION)
        if effort > best_effort:
            best, best_effort = move, effort
    return best


def mission_effort(s: State, mission: i64) -> i64:
    """How hard a mission is, roughly: how much it asks for, and how far away."""
    total: i64 = 0
    for condition in range(s.box.mission_from[mission], s.box.mission_from[mission + 1]):
        kind, what, least = (
            s.box.conditions[3 * condition],
            s.box.conditions[3 * condition + 1],
            s.box.conditions[3 * condition + 2],
        )
        total += worth.condition_effort(s, kind, what, least)
    return total
