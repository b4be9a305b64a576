"""A plan laid anew after the flight: whose cards it takes, and what else could have been laid."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from orbita.core.chance import cells
from orbita.core.errors import IllegalMove
from orbita.games.space_alert.moves import ACTION_UP
from orbita.games.space_alert.notation import card_text
from orbita.games.space_alert.ship import SLOTS
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, card_value
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.inquiry.changes import is_android_slot
from orbita.games.space_alert.tools.inquiry.held import could_be_laid
from orbita.games.space_alert.tools.inquiry.history import History
from orbita.games.space_alert.tools.inquiry.runs import name_of
from orbita.games.space_alert.vocabulary import NO_ACTION

MOST_TRIES: Final = 3000  # to find owners: far more than anybody's changes need


def owners_of(h: History, plan: Sequence[int]) -> list[int]:
    """Who lays each card of a plan; refuses one with a card that was in nobody's hand by then.

    What lies as it lay stays whose it was. The other cards are dealt out one by one, on androids to whoever
    can: if that cannot be done, the first card that never found an owner is the one that is refused.
    """
    trial, owners = list(plan), list(h.owners)
    waiting = [slot for slot in range(len(plan)) if plan[slot] != h.plan[slot] and plan[slot] != NO_ACTION]
    for slot in waiting:
        trial[slot] = NO_ACTION
    furthest = Dealing(h, list(plan), trial, owners, waiting).furthest()
    if furthest < len(waiting):
        slot = waiting[furthest]
        raise refused(
            IllegalMove,
            "workbench/not-held",
            member=name_of(h, slot // SLOTS),
            turn=slot % SLOTS,
            card=card_text(plan[slot]),
        )
    return owners


@dataclass
class Dealing:
    """The cards that wait for an owner, and the plan with those that have one."""

    h: History
    plan: list[int]
    trial: list[int]
    owners: list[int]
    waiting: list[int]
    tries: int = 0

    def furthest(self, at: int = 0) -> int:
        """Lay the waiting cards from this one on; tells how many could be laid at once, at best."""
        if at == len(self.waiting):
            return at
        best, slot = at, self.waiting[at]
        for owner in layers(self.h, slot):
            if self.may_lie(slot, owner):
                best = max(best, self.furthest(at + 1))
            if best == len(self.waiting):
                return best
        self.trial[slot], self.owners[slot] = NO_ACTION, self.h.owners[slot]
        return best

    def may_lie(self, slot: int, owner: int) -> bool:
        """Lay a card from somebody's hand, if it was there; after very many tries none is."""
        self.trial[slot], self.owners[slot] = self.plan[slot], owner
        self.tries += 1
        return self.tries <= MOST_TRIES and could_be_laid(self.h.held, cells(self.trial), cells(self.owners))


def layers(h: History, slot: int) -> list[int]:
    """Who may lay on a slot: whoever laid there first, and on an android anybody."""
    usual = h.owners[slot]
    if not is_android_slot(h, slot):
        return [usual]
    return [usual, *(seat for seat in range(h.seats) if seat != usual)]


def other_cards(
    h: History, plan: Sequence[int], owners: Sequence[int]
) -> dict[str, tuple[tuple[str, ...], ...]]:
    """By member, turn by turn: the cards that could lie there instead, all else being as it is, action up."""
    return {
        name_of(h, member): tuple(
            cards_for(h, plan, owners, member * SLOTS + turn) for turn in range(1, h.flight.turns + 1)
        )
        for member in range(h.crew)
    }


def cards_for(h: History, plan: Sequence[int], owners: Sequence[int], slot: int) -> tuple[str, ...]:
    """The kinds of cards that could lie on one slot."""
    trial, laid_by = cells(list(plan)), cells(list(owners))
    heroic = h.heroic[slot // SLOTS]
    found = []
    for kind in [*range(ACTION_KINDS), *([] if heroic == NO_CARD else [heroic])]:
        trial[slot] = card_value(h.box, kind, ACTION_UP)
        for owner in layers(h, slot):
            laid_by[slot] = owner
            if could_be_laid(h.held, trial, laid_by):
                found.append(card_text(trial[slot]))
                break
    return tuple(found)
