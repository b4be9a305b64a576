"""`orbita balance`: is a game fair, and is everything in it used? Tables, JSON and a plot."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from orbita.arena.balance import Facts, Report, measure, report
from orbita.arena.report import Share
from orbita.cli.plot import check_plot, pyplot
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
    parser.add_argument("--plot", metavar="FILE", type=Path, help="a picture of the figures, .png or .svg")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, measure and print."""
    game = find_game(args.game)
    seat_counts = args.seats or list(range(game.min_seats, game.max_seats + 1))
    for seats in seat_counts:
        game.check_seats(seats)
    if args.games < 1:
        raise BadOptions("games/count", f"at least one game is needed, not {args.games}", games=args.games)
    if args.plot is not None:
        check_plot(args.plot)
    reports = [report(args.game, seats, played(args, seats)) for seats in seat_counts]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        for one in reports:
            show(one)
    if args.plot is not None:
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
    lengths = one.rounds
    console.print(
        f"rounds: {lengths.least:.0f} to {lengths.most:.0f}, median {lengths.median:.0f}, "
        f"nine in ten games {lengths.p5:.0f} to {lengths.p95:.0f}"
    )
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


def share_table(title: str, shares: dict[str, Share]) -> Table:
    """Shares of victories with their intervals."""
    table = Table(title, "games", "wins", "95 % interval")
    for name, share in shares.items():
        interval = f"{100 * share.low:.1f}-{100 * share.high:.1f} %"
        table.add_row(name, str(share.games), f"{100 * share.share:.1f} %", interval)
    return table


def plot(reports: list[Report], path: Path) -> None:
    """Draw win shares by agency and by turn order, and the length of games."""
    draw = pyplot()
    picture, axes = draw.subplots(len(reports), 3, figsize=(13, 3.2 * len(reports)), squeeze=False)
    for row, one in zip(axes, reports, strict=True):
        draw_shares(row[0], f"{one.seats} seats: wins by agency", one.sides, one.seats)
        draw_shares(row[1], f"{one.seats} seats: wins by turn order", one.order, one.seats)
        row[2].hist(one.rounds_of_games, bins=range(max(one.rounds_of_games) + 2), color="#48a878")
        row[2].set_title(f"{one.seats} seats: rounds")
    picture.tight_layout()
    picture.savefig(path)


def draw_shares(axis: Any, title: str, shares: dict[str, Share], seats: int) -> None:
    """Bars with their intervals, and a line where all would be equal."""
    low = [share.share - share.low for share in shares.values()]
    high = [share.high - share.share for share in shares.values()]
    axis.bar(list(shares), [share.share for share in shares.values()], yerr=[low, high], capsize=4)
    axis.axhline(1 / seats, color="#a84848", linewidth=1)
    axis.set_title(title)
