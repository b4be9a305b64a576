"""`orbita mission inquire`: the debrief of a recorded mission."""

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang
from orbita.cli.output import add_out, give_out
from orbita.cli.space_alert.errors import told_in
from orbita.cli.table.saving import read_file
from orbita.core.lang import Pair, say
from orbita.games.space_alert.game import inquire
from orbita.games.space_alert.texts.catalogue_inquiry import HEADS
from orbita.games.space_alert.tools.inquiry.model import Change, Inquiry, Link, Words

LONGEST: Final = 60.0
PATIENCE: Final = 20  # times the seconds that were given, then it stops whatever it has
SHOWN: Final = 4  # changes


def add(actions: Any) -> None:
    """Describe the command line."""
    parser = actions.add_parser("inquire", help="debrief a recorded mission: why, and what would have helped")
    parser.add_argument("record", help="a finished game, as JSON or text")
    parser.add_argument("--seconds", type=seconds, default=1.5, help="how much to try (default: 1.5)")
    parser.add_argument("--seed", type=int, default=0, help="the same number searches the same way")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """Read how much to try."""
    value = float(text)
    if not 0 < value <= LONGEST:
        raise argparse.ArgumentTypeError(f"from above 0 to {LONGEST:.0f}")
    return value


def run(args: argparse.Namespace) -> int:
    """Read, inquire, tell."""
    with told_in(args.lang):
        record = read_file(args.record)
        end = time.monotonic() + PATIENCE * args.seconds
        inquiry = inquire(record, args.seconds, args.seed, is_time_up=lambda: time.monotonic() >= end)
        if args.json:
            text = msgspec.json.format(msgspec.json.encode(inquiry), indent=2).decode() + "\n"
        else:
            text = "\n".join(lines(inquiry, args.lang)) + "\n"
        give_out(text, args.out)
    return 0


def lines(inquiry: Inquiry, lang: str) -> Iterator[str]:
    """The debrief for people, a chapter after the other."""
    yield word(inquiry.verdict.text, lang)
    yield from chapter(HEADS["chain"], [link_line(link, lang) for link in inquiry.chain], lang)
    yield from chapter(HEADS["not_decisive"], [link_line(link, lang) for link in inquiry.not_decisive], lang)
    found = [change_line(change, lang) for change in inquiry.changes.found[:SHOWN]]
    yield from chapter(HEADS["changes"], [word(inquiry.changes.text, lang), *found], lang)
    lost = [f"{line.points:>3}  {word(line.text, lang)}" for line in inquiry.lost_points]
    yield from chapter(HEADS["points"], lost, lang)
    yield from chapter(HEADS["best"], [word(inquiry.best.text, lang)], lang)
    yield from chapter(HEADS["luck"], [word(inquiry.luck.text, lang)], lang)
    yield from chapter(HEADS["tip"], [word(inquiry.tip.text, lang)], lang)
    if inquiry.stopped:
        yield from ("", say(HEADS["stopped"], lang))


def chapter(head: Pair, told: Sequence[str], lang: str) -> Iterator[str]:
    """A heading and what stands under it; without anything, nothing."""
    if told:
        yield from ("", say(head, lang), *(f"  {line}" for line in told))


def link_line(link: Link, lang: str) -> str:
    """A link with its turns."""
    turns = (
        ", ".join(map(str, link.turns)) if len(link.turns) < SHOWN else f"{link.turns[0]}–{link.turns[-1]}"
    )
    return f"[{turns}] {word(link.title, lang)}. {word(link.about, lang)}"


def change_line(change: Change, lang: str) -> str:
    """A change and what it brings."""
    return f"{word(change.title, lang)}. {word(change.about, lang)}"


def word(words: Words, lang: str) -> str:
    """A sentence in a language."""
    return words.pl if lang == "pl" else words.en
