"""`orbita bench`: how fast the rules run, driven from Python and inside the package."""

import argparse
import json
import platform
from collections.abc import Callable
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from orbita.arena.measure import SEED, copy_nanoseconds, driven_per_second, per_second
from orbita.core import chance
from orbita.core.contract import Game
from orbita.core.errors import BadOptions
from orbita.games.guardians.playout import play_out as play_out_guardians
from orbita.games.space_alert.drill import random_missions
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.rules import setup
from orbita.games.space_alert.rules.round import resolve
from orbita.games.voyager.playout import play_out as play_out_voyager
from orbita.registry import find_game

MISSIONS: Final = 1000
SEATS: Final = 3  # where the box allows it

Figures = dict[str, Any]


def playouts(play_out: Callable[[Any, int], int]) -> Callable[[Game[Any], Any, int, float], Figures]:
    """Whole random games inside the compiled package."""

    def bulk(game: Game[Any], options: Any, seats: int, seconds: float) -> Figures:
        """Play one game after another for so long."""
        dice = Random(SEED)

        def one_game() -> int:
            """Set up a game and play it out."""
            return play_out(game.new(options, seats, dice.getrandbits(62)), dice.getrandbits(62))

        return {"bulk_actions_per_s": per_second(one_game, seconds)}

    return bulk


def resolved_missions(game: Game[Any], options: Any, seats: int, seconds: float) -> Figures:
    """Whole missions with a known order of damage, one after another on one board."""
    missions = random_missions(MISSIONS, SEED)
    ship = setup.board(box_for(options), missions[0])

    def one_round() -> int:
        """Resolve every mission once."""
        for mission in missions:
            resolve(ship, mission)
        return len(missions)

    return {"missions_per_s": per_second(one_round, seconds)}


# What else can be measured, by game: the work that a game does inside its own package.
BULK: Final[dict[str, Callable[[Game[Any], Any, int, float], Figures]]] = {
    "guardians": playouts(play_out_guardians),
    "voyager": playouts(play_out_voyager),
    "space_alert": resolved_missions,
}


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("bench", help="measure how fast the rules run")
    parser.add_argument("game", help="which game, such as guardians")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (default: %(default)s)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    game = find_game(args.game)
    if not 0 < args.seconds < 3600:
        raise BadOptions("bench/seconds", f"a time from 0 to 3600 seconds is needed, not {args.seconds}")
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
    figures: Figures = {
        "game": game.name,
        "seats": seats,
        "python": platform.python_version(),
        "compiled": not str(chance.__file__).endswith(".py"),
        "driven_actions_per_s": driven_per_second(game, options, seats, seconds),
        "driven_with_events_actions_per_s": driven_per_second(game, options, seats, seconds, has_events=True),
        "copy_ns": copy_nanoseconds(game, options, seats, seconds),
    }
    if game.name in BULK:
        figures |= BULK[game.name](game, options, seats, seconds)
    return figures


def show(figures: Figures) -> None:
    """Print the figures as a table."""
    table = Table(title="Speed on one core", title_justify="left", show_header=False)
    table.add_column("figure")
    table.add_column("value", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.0f}" if isinstance(value, float) else str(value))
    Console(highlight=False).print(table)
