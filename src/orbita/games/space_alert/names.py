"""Short names of what the vocabulary numbers, as files and notation write them."""

from typing import Final

ZONE_NAMES: Final = ("red", "white", "blue", "internal")
STATION_CODES: Final = ("UR", "UW", "UB", "LR", "LW", "LB", "SPACE")
ACTION_NAMES: Final = (
    "-",
    "A",
    "B",
    "C",
    "bots",
    "red",
    "blue",
    "deck",
    "HA",
    "HB",
    "Hbots",
    "tUR",
    "tUW",
    "tUB",
    "tLR",
    "tLW",
    "tLB",
)
ACTION_NUMBER: Final = {name: number for number, name in enumerate(ACTION_NAMES)}
TOKEN_NAMES: Final = ("reactor", "shield", "upper_weapon", "lower_weapon", "gravolift", "structural")
STATUS_NAMES: Final = ("not_appeared", "on_track", "destroyed", "survived")
BOTS_NAMES: Final = ("none", "active", "disabled")
MARK_NAMES: Final = ("", "X", "Y", "Z")
SEAT_NAMES: Final = ("captain", "officer", "chief", "fourth", "fifth")
DELAY_NAMES: Final = ("damaged_lift", "busy_lift", "computer", "threat", "slime", "tripping", "space")
WEAPON_NAMES: Final = (*STATION_CODES[:6], "rocket", "interceptors")
REASONS: Final = ("", "jumped-home", "zone-destroyed", "ship-lost")  # by ending
