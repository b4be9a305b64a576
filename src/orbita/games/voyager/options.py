"""Content pack and house rules, chosen before the game."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defaults are the game of the box with our decks."""

    pack: str = "standard"
    agencies: Literal["chosen", "dealt"] = "chosen"
    start: Literal["printed", "random"] = "printed"
    start_coins: bool = True  # more for those who play later
