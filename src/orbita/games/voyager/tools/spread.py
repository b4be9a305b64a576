"""Where a rocket can be, action by action and turn by turn, at the least risk and with the fewest actions.

One search forward from where a flight begins finds the earliest try to land on every world. The price of
being somewhere counts nights in a dangerous ring first, then actions; waiting costs nothing, for the action
is free for something else.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import zeros
from orbita.core.flat import Cells, i64
from orbita.games.voyager.state import MAX_STEPS, Box, State, is_foreign, perk
from orbita.games.voyager.vocabulary import MOVE_SPACES, VISIT_WITHOUT_ACTION

NIGHT: Final = 1000  # the price of a night in the belt, in actions
FAR: Final = 1_000_000_000  # more than any flight costs
UNSEEN: Final = -1


class Departure:
    """Where and how a flight begins: in space, in one of these spaces, with so much left of the turn."""

    passed: i64 = 0  # how often the rings turn before it
    turns: i64 = 0  # of the seat that are left, this one included
    left: i64 = 0  # actions
    free: i64 = 0  # moves that cost no action, this turn
    nights: i64 = 0  # in a dangerous ring that were spent before it
    actions: i64 = 0  # that were used before it
    late: i64 = 0  # actions used if a rocket waits on the ground where it was built; 0: it does not
    is_safe: bool = False  # no asteroids at the end of this turn
    lands_free: bool = False  # a landing this turn costs no action


class Spread:
    """All places of one flight with their prices, and when each world is reached at which price."""

    levels: i64 = 0  # layers of a turn: (actions + 1) * (free moves + 1)
    width: i64 = 0  # free moves + 1
    prices: Cells  # by (turn * levels + layer) * spaces + space
    turn: Cells  # by body: of the first try to land, or UNSEEN
    layer: Cells  # by body: what is left of that turn, see `layer_of`
    price: Cells  # by body


def steps_of(s: State, seat: i64) -> i64:
    """Spaces of one move of a seat."""
    return min(1 + perk(s, seat, MOVE_SPACES), MAX_STEPS)


def lands_without_action(s: State, seat: i64, body: i64) -> bool:
    """Sabotage 3: landing where another's building stands costs no action."""
    return is_foreign(s, seat, body) and perk(s, seat, VISIT_WITHOUT_ACTION) > 0


def turned(box: Box, space: i64, times: i64) -> i64:
    """Where the rings carry a space."""
    for _ in range(times):
        space = box.turned[space]
    return space


def spread_out(s: State, seat: i64, start: Departure, seeds: list[int], rounds: i64) -> Spread:
    """Search from a departure on, for at most so many turns, until every world was reached."""
    box = s.box
    found = Spread()
    most = max(start.left, box.actions)
    found.width = start.free + 1
    found.levels = (most + 1) * found.width
    turns = min(rounds, start.turns)
    found.prices = zeros(max(turns, 1) * found.levels * box.spaces)
    for place in range(len(found.prices)):
        found.prices[place] = FAR
    found.turn = zeros(box.bodies)
    found.layer = zeros(box.bodies)
    found.price = zeros(box.bodies)
    for body in range(box.bodies):
        found.turn[body] = UNSEEN
    here = (start.left * found.width + start.free) * box.spaces
    for seed in seeds:
        found.prices[here + seed] = start.nights * NIGHT + start.actions
    steps = steps_of(s, seat)
    for turn in range(turns):
        if turn > 0:
            sleep(box, found, turn - 1, start.is_safe and turn == 1)
            maybe_launch_late(box, found, turn, start, seeds)
        act(box, found, turn, steps)
        if not see_worlds(s, seat, found, turn, start.passed + turn, start.lands_free and turn == 0):
            break
    return found


def act(box: Box, found: Spread, turn: i64, steps: i64) -> None:
    """One turn: fly, by a free move while there is one, or wait."""
    prices, width, spaces = found.prices, found.width, box.spaces
    reach = (steps - 1) * (spaces + 1)
    for ahead in range(found.levels):
        layer = found.levels - 1 - ahead
        here = (turn * found.levels + layer) * spaces
        left, free = layer // width, layer % width
        if left == 0 and free == 0:
            continue
        later = here - spaces if free > 0 else here - width * spaces  # a free move is used first
        cost: i64 = 0 if free > 0 else 1
        waited = here - width * spaces
        for space in range(spaces):
            price = prices[here + space]
            if price >= FAR:
                continue
            if left > 0 and price < prices[waited + space]:
                prices[waited + space] = price
            for number in range(box.reach_from[reach + space], box.reach_from[reach + space + 1]):
                place = later + box.reach[number]
                if price + cost < prices[place]:
                    prices[place] = price + cost


def sleep(box: Box, found: Spread, turn: i64, is_safe: bool) -> None:
    """A night: asteroids, then the rings turn; a new turn has all its actions."""
    prices, spaces = found.prices, box.spaces
    morning = ((turn + 1) * found.levels + box.actions * found.width) * spaces
    for space in range(spaces):
        best: i64 = FAR
        for layer in range(found.levels):
            best = min(best, prices[(turn * found.levels + layer) * spaces + space])
        if best < FAR and not is_safe and box.danger[box.ring_of[space]] > 0:
            best += NIGHT
        prices[morning + box.turned[space]] = best


def maybe_launch_late(box: Box, found: Spread, turn: i64, start: Departure, seeds: list[int]) -> None:
    """A rocket just built may wait on the ground, where no asteroids are, and be launched in a later turn."""
    if start.late == 0:
        return
    here = (turn * found.levels + (box.actions - 1) * found.width) * box.spaces
    for seed in seeds:
        place = here + turned(box, seed, turn)
        found.prices[place] = min(found.prices[place], start.late)


def see_worlds(s: State, seat: i64, found: Spread, turn: i64, passed: i64, lands_free: bool) -> bool:
    """Note the worlds where a landing can first be tried in this turn; tell whether others are left."""
    box = s.box
    is_left = False
    for body in range(box.bodies):
        if box.landing[body] == 0 or found.turn[body] != UNSEEN:
            continue
        space = turned(box, s.body_space[body], passed)
        first: i64 = 0 if lands_free or lands_without_action(s, seat, body) else found.width
        best: i64 = FAR
        for ahead in range(found.levels - first):
            layer = found.levels - 1 - ahead  # what leaves most of the turn first
            price = found.prices[(turn * found.levels + layer) * box.spaces + space]
            if price < best:
                best = price
                found.layer[body] = layer
        if best < FAR:
            found.turn[body] = turn
            found.price[body] = best
        else:
            is_left = True
    return is_left


def way_back(s: State, seat: i64, found: Spread, body: i64, passed: i64, is_safe: bool) -> list[int]:
    """The spaces flown to on the way to a world, by turn * spaces + space, the last first.

    At the end stands where the flight began.
    """
    box = s.box
    flown: list[int] = []
    turn, layer, price = found.turn[body], found.layer[body], found.price[body]
    space = turned(box, s.body_space[body], passed + turn)
    reach = (steps_of(s, seat) - 1) * (box.spaces + 1)
    while True:
        before = waited_from(box, found, turn, layer, space, price)
        if before != UNSEEN:
            layer = before
            continue
        is_morning = turn > 0 and layer == box.actions * found.width
        if is_morning:
            turn -= 1
            space = turned_from(box, space)
            if box.danger[box.ring_of[space]] > 0 and not (is_safe and turn == 0):
                price -= NIGHT
            layer = evening_at(box, found, turn, space, price)
            continue
        before = flown_from(box, found, turn, layer, space, price, reach)
        if before == UNSEEN:
            flown.append(turn * box.spaces + space)
            return flown
        flown.append(turn * box.spaces + space)
        is_free = (
            layer % found.width < found.width - 1 and price_at(box, found, turn, layer + 1, before) == price
        )
        layer = layer + 1 if is_free else layer + found.width
        price = price if is_free else price - 1
        space = before


def price_at(box: Box, found: Spread, turn: i64, layer: i64, space: i64) -> i64:
    """The price of being in a space with so much of a turn left."""
    return found.prices[(turn * found.levels + layer) * box.spaces + space]


def waited_from(box: Box, found: Spread, turn: i64, layer: i64, space: i64, price: i64) -> i64:
    """What was left of the turn before an action was let pass, if that is how it was reached."""
    before = layer + found.width
    if before < found.levels and price_at(box, found, turn, before, space) == price:
        return before
    return UNSEEN


def flown_from(box: Box, found: Spread, turn: i64, layer: i64, space: i64, price: i64, reach: i64) -> i64:
    """The space a rocket flew from, by a free move or an action; UNSEEN where a flight begins."""
    free = layer % found.width
    for number in range(box.reach_from[reach + space], box.reach_from[reach + space + 1]):
        before = box.reach[number]
        if free < found.width - 1 and price_at(box, found, turn, layer + 1, before) == price:
            return before
        sooner = layer + found.width
        if free == 0 and sooner < found.levels and price_at(box, found, turn, sooner, before) == price - 1:
            return before
    return UNSEEN


def evening_at(box: Box, found: Spread, turn: i64, space: i64, price: i64) -> i64:
    """What was left of a turn when it ended in a space at a price: as much as possible."""
    for ahead in range(found.levels):
        layer = found.levels - 1 - ahead
        if price_at(box, found, turn, layer, space) == price:
            return layer
    return UNSEEN


def turned_from(box: Box, space: i64) -> i64:
    """Where what is in a space was before the rings turned."""
    for before in range(box.spaces):
        if box.turned[before] == space:
            return before
    return UNSEEN
