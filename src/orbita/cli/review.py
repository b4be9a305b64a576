"""`orbita review`: a recorded game looked at again: chances, turning points, mistakes, luck."""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orbita.arena.review import MISTAKE, never, review
from orbita.arena.review_model import Account, Decision, Draw, Review, TurningPoint, Words
from orbita.arena.review_words import draws_text, moves_text, told, walks_text
from orbita.cli.lang import add_lang, errors_in
from orbita.cli.output import add_out, give_out
from orbita.cli.report_words import seat_name
from orbita.cli.table.saving import read_file

LEVELS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # of a curve
DRAWS: Final = 6  # that are told
COLUMNS: Final = (
    "seat", "decisions", "mistakes-column", "lost-column", "start", "skill", "luck-column", "rest", "result",
)  # fmt: skip


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("review", help="judge a recorded game: mistakes, turning points, luck")
    parser.add_argument("record", metavar="RECORD", help="a game, as text or JSON")
    parser.add_argument(
        "--walks", type=int, help="for every decision (default: as many as the game's search)"
    )
    parser.add_argument("--confirm", type=int, help="for what may be a mistake (default: 6.25 times as many)")
    parser.add_argument("--seed", type=int, default=0, help="the same number, the same review")
    parser.add_argument("--seconds", type=float, help="stop after so long with what there is")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, look, tell."""
    with errors_in(args.lang):
        record = read_file(args.record)
        found = watch(args, record)
        if args.json:
            text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n"
        else:
            text = "\n".join(lines(found, args.lang)) + "\n"
        give_out(text, args.out)
    return 0


def watch(args: argparse.Namespace, record: Any) -> Review:
    """Review, with progress on a terminal."""
    end = None if args.seconds is None else time.monotonic() + args.seconds
    columns = (
        TextColumn(told("looking", args.lang)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("decisions", total=None)
        return review(
            record,
            args.walks,
            args.confirm,
            args.seed,
            is_time_up=never if end is None else lambda: time.monotonic() >= end,
            tell=lambda done, whole: progress.update(task, completed=done, total=whole),
        )


def lines(found: Review, lang: str) -> Iterator[str]:
    """The review for people, a chapter after the other."""
    walks, confirmed = (walks_text(count, lang) for count in (found.walks, found.confirmed_with))
    head = {"game": found.game, "seats": len(found.seats), "walks": walks, "confirmed": confirmed}
    yield told("head", lang, moves=moves_text(found.moves, lang), **head)
    yield from ("", told("curve", lang), *curve_lines(found, lang))
    yield from ("", told("turning-points", lang), *turn_lines(found, lang))
    yield from ("", told("mistakes", lang, least=percent(MISTAKE)), *mistake_lines(found, lang))
    yield from ("", told("accounts", lang), *account_lines(found, lang))
    yield from ("", *luck_lines(found, lang))
    if found.is_doubtful:
        yield from ("", told("doubtful", lang))
    if found.is_cut_short:
        yield from ("", told("cut-short", lang))


def percent(share: float) -> str:
    """A share in whole percent."""
    return f"{round(100 * share)} %".replace("-", "−")


def change(share: float) -> str:
    """A change of chances in whole percent, with its sign."""
    whole = round(100 * share)
    return f"{whole:+} %".replace("-", "−") if whole else "0 %"


def tenths(share: float, lang: str) -> str:
    """A share in percent with a tenth, as a language writes it."""
    text = f"{100 * share:.1f} %"
    return text.replace(".", ",") if lang == "pl" else text


def curve_lines(found: Review, lang: str) -> Iterator[str]:
    """A line for every seat: its chances over the game, from the first to the last."""
    names = [seat_name(found.game, seat, lang) for seat in found.seats]
    for seat, name in enumerate(names):
        chances = [moment.chances[seat] for moment in found.curve]
        if chances:
            ends = f"{percent(chances[0])} → {percent(chances[-1])}"
            yield f"  {name:<{max(map(len, names))}}  {spark(chances)}  {ends}"


def spark(chances: Sequence[float]) -> str:
    """A curve of letters, of one width at most."""
    count = min(WIDTH, len(chances))
    parts = [chances[at * len(chances) // count : (at + 1) * len(chances) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(LEVELS[min(len(LEVELS) - 1, int(mean * len(LEVELS)))] for mean in means)


def turn_lines(found: Review, lang: str) -> Iterator[str]:
    """The turning points."""
    if not found.turning_points:
        yield f"  {told('no-turning-points', lang, swing=percent(found.swing))}"
    for point in found.turning_points:
        yield f"  {turn_line(found, point, lang)}"


def turn_line(found: Review, point: TurningPoint, lang: str) -> str:
    """One of them, with the chances of all before and after."""
    chances = ", ".join(
        f"{seat_name(found.game, seat, lang)} {percent(before)} → {percent(after)}"
        for seat, before, after in zip(found.seats, point.before, point.after, strict=True)
    )
    seat, move = seat_name(found.game, point.seat, lang), word(point.move, lang)
    return f"{point.number}. {seat}: {move}. {chances} ({told(point.cause, lang)})"


def mistake_lines(found: Review, lang: str) -> list[str]:
    """All mistakes."""
    mistakes = [mistake_line(found, one, lang) for one in found.decisions if one.is_mistake]
    return mistakes or [f"  {told('no-mistakes', lang)}"]


def mistake_line(found: Review, decision: Decision, lang: str) -> str:
    """A mistake and what would have been better."""
    assert decision.instead is not None, "a mistake is worse than something"
    return "  " + told(
        "lost",
        lang,
        number=decision.number,
        seat=seat_name(found.game, decision.seat, lang),
        move=word(decision.made.words, lang),
        made=percent(decision.made.chance),
        better=percent(decision.instead.chance),
        best=word(decision.instead.words, lang),
    )


def account_lines(found: Review, lang: str) -> list[str]:
    """Where the result came from, seat by seat, as a table."""
    table = Table()
    for head in COLUMNS:
        table.add_column(told(head, lang), justify="left" if head == "seat" else "right")
    for account in found.accounts:
        table.add_row(seat_name(found.game, account.seat, lang), *account_cells(account))
    out = StringIO()
    Console(file=out, width=110, highlight=False).print(table)
    return out.getvalue().splitlines()


def account_cells(account: Account) -> Iterator[str]:
    """The figures of a seat."""
    yield str(account.decisions)
    yield str(account.mistakes)
    yield percent(account.lost)
    yield percent(account.start)
    yield change(account.skill)
    yield f"{change(account.luck)} ± {round(100 * account.luck_error)} %"
    yield "–" if account.rest is None else change(account.rest)
    yield "–" if account.result is None else percent(account.result)


def luck_lines(found: Review, lang: str) -> Iterator[str]:
    """The ledger of luck, or that there is hardly any."""
    luck = found.luck
    size = {"draws": draws_text(len(luck.draws), lang), "deviation": tenths(luck.deviation, lang)}
    if luck.is_small:
        yield told("luck-small", lang, **size)
        return
    yield told("luck-ledger", lang, **size)
    greatest = sorted(luck.draws, key=lambda draw: -max(map(abs, draw.luck)))[:DRAWS]
    for draw in sorted(greatest, key=lambda draw: draw.number):
        yield f"  {draw_line(found, draw, lang)}"


def draw_line(found: Review, draw: Draw, lang: str) -> str:
    """What a draw did to every seat."""
    luck = ", ".join(
        f"{seat_name(found.game, seat, lang)} {change(part)}"
        for seat, part in zip(found.seats, draw.luck, strict=True)
    )
    return f"{draw.number}. {seat_name(found.game, draw.seat, lang)}: {word(draw.move, lang)}. {luck}"


def word(words: Words, lang: str) -> str:
    """A text in a language."""
    return words.pl if lang == "pl" else words.en
