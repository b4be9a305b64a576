"""Bots that know Strażnicy Kosmosu."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.casual import CasualBot
from orbita.bots.guardians.characters import CHARACTERS as CHARACTERS
from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.guardians.search import GuardiansMind
from orbita.bots.guardians.telling import TellingSearchBot
from orbita.bots.rungs import Rung
from orbita.games.guardians.sample import sample

MIND: Final = GuardiansMind()
# The weakest first.
BOTS: Final[dict[str, Bot]] = {
    "casual": CasualBot(MIND, sample),
    "greedy": GreedyBot(),
    "search": TellingSearchBot(MIND, sample, 400),
}
RUNGS: Final = (
    Rung("casual", 1),
    Rung("greedy"),
    Rung("search-25", 81),
    Rung("search-100", 92),
    Rung("search-400", 94),
)
