"""From what lies on the boards to what is wanted there: cards for halves, and the moves that lay them."""

from orbita.bots.space_alert.own_cards import Cards, Halves, may_move
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.moves import FLIP, PLACES, REMOVE, place_move
from orbita.games.space_alert.ship import NOBODY, SLOTS, UP, Box
from orbita.games.space_alert.state import kind_of
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import AT_WARNING, NO_ACTION


def changes(view: View, seat: int, slots: Cards, wanted: Halves, hand: list[int]) -> list[int]:
    """The moves until the slots are as wanted, with the cards there and in hand; what is wrong goes first."""
    box = box_for(view.options)
    kinds = deal(box, wanted, slots, hand)
    removals, flips, placings = [], [], []
    for slot, card in slots.items():
        member, turn = divmod(slot, SLOTS)
        kind = kinds.get(slot, NOBODY)
        if card != NO_ACTION and kind_of(box, card) != kind:
            removals.append(REMOVE + member * PLACES + turn)
        elif card != NO_ACTION and card & UP != wanted[slot]:
            flips.append(FLIP + member * PLACES + turn)
        elif card == NO_ACTION and kind != NOBODY and is_time_for(view, seat, member):
            half = int(box.card_action[kind] != wanted[slot])
            placings.append(place_move(member, turn, kind, half))
    return removals + flips + placings


def is_time_for(view: View, seat: int, member: int) -> bool:
    """A card on an android's board cannot be moved any more, so it waits for the phase's first warning."""
    if may_move(view, seat, member):
        return True
    return any(kind == AT_WARNING and number == view.phase for _, kind, number, _ in view.heard)


def deal(box: Box, wanted: Halves, slots: Cards, hand: list[int]) -> Cards:
    """Choose a card for each wanted half; what already lies right stays if the others can do without it."""
    lying = [slot for slot, card in slots.items() if card != NO_ACTION]
    cards = [kind_of(box, slots[slot]) for slot in lying]
    cards += [kind for kind, count in enumerate(hand) for _ in range(count)]
    right = {
        place: slot
        for place, slot in enumerate(lying)
        if has_half(box, cards[place], wanted.get(slot, NO_ACTION))
    }
    staying = matched(box, wanted, cards, right, set(right))
    moving = matched(box, wanted, cards, right, set())
    holder = staying if len(staying) == len(moving) else moving
    return {slot: cards[place] for place, slot in holder.items()}


def matched(box: Box, wanted: Halves, cards: list[int], right: Cards, fast: set[int]) -> Cards:
    """Which slot each card goes to, by its place in the list; the fast ones stay where they are right."""
    holder = dict(right)
    for slot in wanted:
        if slot not in holder.values():
            find_card(box, wanted, cards, holder, slot, set(fast))
    return holder


def find_card(
    box: Box, wanted: Halves, cards: list[int], holder: dict[int, int], slot: int, tried: set[int]
) -> bool:
    """Take a card with the half; at need one that another slot holds, if that slot finds another."""
    places = [place for place, kind in enumerate(cards) if has_half(box, kind, wanted[slot])]
    for place in sorted(places, key=lambda place: place in holder):
        if place in tried:
            continue
        tried.add(place)
        if place not in holder or find_card(box, wanted, cards, holder, holder[place], tried):
            holder[place] = slot
            return True
    return False


def has_half(box: Box, kind: int, half: int) -> bool:
    """Whether a card has a half."""
    return half != NO_ACTION and half in (box.card_action[kind], box.card_move[kind])
