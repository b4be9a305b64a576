"""Orbita: one table for three space board games.

What a program needs stands here; nothing is imported before it is used. Begin with a match:

>>> import orbita
>>> match = orbita.new_match("guardians", seats=2, seed=7, variant="advanced")
>>> events = match.play_text(0, "place 10/3")
>>> [match.game.event_data(match.state, event)["event"] for event in events]
['fighter_placed']

More in docs/library.md.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from orbita.arena.report import Report as Report
    from orbita.bots.bot import Bot as Bot
    from orbita.core.contract import CLOCK as CLOCK
    from orbita.core.contract import Game as Game
    from orbita.core.contract import Outcome as Outcome
    from orbita.core.errors import BadContent as BadContent
    from orbita.core.errors import BadNotation as BadNotation
    from orbita.core.errors import BadOptions as BadOptions
    from orbita.core.errors import BadRecord as BadRecord
    from orbita.core.errors import IllegalMove as IllegalMove
    from orbita.core.errors import OrbitaError as OrbitaError
    from orbita.core.match import Match as Match
    from orbita.core.preview import foresee as foresee
    from orbita.core.record import Record as Record
    from orbita.core.record import read_record as read_record
    from orbita.core.record import write_json as write_json
    from orbita.core.record import write_text as write_text

    __version__: str

# Where each name lives; a module is imported when its first name is asked for.
HOMES: Final = {
    "orbita.arena.report": ("Report",),
    "orbita.bots.bot": ("Bot",),
    "orbita.core.contract": ("CLOCK", "Game", "Outcome"),
    "orbita.core.errors": (
        "BadContent", "BadNotation", "BadOptions", "BadRecord", "IllegalMove", "OrbitaError",
    ),
    "orbita.core.match": ("Match",),
    "orbita.core.preview": ("foresee",),
    "orbita.core.record": ("Record", "read_record", "write_json", "write_text"),
}  # fmt: skip
OWN: Final = ("bot", "bot_names", "game", "game_names", "new_match", "replay", "simulate")


def game(name: str) -> "Game[Any]":
    """Find a game by its name.

    >>> orbita.game("guardians").max_seats
    4
    >>> orbita.game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    orbita.core.errors.BadOptions: no game 'chess': there is guardians, ...
    """
    from orbita.registry import find_game

    return find_game(name)


def game_names() -> tuple[str, ...]:
    """All games there are, those of other packages behind our own.

    >>> orbita.game_names()[:3]
    ('guardians', 'space_alert', 'voyager')
    """
    from orbita.registry import GAMES

    return tuple(GAMES)


def new_match(name: str, seats: int, seed: int | None = None, **options: Any) -> "Match[Any]":
    """Set up a game: the same seed gives the same draws; without one it cannot be foreseen.

    >>> match = orbita.new_match("voyager", seats=3, seed=1, start="random")
    >>> len(match.game.awaited(match.state))
    1
    """
    from secrets import randbits

    from orbita.core.match import Match

    found = game(name)
    return Match(found, found.read_options(options), seats, randbits(256) if seed is None else seed)


def replay(record: "Record") -> "Match[Any]":
    """Play a record to its end, checking every move and the outcome.

    >>> match = orbita.new_match("guardians", seats=2, seed=7)
    >>> events = match.play_text(0, "place 10/3")
    >>> record = orbita.read_record(orbita.write_text(match.record()).encode())
    >>> orbita.replay(record).record() == match.record()
    True
    """
    from orbita.core import replay as playing

    return playing.replay(record, game(record.game))


def bot(game_name: str, name: str = "random") -> "Bot":
    """Find a bot: it chooses from what one seat sees. `search-2500` searches with so many walks.

    >>> match = orbita.new_match("guardians", seats=2, seed=7)
    >>> view, moves = match.game.view(match.state, 0), match.game.legal(match.state, 0)
    >>> orbita.bot("guardians", "greedy").choose(view, 0, moves, seed=1) in moves
    True
    """
    from orbita.bots.find import find_bot

    return find_bot(game_name, name)


def bot_names(game_name: str) -> tuple[str, ...]:
    """All bots that play a game, the weakest first.

    >>> orbita.bot_names("guardians")
    ('random', 'casual', 'greedy', 'untaught', 'search')
    """
    from orbita.bots.find import bots_of

    return tuple(bots_of(game_name))


def simulate(
    name: str, bots: Sequence[str], games: int = 100, seed: int = 0, jobs: int = 1, **options: Any
) -> "Report":
    """Play many games between bots, one for each seat, and report wins, scores and lengths.

    >>> report = orbita.simulate("guardians", ["greedy", "random"], games=10, seed=1)
    >>> [standing.name for standing in report.by_seat]
    ['red', 'yellow']
    """
    from orbita.arena import simulate as arena
    from orbita.arena.report import report

    plan = arena.Plan(game=name, bots=tuple(bots), games=games, seed=seed, options=options)
    return report(plan, list(arena.simulate(plan, jobs)))


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("orbita")
    for home, names in HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module 'orbita' has no attribute {name!r}")


def __dir__() -> list[str]:
    """Every public name."""
    return sorted(["__version__", *OWN, *(name for names in HOMES.values() for name in names)])
