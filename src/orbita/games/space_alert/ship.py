"""What lies on the board in the action round: the ship, the crew, the threats.

Everything is a small number, see `vocabulary`; arrays go by zone, by crew member (the captain is 0) or by
threat (in ascending number). This part of the table is all that solving a plan needs.
"""

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
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False
    dying_marauder_raises_shields: bool = True
    knocked_out_figures_count: bool = True


class Mission:
    """What is fixed before the first turn: threats, trajectories, plans and, where known, the damage."""

    crew: i64 = 0
    turns: i64 = 12  # with cards; the jump is one later
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


def lay_out_mission(
    plan: list[int], tracks: list[int], threats: list[tuple[int, int, int]], order: list[int]
) -> Mission:
    """A mission without a history: threats as number, card and zone, the crew as large as the plan."""
    mission = Mission()
    mission.crew = len(plan) // SLOTS
    mission.plan = cells(plan)
    mission.tracks = cells(tracks)
    mission.threats = len(threats)
    mission.number = cells([number for number, _, _ in threats])
    mission.card = cells([card for _, card, _ in threats])
    mission.zone = cells([zone for _, _, zone in threats])
    mission.order = cells(order)
    mission.carried = zeros(ZONES)
    return mission


def with_plan(mission: Mission, plan: Sequence[int]) -> Mission:
    """The same mission with another plan; what nobody changes is shared."""
    other = Mission()
    other.crew = mission.crew
    other.turns = mission.turns
    other.plan = cells(list(plan))
    other.tracks = mission.tracks
    other.threats = mission.threats
    other.card = mission.card
    other.zone = mission.zone
    other.number = mission.number
    other.order = mission.order
    other.carried = mission.carried
    other.has_history = mission.has_history
    other.stored_upper_blue = mission.stored_upper_blue
    other.stored_lower_red = mission.stored_lower_red
    return other


class Ship(TableState):
    """The board between two steps of the action round."""

    box: Box
    mission: Mission
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
    slimy: i64 = 0  # bit per station: who enters is delayed
    lethal: i64 = 0  # bit per station: who enters is knocked out
    doubled: i64 = 0  # bit per zone: damage is doubled by the fissure
    was_repaired: i64 = 0  # anything, this turn
    fissure: i64 = -1  # the threat on the hull that is repaired from space, NOBODY if none


def copy(s: Ship) -> Ship:
    """Copy the board; mission and box are shared, the copy has no listener."""
    t = Ship()
    t.box = s.box
    t.plan = s.plan[:]
    t.station = s.station[:]
    t.bots = s.bots[:]
    t.knocked_out = s.knocked_out[:]
    t.confirmed = s.confirmed[:]
    t.shield = s.shield[:]
    t.shield_capacity = s.shield_capacity[:]
    t.reactor = s.reactor[:]
    t.reactor_capacity = s.reactor_capacity[:]
    t.damage = s.damage[:]
    t.broken = s.broken[:]
    t.tokens = s.tokens[:]
    t.status = s.status[:]
    t.position = s.position[:]
    t.hit_points = s.hit_points[:]
    t.threat_shield = s.threat_shield[:]
    t.speed = s.speed[:]
    t.traits = s.traits[:]
    t.place = s.place[:]
    t.brood = s.brood[:]
    t.repaired_at = s.repaired_at[:]
    t.repairs = s.repairs[:]
    t.hits = s.hits[:]
    t.carried_out = s.carried_out[:]
    t.ended_turn = s.ended_turn[:]
    copy_numbers(s, t)
    return t


def copy_over(s: Ship, t: Ship) -> None:
    """Make a board with arrays of the same lengths equal to another, without making new ones."""
    copy_cells(s.plan, t.plan)
    copy_cells(s.station, t.station)
    copy_cells(s.bots, t.bots)
    copy_cells(s.knocked_out, t.knocked_out)
    copy_cells(s.confirmed, t.confirmed)
    copy_cells(s.shield, t.shield)
    copy_cells(s.shield_capacity, t.shield_capacity)
    copy_cells(s.reactor, t.reactor)
    copy_cells(s.reactor_capacity, t.reactor_capacity)
    copy_cells(s.damage, t.damage)
    copy_cells(s.broken, t.broken)
    copy_cells(s.tokens, t.tokens)
    copy_cells(s.status, t.status)
    copy_cells(s.position, t.position)
    copy_cells(s.hit_points, t.hit_points)
    copy_cells(s.threat_shield, t.threat_shield)
    copy_cells(s.speed, t.speed)
    copy_cells(s.traits, t.traits)
    copy_cells(s.place, t.place)
    copy_cells(s.brood, t.brood)
    copy_cells(s.repaired_at, t.repaired_at)
    copy_cells(s.repairs, t.repairs)
    copy_cells(s.hits, t.hits)
    copy_cells(s.carried_out, t.carried_out)
    copy_cells(s.ended_turn, t.ended_turn)
    copy_numbers(s, t)


def copy_cells(source: Cells, target: Cells) -> None:
    """Copy an array into another of the same length."""
    for at in range(len(source)):
        target[at] = source[at]


def copy_numbers(s: Ship, t: Ship) -> None:
    """Copy everything that is not an array."""
    t.rng = s.rng
    t.mission = s.mission
    t.turn = s.turn
    t.ending = s.ending
    t.culprit = s.culprit
    t.lost_zone = s.lost_zone
    t.crew = s.crew
    t.pilot = s.pilot
    t.interceptors = s.interceptors
    t.delayed = s.delayed
    t.tripped = s.tripped
    t.lifts_used = s.lifts_used
    t.at_window = s.at_window
    t.maintained = s.maintained
    t.old_structural = s.old_structural
    t.fuel = s.fuel
    t.rockets = s.rockets
    t.rocket_launched = s.rocket_launched
    t.rocket_flying = s.rocket_flying
    t.fired = s.fired
    t.fired_heroic = s.fired_heroic
    t.stored_upper_blue = s.stored_upper_blue
    t.stored_lower_red = s.stored_lower_red
    t.threats = s.threats
    t.scouting = s.scouting
    t.marauding = s.marauding
    t.targeted = s.targeted
    t.pulsed = s.pulsed
    t.blocked_b = s.blocked_b
    t.blocked_c = s.blocked_c
    t.slimy = s.slimy
    t.lethal = s.lethal
    t.doubled = s.doubled
    t.was_repaired = s.was_repaired
    t.fissure = s.fissure
