"""A plan of halves as whole cards: which card of the box lies where."""

from orbita.games.space_alert.ship import SLOTS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS, card_value
from orbita.games.space_alert.tools.solver.card_supply import HEROIC_CARDS, bit
from orbita.games.space_alert.vocabulary import HEROIC_A, NO_ACTION

Slots = dict[int, int]


def lay_cards(box: Box, plan: tuple[int, ...], heroic: tuple[int, ...]) -> tuple[int, ...]:
    """The same plan with both halves of every card; the box has them all, each as often as it is used."""
    holders: dict[int, list[int]] = {kind: [] for kind in range(ACTION_KINDS + HEROIC_CARDS)}
    for slot, half in enumerate(plan):
        if half & UP != NO_ACTION:
            assert find_card(box, plan, heroic, holders, slot, set()), "this plan cannot be laid"
    kinds = {slot: kind for kind, slots in holders.items() for slot in slots}
    return tuple(
        card_value(box, kinds[slot], int(box.card_action[kinds[slot]] != half)) if slot in kinds else half
        for slot, half in enumerate(plan)
    )


def find_card(
    box: Box,
    plan: tuple[int, ...],
    heroic: tuple[int, ...],
    holders: dict[int, list[int]],
    slot: int,
    tried: set[int],
) -> bool:
    """Give a slot a card with its half; at need one that another slot holds, if that slot finds another."""
    for kind in holders:
        if kind in tried or not may_lie(box, plan[slot] & UP, heroic[slot // SLOTS], kind):
            continue
        tried.add(kind)
        slots = holders[kind]
        if len(slots) < box.card_copies[kind]:
            slots.append(slot)
            return True
        for place, other in enumerate(slots):
            if find_card(box, plan, heroic, holders, other, tried):
                slots[place] = slot
                return True
    return False


def may_lie(box: Box, half: int, heroic: int, kind: int) -> bool:
    """Whether a card has the half, and whether its member may hold it."""
    if half not in (box.card_action[kind], box.card_move[kind]):
        return False
    return half < HEROIC_A or bool(heroic & bit(kind - ACTION_KINDS + 1))
