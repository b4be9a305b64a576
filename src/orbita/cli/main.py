"""`orbita`: the entry point of the command line. Every subcommand is a module with `add` and `run`."""

import argparse
import sys
from collections.abc import Sequence

from orbita import __version__
from orbita.cli import (
    balance,
    bench,
    campaign,
    check_content,
    conformance,
    fuzz,
    loadtest,
    log,
    mission,
    play,
    records,
    replay,
    rules,
    serve,
    simulate,
    voyager,
)
from orbita.core import chance
from orbita.core.errors import OrbitaError

COMMANDS = (
    play,
    serve,
    records,
    replay,
    rules,
    simulate,
    balance,
    mission,
    campaign,
    log,
    voyager,
    check_content,
    conformance,
    bench,
    loadtest,
    fuzz,
)


def version_text() -> str:
    """Name the version and say whether the rules are compiled."""
    kind = "uncompiled" if str(chance.__file__).endswith(".py") else "compiled"
    return f"orbita {__version__} ({kind} rules)"


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(prog="orbita", description="One table for three space board games.")
    parser.add_argument("--version", action="version", version=version_text())
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; somebody's mistake is one line on stderr and exit status 2."""
    args = make_parser().parse_args(arguments)
    try:
        return int(args.run(args))
    except OrbitaError as error:
        print(f"orbita: {error.message}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 1
