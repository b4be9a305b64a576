"""How strong a bot at the table is: names for people, the bots behind them, and labels that say it."""

from typing import Final

from orbita.bots.find import bots_of
from orbita.core.lang import LANGS, Pair, say
from orbita.server.errors import Refusal

# level: the bots it may be, the first that the game has.
LEVELS: Final = {"easy": ("random",), "normal": ("greedy", "random")}
NAMES: Final[dict[str, Pair]] = {"easy": ("łatwy", "easy"), "normal": ("zwykły", "normal")}
# bot: how it plays, whichever level it stands for.
PLAYS: Final[dict[str, Pair]] = {
    "random": ("gra na chybił trafił", "plays at random"),
    "greedy": ("bierze, co w tej chwili najlepsze", "takes what is best right now"),
}
SEES: Final[Pair] = ("widzi tylko to, co widać z jego miejsca", "sees only what its seat sees")
KNOWS_NO_TIME: Final = ("random",)


def bot_name(game: str, level: str) -> str:
    """Which bot plays a level of a game."""
    there = bots_of(game)
    return next(name for name in LEVELS[level] if name in there)


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game offers, the weakest first: none that would be the same bot as another."""
    offered: dict[str, str] = {}
    for level in LEVELS:
        offered.setdefault(bot_name(game, level), level)
    return tuple(offered.values())


def labels_of(game: str) -> dict[str, dict[str, str]]:
    """What people are told of each level: how the bot plays that stands for it in this game."""
    return {level: {lang: _label(game, level, lang) for lang in LANGS} for level in levels_of(game)}


def _label(game: str, level: str, lang: str) -> str:
    return f"{say(NAMES[level], lang)}: {say(PLAYS[bot_name(game, level)], lang)}; {say(SEES, lang)}"


def is_patient(game: str, level: str) -> bool:
    """In a game with a clock such a bot moves at most once between two moves of the clock."""
    return bot_name(game, level) in KNOWS_NO_TIME


def strongest(game: str) -> str:
    """The level that plays best."""
    return levels_of(game)[-1]


def check_level(game: str, level: str) -> str:
    """Refuse a level the game does not offer."""
    offered = levels_of(game)
    if level not in offered:
        raise Refusal("level/unknown", f"bots are {' or '.join(offered)}", level=level)
    return level
