"""Which bots there are for which game."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.guardians.greedy import GreedyBot as GuardiansGreedy
from orbita.bots.random import RandomBot
from orbita.bots.space_alert.crew import GreedyBot as SpaceAlertGreedy
from orbita.bots.voyager.greedy import GreedyBot as VoyagerGreedy
from orbita.core.errors import BadOptions

ANY_GAME: Final[dict[str, Bot]] = {"random": RandomBot()}
OF_GAME: Final[dict[str, dict[str, Bot]]] = {
    "guardians": {"greedy": GuardiansGreedy()},
    "space_alert": {"greedy": SpaceAlertGreedy()},
    "voyager": {"greedy": VoyagerGreedy()},
}


def bots_of(game: str) -> dict[str, Bot]:
    """All bots that play a game, by name, the weakest first."""
    return {**ANY_GAME, **OF_GAME.get(game, {})}


def find_bot(game: str, name: str) -> Bot:
    """Look a bot up."""
    bots = bots_of(game)
    if name not in bots:
        raise BadOptions("bot/unknown", f"{game} has no bot {name!r}: there is {', '.join(bots)}", bot=name)
    return bots[name]
