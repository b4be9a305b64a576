"""3.2 Moving about (Czerwone i niebieskie strzałki, ruch grawiwindy): by doors and between the decks."""

from orbita.core.flat import i64
from orbita.games.space_alert.events import BY_BUSY_LIFT, BY_DAMAGED_LIFT
from orbita.games.space_alert.rules import crew
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.vocabulary import BLUE, GRAVOLIFT, NO_DOOR, RED, WORKED, ZONES


def go_red(s: Ship, member: i64) -> i64:
    """One station towards red through the door; nothing happens at that end of the ship."""
    station = s.station[member]
    if station % ZONES == RED:
        return NO_DOOR
    crew.enter(s, member, station - 1)
    return WORKED


def go_blue(s: Ship, member: i64) -> i64:
    """One station towards blue."""
    station = s.station[member]
    if station % ZONES == BLUE:
        return NO_DOOR
    crew.enter(s, member, station + 1)
    return WORKED


def take_lift(s: Ship, member: i64) -> i64:
    """Change decks; a lift that is damaged or was used this turn delays the member's next action."""
    station = s.station[member]
    zone = station % ZONES
    is_damaged = s.broken[zone] >> GRAVOLIFT & 1
    is_busy = s.lifts_used >> zone & 1
    s.lifts_used |= 1 << zone
    crew.enter(s, member, other_deck(station))
    if is_damaged:
        crew.delay(s, member, s.turn + 1, BY_DAMAGED_LIFT)
    elif is_busy:
        crew.delay(s, member, s.turn + 1, BY_BUSY_LIFT)
    return WORKED


def other_deck(station: i64) -> i64:
    """The station above or below."""
    return station - ZONES if station >= ZONES else station + ZONES
