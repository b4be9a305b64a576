"""The only file that lists the games: our own, and those that packages of their own bring.

A package offers a game by an entry point of the group `orbita.games`:

    [project.entry-points."orbita.games"]
    nim = "orbita_nim.game:GAME"

It is imported when somebody asks for more than our own games. What cannot be used is told in a line and
left out.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.games.guardians.game import GAME as GUARDIANS
from orbita.games.space_alert.game import GAME as SPACE_ALERT
from orbita.games.voyager.game import GAME as VOYAGER

LOG: Final = logging.getLogger("orbita.registry")
GROUP: Final = "orbita.games"


class Games(Mapping[str, Game[Any]]):
    """Games by name: our own, then what entry points bring."""

    def __init__(self, own: Iterable[Game[Any]], offers: Callable[[], Iterable[EntryPoint]]) -> None:
        self._own = {game.name: game for game in own}
        self._offers = offers

    def __getitem__(self, name: str) -> Game[Any]:
        return self._own[name] if name in self._own else self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def _all(self) -> dict[str, Game[Any]]:
        """Every game that can be used; a newcomer never takes a name that is in use."""
        games = dict(self._own)
        for offer in sorted(self._offers(), key=lambda offer: (offer.name, offer.value)):
            try:
                game = offer.load()
                check_offer(game, games)
            except (Exception, SystemExit) as fault:
                reason = " ".join(f"{type(fault).__name__}: {fault}".split())
                LOG.warning("the game %r (%s) is left out: %s", offer.name, offer.value, reason)
            else:
                games[game.name] = game
        return games


def check_offer(game: Any, known: Mapping[str, Game[Any]]) -> None:
    """Refuse what is no game, or has a name that another game has."""
    if not isinstance(game, Game):
        raise TypeError(f"an entry point of {GROUP} names a Game, not a {type(game).__name__}")
    if game.name in known:
        raise ValueError(f"there is a game {game.name!r} already")


GAMES: Final = Games((GUARDIANS, SPACE_ALERT, VOYAGER), lambda: entry_points(group=GROUP))


def find_game(name: str) -> Game[Any]:
    """Look a game up by its name."""
    if name not in GAMES:
        raise BadOptions("game/unknown", f"no game {name!r}: there is {', '.join(GAMES)}", game=name)
    return GAMES[name]
