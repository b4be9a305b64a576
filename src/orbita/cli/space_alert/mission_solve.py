"""`orbita mission solve`: let the greedy planner fill the boards of a whole crew."""

import argparse
import sys
import time
from typing import Any, Final

import msgspec

from orbita.bots.space_alert.laying import lay_cards
from orbita.bots.space_alert.solving import Solution, improve, tidied
from orbita.cli.lang import add_lang
from orbita.cli.output import add_out, give_out, read_bytes
from orbita.cli.space_alert.errors import told_in
from orbita.core.lang import say
from orbita.games.space_alert.content.flatten import box_for
from orbita.games.space_alert.names import SEAT_NAMES
from orbita.games.space_alert.notation import card_text
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import action_setup
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.ship import SLOTS, TURNS, with_plan
from orbita.games.space_alert.texts.catalogue_tools import PLAN_LOST, PLAN_SCORE
from orbita.games.space_alert.tools.flights.file import FlightFile, read_flight
from orbita.games.space_alert.tools.flights.source import MAX_BYTES

LONGEST: Final = 3600.0


def add(actions: Any) -> None:
    """Describe the command line."""
    parser = actions.add_parser("solve", help="find a plan for a whole crew that knows what will come")
    parser.add_argument("file", help="a TOML or JSON file as for resolve; its cards are not looked at")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="time to think (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="the same number climbs the same way")
    parser.add_argument("--no-heroic", action="store_true", help="without heroic cards")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--quiet", action="store_true", help="no progress")
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run)


def seconds(text: str) -> float:
    """Read a time to think."""
    value = float(text)
    if not 0 < value <= LONGEST:
        raise argparse.ArgumentTypeError(f"from above 0 to {LONGEST:.0f}")
    return value


def run(args: argparse.Namespace) -> int:
    """Think, showing progress; then give the best plan out. Exit status 1 if the ship is lost with it."""
    with told_in(args.lang):
        flight = read_flight(read_bytes(args.file, MAX_BYTES), args.file, args.seed)
        if args.no_heroic:
            flight.heroic = (0,) * flight.mission.crew
        best = solve(flight, args)
        give_out(json_text(flight, best) if args.json else plan_text(flight, best, args.lang), args.out)
    return 0 if best.score is not None else 1


def solve(flight: FlightFile, args: argparse.Namespace) -> Solution:
    """The best plan found in time."""
    start = time.monotonic()
    best: Solution | None = None
    for solution in improve(
        box_for(Options()),
        flight.mission,
        args.seed,
        lambda: time.monotonic() - start >= args.seconds,
        flight.heroic,
    ):
        best = solution
        if not args.quiet:
            told = progress_text(solution, args.lang)
            print(f"{time.monotonic() - start:6.1f} s  {told}", file=sys.stderr, flush=True)
    assert best is not None
    return tidied(box_for(Options()), flight.mission, best)


def progress_text(solution: Solution, lang: str) -> str:
    """How good the best plan is."""
    if solution.score is None:
        return say(PLAN_LOST, lang)
    return say(PLAN_SCORE, lang, score=solution.score)


def columns(flight: FlightFile, solution: Solution) -> list[list[str]]:
    """The cards of each member, turn by turn, the half that is up first."""
    plan = lay_cards(box_for(Options()), solution.plan, flight.heroic)
    return [
        [card_text(plan[member * SLOTS + turn]) for turn in range(1, TURNS + 1)]
        for member in range(flight.mission.crew)
    ]


def plan_text(flight: FlightFile, solution: Solution, lang: str) -> str:
    """The plan as `resolve` reads it, with its score in a comment."""
    lines = [f"# {progress_text(solution, lang)}"]
    for member, cards in enumerate(columns(flight, solution)):
        name = flight.names[member] or SEAT_NAMES[member]
        lines += ["[[players]]", f"name = {msgspec.json.encode(name).decode()}"]
        rows = (cards[:3], cards[3:7], cards[7:])
        lines += ['cards = """', *(row_text(row) for row in rows), '"""']
    return "\n".join(lines) + "\n"


def row_text(cards: list[str]) -> str:
    """The cards of a phase, one below the other."""
    return ("  " + " ".join(f"{card:<9}" for card in cards)).rstrip()


def json_text(flight: FlightFile, solution: Solution) -> str:
    """The plan, its score, and the score resolved once more from the start."""
    ship = action_setup.board(box_for(Options()), with_plan(flight.mission, solution.plan))
    checked = action_round.play_on(ship)
    answer = {
        "score": solution.score,
        "resolved": checked if solution.score is not None else None,
        "seed": flight.seed,
        "steps": solution.steps,
        "players": columns(flight, solution),
    }
    return msgspec.json.encode(answer).decode() + "\n"
