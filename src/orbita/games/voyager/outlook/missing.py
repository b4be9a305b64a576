"""Why something is not open, as a code with the numbers and names its sentence needs."""

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.types import Missing
from orbita.games.voyager.refusals import REASONS, price_of
from orbita.games.voyager.rules import reasons
from orbita.games.voyager.state import NOWHERE, TOP_LEVEL, State, level
from orbita.games.voyager.vocabulary import PERK_KINDS, TAKEOVER


def missing_for(s: State, move: int, reason: int) -> Missing | None:
    """What stands in the way of a move of whoever's turn it is; nothing if it is allowed."""
    if reason == reasons.ALLOWED:
        return None
    if reason == reasons.TOO_DEAR:
        return too_few_coins(s, price_of(s, move))
    if reason == reasons.NEEDS_SABOTAGE:
        return needs_technology(s)
    if reason == reasons.NOT_ON_BODY and s.rocket[s.seat] == NOWHERE:
        reason = reasons.NO_ROCKET
    return Missing(REASONS[reason])


def too_few_coins(s: State, price: int) -> Missing:
    """A price and the purse."""
    return Missing("coins/too-few", needed=price, reached=s.coins[s.seat])


def needs_technology(s: State) -> Missing:
    """The first level that allows takeovers, and how far one is with that technology."""
    box = s.box
    for technology, name in enumerate(ids(box, "technology")):
        for needed in range(1, TOP_LEVEL + 1):
            row = technology * (TOP_LEVEL + 1) + needed
            if box.technology_perk[row * PERK_KINDS + TAKEOVER] > 0:
                return Missing("takeover/needs-technology", needed, level(s, s.seat, technology), name)
    return Missing("takeover/nobody-can")
