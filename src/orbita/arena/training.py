"""Generations of learning: games against itself, a net fitted to them, and a test of the net.

Everything stands in one folder, so that nothing is lost when it stops: the games of a generation in files of
a batch each, and its weights. Whoever asks again for as many generations goes on where it stopped.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import msgspec
import numpy as np

from orbita.arena.fitting import (
    DIGITS,
    Layers,
    Positions,
    error_of,
    fit,
    gather,
    new_layers,
    together,
)
from orbita.arena.play import derive_seed, play_game
from orbita.arena.selfplay import Lesson, play_lesson, player, student
from orbita.arena.workers import in_order
from orbita.bots.weights import FORMAT, Step, Weights, read_weights, weights_text
from orbita.core.errors import BadOptions
from orbita.registry import find_game

BATCH: Final = 20  # games of a file
HELD_BACK: Final = 10  # one batch of so many is not learned from
ROUNDS: Final = 5  # through all positions: more of them learn these games by heart
WINDOW: Final = 2  # generations whose games are learned from

T = TypeVar("T")


class Progress(Protocol):
    """Shows how far something has come."""

    def __call__(self, what: str, steps: Iterable[T], count: int, /) -> Iterable[T]:
        """Pass on the steps as they are done."""


class Course(msgspec.Struct, frozen=True):
    """What is to be learned, and how."""

    game: str
    options: tuple[dict[str, Any], ...]
    generations: int
    games: int
    walks: int
    tests: int
    seed: int
    units: int


def check_course(course: Course) -> None:
    """Refuse what cannot be learned, before anything is played."""
    game = find_game(course.game)
    student(course.game).with_walks(course.walks)
    for options in course.options:
        game.read_options(options)
    for name in ("generations", "games", "units"):
        if getattr(course, name) < 1:
            raise BadOptions("train/none", f"--{name} must be at least 1", name=name)


def generations(course: Course, folder: Path, jobs: int, progress: Progress) -> Iterator[Weights]:
    """The weights of one generation after another; those that are there already are not made again."""
    weights = None
    for number in range(1, course.generations + 1):
        file = folder / f"weights-{number}.json"
        if file.exists():
            weights = read_weights(file)
            check_same(course, weights, file)
        else:
            weights = next_generation(course, weights, number, folder, jobs, progress)
            file.write_text(weights_text(weights), encoding="utf-8")
        yield weights


def check_same(course: Course, found: Weights, file: Path) -> None:
    """Refuse to go on with somebody else's weights."""
    if (found.game, found.rules, found.seed, found.units) != (
        course.game,
        find_game(course.game).rules_version,
        course.seed,
        course.units,
    ):
        raise BadOptions(
            "train/other-course",
            f"{file} was learned for another game, or with another seed or net: choose another folder",
            file=str(file),
        )


def next_generation(
    course: Course, before: Weights | None, number: int, folder: Path, jobs: int, progress: Progress
) -> Weights:
    """Play, learn, test."""
    lesson = Lesson(
        game=course.game,
        options=course.options,
        games=course.games,
        walks=course.walks,
        seed=derive_seed(course.seed, "generation", number),
        units=course.units,
        numbers=None if before is None else before.numbers,
    )
    play_all(lesson, folder / f"games-{number}", jobs, progress)
    known, unknown = positions_of(folder, number)
    layers = learn(lesson, known, progress)
    learned = msgspec.structs.replace(lesson, numbers=layers.numbers())
    tests = in_order(partial(play_test, learned), range(course.tests), jobs)
    step = Step(
        games=course.games,
        walks=course.walks,
        positions=len(known.features),
        error=round(error_of(layers, unknown), DIGITS),
        tests=course.tests,
        won=round(sum(progress("test", tests, course.tests)), DIGITS),
    )
    return Weights(
        format=FORMAT,
        game=course.game,
        rules=find_game(course.game).rules_version,
        seed=course.seed,
        inputs=known.features.shape[2],
        units=course.units,
        generations=(*(before.generations if before else ()), step),
        numbers=layers.numbers(),
    )


def positions_of(folder: Path, number: int) -> tuple[Positions, Positions]:
    """What a generation learns from, and what it is held against: never from the same games."""
    batches = [
        read(file)
        for earlier in range(max(1, number - WINDOW + 1), number + 1)
        for file in sorted((folder / f"games-{earlier}").glob("*.npz"))
    ]
    held_back = batches[::HELD_BACK]
    learned = [batch for place, batch in enumerate(batches) if place % HELD_BACK]
    return together(learned or held_back), together(held_back)


def learn(lesson: Lesson, known: Positions, progress: Progress) -> Layers:
    """Fit a new net: one that goes on learning keeps what it knew by heart."""
    dice = np.random.default_rng(derive_seed(lesson.seed, "fit"))
    layers = new_layers(known.features.shape[2], lesson.units, dice)
    *_, fitted = progress("learn", fit(layers, known, ROUNDS, dice), ROUNDS)
    return fitted


def play_all(lesson: Lesson, folder: Path, jobs: int, progress: Progress) -> None:
    """Play the games of a generation; batches that are there already are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    starts = [start for start in range(0, lesson.games, BATCH) if not batch_file(folder, start).exists()]
    played = in_order(partial(play_batch, lesson, folder), starts, jobs)
    for _ in progress("play", played, len(starts)):
        pass


def batch_file(folder: Path, start: int) -> Path:
    """Where a batch of games stands, by the number of its first."""
    return folder / f"{start:06}.npz"


def play_batch(lesson: Lesson, folder: Path, start: int) -> None:
    """Play some games and keep what was met; a crash leaves no half of a file."""
    met = [
        position
        for number in range(start, min(start + BATCH, lesson.games))
        for position in play_lesson(lesson, number)
    ]
    if met:
        file = batch_file(folder, start)
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, *gather(met, find_game(lesson.game).max_seats))
        part.replace(file)


def read(file: Path) -> Positions:
    """The positions of a batch."""
    with np.load(file) as arrays:
        return Positions(*(arrays[name] for name in arrays.files))


def play_test(lesson: Lesson, number: int) -> float:
    """A game of the net against the judgement made by hand, in turn around the table; what it won of it.

    Two games from one seed make a pair, with swapped seats.
    """
    game = find_game(lesson.game)
    pair, own = divmod(number, 2)
    options, seats = lesson.table(pair)
    rivals = (player(lesson), player(msgspec.structs.replace(lesson, numbers=None)))
    bots = [rivals[(seat + own) % 2] for seat in range(seats)]
    match = play_game(game, game.read_options(options), bots, derive_seed(lesson.seed, "test", pair))
    outcome = match.outcome()
    if outcome is None or not outcome.winners:
        return 0.0
    return sum(seat % 2 == own for seat in outcome.winners) / len(outcome.winners)
