"""The table from the first announcement to the jump: who is awaited, what is legal, what follows."""

from orbita.core.chance import Event, cells, say, zeros
from orbita.core.contract import CLOCK
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.space_alert.events import PLANNING_ENDED, TRIPPED, WENT_ON
from orbita.games.space_alert.moves import GO, KINDS, TRIP_ARROW, TRIP_FLIP
from orbita.games.space_alert.rules import clock, planning, setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import GOING_ON, MAX_CREW, SLOTS, UP, Box, Mission, Ship
from orbita.games.space_alert.state import (
    ACTING,
    ENTRY,
    MAX_ENTRIES,
    MAX_THREATS,
    NO_CARD,
    OVER,
    PLANNING,
    State,
    flipped,
    last_slot,
    plays_for,
)
from orbita.games.space_alert.vocabulary import GO_BLUE, GO_RED, NO_ACTION, ZONES


def bare_table(box: Box, seats: i64, crew: i64, deal: list[int]) -> State:
    """Unpack the box; nothing is drawn or dealt."""
    s = State()
    s.box = box
    s.seats = seats
    s.crew = crew
    s.timeline = zeros(MAX_ENTRIES * ENTRY)
    s.deal = cells(deal)
    s.hand = zeros(seats * KINDS)
    s.heroic = cells([NO_CARD] * MAX_CREW)
    s.deck = box.card_copies[:]
    s.plan = zeros(MAX_CREW * SLOTS)
    s.own_phase = zeros(seats)
    s.draws = zeros(seats)
    s.tracks = zeros(ZONES + 1)
    s.card = zeros(MAX_THREATS)
    s.zone = zeros(MAX_THREATS)
    s.number = zeros(MAX_THREATS)
    s.ship = lay_out_ship(s, mission_of(s))
    return s


def awaited(s: State) -> tuple[int, ...]:
    """While planning everybody and the clock; in the action round who has not said go."""
    if s.stage == OVER:
        return ()
    waiting: list[int] = []
    if s.stage == PLANNING:
        waiting.append(CLOCK)
    for seat in range(s.seats):
        if len(legal(s, seat)) > 0:
            waiting.append(seat)
    return tuple(waiting)


def legal(s: State, seat: i64) -> Cells:
    """The moves of a seat; the clock's only one is the next moment."""
    if s.stage == PLANNING:
        if seat == CLOCK:
            return append(vec[i64](), clock.next_moment(s))
        if 0 <= seat < s.seats:
            return planning.legal_plans(s, seat)
    elif s.stage == ACTING and 0 <= seat < s.seats and not s.ready >> seat & 1:
        return legal_actions(s, seat)
    return vec[i64]()


def legal_actions(s: State, seat: i64) -> Cells:
    """Go on, or correct a card of the coming turn first."""
    moves = append(vec[i64](), GO)
    for member in range(s.crew):
        if plays_for(s, seat, member) and can_trip(s, member):
            card = s.ship.plan[member * SLOTS + s.ship.turn + 1]
            if flipped(card) & UP != NO_ACTION:
                moves = append(moves, TRIP_FLIP + member)
            if card & UP == GO_RED or card & UP == GO_BLUE:
                moves = append(moves, TRIP_ARROW + member)
    return moves


def can_trip(s: State, member: i64) -> bool:
    """Once a turn, with a card to carry out, and on one's feet."""
    card = s.ship.plan[member * SLOTS + s.ship.turn + 1]
    return card != NO_ACTION and not s.ship.tripped >> member & 1 and s.ship.knocked_out[member] == 0


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
    s.ship = lay_out_ship(s, mission_of(s))


def lay_out_ship(s: State, mission: Mission) -> Ship:
    """A fresh ship with room for any number of threats."""
    ship = setup.board(s.box, mission)
    setup.make_room_for_threats(ship, MAX_THREATS)
    return ship


def mission_of(s: State) -> Mission:
    """What was announced and planned, as the action round reads it; damage is drawn when it is needed."""
    mission = Mission()
    mission.crew = s.crew
    mission.turns = last_slot(s.box, s.phases)
    mission.plan = s.plan[:]
    mission.tracks = s.tracks[:]
    mission.threats = s.threats
    mission.card = s.card[:]
    mission.zone = s.zone[:]
    mission.number = s.number[:]
    mission.order = s.box.order[:]
    mission.carried = s.box.carried[:]
    mission.has_history = s.box.has_history
    mission.stored_upper_blue = s.box.stored_upper_blue
    mission.stored_lower_red = s.box.stored_lower_red
    return mission


def go(s: State, seat: i64) -> None:
    """Once everybody says so, the next turn is carried out; the jump follows the last one by itself."""
    s.ready |= 1 << seat
    say(s, WENT_ON, seat)
    if s.ready != (1 << s.seats) - 1:
        return
    s.ready = 0
    ship = s.ship
    ship.rng = s.rng
    ship.events = s.events
    action_round.play_turn(ship)
    if ship.ending == GOING_ON and ship.turn == ship.mission.turns:
        action_round.play_turn(ship)
    ship.events = None
    s.rng = ship.rng
    ship.rng = 0
    if ship.ending != GOING_ON:
        s.stage = OVER


def trip(s: State, move: i64) -> None:
    """'I tripped': do what was meant; the next action will be delayed for it."""
    is_arrow = move >= TRIP_ARROW
    member = move - TRIP_ARROW if is_arrow else move - TRIP_FLIP
    slot = member * SLOTS + s.ship.turn + 1
    card = s.ship.plan[slot]
    if not is_arrow:
        card = flipped(card)
    elif card & UP == GO_RED:
        card += GO_BLUE - GO_RED
    else:
        card -= GO_BLUE - GO_RED
    s.ship.plan[slot] = card
    s.ship.tripped |= 1 << member
    say(s, TRIPPED, member, card & UP)
