"""`orbita mission resolve`: carry out a mission that was flown with the box, step by step."""

import argparse
import secrets
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang, errors_in
from orbita.cli.output import add_out, give_out, read_bytes
from orbita.core.chance import Event
from orbita.games.space_alert import referee
from orbita.games.space_alert.event_texts import event_text
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.flight_file import Flight, read_flight
from orbita.games.space_alert.flight_source import MAX_BYTES
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import ship_event_data
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.rules import setup
from orbita.games.space_alert.score_sheet import loss_lines, score_parts, sheet_lines
from orbita.games.space_alert.ship import WON, Ship
from orbita.games.space_alert.threat_texts import pick

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
    with errors_in(args.lang):
        raw = read_bytes(args.file, MAX_BYTES)
        flight = read_flight(raw, args.file, args.lang, secrets.randbelow(SEEDS))
        ship, events = resolve(flight, Options(stealth_fighter_speed=args.stealth_fighter_speed))
        tell = json_text if args.json else story_text
        give_out(tell(flight, ship, events, args.lang), args.out)
    return 0


def resolve(flight: Flight, options: Options) -> tuple[Ship, list[Event]]:
    """Play the whole action round and listen to it."""
    ship = setup.board(box_for(options), flight.mission)
    events: list[Event] = []
    ship.events = events
    action_round.play_on(ship)
    ship.events = None
    return ship, events


def named_events(flight: Flight, ship: Ship, events: list[Event]) -> list[dict[str, Any]]:
    """Events with the names of the crew."""
    named = [ship_event_data(ship, event) for event in events]
    for data in named:
        if "member" in data:
            place = SEAT_NAMES.index(data["member"])
            data["member"] = flight.names[place] or data["member"]
    return named


def story_text(flight: Flight, ship: Ship, events: list[Event], lang: str) -> str:
    """Step by step, then the score sheet."""
    lines = []
    if flight.seed is not None:
        told = ("Uszkodzenia wylosowane, ziarno {seed}", "Damage drawn with seed {seed}")
        lines.append(pick(told, lang).format(seed=flight.seed))
    named = named_events(flight, ship, events)
    for data in named:
        text = event_text(data, lang)
        if data["event"] == "turn_began":
            lines.append("")
        if text is not None:
            lines.append(text)
    if ship.ending == WON:
        losses = loss_lines(ship, named, lang)
        if losses:
            lines += ["", pick(("Punkty stracone", "Points lost"), lang), *losses]
        lines += ["", *sheet_lines(ship, lang)]
    return "\n".join(lines) + "\n"


def json_text(flight: Flight, ship: Ship, events: list[Event], lang: str) -> str:
    """Result, score sheet and every event."""
    answer = {
        "seed": flight.seed,
        "result": referee.answer(ship),
        "score": score_parts(ship) if ship.ending == WON else None,
        "events": named_events(flight, ship, events),
    }
    return msgspec.json.format(msgspec.json.encode(answer), indent=2).decode() + "\n"
