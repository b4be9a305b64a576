"""Variants, house rules and disputed readings, chosen before the mission."""

from typing import Literal

import msgspec

Level = Literal["white", "yellow", "both"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the base game as facts and rulings have it."""

    stealth_fighter_speed: Literal[3, 4] = 3
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False  # and not only the printed value
