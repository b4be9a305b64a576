"""A test that stops itself: is a bot stronger by so much, or not?

Games are played in pairs from one seed with swapped seats, and a pair counts as one observation, because
its two games are alike: its points are 0, ½, 1, 1½ or 2 (pentanomial). Two guesses at the true mean compete;
after every pair the likelihood of the observed counts under each is compared, both at its best: with the
distribution that fits the counts best among all that have this mean (a generalised sequential probability
ratio test). That distribution weighs every value by 1 / (1 + t (value - mean)) of its observed frequency,
with the one t that gives the mean (empirical likelihood).
"""

from collections.abc import Mapping
from math import inf, log, log10
from typing import Final, Literal, TypeAlias

WRONG: Final = 0.05  # how often either guess may be accepted although the other one holds
UPPER: Final = log((1 - WRONG) / WRONG)
LOWER: Final = -UPPER
WITHIN: Final = 1.920729  # half of the 95 % quantile of chi squared with one degree of freedom
PAIR: Final = 2.0  # points of a pair at most
POINTS: Final = (0.0, 0.5, 1.0, 1.5, 2.0)
UNSEEN: Final = 1e-3  # how often points count that did not occur, so that they stay possible
CLEAREST: Final = 1200.0  # Elo points beyond which nobody can tell a difference
HALVINGS: Final = 80

Counts: TypeAlias = Mapping[float, int]  # points of a pair, and how often they occurred
Decision: TypeAlias = Literal["stronger", "not-stronger", "open"]


def score_of(elo: float) -> float:
    """The share of points that a difference in Elo promises."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """The difference in Elo that explains a share of points, within what can be told."""
    if not 0 < score < 1:
        return CLEAREST if score > 0.5 else -CLEAREST
    return max(-CLEAREST, min(CLEAREST, -400 * log10(1 / score - 1)))


def mean_score(counts: Counts) -> float:
    """The share of points that was won; half of nothing."""
    pairs = sum(counts.values())
    return sum(points * count for points, count in counts.items()) / PAIR / pairs if pairs else 0.5


def support(counts: Counts, mean: float) -> float:
    """How much less likely the counts are if this is the true mean, as a logarithm: 0 for their own mean."""
    seen = {points: float(counts.get(points, 0)) or UNSEEN for points in {*POINTS, *counts}}
    above = [(points / PAIR - mean, seen[points]) for points in sorted(seen)]
    tilt = find_tilt(above)
    return -sum(count * log(1 + tilt * distance) for distance, count in above)


def find_tilt(above: list[tuple[float, float]]) -> float:
    """Solve for the tilt that moves the mean of the frequencies to where the distances are measured from."""
    low, high = -1 / above[-1][0], -1 / above[0][0]  # all weights stay positive between them
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        if not low < tilt < high:
            break
        if sum(count * distance / (1 + tilt * distance) for distance, count in above) > 0:
            low = tilt
        else:
            high = tilt
    return (low + high) / 2


def log_ratio(counts: Counts, weaker: float, stronger: float) -> float:
    """The logarithm of how much more likely the counts are with the greater difference in Elo."""
    if not any(counts.values()):
        return 0.0
    return support(counts, score_of(stronger)) - support(counts, score_of(weaker))


def decide(ratio: float) -> Decision:
    """Which guess is accepted, if any yet."""
    if ratio >= UPPER:
        return "stronger"
    return "not-stronger" if ratio <= LOWER else "open"


def elo_interval(counts: Counts) -> tuple[float, float]:
    """The differences in Elo that the counts do not speak against, with 95 % confidence."""
    if not any(counts.values()):
        return -CLEAREST, CLEAREST
    mean = mean_score(counts)
    return elo_of(edge(counts, mean, 0.0)), elo_of(edge(counts, mean, 1.0))


def edge(counts: Counts, inside: float, outside: float) -> float:
    """The mean between a likely and an impossible one from which on the counts speak against it."""
    if abs(outside - inside) < UNSEEN:
        return outside
    for _ in range(HALVINGS // 2):
        middle = (inside + outside) / 2
        if (support(counts, middle) if 0 < middle < 1 else -inf) > -WITHIN:
            inside = middle
        else:
            outside = middle
    return inside
