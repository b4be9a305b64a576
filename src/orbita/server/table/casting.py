"""Which character a bot is at a table: drawn from the table's code, so that it stays the same."""

from collections.abc import Collection
from hashlib import blake2b

from orbita.bots.characters import Character, character, characters_of
from orbita.core.lang import LANGS, say
from orbita.server.table import entries as log
from orbita.server.table.pieces import Place


def cast(game: str, code: str, seat: int, taken: Collection[str] = ()) -> str:
    """The name of the bot on a seat, unlike all that are taken; empty where a game has no characters."""
    known = {name.casefold() for name in taken}
    free = [one.name for one in characters_of(game) if one.name.casefold() not in known]
    free.sort(key=lambda name: blake2b(f"{code} {name}".encode()).digest())
    return free[seat] if free else ""


def bot_place(game: str, code: str, sat: log.BotSat | log.WishMade) -> Place:
    """Where a bot sat down, under the name it was given; in older logs under the one it has at this table."""
    name = sat.name if isinstance(sat, log.BotSat) else ""
    return Place(kind="bot", player=name or cast(game, code, sat.seat), level=sat.level, ready=True)


def about(game: str, name: str) -> dict[str, str]:
    """What is told of a bot of that name, by language."""
    found: Character | None = character(game, name)
    return {lang: say(found.about, lang) for lang in LANGS} if found else {}
