"""Launching (Start rakiety): from a body into space for a coin."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.voyager.events import ROCKET_LAUNCHED
from orbita.games.voyager.rules import funds
from orbita.games.voyager.rules.reasons import ALLOWED, NO_ACTION_LEFT, NO_ROCKET, NOT_ON_BODY, TOO_DEAR
from orbita.games.voyager.state import NOWHERE, State, body_under, count, is_on_body, use_help
from orbita.games.voyager.vocabulary import FREE_LAUNCH, LAUNCHES


def launch_price(s: State) -> i64:
    """One coin; nothing with a card of this turn."""
    return 0 if s.helps[FREE_LAUNCH] > 0 else s.box.launch_price


def why_not_launch(s: State) -> i64:
    """A rocket on a body, an action and the price, or a card that gives both."""
    if s.rocket[s.seat] == NOWHERE:
        return NO_ROCKET
    if not is_on_body(s, s.seat):
        return NOT_ON_BODY
    if s.helps[FREE_LAUNCH] > 0:
        return ALLOWED
    if s.actions_left == 0:
        return NO_ACTION_LEFT
    return ALLOWED if s.coins[s.seat] >= s.box.launch_price else TOO_DEAR


def launch(s: State) -> None:
    """Into space in the same space, never straight to another body in it."""
    if s.helps[FREE_LAUNCH] > 0:
        use_help(s, FREE_LAUNCH)
    else:
        funds.pay(s, s.box.launch_price)
    body = body_under(s, s.seat)
    s.rocket[s.seat] = s.body_space[body]
    count(s, s.seat, LAUNCHES)
    say(s, ROCKET_LAUNCHED, s.seat, body)
