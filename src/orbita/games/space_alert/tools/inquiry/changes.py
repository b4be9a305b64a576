"""The smallest changes: flip a card, exchange two, lay another one that was held, change two cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from orbita.games.space_alert.moves import ACTION_UP, MOVE_UP
from orbita.games.space_alert.ship import SLOTS, UP, WON
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, card_value, flipped
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.model import ChangeKind
from orbita.games.space_alert.tools.inquiry.workbench import (
    LOST,
    Workbench,
    end_of,
    is_held,
    score_of,
    try_pairs,
)
from orbita.games.space_alert.tools.solver.worth import value_of
from orbita.games.space_alert.vocabulary import NO_ACTION

ORDER: Final[tuple[ChangeKind, ...]] = ("flip", "exchange", "other", "two")
KEPT: Final = 200  # pairs that save: more than anybody reads
FOR_PAIRS: Final = 0.6  # of the budget; the rest is for the best plan

Half = int
Card = int


@dataclass(frozen=True)
class Trial:
    """A plan that was tried, and what came of it; the score is LOST where the ship is."""

    kind: ChangeKind
    slots: tuple[int, ...]
    plan: tuple[Card, ...]
    owners: tuple[int, ...]
    score: int
    value: int = 0


@dataclass(frozen=True)
class Edit:
    """Another half on a slot, by the cards that have it, and who would lay one of them."""

    slot: int
    owner: int
    cards: tuple[Card, ...]


class Budget:
    """How many missions may be resolved; a clock from outside may stop it earlier."""

    def __init__(self, bench: Workbench, steps: int, is_time_up: Callable[[], bool]) -> None:
        self.bench, self.steps, self.is_time_up = bench, steps, is_time_up
        self.is_cut_short = False

    def is_spent(self, share: float = 1.0) -> bool:
        """Whether this share of the steps is used up, or the time is."""
        self.is_cut_short = self.is_cut_short or self.is_time_up()
        return self.is_cut_short or self.bench.resolved >= int(self.steps * share)


def used_slots(h: History) -> list[int]:
    """Every slot of every board, turn by turn."""
    return [member * SLOTS + turn for member in range(h.crew) for turn in range(1, h.flight.turns + 1)]


def is_android_slot(h: History, slot: int) -> bool:
    """Whether anybody may lay there."""
    return h.seats == 1 or slot // SLOTS >= h.seats


def cards_by_half(h: History, heroic: int = NO_CARD) -> dict[Half, tuple[Card, ...]]:
    """Which cards bring a half up, a heroic card among them."""
    kinds = [*range(ACTION_KINDS), *([] if heroic == NO_CARD else [heroic])]
    found: dict[Half, tuple[Card, ...]] = {}
    for kind in kinds:
        for side in (ACTION_UP, MOVE_UP):
            card = card_value(h.box, kind, side)
            found[card & UP] = (*found.get(card & UP, ()), card)
    return found


def owners_to_try(h: History, slot: int) -> list[int]:
    """Who might lay a card there: whoever did, on an android's board also the others."""
    if not is_android_slot(h, slot):
        return [h.owners[slot]]
    return [h.owners[slot], *(seat for seat in range(h.seats) if seat != h.owners[slot])]


def edits(h: History, w: Workbench) -> list[Edit]:
    """Every other half on every slot; what nobody held alone may still be one of two changes."""
    found = []
    for slot in used_slots(h):
        here = h.plan[slot]
        for half, cards in cards_by_half(h, h.heroic[slot // SLOTS]).items():
            if half == here & UP:
                continue
            own_first = tuple(sorted(cards, key=flipped(here).__ne__))
            found.append(Edit(slot, first_owner(h, w, slot, own_first), own_first))
        if here != NO_ACTION:
            found.append(Edit(slot, h.owners[slot], (NO_ACTION,)))
    return found


def first_owner(h: History, w: Workbench, slot: int, cards: Sequence[Card]) -> int:
    """Who held one of these cards; if nobody did, whoever laid there."""
    candidates = owners_to_try(h, slot)
    for owner in candidates:
        if held_card(h, w, slot, owner, cards) is not None:
            return owner
    return candidates[0]


def held_card(h: History, w: Workbench, slot: int, owner: int, cards: Sequence[Card]) -> Card | None:
    """The first of these cards that could have been laid on the slot, all others lying as they did."""
    for card in cards:
        plan, owners = laid(h, {slot: (card, owner)})
        if is_held(w, plan, owners):
            return card
    return None


def laid(h: History, changed: dict[int, tuple[Card, int]]) -> tuple[list[Card], list[int]]:
    """The plan with other cards on some slots, and who lays what."""
    plan, owners = list(h.plan), list(h.owners)
    for slot, (card, owner) in changed.items():
        plan[slot], owners[slot] = card, owner
    return plan, owners


def lies_otherwise(h: History, plan: Sequence[Card], owners: Sequence[int], slot: int) -> bool:
    """Another card than was laid, or the same by somebody else."""
    return plan[slot] != h.plan[slot] or (plan[slot] != NO_ACTION and owners[slot] != h.owners[slot])


def single_changes(h: History, w: Workbench, every: list[Edit]) -> Iterator[Trial]:
    """Every change of one card, or of two cards' places, that was possible; each resolved."""
    for edit in every:
        card = held_card(h, w, edit.slot, edit.owner, edit.cards)
        if card is not None:
            is_flip = h.plan[edit.slot] != NO_ACTION and card == flipped(h.plan[edit.slot])
            yield resolved(h, w, "flip" if is_flip else "other", {edit.slot: (card, edit.owner)})
    for first in used_slots(h):
        for second in used_slots(h):
            if first < second and first // SLOTS == second // SLOTS:
                yield from exchanged(h, w, first, second)


def exchanged(h: History, w: Workbench, first: int, second: int) -> Iterator[Trial]:
    """Two cards of a board change places, or one moves to an empty slot."""
    if h.plan[first] & UP == h.plan[second] & UP:
        return
    changed = {first: (h.plan[second], h.owners[second]), second: (h.plan[first], h.owners[first])}
    plan, owners = laid(h, changed)
    if is_held(w, plan, owners):
        yield resolved(h, w, "exchange", changed)


def resolved(h: History, w: Workbench, kind: ChangeKind, changed: dict[int, tuple[Card, int]]) -> Trial:
    """Resolve the mission with other cards on some slots."""
    plan, owners = laid(h, changed)
    ship = end_of(w, plan)
    return Trial(kind, tuple(changed), tuple(plan), tuple(owners), score_of(ship), value_of(ship))


def double_changes(h: History, w: Workbench, every: list[Edit], budget: Budget) -> tuple[list[Trial], int]:
    """Pairs of cards that save the ship, the best of them, and how many there are.

    The most promising single changes are combined first.
    """
    values = [value_of(end_of(w, laid(h, {edit.slot: (edit.cards[0], edit.owner)})[0])) for edit in every]
    ranked = [every[at] for at in sorted(range(len(every)), key=lambda at: -values[at])]
    slots, owners = [edit.slot for edit in ranked], [edit.owner for edit in ranked]
    cards = [list(edit.cards) for edit in ranked]
    found: list[tuple[int, int, int, int, int]] = []
    for number in range(1, len(ranked)):
        if budget.is_spent(share=FOR_PAIRS):
            break
        found += try_pairs(w, slots, owners, cards, number)
    trials = []
    for one, other, card, other_card, score in sorted(found, key=lambda pair: -pair[4])[:KEPT]:
        changed = {slots[one]: (card, owners[one]), slots[other]: (other_card, owners[other])}
        changed = dict(sorted(changed.items()))
        plan, who = laid(h, changed)
        trials.append(Trial("two", tuple(changed), tuple(plan), tuple(who), score))
    return trials, len(found)


def missing_card(h: History, w: Workbench) -> Trial | None:
    """One card that would have saved the ship, although nobody held it; the best of them."""
    best: Trial | None = None
    for slot in used_slots(h):
        for half, cards in cards_by_half(h).items():
            if half == h.plan[slot] & UP:
                continue
            trial = resolved(h, w, "other", {slot: (cards[0], h.owners[slot])})
            if trial.score != LOST and (best is None or trial.score > best.score):
                best = trial
    return best


def is_better(h: History, trial: Trial) -> bool:
    """A lost ship is saved; one that came home brings more points."""
    if trial.score == LOST:
        return False
    return h.end.ending != WON or trial.score > score_of(h.end)
