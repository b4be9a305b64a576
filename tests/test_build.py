"""Which modules are compiled; without a C compiler the package is built all the same, and says so."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
import setuptools

from orbita.registry import GAMES

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_the_rules_stay_plain_python_and_the_build_says_so():
    done = subprocess.run(
        [sys.executable, "setup.py", "--name"],
        env=os.environ | {"CC": "/no/such/compiler"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "no C compiler" in done.stderr
    assert done.stdout.strip() == "orbita"


@pytest.fixture
def sources(monkeypatch):
    """The modules that setup.py would compile, as it would name them."""
    monkeypatch.setattr(setuptools, "setup", lambda **given: None)
    monkeypatch.setenv("ORBITA_COMPILER", "none")
    monkeypatch.chdir(ROOT)
    return runpy.run_path("setup.py", run_name="setup")["compiled_sources"]


def test_the_rules_of_every_game_and_the_modules_that_say_so_are_compiled(sources):
    rules = {str(path.relative_to(ROOT)) for path in ROOT.glob("src/orbita/games/*/rules/[a-z]*.py")}
    found = set(sources())
    assert len(rules) > 30
    assert found > rules
    assert {f"src/orbita/games/{game}/state.py" for game in GAMES} < found
    assert "src/orbita/core/chance.py" in found
    assert "src/orbita/core/contract.py" not in found


def test_a_new_module_of_rules_is_compiled_without_being_listed(sources, tmp_path, monkeypatch):
    rules = tmp_path / "src/orbita/games/nim/rules"
    rules.mkdir(parents=True)
    (rules / "__init__.py").write_text("")
    (rules / "turn.py").write_text("")
    (rules.parent / "state.py").write_text("")
    (rules.parent / "heaps.py").write_text('"""The heaps."""\n\n# Compiled: see setup.py.\n')
    (rules.parent / "view.py").write_text('"""Not so."""\n')
    monkeypatch.chdir(tmp_path)
    assert sources() == [f"src/orbita/games/nim/{name}.py" for name in ("heaps", "rules/turn", "state")]
