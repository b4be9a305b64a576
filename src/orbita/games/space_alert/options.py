"""Variants, house rules and disputed readings, chosen before the mission."""

from typing import Literal

import msgspec

from orbita.games.space_alert.missions.model import Level


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the base game as facts and rulings have it."""

    mission: str = "random"  # a script by its id or code, or a new one nobody knows
    common: Level = "white"
    serious: Level = "white"
    extra_android: bool = False  # a fifth crew member (5.4)
    stealth_fighter_speed: Literal[3, 4] = 3
    heroic_move_uses_lift: bool = False
    pulse_opens_raised_shields: bool = False  # and not only the printed value
    dying_marauder_raises_shields: bool = True  # of the others, in the step that destroys it
    knocked_out_figures_count: bool = True  # for the Seeker and the Alien
