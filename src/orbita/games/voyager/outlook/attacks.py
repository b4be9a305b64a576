"""Who can try a takeover before a seat's next turn, as far as the table tells.

What others hold is not known and not assumed: they develop, raise funds and fly without cards.
"""

# Compiled: see setup.py.

from orbita.core.flat import i64
from orbita.games.voyager.copying import copy
from orbita.games.voyager.outlook.ways import steps_between
from orbita.games.voyager.rules import end, landing, movement, rings, rocket, technologies
from orbita.games.voyager.rules.buildings import income_coins
from orbita.games.voyager.state import (
    BASE,
    NOWHERE,
    TIDY,
    TOP_LEVEL,
    State,
    body_under,
    clear_helps,
    is_in_space,
    is_on_body,
    level,
    perk,
)
from orbita.games.voyager.vocabulary import (
    BASE_ROCKETS,
    FREE_LANDING,
    FREE_LAUNCH,
    FREE_MOVE,
    TAKEOVER,
)

Attack = tuple[int, int]  # the body, and who can attack it


def attacks_on(s: State, seat: i64) -> list[Attack]:
    """Every attack on a building of this seat that is possible before its next turn, by who plays first."""
    found: list[Attack] = []
    if not has_building(s, seat):
        return found
    t = copy(s)
    if t.seat != seat and t.stage != TIDY:
        found += attacks_by(t, seat)
    while True:
        t.seat = (t.seat + 1) % t.seats
        if t.seat == seat or end.is_over(t):
            return found
        if t.seat == t.first:
            rings.turn_rings(t)
        clear_helps(t)
        t.actions_left = t.box.actions
        t.coins[t.seat] += income_coins(t, t.seat)
        found += attacks_by(t, seat)


def has_building(s: State, seat: i64) -> bool:
    """Tell whether there is anything to attack."""
    for body in range(s.box.bodies):
        if s.owner[body] == seat:
            return True
    return False


def attacks_by(s: State, seat: i64) -> list[Attack]:
    """What whoever's turn it is can attack of a seat's buildings."""
    return [(body, s.seat) for body in range(s.box.bodies) if s.owner[body] == seat and can_attack(s, body)]


def can_attack(s: State, body: i64) -> bool:
    """With the technologies one has, or after developing some first."""
    return s.actions_left > 0 and can_attack_after(s, body, 0, 0, 0)


def can_attack_after(s: State, body: i64, technology: i64, actions: i64, coins: i64) -> bool:
    """After so many actions and coins spent on developing; more may follow, from a technology on."""
    if perk(s, s.seat, TAKEOVER) > 0 and is_near_enough(s, body, s.actions_left - 1 - actions, coins):
        return True
    if actions + 1 >= s.actions_left:
        return False
    for further in range(technology, s.box.technologies):
        if level(s, s.seat, further) < TOP_LEVEL:
            at = s.seat * s.box.technologies + further
            price = s.box.technology_price
            if actions == 0:  # what a card takes off is gone after one
                price = technologies.technology_price(s)
            s.levels[at] += 1
            is_possible = can_attack_after(s, body, further, actions + 1, coins + price)
            s.levels[at] -= 1
            if is_possible:
                return True
    return False


def is_near_enough(s: State, body: i64, actions: i64, coins: i64) -> bool:
    """Tell whether the rocket can stand on a body with so many actions, after spending coins."""
    if body_under(s, s.seat) == body:
        return can_afford(s, actions, coins)
    if s.helps[FREE_LANDING] == 0 and not landing.is_free_visit(s, body):
        actions -= 1
    if is_in_space(s, s.seat):
        return flies_to(s, s.rocket[s.seat], body, actions, coins)
    if is_on_body(s, s.seat):
        return launches_to(s, s.body_space[body_under(s, s.seat)], body, actions, coins)
    coins += rocket.rocket_price(s)
    for yard in range(s.box.bodies):
        is_base = s.owner[yard] == s.seat and s.building[yard] == BASE and perk(s, s.seat, BASE_ROCKETS) > 0
        if (yard == s.box.home or is_base) and launches_to(s, s.body_space[yard], body, actions - 1, coins):
            return True
    return False


def launches_to(s: State, space: i64, body: i64, actions: i64, coins: i64) -> bool:
    """Launch, and fly to a body's space."""
    if s.helps[FREE_LAUNCH] == 0:
        actions -= 1
        coins += s.box.launch_price
    return flies_to(s, space, body, actions, coins)


def flies_to(s: State, space: i64, body: i64, actions: i64, coins: i64) -> bool:
    """Fly to a body's space; moves given by cards come first."""
    if actions < 0:
        return False
    per_flight = movement.steps(s)
    steps = steps_between(s, space, s.body_space[body], (actions + s.helps[FREE_MOVE]) * per_flight)
    if steps == NOWHERE:
        return False
    flights = (steps + per_flight - 1) // per_flight
    return can_afford(s, actions - max(flights - s.helps[FREE_MOVE], 0), coins)


def can_afford(s: State, actions: i64, coins: i64) -> bool:
    """Tell whether the coins are there, or can be raised with the actions left."""
    return actions >= 0 and s.coins[s.seat] + actions * s.box.funds >= coins
