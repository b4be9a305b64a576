"""Data transfer: a card that does nothing in one's own part of the plan, and much in another's."""

from collections.abc import Iterable
from typing import Final

from orbita.bots.space_alert.agreement import ASIDE, Agreed, free_slots, improved, open_slots
from orbita.bots.space_alert.known import Known
from orbita.bots.space_alert.promises import fly
from orbita.bots.space_alert.signs import Hand
from orbita.core.contract import Moves
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.moves import GIVE, KINDS
from orbita.games.space_alert.ship import WON
from orbita.games.space_alert.state import ACTION_KINDS
from orbita.games.space_alert.tools.solver.card_supply import laid_in_turn
from orbita.games.space_alert.vocabulary import HEROIC_A, NO_ACTION

GAIN: Final = 300  # less than one version of the future that is survived only with the gift


def best_gift(seat: int, moves: Moves, known: Known, agreed: Agreed) -> int | None:
    """The gift to another bot that saves a ship lost to what is known; none if no card of the hand does."""
    hand, trial = known.hands[seat], agreed.left // ASIDE
    is_needed = any(move >= GIVE for move in moves) and fly(known, agreed.plan).ending != WON
    if hand is None or not is_needed:
        return None
    spare = [kind for kind in range(ACTION_KINDS) if hand[kind] and is_spare(known, seat, kind, agreed)]
    best, best_value = None, max(agreed.value, improved(known, agreed, trial).value) + GAIN
    for receiver in known.bots:
        gifts = [kind for kind in spare if GIVE + receiver * KINDS + kind in moves]
        other = known.hands[receiver]
        if not gifts or other is None:
            continue
        found = improved(with_gifts(known, seat, receiver, gifts), agreed, trial)
        needed = used_gift(known, receiver, other, gifts, found)
        if found.value > best_value and needed is not None:
            best, best_value = GIVE + receiver * KINDS + needed, found.value
    return best


def used_gift(known: Known, receiver: int, hand: Hand, gifts: list[int], found: Agreed) -> int | None:
    """The one card of several with which a receiver can lay a plan."""
    for kind in gifts:
        if can_lay(known, receiver, with_card(hand, kind, 1), found):
            return kind
    return None


def with_gifts(known: Known, seat: int, receiver: int, kinds: Iterable[int]) -> Known:
    """What is known once a seat has given these cards away."""
    hands = list(known.hands)
    for kind in kinds:
        giving, other = hands[seat], hands[receiver]
        assert giving is not None
        assert other is not None
        hands[seat], hands[receiver] = with_card(giving, kind, -1), with_card(other, kind, 1)
    return known._replace(hands=tuple(hands))


def is_spare(known: Known, seat: int, kind: int, agreed: Agreed) -> bool:
    """Whether the plan can be laid without a card."""
    hand = known.hands[seat]
    assert hand is not None
    return can_lay(known, seat, with_card(hand, kind, -1), agreed)


def can_lay(known: Known, seat: int, hand: Hand, agreed: Agreed) -> bool:
    """Whether a seat can lay its part of a plan with these cards."""
    box = box_for(known.options)
    free = free_slots(known, box)
    wanted = [agreed.plan[slot] for slot in open_slots(known, box, seat) if free[slot]]
    ordinary = [half for half in wanted if NO_ACTION < half < HEROIC_A]
    return NO_ACTION not in laid_in_turn(box, list(hand[:ACTION_KINDS]), ordinary)


def with_card(hand: Hand, kind: int, count: int) -> Hand:
    """A hand with a card more or less."""
    return (*hand[:kind], hand[kind] + count, *hand[kind + 1 :])
