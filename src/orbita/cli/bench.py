"""`orbita bench`: how fast the rules run, driven from Python and inside the package."""

import argparse
import json
import platform
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from orbita.arena.measure import bulk_per_second, copy_nanoseconds, driven_per_second, walks_per_second
from orbita.core.build import is_compiled
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.registry import GAMES, find_game

SEATS: Final = 3  # where the box allows it

Figures = dict[str, Any]


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("bench", help="measure how fast the rules run")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (default: %(default)s)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    game = find_game(args.game)
    if not 0 < args.seconds < 3600:
        raise BadOptions(
            "bench/seconds",
            f"a time from 0 to 3600 seconds is needed, not {args.seconds}",
            seconds=args.seconds,
        )
    figures = measure(game, args.seconds)
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        show(figures)
    return 0


def measure(game: Game[Any], seconds: float) -> Figures:
    """All figures of a game with its default options."""
    options = game.read_options({})
    seats = max(game.min_seats, min(SEATS, game.max_seats))
    return {
        "game": game.name,
        "seats": seats,
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "driven_actions_per_s": driven_per_second(game, options, seats, seconds),
        "driven_with_events_actions_per_s": driven_per_second(game, options, seats, seconds, has_events=True),
        "copy_ns": copy_nanoseconds(game, options, seats, seconds),
        **bulk_per_second(game, options, seats, seconds),
        **walks_per_second(game, options, max(game.min_seats, 2), seconds),
    }


def show(figures: Figures) -> None:
    """Print the figures as a table."""
    table = Table(title="Speed on one core", title_justify="left", show_header=False)
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.0f}" if isinstance(value, float) else str(value))
    Console(highlight=False).print(table)
