"""Raising an open roll: what each card adds to it, and which are the fewest or the cheapest that suffice."""

from typing import NamedTuple

from orbita.games.voyager.moves import DISCARD, PLAY
from orbita.games.voyager.notation import move_text
from orbita.games.voyager.outlook.spending import Given, Spending
from orbita.games.voyager.outlook.worth import when_discarded, when_played
from orbita.games.voyager.rules.cards import has_use
from orbita.games.voyager.state import State


class Raise(NamedTuple):
    """Something to do with a card: what it adds to the roll, how many effects would be missed, its lot."""

    move: int
    pips: int
    uses: int
    lot: int | None


class Spent(NamedTuple):
    """Cards for a roll: fewer are better, then those that are missed less."""

    cards: int
    uses: int
    moves: tuple[int, ...]


class Way(NamedTuple):
    """A way to add so many pips, and the points of chance it takes away."""

    loss: int
    pips: int
    spent: Spent


def raises_for(s: State, kind: int, spending: Spending) -> list[list[Raise]]:
    """By card of the hand, one held twice twice: discard it, or play it if that adds to the roll."""
    box, found = s.box, []
    for card in range(box.cards):
        held = s.hand[s.seat * box.cards + card]
        if held > 0:
            effects = range(box.effect_from[card], box.effect_from[card + 1])
            uses, lot = sum(has_use(s, effect) for effect in effects), spending.lot_of(card)
            ways = [Raise(DISCARD + card, when_discarded(s, card, kind), uses, lot)]
            bonus = when_played(s, card, kind)
            if bonus > 0:
                ways.append(Raise(PLAY + card, bonus, 0, lot))
            found += [ways] * held
    return found


def ways_for(cards: list[list[Raise]], spending: Spending) -> list[Way]:
    """By the pips that can be added and what is given up for them: what to do."""
    nothing: Given = (0,) * len(spending.lots)
    best = {(0, nothing): Spent(0, 0, ())}
    for ways in cards:
        for (pips, given), spent in list(best.items()):
            for one in ways:
                more = Spent(spent.cards + 1, spent.uses + one.uses, (*spent.moves, one.move))
                key = (pips + one.pips, one_more(given, one.lot))
                if key not in best or more < best[key]:
                    best[key] = more
    return [Way(spending.loss(given), pips, spent) for (pips, given), spent in best.items()]


def one_more(given: Given, lot: int | None) -> Given:
    """The same with a card more of a lot."""
    return tuple(count + (number == lot) for number, count in enumerate(given))


def fewest(ways: list[Way], missing: int) -> Spent | None:
    """The fewest cards that add at least so much; of equal sets the one that takes the least away."""
    enough = [(way.spent.cards, way) for way in ways if way.pips >= missing]
    return min(enough)[1].spent if enough else None


def cheapest(ways: list[Way], missing: int) -> Spent | None:
    """The cards that add at least so much and take the least away; of equal sets the fewest cards."""
    enough = [(way.loss, way.spent.cards, way) for way in ways if way.pips >= missing]
    return min(enough)[2].spent if enough else None


def by_total(ways: list[Way]) -> dict[int, Spent]:
    """By the pips added exactly: the cards that take the least away, then the fewest."""
    best: dict[int, Spent] = {}
    for way in sorted(ways, key=lambda way: (way.pips, way.loss, way.spent)):
        best.setdefault(way.pips, way.spent)
    return best


def moves_text(s: State, spent: Spent) -> tuple[str, ...]:
    """What to do, in notation."""
    return tuple(move_text(s, s.seat, move) for move in spent.moves)
