"""A field of a state is declared once: packing, copying and comparing follow the class."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from orbita.core.chance import TableState, zeros
from orbita.core.errors import BadRecord
from orbita.core.fields import copy_of, fields_of, names_of, put
from orbita.core.packing import pack, unpack_into
from orbita.games.guardians.state import State as Guardians
from orbita.games.space_alert.ship import Ship
from orbita.games.space_alert.state import State as SpaceAlert
from orbita.games.voyager.state import State as Voyager

ROOT = Path(__file__).parent.parent.parent
STATES = (Guardians, SpaceAlert, Ship, Voyager)


class Box:
    """What all tables share."""


class Base(TableState):
    turn: int = 0
    tokens: list[int]


class Table(Base):
    box: Box
    stones: list[int]
    stage: int = 7
    is_open: bool = False
    title: str = "a table"

    def __init__(self, stones=3):
        self.box = Box()
        self.stones = [1] * stones
        self.tokens = zeros(2)


def test_fields_come_in_the_order_of_the_source_with_those_of_the_base_behind():
    assert fields_of(Table()) == (("stage", "is_open", "turn"), ("stones", "tokens"))


def test_what_belongs_to_core_or_is_no_number_is_no_field_to_pack():
    packed = {*fields_of(Table()).numbers, *fields_of(Table()).arrays}
    assert not packed & {"rng", "events", "is_preview", "box", "title"}


def source_of(kind):
    """The fields that a class of a game declares, read from its file."""
    path = ROOT / "src" / Path(*kind.__module__.split(".")).with_suffix(".py")
    classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    body = next(node.body for node in classes if node.name == kind.__name__)
    return tuple(line.target.id for line in body if isinstance(line, ast.AnnAssign))


@pytest.mark.parametrize("kind", STATES, ids=lambda kind: kind.__module__)
def test_a_class_compiled_or_not_lists_its_fields_as_the_source_does(kind):
    assert names_of(kind) == source_of(kind)


def test_a_packed_state_comes_back_with_every_field():
    table = Table()
    table.rng, table.turn, table.stage = 5, 2, -4
    table.stones[1], table.tokens[0] = 9, 1 << 60
    twin = unpack_into(Table(), pack(table))
    assert (twin.rng, twin.turn, twin.stage) == (5, 2, -4)
    assert (list(twin.stones), list(twin.tokens)) == ([1, 9, 1], [1 << 60, 0])
    assert pack(twin) == pack(table)


@pytest.mark.parametrize("spoil", [lambda raw: raw[:-8], lambda raw: raw + bytes(8), lambda raw: raw[:-1]])
def test_bytes_of_another_length_are_refused(spoil):
    with pytest.raises(BadRecord) as refused:
        unpack_into(Table(), spoil(pack(Table())))
    assert refused.value.code == "snapshot/damaged"


def test_states_that_differ_in_any_field_have_different_bytes():
    names = fields_of(Table())
    for name in names.numbers:
        other = Table()
        put(other, name, 99)
        assert pack(other) != pack(Table())
    for name in names.arrays:
        other = Table()
        put(other, name, [98, 99])
        assert pack(other) != pack(Table())


def test_a_copy_has_arrays_of_its_own_shares_the_box_and_has_no_listener():
    table = Table()
    table.rng, table.turn, table.events, table.is_preview = 3, 4, [], True
    twin = copy_of(table)
    assert pack(twin) == pack(table)
    assert twin.box is table.box
    assert twin.events is None
    assert not twin.is_preview
    twin.stones[0] = twin.tokens[0] = 50
    assert (table.stones[0], table.tokens[0]) == (1, 0)


def test_the_committed_copies_are_those_of_the_classes():
    command = [sys.executable, str(ROOT / "scripts/generate-copies"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_class_without_fields_of_its_own_has_none():
    assert names_of(TableState) == ()
