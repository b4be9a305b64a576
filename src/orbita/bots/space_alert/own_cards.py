"""One's own part of the plan: the best use of one's own cards, as far as one seat can know."""

from functools import lru_cache
from typing import NamedTuple

from orbita.bots.space_alert.common_plan import (
    SEED,
    VERSIONS,
    Plan,
    Situation,
    common_plan,
    guessed_hands,
    mission_of,
    situation_of,
)
from orbita.bots.space_alert.greedy import climb, new_planner
from orbita.core.chance import cells, zeros
from orbita.core.flat import Cells
from orbita.games.space_alert.card_supply import FROM_ANY, FROM_HAND, bit, fits, supply_of
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.ship import NOBODY, SLOTS, UP
from orbita.games.space_alert.state import ACTION_KINDS, first_slot, kind_of, last_slot
from orbita.games.space_alert.view import View
from orbita.games.space_alert.vocabulary import GO_LIFT, NO_ACTION


class Part(NamedTuple):
    """What one seat plans with: slots it may fill, cards it has, and what lies fixed (NOBODY: unknown)."""

    situation: Situation
    seat: int
    phase: int
    fixed: Plan
    free: tuple[int, ...]
    cards: tuple[int, ...]  # by kind, heroic ones included; those lying on free slots count
    heroic: tuple[int, ...]  # by member: bit per heroic card they have


def part_of(view: View, seat: int) -> Part:
    """Sort out what is fixed, what is free and which cards there are."""
    box = box_for(view.options)
    phase = view.seats[seat].own_phase
    first, last = first_slot(box, phase), last_slot(box, phase)
    fixed = [NOBODY] * (len(view.members) * SLOTS)
    free = [0] * len(fixed)
    cards = list(view.hand if len(view.seats) > 1 else [*view.open_deck, *[0] * (KINDS - ACTION_KINDS)])
    heroic = [0] * len(view.members)
    for member, board in enumerate(view.members):
        mine = is_mine(view, seat, member)
        if mine and board.heroic != NOBODY:
            heroic[member] |= bit(board.heroic - ACTION_KINDS + 1)
        for turn, card in enumerate(board.plan, 1):
            slot = member * SLOTS + turn
            is_open = mine and first <= turn <= last
            if is_open and (card == NO_ACTION or may_move(view, seat, member)):
                free[slot] = FROM_HAND
                if card != NO_ACTION:
                    take(cards, heroic, member, kind_of(box, card))
            elif card > NO_ACTION or (mine and turn < first):
                fixed[slot] = card & UP
            elif mine and last < turn <= last_slot(box, view.phases):
                free[slot] = FROM_ANY
    for kind in range(ACTION_KINDS, KINDS):
        if cards[kind]:
            heroic[seat] |= bit(kind - ACTION_KINDS + 1)
    return Part(situation_of(view), seat, phase, tuple(fixed), tuple(free), tuple(cards), tuple(heroic))


def take(cards: list[int], heroic: list[int], member: int, kind: int) -> None:
    """Count a card that lies on a free slot as one at hand."""
    if kind >= ACTION_KINDS:
        heroic[member] |= bit(kind - ACTION_KINDS + 1)
    else:
        cards[kind] += 1


def may_move(view: View, seat: int, member: int) -> bool:
    """Cards may be moved on one's own board; on an android's only by who plays alone."""
    return len(view.seats) == 1 or member == seat


def is_mine(view: View, seat: int, member: int) -> bool:
    """One's own board, and those of the androids that are left to this seat."""
    seats = len(view.seats)
    return seats == 1 or member == seat or (member >= seats and (member - seats) % seats == seat)


@lru_cache(maxsize=1024)
def best_part(part: Part, common_steps: int, own_steps: int) -> Plan:
    """The halves one's own slots should show, if the others do as agreed or nothing."""
    situation, box = part.situation, box_for(part.situation.options)
    agreed = common_plan(situation, common_steps)
    plan = [card if card != NOBODY else agreed[slot] for slot, card in enumerate(part.fixed)]
    supply, free = supply_of(box, cells(list(part.cards))), cells(list(part.free))
    start = trimmed(plan, part.free, supply)
    planner = new_planner(
        box,
        [mission_of(situation, start, SEED + version) for version in range(VERSIONS)],
        [guessed_hands(situation, part.phase - 1, part.seat, SEED + version) for version in range(VERSIONS)],
        free,
        supply,
        cells(list(part.heroic)),
        SEED,
    )
    climb(planner, own_steps)
    return tuple(planner.best_plan)


def trimmed(plan: list[int], free: tuple[int, ...], supply: Cells) -> Plan:
    """The plan, without what one has no cards for."""
    start = cells([NO_ACTION if free[slot] == FROM_HAND else half for slot, half in enumerate(plan)])
    slots = cells(list(free))
    for slot, half in enumerate(plan):
        if free[slot] == FROM_HAND and half <= GO_LIFT:
            start[slot] = half
            if not fits(supply, start, slots, zeros(GO_LIFT + 1)):
                start[slot] = NO_ACTION
    return tuple(start)
