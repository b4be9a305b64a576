"""What one game adds to the command line stands in a package of its own; shared code names no game."""

import ast
import io
import re
import sys
from pathlib import Path

import pytest

from orbita.cli import play
from orbita.cli.extras import Extras, extras_of
from orbita.cli.main import main
from orbita.cli.table.local import LocalTable
from orbita.cli.table.timed import TimedTable
from orbita.core.match import Match
from orbita.registry import GAMES
from tests.contract.sealed import SEALED

SOURCE = Path(__file__).parents[2] / "src" / "orbita"
SHARED = [
    path
    for package in ("core", "bots", "arena", "server", "client", "cli")
    for path in sorted((SOURCE / package).rglob("*.py"))
    if not set(path.relative_to(SOURCE).parts) & set(GAMES)
]


def words_of(tree):
    """Every word of every text and import of a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.findall(r"\w+", node.value)
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")


@pytest.mark.parametrize("path", SHARED, ids=lambda path: "/".join(path.relative_to(SOURCE).parts))
def test_shared_code_names_no_game(path):
    assert set(words_of(ast.parse(path.read_text(encoding="utf-8")))).isdisjoint(GAMES)


def test_every_game_with_commands_of_its_own_has_them_in_the_help(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    for command in ("mission", "campaign", "log", "conformance", "voyager"):
        assert f"    {command} " in out


def test_a_game_without_extras_has_none():
    assert extras_of("guardians") == Extras()
    assert extras_of("table") == Extras()  # a package, but no game's
    assert extras_of("no.such") == Extras()


def table_for(game):
    """The table `orbita play` would set."""
    match = Match(game, game.read_options({}), max(2, game.min_seats), 1)
    given = play.argparse.Namespace(lang="en", save=None, pace=0.0)
    return play.set_table(match, ("human",) + ("random",) * (match.seats - 1), given)


def test_a_game_with_a_table_of_its_own_is_played_at_it():
    own = extras_of("space_alert").table
    assert own is not None
    assert type(table_for(GAMES["space_alert"])) is own


def test_any_other_game_with_a_clock_is_played_against_it():
    assert type(table_for(SEALED)) is TimedTable
    assert type(table_for(GAMES["guardians"])) is LocalTable


def test_without_a_name_the_first_game_is_played(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "--lang", "en", "--seed", "1"]) == 0
    assert next(iter(GAMES.values())).texts.name("en") in capsys.readouterr().out
