"""`orbita voyager story`: what a recorded game is remembered for."""

import argparse
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang, errors_in
from orbita.cli.output import add_out, give_out
from orbita.cli.table.saving import read_file
from orbita.core.lang import Pair, say
from orbita.games.voyager.game import GAME, retell
from orbita.games.voyager.texts.catalogue import SOURCES
from orbita.games.voyager.tools.story_types import Story

MOMENT: Final[Pair] = ("runda {round}, ruch {move}: {text}", "round {round}, move {move}: {text}")
POINTS: Final[Pair] = ("{seat}: {score} ({sources})", "{seat}: {score} ({sources})")


def add(helpers: Any) -> None:
    """Declare the command."""
    parser = helpers.add_parser("story", help="the moments of a recorded game, and where points came from")
    parser.add_argument("record", help="a finished game, as JSON or text")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, play again, tell."""
    with errors_in(args.lang, GAME):
        story = retell(read_file(args.record), args.lang)
        if args.json:
            text = msgspec.json.format(msgspec.json.encode(story), indent=2).decode()
        else:
            text = "\n".join(lines(story, args.lang))
        give_out(f"{text}\n", args.out)
    return 0


def lines(story: Story, lang: str) -> Iterator[str]:
    """The story for people."""
    for moment in story.moments:
        yield say(MOMENT, lang, round=moment.round, move=moment.move, text=moment.text)
    yield ""
    for one in story.seats:
        sources = ", ".join(
            f"{say(SOURCES[source], lang)} {points}" for source, points in one.sources.items() if points
        )
        yield say(POINTS, lang, seat=GAME.texts.seat(one.seat, lang), score=one.score, sources=sources)
