"""What a journey is worth: the best landing in reach over the rounds to come, while the rings turn."""

# Compiled: see setup.py.

from typing import Final

from orbita.bots.voyager import worth
from orbita.bots.voyager.worth import COIN
from orbita.core.chance import zeros
from orbita.core.flat import Cells, i64
from orbita.games.voyager.rules import movement, rocket
from orbita.games.voyager.state import (
    BASE,
    NOWHERE,
    TOP_LEVEL,
    State,
    body_under,
    is_foreign,
    is_in_space,
    perk,
)
from orbita.games.voyager.tools.routes import at, value_to_go
from orbita.games.voyager.vocabulary import (
    BASE_ROCKETS,
    BELT_SAFETY,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    LANDING_BONUS,
    MOVE_SPACES,
    SURE_LANDING,
    VISIT_WITHOUT_ACTION,
    VISIT_WITHOUT_ROLL,
)

HORIZON: Final = 7  # rounds looked ahead
SURVIVAL: Final = 90  # per cent: the belt, with a card or two to help
POSTPONED: Final = 90  # per cent of what a level of technology brings: it can be developed later


class Plan:
    """What one decision is measured by, worked out once from the table as it is."""

    left: i64 = 0  # turns still to come
    action: i64 = 0  # what an action is worth
    exploration: i64 = 0  # what an exploration card is worth
    levels: Cells  # by technology: the level now
    next_levels: Cells  # by technology: what one more level is worth
    prizes: Cells  # by round * bodies + body: landing there then, the roll paid for
    values: Cells  # see routes.value_to_go


def make_plan(s: State, seat: i64) -> Plan:
    """Work out what actions and technologies are worth and where the prizes are."""
    plan = Plan()
    plan.left = worth.rounds_left(s)
    plan.action = worth.action_worth(s) if plan.left > 0 else 0
    plan.exploration = worth.exploration_worth(s)
    weigh_levels(s, seat, plan)
    look_ahead(s, seat, plan)
    return plan


def weigh_levels(s: State, seat: i64, plan: Plan) -> None:
    """What one more level of each technology is worth."""
    plan.levels, plan.next_levels = zeros(s.box.technologies), zeros(s.box.technologies)
    now = technology_worth(s, seat, plan)
    for technology in range(s.box.technologies):
        here = seat * s.box.technologies + technology
        plan.levels[technology] = s.levels[here]
        if s.levels[here] < TOP_LEVEL:
            s.levels[here] += 1
            then = technology_worth(s, seat, plan)
            s.levels[here] -= 1
            plan.next_levels[technology] = worth.POINT * s.box.technology_points + then - now


def technology_worth(s: State, seat: i64, plan: Plan) -> i64:
    """What the levels of a seat will bring, missions included."""
    return worth.levels_worth(s, seat, plan.left, plan.exploration) + worth.missions_worth(s, seat, plan.left)


def postponed_levels(s: State, seat: i64, plan: Plan) -> i64:
    """What is still to be had from levels not developed yet, so that nothing more urgent waits for them."""
    total: i64 = 0
    coins = s.coins[seat]
    for technology in range(s.box.technologies):
        if s.levels[seat * s.box.technologies + technology] == plan.levels[technology]:
            paid = min(coins, s.box.technology_price)
            missing = s.box.technology_price - paid
            gain = plan.next_levels[technology] - COIN * paid - plan.action * (1 + missing)
            if gain > 0:
                coins -= paid
                total += gain
    return total * POSTPONED // 100


def look_ahead(s: State, seat: i64, plan: Plan) -> None:
    """Where the prizes are, and what a rocket anywhere can make of them."""
    rounds = max(1, min(HORIZON, plan.left))
    plan.prizes = zeros(rounds * s.box.bodies)
    for body in range(s.box.bodies):
        if s.box.landing[body] > 0:
            at_once = worth.landing_prize(s, seat, body) - landing_cost(s, seat, body, plan.action)
            for number in range(rounds):  # a building that comes later earns less
                more = worth.building_prize(s, seat, body, plan.left - number, plan.exploration, plan.action)
                plan.prizes[number * s.box.bodies + body] = max(at_once + more, 0)
    steps = min(1 + perk(s, seat, MOVE_SPACES), 3)
    plan.values = value_to_go(s.box, s.body_space, rounds, steps, plan.prizes, plan.action, 0, SURVIVAL)


def chance_to_land(s: State, body: i64, bonus: i64) -> i64:
    """Per cent of rolls that are high enough."""
    failing = min(max(s.box.landing[body] - 1 - bonus, 0), 5)
    return (6 - failing) * 100 // 6


def landing_cost(s: State, seat: i64, body: i64, action: i64) -> i64:
    """The actions a landing takes, failed rolls included."""
    if is_foreign(s, seat, body) and perk(s, seat, VISIT_WITHOUT_ROLL) > 0:
        return 0 if perk(s, seat, VISIT_WITHOUT_ACTION) > 0 else action
    return action * 100 // chance_to_land(s, body, 0)


def later(s: State, plan: Plan, needed: i64, space_of: i64) -> i64:
    """The value of being in space above a body after so many more actions."""
    number: i64 = 0
    left = min(s.actions_left, s.box.actions)
    while needed > left:
        needed -= left
        left = s.box.actions
        number += 1
    rounds = max(1, min(HORIZON, plan.left))
    if number >= rounds:
        return 0
    space = s.body_space[space_of]
    for _ in range(number):
        space = s.box.turned[space]
    return plan.values[at(s.box, number, left - needed, space)]


def journey_worth(s: State, seat: i64, plan: Plan) -> i64:
    """The best landing that the rocket, or one still to be built, can reach."""
    place = s.rocket[seat]
    if place == NOWHERE:
        return rocket_to_build(s, seat, plan)
    if is_in_space(s, seat):
        return flight_worth(s, seat, plan, place)
    body = body_under(s, seat)
    if s.helps[FREE_LAUNCH] > 0:
        return flight_worth(s, seat, plan, s.body_space[body])
    missing = max(s.box.launch_price - s.coins[seat], 0)
    cost = plan.action * (1 + missing) + COIN * (s.box.launch_price - missing)
    return max(later(s, plan, 1 + missing, body) - cost, 0)


def rocket_to_build(s: State, seat: i64, plan: Plan) -> i64:
    """A rocket and its launch cost two actions and coins; each coin missing costs another action."""
    price = rocket.rocket_price(s)
    missing = max(price + s.box.launch_price - s.coins[seat], 0)
    cost = plan.action * (2 + missing) + COIN * (price + s.box.launch_price - missing)
    best = later(s, plan, 2 + missing, s.box.home)
    if perk(s, seat, BASE_ROCKETS) > 0:
        for body in range(s.box.bodies):
            if s.owner[body] == seat and s.building[body] == BASE:
                best = max(best, later(s, plan, 2 + missing, body))
    return max(best - cost, 0)


def flight_worth(s: State, seat: i64, plan: Plan, space: i64) -> i64:
    """In space: go on by plan, use the free moves of cards, or land here with their help."""
    left = min(s.actions_left, s.box.actions)
    best = plan.values[at(s.box, 0, left, space)]
    if left == 0 and s.helps[BELT_SAFETY] > 0:
        best = best * 100 // SURVIVAL
    if left == 0 and perk(s, seat, VISIT_WITHOUT_ACTION) > 0:
        best = max(best, free_visit(s, seat, plan, space))
    if s.helps[FREE_MOVE] > 0:
        start = (movement.steps(s) - 1) * (s.box.spaces + 1) + space
        for number in range(s.box.reach_from[start], s.box.reach_from[start + 1]):
            best = max(best, plan.values[at(s.box, 0, left, s.box.reach[number])])
    if s.helps[LANDING_BONUS] + s.helps[SURE_LANDING] + s.helps[FREE_LANDING] > 0:
        best = max(best, helped_landing(s, seat, plan, space))
    return best


def free_visit(s: State, seat: i64, plan: Plan, space: i64) -> i64:
    """The prize of a landing here that costs no action, because somebody else has built."""
    best: i64 = 0
    for body in range(s.box.bodies):
        if s.body_space[body] == space and is_foreign(s, seat, body):
            best = max(best, plan.prizes[body])
    return best


def helped_landing(s: State, seat: i64, plan: Plan, space: i64) -> i64:
    """The prize of a landing here with the cards played this turn."""
    if s.actions_left == 0 and s.helps[FREE_LANDING] == 0:
        return 0
    best: i64 = 0
    for body in range(s.box.bodies):
        if s.box.landing[body] > 0 and s.body_space[body] == space:
            chance: i64 = chance_to_land(s, body, s.helps[LANDING_BONUS])
            if s.helps[SURE_LANDING] > 0:
                chance = 100
            gross = plan.prizes[body] + landing_cost(s, seat, body, plan.action)
            saved = plan.action if s.helps[FREE_LANDING] > 0 else 0
            best = max(best, gross - plan.action * 100 // chance + saved)
    return best
