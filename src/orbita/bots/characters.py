"""Who bots are at a table: names and characters of their own, and their manners; nothing about strength."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import orbita.bots
from orbita.core.lang import Pair
from orbita.core.parts import part_of


class Character(NamedTuple):
    """Somebody a bot may be."""

    name: str  # the same in every language
    tempo: int  # how long it thinks, in hundredths of what is usual
    about: Pair


def is_urgent(game: str, view: Any) -> bool:
    """Tell whether what a seat decides is answered at once, for somebody else's roll waits for it."""
    found: Callable[[Any], bool] | None = getattr(part_of(orbita.bots, game), "is_urgent", None)
    return found is not None and found(view)


@cache
def characters_of(game: str) -> tuple[Character, ...]:
    """The characters of a game; bots of a game that has none are called after their seats."""
    found: tuple[Character, ...] = getattr(part_of(orbita.bots, game), "CHARACTERS", ())
    return found


def character(game: str, name: str) -> Character | None:
    """A game's character of that name, if there is one."""
    return next((one for one in characters_of(game) if one.name == name), None)
