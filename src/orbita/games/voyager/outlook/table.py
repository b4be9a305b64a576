"""The table as one seat knows it, laid out for the rules to be asked about."""

from orbita.core.chance import fill
from orbita.games.voyager.copying import copy
from orbita.games.voyager.sample import open_table
from orbita.games.voyager.state import ACT, State, clear_helps
from orbita.games.voyager.view import View


def known_table(view: View, seat: int) -> State:
    """What this seat sees and holds.

    Every card it does not see lies in the piles, also those in other hands; only how many these are is known.
    """
    s = open_table(view)
    fill(s.discarded, view.discarded)
    fill(s.pile_size, view.piles)
    fill(s.hand_size, [size for each in view.seats for size in (each.research, each.exploration)])
    for card, amount in enumerate(view.hand):
        s.hand[seat * s.box.cards + card] = amount
        s.pile[card] -= amount + view.discarded[card]
    for mission, amount in enumerate(view.held):
        s.held[seat * s.box.missions + mission] = amount
    return s


def own_turn(s: State, seat: int) -> State:
    """The same table in this seat's own turn, no roll open; in others' turns as if it had just begun."""
    if s.seat == seat and s.stage == ACT:
        return s
    if s.seat != seat:
        return whole_turn(s, seat)
    mine = copy(s)
    mine.stage = ACT
    return mine


def whole_turn(s: State, seat: int) -> State:
    """The same table with a whole turn of this seat ahead, but for what its buildings bring."""
    mine = copy(s)
    mine.seat = mine.asked = seat
    mine.stage, mine.actions_left = ACT, s.box.actions
    clear_helps(mine)
    return mine
