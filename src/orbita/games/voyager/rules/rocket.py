"""The rocket (Budowa rakiety): built on Earth for two coins, destroyed at will, or lost."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import ROCKET_BUILT, ROCKET_DESTROYED, ROCKET_LOST
from orbita.games.voyager.rules import funds
from orbita.games.voyager.rules.reasons import (
    ALLOWED,
    HAS_ROCKET,
    NO_ACTION_LEFT,
    NO_ROCKET,
    NO_SHIPYARD,
    TOO_DEAR,
)
from orbita.games.voyager.state import BASE, NOWHERE, ON_BODY, State, count, perk, use_up
from orbita.games.voyager.vocabulary import (
    BASE_ROCKETS,
    CHEAP_ROCKET,
    ROCKET_DISCOUNT,
    ROCKETS_BUILT,
    ROCKETS_LOST,
)


def rocket_price(s: State) -> i64:
    """Two coins; one less for the USA, one less with tourism 2, less with a card; never below zero."""
    return funds.less(s.box.rocket_price, perk(s, s.seat, ROCKET_DISCOUNT) + s.helps[CHEAP_ROCKET])


def why_not_rocket(s: State, body: i64) -> i64:
    """One rocket at a time; on Earth, with bases 1 also at your own base."""
    if s.rocket[s.seat] != NOWHERE:
        return HAS_ROCKET
    is_own_base = s.owner[body] == s.seat and s.building[body] == BASE
    if body != s.box.home and not (is_own_base and perk(s, s.seat, BASE_ROCKETS) > 0):
        return NO_SHIPYARD
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= rocket_price(s) else TOO_DEAR


def build_rocket(s: State, body: i64) -> None:
    """The rocket stands on the body; to fly it must still be launched."""
    funds.pay(s, rocket_price(s))
    use_up(s, CHEAP_ROCKET)
    s.rocket[s.seat] = ON_BODY + body
    count(s, s.seat, ROCKETS_BUILT)
    say(s, ROCKET_BUILT, s.seat, body)


def why_not_destroy(s: State) -> i64:
    """Any rocket of one's own, wherever it is."""
    return NO_ROCKET if s.rocket[s.seat] == NOWHERE else ALLOWED


def destroy_own_rocket(s: State) -> None:
    """The self-destruct button costs nothing, not even an action."""
    s.rocket[s.seat] = NOWHERE
    say(s, ROCKET_DESTROYED, s.seat)


def lose_rocket(s: State) -> None:
    """The belt, or a guarded building, has destroyed the rocket."""
    say(s, ROCKET_LOST, s.seat, s.rocket[s.seat])
    s.rocket[s.seat] = NOWHERE
    count(s, s.seat, ROCKETS_LOST)
