"""What discarding takes away: every set of one's cards, by what it is missed for once the roll is won."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from orbita.games.voyager.copying import copy
from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.attacks import Attack, attacks_on
from orbita.games.voyager.outlook.table import known_table
from orbita.games.voyager.outlook.threats import defence_told, kept_of
from orbita.games.voyager.outlook.types import CostShown, ShiftShown, SpendingShown
from orbita.games.voyager.rules import rocket
from orbita.games.voyager.state import ACT, ATTACK, DEFEND, RAISE, TIDY, State, perk
from orbita.games.voyager.view import View
from orbita.games.voyager.vocabulary import BASE_GUARD, DECKS, DEFENCE_ROLL, ROLL_KINDS

Given: TypeAlias = tuple[int, ...]  # cards given up, by lot


class Lot(NamedTuple):
    """Cards in hand that are missed alike: of one deck, and with the same pips in a defence."""

    deck: int
    pips: int
    cards: tuple[int, ...]  # one held twice twice


class Spending:
    """The defence of one's own buildings with every set of cards given up."""

    def __init__(self, s: State, seat: int) -> None:
        self._table = s
        self._attacks = attacks_after(s, seat)
        self._seat = seat
        self.lots = lots_of(s, seat) if self._attacks else ()
        self._costs = {given: self._cost(given) for given in sets_of(self.lots)} if self.lots else {}

    def lot_of(self, card: int) -> int | None:
        """The lot of a card; none where no card is missed."""
        return next((number for number, lot in enumerate(self.lots) if card in lot.cards), None)

    def loss(self, given: Given) -> int:
        """How many points of chance a set takes away, of all buildings together."""
        cost = self._costs.get(given)
        return 0 if cost is None else sum(shift.before - shift.after for shift in cost.shifts)

    def shown(self) -> SpendingShown | None:
        """The same in names; nothing where no set costs anything."""
        costs = tuple(cost for cost in self._costs.values() if cost.shifts)
        names = ids(self._table.box, "card")
        lots = tuple(tuple(names[card] for card in lot.cards) for lot in self.lots)
        return SpendingShown(lots, costs) if costs else None

    def _cost(self, given: Given) -> CostShown:
        nothing: Given = (0,) * len(given)
        before, after, kept = self._told(nothing), self._told(given), self._kept(given)
        return CostShown(given, len(kept), lowered(before, after))

    def _told(self, given: Given) -> dict[str, int]:
        return defence_told(self._table, self._attacks, sum(self._kept(given)))

    def _kept(self, given: Given) -> list[int]:
        """What each card adds to a defence that one can keep."""
        held: list[list[int]] = [[] for _ in DECKS]
        for lot, gone in zip(self.lots, given, strict=True):
            held[lot.deck] += [lot.pips] * (len(lot.cards) - gone)
        return kept_of(self._table, self._seat, held)


def lowered(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[ShiftShown, ...]:
    """The defences that have become weaker."""
    return tuple(
        ShiftShown("defence", of, chance, after[of]) for of, chance in before.items() if after[of] < chance
    )


@lru_cache(maxsize=8)
def spending(view: View) -> Spending | None:
    """What a seat that is asked to discard cards would give up with them; nothing to all others."""
    if view.seat is None or view.seat != view.asked or view.stage not in (RAISE, ATTACK, DEFEND, TIDY):
        return None
    return Spending(known_table(view, view.seat), view.seat)


def attacks_after(s: State, seat: int) -> list[Attack]:
    """Who can attack once the roll is won: an attack on guarded bases that is held costs the rocket."""
    if s.stage != DEFEND or perk(s, seat, BASE_GUARD) == 0:
        return attacks_on(s, seat)
    held = copy(s)
    held.stage = ACT
    rocket.lose_rocket(held)
    return attacks_on(held, seat)


def lots_of(s: State, seat: int) -> tuple[Lot, ...]:
    """The hand of a seat, in lots."""
    box, found = s.box, dict[tuple[int, int], list[int]]()
    for card in range(box.cards):
        key = (box.deck_of[card], box.pips[card * ROLL_KINDS + DEFENCE_ROLL])
        found.setdefault(key, []).extend([card] * s.hand[seat * box.cards + card])
    return tuple(Lot(deck, pips, tuple(cards)) for (deck, pips), cards in sorted(found.items()) if cards)


def sets_of(lots: tuple[Lot, ...]) -> Iterator[Given]:
    """Every way to give some cards of each lot up."""
    return product(*(range(len(lot.cards) + 1) for lot in lots))
