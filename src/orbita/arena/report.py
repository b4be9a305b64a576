"""What many games say: wins with confidence intervals, scores, lengths, causes of end.

A shared win counts as a fraction for each winner. A game that ends without any winner is a common loss;
wins are measured against the decided games, those with a winner, and scores are taken from them.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import msgspec

from orbita.arena.simulate import Plan, Result
from orbita.registry import find_game

Z95: Final = 1.959964  # standard deviations either side that hold 95 % of a normal distribution
UNFINISHED: Final = "unfinished"  # stopped at the limit of moves


class Share(msgspec.Struct, frozen=True):
    """Wins out of some games, with the 95 % confidence interval of the true share (Wilson)."""

    wins: float
    games: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How numbers are distributed."""

    mean: float
    least: float
    p5: float
    p25: float
    median: float
    p75: float
    p95: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """How a seat, or a bot wherever it sat, fared."""

    name: str
    bots: tuple[str, ...]
    wins: Share
    scores: Spread | None  # none if no game was decided


class Report(msgspec.Struct, frozen=True):
    """The whole simulation; the same for every number of processes."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    rotate: bool
    seed: int
    games: int
    decided: int
    common_losses: int
    unfinished: int
    endings: dict[str, int]
    by_seat: tuple[Standing, ...]
    by_bot: tuple[Standing, ...]
    moves: Spread


def wilson(wins: Fraction | float, games: int) -> Share:
    """The share of wins and the range the true share lies in with 95 % confidence."""
    if games == 0:
        return Share(float(wins), 0, 0.0, 0.0, 1.0)
    share = float(wins / games)
    weight = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / weight
    reach = Z95 / weight * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(float(wins), games, share, min(share, low), max(share, high))  # whatever the rounding


def quantile(ordered: Sequence[float], part: float) -> float:
    """The value below which this part of the ordered numbers lies, interpolated."""
    at = part * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def spread(numbers: Iterable[int]) -> Spread | None:
    """Describe a distribution; nothing can be said of no numbers."""
    ordered = sorted(numbers)
    if not ordered:
        return None
    quantiles = [quantile(ordered, part) for part in (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)]
    return Spread(sum(ordered) / len(ordered), *quantiles)


def win_of(result: Result, seat: int) -> Fraction:
    """A whole win, or a seat's part of a shared one; exact, so that all parts together are a whole."""
    if result.outcome is None or seat not in result.outcome.winners:
        return Fraction(0)
    return Fraction(1, len(result.outcome.winners))


def is_decided(result: Result) -> bool:
    """Somebody won."""
    return result.outcome is not None and bool(result.outcome.winners)


def ending_of(result: Result) -> str:
    """Why a game ended."""
    return UNFINISHED if result.outcome is None else result.outcome.reason


def scores_of(results: Sequence[Result], bot: str) -> list[int]:
    """All scores of a bot in the decided games."""
    return [
        score
        for result in results
        if result.outcome is not None and result.outcome.winners
        for name, score in zip(result.bots, result.outcome.scores, strict=True)
        if name == bot
    ]


def report(plan: Plan, results: Sequence[Result]) -> Report:
    """Count and measure all games of a plan."""
    game = find_game(plan.game)
    options = game.read_options(plan.options)
    endings = Counter(map(ending_of, results))
    decided = sum(map(is_decided, results))
    moves = spread(result.moves for result in results)
    assert moves is not None, "a plan has at least one game"
    return Report(
        game=plan.game,
        rules=game.rules_version,
        content=game.content_hash(options),
        options=msgspec.to_builtins(options),
        bots=plan.bots,
        rotate=plan.rotate,
        seed=plan.seed,
        games=len(results),
        decided=decided,
        common_losses=len(results) - decided - endings[UNFINISHED],
        unfinished=endings[UNFINISHED],
        endings=dict(endings.most_common()),
        by_seat=tuple(
            seat_standing(results, seat, name, decided)
            for seat, name in enumerate(game.seat_names[: len(plan.bots)])
        ),
        by_bot=tuple(bot_standing(results, bot, decided) for bot in dict.fromkeys(plan.bots)),
        moves=moves,
    )


def seat_standing(results: Sequence[Result], seat: int, name: str, decided: int) -> Standing:
    """How a seat fared, whoever sat there."""
    return Standing(
        name=name,
        bots=tuple(dict.fromkeys(result.bots[seat] for result in results)),
        wins=wilson(sum((win_of(result, seat) for result in results), Fraction(0)), decided),
        scores=spread(
            result.outcome.scores[seat]
            for result in results
            if result.outcome is not None and result.outcome.winners
        ),
    )


def bot_standing(results: Sequence[Result], bot: str, decided: int) -> Standing:
    """How a bot fared on all its seats together."""
    parts = (
        win_of(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot
    )
    wins = sum(parts, Fraction(0))
    return Standing(name=bot, bots=(bot,), wins=wilson(wins, decided), scores=spread(scores_of(results, bot)))
