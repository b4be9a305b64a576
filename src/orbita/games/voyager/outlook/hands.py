"""Cards one does not see: how many pips another hand may hold, counted exactly over all hands it could be."""

from functools import lru_cache
from math import comb
from typing import TypeAlias

from orbita.games.voyager.outlook.worth import unseen_worth
from orbita.games.voyager.state import State
from orbita.games.voyager.vocabulary import DECKS

Ways: TypeAlias = tuple[int, ...]  # by pips: how many of the possible hands hold so many


def hand_ways(s: State, seat: int, kind: int) -> Ways:
    """Another seat's hand by what it can add to a roll; the unseen cards are equally likely to be in it."""
    ways: Ways = (1,)
    worth = unseen_worth(s, seat, kind)
    for deck in range(len(DECKS)):
        size = s.hand_size[seat * len(DECKS) + deck]
        if size > 0:
            ways = joined(ways, draw_ways(unseen(s, deck, worth), size))
    return ways


def unseen(s: State, deck: int, worth: list[int]) -> tuple[tuple[int, int], ...]:
    """The cards of a deck that one does not see, as pips and how many cards have so many."""
    found: dict[int, int] = {}
    for card, pips in enumerate(worth):
        if s.box.deck_of[card] == deck and s.pile[card] > 0:
            found[pips] = found.get(pips, 0) + s.pile[card]
    return tuple(sorted(found.items()))


@lru_cache(maxsize=256)
def draw_ways(cards: tuple[tuple[int, int], ...], size: int) -> Ways:
    """The ways to take `size` of these cards, by pips."""
    by_size: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(size)]
    for pips, amount in cards:
        for taken in range(size, -1, -1):
            for more in range(1, min(amount, size - taken) + 1):
                there, added = by_size[taken + more], more * pips
                for before, ways in by_size[taken].items():
                    there[before + added] = there.get(before + added, 0) + ways * comb(amount, more)
    found = by_size[size]
    return tuple(found.get(pips, 0) for pips in range(max(found, default=-1) + 1))


def joined(one: Ways, other: Ways) -> Ways:
    """Pips from two places together."""
    ways = [0] * (len(one) + len(other) - 1)
    for here, ways_here in enumerate(one):
        for there, ways_there in enumerate(other):
            ways[here + there] += ways_here * ways_there
    return tuple(ways)


def below(ways: Ways, pips: int) -> int:
    """The hands that hold fewer pips than so many."""
    return sum(ways[: max(pips, 0)])


def duel(ways: Ways, lead: int) -> int:
    """Of 36 rolls times all hands: those where one die and this lead are above the other die and the hand."""
    return sum((6 - abs(ahead)) * below(ways, lead + ahead) for ahead in range(-5, 6))
