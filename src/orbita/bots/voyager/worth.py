"""What things are worth to a seat, in hundredths of a point. Everything is whole numbers.

The one idea behind it: an action is worth what the best steady use of it brings. A journey pays only if
its prize is more than the actions it takes.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.flat import i64
from orbita.games.voyager.rules import cards, conditions
from orbita.games.voyager.state import (
    BASE,
    EFFECT_SIZE,
    HOTEL,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    ON_BODY,
    State,
    buildings_of,
    level,
    perk,
)
from orbita.games.voyager.vocabulary import (
    ACTIONS,
    BASE_CARDS,
    BUILDING_ON,
    CHEAP_BUILDING,
    CHEAP_DEVELOPMENT,
    CHEAP_ROCKET,
    COINS,
    COUNT,
    DRAW_EXPLORATION,
    DRAW_RESEARCH,
    EVERYONE_COINS,
    EXPLORATION_DECK,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    HOTEL_COINS,
    LANDED_ON,
    LANDING_BONUS,
    LAUNCHES,
    LEVEL,
    LEVELS,
    POINTS,
    RESEARCH_CARDS,
    RESEARCH_DECK,
    SURE_LANDING,
    TAKEOVER,
    TRADE,
    VISIT_WITHOUT_ROLL,
)

POINT: Final = 100
COIN: Final = 48
RICH: Final = 6  # coins beyond this many are worth little
SPARE_COIN: Final = 12
OTHER_HELP: Final = 35  # effects that seldom matter
CHEAPER: Final = 40  # a coin off a price, if it is to be paid this turn
HELPS_TRAVEL: Final = 80
HELPS_LANDING: Final = 110  # as much as three pips on a landing roll
KEPT: Final = 65  # per cent of a card's worth while it is only in the hand
USED_INCOME: Final = 90  # per cent of future income that will be put to use
TAKEOVER_CHANCE: Final = 45  # per cent, with a card or two
UNLOCKED: Final = 45  # per cent of an effect that a landing adds: its condition holds from then on
FIRST_LEVEL: Final = 6  # a turn: moves, shipyards, visits
SECOND_LEVEL: Final = 4  # a turn: cheaper rockets, guards, takeovers
HOPE: Final = 40  # per cent of a mission's points while it is far from done
JOURNEY: Final = 4  # the effort of a launch, with which every journey begins
RARE: Final = 9  # of a visit, a takeover, an escape


def rounds_left(s: State) -> i64:
    """How many turns each seat may still have, from the pace of the leader so far."""
    if s.last != NOBODY:
        return 0
    best: i64 = 0
    for seat in range(s.seats):
        best = max(best, s.points[seat])
    pace = (100 * best + 600) // (s.round + 4)
    return max(1, (s.box.goal - best) * 100 // max(pace, 100))


def coins_worth(s: State, seat: i64, left: i64) -> i64:
    """The first coins matter, a hoard does not; none after the last turn."""
    if left == 0:
        return 0
    coins = s.coins[seat]
    useful = min(coins, RICH)
    return useful * COIN + (coins - useful) * SPARE_COIN


def effect_worth(s: State, effect: i64) -> i64:
    """What an effect brings when its moment comes."""
    at = effect * EFFECT_SIZE
    kind = s.box.effects[at]
    amount = s.box.effects[at + 1]
    if kind == POINTS:
        return POINT * amount
    if kind == TRADE:
        return POINT * amount - COIN * s.box.effects[at + 2]
    if kind == COINS:
        return COIN * amount
    if kind == EVERYONE_COINS:
        return COIN * amount // 4
    if kind == DRAW_RESEARCH:
        return 60 * amount
    if kind == DRAW_EXPLORATION:
        return 180 * amount
    if kind == ACTIONS:
        return 130 * amount
    if kind == FREE_MOVE or kind == FREE_LAUNCH:
        return HELPS_TRAVEL * amount
    if kind == FREE_LANDING or kind == SURE_LANDING:
        return HELPS_LANDING
    if kind == CHEAP_DEVELOPMENT or kind == CHEAP_BUILDING or kind == CHEAP_ROCKET:
        return CHEAPER * amount
    return OTHER_HELP if kind != LANDING_BONUS else HELPS_LANDING * amount // 3


def card_worth(s: State, card: i64) -> i64:
    """What a card will bring; an effect whose condition does not hold yet counts less."""
    total: i64 = 0
    for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
        worth = effect_worth(s, effect)
        if s.box.effects[effect * EFFECT_SIZE + 3] > 0:
            worth = worth * max(cards.amount_of(s, effect), 1) // s.box.effects[effect * EFFECT_SIZE + 1]
        condition = s.box.effects[effect * EFFECT_SIZE + 4]
        if condition != NOBODY and not conditions.holds(s, s.seat, condition):
            worth = worth * 3 // 10
        total += worth
    return total


def deck_worth(s: State, deck: i64) -> i64:
    """What an unknown card of a deck is worth on average."""
    total: i64 = 0
    number: i64 = 0
    for card in range(s.box.cards):
        if s.box.deck_of[card] == deck:
            total += s.box.copies[card] * card_worth(s, card)
            number += s.box.copies[card]
    return total // max(number, 1)


def hand_worth(s: State, seat: i64, left: i64) -> i64:
    """The cards in hand, as far as they can still be used."""
    if left == 0:
        return 0
    total: i64 = 0
    for card in range(s.box.cards):
        held = s.hand[seat * s.box.cards + card]
        if held > 0:
            total += held * card_worth(s, card) * KEPT // 100
    return total


def action_worth(s: State) -> i64:
    """What the steady use of an action brings: two research cards, the measure of everything else."""
    return s.box.research_cards * deck_worth(s, RESEARCH_DECK) * KEPT // 100


def research_worth(s: State, seat: i64) -> i64:
    """What the research action brings now: the fuller the hand, the less."""
    amount = s.box.research_cards + perk(s, seat, RESEARCH_CARDS)
    held = s.hand_size[seat * 2 + RESEARCH_DECK]
    use: i64 = KEPT
    if held >= 3:
        use = KEPT // 2
    elif held >= 2:
        use = KEPT * 3 // 4
    return amount * deck_worth(s, RESEARCH_DECK) * use // 100


def building_worth(s: State, seat: i64, kind: i64, left: i64, exploration: i64) -> i64:
    """The income of a hotel or base over the turns that are left."""
    if kind == HOTEL:
        income = COIN * (1 + perk(s, seat, HOTEL_COINS))
    else:
        income = exploration * (1 + perk(s, seat, BASE_CARDS))
    return income * left * USED_INCOME // 100


def levels_worth(s: State, seat: i64, left: i64, exploration: i64) -> i64:
    """What technologies will still bring, beyond the point each level gave."""
    if left == 0:
        return 0
    total: i64 = 0
    for technology in range(s.box.technologies):
        reached = level(s, seat, technology)
        total += (min(reached, 1) * FIRST_LEVEL + min(max(reached - 1, 0), 1) * SECOND_LEVEL) * left
    hotels = buildings_of(s, seat, HOTEL)
    total += perk(s, seat, HOTEL_COINS) * (hotels + 1) * COIN * left * USED_INCOME // 200
    total += prey_worth(s, seat, left, exploration)
    bases = buildings_of(s, seat, BASE)
    return total + perk(s, seat, BASE_CARDS) * (bases + 1) * exploration * left * USED_INCOME // 200


def prey_worth(s: State, seat: i64, left: i64, exploration: i64) -> i64:
    """With sabotage the best buildings of others are within reach; half of that for the way to it."""
    if left < 4:
        return 0
    best: i64 = 0
    for body in range(s.box.bodies):
        if s.owner[body] != NOBODY and s.owner[body] != seat:
            best = max(best, building_worth(s, seat, s.building[body], left - 3, exploration))
    if perk(s, seat, TAKEOVER) > 0:
        return best * TAKEOVER_CHANCE // 100
    return best * TAKEOVER_CHANCE // 200 if perk(s, seat, VISIT_WITHOUT_ROLL) > 0 else 0


def missions_worth(s: State, seat: i64, left: i64) -> i64:
    """Missions not played yet, by how far their conditions have come."""
    if left == 0:
        return 0
    total: i64 = 0
    for mission in range(s.box.missions):
        if s.held[seat * s.box.missions + mission] > 0:
            total += s.seats * POINT * progress(s, seat, mission) // 100
    return total


def progress(s: State, seat: i64, mission: i64) -> i64:
    """Per cent of a mission's points to count on: half for the way to it, the rest once it is done."""
    needs: i64 = 0
    done: i64 = 0
    for condition in range(s.box.mission_from[mission], s.box.mission_from[mission + 1]):
        kind, what = s.box.conditions[3 * condition], s.box.conditions[3 * condition + 1]
        least = s.box.conditions[3 * condition + 2]
        done += min(conditions.reached(s, seat, kind, what), least) * 100 // least
        needs += 1
    share = done // needs
    return 95 if share == 100 else share * HOPE // 100


def achievements_worth(s: State, seat: i64) -> i64:
    """Cards taken count in full."""
    total: i64 = 0
    for achievement in range(s.box.achievements):
        if s.achiever[achievement] == seat:
            total += POINT * s.box.achievement_points[achievement]
    return total


def mission_prize(s: State, seat: i64, body: i64, wanted: i64) -> i64:
    """What missions and open achievements add for a building or a landing on a body."""
    total: i64 = 0
    for mission in range(s.box.missions):
        if s.held[seat * s.box.missions + mission] > 0:
            number = s.box.mission_from[mission + 1] - s.box.mission_from[mission]
            for condition in range(s.box.mission_from[mission], s.box.mission_from[mission + 1]):
                if asks_for(s, condition, body, wanted) and not conditions.holds(s, seat, condition):
                    total += s.seats * POINT * 90 // 100 // number
    for achievement in range(s.box.achievements):
        if s.achiever[achievement] == NOBODY:
            start = s.box.achievement_from[achievement]
            number = s.box.achievement_from[achievement + 1] - start
            for condition in range(start, start + number):
                if asks_for(s, condition, body, wanted) and not conditions.holds(s, seat, condition):
                    total += POINT * s.box.achievement_points[achievement] * 70 // 100 // number
    return total


def waiting_cards(s: State, seat: i64, body: i64) -> i64:
    """What cards in hand will bring more once the seat has landed on a body."""
    total: i64 = 0
    for card in range(s.box.cards):
        held = s.hand[seat * s.box.cards + card]
        if held > 0:
            for effect in range(s.box.effect_from[card], s.box.effect_from[card + 1]):
                condition = s.box.effects[effect * EFFECT_SIZE + 4]
                if condition == NOBODY or conditions.holds(s, seat, condition):
                    continue
                if asks_for(s, condition, body, LANDED_ON):
                    total += held * effect_worth(s, effect) * UNLOCKED // 100
    return total


def asks_for(s: State, condition: i64, body: i64, wanted: i64) -> bool:
    """Tell whether a condition is about a building on, or a landing on, this body."""
    kind = s.box.conditions[3 * condition]
    return kind == wanted and s.box.conditions[3 * condition + 1] == body


def landing_prize(s: State, seat: i64, body: i64) -> i64:
    """What a landing brings at once: stars, missions, cards that wait for it."""
    prize = mission_prize(s, seat, body, LANDED_ON) + waiting_cards(s, seat, body)
    return prize if s.owner[body] == seat else prize + POINT * s.box.stars[body]


def building_prize(s: State, seat: i64, body: i64, left: i64, exploration: i64, action: i64) -> i64:
    """What one more action after a landing can bring: a building put up, or taken over."""
    if s.owner[body] == NOBODY:
        hotel = building_worth(s, seat, HOTEL, left, exploration)
        base = building_worth(s, seat, BASE, left, exploration)
        more = max(hotel, base) + mission_prize(s, seat, body, BUILDING_ON)
        return max(more - action - COIN * s.box.building_price, 0) * still_free(s, seat, body) // 100
    if s.owner[body] != seat and perk(s, seat, TAKEOVER) > 0:
        more = building_worth(s, seat, s.building[body], left, exploration)
        more += mission_prize(s, seat, body, BUILDING_ON)
        return max(more * TAKEOVER_CHANCE // 100 - action, 0)
    return 0


def still_free(s: State, seat: i64, body: i64) -> i64:
    """Per cent: will nobody else have built there first?"""
    free: i64 = 100
    for other in range(s.seats):
        if other == seat or s.rocket[seat] == ON_BODY + body:
            continue
        if s.rocket[other] == ON_BODY + body:
            free = 0
        elif s.rocket[other] == s.body_space[body] and s.rocket[seat] != s.body_space[body]:
            free = free * 3 // 10
        elif is_at_home(s, other) and s.rocket[seat] == NOWHERE and s.box.body_parent[body] == s.box.home:
            free = free * 4 // 10
    return free


def is_at_home(s: State, seat: i64) -> bool:
    """Tell whether a seat's rocket stands ready on Earth."""
    return s.rocket[seat] == ON_BODY + s.box.home


def buildings_worth(s: State, seat: i64, left: i64, exploration: i64) -> i64:
    """All the buildings of a seat; a few more count for their number."""
    total: i64 = 0
    for body in range(s.box.bodies):
        if s.owner[body] == seat:
            total += building_worth(s, seat, s.building[body], left, exploration)
    return total + 30 * buildings_of(s, seat, NO_BUILDING)


def exploration_worth(s: State) -> i64:
    """What an exploration card is worth on average, played or kept."""
    return deck_worth(s, EXPLORATION_DECK) * KEPT // 100


def condition_effort(s: State, kind: i64, what: i64, least: i64) -> i64:
    """How hard a condition is: by the body's number, by the levels, buildings or deeds it asks for."""
    if kind == BUILDING_ON or kind == LANDED_ON:
        return 2 + s.box.landing[what] + s.box.ring_of[s.box.body_start[what]] // 2
    if kind == LEVEL or kind == LEVELS:
        return 2 * least
    if kind == COUNT:
        return (JOURNEY if what == LAUNCHES else RARE) * least
    return 3 * least
