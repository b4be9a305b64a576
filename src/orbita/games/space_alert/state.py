"""What lies on the table: the planning round around the ship.

Cards of one kind are alike, so hands and the deck are counts. All chance is sealed before the start: the
orders of the action cards, the threat cards and the damage tokens. Crew members are numbered from the
captain; androids sit behind the people [D].
"""

from typing import Final

from orbita.core.chance import TableState
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.ship import DOWN_SHIFT, UP, Box, Ship

ACTION_KINDS: Final = 12  # kinds of cards that are not heroic
NO_CARD: Final = -1
MAX_THREATS: Final = 16
ENTRY: Final = 4  # numbers of an announcement: moment, kind and two more
MAX_ENTRIES: Final = 128

# What the table is doing.
PLANNING: Final = 0
ACTING: Final = 1
OVER: Final = 2


class State(TableState):
    """The table; its secrets are hands, cards lying face down and announcements to come."""

    box: Box
    ship: Ship
    seats: i64 = 0  # people
    crew: i64 = 0  # people and androids; a person playing solo is no crew member
    stage: i64 = 0
    sequence: Cells  # the members in the order they act

    # time
    now: i64 = 0  # ms since the start
    timeline: Cells  # ENTRY numbers for each announcement
    entries: i64 = 0
    entry: i64 = 0  # the next one
    phases: i64 = 3  # of this script
    phase: i64 = 0  # announced; 0 before the start
    is_transfer: i64 = 0  # cards may be passed on
    is_silent: i64 = 0  # communications are down

    # cards
    deal: Cells  # by phase: action cards for each person
    hand: Cells  # by seat * KINDS + kind
    heroic: Cells  # by member: kind of an android's heroic card that is not planned yet, NO_CARD if none
    deck: Cells  # by kind: all that nobody has taken
    stack: Cells  # sealed: its cards by kind, in the order of dealing: one for each seat, then the next
    plan: Cells  # by member * SLOTS + turn: cards as they lie, see `ship`
    own_phase: Cells  # by seat: the phase whose cards were taken
    draws: Cells  # by seat: cards of incoming data not drawn yet
    drawn_data: Cells  # by seat: those that were
    given: i64 = 0  # bit per seat: has passed a card on in this transfer
    agreed: i64 = 0  # bit per seat: wants to end the planning round

    # threats
    tracks: Cells  # by zone, then internal
    threats: i64 = 0  # announced
    card: Cells
    zone: Cells
    number: Cells
    threat_order: Cells  # sealed: all threat cards, whatever their deck
    drawn: i64 = 0  # bit per threat card
    damage_order: Cells  # sealed: by zone * 6 + place, as in a `Flight`


def is_solo(s: State) -> bool:
    """Alone, a person plays the androids and is no crew member."""
    return s.seats == 1


def is_android(s: State, member: i64) -> bool:
    """Androids sit behind the people."""
    return is_solo(s) or member >= s.seats


def card_value(box: Box, kind: i64, half: i64) -> i64:
    """A card as it lies on a board, action or movement half up."""
    action = box.card_action[kind]
    move = box.card_move[kind]
    return action | move << DOWN_SHIFT if half == 0 else move | action << DOWN_SHIFT


def kind_of(box: Box, value: i64) -> i64:
    """Which kind of card lies there, whichever half is up."""
    up = value & UP
    down = value >> DOWN_SHIFT
    for kind in range(KINDS):
        action = box.card_action[kind]
        move = box.card_move[kind]
        if (up == action and down == move) or (up == move and down == action):
            return kind
    return NO_CARD


def flipped(value: i64) -> i64:
    """The same card with the other half up."""
    return value >> DOWN_SHIFT | (value & UP) << DOWN_SHIFT


def first_slot(box: Box, phase: i64) -> i64:
    """The first turn of a phase (1 to 3)."""
    turn: i64 = 1
    while box.phase_of_turn[turn] + 1 < phase:
        turn += 1
    return turn


def last_slot(box: Box, phase: i64) -> i64:
    """The last turn of a phase."""
    turn = first_slot(box, phase)
    while turn < 12 and box.phase_of_turn[turn + 1] + 1 == phase:
        turn += 1
    return turn


def hand_size(s: State, seat: i64) -> i64:
    """Count the cards of a hand."""
    count: i64 = 0
    for kind in range(KINDS):
        count += s.hand[seat * KINDS + kind]
    return count


def deck_size(s: State) -> i64:
    """Count the cards of the deck, those of later phases included."""
    count: i64 = 0
    for kind in range(ACTION_KINDS):
        count += s.deck[kind]
    return count


def stack_place(s: State, seat: i64, number: i64) -> i64:
    """Where the stack has a seat's card of this number, counted from 0; NO_CARD if it is used up."""
    place = number * s.seats + seat
    return place if place < len(s.stack) else NO_CARD


def dealt_before(s: State, phase: i64) -> i64:
    """How many cards each seat gets in the phases before this one (1 to 4)."""
    count: i64 = 0
    for earlier in range(phase - 1):
        count += s.deal[earlier]
    return count
