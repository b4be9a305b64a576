"""The actions without dice (Akcje): develop, research, funds, rocket, launch, move, build, change kind."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64
from orbita.games.voyager.events import (
    BUILDING_BUILT,
    BUILDING_CHANGED,
    COINS_GAINED,
    COINS_PAID,
    ROCKET_BUILT,
    ROCKET_DESTROYED,
    ROCKET_LAUNCHED,
    ROCKET_LOST,
    ROCKET_MOVED,
    TECHNOLOGY_DEVELOPED,
)
from orbita.games.voyager.moves import (
    BUILD_BASE,
    BUILD_HOTEL,
    CHANGE_KIND,
    DESTROY,
    DEVELOP,
    FUNDS,
    LAUNCH,
    MOVE_TO,
    RESEARCH,
    ROCKET_AT,
)
from orbita.games.voyager.rules import decks, end
from orbita.games.voyager.rules.reasons import (
    ALLOWED,
    ALREADY_BUILT,
    AT_TOP_LEVEL,
    HAS_ROCKET,
    NO_ACTION_LEFT,
    NO_BUILDING_LAND,
    NO_ROCKET,
    NO_SHIPYARD,
    NOT_IN_SPACE,
    NOT_ON_BODY,
    NOT_YOUR_BUILDING,
    TOO_DEAR,
    TOO_FAR,
)
from orbita.games.voyager.state import (
    BASE,
    HOTEL,
    MAX_STEPS,
    NOBODY,
    NOWHERE,
    ON_BODY,
    TOP_LEVEL,
    State,
    body_under,
    count,
    is_in_space,
    is_on_body,
    level,
    perk,
)
from orbita.games.voyager.vocabulary import (
    BASE_ROCKETS,
    CHEAP_BUILDING,
    CHEAP_DEVELOPMENT,
    CHEAP_ROCKET,
    FREE_LAUNCH,
    FREE_MOVE,
    FROM_TECHNOLOGY,
    LAUNCHES,
    MOVE_SPACES,
    RESEARCH_CARDS,
    RESEARCH_DECK,
    ROCKET_DISCOUNT,
    ROCKETS_BUILT,
    ROCKETS_LOST,
)


def add_actions(s: State, moves: Cells) -> Cells:
    """Everything of this chapter that may be done now, in the rulebook's order."""
    for technology in range(s.box.technologies):
        if why_not_develop(s, technology) == ALLOWED:
            moves = append(moves, DEVELOP + technology)
    if s.actions_left > 0:
        moves = append(append(moves, RESEARCH), FUNDS)
    if s.rocket[s.seat] == NOWHERE:
        for body in range(s.box.bodies):
            if why_not_rocket(s, body) == ALLOWED:
                moves = append(moves, ROCKET_AT + body)
        return moves
    if is_in_space(s, s.seat):
        return append(add_spaces(s, moves), DESTROY)
    if why_not_launch(s) == ALLOWED:
        moves = append(moves, LAUNCH)
    if why_not_build(s) == ALLOWED:
        moves = append(append(moves, BUILD_HOTEL), BUILD_BASE)
    if why_not_change(s) == ALLOWED:
        moves = append(moves, CHANGE_KIND)
    return append(moves, DESTROY)


def pay(s: State, price: i64) -> None:
    """Spend an action and coins."""
    s.actions_left -= 1
    pay_coins(s, price)


def pay_coins(s: State, price: i64) -> None:
    """Coins go back to the supply."""
    if price > 0:
        s.coins[s.seat] -= price
        say(s, COINS_PAID, s.seat, price)


def gain_coins(s: State, seat: i64, coins: i64) -> None:
    """Take coins from the supply, which never runs out [D]."""
    if coins > 0:
        s.coins[seat] += coins
        say(s, COINS_GAINED, seat, coins)


def less(price: i64, discount: i64) -> i64:
    """A discount never makes a price negative."""
    return price - discount if discount < price else 0


def technology_price(s: State) -> i64:
    """Two coins, less what a card of this turn takes off."""
    return less(s.box.technology_price, s.helps[CHEAP_DEVELOPMENT])


def why_not_develop(s: State, technology: i64) -> i64:
    """A level below the third, an action and the price."""
    if level(s, s.seat, technology) == TOP_LEVEL:
        return AT_TOP_LEVEL
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= technology_price(s) else TOO_DEAR


def develop(s: State, technology: i64) -> None:
    """One level up, and one point."""
    pay(s, technology_price(s))
    s.helps[CHEAP_DEVELOPMENT] = 0
    raise_level(s, technology)


def raise_level(s: State, technology: i64) -> None:
    """Move a marker on the cosmodrome; each level is worth a point."""
    s.levels[s.seat * s.box.technologies + technology] += 1
    say(s, TECHNOLOGY_DEVELOPED, s.seat, technology, level(s, s.seat, technology))
    end.score(s, s.seat, s.box.technology_points, FROM_TECHNOLOGY)


def research(s: State) -> None:
    """Two research cards; three for Europe."""
    s.actions_left -= 1
    decks.draw(s, s.seat, RESEARCH_DECK, s.box.research_cards + perk(s, s.seat, RESEARCH_CARDS))


def raise_funds(s: State) -> None:
    """One coin."""
    s.actions_left -= 1
    gain_coins(s, s.seat, s.box.funds)


def rocket_price(s: State) -> i64:
    """Two coins; one less for the USA, one less with tourism 2, less with a card; never below zero."""
    return less(s.box.rocket_price, perk(s, s.seat, ROCKET_DISCOUNT) + s.helps[CHEAP_ROCKET])


def why_not_rocket(s: State, body: i64) -> i64:
    """One rocket at a time; on Earth, with bases 1 also at an own base."""
    if s.rocket[s.seat] != NOWHERE:
        return HAS_ROCKET
    is_own_base = s.owner[body] == s.seat and s.building[body] == BASE
    if body != s.box.home and not (is_own_base and perk(s, s.seat, BASE_ROCKETS) > 0):
        return NO_SHIPYARD
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= rocket_price(s) else TOO_DEAR


def build_rocket(s: State, body: i64) -> None:
    """The rocket stands on the body; to fly it must still be launched."""
    pay(s, rocket_price(s))
    s.helps[CHEAP_ROCKET] = 0
    s.rocket[s.seat] = ON_BODY + body
    count(s, s.seat, ROCKETS_BUILT)
    say(s, ROCKET_BUILT, s.seat, body)


def why_not_launch(s: State) -> i64:
    """A rocket on a body, an action and the price, or a card that gives both."""
    if s.rocket[s.seat] == NOWHERE:
        return NO_ROCKET
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    if s.helps[FREE_LAUNCH] > 0:
        return ALLOWED
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= s.box.launch_price else TOO_DEAR


def launch(s: State) -> None:
    """Into space in the same space, never straight to another body in it."""
    if s.helps[FREE_LAUNCH] > 0:
        s.helps[FREE_LAUNCH] -= 1
    else:
        pay(s, s.box.launch_price)
    body = body_under(s, s.seat)
    s.rocket[s.seat] = s.body_space[body]
    count(s, s.seat, LAUNCHES)
    say(s, ROCKET_LAUNCHED, s.seat, body)


def steps(s: State) -> i64:
    """One space for a move; two with tourism 1."""
    return min(1 + perk(s, s.seat, MOVE_SPACES), MAX_STEPS)


def why_not_fly(s: State) -> i64:
    """A rocket in space, and an action or a move given by a card."""
    if s.rocket[s.seat] == NOWHERE:
        return NO_ROCKET
    if not is_in_space(s, s.seat):
        return NOT_IN_SPACE
    return ALLOWED if s.actions_left > 0 or s.helps[FREE_MOVE] > 0 else NO_ACTION_LEFT


def why_not_move(s: State, space: i64) -> i64:
    """A space near enough by shared edges."""
    reason = why_not_fly(s)
    if reason != ALLOWED:
        return reason
    at = (steps(s) - 1) * (s.box.spaces + 1) + s.rocket[s.seat]
    for number in range(s.box.reach_from[at], s.box.reach_from[at + 1]):
        if s.box.reach[number] == space:
            return ALLOWED
    return TOO_FAR


def add_spaces(s: State, moves: Cells) -> Cells:
    """Every space the rocket can be moved to."""
    if why_not_fly(s) != ALLOWED:
        return moves
    at = (steps(s) - 1) * (s.box.spaces + 1) + s.rocket[s.seat]
    for number in range(s.box.reach_from[at], s.box.reach_from[at + 1]):
        moves = append(moves, MOVE_TO + s.box.reach[number])
    return moves


def move(s: State, space: i64) -> None:
    """Fly there, staying in space; a move given by a card is used first [D]."""
    if s.helps[FREE_MOVE] > 0:
        s.helps[FREE_MOVE] -= 1
    else:
        s.actions_left -= 1
    say(s, ROCKET_MOVED, s.seat, s.rocket[s.seat], space)
    s.rocket[s.seat] = space


def building_price(s: State) -> i64:
    """One coin, less what a card of this turn takes off."""
    return less(s.box.building_price, s.helps[CHEAP_BUILDING])


def why_not_build(s: State) -> i64:
    """A rocket on a body, other than Earth, on which nothing is built."""
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    body = body_under(s, s.seat)
    if s.box.landing[body] == 0:
        return NO_BUILDING_LAND
    if s.owner[body] != NOBODY:
        return ALREADY_BUILT
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= building_price(s) else TOO_DEAR


def build(s: State, building: i64) -> None:
    """Take the body's token and lay it with the chosen side up."""
    pay(s, building_price(s))
    s.helps[CHEAP_BUILDING] = 0
    body = body_under(s, s.seat)
    s.owner[body] = s.seat
    s.building[body] = building
    say(s, BUILDING_BUILT, s.seat, body, building)


def why_not_change(s: State) -> i64:
    """A rocket on a body with an own building."""
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    if s.owner[body_under(s, s.seat)] != s.seat:
        return NOT_YOUR_BUILDING
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= building_price(s) else TOO_DEAR


def change_kind(s: State) -> None:
    """Turn the token over: hotel to base, base to hotel."""
    pay(s, building_price(s))
    s.helps[CHEAP_BUILDING] = 0
    body = body_under(s, s.seat)
    s.building[body] = BASE if s.building[body] == HOTEL else HOTEL
    say(s, BUILDING_CHANGED, s.seat, body, s.building[body])


def destroy_own_rocket(s: State) -> None:
    """The self-destruct button costs nothing, not even an action."""
    s.rocket[s.seat] = NOWHERE
    say(s, ROCKET_DESTROYED, s.seat)


def lose_rocket(s: State) -> None:
    """The belt, or a guarded building, has destroyed the rocket."""
    say(s, ROCKET_LOST, s.seat, s.rocket[s.seat])
    s.rocket[s.seat] = NOWHERE
    count(s, s.seat, ROCKETS_LOST)
