"""`orbita mission resolve`: carry out a mission that was flown with the box, step by step."""

import argparse
import secrets
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang
from orbita.cli.output import add_out, give_out, read_bytes
from orbita.cli.space_alert.errors import told_in
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.tools.flights.file import read_flight
from orbita.games.space_alert.tools.flights.resolve import resolve
from orbita.games.space_alert.tools.flights.source import MAX_BYTES
from orbita.games.space_alert.tools.flights.story import story_data, story_text

SEEDS: Final = 1_000_000


def add(actions: Any) -> None:
    """Describe the command line."""
    parser = actions.add_parser("resolve", help="carry out a mission flown with the box")
    parser.add_argument("file", help="a TOML or JSON file: trajectories, threats, damage, cards")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--stealth-fighter-speed", type=int, choices=(3, 4), default=3)
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, resolve, tell."""
    with told_in(args.lang):
        raw = read_bytes(args.file, MAX_BYTES)
        flight = read_flight(raw, args.file, secrets.randbelow(SEEDS))
        ship, events = resolve(flight, Options(stealth_fighter_speed=args.stealth_fighter_speed))
        if args.json:
            data = msgspec.json.encode(story_data(flight, ship, events))
            text = msgspec.json.format(data, indent=2).decode() + "\n"
        else:
            text = story_text(flight, ship, events, args.lang)
        give_out(text, args.out)
    return 0
