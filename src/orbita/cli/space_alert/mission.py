"""`orbita mission`: random missions for Space Alert, and the scripts of the box."""

import argparse
import secrets
from typing import Any, Final

import msgspec

from orbita.cli.lang import add_lang
from orbita.cli.output import add_out, give_out
from orbita.cli.space_alert import (
    mission_inquire,
    mission_resolve,
    mission_solve,
    mission_speak,
    mission_ticker,
)
from orbita.cli.space_alert.errors import told_in
from orbita.cli.space_alert.named import add_mission, named_mission
from orbita.games.space_alert.missions.card import card, clock, timeline
from orbita.games.space_alert.missions.files import write_json
from orbita.games.space_alert.missions.generator import new_mission
from orbita.games.space_alert.missions.model import CREWS, LEVELS, Lang, Mission
from orbita.games.space_alert.missions.scripts import content
from orbita.games.space_alert.missions.timeline import announcements

SEEDS: Final = 1_000_000  # enough to choose from, and short enough to tell a friend


def add(commands: Any) -> None:
    """Describe the command line of `orbita mission`."""
    parser = commands.add_parser(
        "mission", help="missions for Space Alert: make, list, show, speak, resolve, solve, inquire"
    )
    actions = parser.add_subparsers(title="actions", required=True, metavar="ACTION")
    add_new(actions)
    add_list(actions)
    add_show(actions)
    mission_speak.add(actions)
    mission_ticker.add(actions)
    mission_resolve.add(actions)
    mission_solve.add(actions)
    mission_inquire.add(actions)


def add_new(actions: Any) -> None:
    """`orbita mission new`: a random one."""
    parser = actions.add_parser("new", help="make a random mission in the manner of the official ones")
    parser.add_argument("--crew", type=int, choices=CREWS, default=4, help="crew members, androids included")
    parser.add_argument("--common", choices=LEVELS, default="white", help="deck of common threats")
    parser.add_argument("--serious", choices=LEVELS, default="white", help="deck of serious threats")
    parser.add_argument("--seed", type=int, help="the same number gives the same mission (default: any)")
    add_form(parser)
    parser.set_defaults(run=run_new)


def add_list(actions: Any) -> None:
    """`orbita mission list`: what is in the box."""
    parser = actions.add_parser("list", help="list the scripts of the box")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)
    add_out(parser)
    parser.set_defaults(run=run_list)


def add_show(actions: Any) -> None:
    """`orbita mission show`: one of them, or one from a file."""
    parser = actions.add_parser("show", help="show a script of the box, or a mission saved as JSON")
    add_mission(parser)
    add_form(parser)
    parser.set_defaults(run=run_show)


def add_form(parser: argparse.ArgumentParser) -> None:
    """A mission comes as a card, as JSON, or as a timeline."""
    parser.add_argument(
        "--json", action="store_true", help="for programs; with --timeline every announcement"
    )
    parser.add_argument("--timeline", action="store_true", help="strips of five-second columns")
    add_lang(parser)
    add_out(parser)


def run_new(args: argparse.Namespace) -> int:
    """Make a mission and give it out."""
    with told_in(args.lang):
        seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
        mission = new_mission(args.crew, args.common, args.serious, seed)
        give_out(mission_text(mission, args), args.out)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """Find a mission and give it out."""
    with told_in(args.lang):
        give_out(mission_text(named_mission(args.mission), args), args.out)
    return 0


def run_list(args: argparse.Namespace) -> int:
    """List the scripts, one line each."""
    with told_in(args.lang):
        missions = content().missions
        text = json_text(missions) if args.json else "".join(list_line(m, args.lang) for m in missions)
        give_out(text, args.out)
    return 0


def mission_text(mission: Mission, args: argparse.Namespace) -> str:
    """Write a mission in the form that was asked for."""
    if args.json:
        return json_text(announcements(mission)) if args.timeline else write_json(mission)
    return timeline(mission, args.lang) if args.timeline else card(mission, args.lang)


def json_text(value: Any) -> str:
    """Write anything made of structs as JSON."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def list_line(mission: Mission, lang: Lang) -> str:
    """Id, code and name; points for crews of four and five; the ends of the phases."""
    points = "/".join(str(mission.threat_points(crew)) for crew in CREWS)
    ends = " ".join(map(clock, mission.phase_ends))
    return f"{mission.id:<22} {mission.code:<5} {mission.name[lang]:<25} {points:<4} {ends}\n"
