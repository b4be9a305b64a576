"""`orbita match`: is one bot stronger than another? Pairs of games until it is clear."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from orbita.arena import sprt
from orbita.arena.match import Pair, Trial, Verdict, check_trial, count, play_pairs, verdict
from orbita.cli.lang import add_lang
from orbita.cli.match_file import MatchFile
from orbita.cli.play import read_options
from orbita.cli.simulate import processors
from orbita.cli.strength_words import told
from orbita.core.errors import BadOptions
from orbita.registry import GAMES, find_game


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser(
        "match",
        help="test whether a bot is stronger than another",
        description="Plays pairs of games with swapped seats until one of two differences in Elo holds.",
    )
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("tested", metavar="A", help="the bot that is tested, for instance search-400")
    parser.add_argument("against", metavar="B", help="the bot it plays against")
    parser.add_argument(
        "--elo",
        nargs=2,
        type=float,
        default=(0.0, 30.0),
        metavar=("LOW", "HIGH"),
        help="is A stronger by HIGH, or by LOW only? (default: 0 30)",
    )
    parser.add_argument("--seats", type=int, help="how many sit down, A and B in turn (default: the fewest)")
    parser.add_argument("--games", type=int, default=4000, help="at most so many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games")
    parser.add_argument("--variant", help="short for --option variant=…")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    parser.add_argument("--jobs", type=int, default=processors(), help="processes (default: %(default)s)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep every pair in a file, as it is played")
    parser.add_argument("--resume", action="store_true", help="go on with the pairs that stand in the file")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check everything that was asked for, play until it is clear, and tell."""
    trial = read_trial(args)
    check_trial(trial)
    if args.resume and args.out is None:
        raise BadOptions("match/no-file", "say where the pairs stand: --resume --out FILE")
    file = MatchFile(args.out, trial, args.resume) if args.out is not None else None
    pairs = list(file.pairs) if file is not None else []
    for pair in watch(trial, pairs, args.jobs):
        if file is not None:
            file.keep(pair)
        pairs.append(pair)
    found = verdict(trial, pairs)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print("\n".join(lines(found, args.lang)))
    return 0


def read_trial(args: argparse.Namespace) -> Trial:
    """Gather what is to be tested from the command line."""
    game = find_game(args.game)
    return Trial(
        game=game.name,
        tested=args.tested,
        against=args.against,
        seats=max(game.min_seats, 2) if args.seats is None else args.seats,
        games=args.games,
        seed=args.seed,
        elo=(args.elo[0], args.elo[1]),
        options=read_options(args),
    )


def watch(trial: Trial, before: list[Pair], jobs: int) -> Iterator[Pair]:
    """The pairs to come, with progress on a terminal: how many, and how near the test is to its end."""
    counts = count(before)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(near(trial, counts), total=trial.games // 2, completed=len(before))
        for pair in play_pairs(trial, before, jobs):
            counts[pair.points()] += 1
            progress.update(task, advance=1, description=near(trial, counts))
            yield pair


def near(trial: Trial, counts: sprt.Counts) -> str:
    """How the two guesses compare, between the bounds at which one is accepted."""
    return f"{sprt.LOWER:.2f} < {sprt.log_ratio(counts, *trial.elo):+.2f} < {sprt.UPPER:.2f}"


def lines(found: Verdict, lang: str) -> list[str]:
    """The verdict in words."""
    low, high = found.guesses
    names = {"tested": found.tested, "against": found.against}
    options = ", ".join(f"{name} {value}" for name, value in found.options.items())
    table = {"game": found.game, "seats": found.seats, "seed": found.seed, "options": options}
    lost = {"losses": found.common_losses, "unfinished": found.unfinished}
    counted = " · ".join(f"{points}: {pairs}" for points, pairs in found.points.items())
    bounds = {name: f"{bound:.2f}" for name, bound in zip(("low", "high"), found.bounds, strict=True)}
    return [
        told("match-head", lang, **table, **names),
        told("match-won", lang, tested=found.tested, won=f"{found.won:g}", games=found.games, **lost),
        told("match-points", lang, points=counted),
        told("match-elo", lang, elo=signed(found.elo), low=signed(found.low), high=signed(found.high)),
        told("match-ratio", lang, ratio=f"{found.log_ratio:.2f}", **bounds),
        told(f"match-{found.decision}", lang, low=f"{low:g}", high=f"{high:g}", **names),
    ]


def signed(elo: float) -> str:
    """A difference in Elo; at the end of what can be told it says so."""
    if abs(elo) >= sprt.CLEAREST:
        return f"{'>' if elo > 0 else '<'} {'+' if elo > 0 else '−'}{sprt.CLEAREST:.0f}"
    return f"{elo:+.0f}".replace("-", "−")
