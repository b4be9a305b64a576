"""Buying (Kupowanie): the missile, in the advanced variant fighters and the power-up; and how one pays."""

from orbita.core.chance import say
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.guardians.events import BOUGHT, PAID
from orbita.games.guardians.moves import BUY, PAY_WITH
from orbita.games.guardians.rules.reasons import (
    AFTER_COMEBACK,
    ALLOWED,
    NO_SUCH_WARE,
    NOT_FOR_YOU,
    NOT_HELD,
    TOKEN_TO_SPARE,
    TOO_DEAR,
    TOO_LITTLE,
)
from orbita.games.guardians.state import (
    COMEBACK,
    LEVEL,
    MISSILE,
    NOT_BOUGHT,
    POWER_UP,
    READY,
    TOKEN_KINDS,
    TOP_LEVEL,
    State,
    hand_over,
)


def can_pay(s: State, price: i64) -> bool:
    """Tokens worth at least the price; there is no change."""
    return s.score[s.seat] >= price


def is_on_sale(s: State, what: i64) -> bool:
    """One missile and one power-up per seat and game; levels up to the third."""
    if what == MISSILE:
        return s.missile[s.seat] == NOT_BOUGHT
    if not s.box.advanced:
        return False
    if what == LEVEL:
        return s.level[s.seat] < TOP_LEVEL
    return s.power_up[s.seat] == NOT_BOUGHT


def why_not_buy(s: State, what: i64) -> i64:
    """A purchase is the only thing of a turn, so not after a comeback; on sale, and affordable."""
    if what < MISSILE or what > POWER_UP:
        return NO_SUCH_WARE
    if s.buying == COMEBACK:
        return AFTER_COMEBACK
    if not is_on_sale(s, what):
        return NOT_FOR_YOU
    return ALLOWED if can_pay(s, s.box.prices[what]) else TOO_DEAR


def add_purchases(s: State, moves: Cells) -> Cells:
    """Instead of the whole turn: whatever is on sale and can be paid."""
    last = POWER_UP if s.box.advanced else MISSILE
    for what in range(MISSILE, last + 1):
        if why_not_buy(s, what) == ALLOWED:
            moves = append(moves, BUY + what)
    return moves


def legal_payments(s: State) -> Cells:
    """Every payment the seat can make for what it is buying."""
    moves = vec[i64]()
    for payment in range(s.box.first_payment[s.buying], s.box.end_of_payments[s.buying]):
        if why_not_pay(s, payment) == ALLOWED:
            moves = append(moves, PAY_WITH + payment)
    return moves


def why_not_pay(s: State, payment: i64) -> i64:
    """Enough, from the seat's own tokens, and none of them could be left out [D]."""
    price = s.box.prices[s.buying]
    total = s.box.payment_total[payment]
    if not holds(s, payment):
        return NOT_HELD
    if total < price:
        return TOO_LITTLE
    return TOKEN_TO_SPARE if total - s.box.payment_smallest[payment] >= price else ALLOWED


def holds(s: State, payment: i64) -> bool:
    """Tell whether the seat has all the tokens of a payment."""
    payments, tokens = s.box.payments, s.tokens
    first, own = payment * TOKEN_KINDS, s.seat * TOKEN_KINDS
    for kind in range(1, TOKEN_KINDS):
        if payments[first + kind] > tokens[own + kind]:
            return False
    return True


def pay(s: State, payment: i64) -> None:
    """The chosen tokens go to the box."""
    for kind in range(1, TOKEN_KINDS):
        count = s.box.payments[payment * TOKEN_KINDS + kind]
        hand_over(s, s.seat, kind, -count)
        s.discarded[kind] += count
    say(s, PAID, s.seat, payment)


def receive(s: State, what: i64) -> None:
    """Take what was bought."""
    if what == MISSILE:
        s.missile[s.seat] = READY
    elif what == LEVEL:
        s.level[s.seat] += 1
    elif what == POWER_UP:
        s.power_up[s.seat] = READY
    say(s, BOUGHT, s.seat, what)
