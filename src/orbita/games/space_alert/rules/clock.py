"""2.1 The central computer's announcements (Komunikaty centralnego komputera): time as moves of the clock."""

from orbita.core.chance import say
from orbita.core.flat import i64
from orbita.games.space_alert.events import (
    DATA_CAME_IN,
    HEROIC_REVEALED,
    PHASE_BEGAN,
    PHASE_ENDED,
    REPORT_IGNORED,
    SILENCE_BEGAN,
    SILENCE_ENDED,
    THREAT_ANNOUNCED,
    TRANSFER_CLOSED,
    TRANSFER_OPENED,
    WARNED,
)
from orbita.games.space_alert.rules import dealing, threat_decks
from orbita.games.space_alert.ship import MAX_CREW
from orbita.games.space_alert.state import ENTRY, MAX_THREATS, NO_CARD, State, is_solo
from orbita.games.space_alert.vocabulary import (
    AT_INCOMING_DATA,
    AT_MISSION_END,
    AT_MISSION_START,
    AT_PHASE_END,
    AT_SILENCE,
    AT_SILENCE_END,
    AT_THREAT,
    AT_TRANSFER,
    AT_TRANSFER_END,
    AT_WARNING,
    INTERNAL,
    SERIOUS_MARK,
    UNCONFIRMED_MARK,
    WHERE_MASK,
)


def next_moment(s: State) -> i64:
    """When the computer speaks next, in ms."""
    return s.timeline[s.entry * ENTRY]


def strike(s: State, moment: i64) -> bool:
    """Make every announcement of this moment; tell whether it ended the planning round."""
    s.now = moment
    is_over = False
    while s.entry < s.entries and next_moment(s) == moment:
        at = s.entry * ENTRY
        s.entry += 1
        is_over = announce(s, s.timeline[at + 1], s.timeline[at + 2], s.timeline[at + 3])
    return is_over


def announce(s: State, kind: i64, number: i64, detail: i64) -> bool:
    """One announcement and what it means; tell whether it ended the planning round."""
    if kind == AT_THREAT:
        hear_of_threat(s, number, detail)
    elif kind == AT_WARNING:
        say(s, WARNED, number, detail)
    elif kind == AT_MISSION_START:
        begin_phase(s, 1)
        reveal_heroics(s)
    elif kind == AT_PHASE_END:
        say(s, PHASE_ENDED, number)
        begin_phase(s, number + 1)
    elif kind == AT_MISSION_END:
        say(s, PHASE_ENDED, number)
        return True
    elif not is_solo(s):  # alone, one ignores data and silence (5.5)
        hear_of_data(s, kind)
    return False


def hear_of_data(s: State, kind: i64) -> None:
    """Incoming data, data transfer, radio silence."""
    if kind == AT_INCOMING_DATA:
        say(s, DATA_CAME_IN)
        for seat in range(s.seats):
            s.draws[seat] += 1
    elif kind == AT_TRANSFER:
        say(s, TRANSFER_OPENED)
        s.is_transfer = 1
        s.given = 0
    elif kind == AT_TRANSFER_END:
        say(s, TRANSFER_CLOSED)
        s.is_transfer = 0
    elif kind == AT_SILENCE:
        say(s, SILENCE_BEGAN)
        s.is_silent = 1
    elif kind == AT_SILENCE_END:
        say(s, SILENCE_ENDED)
        s.is_silent = 0


def begin_phase(s: State, phase: i64) -> None:
    """Slots of the phase before are closed; whoever has not taken the new cards gets them now."""
    s.phase = phase
    say(s, PHASE_BEGAN, phase)
    for seat in range(s.seats):
        if s.own_phase[seat] < phase:
            dealing.take(s, seat)


def reveal_heroics(s: State) -> None:
    """The heroic cards of the androids are turned up when phase 1 begins."""
    for member in range(s.crew):
        if s.heroic[member] != NO_CARD:
            say(s, HEROIC_REVEALED, member, s.heroic[member])


def hear_of_threat(s: State, turn: i64, detail: i64) -> None:
    """Draw the top card of the deck it names; an unconfirmed report counts with five crew members only.

    Its card is laid aside unseen by a smaller crew, so that the others are the same for every crew.
    """
    zone = detail & WHERE_MASK
    deck = threat_decks.deck_number(detail & SERIOUS_MARK != 0, zone == INTERNAL)
    card = threat_decks.draw(s, deck)
    if detail & UNCONFIRMED_MARK and s.crew < MAX_CREW:
        say(s, REPORT_IGNORED, turn)
        return
    if card == NO_CARD or s.threats == MAX_THREATS:
        return  # an empty deck: nothing appears
    place = s.threats
    while place > 0 and s.number[place - 1] > turn:
        s.card[place] = s.card[place - 1]
        s.zone[place] = s.zone[place - 1]
        s.number[place] = s.number[place - 1]
        place -= 1
    s.card[place] = card
    s.zone[place] = zone
    s.number[place] = turn
    s.threats += 1
    say(s, THREAT_ANNOUNCED, turn, card, zone)
