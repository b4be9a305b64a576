"""3.2 Interceptors (Myśliwce przechwytujące): launching them, staying in space, and coming home."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import BY_SPACE, CARD_REVEALED, INTERCEPTORS_OUT, MEMBER_MOVED
from orbita.games.space_alert.rules import crew, repairs
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import (
    ACTION_BOTS,
    ACTIVE,
    HEROIC_BOTS,
    NO_BOTS,
    NO_SQUAD,
    NOT_IN_USE,
    PILOT_OUT,
    SPACE,
    SQUAD_DISABLED,
    UPPER_RED,
    WORKED,
)


def launch(s: Ship, member: i64) -> i64:
    """An active squad flies out if nobody is in space, and attacks this very turn."""
    if not s.box.has_battlebots:
        return NOT_IN_USE
    if s.bots[member] != ACTIVE:
        return NO_SQUAD if s.bots[member] == NO_BOTS else SQUAD_DISABLED
    if s.pilot != NOBODY:
        return PILOT_OUT
    say(s, MEMBER_MOVED, member, UPPER_RED, SPACE)
    s.station[member] = SPACE
    s.pilot = member
    fly(s, member, 0)
    return WORKED


def act(s: Ship, member: i64, action: i64) -> None:
    """Battlebots stay and attack again; without a card one comes home; another card is delayed first."""
    if action == ACTION_BOTS or action == HEROIC_BOTS:
        say(s, CARD_REVEALED, member, action, s.station[member])
        fly(s, member, 1 if action == HEROIC_BOTS else 0)
        return
    crew.delay(s, member, s.turn, BY_SPACE)
    come_home(s)


def fly(s: Ship, member: i64, heroic: i64) -> None:
    """In space: repair the fissure while there is one [D: never 2 points], else attack."""
    say(s, INTERCEPTORS_OUT, member, heroic)
    if s.fissure != NOBODY:
        repairs.repair(s, member, s.fissure, 1)
    else:
        s.interceptors = 1 + heroic


def come_home(s: Ship) -> None:
    """Whoever is in space lands in the upper red station."""
    pilot = s.pilot
    if pilot != NOBODY:
        s.pilot = NOBODY
        crew.enter(s, pilot, UPPER_RED)
