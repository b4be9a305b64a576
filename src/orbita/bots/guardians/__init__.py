"""Bots that know Strażnicy Kosmosu."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.guardians.greedy import GreedyBot

BOTS: Final[dict[str, Bot]] = {"greedy": GreedyBot()}  # the weakest first
