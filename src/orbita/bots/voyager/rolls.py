"""Everything about the dice: is a takeover worth trying, and which cards is a roll worth?"""

# Compiled: see setup.py.

from orbita.bots.voyager import worth
from orbita.bots.voyager.journey import Plan, journey_worth, landing_cost, make_plan
from orbita.bots.voyager.worth import COIN
from orbita.core.flat import i64
from orbita.games.voyager.moves import DISCARD, STAND
from orbita.games.voyager.rules import belt
from orbita.games.voyager.state import ATTACK, DEFEND, NOWHERE, RAISE, State, body_under, perk
from orbita.games.voyager.vocabulary import (
    ATTACK_ROLL,
    BASE_GUARD,
    BUILDING_ON,
    DEFENCE_ROLL,
    LANDING_ROLL,
    ROLL_KINDS,
    TAKEOVER_BONUS,
)


def takeover_gain(s: State, seat: i64, plan: Plan) -> i64:
    """The chance to win, times the building; against guards also the risk of the rocket."""
    body = body_under(s, seat)
    owner = s.owner[body]
    lead = cards_held(s, seat) - cards_held(s, owner) + s.helps[TAKEOVER_BONUS]
    ways = ways_to_win(lead)
    loss = 2 * plan.action if perk(s, owner, BASE_GUARD) > 0 else 0
    return (takeover_prize(s, seat, plan, body) * ways - loss * (36 - ways)) // 36


def takeover_prize(s: State, seat: i64, plan: Plan, body: i64) -> i64:
    """The building, missions that want it, and what its owner loses, shared among the rivals."""
    gain = worth.building_worth(s, seat, s.building[body], plan.left, plan.exploration)
    owner = s.owner[body]
    loss = worth.building_worth(s, owner, s.building[body], plan.left, plan.exploration)
    return gain + worth.mission_prize(s, seat, body, BUILDING_ON) + loss // s.seats


def cards_held(s: State, seat: i64) -> i64:
    """How many cards a seat could discard for a roll."""
    return s.hand_size[seat * 2] + s.hand_size[seat * 2 + 1]


def ways_to_win(lead: i64) -> i64:
    """Of 36 rolls of two dice, those an attacker wins who can raise by so many pips more than the owner."""
    total: i64 = 0
    for die in range(1, 7):
        total += min(max(die + lead - 1, 0), 6)
    return total


def best_raise(s: State, seat: i64) -> i64:
    """Discard the cheapest cards that reach the number, if what is at stake is worth them."""
    kind: i64 = s.roll_kind
    missing: i64 = 0
    if s.stage == DEFEND:
        kind = DEFENCE_ROLL
        missing = s.roll - s.reply
    elif s.stage == ATTACK:
        kind = ATTACK_ROLL  # out of reach of the cards the owner holds, for the owner answers last
        missing = s.reply + cards_held(s, s.owner[s.body]) + 1 - s.roll
    elif kind == LANDING_ROLL:
        missing = s.box.landing[s.body] - s.roll
    else:
        missing = belt.danger(s) - s.roll
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
    if s.stage == ATTACK:
        return takeover_prize(s, seat, plan, s.body)
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
