"""How strong a bot at the table is: names for people, the bots behind them, and labels that say it."""

from typing import Final

from orbita.bots.find import bots_of
from orbita.server.errors import Refusal

# level: the bots it may be, the first that the game has.
LEVELS: Final = {"easy": ("random",), "normal": ("greedy", "random")}
NAMES: Final = {
    "easy": {"pl": "łatwy", "en": "easy"},
    "normal": {"pl": "zwykły", "en": "normal"},
}
# bot: how it plays, whichever level it stands for.
PLAYS: Final = {
    "random": {"pl": "gra na chybił trafił", "en": "plays at random"},
    "greedy": {"pl": "bierze, co w tej chwili najlepsze", "en": "takes what is best right now"},
}
SEES: Final = {"pl": "widzi tylko to, co widać z jego miejsca", "en": "sees only what its seat sees"}
KNOWS_NO_TIME: Final = ("random",)


def bot_name(game: str, level: str) -> str:
    """Which bot plays a level of a game."""
    there = bots_of(game)
    return next(name for name in LEVELS[level] if name in there)


def labels_of(game: str) -> dict[str, dict[str, str]]:
    """What people are told of each level: how the bot plays that stands for it in this game."""
    plays = {level: PLAYS[bot_name(game, level)] for level in LEVELS}
    return {
        level: {lang: f"{name}: {plays[level][lang]}; {SEES[lang]}" for lang, name in names.items()}
        for level, names in NAMES.items()
    }


def is_patient(game: str, level: str) -> bool:
    """In a game with a clock such a bot moves at most once between two moves of the clock."""
    return bot_name(game, level) in KNOWS_NO_TIME


def check_level(game: str, level: str) -> str:
    """Refuse a level there is not."""
    if level not in LEVELS:
        raise Refusal("level/unknown", f"bots are {' or '.join(LEVELS)}", level=level)
    return level
