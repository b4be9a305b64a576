"""Every code with which anything is refused, anywhere, is told in both languages by whoever speaks there."""

import ast
import re
import string
from importlib import import_module
from pathlib import Path

import pytest

from orbita.cli.lang import POLISH_ERRORS
from orbita.core import refusals
from orbita.registry import GAMES
from orbita.server import words

SOURCE = Path(__file__).parent.parent / "src" / "orbita"
CODE = re.compile(r"[a-z]+(-[a-z]+)*/[a-z0-9]+(-[a-z0-9]+)*")
CATALOGUES = {"words.py", "refusals.py", "lang.py"}
NO_SENTENCES = {"move/number"}  # said in the reader's language where it is raised


def codes_in(path):
    """The codes a file gives to errors: first arguments of calls that go on with a sentence or values."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and (len(node.args) > 1 or node.keywords):
            for value in node.args[:3]:
                if isinstance(value, ast.Constant) and CODE.fullmatch(str(value.value)):
                    yield value.value


RAISED = {
    path.relative_to(SOURCE): found
    for path in sorted(SOURCE.rglob("*.py"))
    if path.parent.name != "texts" and path.name not in CATALOGUES and (found := sorted({*codes_in(path)}))
}


def sentences_of(game):
    """Refusals, and where a game tells beforehand what is missing, the words for that."""
    catalogue = import_module(f"orbita.games.{game}.texts.catalogue")
    return {**catalogue.REFUSALS, **getattr(catalogue, "MISSING", {})}


def told_in_polish(place):
    """The codes for which the part of the house a file belongs to has Polish sentences."""
    part = place.parts[0]
    told = {*refusals.POLISH, *refusals.SENTENCES}
    if part in ("server", "client", "cli"):
        told |= {*words.POLISH, *POLISH_ERRORS}
    game = place.parts[1] if len(place.parts) > 2 else ""
    if part in ("games", "cli") and game in GAMES:
        told |= {*sentences_of(game)}
    return told


def test_the_walk_finds_codes_everywhere():
    assert {place.parts[0] for place in RAISED} >= {
        "core",
        "games",
        "server",
        "client",
        "cli",
        "arena",
        "bots",
    }
    assert sum(map(len, RAISED.values())) > 250


@pytest.mark.parametrize("place", RAISED, ids=str)
def test_every_code_has_a_polish_sentence_where_it_is_raised(place):
    assert {*RAISED[place]} - told_in_polish(place) - NO_SENTENCES == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_of_a_game_is_told_in_two_languages(game):
    sentences = sentences_of(game)
    assert len(sentences) > 20
    assert [code for code, (polish, english) in sentences.items() if not polish or polish == english] == []


def is_code(node, told):
    return isinstance(node, ast.Constant) and node.value in told


def is_text(node):
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.mark.parametrize("game", GAMES)
def test_the_english_of_a_refusal_is_written_once(game):
    """Wherever a game or its commands name one of its codes, no second sentence stands beside it."""
    told = sentences_of(game)
    files = [file for part in ("games", "cli") for file in (SOURCE / part / game).rglob("*.py")]
    written = set()
    for path in (file for file in files if file.parent.name != "texts"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = (
                node.args if isinstance(node, ast.Call) else node.elts if isinstance(node, ast.Tuple) else ()
            )
            if len(parts) > 1 and is_code(parts[0], told) and is_text(parts[1]):
                written.add((path.name, parts[0].value))
    assert written == set()


def values_of(call):
    """The names of the values an error carries; None where they come from elsewhere."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else names


@pytest.mark.parametrize("place", RAISED, ids=str)
def test_a_polish_sentence_needs_only_values_that_its_error_has(place):
    polish = {**refusals.POLISH, **words.POLISH, **POLISH_ERRORS}
    for node in ast.walk(ast.parse((SOURCE / place).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and is_code(node.args[0], polish):
            needed = {
                value for _, value, _, _ in string.Formatter().parse(polish[node.args[0].value]) if value
            }
            carried = values_of(node)
            assert carried is None or needed <= carried, node.args[0].value
