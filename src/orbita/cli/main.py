"""`orbita`: the entry point of the command line. Every subcommand is a module with `add` and `run`."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from orbita import __version__
from orbita.cli import (
    balance,
    bench,
    check_content,
    fuzz,
    ladder,
    loadtest,
    match,
    play,
    puzzle,
    records,
    replay,
    review,
    rules,
    serve,
    simulate,
    train,
)
from orbita.cli.extras import extras_of
from orbita.cli.lang import said
from orbita.core.build import is_compiled
from orbita.core.errors import OrbitaError
from orbita.registry import GAMES

COMMANDS: Final = (
    play,
    serve,
    records,
    replay,
    review,
    puzzle,
    rules,
    simulate,
    match,
    ladder,
    train,
    balance,
    check_content,
    bench,
    loadtest,
    fuzz,
)


def version_text() -> str:
    """Name the version and say whether the rules are compiled."""
    kind = "compiled" if is_compiled() else "uncompiled"
    return f"orbita {__version__} ({kind} rules)"


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(prog="orbita", description="One table for three space board games.")
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    own = (command for game in GAMES for command in extras_of(game).commands)
    for command in (*COMMANDS, *own):
        command.add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; somebody's mistake is one line on stderr and exit status 2."""
    args = make_parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except OrbitaError as error:
        print(f"orbita: {said(error, getattr(args, 'lang', ''))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
