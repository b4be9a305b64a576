"""From what lies on the boards to what is wanted there."""

import random

from orbita.bots.space_alert.boards import deal
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.state import ACTION_KINDS, card_value
from orbita.games.space_alert.vocabulary import NO_ACTION

BOX = box_for(Options())


def lay_all(wanted, slots, hand):
    """Lay what is wanted card by card, what is wrong first; how many moves it takes."""
    slots, hand = dict(slots), list(hand)
    for moves in range(60):
        kinds = deal(BOX, wanted, slots, hand)
        wrong = [slot for slot, card in slots.items() if card and kind_at(slots, slot) != kinds.get(slot)]
        empty = [slot for slot, card in slots.items() if not card and slot in kinds]
        if wrong:
            hand[kind_at(slots, wrong[0])] += 1
            slots[wrong[0]] = NO_ACTION
        elif empty:
            kind = kinds[empty[0]]
            hand[kind] -= 1
            slots[empty[0]] = card_value(BOX, kind, int(BOX.card_action[kind] != wanted[empty[0]]))
        else:
            return moves, slots
    raise AssertionError("cards are laid and taken back for ever")


def kind_at(slots, slot):
    """The kind of the card that lies there."""
    return next(
        kind
        for kind in range(len(BOX.card_action))
        for half in (0, 1)
        if card_value(BOX, kind, half) == slots[slot]
    )


def test_cards_come_to_lie_as_wanted_and_stay():
    dice = random.Random(5)
    for _ in range(60):
        hand = [0] * len(BOX.card_action)
        pool = [dice.randrange(ACTION_KINDS) for _ in range(10)]
        for kind in pool:
            hand[kind] += 1
        halves = [dice.choice((BOX.card_action[kind], BOX.card_move[kind])) for kind in pool[:6]]
        wanted = dict(zip((4, 5, 6, 7, 52, 53), halves, strict=True))
        slots = dict.fromkeys((4, 5, 6, 7, 52, 53, 54, 55), NO_ACTION)
        before = dict(slots)
        for slot in (4, 5, 6):  # something lies there already
            kind = next(kind for kind in range(ACTION_KINDS) if hand[kind])
            hand[kind] -= 1
            before[slot] = card_value(BOX, kind, 0)
        moves, after = lay_all(wanted, before, hand)
        assert moves <= 9
        assert all(kind_at(after, slot) >= 0 for slot in wanted)
