"""`orbita voyager`: helpers for Solar System Voyager: cards, launch windows, stories, a first pack."""

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from orbita.cli.lang import add_lang
from orbita.cli.output import reason
from orbita.cli.voyager import cards, story
from orbita.core.chance import cells
from orbita.core.errors import BadOptions
from orbita.core.lang import Pair, say
from orbita.core.options import shown
from orbita.core.refusals import refused
from orbita.games.voyager.content.read import FILES, OWN_PACKS, PACK_NAME, box_for
from orbita.games.voyager.notation import parse_id
from orbita.games.voyager.options import Options
from orbita.games.voyager.state import MAX_STEPS, Box
from orbita.games.voyager.texts.catalogue import REFUSALS
from orbita.games.voyager.tools.routes import bodies_by_round
from orbita.games.voyager.tools.windows import Window, launch_windows

NEXT: Final[Pair] = (
    "{folder}: zmień pliki, a potem: orbita check-content voyager --pack {folder}",
    "{folder}: change the files, then orbita check-content voyager --pack {folder}",
)
LAUNCH: Final[Pair] = ("start w rundzie", "launch in round")


def add(commands: Any) -> None:
    """Declare the helpers."""
    helpers = commands.add_parser("voyager", help="helpers for Solar System Voyager")
    helpers = helpers.add_subparsers(title="helpers", required=True, metavar="HELPER")
    add_windows(helpers)
    cards.add(helpers)
    story.add(helpers)
    pack = helpers.add_parser("new-pack", help="copy our content pack, to type in your own cards")
    pack.add_argument("folder", metavar="FOLDER", help="not there yet; its name is the pack's")
    add_lang(pack)
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
    add_lang(windows)
    windows.set_defaults(run=run)


def new_pack(args: argparse.Namespace) -> int:
    """Copy the standard pack into a new folder; nothing is ever written over."""
    folder = Path(args.folder)
    if not PACK_NAME.fullmatch(folder.name):
        raise refused(BadOptions, REFUSALS, "pack/name", name=shown(folder.name))
    try:
        folder.mkdir()
        for file in FILES:
            name = f"{file}.toml"
            (folder / name).write_bytes((OWN_PACKS / "standard" / name).read_bytes())
    except OSError as error:
        raise BadOptions("file/unwritable", f"cannot make {folder}: {reason(error)}", file=folder) from error
    print(say(NEXT, args.lang, folder=folder))
    return 0


def run(args: argparse.Namespace) -> int:
    """Print the windows."""
    for name, low, high in (("round", 1, 10_000), ("launches", 1, 100), ("steps", 1, MAX_STEPS)):
        if not low <= getattr(args, name) <= high:
            raise refused(BadOptions, REFUSALS, f"windows/{name}", low=low, high=high)
    box = box_for(Options(pack=args.pack))
    origin = parse_id(box, "body", args.origin)
    if origin != box.home and box.landing[origin] == 0:
        raise refused(BadOptions, REFUSALS, "windows/from", body=args.origin)
    passed = args.round - 1
    places = bodies_by_round(box, box.body_start, passed)
    bodies = cells(list(places[passed * box.bodies :]))
    windows = launch_windows(box, bodies, origin, args.steps, args.launches)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(windows), indent=2).decode())
    else:
        Console().print(windows_table(box, origin, windows, args.round, args.lang))
    return 0


def windows_table(box: Box, origin: int, windows: list[Window], now: int, lang: str) -> Table:
    """A row for each launch: the round of arrival and, in brackets, the actions with the launch."""
    names = [body.id for number, body in enumerate(box.pack.bodies) if body.landing and number != origin]
    table = Table(say(LAUNCH, lang), *names)
    for window in windows:
        arrivals = {arrival.body: arrival for arrival in window.arrivals}
        found = [arrivals.get(name) for name in names]
        texts = [f"{now + arrival.round} ({arrival.actions})" if arrival else "-" for arrival in found]
        table.add_row(str(now + window.launch), *texts)
    return table
