"""`orbita fuzz`: try to break a game with random play and nonsense."""

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orbita.arena.fuzz import Broken, Fuzzer
from orbita.core.errors import BadOptions
from orbita.registry import GAMES, find_game


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("fuzz", help="try to break a game with random play and nonsense")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--moves", type=int, default=100_000, help="accepted moves (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same attempts")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fuzz; what breaks is printed as a record that shows it."""
    game = find_game(args.game)
    if args.moves < 1:
        raise BadOptions("fuzz/moves", f"at least one move is needed, not {args.moves}", moves=args.moves)
    fuzzer = Fuzzer(game, args.seed)
    try:
        watch(fuzzer, args.moves)
    except Broken as broken:
        print(failure_text(broken))
        return 1
    counts = ", ".join(f"{count} {what}" for what, count in fuzzer.tally.items())
    print(f"{game.name}: nothing broke ({counts})")
    return 0


def watch(fuzzer: Fuzzer, moves: int) -> None:
    """Run to the end, with progress on a terminal."""
    columns = (TextColumn("trying"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("moves", total=moves)
        for done in fuzzer.run(moves):
            if done % 100 == 0:
                progress.update(task, completed=done)


def failure_text(broken: Broken) -> str:
    """The record that leads to the failure, then what was tried and what went wrong."""
    return f"{broken.record}# then: {broken.given!a}\n# {broken}"
