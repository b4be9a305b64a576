"""Crews for Space Alert."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.rungs import Rung
from orbita.bots.space_alert.characters import CHARACTERS as CHARACTERS
from orbita.bots.space_alert.crewmate import Crewmate
from orbita.bots.space_alert.greedy import GreedyBot
from orbita.bots.space_alert.novice import Novice

# The weakest first; a trainee thinks little enough for plain Python.
BOTS: Final[dict[str, Bot]] = {
    "greedy": GreedyBot(),
    "novice": Novice(),
    "trainee": Crewmate(steps=600),
    "crewmate": Crewmate(),
}
RUNGS: Final = (Rung("novice"), Rung("crewmate", plain="trainee"))
