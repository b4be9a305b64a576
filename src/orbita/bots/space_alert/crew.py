"""The greedy crew member: at the table it lays its own cards, from what its seat sees."""

from dataclasses import dataclass

from orbita.bots.space_alert.own_cards import best_part, may_move, part_of
from orbita.core.contract import Moves
from orbita.games.space_alert.card_supply import FROM_HAND
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.moves import AGREE, DRAW, FLIP, GO, PLACES, REMOVE, place_move
from orbita.games.space_alert.ship import NOBODY, SLOTS, UP, Box
from orbita.games.space_alert.state import ACTION_KINDS, PLANNING, kind_of
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import AT_WARNING, HEROIC_A, NO_ACTION

Halves = dict[int, int]  # by slot (member * SLOTS + turn)
Kinds = dict[int, int]


@dataclass(frozen=True)
class GreedyBot:
    """Follows the plan all bots arrive at, as far as its hand allows, and passes when its cards lie well."""

    common_steps: int = 30_000
    own_steps: int = 40_000

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int | None:
        """Draw, lay, and end with the others; never trip, never hurry."""
        if view.stage != PLANNING:
            return GO
        if DRAW in moves:
            return DRAW
        if not view.threats:
            return None
        for move in self.changes(view, seat):
            if move in moves:
                return move
        others = (place for number, place in enumerate(view.seats) if number != seat)
        return AGREE if AGREE in moves and any(other.agrees for other in others) else None

    def changes(self, view: View, seat: int) -> list[int]:
        """What is to be done until the own slots are as wanted: first away with what lies wrong."""
        box = box_for(view.options)
        part = part_of(view, seat)
        plan = best_part(part, self.common_steps, self.own_steps)
        wanted = {
            slot: plan[slot] for slot, is_free in enumerate(part.free) if is_free == FROM_HAND and plan[slot]
        }
        lying = cards_on(view, part.free)
        kinds = deal(box, wanted, lying, view, seat)
        removals, flips, placings = [], [], []
        for slot, is_free in enumerate(part.free):
            if is_free != FROM_HAND:
                continue
            place = slot // SLOTS * PLACES + slot % SLOTS
            kind = kinds.get(slot, NOBODY)
            if slot in lying and kind_of(box, lying[slot]) != kind:
                removals.append(REMOVE + place)
            elif slot in lying and lying[slot] & UP != wanted[slot]:
                flips.append(FLIP + place)
            elif slot not in lying and kind != NOBODY and is_time_for(view, seat, slot // SLOTS):
                half = int(box.card_action[kind] != wanted[slot])
                placings.append(place_move(slot // SLOTS, slot % SLOTS, kind, half))
        return removals + flips + placings


def cards_on(view: View, free: tuple[int, ...]) -> Kinds:
    """The cards that lie on free slots."""
    lying = {
        member * SLOTS + turn: card
        for member, board in enumerate(view.members)
        for turn, card in enumerate(board.plan, 1)
    }
    return {slot: card for slot, card in lying.items() if free[slot] == FROM_HAND and card > NO_ACTION}


def is_time_for(view: View, seat: int, member: int) -> bool:
    """A card on an android's board cannot be moved any more, so it waits for the phase's first warning."""
    if may_move(view, seat, member):
        return True
    return any(kind == AT_WARNING and number == view.phase for _, kind, number, _ in view.heard)


def deal(box: Box, wanted: Halves, lying: Kinds, view: View, seat: int) -> Kinds:
    """Choose a card for each wanted half; what already lies right stays if the others can do without it."""
    hand = view.hand if len(view.seats) > 1 else view.open_deck
    cards = [kind_of(box, card) for card in lying.values()]
    cards += [kind for kind, count in enumerate(hand[:ACTION_KINDS]) for _ in range(count)]
    holder: dict[int, int] = {}  # which slot has a card, by its place in the list
    for place, slot in enumerate(lying):
        if has_half(box, cards[place], wanted.get(slot, NO_ACTION)):
            holder[place] = slot
    for slot, half in wanted.items():
        if half < HEROIC_A and slot not in holder.values():
            find_card(box, wanted, cards, holder, slot, set())
    kinds = {slot: cards[place] for place, slot in holder.items()}
    for slot, half in wanted.items():
        if half >= HEROIC_A:
            kinds[slot] = heroic_card(box, half, view, seat, lying, slot // SLOTS)
    return kinds


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


def heroic_card(box: Box, half: int, view: View, seat: int, lying: Kinds, member: int) -> int:
    """The member's own heroic card: in the hand, beside the android, or on one of its slots."""
    held = [kind for kind, count in enumerate(view.hand) if count and member == seat]
    beside = [view.members[member].heroic]
    laid = [kind_of(box, card) for slot, card in lying.items() if slot // SLOTS == member]
    for kind in held + beside + laid:
        if kind >= ACTION_KINDS and has_half(box, kind, half):
            return kind
    return NOBODY
