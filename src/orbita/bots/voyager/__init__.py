"""Bots that know Solar System Voyager."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.voyager.greedy import GreedyBot

BOTS: Final[dict[str, Bot]] = {"greedy": GreedyBot()}  # the weakest first
