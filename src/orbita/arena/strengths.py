"""Strengths from results: Bradley-Terry for two, Plackett-Luce for more, with seats as a term.

Whoever sits at a table is chosen as its winner with a chance in proportion to exp(strength + seat); for the
second place the same is asked of those who are left, and so on. Where games can be lost by all, nobody sits
at every table as well, with a strength of its own, and wins the games that nobody wins: so a common loss
counts against everybody who was there. Equal places count as one choice for each, from the same table;
the last ones, with nobody behind them, as one choice fewer.

The fit is the likeliest one with a wide prior around the anchor (one standard deviation is some 1,000 Elo),
which keeps a bot that never lost within sight. Intervals come from its curvature.
"""

from collections.abc import Iterable, Sequence
from math import exp, inf, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from orbita.arena.report import Z95

ELO: Final = 400 / log(10)  # Elo points of one unit of strength
PRIOR: Final = 6.0  # standard deviation of a strength before anything was played
STEPS: Final = 200
ENOUGH: Final = 1e-10  # a step so small that the fit is done

Matrix: TypeAlias = list[list[float]]
Item: TypeAlias = tuple[int, ...]  # numbers of the terms that add up to the strength of a seat taken


class Game(NamedTuple):
    """One game: who sat where, and the place of every seat (0 is the best); no places if nobody won."""

    bots: tuple[int, ...]
    places: tuple[int, ...] | None


class Estimate(NamedTuple):
    """A difference in Elo and its 95 % interval."""

    elo: float
    low: float
    high: float


class Fit(NamedTuple):
    """Strengths of the bots against the anchor, of the seats against their mean, and of nobody."""

    bots: tuple[Estimate, ...]
    apart: tuple[tuple[Estimate, ...], ...]  # how far each bot stands above each other one
    seats: tuple[Estimate, ...]
    nobody: Estimate | None  # none if every game was won


class Terms:
    """Which number each term of the model has; the anchor and the first seat have none: they are 0."""

    def __init__(self, bots: int, seats: int, anchor: int, has_nobody: bool) -> None:
        others = [bot for bot in range(bots) if bot != anchor]
        self.bot: dict[int, int] = {bot: number for number, bot in enumerate(others)}
        self.seat: dict[int, int] = {seat: len(others) + seat - 1 for seat in range(1, seats)}
        self.count = len(others) + seats - 1
        self.nobody: int | None = None
        if has_nobody:
            self.nobody = self.count
            self.count += 1

    def item(self, bot: int, seat: int) -> Item:
        """The terms of a bot on a seat."""
        return tuple(
            terms[number] for terms, number in ((self.bot, bot), (self.seat, seat)) if number in terms
        )


class Choices:
    """Choices among the same items, added up: how often each was chosen."""

    def __init__(self) -> None:
        self.chosen: dict[tuple[Item, ...], list[float]] = {}

    def add(self, items: Sequence[Item], winners: Sequence[int], weight: float) -> None:
        """Count a choice; by each of the winners if they are equal."""
        key = tuple(items)
        counts = self.chosen.setdefault(key, [0.0] * len(key))
        for winner in winners:
            counts[winner] += weight


def fit(games: Iterable[Game], bots: int, seats: int, anchor: int) -> Fit:
    """Find the likeliest strengths."""
    played = list(games)
    terms = Terms(bots, seats, anchor, any(game.places is None for game in played))
    choices = Choices()
    for game in played:
        add_game(choices, terms, game)
    values, spread = climb(choices, terms.count)
    apart = tuple(
        tuple(estimate(values, spread, above(terms, bot, other)) for other in range(bots))
        for bot in range(bots)
    )
    return Fit(
        bots=tuple(row[anchor] for row in apart),
        apart=apart,
        seats=tuple(estimate(values, spread, about_mean(terms, seat, seats)) for seat in range(seats)),
        nobody=None
        if terms.nobody is None
        else estimate(
            values, spread, {terms.nobody: 1.0, **dict.fromkeys(terms.seat.values(), -1.0 / seats)}
        ),
    )


def above(terms: Terms, bot: int, other: int) -> dict[int, float]:
    """A bot's term less another's; the anchor has none."""
    parts = {terms.bot[bot]: 1.0} if bot in terms.bot else {}
    if other in terms.bot:
        parts[terms.bot[other]] = parts.get(terms.bot[other], 0.0) - 1.0
    return parts


def about_mean(terms: Terms, seat: int, seats: int) -> dict[int, float]:
    """A seat's term less the mean of all."""
    parts = dict.fromkeys(terms.seat.values(), -1.0 / seats)
    if seat in terms.seat:
        parts[terms.seat[seat]] += 1.0
    return parts


def add_game(choices: Choices, terms: Terms, game: Game) -> None:
    """Count the choices of one game: who came first, who of the rest came second, and so on."""
    items = [terms.item(bot, seat) for seat, bot in enumerate(game.bots)]
    nobody = [] if terms.nobody is None else [(terms.nobody,)]
    if game.places is None:
        choices.add([*items, *nobody], [len(items)], 1.0)
        return
    left = list(range(len(items)))
    while len(left) > 1 or nobody:
        best = min(game.places[seat] for seat in left)
        equal = [number for number, seat in enumerate(left) if game.places[seat] == best]
        is_last = len(equal) == len(left) and not nobody
        weight = (len(equal) - 1) / len(equal) if is_last else 1.0
        choices.add([*(items[seat] for seat in left), *nobody], equal, weight)
        nobody = []
        left = [seat for seat in left if game.places[seat] != best]


def climb(choices: Choices, count: int) -> tuple[list[float], Matrix]:
    """Newton's method, with steps that never lead down; the strengths and their covariances."""
    values = [0.0] * count
    height = likelihood(choices, values)
    for _ in range(STEPS):
        slope, curvature = slopes(choices, values)
        step = solve(curvature, slope)
        higher, reached = half_until_higher(choices, values, step, height)
        if reached - height < ENOUGH:
            break
        values, height = higher, reached
    _, curvature = slopes(choices, values)
    return values, inverse(curvature)


def half_until_higher(
    choices: Choices, values: list[float], step: list[float], height: float
) -> tuple[list[float], float]:
    """Go the step, or a half of it, or a quarter, until it leads up; stay if it is too small to matter."""
    part = 1.0
    while part > ENOUGH:
        tried = [value + part * along for value, along in zip(values, step, strict=True)]
        reached = likelihood(choices, tried)
        if reached > height:
            return tried, reached
        part /= 2
    return values, height


def likelihood(choices: Choices, values: list[float]) -> float:
    """The logarithm of how likely all choices are, and the strengths themselves."""
    total = -sum(value * value for value in values) / (2 * PRIOR**2)
    for items, counts in choices.chosen.items():
        heights = [sum(values[term] for term in item) for item in items]
        top = max(heights)
        whole = top + log(sum(exp(height - top) for height in heights))
        total += sum(count * (height - whole) for count, height in zip(counts, heights, strict=True))
    return total if total == total else -inf


def slopes(choices: Choices, values: list[float]) -> tuple[list[float], Matrix]:
    """The slope of the likelihood in every direction, and its curvature with the sign turned."""
    count = len(values)
    slope = [-value / PRIOR**2 for value in values]
    curvature = [[1 / PRIOR**2 if row == column else 0.0 for column in range(count)] for row in range(count)]
    for items, counts in choices.chosen.items():
        heights = [sum(values[term] for term in item) for item in items]
        top = max(heights)
        weights = [exp(height - top) for height in heights]
        whole, games = sum(weights), sum(counts)
        mean: dict[int, float] = {}
        for item, weight, chosen in zip(items, weights, counts, strict=True):
            share = weight / whole
            for term in item:
                slope[term] += chosen - games * share
                mean[term] = mean.get(term, 0.0) + share
                for other in item:
                    curvature[term][other] += games * share
        for term, share in mean.items():
            for other, another in mean.items():
                curvature[term][other] -= games * share * another
    return slope, curvature


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve linear equations whose matrix is symmetric and positive (Cholesky)."""
    lower = cholesky(matrix)
    count = len(right)
    half = [0.0] * count
    for row in range(count):
        known = sum(lower[row][column] * half[column] for column in range(row))
        half[row] = (right[row] - known) / lower[row][row]
    found = [0.0] * count
    for row in reversed(range(count)):
        known = sum(lower[column][row] * found[column] for column in range(row + 1, count))
        found[row] = (half[row] - known) / lower[row][row]
    return found


def cholesky(matrix: Matrix) -> Matrix:
    """The lower triangle whose square is the matrix."""
    count = len(matrix)
    lower = [[0.0] * count for _ in range(count)]
    for row in range(count):
        for column in range(row + 1):
            known = sum(lower[row][place] * lower[column][place] for place in range(column))
            if row == column:
                lower[row][row] = sqrt(matrix[row][row] - known)
            else:
                lower[row][column] = (matrix[row][column] - known) / lower[column][column]
    return lower


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric, positive matrix."""
    count = len(matrix)
    return [solve(matrix, [float(row == column) for row in range(count)]) for column in range(count)]


def estimate(values: list[float], spread: Matrix, parts: dict[int, float]) -> Estimate:
    """A sum of terms in Elo, with its interval."""
    middle = sum(part * values[term] for term, part in parts.items())
    variance = sum(
        part * another * spread[term][other]
        for term, part in parts.items()
        for other, another in parts.items()
    )
    reach = Z95 * sqrt(max(0.0, variance))
    return Estimate(ELO * middle, ELO * (middle - reach), ELO * (middle + reach))
