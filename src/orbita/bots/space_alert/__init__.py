"""Crews for Space Alert."""

from typing import Final

from orbita.bots.bot import Bot
from orbita.bots.space_alert.greedy import GreedyBot

BOTS: Final[dict[str, Bot]] = {"greedy": GreedyBot()}  # the weakest first
