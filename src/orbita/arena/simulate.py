"""Many games between the same bots, in one process or many; the results are the same either way.

A compiled state cannot be pickled: workers get names and seeds, and send back plain results.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import msgspec

from orbita.arena.play import derive_seed, play_game
from orbita.arena.workers import check_jobs, in_order
from orbita.bots.find import find_bot
from orbita.core.contract import Outcome
from orbita.core.errors import BadOptions
from orbita.core.match import MAX_SEED
from orbita.core.record import write_text
from orbita.registry import find_game

BATCH: Final = 25  # games a worker plays per task: enough work to be worth sending


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]  # by seat
    games: int
    seed: int
    options: dict[str, Any] = {}
    rotate: bool = False  # shift the bots by one seat from game to game
    keep_records: bool = False

    def bots_in(self, number: int) -> tuple[str, ...]:
        """Tell which bot sits where in a game."""
        shift = number % len(self.bots) if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class Result(msgspec.Struct, frozen=True):
    """How one game went."""

    number: int  # from 0
    bots: tuple[str, ...]
    outcome: Outcome | None  # none if it was stopped at the limit of moves
    moves: int
    record: str | None = None  # as text, if it was asked for


def check_plan(plan: Plan) -> None:
    """Refuse what cannot be played, before anything is."""
    game = find_game(plan.game)
    game.check_seats(len(plan.bots))
    game.read_options(plan.options)
    for bot in plan.bots:
        find_bot(plan.game, bot)
    if plan.games < 1:
        raise BadOptions("games/count", f"at least one game is needed, not {plan.games}", games=plan.games)
    if not 0 <= plan.seed < MAX_SEED:
        raise BadOptions("seed/range", "a seed is a whole number from 0 to 2^256 - 1")


def play_batch(plan: Plan, numbers: range) -> list[Result]:
    """Play some of the games, each from its own seed."""
    return [
        play_one(
            plan.game,
            plan.options,
            plan.bots_in(number),
            number,
            derive_seed(plan.seed, number),
            plan.keep_records,
        )
        for number in numbers
    ]


def play_one(
    name: str, given: dict[str, Any], bots: tuple[str, ...], number: int, seed: int, keep_record: bool
) -> Result:
    """Play one game between these bots, by seat, from a seed."""
    game = find_game(name)
    players = [find_bot(name, bot) for bot in bots]
    match = play_game(game, game.read_options(given), players, seed)
    record = write_text(match.record()) if keep_record else None
    return Result(number, bots, match.outcome(), len(match.entries), record)


def batches(games: int) -> Iterator[range]:
    """Cut the numbers of the games into batches."""
    for first in range(0, games, BATCH):
        yield range(first, min(first + BATCH, games))


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """Play all games; the results come in the order of the games, whatever the number of processes."""
    check_plan(plan)
    check_jobs(jobs)
    for results in in_order(partial(play_batch, plan), batches(plan.games), jobs):
        yield from results
