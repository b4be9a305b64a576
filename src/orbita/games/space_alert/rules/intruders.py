"""3.4 Intruders move (Porusza się, zmienia pokład): along the decks, after the crew, and spreading."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import INTRUDER_MOVED, SLIME_SPREAD
from orbita.games.space_alert.rules import crew, movement, threats
from orbita.games.space_alert.ship import NOBODY, Ship
from orbita.games.space_alert.vocabulary import BLUE, DECK, LEFT, LOWER_RED, RED, STATIONS, ZONES


def station_of(s: Ship, threat: i64) -> i64:
    """The station of an intruder with a single token (of a malfunction: its first)."""
    for station in range(STATIONS):
        if s.place[threat] >> station & 1:
            return station
    raise AssertionError("an internal threat is nowhere")


def neighbour(station: i64, direction: i64) -> i64:
    """The station to the left, to the right or on the other deck; NOBODY beyond the hull."""
    if direction == DECK:
        return movement.other_deck(station)
    if direction == LEFT:
        return NOBODY if station % ZONES == RED else station - 1
    return NOBODY if station % ZONES == BLUE else station + 1


def move(s: Ship, threat: i64, direction: i64) -> None:
    """Intruders need no lift; the hull stops them."""
    station = station_of(s, threat)
    target = neighbour(station, direction)
    if target != NOBODY:
        put(s, threat, station, target)


def put(s: Ship, threat: i64, station: i64, target: i64) -> None:
    """Move the token."""
    s.place[threat] = 1 << target
    say(s, INTRUDER_MOVED, threat, station, target)


def seek(s: Ship, threat: i64) -> None:
    """To the neighbouring station with the most crew members; it stays if that is a tie."""
    station = station_of(s, threat)
    best: i64 = NOBODY
    most: i64 = -1
    is_tie = False
    for direction in range(DECK + 1):
        target = neighbour(station, direction)
        if target == NOBODY:
            continue
        count = crew.count_in(s, target)
        if count > most:
            best = target
            most = count
            is_tie = False
        elif count == most:
            is_tie = True
    if not is_tie:
        put(s, threat, station, best)


def spread(s: Ship, threat: i64, direction: i64) -> None:
    """Every token of the slime infects the next lower station, if there is one without a slime token."""
    tokens = s.place[threat] | s.brood[threat]
    taken = threats.living_slime(s)
    for station in range(LOWER_RED, STATIONS):
        if tokens >> station & 1 == 0:
            continue
        target = neighbour(station, direction)
        if target != NOBODY and taken >> target & 1 == 0:
            s.brood[threat] |= 1 << target
            say(s, SLIME_SPREAD, threat, target)
    threats.mark_slime(s)
