"""What a bot's worker process does: choose a move from a view. It gets text and numbers, never a state."""

from typing import Any

import msgspec

from orbita.bots.bot import Act, Heard, Talking, Telling, act
from orbita.bots.find import find_bot
from orbita.registry import find_game
from orbita.server.table.levels import bot_name

NOTHING_SAID = b"[[],[]]"


def think(
    game: str, level: str, view: bytes, seat: int, moves: list[int], seed: int, heard: bytes = NOTHING_SAID
) -> Act:
    """Choose one of the moves, or signs to give, from what the seat sees and what was said."""
    seen: Any = msgspec.json.decode(view, type=find_game(game).view_type)
    said = msgspec.json.decode(heard, type=Heard)
    return act(find_bot(game, bot_name(game, level)), seen, seat, moves, said, seed)


def advise(
    game: str, level: str, view: bytes, seat: int, moves: list[int], seed: int, heard: bytes, lang: str
) -> tuple[Act, str]:
    """What a bot does; or with a language, what it would do in a person's place, and why if it can tell."""
    if not lang:
        return think(game, level, view, seat, moves, seed, heard), ""
    bot = find_bot(game, bot_name(game, level))
    seen: Any = msgspec.json.decode(view, type=find_game(game).view_type)
    if isinstance(bot, Talking):
        move = bot.advise(seen, seat, moves, msgspec.json.decode(heard, type=Heard), seed)
    else:
        move = bot.choose(seen, seat, moves, seed)
    if move is None or not isinstance(bot, Telling):
        return Act(move=move), ""
    return Act(move=move), bot.why(seen, seat, moves, move, seed, lang)
