"""Many games between the same bots, in one process or many; the results are the same either way.

A compiled state cannot be pickled: workers get names and seeds, and send back plain results.
"""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from orbita.arena.play import derive_seed, play_game
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


def play_batch(plan: Plan, first: int, count: int) -> list[Result]:
    """Play some of the games, each from its own seed."""
    game = find_game(plan.game)
    options = game.read_options(plan.options)
    results = []
    for number in range(first, first + count):
        bots = plan.bots_in(number)
        players = [find_bot(plan.game, name) for name in bots]
        match = play_game(game, options, players, derive_seed(plan.seed, number))
        record = write_text(match.record()) if plan.keep_records else None
        results.append(Result(number, bots, match.outcome(), len(match.entries), record))
    return results


def batches(games: int) -> Iterator[tuple[int, int]]:
    """Cut the games into batches: the first one and how many."""
    for first in range(0, games, BATCH):
        yield first, min(BATCH, games - first)


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """Play all games; the results come in the order of the games, whatever the number of processes."""
    check_plan(plan)
    if jobs < 1:
        raise BadOptions("jobs/count", f"at least one process is needed, not {jobs}", jobs=jobs)
    if jobs == 1:
        for first, count in batches(plan.games):
            yield from play_batch(plan, first, count)
    else:
        yield from play_in_processes(plan, jobs)


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that listens, which then stops the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_in_processes(plan: Plan, jobs: int) -> Iterator[Result]:
    """Hand the batches to a pool; when nobody listens any more, the pool is stopped."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)
    try:
        tasks = [pool.submit(play_batch, plan, first, count) for first, count in batches(plan.games)]
        for task in tasks:
            yield from task.result()
    finally:
        pool.shutdown(cancel_futures=True)
