"""Which bots there are for which game.

Our own stand in `orbita.bots.<game>` as `BOTS`. A package of its own brings some under the entry point
`orbita.bots`: the game's name, and where its `BOTS` are.
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

import orbita.bots
from orbita.bots.bot import Bot
from orbita.bots.random import RandomBot
from orbita.core.errors import BadOptions
from orbita.core.parts import part_of

ENTRY_POINTS: Final = "orbita.bots"
ANY_GAME: Final[dict[str, Bot]] = {"random": RandomBot()}


@cache
def bots_that_know(game: str) -> dict[str, Bot]:
    """The bots made for one game, ours first."""
    found: dict[str, Bot] = {}
    part = part_of(orbita.bots, game)
    if part is not None:
        found |= part.BOTS
    for entry in entry_points(group=ENTRY_POINTS, name=game):
        found |= entry.load()
    return found


def bots_of(game: str) -> dict[str, Bot]:
    """All bots that play a game, by name, the weakest first."""
    return {**ANY_GAME, **bots_that_know(game)}


def find_bot(game: str, name: str) -> Bot:
    """Look a bot up."""
    bots = bots_of(game)
    if name not in bots:
        raise BadOptions("bot/unknown", f"{game} has no bot {name!r}: there is {', '.join(bots)}", bot=name)
    return bots[name]
