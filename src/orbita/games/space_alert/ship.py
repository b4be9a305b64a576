"""What lies on the board in the action round: the ship, the crew, the threats.

Everything is a small number, see `vocabulary`; arrays go by zone, by crew member (the captain is 0) or by
threat (in ascending number). This part of the table is all that solving a plan needs.
"""

# Compiled: see setup.py.

from collections.abc import Sequence
from typing import Final

from orbita.core.chance import TableState, cells, zeros
from orbita.core.flat import Cells, i64
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.vocabulary import ZONES

TURNS: Final = 12
SLOTS: Final = 16  # of a stored plan: slots 1 to 12 are used
UP: Final = 31  # of a planned card: mask of the half that is up; the other half lies above these bits
DOWN_SHIFT: Final = 5
MAX_CREW: Final = 5
TOKENS_A_ZONE: Final = 6
UNKNOWN: Final = -1  # a damage token whose kind is drawn when it is needed
NOBODY: Final = -1

# How the mission ended.
GOING_ON: Final = 0
WON: Final = 1
ZONE_DESTROYED: Final = 2
SHIP_LOST: Final = 3  # a threat's last action says so


class Box:
    """The content files and the options in flat form, shared by all missions."""

    options: Options
    cards: i64 = 0  # threat cards; the arrays below go by card
    kind: Cells
    hit_points: Cells
    shield: Cells
    speed: Cells
    points_survived: Cells
    points_destroyed: Cells
    stations: Cells  # bit per station
    repair: Cells
    traits: Cells
    debris: Cells
    explosion: Cells
    bonus: Cells  # extra repair in a turn with one at every station
    program: Cells  # EFFECT_SIZE numbers for each effect
    program_at: Cells  # by card * MARKS + mark: where its effects begin; the next entry is where they end

    marks: Cells  # by track * TRACK_SIZE + space
    track_start: Cells  # by track

    reactor_capacity: Cells  # by zone, as are the next five
    reactor_start: Cells
    shield_capacity: Cells
    shield_start: Cells
    heavy_laser: Cells
    light_laser: i64 = 0
    pulse_cannon: i64 = 0
    pulse_range: i64 = 0
    rocket: i64 = 0
    rocket_range: i64 = 0
    interceptors_single: i64 = 0
    interceptors_several: i64 = 0
    interceptors_close_combat: i64 = 0
    fuel: i64 = 0
    rockets: i64 = 0
    card_action: Cells  # by kind of action card
    card_move: Cells
    card_copies: Cells
    threat_deck: Cells  # by threat card: which deck it is in, NOBODY if left in the box
    confirmation_points: Cells  # by number of players at the window
    phase_of_turn: Cells  # by turn: 0, 1, 2
    check_after: Cells  # by turn: 1 where the computer is checked
    may_maintain: Cells  # by turn: 1 in the turns in which maintenance counts
    order: Cells  # of damage, as in a mission: what a campaign carries over, then UNKNOWN
    carried: Cells
    has_history: bool = False
    stored_upper_blue: i64 = 1
    stored_lower_red: i64 = 1
    has_heroic: bool = True
    has_confirmation: bool = True
    has_battlebots: bool = True
    android_place: Cells  # by android: its place in the order of acting, NOBODY if not chosen
    android_player: Cells  # by android: the seat that acts for it, NOBODY if not chosen
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False
    dying_marauder_raises_shields: bool = True
    knocked_out_figures_count: bool = True
    knocked_out_pilot_returns: bool = True


class Flight:
    """What is fixed before the first turn: threats, trajectories, plans and, where known, the damage."""

    crew: i64 = 0
    turns: i64 = 12  # with cards; the jump is one later
    sequence: Cells  # the members in the order they act
    plan: Cells  # by member * SLOTS + turn: a card, the half that is up in its low bits
    tracks: Cells  # by zone, then internal
    threats: i64 = 0
    card: Cells  # by threat, in ascending number
    zone: Cells  # by threat
    number: Cells  # by threat: the turn it appears in
    order: Cells  # by zone * 6 + place: the damage tokens as they will be drawn, or UNKNOWN
    carried: Cells  # by zone: how many of them lie on the ship already, from earlier missions
    has_history: bool = False  # whether any do
    stored_upper_blue: i64 = 1  # the squads in their stations: ACTIVE or NO_BOTS
    stored_lower_red: i64 = 1


def empty_flight(box: Box, crew: i64, turns: i64) -> Flight:
    """A mission without threats and plans, with what a campaign carries over."""
    flight = Flight()
    flight.crew = crew
    flight.turns = turns
    flight.sequence = cells(list(range(crew)))
    flight.plan = zeros(MAX_CREW * SLOTS)
    flight.tracks = zeros(ZONES + 1)
    flight.card = zeros(0)
    flight.zone = zeros(0)
    flight.number = zeros(0)
    flight.order = box.order[:]
    flight.carried = box.carried[:]
    flight.has_history = box.has_history
    flight.stored_upper_blue = box.stored_upper_blue
    flight.stored_lower_red = box.stored_lower_red
    return flight


def lay_out_flight(
    plan: list[int], tracks: list[int], threats: list[tuple[int, int, int]], order: list[int]
) -> Flight:
    """A mission without a history: threats as number, card and zone, the crew as large as the plan."""
    flight = Flight()
    flight.crew = len(plan) // SLOTS
    flight.sequence = cells(list(range(flight.crew)))
    flight.plan = cells(plan)
    flight.tracks = cells(tracks)
    flight.threats = len(threats)
    flight.number = cells([number for number, _, _ in threats])
    flight.card = cells([card for _, card, _ in threats])
    flight.zone = cells([zone for _, _, zone in threats])
    flight.order = cells(order)
    flight.carried = zeros(ZONES)
    return flight


def with_plan(flight: Flight, plan: Sequence[int]) -> Flight:
    """The same mission with another plan; what nobody changes is shared."""
    other = Flight()
    other.crew = flight.crew
    other.turns = flight.turns
    other.sequence = flight.sequence
    other.plan = cells(list(plan))
    other.tracks = flight.tracks
    other.threats = flight.threats
    other.card = flight.card
    other.zone = flight.zone
    other.number = flight.number
    other.order = flight.order
    other.carried = flight.carried
    other.has_history = flight.has_history
    other.stored_upper_blue = flight.stored_upper_blue
    other.stored_lower_red = flight.stored_lower_red
    return other


class Ship(TableState):
    """The board between two steps of the action round."""

    box: Box
    flight: Flight
    turn: i64 = 0
    ending: i64 = 0
    culprit: i64 = -1  # the threat whose action is going on; once the ship is lost, the one that did it
    lost_zone: i64 = -1

    # the crew
    crew: i64 = 0
    plan: Cells  # by member * SLOTS + turn; delays shift it
    station: Cells
    bots: Cells  # NO_BOTS, ACTIVE or DISABLED
    knocked_out: Cells  # the turn, 0 if not
    pilot: i64 = -1  # who is in space
    interceptors: i64 = 0  # attack this turn: 0 no, 1 yes, 2 heroic
    delayed: i64 = 0  # bit per member whose cards have been pushed by a delay
    tripped: i64 = 0  # bit per member who says they tripped, this turn
    lifts_used: i64 = 0  # bit per zone, this turn
    at_window: i64 = 0  # players, this turn
    confirmed: Cells  # by phase: points of the best turn
    maintained: i64 = 0  # bit per phase

    # the ship
    shield: Cells
    shield_capacity: Cells
    reactor: Cells
    reactor_capacity: Cells
    damage: Cells  # tokens by zone
    broken: Cells  # by zone: bit per kind of token
    tokens: Cells  # by zone * 6 + place: as drawn
    old_structural: i64 = 0  # bit per zone: structural damage from earlier missions
    fuel: i64 = 0
    rockets: i64 = 0
    rocket_launched: i64 = 0  # this turn
    rocket_flying: i64 = 0  # launched last turn
    fired: i64 = 0  # bit per station: its weapon fires this turn
    fired_heroic: i64 = 0  # bit per station
    stored_upper_blue: i64 = 0
    stored_lower_red: i64 = 0

    # the threats
    threats: i64 = 0  # that have appeared, always the first ones
    status: Cells
    position: Cells  # space of the trajectory
    hit_points: Cells  # left; negative when hit too hard
    threat_shield: Cells
    speed: Cells
    traits: Cells
    place: Cells  # internal: bit per station with its token
    brood: Cells  # slime: bit per station with an offspring
    repaired_at: Cells  # bit per station, this turn
    repairs: Cells  # this turn
    hits: Cells  # strength of the weapons that target it, this turn
    carried_out: Cells  # by threat * MARKS + mark: how often
    ended_turn: Cells  # destroyed or survived, 0 while not
    scouting: i64 = 0  # bit per threat that raises the attacks of the others
    marauding: i64 = 0  # bit per threat that raises all shields
    targeted: i64 = 0  # bit per threat, this turn
    pulsed: i64 = 0  # bit per threat the pulse cannon targets, this turn
    blocked_b: i64 = 0  # bit per station: a malfunction covers B
    blocked_c: i64 = 0
    slimy: i64 = 0  # bit per station: whoever enters is delayed
    lethal: i64 = 0  # bit per station: whoever enters is knocked out
    doubled: i64 = 0  # bit per zone: damage is doubled by the fissure
    was_repaired: i64 = 0  # anything, this turn
    fissure: i64 = -1  # the threat on the hull that is repaired from space, NOBODY if none
