"""`orbita voyager`: helpers for the table of Solar System Voyager: launch windows, a pack to begin with."""

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from orbita.cli.output import reason
from orbita.core.chance import cells
from orbita.core.errors import BadOptions
from orbita.games.voyager.content import FILES, OWN_PACKS, PACK_NAME, box_for
from orbita.games.voyager.notation import parse_id
from orbita.games.voyager.options import Options
from orbita.games.voyager.routes import bodies_by_round
from orbita.games.voyager.state import MAX_STEPS, Box
from orbita.games.voyager.windows import Window, launch_windows


def add(commands: Any) -> None:
    """Declare the helpers."""
    helpers = commands.add_parser("voyager", help="helpers for Solar System Voyager")
    helpers = helpers.add_subparsers(title="helpers", required=True, metavar="HELPER")
    add_windows(helpers)
    pack = helpers.add_parser("new-pack", help="copy our content pack, to type in your own cards")
    pack.add_argument("folder", metavar="FOLDER", help="not there yet; its name is the pack's")
    pack.set_defaults(run=new_pack)


def add_windows(helpers: Any) -> None:
    """Declare the launch windows."""
    windows = helpers.add_parser("windows", help="earliest arrival at each body for every launch round")
    windows.add_argument("--round", type=int, default=1, help="the round it is now, from 1")
    windows.add_argument("--launches", type=int, default=12, help="how many rounds of launches to list")
    windows.add_argument(
        "--from", dest="origin", default="earth", metavar="BODY", help="where the rocket stands"
    )
    windows.add_argument("--steps", type=int, default=1, help="spaces of one move: 2 with tourism 1")
    windows.add_argument("--pack", default="standard", help="the content pack")
    windows.add_argument("--json", action="store_true")
    windows.set_defaults(run=run)


def new_pack(args: argparse.Namespace) -> int:
    """Copy the standard pack into a new folder; nothing is ever written over."""
    folder = Path(args.folder)
    if not PACK_NAME.fullmatch(folder.name):
        allowed = "small letters, digits and hyphens"
        raise BadOptions("pack/name", f"the name of a pack is {allowed}, not {folder.name!r}")
    try:
        folder.mkdir()
        for file in FILES:
            name = f"{file}.toml"
            (folder / name).write_bytes((OWN_PACKS / "standard" / name).read_bytes())
    except OSError as error:
        raise BadOptions("file/unwritable", f"cannot make {folder}: {reason(error)}") from error
    print(f"{folder}: change the files, then orbita check-content voyager --pack {folder}")
    return 0


def run(args: argparse.Namespace) -> int:
    """Print the windows."""
    for name, low, high in (("round", 1, 10_000), ("launches", 1, 100), ("steps", 1, MAX_STEPS)):
        if not low <= getattr(args, name) <= high:
            raise BadOptions(f"windows/{name}", f"--{name} is a number from {low} to {high}")
    box = box_for(Options(pack=args.pack))
    origin = parse_id(box, "body", args.origin)
    if origin != box.home and box.landing[origin] == 0:
        raise BadOptions("windows/from", f"no rocket ever stands on {args.origin}")
    passed = args.round - 1
    places = bodies_by_round(box, box.body_start, passed)
    bodies = cells(list(places[passed * box.bodies :]))
    windows = launch_windows(box, bodies, origin, args.steps, args.launches)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(windows), indent=2).decode())
    else:
        Console().print(windows_table(box, origin, windows, args.round))
    return 0


def windows_table(box: Box, origin: int, windows: list[Window], now: int) -> Table:
    """A row for each launch: the round of arrival and, in brackets, the actions with the launch."""
    names = [body.id for number, body in enumerate(box.pack.bodies) if body.landing and number != origin]
    table = Table("launch in round", *names)
    for window in windows:
        arrivals = {arrival.body: arrival for arrival in window.arrivals}
        found = [arrivals.get(name) for name in names]
        texts = [f"{now + arrival.round} ({arrival.actions})" if arrival else "-" for arrival in found]
        table.add_row(str(now + window.launch), *texts)
    return table
