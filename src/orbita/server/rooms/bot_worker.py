"""What a bot's worker process does: choose a move from a view. It gets text and numbers, never a state."""

from typing import Any

import msgspec

from orbita.bots.bot import Telling
from orbita.bots.find import find_bot
from orbita.registry import find_game
from orbita.server.table.levels import bot_name


def think(game: str, level: str, view: bytes, seat: int, moves: list[int], seed: int) -> int | None:
    """Choose one of the moves, from what the seat sees; None lets time pass."""
    seen: Any = msgspec.json.decode(view, type=find_game(game).view_type)
    return find_bot(game, bot_name(game, level)).choose(seen, seat, moves, seed)


def advise(
    game: str, level: str, view: bytes, seat: int, moves: list[int], seed: int, lang: str
) -> tuple[int | None, str]:
    """Choose a move, and say why in a language if one is given and the bot can tell."""
    move = think(game, level, view, seat, moves, seed)
    bot = find_bot(game, bot_name(game, level))
    if not lang or move is None or not isinstance(bot, Telling):
        return move, ""
    seen: Any = msgspec.json.decode(view, type=find_game(game).view_type)
    return move, bot.why(seen, seat, moves, move, seed, lang)
