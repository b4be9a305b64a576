"""How strong a bot at the table is: names for people, the bots behind them, and labels that say it."""

from collections.abc import Iterable
from typing import Final

from orbita.bots.rungs import Rung, rungs_of
from orbita.core.build import is_compiled
from orbita.core.lang import LANGS, Pair, say
from orbita.server.errors import Refusal

# The weakest first: as many of them as the game has rungs.
NAMES: Final[dict[str, Pair]] = {
    "easy": ("łatwy", "easy"),
    "normal": ("zwykły", "normal"),
    "hard": ("trudny", "hard"),
    "expert": ("ekspert", "expert"),
    "master": ("mistrz", "master"),
}
# For whom a level is, where people play against bots.
MEANT: Final[dict[str, Pair]] = {
    "easy": ("na pierwsze partie", "for first games"),
    "normal": ("po kilku partiach", "after a few games"),
    "hard": ("gdy chcesz wyzwania", "for a challenge"),
    "expert": ("dla wprawnych", "for the practised"),
    "master": ("najsilniejszy", "the strongest"),
}
LEVELS: Final = tuple(NAMES)
USUAL: Final = "normal"
ALONE: Final = "hard"  # gives hints where no bot plays
TALKS: Final[Pair] = (
    "mówi, co ma i co kładzie, słucha i trzyma się wspólnego planu",
    "says what it holds and lays, listens and keeps to the common plan",
)
SEARCHES: Final[Pair] = (
    "przed ruchem rozgrywa w myślach dalszy ciąg {walks} razy",
    "plays on {walks} times in its head before it moves",
)
SLIPS: Final[Pair] = (
    "mówi i słucha, ale na {cards} kart zapomina o jednej, a na {cards} strzałek jedną kładzie w złą stronę",
    "talks and listens, but forgets one card in {cards} and lays one arrow in {cards} the wrong way",
)


def slips(cards: int) -> Pair:
    """How a crew member plays who gets one card wrong in so many."""
    polish, english = SLIPS
    return polish.format(cards=cards), english.format(cards=cards)


# bot: how it plays, whichever level it stands for.
PLAYS: Final[dict[str, Pair]] = {
    "random": ("gra na chybił trafił", "plays at random"),
    "casual": ("gra na pierwszy rzut oka i bywa nieuważny", "plays at first sight, and carelessly at times"),
    "rookie": slips(5),
    "novice": slips(10),
    "deckhand": slips(20),
    "officer": slips(50),
    "crewmate": TALKS,
    "greedy": ("bierze, co w tej chwili najlepsze", "takes what is best right now"),
}
WON: Final[Pair] = (
    "wygrywa {won} na 100 partii we dwoje z poziomem „zwykły”",
    "wins {won} of 100 games of two against “normal”",
)
HOME: Final[Pair] = (
    "załoga czterech takich botów wróciła z {home} białych misji na {flown}",
    "a crew of four such bots came home from {home} of {flown} white missions",
)
SEES: Final[Pair] = ("widzi tylko to, co widać z jego miejsca", "sees only what its seat sees")
QUICK: Final = "quick-"  # before the name of a bot that plays alike, and thinks less
KNOWS_NO_TIME: Final = ("random",)


class Thinking:
    """How the bots of this process's tables think."""

    is_compiled_beside = False  # with compiled rules that came while the server ran


def bot_name(game: str, level: str) -> str:
    """Which bot plays a level of a game: the strongest up to that level that answers in time."""
    rungs = rungs_of(game)[: LEVELS.index(level) + 1]
    return [bot for rung in rungs if (bot := rung.played_by(are_fast()))][-1]


def are_fast() -> bool:
    """Tell whether bots think with compiled rules."""
    return is_compiled() or Thinking.is_compiled_beside


def levels_of(game: str) -> tuple[str, ...]:
    """The levels a game offers, the weakest first."""
    return tuple(level for level, rung in _rungs(game) if rung.played_by(are_fast()))


def are_withheld(game: str) -> bool:
    """Tell whether a game has stronger bots that only compiled rules make fast enough."""
    return len(levels_of(game)) < len(_rungs(game))


def labels_of(game: str) -> dict[str, dict[str, str]]:
    """What people are told of each level: how the bot plays that stands for it in this game."""
    offered = levels_of(game)
    return {
        level: {lang: _label(game, level, rung, lang) for lang in LANGS}
        for level, rung in _rungs(game)
        if level in offered
    }


def meant_for(level: str, is_shared: bool) -> dict[str, str]:
    """For whom a level is, by language; where bots play on one's own side, the stronger the better."""
    return {} if is_shared else {lang: say(MEANT[level], lang) for lang in LANGS}


def first_choice(game: str, is_shared: bool) -> str:
    """The level of bots at a table that is laid without naming one: a newcomer can beat it, or rely on it."""
    offered = levels_of(game)
    return offered[-1] if is_shared else offered[0]


def _rungs(game: str) -> list[tuple[str, Rung]]:
    return list(zip(LEVELS, rungs_of(game), strict=False))


def _label(game: str, level: str, rung: Rung, lang: str) -> str:
    kind, _, walks = (name := bot_name(game, level)).partition("-")
    plays = SEARCHES if kind == "search" else PLAYS[name.removeprefix(QUICK)]
    told = [say(plays, lang).format(walks=walks)]
    if rung.won is not None:
        told.append(say(WON, lang).format(won=rung.won))
    if rung.home is not None and name == rung.bot:
        home, flown = rung.home
        told.append(say(HOME, lang).format(home=home, flown=flown))
    return f"{say(NAMES[level], lang)}: {'; '.join((*told, say(SEES, lang)))}"


def is_patient(game: str, level: str) -> bool:
    """In a game with a clock such a bot moves at most once between two moves of the clock."""
    return bot_name(game, level) in KNOWS_NO_TIME


def usual(game: str, is_shared: bool) -> str:
    """The level of bots that stand in for somebody; where all play together, one to rely on."""
    offered = levels_of(game)
    return USUAL if USUAL in offered and not is_shared else offered[-1]


def adviser(game: str, playing: Iterable[str]) -> str:
    """The level hints come from: one above the strongest bot at the table; where none plays, `hard`."""
    offered = levels_of(game)
    strongest = max((LEVELS.index(level) for level in playing if level), default=LEVELS.index(ALONE) - 1)
    return offered[min(strongest + 1, len(offered) - 1)]


def check_level(game: str, level: str) -> str:
    """Refuse a level the game does not offer."""
    offered = levels_of(game)
    if level not in offered:
        raise Refusal("level/unknown", f"bots are {' or '.join(offered)}", level=level)
    return level
