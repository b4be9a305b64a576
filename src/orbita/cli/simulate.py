"""`orbita simulate`: many games between bots, and what they say about bots and seats."""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orbita.arena.report import Report, Spread, Standing, report
from orbita.arena.simulate import Plan, Result, check_plan, simulate
from orbita.cli.lang import add_lang
from orbita.cli.play import read_options
from orbita.cli.plot import check_plot, draw
from orbita.cli.report_words import ending_name, games_text, seat_name, word
from orbita.core.errors import BadOptions
from orbita.registry import GAMES, find_game


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("simulate", help="play many games between bots and count")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, help="how many sit down (default: as many as bots)")
    parser.add_argument("--bots", metavar="BOT,BOT", help="a bot for each seat (default: all random)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    parser.add_argument("--variant", help="short for --option variant=…")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    parser.add_argument("--rotate", action="store_true", help="shift the bots by a seat from game to game")
    parser.add_argument("--jobs", type=int, default=processors(), help="processes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw a picture: .png or .svg")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep every game as a text file")
    add_lang(parser)
    parser.set_defaults(run=run)


def processors() -> int:
    """How many processors there are."""
    return os.cpu_count() or 1


def run(args: argparse.Namespace) -> int:
    """Check everything that was asked for, play, and tell."""
    plan = read_plan(args)
    check_plan(plan)
    if args.plot:
        check_plot(args.plot)
    if args.records:
        make_folder(args.records)
    results = []
    for result in watch(simulate(plan, args.jobs), plan.games, args.lang):
        if result.record is not None:
            keep_record(args.records, plan.game, plan.games, result)
        results.append(result)
    found = report(plan, results)
    if args.plot:
        draw(found, results, args.plot, args.lang)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, args.lang)
    return 0


def read_plan(args: argparse.Namespace) -> Plan:
    """Gather what is to be played from the command line."""
    game = find_game(args.game)
    if args.bots is None:
        bots: tuple[str, ...] = ("random",) * (args.seats or game.min_seats)
    else:
        bots = tuple(name.strip() for name in args.bots.split(","))
    if args.seats is not None and len(bots) != args.seats:
        raise BadOptions(
            "bots/count",
            f"{args.seats} seats need {args.seats} bots, not {len(bots)}: {', '.join(bots)}",
            seats=args.seats,
            given=len(bots),
        )
    return Plan(
        game=game.name,
        bots=bots,
        games=args.games,
        seed=args.seed,
        options=read_options(args),
        rotate=args.rotate,
        keep_records=args.records is not None,
    )


def make_folder(folder: Path) -> None:
    """Make sure there is a folder to write into."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from error


def keep_record(folder: Path, game: str, games: int, result: Result) -> None:
    """Write the record of one of so many games, numbered from 1."""
    digits = len(str(games))
    path = folder / f"{game}-{result.number + 1:0{digits}}.txt"
    try:
        path.write_text(result.record or "", encoding="utf-8")
    except OSError as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> BadOptions:
    """Say that records cannot be kept there."""
    return BadOptions(
        "records/unwritable", f"cannot write records to {path}: {error.strerror}", folder=str(path)
    )


def watch(results: Iterator[Result], games: int, lang: str) -> Iterator[Result]:
    """Show progress on a terminal while the results come in."""
    columns = (TextColumn(word("playing", lang)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=games)
        for result in results:
            progress.advance(task)
            yield result


def show(found: Report, lang: str) -> None:
    """Print the report as tables."""
    console = Console(highlight=False)
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    games = games_text(found.games, lang)
    console.print(word("head", lang, game=found.game, games=games, seed=found.seed, options=options))
    counts = [word("decided", lang, decided=found.decided, losses=found.common_losses)]
    if found.unfinished:
        counts.append(word("unfinished-too", lang, unfinished=found.unfinished))
    console.print(", ".join(counts))
    console.print(wins_table(found, lang))
    console.print(spread_table(found, lang))
    console.print(endings_table(found, lang))
    console.print(word("remark", lang))


def wins_table(found: Report, lang: str) -> Table:
    """Who won how often, by seat and by bot, with the 95 % confidence interval."""
    table = Table(title=word("wins-of-decided", lang), title_justify="left")
    for name in ("seat", "bot", "wins", "share", "interval"):
        table.add_column(word(name, lang), justify="left" if name in ("seat", "bot") else "right")
    for row in found.by_seat:
        table.add_row(seat_name(found.game, row.name, lang), "/".join(row.bots), *win_cells(row))
    table.add_section()
    for row in found.by_bot:
        table.add_row(word("all", lang), row.name, *win_cells(row))
    return table


def win_cells(row: Standing) -> tuple[str, str, str]:
    """Wins, their share and its interval as text."""
    wins = row.wins
    return f"{wins.wins:.1f}", f"{wins.share:.1%}", f"{wins.low:.1%} – {wins.high:.1%}"


def spread_table(found: Report, lang: str) -> Table:
    """Scores by seat and by bot, and the length of the games."""
    table = Table(title=word("points-and-length", lang), title_justify="left")
    table.add_column("")
    mean, least, median, most = (word(name, lang) for name in ("mean", "least", "median", "most"))
    for name in (mean, least, "5 %", "25 %", median, "75 %", "95 %", most):
        table.add_column(name, justify="right")
    seats = [(seat_name(found.game, row.name, lang), row) for row in found.by_seat]
    for name, row in (*seats, *((row.name, row) for row in found.by_bot)):
        if row.scores is not None:
            table.add_row(name, *spread_cells(row.scores))
    table.add_section()
    table.add_row(word("moves", lang), *spread_cells(found.moves))
    return table


def spread_cells(spread: Spread) -> list[str]:
    """A distribution as text."""
    return [f"{number:.1f}" for number in msgspec.structs.astuple(spread)]


def endings_table(found: Report, lang: str) -> Table:
    """How many games ended for which reason."""
    table = Table(title=word("causes", lang), title_justify="left")
    table.add_column(word("cause", lang))
    table.add_column(word("games", lang), justify="right")
    table.add_column(word("share", lang), justify="right")
    for reason, games in found.endings.items():
        table.add_row(ending_name(found.game, reason, lang), str(games), f"{games / found.games:.1%}")
    return table
