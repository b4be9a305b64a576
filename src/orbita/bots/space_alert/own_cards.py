"""One's own part of the plan: which slots one fills, and with which halves.

What was agreed is laid, or nothing: so the others can read from the backs of the cards what lies there.
"""

from orbita.bots.space_alert.common_plan import common_plan, situation_of
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, kind_of, last_slot
from orbita.games.space_alert.tools.solver.card_supply import laid_in_turn
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import NO_ACTION

Halves = dict[int, int]  # by slot: member * SLOTS + turn
Cards = dict[int, int]


def is_mine(view: View, seat: int, member: int) -> bool:
    """One's own board, and those of the androids that are left to this seat."""
    seats = len(view.seats)
    return seats == 1 or member == seat or (member >= seats and (member - seats) % seats == seat)


def may_move(view: View, seat: int, member: int) -> bool:
    """Cards may be moved on one's own board; on an android's only when playing alone."""
    return len(view.seats) == 1 or member == seat


def own_slots(view: View, seat: int) -> Cards:
    """The slots one may fill or change now, with the cards that lie there."""
    box, phase = box_for(view.options), view.seats[seat].own_phase
    slots = {}
    for member, board in enumerate(view.members):
        for turn in range(first_slot(box, phase), last_slot(box, phase) + 1):
            card = board.plan[turn - 1]
            if is_mine(view, seat, member) and (card == NO_ACTION or may_move(view, seat, member)):
                slots[member * SLOTS + turn] = card
    return slots


def hand_of(view: View) -> list[int]:
    """One's ordinary cards by kind; alone, those of the open deck."""
    return list((view.hand if len(view.seats) > 1 else view.open_deck)[:ACTION_KINDS])


def wanted_halves(view: View, seat: int, slots: Cards, steps: int) -> Halves:
    """What was agreed for these slots, as far as one has the cards."""
    box = box_for(view.options)
    agreed = common_plan(situation_of(view), steps)
    copies = hand_of(view)
    for card in slots.values():
        if card != NO_ACTION and kind_of(box, card) < ACTION_KINDS:
            copies[kind_of(box, card)] += 1
    halves = laid_in_turn(box, copies, [agreed[slot] for slot in slots])
    return {slot: half for slot, half in zip(slots, halves, strict=True) if half != NO_ACTION}
