"""The chances of one's own rolls: exact, in per cent."""

from typing import Final

from orbita.games.voyager.notation import ids
from orbita.games.voyager.outlook.types import OddsShown
from orbita.games.voyager.outlook.worth import hand_worth, landing_spared_by, landing_worth, sparing_card
from orbita.games.voyager.rules import belt
from orbita.games.voyager.state import NOBODY, State, is_foreign, perk
from orbita.games.voyager.vocabulary import (
    BELT_ROLL,
    BELT_SAFETY,
    LANDING_BONUS,
    SURE_LANDING,
    VISIT_WITHOUT_ROLL,
)

FACES: Final = 6
CERTAIN: Final = OddsShown(needed=0, bare=100, with_cards=100, cards=0)


def percent(ways: int, of: int) -> int:
    """So many ways of so many, in per cent; 0 and 100 only where it is certain."""
    if ways <= 0:
        return 0
    return 100 if ways >= of else min(max((200 * ways + of) // (2 * of), 1), 99)


def roll_odds(needed: int, raises: list[int], spared_by: str | None) -> OddsShown:
    """The chance to reach a number with one die, and with cards that add so much each."""
    needed = max(needed, 1)
    lowest = max(needed - sum(raises), 1)  # the worst die that is still enough with all cards
    missing, cards = needed - lowest, 0
    for pips in sorted(raises, reverse=True):
        if missing <= 0 or lowest > FACES:
            break
        missing -= pips
        cards += 1
    return OddsShown(
        needed=needed,
        bare=percent(FACES + 1 - needed, FACES),
        with_cards=percent(FACES + 1 - lowest, FACES),
        cards=cards,
        spared_by=spared_by,
    )


def named_card(s: State, card: int) -> str | None:
    """A card by its id, if there is one."""
    return None if card == NOBODY else ids(s.box, "card")[card]


def landing_odds(s: State, body: int) -> OddsShown:
    """Landing on a body, once the rocket flies there; sabotage 1 and some cards make the roll unnecessary."""
    if is_foreign(s, s.seat, body) and perk(s, s.seat, VISIT_WITHOUT_ROLL) > 0:
        return CERTAIN
    if s.helps[SURE_LANDING] > 0:
        return CERTAIN
    needed = s.box.landing[body] - s.helps[LANDING_BONUS]
    return roll_odds(needed, landing_worth(s, body), named_card(s, landing_spared_by(s, body)))


def ring_under(s: State) -> str:
    """The ring in which one's own rocket flies."""
    return ids(s.box, "ring")[s.box.ring_of[s.rocket[s.seat]]]


def belt_odds(s: State) -> OddsShown | None:
    """Ending the turn where the rocket is; nothing where that is safe anyway."""
    danger = belt.danger(s)
    if danger == 0:
        return None
    if s.helps[BELT_SAFETY] > 0:
        return CERTAIN
    return roll_odds(danger, hand_worth(s, BELT_ROLL), named_card(s, sparing_card(s, BELT_ROLL)))
