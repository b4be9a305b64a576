"""The only file that lists the games."""

from typing import Any, Final

from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.games.guardians.game import GAME as GUARDIANS
from orbita.games.space_alert.game import GAME as SPACE_ALERT
from orbita.games.voyager.game import GAME as VOYAGER

GAMES: Final[dict[str, Game[Any]]] = {game.name: game for game in (GUARDIANS, SPACE_ALERT, VOYAGER)}


def find_game(name: str) -> Game[Any]:
    """Look a game up by its name."""
    if name not in GAMES:
        raise BadOptions("game/unknown", f"no game {name!r}: there is {', '.join(GAMES)}", game=name)
    return GAMES[name]
