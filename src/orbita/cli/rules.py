"""`orbita rules`: our own short rules of a game."""

import argparse
from typing import Any

from orbita.cli.lang import add_lang, errors_in
from orbita.cli.terminal import prepare, print_markdown
from orbita.registry import GAMES, find_game


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("rules", help="read the rules of a game")
    parser.add_argument("game", help=f"which game: {', '.join(GAMES)}")
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the rules."""
    prepare()
    with errors_in(args.lang):
        print_markdown(find_game(args.game).texts.rules(args.lang))
    return 0
