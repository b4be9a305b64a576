"""Which bots there are for which game.

Our own stand in `orbita.bots.<game>` as `BOTS`. A package of its own brings some under the entry point
`orbita.bots`: the game's name, and where its `BOTS` are. A bot that searches has as many strengths as numbers
of walks: `search` has its usual one, `search-2500` another.
"""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

import orbita.bots
from orbita.bots.bot import Bot
from orbita.bots.random import RandomBot
from orbita.bots.searching import SearchBot
from orbita.core.errors import BadOptions
from orbita.core.parts import part_of

ENTRY_POINTS: Final = "orbita.bots"
LONG: Final = 20  # digits of a number nobody means
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
    """Look a bot up; `NAME-N` is the bot of that name that searches, with N walks."""
    bots = bots_of(game)
    if name in bots:
        return bots[name]
    kind, _, walks = name.rpartition("-")
    searcher = bots.get(kind)
    if isinstance(searcher, SearchBot) and walks.isascii() and walks.isdigit() and len(walks) < LONG:
        return searcher.with_walks(int(walks))
    raise BadOptions("bot/unknown", f"{game} has no bot {name!r}: there is {offered(bots)}", bot=name)


def offered(bots: dict[str, Bot]) -> str:
    """The names of bots, and that those that search go with a number."""
    searching = (f"{name}-WALKS" for name, bot in bots.items() if isinstance(bot, SearchBot))
    return ", ".join((*bots, *searching))


def searcher_of(game: str) -> SearchBot | None:
    """The strongest bot of a game that searches, if it has one."""
    found = [bot for bot in bots_of(game).values() if isinstance(bot, SearchBot)]
    return found[-1] if found else None


def at_once(game: str) -> str:
    """The strongest bot that answers at once: it does not search."""
    return [name for name, bot in bots_of(game).items() if not isinstance(bot, SearchBot)][-1]
