"""`orbita puzzle make`: puzzles out of games between bots, as a file for the puzzle of the day."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orbita.arena.puzzle import WALKS, Finder
from orbita.arena.puzzle_model import Puzzle, Puzzles
from orbita.cli.lang import add_lang, errors_in
from orbita.cli.output import BadFile, read_bytes, write_over
from orbita.cli.play import read_options
from orbita.registry import GAMES, find_game

MOST: Final = 8 << 20  # bytes of a file of puzzles


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("puzzle", help="find puzzles in games between bots")
    parts = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    make = parts.add_parser(
        "make",
        help="find positions in which one turn is much better than the bot's",
        description="Bots that look no further than their turn play; where they give much away all turns "
        "are judged by a search. Of each game at most one position is kept.",
    )
    make.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    make.add_argument("--games", type=int, default=20, help="how many are played (default: %(default)s)")
    make.add_argument("--out", required=True, metavar="FILE", help="puzzles already there stay")
    make.add_argument("--seats", type=int, help="how many sit down (default: the fewest)")
    make.add_argument("--seed", type=int, default=1, help="the same seed, the same puzzles")
    make.add_argument(
        "--walks", type=int, default=WALKS, help="for turns that may be good (default: %(default)s)"
    )
    make.add_argument("--variant", help="short for --option variant=…")
    make.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    add_lang(make)
    make.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, look, and write after every puzzle, so that an interruption loses none."""
    with errors_in(args.lang):
        game = find_game(args.game)
        options = game.read_options(read_options(args))
        seats = max(game.min_seats, 2) if args.seats is None else args.seats
        game.check_seats(seats)
        finder = Finder(game, args.walks)
        found = known(args.out, game.name, game.rules_version, args.walks)
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task(str(len(found)), total=args.games)
            tell = progress.update
            for puzzle in finder.puzzles(
                options, seats, args.games, args.seed, lambda played: tell(task, completed=played)
            ):
                found.append(puzzle)
                tell(task, description=str(len(found)))
                write(args.out, Puzzles(game.name, game.rules_version, args.walks, tuple(found)))
    print(len(found))
    return 0


def known(file: str, game: str, rules: int, walks: int) -> list[Puzzle]:
    """The puzzles that are there already: of the same game, under the same rules, judged as well."""
    if not Path(file).is_file():
        return []
    try:
        there = msgspec.json.decode(read_bytes(file, MOST), type=Puzzles)
    except msgspec.DecodeError:
        raise others(file) from None
    if (there.game, there.rules, there.walks) != (game, rules, walks):
        raise others(file)
    return list(there.puzzles)


def others(file: str) -> BadFile:
    """Say that a file has something else in it."""
    return BadFile("puzzle/other-file", f"{file} has no puzzles like these", file=file)


def write(file: str, puzzles: Puzzles) -> None:
    """Write them all, so that a change can be read."""
    write_over(file, msgspec.json.format(msgspec.json.encode(puzzles), indent=1) + b"\n")
