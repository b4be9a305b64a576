"""The page about the game names everything there is, and its rulings point to code that exists."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from orbita.games.guardians.events import FIELDS
from orbita.games.guardians.game import GAME
from orbita.games.guardians.notation import POLISH, REASONS, VERBS, WORDS
from orbita.games.guardians.options import Options

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "guardians.md").read_text()


@pytest.mark.parametrize("fields", FIELDS, ids=[fields[0] for fields in FIELDS])
def test_every_event_is_listed_with_its_values(fields):
    name, *values = fields
    assert f"| `{name}` | {', '.join(values)} |".replace("|  |", "| |") in PAGE


@pytest.mark.parametrize("verb", [*VERBS, *WORDS.values(), "missile", "pay"])
def test_every_verb_is_listed(verb):
    assert f"`{verb}" in PAGE


@pytest.mark.parametrize("word", sorted(set(POLISH) - {"rakietę", "poziom", "doładowanie"}))
def test_every_polish_verb_is_listed(word):
    assert f"`{word}" in PAGE


@pytest.mark.parametrize("field", msgspec.structs.fields(Options), ids=lambda field: field.name)
def test_every_option_is_listed_with_its_default(field):
    default = str(field.default).lower() if isinstance(field.default, bool) else field.default
    assert f"| `{field.name}` | `{default}` |" in PAGE


@pytest.mark.parametrize("reason", REASONS[1:])
def test_every_end_is_listed(reason):
    assert f"`{reason}`" in PAGE


def test_the_rules_version_is_listed():
    assert f"\n| {GAME.rules_version} | " in PAGE


PLACES = sorted(set(re.findall(r"`([a-z_]+)\.([A-Za-z_]+)`", PAGE.partition("## Rulings")[2])))


@pytest.mark.parametrize(("module", "name"), PLACES)
def test_every_ruling_points_to_code_that_exists(module, name):
    package = "orbita.games.guardians"
    place = f"{package}.rules.{module}" if find_spec(f"{package}.rules.{module}") else f"{package}.{module}"
    assert hasattr(import_module(place), name)


def test_every_ruling_has_a_place():
    rulings = [line for line in PAGE.splitlines() if line.startswith("| [D]")]
    assert len(rulings) > 25
    assert all("`" in line.split(" | ")[-1] for line in rulings)
