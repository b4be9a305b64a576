"""`orbita play`: a game at one terminal, with people, bots or both."""

import argparse
import secrets
from typing import Any, Final

from orbita.bots.find import at_once, find_bot
from orbita.cli.extras import extras_of
from orbita.cli.lang import add_lang, errors_in
from orbita.cli.table import remote
from orbita.cli.table.local import LocalTable, check_seats
from orbita.cli.table.saving import read_file
from orbita.cli.table.shared import SharedTable, has_secrets
from orbita.cli.table.talk import HUMAN
from orbita.cli.table.timed import TimedTable
from orbita.cli.terminal import prepare
from orbita.core.contract import NEVER, Game
from orbita.core.errors import BadNotation, BadOptions
from orbita.core.match import Match
from orbita.core.replay import replay
from orbita.core.values import read_value
from orbita.registry import GAMES, find_game

FASTEST: Final = 1000


def add(commands: Any) -> None:
    """Add the parser."""
    parser = commands.add_parser("play", help="play a game in the terminal")
    parser.add_argument("game", nargs="?", default=next(iter(GAMES)), help=f"which game: {', '.join(GAMES)}")
    parser.add_argument("--join", metavar="LINK", help="sit down at a server's table: http://HOST/t/CODE#KEY")
    parser.add_argument("--name", help="the nickname to join with (default: the name of your account)")
    parser.add_argument(
        "--seats", metavar="WHO,WHO", help="human or a bot for each seat (default: human,greedy)"
    )
    parser.add_argument("--variant", help="short for --option variant=…")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="choose a variant or a house rule"
    )
    parser.add_argument("--seed", type=int, help="play the same shuffle again")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--save", metavar="FILE", help="save after every move")
    parser.add_argument(
        "--pace",
        type=read_pace,
        default=1.0,
        help="games with a clock: 1 is real time, 20 twenty times faster, 0 only when somebody says wait",
    )
    add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Set the table and play, or sit down at one elsewhere."""
    prepare()
    if args.join:
        with errors_in(args.lang):
            return remote.run(args)
    with errors_in(args.lang):
        game = find_game(args.game)
        match = load_match(game, args) if args.load else new_match(game, args)
        players = read_players(game, args.seats, match.seats)
        check_seats(match, len(players))
        return set_table(match, players, args).run()


def set_table(match: Match[Any], players: tuple[str, ...], args: argparse.Namespace) -> LocalTable:
    """A table with a clock where the game has one; one that hides hands where people share the keyboard."""
    own = extras_of(match.game.name).table
    if own is not None or match.game.wake_at(match.state) != NEVER:
        return (own or TimedTable)(match, players, args.lang, args.save, args.pace)
    if players.count(HUMAN) > 1 and has_secrets(match.game, match.state, match.seats):
        return SharedTable(match, players, args.lang, args.save)
    return LocalTable(match, players, args.lang, args.save)


def read_pace(text: str) -> float:
    """Read how fast the clock runs."""
    try:
        pace = float(text)
    except ValueError:
        pace = -1
    if not 0 <= pace <= FASTEST:
        raise argparse.ArgumentTypeError(f"a number from 0 to {FASTEST}")
    return pace


def new_match(game: Game[Any], args: argparse.Namespace) -> Match[Any]:
    """Begin a game with the options that were given."""
    seed = secrets.randbits(256) if args.seed is None else args.seed
    seats = len(args.seats.split(",")) if args.seats else max(2, game.min_seats)
    return Match(game, game.read_options(read_options(args)), seats, seed)


def load_match(game: Game[Any], args: argparse.Namespace) -> Match[Any]:
    """Go on with a saved game, which brings its own options and seed."""
    if args.option or args.variant or args.seed is not None:
        raise BadOptions(
            "load/fixed", "a loaded game has its own options and seed: leave them out with --load"
        )
    return replay(read_file(args.load), game)


def read_options(args: argparse.Namespace) -> dict[str, Any]:
    """Collect options from the command line."""
    given = {} if args.variant is None else {"variant": args.variant}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals or not value:
            raise BadNotation("notation/values", f"cannot read {text!r}: write name=value")
        given[name] = read_value(value)
    return given


def read_players(game: Game[Any], given: str | None, seats: int) -> tuple[str, ...]:
    """Who sits where: by default a person first, then the best bot that answers at once."""
    if given is None:
        return (HUMAN, *[at_once(game.name)] * (seats - 1))
    players = tuple(name.strip() for name in given.split(","))
    for name in players:
        if name != HUMAN:
            find_bot(game.name, name)
    return players
