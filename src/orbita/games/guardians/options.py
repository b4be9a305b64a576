"""Variants and house rules, chosen before the game."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the basic game as facts and rulings have it."""

    variant: Literal["basic", "advanced"] = "basic"
    missile_target: Literal["ahead", "any_row"] = "ahead"
    missile_replaces: Literal["one_shot", "all_shots"] = "one_shot"
    comeback_turn: Literal["goes_on", "ends"] = "goes_on"
    comeback_level: Literal["kept", "lost"] = "kept"
    collisions_empty_columns: bool = False
