"""2., 3. and 5.3 Both rounds (Runda planowania, runda działania): who is awaited, and what is legal."""

from orbita.core.chance import Event, cells, say, zeros
from orbita.core.contract import CLOCK
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.space_alert.events import PLANNING_ENDED, TRIPPED, WENT_ON
from orbita.games.space_alert.moves import GIVE, GO, KINDS, TRIP_ARROW, TRIP_FLIP
from orbita.games.space_alert.rules import action_setup, androids, clock, planning, tripping
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.rules.reasons import (
    ALLOWED,
    CARDS_LIE,
    HAS_TRIPPED,
    NOT_YOUR_MEMBER,
    NOTHING_MEANT,
)
from orbita.games.space_alert.ship import GOING_ON, MAX_CREW, SLOTS, Box, Flight, Ship, empty_flight
from orbita.games.space_alert.state import (
    ACTING,
    ENTRY,
    MAX_ENTRIES,
    MAX_THREATS,
    NO_CARD,
    OVER,
    PLANNING,
    State,
    deck_size,
    is_solo,
    last_slot,
)
from orbita.games.space_alert.vocabulary import ZONES


def bare_table(box: Box, seats: i64, crew: i64, deal: list[int]) -> State:
    """Unpack the box; nothing is drawn or dealt."""
    s = State()
    s.box = box
    s.seats = seats
    s.crew = crew
    s.sequence = cells(androids.acting_order(box, 0 if is_solo(s) else seats, crew))
    s.timeline = zeros(MAX_ENTRIES * ENTRY)
    s.deal = cells(deal)
    s.hand = zeros(seats * KINDS)
    s.heroic = cells([NO_CARD] * MAX_CREW)
    s.deck = box.card_copies[:]
    s.stack = zeros(deck_size(s))
    s.threat_order = cells(list(range(box.cards)))
    s.damage_order = box.order[:]
    s.plan = zeros(MAX_CREW * SLOTS)
    s.own_phase = zeros(seats)
    s.draws = zeros(seats)
    s.drawn_data = zeros(seats)
    s.tracks = zeros(ZONES + 1)
    s.card = zeros(MAX_THREATS)
    s.zone = zeros(MAX_THREATS)
    s.number = zeros(MAX_THREATS)
    s.ship = lay_out_ship(s, flight_of(s))
    return s


def awaited(s: State) -> tuple[int, ...]:
    """While planning the clock and whoever has something to do; in the action round everybody."""
    if s.stage == OVER:
        return ()
    is_planning = s.stage == PLANNING
    waiting: list[int] = [CLOCK] if is_planning else []
    for seat in range(s.seats):
        if not is_planning or planning.has_plans(s, seat):
            waiting.append(seat)
    return tuple(waiting)


def legal(s: State, seat: i64) -> Cells:
    """The moves of a seat; the clock's only one is the next moment."""
    if s.stage == PLANNING:
        if seat == CLOCK:
            return append(vec[i64](), clock.next_moment(s))
        if 0 <= seat < s.seats:
            return planning.legal_plans(s, seat)
    elif s.stage == ACTING and 0 <= seat < s.seats:
        return legal_actions(s, seat)
    return vec[i64]()


def legal_actions(s: State, seat: i64) -> Cells:
    """Go on, or correct a card of the coming turn first."""
    moves = append(vec[i64](), GO)
    for member in range(s.crew):
        if why_not_trip(s, seat, member, False) == ALLOWED:
            moves = append(moves, TRIP_FLIP + member)
        if why_not_trip(s, seat, member, True) == ALLOWED:
            moves = append(moves, TRIP_ARROW + member)
    return moves


def why_not(s: State, seat: i64, move: i64) -> i64:
    """Ask the rule that decides about a person's move at this stage."""
    if s.stage == PLANNING:
        return planning.why_not_plan(s, seat, move)
    return why_not_act(s, seat, move)


def why_not_act(s: State, seat: i64, move: i64) -> i64:
    """In the action round anybody leads on to the next turn; before it everybody may correct a card."""
    if move == GO:
        return ALLOWED
    if move < TRIP_FLIP or move >= GIVE:
        return CARDS_LIE
    if move >= TRIP_ARROW:
        return why_not_trip(s, seat, move - TRIP_ARROW, True)
    return why_not_trip(s, seat, move - TRIP_FLIP, False)


def why_not_trip(s: State, seat: i64, member: i64, is_arrow: bool) -> i64:
    """Once a turn, on one's feet, with a card that has another half or another arrow to be meant."""
    if not androids.plays_for(s, seat, member):
        return NOT_YOUR_MEMBER
    if s.ship.tripped >> member & 1:
        return HAS_TRIPPED
    return ALLOWED if tripping.can_be_meant(s.ship, member, is_arrow) else NOTHING_MEANT


def apply(s: State, seat: i64, move: i64, events: list[Event] | None = None) -> None:
    """Carry out a legal move and everything that follows without a choice."""
    s.events = events
    if s.stage == PLANNING:
        is_over = clock.strike(s, move) if seat == CLOCK else planning.apply_plan(s, seat, move)
        if is_over:
            begin_action_round(s)
    elif move == GO:
        go(s, seat)
    else:
        trip(s, move)
    s.events = None


def begin_action_round(s: State) -> None:
    """3. Everything goes back to its start; what was planned is carried out."""
    say(s, PLANNING_ENDED)
    s.stage = ACTING
    s.is_silent = 0
    s.is_transfer = 0
    s.ship = lay_out_ship(s, flight_of(s))


def lay_out_ship(s: State, flight: Flight) -> Ship:
    """A fresh ship with room for any number of threats."""
    ship = action_setup.board(s.box, flight)
    action_setup.make_room_for_threats(ship, MAX_THREATS)
    return ship


def flight_of(s: State) -> Flight:
    """What was announced, planned and sealed, as the action round reads it."""
    flight = empty_flight(s.box, s.crew, last_slot(s.box, s.phases))
    flight.sequence = s.sequence[:]
    flight.plan = s.plan[:]
    flight.tracks = s.tracks[:]
    flight.threats = s.threats
    flight.card = s.card[:]
    flight.zone = s.zone[:]
    flight.number = s.number[:]
    flight.order = s.damage_order[:]
    return flight


def leads(s: State, move: i64) -> bool:
    """Going on is one person's move for all: whoever leads the action round makes it."""
    return s.stage == ACTING and move == GO


def go(s: State, seat: i64) -> None:
    """The next turn is carried out for all; the jump follows the last one by itself."""
    say(s, WENT_ON, seat)
    ship = s.ship
    ship.rng = s.rng
    ship.events = s.events
    ship.is_preview = s.is_preview
    action_round.play_turn(ship)
    if ship.ending == GOING_ON and ship.turn == ship.flight.turns:
        action_round.play_turn(ship)
    s.events = ship.events  # silent, if the ship drew in a preview
    ship.events = None
    ship.is_preview = False
    s.rng = ship.rng
    ship.rng = 0
    if ship.ending != GOING_ON:
        s.stage = OVER


def trip(s: State, move: i64) -> None:
    """'I tripped': do what was meant; the next action will be delayed for it."""
    is_arrow = move >= TRIP_ARROW
    member = move - TRIP_ARROW if is_arrow else move - TRIP_FLIP
    say(s, TRIPPED, member, tripping.correct(s.ship, member, is_arrow))
