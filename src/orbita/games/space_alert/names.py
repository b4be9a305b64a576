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
