"""Crews for Space Alert."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.rungs import Rung
from orbita.bots.space_alert.characters import CHARACTERS as CHARACTERS
from orbita.bots.space_alert.crewmate import QUICK, WORK, Crewmate
from orbita.bots.space_alert.greedy import GreedyBot
from orbita.bots.space_alert.novice import Novice


def crews(name: str, work: int) -> dict[str, Bot]:
    """Who makes fewer and fewer mistakes; all think alike, so that those of any level agree."""
    return {
        name.format("rookie"): Novice(work, mistakes=20),
        name.format("novice"): Novice(work, mistakes=10),
        name.format("deckhand"): Novice(work, mistakes=5),
        name.format("officer"): Novice(work, mistakes=2),
        name.format("crewmate"): Crewmate(work),
    }


# The weakest first; quick ones think little enough for plain Python.
BOTS: Final[dict[str, Bot]] = {
    "greedy": GreedyBot(),
    **crews("quick-{}", QUICK),
    **crews("{}", WORK),
}
RUNGS: Final = (
    Rung("rookie", plain="quick-rookie", home=(7, 60)),
    Rung("novice", plain="quick-novice"),
    Rung("deckhand", plain="quick-deckhand"),
    Rung("officer", plain="quick-officer"),
    Rung("crewmate", plain="quick-crewmate", home=(94, 100)),
)
