"""`orbita ladder`: all bots against all, and how strong each of them is."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orbita.arena.ladder import Contest, Ladder, check_contest, ladder, play_ladder
from orbita.arena.simulate import Result
from orbita.bots.find import bots_of
from orbita.cli.lang import add_lang
from orbita.cli.play import read_options
from orbita.cli.plot import check_plot, pyplot, save
from orbita.cli.report_words import games_text, seat_name, word
from orbita.cli.simulate import keep_record, make_folder, processors
from orbita.cli.strength_words import told
from orbita.registry import GAMES, find_game


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("ladder", help="measure the strength of bots, all against all")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--bots", metavar="BOT,BOT", help="who plays (default: all bots of the game)")
    parser.add_argument("--seats", type=int, help="how many sit down (default: the fewest)")
    parser.add_argument(
        "--games", type=int, default=60, help="of every line-up, at least (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    parser.add_argument("--variant", help="short for --option variant=…")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    parser.add_argument("--jobs", type=int, default=processors(), help="processes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw a picture: .png or .svg")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep every game as a text file")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything that was asked for, play, and tell."""
    contest = read_contest(args)
    check_contest(contest)
    if args.plot:
        check_plot(args.plot)
    if args.records:
        make_folder(args.records)
    results = []
    for result in watch(contest, args.jobs, args.lang):
        if result.record is not None:
            keep_record(args.records, contest.game, contest.all_games(), result)
        results.append(msgspec.structs.replace(result, record=None))
    found = ladder(contest, results)
    if args.plot:
        draw(found, args.plot, args.lang)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, args.lang)
    return 0


def read_contest(args: argparse.Namespace) -> Contest:
    """Gather what is to be played from the command line."""
    game = find_game(args.game)
    bots = bots_of(game.name) if args.bots is None else [name.strip() for name in args.bots.split(",")]
    return Contest(
        game=game.name,
        bots=tuple(bots),
        seats=max(game.min_seats, 2) if args.seats is None else args.seats,
        games=args.games,
        seed=args.seed,
        options=read_options(args),
        keep_records=args.records is not None,
    )


def watch(contest: Contest, jobs: int, lang: str) -> Iterator[Result]:
    """Show progress on a terminal while the results come in."""
    columns = (TextColumn(word("playing", lang)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("games", total=contest.all_games())
        for result in play_ladder(contest, jobs):
            progress.advance(task)
            yield result


def show(found: Ladder, lang: str) -> None:
    """Print the ladder as tables."""
    console = Console(highlight=False)
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    games = games_text(found.games, lang)
    table = {"game": found.game, "seats": found.seats, "seed": found.seed}
    console.print(told("ladder-head", lang, games=games, options=options, **table))
    if found.common_losses or found.unfinished:
        console.print(told("ladder-lost", lang, losses=found.common_losses, unfinished=found.unfinished))
    console.print(rungs_table(found, lang))
    console.print(meetings_table(found, lang))
    console.print(seats_table(found, lang))


def rungs_table(found: Ladder, lang: str) -> Table:
    """The strengths, the greatest first."""
    table = Table(title=told("ladder", lang, anchor=found.anchor), title_justify="left")
    for name in ("bot", "elo", "interval", "step", "won", "of-games"):
        table.add_column(told(name, lang), justify="left" if name == "bot" else "right")
    for rung in found.rungs:
        interval = "–" if rung.bot == found.anchor else elo_range(rung.low, rung.high)
        step = (
            "–"
            if rung.step is None
            else f"{elo_text(rung.step.elo)} ({elo_range(rung.step.low, rung.step.high)})"
        )
        won = (f"{rung.wins.share:.0%}", str(rung.wins.games))
        table.add_row(rung.bot, elo_text(rung.elo), interval, step, *won)
    return table


def meetings_table(found: Ladder, lang: str) -> Table:
    """Who came out ahead of whom, in percent."""
    names = [rung.bot for rung in found.rungs]
    shares = {(one.bot, one.against): f"{one.ahead.share:.0%}" for one in found.meetings}
    table = Table(title=told("meetings", lang), title_justify="left")
    table.add_column(told("bot", lang))
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(name, *(shares.get((name, other), "") for other in names))
    return table


def seats_table(found: Ladder, lang: str) -> Table:
    """What sitting there is worth."""
    table = Table(title=told("seats", lang), title_justify="left")
    for name in ("seat", "elo", "interval"):
        table.add_column(told(name, lang), justify="left" if name == "seat" else "right")
    for term in found.by_seat:
        table.add_row(
            seat_name(found.game, term.seat, lang), elo_text(term.elo), elo_range(term.low, term.high)
        )
    return table


def elo_text(elo: float) -> str:
    """A strength in whole points."""
    return f"{round(elo)}".replace("-", "−")


def elo_range(low: float, high: float) -> str:
    """An interval."""
    return f"{elo_text(low)} … {elo_text(high)}"


def draw(found: Ladder, path: Path, lang: str) -> None:
    """The rungs as points with their intervals, the strongest at the top."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 1.5 + 0.45 * len(found.rungs)), layout="constrained")
    for height, rung in enumerate(reversed(found.rungs)):
        reach = [[rung.elo - rung.low], [rung.high - rung.elo]]
        axes.errorbar(rung.elo, height, xerr=reach, fmt="o", capsize=4, color="C0")
        axes.annotate(elo_text(rung.elo), (rung.elo, height), (0, 6), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(found.rungs)), [rung.bot for rung in reversed(found.rungs)])
    axes.set_ylim(-0.6, len(found.rungs) - 0.4)
    axes.set_xlabel(told("strength", lang))
    axes.grid(axis="x", alpha=0.3)
    games = games_text(found.games, lang)
    head = {"game": found.game, "seats": found.seats, "seed": found.seed}
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    figure.suptitle(told("ladder-head", lang, games=games, options=options, **head), fontsize=8, wrap=True)
    save(figure, path)
