"""Set-up (Przygotowanie rozgrywki): the board, the agencies, four missions of which three are kept."""

from orbita.core.chance import draw_below, say, zeros
from orbita.core.flat import Cells, append, i64, vec
from orbita.games.voyager.events import AGENCY_CHOSEN, MISSION_RETURNED
from orbita.games.voyager.moves import CHOOSE_AGENCY, DEVELOP, RETURN_MISSION
from orbita.games.voyager.rules import decks, funds
from orbita.games.voyager.rules.reasons import AGENCY_TAKEN, ALLOWED, NOT_HELD
from orbita.games.voyager.state import (
    CHOOSE,
    KEEP,
    NOBODY,
    NOWHERE,
    ON_BODY,
    START,
    Box,
    State,
    perk,
)
from orbita.games.voyager.vocabulary import (
    EFFECT_KINDS,
    FROM_ORDER,
    FROM_START,
    SOURCE_KINDS,
    START_COINS,
    START_ROCKET,
    START_TECHNOLOGY,
    TALLY_KINDS,
)


def new(box: Box, seats: i64, key: i64) -> State:
    """Lay out the board; the first seat is drawn [D]. Agencies are chosen in turn order, or dealt."""
    s = bare_table(box, seats)
    s.rng = key
    if box.random_start:
        scatter_bodies(s)
    s.first = draw_below(s, seats)
    s.seat = s.first
    s.asked = s.first
    if not box.chosen_agencies:
        for ahead in range(seats):
            deal_agency(s, (s.first + ahead) % seats)
        deal_missions(s)
    return s


def bare_table(box: Box, seats: i64) -> State:
    """Unpack the box: bodies on their start spaces, full piles, nobody has anything."""
    s = State()
    s.box = box
    s.seats = seats
    s.stage = CHOOSE
    s.helps = zeros(EFFECT_KINDS)
    s.agency = filled(seats, NOBODY)
    s.coins = zeros(seats)
    s.points = zeros(seats)
    s.rocket = filled(seats, NOWHERE)
    s.levels = zeros(seats * box.technologies)
    s.landed = zeros(seats)
    s.tally = zeros(seats * TALLY_KINDS)
    s.earned = zeros(seats * SOURCE_KINDS)
    s.body_space = box.body_start[:]
    s.owner = filled(box.bodies, NOBODY)
    s.building = zeros(box.bodies)
    s.hand = zeros(seats * box.cards)
    s.hand_size = zeros(seats * 2)
    s.pile = box.copies[:]
    s.pile_size = zeros(2)
    for card in range(box.cards):
        s.pile_size[box.deck_of[card]] += box.copies[card]
    s.discarded = zeros(box.cards)
    s.held = zeros(seats * box.missions)
    s.mission_pile = box.mission_copies[:]
    s.returned = zeros(box.missions)
    s.revealed = zeros(box.missions)
    s.achiever = filled(box.achievements, NOBODY)
    return s


def filled(size: i64, value: i64) -> Cells:
    """Make a flat array of equal numbers."""
    made = zeros(size)
    for at in range(size):
        made[at] = value
    return made


def scatter_bodies(s: State) -> None:
    """House rule: every body begins anywhere on its ring; moons stay with their planets."""
    box = s.box
    for body in range(box.bodies):
        if box.body_parent[body] == NOBODY:
            ring = box.ring_of[box.body_start[body]]
            size = box.ring_first[ring + 1] - box.ring_first[ring]
            s.body_space[body] = box.ring_first[ring] + draw_below(s, size)
    for body in range(box.bodies):
        if box.body_parent[body] != NOBODY:
            s.body_space[body] = s.body_space[box.body_parent[body]]


def why_not_agency(s: State, agency: i64) -> i64:
    """Each agency is there once."""
    for seat in range(s.seats):
        if s.agency[seat] == agency:
            return AGENCY_TAKEN
    return ALLOWED


def legal_agencies(s: State) -> Cells:
    """Every agency nobody has."""
    moves = vec[i64]()
    for agency in range(s.box.agencies):
        if why_not_agency(s, agency) == ALLOWED:
            moves = append(moves, CHOOSE_AGENCY + agency)
    return moves


def choose_agency(s: State, agency: i64) -> None:
    """Everybody in turn order; then the missions are dealt."""
    take_agency(s, s.seat, agency)
    s.seat = (s.seat + 1) % s.seats
    s.asked = s.seat
    if s.seat == s.first:
        deal_missions(s)


def deal_agency(s: State, seat: i64) -> None:
    """House rule: a seat gets one of the agencies left by chance."""
    left = legal_agencies(s)
    take_agency(s, seat, left[draw_below(s, len(left))] - CHOOSE_AGENCY)


def take_agency(s: State, seat: i64, agency: i64) -> None:
    """As many coins as players, more for who plays later [D], and what the agency starts with."""
    s.agency[seat] = agency
    say(s, AGENCY_CHOSEN, seat, agency)
    funds.gain_coins(s, seat, s.seats + perk(s, seat, START_COINS), FROM_START)
    earlier = (seat - s.first + s.seats) % s.seats
    funds.gain_coins(s, seat, s.box.later_coins[s.seats] * earlier, FROM_ORDER)
    if perk(s, seat, START_ROCKET) > 0:
        s.rocket[seat] = ON_BODY + s.box.home


def deal_missions(s: State) -> None:
    """Four missions for the seat, one seat after another [D]."""
    s.stage = KEEP
    for _ in range(s.box.missions_dealt):
        decks.draw_mission(s, s.seat)


def why_not_return(s: State, mission: i64) -> i64:
    """Only a mission of your own."""
    return ALLOWED if s.held[s.seat * s.box.missions + mission] > 0 else NOT_HELD


def legal_returns(s: State) -> Cells:
    """Any of the missions dealt."""
    moves = vec[i64]()
    for mission in range(s.box.missions):
        if why_not_return(s, mission) == ALLOWED:
            moves = append(moves, RETURN_MISSION + mission)
    return moves


def return_mission(s: State, mission: i64) -> bool:
    """Out of the game, unseen; tell whether set-up goes on without a question to this seat."""
    s.held[s.seat * s.box.missions + mission] -= 1
    s.returned[mission] += 1
    say(s, MISSION_RETURNED, s.seat, mission)
    if decks.missions_held(s, s.seat) > s.box.missions_kept:
        return False
    if perk(s, s.seat, START_TECHNOLOGY) > 0:
        s.stage = START
        return False
    return True


def legal_start_technologies(s: State) -> Cells:
    """Japan starts with level 1 of any technology."""
    moves = vec[i64]()
    for technology in range(s.box.technologies):
        moves = append(moves, DEVELOP + technology)
    return moves
