"""How much luck there was: what chance brought, against what it might have brought.

Every move that drew is made again with other draws. A table is worth what the seats' chances are on it, in
some futures; all tables of a move meet the same futures, so that what was drawn tells them apart more than
anything else. How much the rest still blurs it is told with every figure. The tables are known completely:
this is not about what anybody knew.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from orbita.arena.review_model import Draw, Luck
from orbita.arena.standing import Move, in_words
from orbita.bots.search import Mind
from orbita.core.chance import generator_key
from orbita.core.contract import Game

AGAIN: Final = 8  # times a draw is made again
FUTURES: Final = 16  # in which a table is judged
FEW: Final = 12  # draws of a game
SMALL: Final = 0.2  # of a win that all of them together are worth: hardly anything


def draw_of(game: Game[Any], mind: Mind, move: Move, seed: int) -> Draw:
    """Judge a draw."""
    luck, errors = luck_of(mind, move, seed)
    return Draw(move.number, game.seat_name(move.seat), in_words(game, move, move.move), luck, errors)


def ledger(draws: Sequence[Draw], drawn: int) -> Luck:
    """Put together the draws that were judged, of so many."""
    seen = sum(part * part for draw in draws for part in draw.luck)
    blurred = sum(error * error for draw in draws for error in draw.errors)
    squares = max(0.0, seen - blurred) / len(draws[0].luck) if draws else 0.0  # of a seat in the game
    return Luck(
        draws=tuple(draws),
        deviation=sqrt(squares / len(draws)) if draws else 0.0,
        is_small=len(draws) <= FEW and sqrt(squares) < SMALL,
        is_cut_short=len(draws) < drawn,
    )


def luck_of(mind: Mind, move: Move, seed: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What came, less the mean of what might have come, for every seat; and the error of that."""
    power = mind.trust(move.before)
    came = futures(mind, move.behind, power, seed)
    again = [
        futures(mind, made_again(mind, move, generator_key(seed, number)), power, seed)
        for number in range(AGAIN)
    ]
    found = [
        compared([future[seat] for future in came], [[future[seat] for future in one] for one in again])
        for seat in range(len(came[0]))
    ]
    return tuple(luck for luck, _ in found), tuple(error for _, error in found)


def compared(came: list[float], again: list[list[float]]) -> tuple[float, float]:
    """The mean difference future by future, and its standard error: of few futures, and of few draws."""
    others = [sum(column) / len(again) for column in zip(*again, strict=True)]
    differences = [here - there for here, there in zip(came, others, strict=True)]
    by_future = variance(differences) / len(differences)
    by_draw = variance([sum(one) / len(one) for one in again]) / len(again)
    return sum(differences) / len(differences), sqrt(by_future + by_draw)


def variance(numbers: Sequence[float]) -> float:
    """How much numbers vary; nothing can be said of one."""
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)


def made_again(mind: Mind, move: Move, draw: int) -> Any:
    """The table after the same move with another draw."""
    s = mind.copy(move.before)
    s.rng = draw
    mind.engine.apply(s, move.seat, move.move)
    return s


def futures(mind: Mind, table: Any, power: float, seed: int) -> list[tuple[float, ...]]:
    """Every seat's chance to win, in futures that are the same for every table."""
    found = []
    for number in range(FUTURES):
        s = mind.copy(table)
        s.rng = generator_key(seed, AGAIN + number)
        found.append(tempered(mind.chances(s), power))
    return found


def tempered(chances: Sequence[float], power: float) -> tuple[float, ...]:
    """Chances as they come true: nearer to each other, where they were found to promise too much."""
    raised = [chance**power if chance > 0 else 0.0 for chance in chances]
    whole = sum(raised)
    return tuple(part / whole * sum(chances) for part in raised) if whole > 0 else tuple(chances)
