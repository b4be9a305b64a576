"""What a bot's worker process does: choose a move from a view. It gets text and numbers, never a state."""

from typing import Any

import msgspec

from orbita.bots.find import find_bot
from orbita.registry import find_game
from orbita.server.levels import bot_name


def think(game: str, level: str, view: bytes, seat: int, moves: list[int], seed: int) -> int | None:
    """Choose one of the moves, from what the seat sees; None lets time pass."""
    seen: Any = msgspec.json.decode(view, type=find_game(game).view_type)
    return find_bot(game, bot_name(game, level)).choose(seen, seat, moves, seed)
