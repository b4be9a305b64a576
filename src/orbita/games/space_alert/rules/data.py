"""2.1 Incoming data, data transfer (Strumień zaszyfrowanych informacji, transfer danych)."""

from orbita.core.chance import say, turn_up
from orbita.core.flat import Cells, append, i64
from orbita.games.space_alert.events import CARD_DRAWN, CARD_GIVEN
from orbita.games.space_alert.moves import GIVE, KINDS
from orbita.games.space_alert.rules import dealing
from orbita.games.space_alert.rules.reasons import (
    ALLOWED,
    EMPTY_DECK,
    HAS_GIVEN,
    HEROIC_STAYS,
    NO_DATA,
    NO_TRANSFER,
    NOT_THERE_TO_GIVE,
    TO_YOURSELF,
)
from orbita.games.space_alert.state import ACTION_KINDS, NO_CARD, State, dealt_before, stack_place


def why_not_draw(s: State, seat: i64) -> i64:
    """Incoming data not drawn yet, and a card left that is nobody's."""
    if s.draws[seat] == 0:
        return NO_DATA
    return EMPTY_DECK if next_card(s, seat) == NO_CARD else ALLOWED


def next_card(s: State, seat: i64) -> i64:
    """Where the stack has the next card of a seat, behind those of all phases."""
    return stack_place(s, seat, dealt_before(s, s.phases + 1) + s.drawn_data[seat])


def draw(s: State, seat: i64) -> None:
    """Incoming data: one more action card."""
    turn_up(s)
    kind = dealing.take_card(s, seat, next_card(s, seat))
    s.draws[seat] -= 1
    s.drawn_data[seat] += 1
    say(s, CARD_DRAWN, seat, kind)


def why_not_transfer(s: State, seat: i64) -> i64:
    """While a transfer is open, once each."""
    if not s.is_transfer:
        return NO_TRANSFER
    return HAS_GIVEN if s.given >> seat & 1 else ALLOWED


def why_not_give(s: State, seat: i64, receiver: i64, kind: i64) -> i64:
    """One card in each transfer, to another person, never a heroic one."""
    reason = why_not_transfer(s, seat)
    if reason != ALLOWED:
        return reason
    if receiver == seat:
        return TO_YOURSELF
    if kind >= ACTION_KINDS:
        return HEROIC_STAYS
    return ALLOWED if s.hand[seat * KINDS + kind] > 0 else NOT_THERE_TO_GIVE


def add_gifts(s: State, seat: i64, moves: Cells) -> Cells:
    """Every card that may be given, to everybody who may get it."""
    if why_not_transfer(s, seat) != ALLOWED:
        return moves
    for receiver in range(s.seats):
        for kind in range(ACTION_KINDS):
            if why_not_give(s, seat, receiver, kind) == ALLOWED:
                moves = append(moves, GIVE + receiver * KINDS + kind)
    return moves


def give(s: State, seat: i64, receiver: i64, kind: i64) -> None:
    """Pass a card on."""
    s.hand[seat * KINDS + kind] -= 1
    s.hand[receiver * KINDS + kind] += 1
    s.given |= 1 << seat
    say(s, CARD_GIVEN, seat, receiver, kind)
