"""What the command line has for one game only: commands, a kind of table, a part of reports.

A game's extras stand in `orbita.cli.<game>.extras` as `EXTRAS`; a game that needs none has no such package.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from orbita import cli
from orbita.arena.balance import Begin, Note
from orbita.cli.table.timed import TimedTable
from orbita.core.parts import part_of


@dataclass(frozen=True)
class Extras:
    """What a game adds to the command line."""

    commands: tuple[Any, ...] = ()  # modules with `add` and `run`
    table: type[TimedTable] | None = None  # a table for its clock
    note: Note | None = None  # what of its events a balance report counts
    begin: Begin | None = None  # what the set-up gave without an event
    names: Callable[[str, str, str], str] | None = None  # what it calls that: title, name or none, language


@cache
def extras_of(game: str) -> Extras:
    """The extras of a game; none for most."""
    part = part_of(cli, game)
    if part is None or find_spec(f"{part.__name__}.extras") is None:
        return Extras()
    found: Extras = import_module(f"{part.__name__}.extras").EXTRAS
    return found
