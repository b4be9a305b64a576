"""Bots that know Solar System Voyager."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.casual import CasualBot
from orbita.bots.rungs import Rung
from orbita.bots.searching import SearchBot
from orbita.bots.voyager.characters import CHARACTERS as CHARACTERS
from orbita.bots.voyager.greedy import GreedyBot
from orbita.bots.voyager.search import VoyagerMind
from orbita.games.voyager.sample import sample
from orbita.games.voyager.state import ATTACK, DEFEND
from orbita.games.voyager.view import View

MIND: Final = VoyagerMind()
# The weakest first.
BOTS: Final[dict[str, Bot]] = {
    "casual": CasualBot(MIND, sample),
    "greedy": GreedyBot(),
    "search": SearchBot(MIND, sample, 64, 32),
}
RUNGS: Final = (
    Rung("casual", 4),
    Rung("greedy"),
    Rung("search-4", 61),
    Rung("search-16", 82),
    Rung("search-250", 85, plain=""),
)


def is_urgent(view: View) -> bool:
    """A takeover is a duel: both sides roll on at once."""
    return view.stage in (ATTACK, DEFEND)
