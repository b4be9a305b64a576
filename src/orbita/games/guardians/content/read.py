"""Loads and checks the content file."""

import hashlib
import json
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from orbita.core.content import read_toml
from orbita.core.errors import BadContent, Fault
from orbita.core.faults import Complaint, complaint
from orbita.games.guardians.content.flatten import flatten
from orbita.games.guardians.options import Options
from orbita.games.guardians.state import MAX_EYES, Box
from orbita.games.guardians.texts.catalogue_faults import FAULTS

DEFAULT = resources.files("orbita.games.guardians") / "content" / "box.toml"

# Every number of the file with the least and the most it may be.
NUMBERS = {
    "board": {"rows": (5, 12), "columns": (2, 7), "invader_rows": (1, 8)},
    "tokens": {"left_halves": (0, 50), "right_halves": (0, 50), "ship_value": (6, 50)},
    "prices": {"missile": (1, 20), "level": (1, 20), "power_up": (1, 20), "comeback": (1, 20)},
}
LISTS = {"board": ("mine_spaces",), "tokens": ("monsters",), "prices": ()}

Found = tuple[str, str, Complaint]  # entry, field, what is wrong


@cache
def content_hash(options: Options) -> str:
    """Identify what the content file says, whatever its remarks; all options share it."""
    content = json.dumps(read(DEFAULT.read_bytes(), DEFAULT.name), sort_keys=True)
    return hashlib.blake2b(content.encode(), digest_size=4).hexdigest()


def check_content(path: str | None = None) -> None:
    """Raise BadContent with all faults of the file."""
    source = DEFAULT if path is None else Path(path)
    read(source.read_bytes(), source.name)


@cache
def box_for(options: Options) -> Box:
    """The default content and these options, flat."""
    return flatten(read(DEFAULT.read_bytes(), DEFAULT.name), options)


def read(raw: bytes, file: str) -> dict[str, Any]:
    """Parse and check a content file."""
    content = read_toml(raw, file)
    faults = [Fault(file, *fault) for fault in find_faults(content)]
    if faults:
        raise BadContent(faults)
    return content


def find_faults(content: dict[str, Any]) -> list[Found]:
    """All faults of the file."""
    faults: list[Found] = []
    for entry, numbers in NUMBERS.items():
        table = content.get(entry)
        if not isinstance(table, dict):
            faults.append((entry, "-", complaint("missing_table")))
            continue
        for field, (low, high) in numbers.items():
            value = table.get(field)
            if type(value) is not int or not low <= value <= high:
                wrong = complaint("whole", low=low, high=high, value=repr(value))
                faults.append((entry, field, wrong))
        known = {*numbers, *LISTS[entry]}
        faults += [(entry, field, complaint("unknown_field")) for field in table if field not in known]
    faults += [(entry, "-", complaint("unknown_table")) for entry in content if entry not in NUMBERS]
    return faults or mine_faults(content["board"]) + token_faults(content["board"], content["tokens"])


def mine_faults(board: dict[str, Any]) -> list[Found]:
    """Mine spaces lie on the board, below the invaders and above the lowest row, at the left edge or not."""
    spaces = board.get("mine_spaces")
    if not isinstance(spaces, list) or not spaces:
        return [("board", "mine_spaces", complaint("mine_spaces", FAULTS))]
    allowed = [
        f"{row}/{column}"
        for row in range(board["invader_rows"] + 1, board["rows"])
        for column in range(1, board["columns"] + 1)
    ]
    faults = [
        (
            "board",
            "mine_spaces",
            complaint("mine_space", FAULTS, space=repr(space), first=allowed[0], last=allowed[-1]),
        )
        for space in spaces
        if space not in allowed
    ]
    if len(set(map(str, spaces))) != len(spaces):
        faults.append(("board", "mine_spaces", complaint("mine_space_twice", FAULTS)))
    return faults


def token_faults(board: dict[str, Any], tokens: dict[str, Any]) -> list[Found]:
    """Five counts of monsters, enough to fill the rows of the start."""
    monsters = tokens.get("monsters")
    if (
        not isinstance(monsters, list)
        or len(monsters) != MAX_EYES
        or not all(type(count) is int and 0 <= count <= 50 for count in monsters)
    ):
        wrong = complaint("monsters", FAULTS, wanted=MAX_EYES, value=repr(monsters))
        return [("tokens", "monsters", wrong)]
    needed = board["invader_rows"] * board["columns"]
    if sum(monsters) < needed:
        wrong = complaint("few_monsters", FAULTS, monsters=sum(monsters), needed=needed)
        return [("tokens", "monsters", wrong)]
    return []
