"""`orbita balance`: is a game fair, and is everything in it used? Tables, JSON and a plot."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from orbita.arena.balance import Facts, Report, measure, report
from orbita.arena.report import Share
from orbita.arena.simulate import Plan, check_plan
from orbita.bots.find import at_once
from orbita.cli.extras import extras_of
from orbita.cli.lang import add_lang
from orbita.cli.play import read_options
from orbita.cli.plot import check_plot, pyplot
from orbita.cli.report_words import games_text, seat_name, word
from orbita.registry import GAMES, find_game

CARDS: Final = "cards"  # under which a game is asked what its cards are called


def add(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("balance", help="measure how fair a game is")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--games", type=int, default=200, help="for each number of seats")
    parser.add_argument(
        "--seats", type=int, action="append", help="only this many; may be given more than once"
    )
    parser.add_argument("--bot", help="who plays on all seats (default: the best that does not search)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--plot", metavar="FILE", type=Path, help="a picture of the figures, .png or .svg")
    add_lang(parser)
    parser.set_defaults(run=run, variant=None)


def run(args: argparse.Namespace) -> int:
    """Play, measure and print."""
    plans = read_plans(args)
    for plan in plans:
        check_plan(plan)
    if args.plot is not None:
        check_plot(args.plot)
    reports = [report(plan, played(plan, args.jobs, args.lang)) for plan in plans]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        for one in reports:
            show(one, args.lang)
    if args.plot is not None:
        plot(reports, args.plot, args.lang)
    return 0


def read_plans(args: argparse.Namespace) -> list[Plan]:
    """What is to be played, for every number of seats that was asked for."""
    game = find_game(args.game)
    bot = args.bot or at_once(game.name)
    return [
        Plan(
            game=game.name, bots=(bot,) * seats, games=args.games, seed=args.seed, options=read_options(args)
        )
        for seats in args.seats or range(game.min_seats, game.max_seats + 1)
    ]


def played(plan: Plan, jobs: int, lang: str) -> Iterator[Facts]:
    """The games, with a progress bar on stderr."""
    extras = extras_of(plan.game)
    facts = measure(plan, jobs, extras.note, extras.begin)
    console = Console(file=sys.stderr)
    yield from track(
        facts,
        word("seats", lang, seats=len(plan.bots)),
        total=plan.games,
        console=console,
        disable=not console.is_terminal,
    )


def show(one: Report, lang: str) -> None:
    """Print one report as tables; what a game has nothing of is left out."""
    console = Console()
    games = games_text(one.games, lang)
    console.print(f"\n[bold]{word('balance-head', lang, game=one.game, seats=one.seats, games=games)}[/bold]")
    what, lengths = ("moves", one.moves) if one.rounds is None else ("rounds", one.rounds)
    rounded = {name: f"{number:.0f}" for name, number in msgspec.structs.asdict(lengths).items()}
    console.print(word("lengths", lang, what=word(what, lang), **rounded))
    console.print(word("won", lang, share=share_text(one.won)))
    for title, column in share_columns(one, lang).items():
        console.print(share_table(title, column, lang))
    for title, amounts in one.amounts.items():
        names = {own_name(one, title, name, lang): amount for name, amount in amounts.items()}
        console.print(amount_table(own_name(one, title, "", lang), names, lang))
    if one.uses:
        console.print(word("seldom", lang, cards=listed(one, CARDS, one.seldom_played, lang)))
    for title, aims in one.reached.items():
        shares = {own_name(one, title, name, lang): share for name, share in aims.items()}
        console.print(share_table(own_name(one, title, "", lang), shares, lang, "cases", "reached"))
        seldom = [name for name in aims if name in one.seldom_reached]
        console.print(word("seldom-reached", lang, aims=listed(one, title, seldom, lang)))
    for title, prizes in one.taken.items():
        named = {own_name(one, title, name, lang): places for name, places in prizes.items()}
        console.print(place_table(own_name(one, title, "", lang), named, lang))
        missed = [name for name, places in prizes.items() if not all(share.wins for share in places.values())]
        console.print(word("not-everywhere", lang, prizes=listed(one, title, missed, lang)))


def listed(one: Report, title: str, names: Sequence[str], lang: str) -> str:
    """Names of one kind in the game's words, or that there are none."""
    return ", ".join(own_name(one, title, name, lang) for name in names) or word("none", lang)


def own_name(one: Report, title: str, name: str, lang: str) -> str:
    """What only one game counts, in that game's words: a title, or with a name one of its rows."""
    told = extras_of(one.game).names
    return told(title, name, lang) if told is not None else name or title


def share_columns(one: Report, lang: str) -> dict[str, dict[str, Share]]:
    """Shares of victories by all that they are counted by."""
    columns = {
        own_name(one, title, "", lang): {own_name(one, title, side, lang): won for side, won in sides.items()}
        for title, sides in one.sides.items()
    }
    columns[word("seat", lang)] = {seat_name(one.game, seat, lang): won for seat, won in one.by_seat.items()}
    columns[word("place", lang)] = one.order
    return {title: column for title, column in columns.items() if column}


def share_text(share: Share) -> str:
    """A share with its interval."""
    return f"{100 * share.share:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f} %)"


def share_table(
    title: str, shares: dict[str, Share], lang: str, cases: str = "games", won: str = "wins"
) -> Table:
    """Shares of victories, or of whatever was reached, with their intervals."""
    table = Table(title, *(word(name, lang) for name in (cases, won, "interval")))
    for name, share in shares.items():
        interval = f"{100 * share.low:.1f}-{100 * share.high:.1f} %"
        table.add_row(name, str(share.games), f"{100 * share.share:.1f} %", interval)
    return table


def place_table(title: str, prizes: dict[str, dict[str, Share]], lang: str) -> Table:
    """In which share of the games each prize was taken, and from which places in the turn order."""
    places = list(dict.fromkeys(place for shares in prizes.values() for place in shares))
    table = Table(title, word("taken", lang), *(word("from-place", lang, place=place) for place in places))
    for name, shares in prizes.items():
        all_places = sum(share.share for share in shares.values())
        cells = (f"{100 * shares[place].share:.1f} %" for place in places)
        table.add_row(name, f"{100 * all_places:.1f} %", *cells)
    return table


def amount_table(title: str, amounts: dict[str, float], lang: str) -> Table:
    """What a seat has of everything that is counted."""
    table = Table(title, word("per-seat", lang))
    for name, amount in amounts.items():
        table.add_row(name, f"{amount:.2f}")
    return table


def plot(reports: list[Report], path: Path, lang: str) -> None:
    """Draw shares of victories by all that they are counted by, and the length of games."""
    draw = pyplot()
    columns = max(len(share_columns(one, lang)) for one in reports) + 1
    picture, axes = draw.subplots(
        len(reports), columns, figsize=(4.4 * columns, 3.2 * len(reports)), squeeze=False
    )
    for row, one in zip(axes, reports, strict=True):
        for axis, (title, shares) in zip(row, share_columns(one, lang).items(), strict=False):
            draw_shares(axis, word("wins-in", lang, seats=one.seats, title=title), shares, one.seats)
        row[-1].hist(one.lengths, color="#48a878")
        what = word("moves" if one.rounds is None else "rounds", lang)
        row[-1].set_title(word("length-in", lang, seats=one.seats, what=what))
    picture.tight_layout()
    picture.savefig(path)


def draw_shares(axis: Any, title: str, shares: dict[str, Share], seats: int) -> None:
    """Bars with their intervals, and a line where all would be equal."""
    low = [share.share - share.low for share in shares.values()]
    high = [share.high - share.share for share in shares.values()]
    axis.bar(list(shares), [share.share for share in shares.values()], yerr=[low, high], capsize=4)
    axis.axhline(1 / seats, color="#a84848", linewidth=1)
    axis.set_title(title)
