"""A game in a package of its own, installed as a user would: registry, terminal, server, simulation."""

import asyncio
import os
import re
import subprocess
import sys

import pytest

from orbita.core.record import read_record
from tests.examples.install import EXAMPLE, ROOT, install, search_path
from tests.server.players import link_to, play_to_the_end
from tests.server.servers import LAUNCH, Served

FILES, LINES = 8, 250


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return install(tmp_path_factory.mktemp("nim"))


@pytest.fixture
def orbita(site, tmp_path):
    """Runs the command line where the example is installed."""

    def run(*arguments, typed=""):
        done = subprocess.run(
            [sys.executable, "-c", LAUNCH, *arguments],
            env=os.environ | {"PYTHONPATH": search_path(site)},
            cwd=tmp_path,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def example_files():
    return [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def test_it_is_small():
    assert len(example_files()) <= FILES
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in example_files()) <= LINES


def test_the_guide_builds_exactly_these_files():
    guide = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    told = {}
    for path, block in re.findall(r"^`(examples/nim/\S+)`\n```\w+\n(.*?)^```$", guide, re.M | re.S):
        told.setdefault(path, []).extend(line for line in block.splitlines() if line)
    written = {
        str(path.relative_to(ROOT)): [line for line in path.read_text(encoding="utf-8").splitlines() if line]
        for path in example_files()
    }
    assert told == written


def test_its_content_is_checked_and_its_rules_are_told(orbita):
    assert "nim" in orbita("check-content", "nim")
    assert "tajny żeton" in orbita("rules", "nim", "--lang", "pl")


def test_it_is_listed_with_our_own_games(orbita):
    assert orbita("check-content").count("OK") == 4


def test_it_is_played_in_the_terminal_and_its_record_replays(orbita, tmp_path):
    typed = "take 1 3\n" + "1\n" * 40  # then whatever is listed first
    shown = orbita("play", "nim", "--seats", "human,random", "--seed", "3", "--save", "game.txt", typed=typed)
    assert "ooooo" in shown
    record = read_record((tmp_path / "game.txt").read_bytes())
    assert record.game == "nim"
    assert record.moves[0].move == "take 1 3"
    assert "Won by" in orbita("replay", "game.txt", "--lang", "en", typed="\n" * 60)


def test_it_is_simulated_and_fuzzed(orbita):
    assert "20" in orbita("simulate", "nim", "--games", "20", "--seed", "1", "--bots", "random,random")
    orbita("fuzz", "nim", "--moves", "300", "--seed", "1")


def test_a_table_at_the_server_is_played_against_a_bot(site, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", search_path(site))
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        laid = served.lay("Ala", "bot", game="nim")
        outcome = asyncio.run(play_to_the_end(link_to(served, laid.seats["0"]), 1, {}))
    finally:
        served.stop()
    assert outcome.reason == "last-stone"
    assert sum(outcome.scores) == 1
