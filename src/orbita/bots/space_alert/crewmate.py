"""A crewmate: tells what it holds and lays, listens, and follows what the crew agrees on."""

from dataclasses import dataclass
from typing import Final

from orbita.bots.bot import Act, Heard, Said, Sign
from orbita.bots.space_alert.agreement import Agreed, agree, settled
from orbita.bots.space_alert.boards import changes
from orbita.bots.space_alert.gifts import best_gift
from orbita.bots.space_alert.known import Known, epochs_of, server_of
from orbita.bots.space_alert.own_cards import Cards, Halves, may_move
from orbita.bots.space_alert.promises import promises
from orbita.bots.space_alert.signs import TELL, Hand, hand_text, read_hand, told_hand, untold
from orbita.core.contract import Moves
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.moves import AGREE, DRAW, GO, KINDS
from orbita.games.space_alert.ship import NOBODY, SLOTS, Box
from orbita.games.space_alert.state import ACTION_KINDS, PLANNING, first_slot, kind_of, last_slot
from orbita.games.space_alert.talk import MOST_CARDS
from orbita.games.space_alert.tools.solver.card_supply import laid_in_turn
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import AT_INCOMING_DATA, AT_PHASE_END, HEROIC_A, NO_ACTION

WORK: Final = 300_000  # plans resolved in a phase: a second and a half of a core
QUICK: Final = 10_000  # the same in plain Python


@dataclass(frozen=True)
class Crewmate:
    """Plays its part of the plan that all bots who heard the same arrive at; people's parts are people's."""

    work: int = WORK

    def choose(self, view: View, seat: int, moves: Moves, seed: int) -> int | None:
        """What it does at a table where nobody talks."""
        return self.act(view, seat, moves, Heard(tuple(range(len(view.seats)))), seed).move

    def act(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> Act:
        """Draw, tell, lay, promise, and end with the others; neither trip nor hurry."""
        if view.stage != PLANNING:
            return Act(move=GO)
        if DRAW in moves:
            return Act(move=DRAW)
        if len(view.seats) > 1 and heard.bots and not view.is_silent:
            signs = self.news(view, seat, heard)
            if signs or not has_everybody_told(view, heard):
                return Act(signs=signs)
        epochs = epochs_of(view, heard)
        if not epochs or not view.threats:
            return Act()
        move = self.next_move(view, seat, moves, epochs)
        if move is not None:
            return Act(move=move)
        if len(view.seats) > 1 and not view.is_silent:
            known, agreed = self.agreed(view, epochs)
            signs = promises(view, seat, heard, known, agreed.plan)
            if signs:
                return Act(signs=signs)
        others = (place for number, place in enumerate(view.seats) if number != seat)
        return Act(move=AGREE if AGREE in moves and any(other.agrees for other in others) else None)

    def advise(self, view: View, seat: int, moves: Moves, heard: Heard, seed: int) -> int | None:
        """The same plan with a person's own cards in it, as if they were told; what lies is not undone."""
        if view.stage != PLANNING or DRAW in moves:
            return self.act(view, seat, moves, heard, seed).move
        box = box_for(view.options)
        own: list[Said] = (
            [(TELL, hand_text(box, cards_of_phase(view, box, seat)))] if len(view.seats) > 1 else []
        )
        told = own + (untold(heard.signs, seat, view.members[seat].plan) if own else [])
        signs = tuple(Sign(phase_began(view), seat, kind, about) for kind, about in told)
        bots = tuple(sorted({*heard.bots, seat}))
        epochs = epochs_of(view, Heard(bots, heard.signs + signs))
        return self.next_move(view, seat, moves, epochs) if epochs and view.threats else None

    def news(self, view: View, seat: int, heard: Heard) -> tuple[Said, ...]:
        """What of its cards the others have not been told: the hand of this phase, and what lies."""
        box = box_for(view.options)
        hand = hand_text(box, cards_of_phase(view, box, seat))
        if told_hand(heard.signs, seat, phase_began(view)) != hand:
            return ((TELL, hand),)
        return tuple(untold(heard.signs, seat, view.members[seat].plan))

    def next_move(self, view: View, seat: int, moves: Moves, epochs: list[Known]) -> int | None:
        """A card that is better with somebody else, or the next change of its own slots."""
        known, agreed = self.agreed(view, epochs)
        if view.is_transfer:
            gift = best_gift(seat, moves, known, agreed)
            if gift is not None:
                return gift
        slots = slots_of(view, seat, known)
        hand = hand_with_heroics(view, seat, known)
        wanted = self.wanted(view, slots, hand, agreed.plan)
        return next((move for move in changes(view, seat, slots, wanted, hand) if move in moves), None)

    def agreed(self, view: View, epochs: list[Known]) -> tuple[Known, Agreed]:
        """What is known now, and the plan."""
        return settled(view, epochs[-1], agree(epochs, self.work))

    def wanted(self, view: View, slots: Cards, hand: list[int], plan: tuple[int, ...]) -> Halves:
        """What was agreed for these slots, as far as it has the cards."""
        box = box_for(view.options)
        copies = hand[:ACTION_KINDS]
        for card in slots.values():
            if card != NO_ACTION and kind_of(box, card) < ACTION_KINDS:
                copies[kind_of(box, card)] += 1
        ordinary = [slot for slot in slots if plan[slot] < HEROIC_A]
        halves = laid_in_turn(box, copies, [plan[slot] for slot in ordinary])
        wanted = {slot: half for slot, half in zip(ordinary, halves, strict=True) if half != NO_ACTION}
        return wanted | {slot: plan[slot] for slot in slots if plan[slot] >= HEROIC_A}


def phase_began(view: View) -> int:
    """When the cards of the open phase were dealt, in ms."""
    return max((at for at, kind, _, _ in view.heard if kind == AT_PHASE_END), default=0)


def has_everybody_told(view: View, heard: Heard) -> bool:
    """Whether the others know each bot's cards as they are now: before, it makes no sense to plan."""
    box, began = box_for(view.options), phase_began(view)
    if view.heard[-1][1] == AT_INCOMING_DATA and any(view.seats[bot].draws for bot in heard.bots):
        return False
    for bot in heard.bots:
        told = told_hand(heard.signs, bot, began)
        if told is None or sum(read_hand(box, told)) != number_of_cards(view, box, bot):
            return False
    return True


def number_of_cards(view: View, box: Box, seat: int) -> int:
    """How many cards somebody can lay in the open phase, in hand and on the own board, as far as told."""
    first, last = first_slot(box, view.phase), last_slot(box, view.phase)
    laid = sum(card != NO_ACTION for card in view.members[seat].plan[first - 1 : last])
    return min(view.seats[seat].hand_size + laid, MOST_CARDS)


def cards_of_phase(view: View, box: Box, seat: int) -> Hand:
    """Everything one can lay in the open phase: the hand, and what of it lies on one's own board."""
    cards, phase = list(view.hand), view.seats[seat].own_phase
    for turn in range(first_slot(box, phase), last_slot(box, phase) + 1):
        card = view.members[seat].plan[turn - 1]
        if card != NO_ACTION:
            cards[kind_of(box, card)] += 1
    return tuple(cards)


def slots_of(view: View, seat: int, known: Known) -> Cards:
    """The slots one fills or may change now, with the cards that lie there."""
    box, phase = box_for(view.options), view.seats[seat].own_phase
    slots = {}
    for member, board in enumerate(view.members):
        if server_of(known, member) == seat:
            for turn in range(first_slot(box, phase), last_slot(box, phase) + 1):
                card = board.plan[turn - 1]
                if card == NO_ACTION or may_move(view, seat, member):
                    slots[member * SLOTS + turn] = card
    return slots


def hand_with_heroics(view: View, seat: int, known: Known) -> list[int]:
    """One's cards by kind, alone those of the open deck; and the heroic ones of the androids one serves."""
    hand = list(view.open_deck if len(view.seats) == 1 else view.hand)
    hand += [0] * (KINDS - len(hand))
    for member, board in enumerate(view.members):
        if board.is_android and board.heroic != NOBODY and server_of(known, member) == seat:
            hand[board.heroic] += 1
    return hand
