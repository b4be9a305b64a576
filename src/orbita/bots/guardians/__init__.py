"""Bots that know Strażnicy Kosmosu."""

from importlib import resources
from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.casual import CasualBot
from orbita.bots.guardians.characters import CHARACTERS as CHARACTERS
from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.guardians.search import GuardiansMind
from orbita.bots.guardians.telling import TellingSearchBot
from orbita.bots.rungs import Rung
from orbita.bots.searching import SearchBot
from orbita.bots.weights import net_of, read_weights
from orbita.games.guardians.sample import sample

LEARNED: Final = net_of(read_weights(resources.files(__name__) / "value.json"))
MIND: Final = GuardiansMind(LEARNED)
# The weakest first.
BOTS: Final[dict[str, Bot]] = {
    "casual": CasualBot(MIND, sample),
    "greedy": GreedyBot(),
    "untaught": SearchBot(MIND.taught(None), sample, 400),  # judges by hand, to compare with
    "search": TellingSearchBot(MIND, sample, 400),
}
RUNGS: Final = (
    Rung("casual", 1),
    Rung("greedy"),
    Rung("search-25", 90),
    Rung("search-100", 98),
    Rung("search-400", 100),
)
