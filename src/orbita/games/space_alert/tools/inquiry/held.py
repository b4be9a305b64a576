"""Which plans the crew could have laid: every card truly held by whoever lays it, before its slot closed.

A person's cards are counted at each moment after which some slots were closed to them: when they went on to
the next phase, when they gave a card away, and at the end. What is laid on the closed slots may never be more
than the cards they had by then.
"""

# Compiled: see setup.py.

from typing import Final

from orbita.core.chance import cells, zeros
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.ship import SLOTS, TURNS, Box
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, card_value
from orbita.games.space_alert.vocabulary import NO_ACTION

PHASES: Final = 3
VALUES: Final = 1024  # of a card as it lies: two halves of five bits
CHECK: Final = 2  # numbers of a count besides the cards: seat, closed phases


class Held:
    """The cards of a mission, by who held them and since when."""

    crew: i64 = 0
    seats: i64 = 0
    phase_of_turn: Cells
    kind_at: Cells  # by card as it lies: its kind, NO_CARD if there is none
    heroic: Cells  # by member: the kind of their heroic card, NO_CARD if none
    checks: i64 = 0
    seat: Cells  # by check
    closed: Cells  # by check: how many phases were closed
    had: Cells  # by check * ACTION_KINDS + kind: cards not given away by then, laid ones included
    used: Cells  # room to count in: by (seat * PHASES + phase) * ACTION_KINDS + kind


def lay_out_held(
    box: Box, crew: i64, seats: i64, heroic: list[int], checks: list[tuple[int, int, list[int]]]
) -> Held:
    """Write the counts down flat; each is a seat, its closed phases, and its cards by kind."""
    h = Held()
    h.crew = crew
    h.seats = seats
    h.phase_of_turn = box.phase_of_turn[:]
    h.kind_at = cells([NO_CARD] * VALUES)
    for kind in range(KINDS):
        for half in range(2):
            h.kind_at[card_value(box, kind, half)] = kind
    h.heroic = cells(heroic)
    h.checks = len(checks)
    h.seat = cells([seat for seat, _, _ in checks])
    h.closed = cells([closed for _, closed, _ in checks])
    h.had = cells([count for _, _, had in checks for count in had])
    h.used = zeros(seats * PHASES * ACTION_KINDS)
    return h


def could_be_laid(h: Held, plan: Cells, owners: Cells) -> bool:
    """Whether the crew had these cards in time; `owners` says who lays what, by slot."""
    for place in range(len(h.used)):
        h.used[place] = 0
    for member in range(h.crew):
        if not count_board(h, plan, owners, member):
            return False
    for check in range(h.checks):
        first = h.seat[check] * PHASES * ACTION_KINDS
        for kind in range(ACTION_KINDS):
            laid: i64 = 0
            for phase in range(h.closed[check]):
                laid += h.used[first + phase * ACTION_KINDS + kind]
            if laid > h.had[check * ACTION_KINDS + kind]:
                return False
    return True


def count_board(h: Held, plan: Cells, owners: Cells, member: i64) -> bool:
    """Count the cards of a board; False for one that is in no box, or a heroic card that is not theirs."""
    has_heroic = False
    for turn in range(1, TURNS + 1):
        slot = member * SLOTS + turn
        if plan[slot] == NO_ACTION:
            continue
        kind = h.kind_at[plan[slot]]
        if kind == NO_CARD:
            return False
        if kind >= ACTION_KINDS:
            if has_heroic or h.heroic[member] != kind:
                return False
            has_heroic = True
        else:
            h.used[(owners[slot] * PHASES + h.phase_of_turn[turn]) * ACTION_KINDS + kind] += 1
    return True
