"""Finds, reads and checks content packs: a folder of five files each."""

import hashlib
import os
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from orbita.core.content import read_toml
from orbita.core.errors import BadContent, BadOptions, Fault
from orbita.core.faults import complaint
from orbita.core.options import shown
from orbita.core.refusals import refused
from orbita.games.voyager.content import fitting, schema
from orbita.games.voyager.content.fitting import Content, ids, listed
from orbita.games.voyager.content.flatten import flatten
from orbita.games.voyager.content.pack import Pack
from orbita.games.voyager.options import Options
from orbita.games.voyager.state import Box
from orbita.games.voyager.texts.catalogue import REFUSALS
from orbita.games.voyager.texts.catalogue_faults import FAULTS

OWN_PACKS: Final = resources.files("orbita.games.voyager") / "content"
PACK_NAME: Final = re.compile("[a-z0-9][a-z0-9-]{0,40}")
FOLDER_OF_PACKS: Final = "ORBITA_PACKS"  # an environment variable: a folder whose folders are packs
FILES: Final = {
    "board": ("numbers", "prices", "ring", "body", "agency", "technology"),
    "research": ("card",),
    "exploration": ("card",),
    "missions": ("mission",),
    "achievements": ("achievement",),
}
SINGLE: Final = ("numbers", "prices")
FORMS: Final = ("word", "leaving", "nearing")  # how names are bent in sentences; a game is the same without


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
    """Identify what a pack says, whatever its remarks and the forms of its names."""
    said = msgspec.to_builtins(pack_of(name))
    for entry in (*said["rings"], *said["bodies"], *said["agencies"], *said["technologies"]):
        for form in FORMS:
            entry.pop(form, None)
    return hashlib.blake2b(msgspec.json.encode(said, order="sorted"), digest_size=4).hexdigest()


def content_hash(options: Options) -> str:
    """Identify the content these options choose."""
    return hash_of(options.pack)


def check_options(options: Options) -> None:
    """Refuse a pack that is not there, or tell what is wrong with it."""
    pack_of(options.pack)


def find_pack(name: str) -> Traversable:
    """A pack of ours, or one in the folder the environment names; never a path, for names come from afar."""
    if PACK_NAME.fullmatch(name):
        folder = os.environ.get(FOLDER_OF_PACKS)
        places = [OWN_PACKS / name] + ([Path(folder) / name] if folder else [])
        for place in places:
            if place.is_dir():
                return place
    raise refused(BadOptions, REFUSALS, "options/unknown-pack", pack=shown(name))


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of a pack: of a folder, or of the standard one."""
    read(OWN_PACKS / "standard" if path is None else Path(path))


def read(folder: Traversable) -> Pack:
    """Read and check a whole pack."""
    if not folder.is_dir():
        files = ", ".join(f"{file}.toml" for file in FILES)
        raise BadContent([Fault(folder.name, "folder", "-", complaint("no_folder", FAULTS, files=files))])
    faults: list[Fault] = []
    content = {file: read_file(folder, file, faults) for file in FILES}
    faults += find_faults(content)
    if faults:
        raise BadContent(faults)
    return pack_from(content)


def pack_from(content: Content) -> Pack:
    """Sort checked content by what it is."""
    board, *decks = (content[file] or {} for file in FILES)
    research, exploration, missions, achievements = decks
    return msgspec.convert(
        {
            "numbers": board["numbers"],
            "prices": board["prices"],
            "rings": board["ring"],
            "bodies": board["body"],
            "agencies": board["agency"],
            "technologies": board["technology"],
            "research": research["card"],
            "exploration": exploration["card"],
            "missions": missions["mission"],
            "achievements": achievements["achievement"],
        },
        Pack,
    )


def read_file(folder: Traversable, file: str, faults: list[Fault]) -> dict[str, Any] | None:
    """Parse one file; None if it cannot be read."""
    name = f"{file}.toml"
    try:
        return read_toml((folder / name).read_bytes(), name)
    except FileNotFoundError:
        faults.append(Fault(name, "file", "-", complaint("file_missing")))
    except OSError as error:
        faults.append(Fault(name, "file", "-", complaint("file_unreadable", reason=error.strerror)))
    except BadContent as error:
        faults += error.faults
    return None


def find_faults(content: Content) -> list[Fault]:
    """All faults of all files that could be read: of every entry, and of how entries fit together."""
    bodies = listed(content, "board", "body")
    names = {kind: ids(listed(content, "board", kind)) for kind in ("ring", "body", "technology")}
    names["world"] = ids([body for body in bodies if "landing" in body])
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
        tables = content[file]
        if tables is not None:
            for kind in kinds:
                faults += entry_faults(file, kind, tables.get(kind), shapes[kind])
            unknown = complaint("no_such_table", known=", ".join(kinds))
            faults += [
                Fault(f"{file}.toml", schema.shown(entry), "-", unknown)
                for entry in tables
                if entry not in kinds
            ]
    return faults + fitting.find_faults(content)


def entry_faults(file: str, kind: str, entries: Any, shape: schema.Shape) -> list[Fault]:
    """The faults of one table, or of every table of a list."""
    name = f"{file}.toml"
    if kind in SINGLE:
        entries = {} if entries is None else entries
        return [Fault(name, kind, field or "-", what) for field, what in schema.table(shape)(entries)]
    if not isinstance(entries, list) or not entries:
        return [Fault(name, kind, "-", complaint("no_entry", FAULTS, kind=kind))]
    faults, seen = [], set()
    for number, entry in enumerate(entries, 1):
        has_id = isinstance(entry, dict) and schema.is_identifier(entry.get("id"))
        label = f"{kind} {entry['id'] if has_id else number}"
        faults += [Fault(name, label, field or "-", what) for field, what in schema.table(shape)(entry)]
        if label in seen:
            faults.append(Fault(name, label, "id", complaint("id_twice", FAULTS)))
        seen.add(label)
    return faults
