"""The pages about the game name everything there is, and their rulings point to code that exists."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from orbita.games.voyager.content import pack_of
from orbita.games.voyager.events import FIELDS
from orbita.games.voyager.game import GAME
from orbita.games.voyager.notation import POLISH, VERBS, WORDS
from orbita.games.voyager.options import Options
from orbita.games.voyager.vocabulary import CONDITIONS, EFFECTS, PER, PERKS, TALLIES

DOCS = Path(__file__).parents[3] / "docs" / "games"
PAGE = (DOCS / "voyager.md").read_text(encoding="utf-8")
PACKS = (DOCS / "voyager-packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("fields", FIELDS, ids=[fields[0] for fields in FIELDS])
def test_every_event_is_listed_with_its_values(fields):
    name, *values = fields
    assert f"| `{name}` | {', '.join(values)} |".replace("|  |", "| |") in PAGE


@pytest.mark.parametrize("verb", [*VERBS, *WORDS.values(), *POLISH])
def test_every_verb_is_listed(verb):
    assert f"`{verb}" in PAGE


@pytest.mark.parametrize("field", msgspec.structs.fields(Options), ids=lambda field: field.name)
def test_every_option_is_listed_with_its_default(field):
    assert f"| `{field.name}` | `{field.default}` |" in PAGE


@pytest.mark.parametrize(
    "body", [body for body in pack_of("standard").bodies if body.landing], ids=lambda b: b.id
)
def test_the_numbers_of_the_bodies_are_those_of_the_content_file(body):
    home = next(other for other in pack_of("standard").bodies if other.id == (body.around or body.id))
    assert f"| {body.name.en} | {home.ring}/{home.start} | {body.landing} | {body.stars} |" in PAGE


@pytest.mark.parametrize("word", [*EFFECTS, *CONDITIONS, *PERKS, *TALLIES, *PER[1:]])
def test_every_word_of_content_files_is_explained(word):
    assert f"`{word}`" in PACKS


def test_the_rules_version_is_listed():
    assert f"\n| {GAME.rules_version} | " in PAGE


PLACES = sorted(set(re.findall(r"`([a-z_]+)\.([a-z_]+)`", PAGE.partition("## Rulings")[2])))


@pytest.mark.parametrize(("module", "name"), PLACES)
def test_every_ruling_points_to_code_that_exists(module, name):
    package = "orbita.games.voyager"
    place = f"{package}.rules.{module}" if find_spec(f"{package}.rules.{module}") else f"{package}.{module}"
    assert hasattr(import_module(place), name)
