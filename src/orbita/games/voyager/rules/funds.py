"""Funds (Pozyskanie funduszy): the action that brings a coin, and how coins come and go."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import COINS_GAINED, COINS_PAID
from orbita.games.voyager.rules.reasons import ALLOWED, NO_ACTION_LEFT
from orbita.games.voyager.state import State
from orbita.games.voyager.vocabulary import FROM_FUNDS


def why_not_raise_funds(s: State) -> i64:
    """An action is all it takes."""
    return ALLOWED if s.actions_left > 0 else NO_ACTION_LEFT


def raise_funds(s: State) -> None:
    """One coin."""
    s.actions_left -= 1
    gain_coins(s, s.seat, s.box.funds, FROM_FUNDS)


def gain_coins(s: State, seat: i64, coins: i64, source: i64) -> None:
    """Take coins from the supply, which never runs out [D]."""
    if coins > 0:
        s.coins[seat] += coins
        say(s, COINS_GAINED, seat, coins, source)


def pay(s: State, price: i64) -> None:
    """Spend an action and coins."""
    s.actions_left -= 1
    pay_coins(s, price)


def pay_coins(s: State, price: i64) -> None:
    """Coins go back to the supply."""
    if price > 0:
        s.coins[s.seat] -= price
        say(s, COINS_PAID, s.seat, price)


def less(price: i64, discount: i64) -> i64:
    """A discount never makes a price negative."""
    return price - discount if discount < price else 0
