"""Whether a plan can be laid with the cards there are: halves on slots against whole cards.

Ordinary cards are checked by Hall's rule: no set of halves is used more often than there are cards with a
half of that set. A heroic card is unique, and each crew member has at most one.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import cells, zeros
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.ship import SLOTS, TURNS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS
from orbita.games.space_alert.vocabulary import GO_LIFT, HEROIC_A, NO_ACTION

HALF_SETS: Final = 128  # sets of the seven ordinary halves, bit half - 1
HEROIC_CARDS: Final = 6  # bit per card, in the order of the box
ALL_HEROIC: Final = 63


def supply_of(box: Box, copies: Cells) -> Cells:
    """By set of ordinary halves: how many of these cards (counted by kind) have a half of it."""
    supply = zeros(HALF_SETS)
    for halves in range(HALF_SETS):
        for kind in range(ACTION_KINDS):
            card = bit(box.card_action[kind]) | bit(box.card_move[kind])
            if card & halves:
                supply[halves] += copies[kind]
    return supply


def bit(half: i64) -> i64:
    """The bit of an ordinary half."""
    one: i64 = 1
    return one << (half - 1)


def fits(supply: Cells, plan: Cells, free: Cells, used: Cells) -> bool:
    """The ordinary halves on the free slots can all be laid; `used` is room to count in."""
    for half in range(GO_LIFT + 1):
        used[half] = 0
    for slot in range(len(plan)):
        half = plan[slot] & UP
        if free[slot] and 0 < half <= GO_LIFT:
            used[half] += 1
    halves: i64 = 0
    demand: i64 = 0
    for number in range(1, HALF_SETS):  # from set to set one half comes or goes (Gray code)
        half = 1
        while number & bit(half) == 0:
            half += 1
        halves ^= bit(half)
        if halves & bit(half):
            demand += used[half]
        else:
            demand -= used[half]
        if demand > supply[halves]:
            return False
    return True


def laid_in_turn(box: Box, copies: list[int], halves: list[int]) -> list[int]:
    """Lay halves one after another, as far as these cards (counted by kind) allow; NO_ACTION where not."""
    supply = supply_of(box, cells(copies))
    used = zeros(GO_LIFT + 1)
    plan = zeros(len(halves))
    free = cells([1] * len(halves))
    for slot in range(len(halves)):
        plan[slot] = halves[slot]
        if not fits(supply, plan, free, used):
            plan[slot] = NO_ACTION
    return list(plan)


def has_one_heroic(plan: Cells, free: Cells, member: i64) -> bool:
    """No more than one heroic half on the free slots of a member."""
    return heroic_half(plan, free, member) >= 0


def heroic_half(plan: Cells, free: Cells, member: i64) -> i64:
    """The heroic half on the free slots of a member, 0 if none, -1 if there are several."""
    found: i64 = 0
    for slot in range(member * SLOTS + 1, member * SLOTS + TURNS + 1):
        half = plan[slot] & UP
        if free[slot] and half >= HEROIC_A:
            if found:
                return -1
            found = half
    return found


def can_deal(box: Box, plan: Cells, free: Cells, heroic: Cells, member: i64, left: i64) -> bool:
    """Whether members from this one on can have the heroic cards they use, each of those left once.

    `heroic` has by member a bit for each heroic card they may hold.
    """
    if member * SLOTS >= len(plan):
        return True
    half = heroic_half(plan, free, member)
    if half == 0:
        return can_deal(box, plan, free, heroic, member + 1, left)
    for card in range(HEROIC_CARDS):
        kind = ACTION_KINDS + card
        is_it = box.card_action[kind] == half or box.card_move[kind] == half
        mark = bit(card + 1)
        if (
            is_it
            and heroic[member] & left & mark
            and can_deal(box, plan, free, heroic, member + 1, left & ~mark)
        ):
            return True
    return False
