"""What happened, in the past tense: a kind and up to three numbers, named in `FIELDS`."""

from typing import Final

# The action round.
TURN_BEGAN: Final = 0
THREAT_APPEARED: Final = 1
CARD_REVEALED: Final = 2
CARD_IN_VAIN: Final = 3
MEMBER_MOVED: Final = 4
DELAYED: Final = 5
CARD_LOST: Final = 6
KNOCKED_OUT: Final = 7
WEAPON_FIRED: Final = 8
SHIELD_FILLED: Final = 9
REACTOR_FILLED: Final = 10
REFUELLED: Final = 11
COMPUTER_MAINTAINED: Final = 12
ROCKET_LAUNCHED: Final = 13
BOTS_TAKEN: Final = 14
BOTS_REACTIVATED: Final = 15
BOTS_DISABLED: Final = 16
INTERCEPTORS_OUT: Final = 17
CONFIRMED: Final = 18
REPAIRED: Final = 19
INTRUDER_HIT: Final = 20
TARGETED: Final = 21
ROCKET_WASTED: Final = 22
CRYOSHIELD_SPENT: Final = 23
THREAT_DAMAGED: Final = 24
THREAT_DESTROYED: Final = 25
THREAT_SURVIVED: Final = 26
THREAT_MOVED: Final = 27
MARK_REACHED: Final = 28
ATTACKED: Final = 29
SHIELD_HELD: Final = 30
TOKEN_DRAWN: Final = 31
SHIELD_LOST: Final = 32
REACTOR_LOST: Final = 33
THREAT_HEALED: Final = 34
SPEED_CHANGED: Final = 35
SHIELD_CHANGED: Final = 36
THREAT_REVEALED: Final = 37
FIGHTS_BACK_NOW: Final = 38
INTRUDER_MOVED: Final = 39
ATTACKS_RAISED: Final = 40
SHIELDS_RAISED: Final = 41
ROCKET_DESTROYED: Final = 42
STORED_BOTS_DISABLED: Final = 43
SLIME_SPREAD: Final = 44
FUEL_LOST: Final = 45
DAMAGE_DOUBLED: Final = 46
STATIONS_LETHAL: Final = 47
COMPUTER_CHECKED: Final = 48
MISSION_WON: Final = 49
MISSION_LOST: Final = 50

# Why somebody was delayed.
BY_DAMAGED_LIFT: Final = 0
BY_BUSY_LIFT: Final = 1
BY_COMPUTER: Final = 2
BY_THREAT: Final = 3
BY_SLIME: Final = 4
BY_TRIPPING: Final = 5
BY_SPACE: Final = 6

# Weapons that are no station's.
BY_ROCKET: Final = 6
BY_INTERCEPTORS: Final = 7

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("turn_began", "turn"),
    ("threat_appeared", "threat", "zone", "space"),
    ("card_revealed", "member", "action", "station"),
    ("card_in_vain", "member", "action", "station"),
    ("member_moved", "member", "from", "to"),
    ("delayed", "member", "reason", "turn"),
    ("card_lost", "member", "action"),  # pushed past the last turn
    ("knocked_out", "member", "threat"),
    ("weapon_fired", "member", "station", "heroic"),
    ("shield_filled", "zone", "cubes", "now"),
    ("reactor_filled", "zone", "cubes", "now"),
    ("refuelled", "cubes", "now", "capsules"),
    ("computer_maintained", "member", "phase"),
    ("rocket_launched", "member", "rockets"),
    ("bots_taken", "member", "station", "bots"),
    ("bots_reactivated", "member"),
    ("bots_disabled", "member", "threat"),
    ("interceptors_out", "member", "heroic"),
    ("confirmed", "phase", "players", "points"),
    ("repaired", "member", "threat", "points"),
    ("intruder_hit", "member", "threat", "station"),
    ("targeted", "threat", "weapon", "strength"),
    ("rocket_wasted", "threat"),  # -1: nothing in range
    ("cryoshield_spent", "threat"),
    ("threat_damaged", "threat", "points", "left"),
    ("threat_destroyed", "threat", "points"),
    ("threat_survived", "threat", "points"),
    ("threat_moved", "threat", "space"),
    ("mark_reached", "threat", "mark", "space"),
    ("attacked", "threat", "zone", "strength"),
    ("shield_held", "zone", "cubes", "now"),
    ("token_drawn", "zone", "token", "threat"),
    ("shield_lost", "zone", "cubes", "now"),
    ("reactor_lost", "zone", "cubes", "now"),
    ("threat_healed", "threat", "points", "left"),
    ("speed_changed", "threat", "now"),
    ("shield_changed", "threat", "now"),
    ("threat_revealed", "threat"),
    ("fights_back_now", "threat"),
    ("intruder_moved", "threat", "from", "to"),
    ("attacks_raised", "threat"),
    ("shields_raised", "threat"),
    ("rocket_destroyed", "threat", "rockets"),
    ("stored_bots_disabled", "threat"),
    ("slime_spread", "threat", "station"),
    ("fuel_lost", "threat", "capsules"),
    ("damage_doubled", "threat", "zones"),
    ("stations_lethal", "threat"),
    ("computer_checked", "phase", "maintained"),
    ("mission_won", "score"),
    ("mission_lost", "threat", "zone"),  # zone -1: a threat's last action
)
