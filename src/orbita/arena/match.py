"""Two bots against each other, in pairs of games, until it is clear which holds: no stronger, or stronger.

A pair is two games from one seed with swapped seats. At a table of three and more the bots alternate around
it. A shared win counts as a fraction; a game that nobody wins is a loss of the bot that is tested.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final

import msgspec

from orbita.arena import sprt
from orbita.arena.play import derive_seed
from orbita.arena.report import UNFINISHED, ending_of, is_decided, win_of
from orbita.arena.simulate import Plan, Result, check_plan, play_one
from orbita.arena.workers import check_jobs, in_order
from orbita.core.errors import BadOptions
from orbita.registry import find_game

WIDEST: Final = sprt.CLEAREST


class Trial(msgspec.Struct, frozen=True):
    """What is to be tested: whether a bot is stronger than another by the second difference, or the first."""

    game: str
    tested: str
    against: str
    seats: int
    games: int  # at most
    seed: int
    elo: tuple[float, float] = (0.0, 30.0)
    options: dict[str, Any] = {}

    def bots(self, is_swapped: bool) -> tuple[str, ...]:
        """Who sits where in the first or the second game of a pair."""
        both = (self.against, self.tested) if is_swapped else (self.tested, self.against)
        return tuple(both[seat % 2] for seat in range(self.seats))


class Pair(msgspec.Struct, frozen=True):
    """How the two games of a pair went for the bot that is tested."""

    number: int  # from 0
    won: tuple[float, float]
    common_losses: int
    unfinished: int

    def points(self) -> float:
        """Both games together; thirds that make a whole are one."""
        return round(sum(self.won), 6)


class Verdict(msgspec.Struct, frozen=True):
    """What the pairs say; the same for every number of processes."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    tested: str
    against: str
    seats: int
    seed: int
    guesses: tuple[float, float]  # differences in Elo that are weighed
    pairs: int
    games: int
    won: float
    common_losses: int
    unfinished: int
    points: dict[str, int]  # of a pair, and how often
    score: float
    elo: float
    low: float
    high: float
    log_ratio: float
    bounds: tuple[float, float]
    decision: sprt.Decision


def check_trial(trial: Trial) -> None:
    """Refuse what cannot be tested, before anything is played."""
    check_plan(Plan(trial.game, trial.bots(is_swapped=False), trial.games, trial.seed, trial.options))
    check_rivals(trial.game)
    low, high = trial.elo
    if not -WIDEST <= low < high <= WIDEST:
        raise BadOptions(
            "match/elo",
            f"two differences in Elo, the smaller first, within {WIDEST:.0f}, not {low:g} and {high:g}",
            most=int(WIDEST),
        )
    if trial.games < 2:
        raise BadOptions("match/pair", "a pair is two games: allow at least 2")


def check_rivals(name: str) -> None:
    """Refuse a game whose seats win together: there nobody is stronger than another."""
    if find_game(name).is_shared:
        raise BadOptions(
            "match/shared",
            f"the seats of {name} win and lose together: compare crews with orbita simulate",
            game=name,
        )


def play_pair(trial: Trial, number: int) -> Pair:
    """Play the two games of a pair from one seed."""
    seed = derive_seed(trial.seed, "pair", number)
    results = [
        play_one(trial.game, trial.options, trial.bots(is_swapped), number, seed, keep_record=False)
        for is_swapped in (False, True)
    ]
    first, second = (float(won_on(result, range(own, trial.seats, 2))) for own, result in enumerate(results))
    unfinished = sum(ending_of(result) == UNFINISHED for result in results)
    undecided = sum(not is_decided(result) for result in results)
    return Pair(number, (first, second), undecided - unfinished, unfinished)


def won_on(result: Result, seats: Iterable[int]) -> Fraction:
    """The part of a win that went to these seats."""
    return sum((win_of(result, seat) for seat in seats), Fraction(0))


def play_pairs(trial: Trial, before: Sequence[Pair] = (), jobs: int = 1) -> Iterator[Pair]:
    """Play pair after pair, behind those that were played before, until the test is decided or over."""
    check_trial(trial)
    check_jobs(jobs)
    counts = count(before)
    if decision_of(trial, counts) != "open":
        return
    numbers = range(len(before), trial.games // 2)
    for pair in in_order(partial(play_pair, trial), numbers, jobs):
        counts[pair.points()] += 1
        yield pair
        if decision_of(trial, counts) != "open":
            return


def count(pairs: Iterable[Pair]) -> Counter[float]:
    """How often pairs brought which points."""
    return Counter(pair.points() for pair in pairs)


def decision_of(trial: Trial, counts: sprt.Counts) -> sprt.Decision:
    """What the test says so far."""
    return sprt.decide(sprt.log_ratio(counts, *trial.elo))


def verdict(trial: Trial, pairs: Sequence[Pair]) -> Verdict:
    """Add up what the pairs told."""
    game = find_game(trial.game)
    options = game.read_options(trial.options)
    counts = count(pairs)
    score = sprt.mean_score(counts)
    low, high = sprt.elo_interval(counts)
    ratio = sprt.log_ratio(counts, *trial.elo)
    return Verdict(
        game=trial.game,
        rules=game.rules_version,
        content=game.content_hash(options),
        options=msgspec.to_builtins(options),
        tested=trial.tested,
        against=trial.against,
        seats=trial.seats,
        seed=trial.seed,
        guesses=trial.elo,
        pairs=len(pairs),
        games=2 * len(pairs),
        won=sum(sum(pair.won) for pair in pairs),
        common_losses=sum(pair.common_losses for pair in pairs),
        unfinished=sum(pair.unfinished for pair in pairs),
        points={f"{points:g}": counts[points] for points in sorted({*sprt.POINTS, *counts})},
        score=score,
        elo=sprt.elo_of(score),
        low=low,
        high=high,
        log_ratio=ratio,
        bounds=(sprt.LOWER, sprt.UPPER),
        decision=sprt.decide(ratio),
    )
