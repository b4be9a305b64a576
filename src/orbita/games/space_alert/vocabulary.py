"""The small vocabulary of cards and threats: every word of the content files as a small integer."""

from typing import Final

# Zones (sektory) from left to right; the fourth place is the trajectory of the internal threats.
RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
INTERNAL: Final = 3
ZONES: Final = 3

# Stations (kabiny): zone = station % 3, upper deck first.
UPPER_RED: Final = 0
UPPER_WHITE: Final = 1  # the bridge
UPPER_BLUE: Final = 2
LOWER_RED: Final = 3
LOWER_WHITE: Final = 4
LOWER_BLUE: Final = 5
SPACE: Final = 6  # beside the ship, reached with the interceptors only
STATIONS: Final = 6

# What one half of a card says.
NO_ACTION: Final = 0
ACTION_A: Final = 1
ACTION_B: Final = 2
ACTION_C: Final = 3
ACTION_BOTS: Final = 4
GO_RED: Final = 5
GO_BLUE: Final = 6
GO_LIFT: Final = 7
HEROIC_A: Final = 8
HEROIC_B: Final = 9
HEROIC_BOTS: Final = 10
GO_STRAIGHT: Final = 11  # + station
ACTIONS: Final = 17

# What comes of a card: it worked, or why it did nothing.
WORKED: Final = 0
NO_ENERGY: Final = 1
FIRED_ALREADY: Final = 2
FULL: Final = 3
NO_CAPSULE: Final = 4
NO_ROCKET: Final = 5
DONE_ALREADY: Final = 6
WRONG_TURN: Final = 7
NO_DOOR: Final = 8
THERE_ALREADY: Final = 9
NO_SQUAD: Final = 10
SQUAD_DISABLED: Final = 11
HAS_SQUAD: Final = 12
SQUAD_TAKEN: Final = 13
NOBODY_TO_FIGHT: Final = 14
PILOT_OUT: Final = 15
DAMAGED: Final = 16  # for good: a malfunction that can no longer be repaired covers the system
PUSHED_ON: Final = 17  # told beforehand only: a delay moves the card to the next turn
NOT_IN_USE: Final = 18  # the level of the script leaves this rule out

# Steps of a turn.
STEP_APPEAR: Final = 0
STEP_CREW: Final = 1
STEP_SHOTS: Final = 2
STEP_THREATS: Final = 3
STEP_COMPUTER: Final = 4
STEP_JUMP: Final = 5

# Battlebot squads, led or stored.
NO_BOTS: Final = 0
ACTIVE: Final = 1
DISABLED: Final = 2

# Damage tokens.
REACTOR: Final = 0
SHIELD: Final = 1
UPPER_WEAPON: Final = 2
LOWER_WEAPON: Final = 3
GRAVOLIFT: Final = 4
STRUCTURAL: Final = 5
TOKEN_KINDS: Final = 6

# How a threat stands.
NOT_APPEARED: Final = 0
ON_TRACK: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3

# Marked spaces of a trajectory.
PLAIN: Final = 0
MARK_X: Final = 1
MARK_Y: Final = 2
MARK_Z: Final = 3
MARKS: Final = 4
TRACK_SIZE: Final = 17  # of a stored trajectory: spaces 0 to 16
TRACKS: Final = 7

# Kinds of threats.
EXTERNAL: Final = 0
MALFUNCTION: Final = 1
INTRUDER: Final = 2

# Where a malfunction is repaired.
BY_BOTS: Final = 0  # intruders
BY_B: Final = 1
BY_C: Final = 2
FROM_SPACE: Final = 3

# Traits: lasting rules of a threat, one bit each. Some come and go in play.
HIDDEN: Final = 1 << 0  # no weapon can target it yet
HIDDEN_FAR: Final = 1 << 1  # no weapon can target it at distance 3
NO_ROCKETS: Final = 1 << 2
NO_HEAVY_LASERS: Final = 1 << 3
ROCKET_DECOY: Final = 1 << 4  # a rocket that picks it is wasted
ROCKET_MAGNET: Final = 1 << 5  # every rocket picks it, at any distance
HARDENED_BY_ROCKETS: Final = 1 << 6  # each rocket hit adds 1 to its shield
CRYOSHIELD: Final = 1 << 7  # takes no damage in the first step it is targeted in
PULSE_OPENS_SHIELD: Final = 1 << 8
ONE_DAMAGE_A_TURN: Final = 1 << 9
CLOSE_COMBAT: Final = 1 << 10  # interceptors alone with it hit harder, and the pilot is knocked out
RETALIATES: Final = 1 << 11
COUNTS_ROCKETS: Final = 1 << 12  # hit points are the rockets on the ship
SLIME: Final = 1 << 13
BURNS_ENGINEERS: Final = 1 << 14  # the last repair knocks out everybody in lower red and lower blue
TAKES_ITS_KILLER: Final = 1 << 15
CLEANED_BY_STATION: Final = 1 << 16
THREE_AT_ONCE: Final = 1 << 17
FIGHTS_BACK: Final = 1 << 18

# What an action of a threat does.
ATTACK: Final = 0
DAMAGE: Final = 1
HEAL: Final = 2
SPEED: Final = 3
SHIELD_ADD: Final = 4
SHIELD_SET: Final = 5
SELF_DAMAGE: Final = 6
REVEAL: Final = 7
START_FIGHTING_BACK: Final = 8
LOSE: Final = 9
DRAIN_SHIELDS: Final = 10
DRAIN_REACTOR: Final = 11
MOVE: Final = 12
DELAY: Final = 13
KNOCK_OUT: Final = 14
RAISE_ATTACKS: Final = 15
RAISE_SHIELDS: Final = 16
ADVANCE_OTHERS: Final = 17
DESTROY_ROCKET: Final = 18
DISABLE_STORED_BOTS: Final = 19
SPREAD: Final = 20
LOSE_FUEL: Final = 21
DOUBLE_DAMAGE: Final = 22
SEEK: Final = 23
OVERFLOW_REACTOR: Final = 24
LEAK_SHIELD: Final = 25
LEAK_REACTORS: Final = 26
STAY_LETHAL: Final = 27

# The numbers of one effect, in this order.
DO: Final = 0
COUNT: Final = 1
TIMES: Final = 2
WHERE: Final = 3
MODE: Final = 4
WHEN: Final = 5
ELSE_DAMAGE: Final = 6
EFFECT_SIZE: Final = 7

# TIMES: what the count is multiplied with.
ONCE: Final = 0
HIT_POINTS: Final = 1
PLAYERS_HERE: Final = 2
CENTRAL_ENERGY: Final = 3
HALF_ITS_DAMAGE: Final = 4
EVERYTHING: Final = 5

# WHERE: zones as a bit mask, or one of these.
OWN_ZONE: Final = 8
OTHER_ZONES: Final = 9
EACH_TOKEN: Final = 10  # the zone of each of its tokens
ALL_ZONES: Final = 7

# WHERE, for players.
IN_ZONE: Final = 0
ON_SHIP: Final = 1
IN_STATION: Final = 2
IN_ITS_STATIONS: Final = 3
NOT_ON_BRIDGE: Final = 4
LEADING_ACTIVE_BOTS: Final = 5
IN_STATION_WITHOUT_ACTIVE_BOTS: Final = 6

# WHERE, for moves of intruders.
LEFT: Final = 0
RIGHT: Final = 1
DECK: Final = 2

# MODE of an attack.
NORMAL: Final = 0
DOUBLE_THROUGH: Final = 1
IGNORE_SHIELDS: Final = 2

# WHEN: always, by its damage, or (10 + n) unless it carries at least n damage.
ALWAYS: Final = 0
IF_DAMAGED: Final = 1
IF_UNDAMAGED: Final = 2
UNLESS_DAMAGE: Final = 10

# Announcements, numbered as the timeline of a script numbers them.
AT_TRANSFER_END: Final = 0
AT_SILENCE_END: Final = 1
AT_PHASE_END: Final = 2
AT_MISSION_START: Final = 3
AT_WARNING: Final = 4
AT_THREAT: Final = 5
AT_INCOMING_DATA: Final = 6
AT_TRANSFER: Final = 7
AT_SILENCE: Final = 8
AT_MISSION_END: Final = 9
WHERE_MASK: Final = 3
SERIOUS_MARK: Final = 4
UNCONFIRMED_MARK: Final = 8
