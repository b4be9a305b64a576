"""4. The end (Punktacja): the ship is home and the crew wins together, or it is lost and so is everybody."""

from orbita.core.chance import say
from orbita.core.contract import Outcome
from orbita.core.flat import i64
from orbita.games.space_alert.events import MISSION_LOST, MISSION_WON
from orbita.games.space_alert.names import REASONS
from orbita.games.space_alert.rules import scoring
from orbita.games.space_alert.ship import GOING_ON, NOBODY, SHIP_LOST, WON, ZONE_DESTROYED, Ship
from orbita.games.space_alert.state import State


def win(s: Ship) -> None:
    """The ship has jumped home."""
    s.ending = WON
    say(s, MISSION_WON, scoring.score(s))


def lose_zone(s: Ship, zone: i64) -> None:
    """A zone that needs a seventh damage token is destroyed, and the ship with it."""
    lose(s, ZONE_DESTROYED, zone)


def lose_ship(s: Ship) -> None:
    """A threat takes over, destroys or breaks the ship, whatever its damage."""
    lose(s, SHIP_LOST, NOBODY)


def lose(s: Ship, ending: i64, zone: i64) -> None:
    """The mission is lost at once; only the first cause counts."""
    if s.ending != GOING_ON:
        return
    s.ending = ending
    s.lost_zone = zone
    say(s, MISSION_LOST, s.culprit, zone)


def outcome(s: State) -> Outcome | None:
    """All win together with one score, or lose together without one."""
    if s.ship.ending == GOING_ON:
        return None
    is_won = s.ship.ending == WON
    score = scoring.score(s.ship) if is_won else 0
    winners = tuple(range(s.seats)) if is_won else ()
    return Outcome(scores=(score,) * s.seats, winners=winners, reason=REASONS[s.ship.ending])
