"""3.2 Tripping (Potknięcie): the other half, or the other arrow, of the card that comes next was meant."""

from orbita.core.flat import i64
from orbita.games.space_alert.ship import SLOTS, UP, Ship
from orbita.games.space_alert.state import flipped
from orbita.games.space_alert.vocabulary import GO_BLUE, GO_RED, NO_ACTION


def can_be_meant(s: Ship, member: i64, is_arrow: bool) -> bool:
    """On one's feet, with a card that has another half or another arrow."""
    card = s.plan[member * SLOTS + s.turn + 1]
    up = card & UP
    meant = (up == GO_RED or up == GO_BLUE) if is_arrow else flipped(card) & UP != NO_ACTION
    return meant and s.knocked_out[member] == 0


def correct(s: Ship, member: i64, is_arrow: bool) -> i64:
    """Turn up what was meant; the next action will be delayed for it. Tell the half that is up now."""
    slot = member * SLOTS + s.turn + 1
    card = s.plan[slot]
    if not is_arrow:
        card = flipped(card)
    elif card & UP == GO_RED:
        card += GO_BLUE - GO_RED
    else:
        card -= GO_BLUE - GO_RED
    s.plan[slot] = card
    s.tripped |= 1 << member
    return card & UP
