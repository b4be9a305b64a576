"""Finds, reads and checks content packs: a folder of five files each."""

import hashlib
import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from orbita.core.errors import BadContent, BadOptions, Fault
from orbita.games.voyager import schema
from orbita.games.voyager.flatten import flatten
from orbita.games.voyager.moves import (
    MAX_AGENCIES,
    MAX_BODIES,
    MAX_CARDS,
    MAX_MISSIONS,
    MAX_SPACES,
    MAX_TECHNOLOGIES,
)
from orbita.games.voyager.options import Options
from orbita.games.voyager.pack import Pack
from orbita.games.voyager.state import Box
from orbita.games.voyager.vocabulary import DECKS

OWN_PACKS: Final = resources.files("orbita.games.voyager") / "content"
FOLDER_OF_PACKS: Final = "ORBITA_PACKS"  # an environment variable: a folder whose folders are packs
FILES: Final = {
    "board": ("numbers", "prices", "ring", "body", "agency", "technology"),
    "research": ("card",),
    "exploration": ("card",),
    "missions": ("mission",),
    "achievements": ("achievement",),
}
SINGLE: Final = ("numbers", "prices")
MAX_SEATS: Final = 5
MAX_ACHIEVEMENTS: Final = 32


@cache
def box_for(options: Options) -> Box:
    """The pack these options choose, flat."""
    return flatten(pack_of(options.pack), options)


@cache
def pack_of(name: str) -> Pack:
    """Read a pack by its name."""
    return read(find_pack(name))


@cache
def hash_of(name: str) -> str:
    """Identify what a pack says, whatever its remarks."""
    return hashlib.blake2b(msgspec.json.encode(pack_of(name), order="sorted"), digest_size=4).hexdigest()


def content_hash(options: Options) -> str:
    """Identify the content these options choose."""
    return hash_of(options.pack)


def find_pack(name: str) -> Traversable:
    """A pack of ours, or one in the folder the environment names; never a path, for names come from afar."""
    if re.fullmatch("[a-z0-9][a-z0-9-]{0,40}", name):
        folder = os.environ.get(FOLDER_OF_PACKS)
        places = [OWN_PACKS / name] + ([Path(folder) / name] if folder else [])
        for place in places:
            if place.is_dir():
                return place
    raise BadOptions("options/unknown-pack", f"there is no content pack {name[:40]!r}", pack=name[:40])


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of a pack: of a folder, or of the standard one."""
    read(OWN_PACKS / "standard" if path is None else Path(path))


def read(folder: Traversable) -> Pack:
    """Read and check a whole pack."""
    faults: list[Fault] = []
    content = {file: read_file(folder, file, faults) for file in FILES}
    faults += find_faults(content)
    if faults:
        raise BadContent(faults)
    board = content["board"]
    return msgspec.convert(
        {
            "numbers": board["numbers"],
            "prices": board["prices"],
            "rings": board["ring"],
            "bodies": board["body"],
            "agencies": board["agency"],
            "technologies": board["technology"],
            "research": content["research"]["card"],
            "exploration": content["exploration"]["card"],
            "missions": content["missions"]["mission"],
            "achievements": content["achievements"]["achievement"],
        },
        Pack,
    )


def read_file(folder: Traversable, file: str, faults: list[Fault]) -> dict[str, Any]:
    """Parse one file; one that cannot be read counts as empty."""
    name = f"{file}.toml"
    try:
        return tomllib.loads((folder / name).read_bytes().decode())
    except OSError:
        faults.append(Fault(name, "file", "-", "this file is missing"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        faults.append(Fault(name, "file", "syntax", str(error)))
    return {}


def find_faults(content: Mapping[str, dict[str, Any]]) -> list[Fault]:
    """All faults of all files; how entries fit together is asked once each of them is right."""
    names = {kind: ids(content["board"].get(kind)) for kind in ("ring", "body", "technology")}
    shapes = {
        "numbers": schema.NUMBERS,
        "prices": schema.PRICES,
        "ring": schema.RING,
        "body": schema.body(names["ring"], names["body"]),
        "agency": schema.AGENCY,
        "technology": schema.TECHNOLOGY,
        "card": schema.card(names),
        "mission": schema.mission(names),
        "achievement": schema.achievement(names),
    }
    faults = []
    for file, kinds in FILES.items():
        for kind in kinds:
            faults += entry_faults(file, kind, content[file].get(kind), shapes[kind])
        faults += [
            Fault(f"{file}.toml", entry, "-", f"unknown table: there is {', '.join(kinds)}")
            for entry in content[file]
            if entry not in kinds
        ]
    return faults or fit_faults(content)


def ids(entries: Any) -> list[str]:
    """The ids of a list of tables, as far as it is one."""
    entries = entries if isinstance(entries, list) else []
    return [str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry]


def entry_faults(file: str, kind: str, entries: Any, shape: schema.Shape) -> list[Fault]:
    """The faults of one table, or of every table of a list."""
    name = f"{file}.toml"
    if kind in SINGLE:
        return [Fault(name, kind, field or "-", what) for field, what in schema.table(shape)(entries or {})]
    if not isinstance(entries, list) or not entries:
        return [Fault(name, kind, "-", f"at least one [[{kind}]] is needed")]
    faults, seen = [], set()
    for number, entry in enumerate(entries, 1):
        label = f"{kind} {entry['id']}" if isinstance(entry, dict) and "id" in entry else f"{kind} {number}"
        faults += [Fault(name, label, field or "-", what) for field, what in schema.table(shape)(entry)]
        if label in seen:
            faults.append(Fault(name, label, "id", "this id is used twice"))
        seen.add(label)
    return faults


def fit_faults(content: Mapping[str, dict[str, Any]]) -> list[Fault]:
    """What only shows when everything is looked at together."""
    board = content["board"]
    faults = [Fault("board.toml", *fault) for fault in body_faults(board)]
    limits = [
        ("board", "agency", len(board["agency"]), MAX_SEATS, MAX_AGENCIES),
        ("board", "technology", len(board["technology"]), 1, MAX_TECHNOLOGIES),
        ("board", "body", len(board["body"]), 2, MAX_BODIES),
        ("board", "ring", sum(ring["spaces"] for ring in board["ring"]), 2, MAX_SPACES),
        ("research", "card", sum(len(content[deck]["card"]) for deck in DECKS), 2, MAX_CARDS),
        ("missions", "mission", len(content["missions"]["mission"]), 1, MAX_MISSIONS),
        ("achievements", "achievement", len(content["achievements"]["achievement"]), 1, MAX_ACHIEVEMENTS),
    ]
    for file, entry, amount, low, high in limits:
        if not low <= amount <= high:
            what = "spaces of all rings together" if entry == "ring" else "in all"
            faults.append(
                Fault(f"{file}.toml", entry, "-", f"{low} to {high} are needed {what}, not {amount}")
            )
    return faults + mission_faults(board["numbers"], content["missions"]["mission"]) + card_faults(content)


def card_faults(content: Mapping[str, dict[str, Any]]) -> list[Fault]:
    """A card is of one deck only."""
    research = ids(content["research"]["card"])
    return [
        Fault("exploration.toml", f"card {name}", "id", "a research card has this id")
        for name in ids(content["exploration"]["card"])
        if name in research
    ]


def mission_faults(numbers: dict[str, Any], missions: list[dict[str, Any]]) -> list[Fault]:
    """Enough missions for the last of five seats to be dealt its share."""
    if numbers["missions_kept"] >= numbers["missions_dealt"]:
        return [Fault("board.toml", "numbers", "missions_kept", "it must be less than missions_dealt")]
    needed = (MAX_SEATS - 1) * numbers["missions_kept"] + numbers["missions_dealt"]
    there = sum(mission.get("copies", 1) for mission in missions)
    if there < needed:
        return [Fault("missions.toml", "mission", "copies", f"{needed} missions are needed, not {there}")]
    return []


def body_faults(board: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Every body has a ring or a planet, one is home, and somewhere one can land."""
    faults = []
    spaces = {ring["id"]: ring["spaces"] for ring in board["ring"]}
    planets = [body["id"] for body in board["body"] if "ring" in body]
    for body in board["body"]:
        entry = f"body {body['id']}"
        if ("ring" in body) == ("around" in body):
            faults.append((entry, "ring", "either ring and start, or around, is needed"))
        elif "ring" in body and not 0 <= body.get("start", -1) < spaces[body["ring"]]:
            faults.append((entry, "start", f"a space from 0 to {spaces[body['ring']] - 1} is needed"))
        elif "around" in body and body["around"] not in planets:
            faults.append((entry, "around", f"one of {', '.join(planets)} is needed"))
        if body.get("home") and "landing" in body:
            faults.append((entry, "landing", "nobody lands at home"))
    if sum(body.get("home", False) for body in board["body"]) != 1:
        faults.append(("body", "home", "exactly one body is home"))
    if not any("landing" in body for body in board["body"]):
        faults.append(("body", "landing", "at least one body to land on is needed"))
    return faults
