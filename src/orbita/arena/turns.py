"""Whole turns: all that a seat can do before somebody else is asked, and what each of them is worth."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from orbita.arena.luck import tempered
from orbita.bots.search import grow
from orbita.bots.searching import FUTURES, SearchBot, means
from orbita.core.chance import generator_key
from orbita.core.contract import Game

MANY: Final = 150  # turns: more of them nobody looks through
ROOT: Final = 1 << 32  # numbers of keys that no table has


class TooMany(Exception):
    """There are too many turns, or one that draws before it is over."""


class WholeTurn(NamedTuple):
    """The decisions of a seat in a row, and the table behind them."""

    moves: tuple[int, ...]
    behind: Any


def is_over(game: Game[Any], table: Any, seat: int) -> bool:
    """Tell whether somebody else is asked now, or nobody."""
    return game.awaited(table) != (seat,)


def whole_turns(game: Game[Any], table: Any, seat: int) -> list[WholeTurn]:
    """All that differ in where they lead; of some that lead to the same, the first."""
    found: dict[str, WholeTurn] = {}
    for turn in _go_on(game, table, seat, ()):
        found.setdefault(game.notation.position_text(turn.behind), turn)
        if len(found) > MANY:
            raise TooMany
    return list(found.values())


def find_turn(
    game: Game[Any], table: Any, seat: int, turns: Sequence[WholeTurn], moves: Sequence[int]
) -> WholeTurn | None:
    """The one of these turns that leads to where the moves lead."""
    behind = game.copy(table)
    for move in moves:
        game.apply(behind, seat, move)
    reached = game.notation.position_text(behind)
    return next((turn for turn in turns if game.notation.position_text(turn.behind) == reached), None)


def _go_on(game: Game[Any], table: Any, seat: int, moves: tuple[int, ...]) -> Iterator[WholeTurn]:
    for move in game.legal(table, seat):
        behind = game.copy(table)
        game.apply(behind, seat, move)
        if is_over(game, behind, seat):
            yield WholeTurn((*moves, move), behind)
        elif behind.rng != table.rng:
            raise TooMany
        else:
            yield from _go_on(game, behind, seat, (*moves, move))


def worth(bot: SearchBot, view: Any, seat: int, moves: Sequence[int], seed: int, power: float) -> float:
    """A seat's chance to win behind a turn, as it can know it: all walks begin there.

    Turns that are asked about with the same seed meet the same hands and the same chance.
    """
    mind, dealt = bot.mind, bot.deal(view, seed)
    tables = []
    for number in range(min(bot.walks, max(FUTURES, len(dealt)))):
        s = mind.copy(dealt[number % len(dealt)])
        s.rng = generator_key(seed, ROOT + number)
        for move in moves:
            mind.engine.apply(s, seat, move)
        tables.append(s)
    return tempered(means(grow(mind, tables, bot.walks, generator_key(seed, 0))), power)[seat]
