"""The bots that people choose from: up to five of a game, from a child's opponent to the strongest."""

from functools import cache
from typing import NamedTuple

import orbita.bots
from orbita.bots.find import bots_of
from orbita.core.parts import part_of


class Rung(NamedTuple):
    """A bot for people, and what was measured of it."""

    bot: str  # as `find_bot` knows it
    won: int | None = None  # of 100 games of two against `greedy`, common losses counted as lost
    plain: str | None = (
        None  # who plays there where the rules are not compiled; nobody: "" (None: the same bot)
    )
    home: tuple[int, int] | None = None  # where all play together: ships of four such bots, of how many

    def played_by(self, compiled: bool) -> str:
        """The bot that plays this rung with or without compiled rules; "": it would be too slow."""
        return self.bot if compiled or self.plain is None else self.plain


@cache
def rungs_of(game: str) -> tuple[Rung, ...]:
    """The weakest first; a game that names none has its bots as they are."""
    rungs: tuple[Rung, ...] = getattr(part_of(orbita.bots, game), "RUNGS", ())
    return rungs or tuple(Rung(bot) for bot in bots_of(game))
