"""3.2 and 3.4 Delays and knock-outs (Opóźnienie akcji, ogłuszenie): what can befall a crew member."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    BY_SLIME,
    CARD_LOST,
    CARDS_PUSHED,
    DELAYED,
    KNOCKED_OUT,
    MEMBER_MOVED,
)
from orbita.games.space_alert.ship import NOBODY, SLOTS, UP, Ship
from orbita.games.space_alert.vocabulary import (
    ACTIVE,
    DISABLED,
    IN_ITS_STATIONS,
    IN_STATION,
    IN_STATION_WITHOUT_ACTIVE_BOTS,
    IN_ZONE,
    LEADING_ACTIVE_BOTS,
    NO_ACTION,
    NOT_ON_BRIDGE,
    SPACE,
    UPPER_WHITE,
    ZONES,
)


def delay(s: Ship, member: i64, turn: i64, reason: i64) -> None:
    """A card moves on by one turn and pushes those behind it, up to an empty slot or past the last turn."""
    last = s.flight.turns
    if turn > last or s.knocked_out[member]:
        return  # a member who is knocked out has no action left to delay
    slot = member * SLOTS + turn
    pushed = s.plan[slot]
    if pushed == NO_ACTION:
        return
    say(s, DELAYED, member, reason, turn)
    s.delayed |= 1 << member
    s.plan[slot] = NO_ACTION
    while pushed != NO_ACTION and slot < member * SLOTS + last:
        slot += 1
        following = s.plan[slot]
        s.plan[slot] = pushed
        pushed = following
    moved_last = slot - member * SLOTS
    say(s, CARDS_PUSHED, member, turn, moved_last if pushed != NO_ACTION else moved_last - 1)
    if pushed != NO_ACTION:
        say(s, CARD_LOST, member, pushed & UP)


def knock_out(s: Ship, member: i64, threat: i64) -> None:
    """The member acts no more, and a squad led by them is disabled for the rest of the mission."""
    if s.knocked_out[member]:
        return
    s.knocked_out[member] = s.turn
    if s.bots[member] == ACTIVE:
        s.bots[member] = DISABLED
    say(s, KNOCKED_OUT, member, threat)


def enter(s: Ship, member: i64, station: i64) -> None:
    """Whoever enters, by whatever way, is knocked out by what contamination left, and delayed by slime."""
    say(s, MEMBER_MOVED, member, s.station[member], station)
    s.station[member] = station
    if s.lethal >> station & 1:
        knock_out(s, member, NOBODY)
    if s.slimy >> station & 1:
        delay(s, member, s.turn + 1, BY_SLIME)


def count_in(s: Ship, station: i64) -> i64:
    """Count the figures in a station, knocked out or not [D]."""
    count: i64 = 0
    for member in range(s.crew):
        if s.station[member] == station and (s.box.knocked_out_figures_count or not s.knocked_out[member]):
            count += 1
    return count


def is_meant(s: Ship, member: i64, who: i64, zone: i64, stations: i64) -> bool:
    """Tell whether a threat's action means this member; never one in space."""
    station = s.station[member]
    if station == SPACE:
        return False
    if who == IN_ZONE:
        return station % ZONES == zone
    if who == IN_STATION or who == IN_ITS_STATIONS:
        return stations >> station & 1 == 1
    if who == NOT_ON_BRIDGE:
        return station != UPPER_WHITE
    if who == LEADING_ACTIVE_BOTS:
        return s.bots[member] == ACTIVE
    if who == IN_STATION_WITHOUT_ACTIVE_BOTS:
        return stations >> station & 1 == 1 and s.bots[member] != ACTIVE
    return True  # ON_SHIP
