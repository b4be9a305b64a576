"""`orbita train`: a bot learns to judge tables from games against itself."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.console import Console
from rich.progress import track

from orbita.cli.lang import add_lang
from orbita.cli.output import BadFile, reason
from orbita.cli.play import read_options
from orbita.cli.strength_words import told
from orbita.core.errors import BadOptions
from orbita.registry import GAMES, find_game

if TYPE_CHECKING:
    from orbita.arena.training import Course

T = TypeVar("T")


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser(
        "train",
        help="let a bot that searches learn from games against itself",
        description="Generation after generation the bot plays itself, at tables of all sizes, and a small "
        "net learns from these games to judge a table; then the net plays against the judgement made by "
        "hand. Called again with the same folder it goes on where it stopped. Needs the extra 'train'.",
    )
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where games and weights are kept")
    parser.add_argument("--generations", type=int, default=3, help="how many in all (default: %(default)s)")
    parser.add_argument(
        "--games", type=int, default=600, help="to learn from, for a generation (default: %(default)s)"
    )
    parser.add_argument("--walks", type=int, default=100, help="before every move (default: %(default)s)")
    parser.add_argument(
        "--test-games",
        type=int,
        default=60,
        help="against the judgement made by hand, after each generation (default: %(default)s)",
    )
    parser.add_argument("--units", type=int, default=32, help="of the net (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights")
    parser.add_argument(
        "--variant", action="append", metavar="VARIANT", help="may be given more than once: tables take turns"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a house rule"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything that was asked for, learn, and tell what came of each generation."""
    check_numpy()
    from orbita.arena.training import check_course, generations

    course = read_course(args)
    check_course(course)

    def shown(what: str, steps: Iterable[T], count: int, /) -> Iterable[T]:
        console = Console(stderr=True)
        return track(
            steps, told(f"train-{what}", args.lang), count, console=console, disable=not sys.stderr.isatty()
        )

    try:
        for number, weights in enumerate(generations(course, args.folder, args.jobs, shown), start=1):
            step = weights.generations[-1]
            print(
                told(
                    "train-done",
                    args.lang,
                    number=number,
                    games=step.games,
                    positions=step.positions,
                    error=f"{step.error:.4f}",
                    won=f"{step.won:g}",
                    tests=step.tests,
                    file=args.folder / f"weights-{number}.json",
                ),
                flush=True,
            )
    except OSError as error:
        raise BadFile(
            "file/unwritable", f"cannot write {args.folder}: {reason(error)}", file=str(args.folder)
        ) from error
    return 0


def read_course(args: argparse.Namespace) -> "Course":
    """Gather what is to be learned from the command line."""
    from orbita.arena.training import Course

    variants = args.variant or [None]
    return Course(
        game=find_game(args.game).name,
        options=tuple(
            read_options(argparse.Namespace(variant=variant, option=args.option)) for variant in variants
        ),
        generations=args.generations,
        games=args.games,
        walks=args.walks,
        tests=args.test_games,
        seed=args.seed,
        units=args.units,
    )


def check_numpy() -> None:
    """Learning needs a library that is an extra."""
    try:
        import numpy  # noqa: F401
    except ImportError as error:
        raise BadOptions(
            "train/no-numpy", "learning needs numpy: install orbita with the extra 'train'"
        ) from error
