"""All bots against all: how strong each is, measured from the anchor, random play.

Every line-up plays a number of rounds. A round is one seed, with the bots shifted by a seat from game to
game, so that each of them sits everywhere. With more bots than seats the line-ups are all choices of so many
bots; with fewer, every bot sits down as often as possible, and the seats left go to all choices of them.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any, Final

import msgspec

from orbita.arena import strengths
from orbita.arena.match import check_rivals
from orbita.arena.play import derive_seed
from orbita.arena.report import UNFINISHED, Share, ending_of, is_decided, wilson, win_of
from orbita.arena.simulate import Plan, Result, check_plan, play_one
from orbita.arena.workers import check_jobs, in_order
from orbita.core.chance import MASK62, TableState, draw_out
from orbita.core.errors import BadOptions
from orbita.registry import find_game

ANCHOR: Final = "random"


class Contest(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # of every line-up, at least: a round has as many games as seats
    seed: int
    options: dict[str, Any] = {}
    keep_records: bool = False

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits down together."""
        whole, rest = divmod(self.seats, len(self.bots))
        return [(*self.bots * whole, *some) for some in combinations(self.bots, rest)]

    def rounds(self) -> int:
        """How many rounds every line-up plays."""
        return -(-self.games // self.seats)

    def all_games(self) -> int:
        """How many games are played in all."""
        return len(self.line_ups()) * self.rounds() * self.seats


class Step(msgspec.Struct, frozen=True):
    """A difference in strength with its 95 % interval."""

    elo: float
    low: float
    high: float


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder: its strength, what lies between it and the next below, and what it won."""

    bot: str
    elo: float
    low: float
    high: float
    step: Step | None  # none for the weakest
    wins: Share


class SeatTerm(msgspec.Struct, frozen=True):
    """What a seat is worth, against the mean of all."""

    seat: str
    elo: float
    low: float
    high: float


class Meeting(msgspec.Struct, frozen=True):
    """How often a bot came out ahead of another at one table; an equal place is half, a common loss none."""

    bot: str
    against: str
    ahead: Share


class Ladder(msgspec.Struct, frozen=True):
    """The whole round robin; the same for every number of processes."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: int
    seed: int
    games: int
    common_losses: int
    unfinished: int
    anchor: str  # the bot at 0
    rungs: tuple[Rung, ...]  # the strongest first
    by_seat: tuple[SeatTerm, ...]
    meetings: tuple[Meeting, ...]


def check_contest(contest: Contest) -> None:
    """Refuse what cannot be played, before anything is."""
    plan = Plan(contest.game, (contest.bots[:1] or (ANCHOR,)) * contest.seats, contest.games, contest.seed)
    check_plan(msgspec.structs.replace(plan, options=contest.options))
    check_rivals(contest.game)
    if len(contest.bots) < 2 or len(set(contest.bots)) < len(contest.bots):
        raise BadOptions("ladder/bots", "a ladder is for two and more bots, each named once")
    for line_up in contest.line_ups():
        check_plan(msgspec.structs.replace(plan, bots=line_up, options=contest.options))


def play_round(contest: Contest, number: int) -> list[Result]:
    """Play one round: a line-up in an order drawn for it, shifted by a seat from game to game."""
    line_ups = contest.line_ups()
    seed = derive_seed(contest.seed, "round", number)
    bots = shuffled(line_ups[number % len(line_ups)], seed)
    return [
        play_one(
            contest.game,
            contest.options,
            bots[shift:] + bots[:shift],
            number * contest.seats + shift,
            seed,
            contest.keep_records,
        )
        for shift in range(contest.seats)
    ]


def shuffled(bots: tuple[str, ...], seed: int) -> tuple[str, ...]:
    """The bots in any order."""
    dice = TableState()
    dice.rng = derive_seed(seed, "order") & MASK62
    left = list(range(len(bots)))
    return tuple(bots[draw_out(dice, left)] for _ in bots)


def play_ladder(contest: Contest, jobs: int = 1) -> Iterator[Result]:
    """Play all games; the results come in their order, whatever the number of processes."""
    check_contest(contest)
    check_jobs(jobs)
    rounds = range(len(contest.line_ups()) * contest.rounds())
    for results in in_order(partial(play_round, contest), rounds, jobs):
        yield from results


def places(result: Result) -> tuple[int, ...] | None:
    """The place of every seat: winners first, then by score; none if nobody won."""
    if result.outcome is None or not result.outcome.winners:
        return None
    won, scores = result.outcome.winners, result.outcome.scores
    ranks = [(seat not in won, 0 if seat in won else -score) for seat, score in enumerate(scores)]
    ordered = sorted(set(ranks))
    return tuple(ordered.index(rank) for rank in ranks)


def ladder(contest: Contest, results: Sequence[Result]) -> Ladder:
    """Find the strengths and count what happened."""
    game = find_game(contest.game)
    options = game.read_options(contest.options)
    anchor = ANCHOR if ANCHOR in contest.bots else contest.bots[0]
    numbers = {bot: number for number, bot in enumerate(contest.bots)}
    played = [strengths.Game(tuple(numbers[bot] for bot in one.bots), places(one)) for one in results]
    found = strengths.fit(played, len(contest.bots), contest.seats, numbers[anchor])
    order = sorted(range(len(contest.bots)), key=lambda number: -found.bots[number].elo)
    rungs = tuple(
        Rung(
            contest.bots[number],
            *found.bots[number],
            None if below is None else Step(*found.apart[number][below]),
            wins_of(results, contest.bots[number]),
        )
        for number, below in zip(order, [*order[1:], None], strict=True)
    )
    unfinished = sum(ending_of(one) == UNFINISHED for one in results)
    return Ladder(
        game=contest.game,
        rules=game.rules_version,
        content=game.content_hash(options),
        options=msgspec.to_builtins(options),
        seats=contest.seats,
        seed=contest.seed,
        games=len(results),
        common_losses=sum(not is_decided(one) for one in results) - unfinished,
        unfinished=unfinished,
        anchor=anchor,
        rungs=rungs,
        by_seat=tuple(
            SeatTerm(seat, *estimate) for seat, estimate in zip(game.seat_names, found.seats, strict=False)
        ),
        meetings=tuple(
            Meeting(bot, against, ahead_of(results, bot, against))
            for bot in contest.bots
            for against in contest.bots
            if bot != against
        ),
    )


def wins_of(results: Sequence[Result], bot: str) -> Share:
    """What a bot won of the games it played, on all its seats."""
    parts = [win_of(one, seat) for one in results for seat, name in enumerate(one.bots) if name == bot]
    return wilson(sum(parts, Fraction(0)), len(parts))


def ahead_of(results: Sequence[Result], bot: str, against: str) -> Share:
    """How often one bot came out ahead of another, in all meetings of two of their seats."""
    ahead, meetings = Fraction(0), 0
    for one in results:
        ranks = places(one)
        for seat, name in enumerate(one.bots):
            for other, rival in enumerate(one.bots):
                if name == bot and rival == against:
                    meetings += 1
                    if ranks is not None and ranks[seat] <= ranks[other]:
                        ahead += Fraction(1, 2) if ranks[seat] == ranks[other] else 1
    return wilson(ahead, meetings)
