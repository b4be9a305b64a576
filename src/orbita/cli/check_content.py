"""`orbita check-content`: whether the content files of the games, or one of your own, are right."""

import argparse
from typing import Any, Final

from orbita.cli.lang import add_lang
from orbita.cli.output import reason
from orbita.core.contract import Game
from orbita.core.errors import BadContent, BadOptions
from orbita.core.lang import Forms, Pair, amount, say
from orbita.registry import GAMES, find_game

FAULTS: Final[Forms] = (("błąd", "błędy", "błędów"), ("fault", "faults"))
CONTENT: Final[Pair] = ("zawartość {hash}", "content {hash}")


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("check-content", help="check the content files of the games")
    parser.add_argument("game", nargs="?", help="only this game (default: all)")
    parser.add_argument(
        "--file",
        "--pack",
        dest="file",
        metavar="PATH",
        help="check this file or pack in place of the game's own",
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check all that was asked for; status 1 if anything is wrong."""
    if args.file is not None and args.game is None:
        raise BadOptions("content/game-needed", "say for which game: orbita check-content GAME --file FILE")
    games = list(GAMES.values()) if args.game is None else [find_game(args.game)]
    results = [check(game, args.file, args.lang) for game in games]
    return 0 if all(results) else 1


def check(game: Game[Any], file: str | None, lang: str) -> bool:
    """Check one game and say how it went."""
    try:
        game.check_content(file)
    except BadContent as error:
        print(f"{game.name}: {amount(len(error.faults), FAULTS, lang)}")
        for fault in error.faults:
            print(f"  {fault.told(lang)}")
        return False
    except (OSError, ValueError) as error:
        raise BadOptions("file/unreadable", f"cannot read {file}: {reason(error)}", file=file) from error
    checked = file or say(CONTENT, lang, hash=game.content_hash(game.read_options({})))
    print(f"{game.name}: OK ({checked})")
    return True
