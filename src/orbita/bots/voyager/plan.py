"""The greedy planner: scores every legal move by what it gains, journeys by the best landing in reach."""

from typing import Final

from orbita.bots.voyager import worth
from orbita.bots.voyager.worth import COIN
from orbita.core.chance import zeros
from orbita.core.flat import Cells, i64
from orbita.games.voyager.moves import (
    BUILD_BASE,
    BUILD_HOTEL,
    DISCARD,
    END_TURN,
    LAND_ON,
    RESEARCH,
    RETURN_MISSION,
    STAND,
    TAKE_OVER,
)
from orbita.games.voyager.routes import at, value_to_go
from orbita.games.voyager.rules import actions, turn
from orbita.games.voyager.state import (
    ACT,
    ATTACK,
    BASE,
    DEFEND,
    KEEP,
    NOWHERE,
    RAISE,
    TIDY,
    State,
    body_under,
    copy,
    is_foreign,
    is_in_space,
    perk,
)
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BASE_GUARD,
    BASE_ROCKETS,
    BELT_SAFETY,
    DEFENCE_ROLL,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    LANDING_BONUS,
    LANDING_ROLL,
    MOVE_SPACES,
    ROLL_KINDS,
    SURE_LANDING,
    VISIT_WITHOUT_ACTION,
    VISIT_WITHOUT_ROLL,
)

HORIZON: Final = 7  # rounds looked ahead
SURVIVAL: Final = 80  # per cent: the belt, with a card or two to help
URGENCY: Final = 125  # per cent of research that an action should bring
LOW: Final = -1_000_000_000


class Plan:
    """What one decision is measured by, worked out once from the table as it is."""

    left: i64 = 0  # turns still to come
    research: i64 = 0  # what an action brings while waiting
    action: i64 = 0  # what an action is worth
    exploration: i64 = 0  # what an exploration card is worth
    prizes: Cells  # by body: landing there, the roll paid for
    values: Cells  # see routes.value_to_go


def make_plan(s: State, seat: i64) -> Plan:
    """Work out what actions are worth and where the prizes are."""
    plan = Plan()
    plan.left = worth.rounds_left(s)
    plan.research = worth.action_worth(s) if plan.left > 0 else 0
    plan.action = plan.research * URGENCY // 100
    plan.exploration = worth.exploration_worth(s)
    look_ahead(s, seat, plan)
    return plan


def look_ahead(s: State, seat: i64, plan: Plan) -> None:
    """Where the prizes are, and what a rocket anywhere can make of them."""
    plan.prizes = zeros(s.box.bodies)
    for body in range(s.box.bodies):
        if s.box.landing[body] > 0:
            prize = worth.landing_prize(s, seat, body, plan.left, plan.exploration, plan.action)
            plan.prizes[body] = max(prize - landing_cost(s, seat, body, plan.action), 0)
    steps = min(1 + perk(s, seat, MOVE_SPACES), 3)
    rounds = max(1, min(HORIZON, plan.left))
    wait = plan.action - plan.research
    plan.values = value_to_go(s.box, s.body_space, rounds, steps, plan.prizes, plan.action, wait, SURVIVAL)


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
    price = actions.rocket_price(s)
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
    if s.helps[FREE_MOVE] > 0:
        start = (actions.steps(s) - 1) * (s.box.spaces + 1) + space
        for number in range(s.box.reach_from[start], s.box.reach_from[start + 1]):
            best = max(best, plan.values[at(s.box, 0, left, s.box.reach[number])])
    if s.helps[LANDING_BONUS] + s.helps[SURE_LANDING] + s.helps[FREE_LANDING] > 0:
        best = max(best, helped_landing(s, seat, plan, space))
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


def table_worth(s: State, seat: i64, plan: Plan) -> i64:
    """Everything a seat has, everything it hopes for, and the actions it can still spend."""
    left = plan.left
    total = worth.POINT * s.points[seat] + worth.coins_worth(s, seat, left)
    total += worth.hand_worth(s, seat, left) + worth.achievements_worth(s, seat)
    total += worth.buildings_worth(s, seat, left, plan.exploration)
    total += worth.levels_worth(s, seat, left, plan.exploration)
    total += worth.missions_worth(s, seat, left)
    return total + journey_worth(s, seat, plan) + plan.action * s.actions_left


def best_move(s: State, seat: i64, moves: Cells) -> i64:
    """The move a greedy player makes."""
    stage = s.stage
    if stage == ACT:
        return best_action(s, seat, moves)
    if stage == RAISE or stage == ATTACK or stage == DEFEND:
        return best_raise(s, seat, moves)
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
    return table_worth(tried, seat, plan)


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
    if not is_in_space(s, seat) or s.helps[BELT_SAFETY] > 0 or turn.danger(s) == 0 or plan.left == 0:
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


def takeover_gain(s: State, seat: i64, plan: Plan) -> i64:
    """The chance to roll higher, times the building; against guards also the risk of the rocket."""
    body = body_under(s, seat)
    gain = worth.building_worth(s, seat, s.building[body], plan.left, plan.exploration)
    owner = s.owner[body]
    cards = s.hand_size[seat * 2] + s.hand_size[seat * 2 + 1]
    theirs = s.hand_size[owner * 2] + s.hand_size[owner * 2 + 1]
    chance = min(max(42 + 10 * (cards - theirs), 10), 80)
    loss = 2 * plan.action if perk(s, owner, BASE_GUARD) > 0 else 0
    return (gain * chance - loss * (100 - chance)) // 100


def best_raise(s: State, seat: i64, moves: Cells) -> i64:
    """Discard the cheapest cards that reach the number, if what is at stake is worth them."""
    kind: i64 = s.roll_kind
    missing: i64 = 0
    if s.stage == DEFEND:
        kind = DEFENCE_ROLL
        missing = s.roll - s.reply
    elif s.stage == ATTACK:
        kind = ATTACK_ROLL
        missing = s.reply + 1 - s.roll
    elif kind == LANDING_ROLL:
        missing = s.box.landing[s.body] - s.roll
    else:
        missing = turn.danger(s) - s.roll
    if missing <= 0:
        return STAND
    card = cheapest_way(s, seat, kind, missing, at_stake(s, seat))
    return STAND if card < 0 else DISCARD + card


def at_stake(s: State, seat: i64) -> i64:
    """What succeeding with the roll is worth."""
    plan = make_plan(s, seat)
    if s.stage == RAISE and s.roll_kind == LANDING_ROLL:
        gross = plan.prizes[s.body] + landing_cost(s, seat, s.body, plan.action)
        return min(gross, landing_cost(s, seat, s.body, plan.action) + plan.action // 2)
    if s.stage == RAISE:
        return 2 * plan.action + 3 * COIN + journey_worth(s, seat, plan) // 3
    return worth.building_worth(s, seat, s.building[s.body], plan.left, plan.exploration)


def cheapest_way(s: State, seat: i64, kind: i64, missing: i64, stake: i64) -> i64:
    """The next card to discard, or NOWHERE if the hand cannot do it or is worth more than the stake."""
    best: i64 = NOWHERE
    best_rate: i64 = 1_000_000
    pips: i64 = 0
    for card in range(s.box.cards):
        held = s.hand[seat * s.box.cards + card]
        if held > 0:
            gives = min(s.box.pips[card * ROLL_KINDS + kind], missing)
            pips += held * gives
            if gives > 0:
                rate = (worth.card_worth(s, card) * worth.KEPT // 100 + 10) * 10 // gives
                if rate < best_rate:
                    best, best_rate = card, rate
    if pips < missing or best_rate * missing // 10 > stake:
        return NOWHERE
    return best


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
