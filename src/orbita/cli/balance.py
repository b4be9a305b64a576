"""`orbita balance`: is a game fair, and is everything in it used? Tables, JSON and a plot."""

import argparse
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from orbita.arena.balance import Facts, Report, Share, measure, report
from orbita.core.errors import BadOptions
from orbita.registry import find_game


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("balance", help="measure how fair a game is")
    parser.add_argument("game", choices=("voyager",))
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument(
        "--seats", type=int, action="append", help="only this many; may be given more than once"
    )
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", metavar="FILE", help="a picture of the figures, .png or .svg")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, measure and print."""
    game = find_game(args.game)
    seat_counts = args.seats or list(range(game.min_seats, game.max_seats + 1))
    for seats in seat_counts:
        game.check_seats(seats)
    if args.games < 1:
        raise BadOptions("games/count", f"at least one game is needed, not {args.games}", games=args.games)
    reports = [report(args.game, seats, played(args, seats)) for seats in seat_counts]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        for one in reports:
            show(one)
    if args.plot:
        plot(reports, args.plot)
    return 0


def played(args: argparse.Namespace, seats: int) -> Iterator[Facts]:
    """The games, with a progress bar on stderr."""
    facts = measure(args.game, seats, args.games, args.seed, args.bot, args.jobs)
    console = Console(file=sys.stderr)
    yield from track(
        facts, f"{seats} seats", total=args.games, console=console, disable=not console.is_terminal
    )


def show(one: Report) -> None:
    """Print one report as tables."""
    console = Console()
    console.print(f"\n[bold]{one.game}, {one.seats} seats, {one.games} games[/bold]")
    console.print("rounds: " + ", ".join(f"{name} {value}" for name, value in one.rounds.items()))
    for title, column in (("agency", one.sides), ("place in turn order", one.order)):
        console.print(share_table(title, column))
    amounts = Table("source of points", "per seat and game", "body", "landings per seat and game")
    sources, places = list(one.points.items()), list(one.places.items())
    for number in range(max(len(sources), len(places))):
        source, points = sources[number] if number < len(sources) else ("", None)
        place, landings = places[number] if number < len(places) else ("", None)
        amounts.add_row(source, figure(points), place, figure(landings))
    console.print(amounts)
    console.print("cards hardly ever worth playing: " + (", ".join(one.seldom_played) or "none"))


def figure(value: float | None) -> str:
    """A number with two places, or nothing."""
    return "" if value is None else f"{value:.2f}"


def share_table(title: str, shares: list[Share]) -> Table:
    """Shares of victories with their intervals."""
    table = Table(title, "games", "wins", "95 % interval")
    for share in shares:
        table.add_row(
            share.name, str(share.games), f"{share.wins:.1f} %", f"{share.low:.1f}-{share.high:.1f} %"
        )
    return table


def plot(reports: list[Report], path: str) -> None:
    """Draw win shares by agency and by turn order, and the length of games."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        raise BadOptions("plot/no-matplotlib", "plots need matplotlib: install orbita[plot]") from None
    figure, axes = pyplot.subplots(len(reports), 3, figsize=(13, 3.2 * len(reports)), squeeze=False)
    for row, one in zip(axes, reports, strict=True):
        for axis, title, shares in ((row[0], "agency", one.sides), (row[1], "turn order", one.order)):
            low = [max(share.wins - share.low, 0) for share in shares]
            high = [max(share.high - share.wins, 0) for share in shares]
            names, wins = [share.name for share in shares], [share.wins for share in shares]
            axis.bar(names, wins, yerr=[low, high], capsize=4, color="#4878a8")
            axis.axhline(100 / one.seats, color="#a84848", linewidth=1)
            axis.set_title(f"{one.seats} seats: wins by {title} (%)")
        row[2].hist(one.rounds_of_games, bins=range(max(one.rounds_of_games) + 2), color="#48a878")
        row[2].set_title(f"{one.seats} seats: rounds")
    figure.tight_layout()
    figure.savefig(path)
