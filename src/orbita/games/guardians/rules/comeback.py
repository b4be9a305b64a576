"""Comeback (Powrót na planszę): a fighter lost in a collision comes back for a price, or its seat is out."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.guardians.events import COMEBACK_DECLINED, SEAT_OUT
from orbita.games.guardians.rules import end, paying, setup
from orbita.games.guardians.state import ACT, COME_BACK, COMEBACK, State


def offer(s: State) -> bool:
    """A seat that can pay is asked; one that cannot is out. Tell whether the seat was asked."""
    if not paying.can_pay(s, s.box.prices[COMEBACK]):
        s.out |= 1 << s.seat
        say(s, SEAT_OUT, s.seat)
        end.check_seats(s)
        return False
    if not has_room(s):
        decline(s)  # [D] no empty space in the lowest row: asked again next turn
        return False
    s.stage = COME_BACK
    s.buying = COMEBACK
    return True


def has_room(s: State) -> bool:
    """Tell whether the lowest row has an empty space."""
    return len(setup.legal_placings(s)) > 0


def decline(s: State) -> None:
    """Not coming back passes the turn, and counts as a turn without a hit [D]."""
    say(s, COMEBACK_DECLINED, s.seat)
    s.missed |= 1 << s.seat
    end.check_seats(s)


def come_back(s: State, space: i64) -> bool:
    """The fighter is back; tell whether the turn goes on [D], in which nothing more can be bought."""
    setup.put_fighter(s, space)
    if s.box.turn_goes_on_after_comeback:
        s.stage = ACT
    return s.box.turn_goes_on_after_comeback
