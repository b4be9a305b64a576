"""1. Setting up (Przygotowanie do gry): the four threat decks, and which cards their levels let in."""

from typing import Final

from orbita.core.chance import turn_up
from orbita.core.flat import i64
from orbita.games.space_alert.content.read import Threat
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.ship import NOBODY
from orbita.games.space_alert.state import NO_CARD, State

BOTH: Final = "both"
TOP: Final = 61
TOP_BIT: Final = 1 << 61


def deck_of(threat: Threat, options: Options) -> int:
    """White, yellow or both: common threats by one choice, serious ones by another, in and outside alike."""
    level = options.serious if threat.serious else options.common
    if level not in (threat.level, BOTH):
        return NOBODY  # left in the box
    return deck_number(threat.serious, threat.kind != "external")


def deck_number(is_serious: bool, is_internal: bool) -> i64:
    """Common or serious, each external or internal."""
    return (2 if is_serious else 0) + (1 if is_internal else 0)


def draw(s: State, deck: i64) -> i64:
    """The first card of the sealed order that is in this deck and has not been drawn."""
    turn_up(s)
    for place in range(s.box.cards):
        card = s.threat_order[place]
        if s.box.threat_deck[card] == deck and s.drawn & bit_of(card) == 0:
            s.drawn |= bit_of(card)
            return card
    return NO_CARD


def bit_of(card: i64) -> i64:
    """The bit of a threat card; compiled, a bare 1 << card would be cut to 32 bits."""
    return TOP_BIT >> (TOP - card)
