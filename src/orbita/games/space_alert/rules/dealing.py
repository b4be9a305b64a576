"""1. and 5.1 Dealing: action cards phase by phase, a heroic card for everybody."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import i64
from orbita.games.space_alert.events import CARD_DRAWN, CARDS_TAKEN
from orbita.games.space_alert.moves import KINDS
from orbita.games.space_alert.state import (
    ACTION_KINDS,
    NO_CARD,
    State,
    deck_size,
    is_solo,
    reserved,
)


def deal_heroics(s: State) -> None:
    """One heroic card each: people take theirs in hand, androids have them on their boards."""
    left: i64 = (1 << KINDS) - (1 << ACTION_KINDS)
    if not is_solo(s):
        for seat in range(s.seats):
            kind = draw_heroic(s, left)
            left &= ~(1 << kind)
            s.hand[seat * KINDS + kind] += 1
    for member in range(s.crew):
        if is_solo(s) or member >= s.seats:
            kind = draw_heroic(s, left)
            left &= ~(1 << kind)
            s.heroic[member] = kind


def draw_heroic(s: State, left: i64) -> i64:
    """Any heroic card nobody has."""
    count: i64 = 0
    for kind in range(ACTION_KINDS, KINDS):
        count += left >> kind & 1
    number = draw_below(s, count)
    for kind in range(ACTION_KINDS, KINDS):
        if left >> kind & 1:
            if number == 0:
                return kind
            number -= 1
    return NO_CARD


def take(s: State, seat: i64) -> None:
    """Take the cards of the next phase, which closes the one before; alone, all cards lie open."""
    if not is_solo(s):
        count = s.deal[s.own_phase[seat]]
        for _card in range(count):
            s.hand[seat * KINDS + draw_card(s)] += 1
        say(s, CARDS_TAKEN, seat, s.own_phase[seat] + 1, count)
    s.own_phase[seat] += 1


def draw_card(s: State) -> i64:
    """The top card of the deck; there always is one for who may draw."""
    number = draw_below(s, deck_size(s))
    kind: i64 = 0
    while number >= s.deck[kind]:
        number -= s.deck[kind]
        kind += 1
    s.deck[kind] -= 1
    return kind


def can_draw(s: State, seat: i64) -> bool:
    """Incoming data not drawn yet, and a card left that is nobody's."""
    return s.draws[seat] > 0 and deck_size(s) > reserved(s)


def draw_data(s: State, seat: i64) -> None:
    """Incoming data: one more action card."""
    s.draws[seat] -= 1
    kind = draw_card(s)
    s.hand[seat * KINDS + kind] += 1
    say(s, CARD_DRAWN, seat, kind)
