"""How strong a bot at the table is: names for people, the bots behind them, and labels that say it."""

from typing import Final

from orbita.bots.find import bots_of
from orbita.server.errors import Refusal

# level: the bots it may be, the first that the game has.
LEVELS: Final = {"easy": ("random",), "normal": ("greedy", "random")}
LABELS: Final = {
    "easy": {
        "pl": "łatwy: gra na chybił trafił; widzi tylko to, co widać z jego miejsca",
        "en": "easy: plays at random; sees only what its seat sees",
    },
    "normal": {
        "pl": "zwykły: bierze, co w tej chwili najlepsze; widzi tylko to, co widać z jego miejsca",
        "en": "normal: takes what is best right now; sees only what its seat sees",
    },
}


def bot_name(game: str, level: str) -> str:
    """Which bot plays a level of a game."""
    there = bots_of(game)
    return next(name for name in LEVELS[level] if name in there)


def is_patient(level: str) -> bool:
    """Tell whether a bot lets time pass: it moves at most once between two moves of a game's clock."""
    return level == "easy"


def check_level(game: str, level: str) -> str:
    """Refuse a level there is not."""
    if level not in LEVELS:
        raise Refusal("level/unknown", f"bots are {' or '.join(LEVELS)}", level=level)
    return level
