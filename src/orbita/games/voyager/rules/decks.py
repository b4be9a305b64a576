"""Decks and hands (Talie): piles are counts, and each draw picks one of the cards left with equal chance."""

from orbita.core.chance import draw_below, say
from orbita.core.flat import Cells, i64
from orbita.games.voyager.events import CARD_DRAWN, DECK_SHUFFLED, FOLD, MISSION_DRAWN
from orbita.games.voyager.state import State


def pick(s: State, pile: Cells, first: i64, size: i64) -> i64:
    """Take one of the `size` cards counted in a pile from `first` on, each with equal chance."""
    number = draw_below(s, size)
    card = first
    while number >= pile[card]:
        number -= pile[card]
        card += 1
    pile[card] -= 1
    return card


def lay_mission_aside(s: State) -> None:
    """One of the missions left goes out of the game, and nobody sees which."""
    s.returned[pick(s, s.mission_pile, 0, missions_left(s))] += 1


def pick_card(s: State, deck: i64) -> i64:
    """Take one card of a deck off its pile, which must not be empty."""
    card = pick(s, s.pile, s.box.deck_first[deck], s.pile_size[deck])
    s.pile_size[deck] -= 1
    return card


def draw(s: State, seat: i64, deck: i64, amount: i64, source: i64) -> None:
    """Draw so many cards, or fewer when pile and discards are both used up [D]."""
    for _ in range(amount):
        if s.pile_size[deck] == 0:
            shuffle_discards(s, deck)
        if s.pile_size[deck] == 0:
            return
        card = pick_card(s, deck)
        s.hand[seat * s.box.cards + card] += 1
        s.hand_size[seat * 2 + deck] += 1
        say(s, CARD_DRAWN, seat, deck + FOLD * source, card)


def can_draw(s: State, deck: i64) -> bool:
    """Tell whether a deck has any card left, in its pile or on the discards."""
    if s.pile_size[deck] > 0:
        return True
    for card in range(s.box.cards):
        if s.box.deck_of[card] == deck and s.discarded[card] > 0:
            return True
    return False


def shuffle_discards(s: State, deck: i64) -> None:
    """An empty pile is made anew of the discarded cards [D]."""
    for card in range(s.box.cards):
        if s.box.deck_of[card] == deck:
            s.pile[card] += s.discarded[card]
            s.pile_size[deck] += s.discarded[card]
            s.discarded[card] = 0
    if s.pile_size[deck] > 0:
        say(s, DECK_SHUFFLED, deck)


def discard(s: State, seat: i64, card: i64) -> None:
    """Lay a card from the hand on the discards, face up [D]."""
    s.hand[seat * s.box.cards + card] -= 1
    s.hand_size[seat * 2 + s.box.deck_of[card]] -= 1
    s.discarded[card] += 1


def has_cards(s: State, seat: i64) -> bool:
    """Tell whether a seat holds any research or exploration card."""
    return s.hand_size[seat * 2] + s.hand_size[seat * 2 + 1] > 0


def draw_mission(s: State, seat: i64) -> None:
    """Draw a mission."""
    mission = pick(s, s.mission_pile, 0, missions_left(s))
    s.held[seat * s.box.missions + mission] += 1
    say(s, MISSION_DRAWN, seat, mission)


def missions_left(s: State) -> i64:
    """Count the missions nobody was dealt."""
    total: i64 = 0
    for amount in s.mission_pile:
        total += amount
    return total


def missions_held(s: State, seat: i64) -> i64:
    """Count the missions a seat has not played yet."""
    total: i64 = 0
    for mission in range(s.box.missions):
        total += s.held[seat * s.box.missions + mission]
    return total
