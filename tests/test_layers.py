"""Who may import whom: the table of the house, checked on every import statement."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from orbita.registry import GAMES

SOURCE = Path(__file__).parent.parent / "src"
MODULES = sorted((SOURCE / "orbita").rglob("*.py"))

WEB = SOURCE.parent / "web" / "src"
# What every game has, so that whoever knows one can open another; more where a game needs it.
SHAPE = {
    "__init__", "catalogue", "content/flatten", "content/read", "copying", "event_data", "events", "game",
    "invariants", "moves", "notation", "options", "position", "refusals", "rules/end", "rules/reasons",
    "rules/setup", "rules/turn", "sample", "shown", "state", "texts/board", "texts/catalogue", "texts/events",
    "texts/face", "texts/moves", "view",
}  # fmt: skip
# Missions are the scripts that owners of a box write; an outlook is what a seat is told beforehand.
FLOORS = {"content", "missions", "outlook", "rules", "texts", "tools"}

SERVER_LIBRARIES = {
    "alembic", "asyncpg", "h11", "litestar", "msgspec", "prometheus_client", "segno", "sqlalchemy", "uvicorn",
}  # fmt: skip
WIRE = {"socket.protocol", "http.bodies"}  # what a client may know of the server
# package: what of orbita it may import, and which libraries.
ALLOWED = {
    "core": ({"core"}, {"msgspec", "mypy_extensions", "librt"}),
    "games": ({"core", "games"}, {"msgspec"}),
    "registry": ({"core", "games"}, set()),
    "bots": ({"core", "bots", "games"}, {"msgspec"}),
    "arena": ({"core", "registry", "bots", "arena"}, {"msgspec", "numpy"}),
    "server": ({"", "core", "registry", "bots", "arena", "server"}, SERVER_LIBRARIES),
    "client": ({"core", "client", "server"}, {"msgspec", "websockets"}),
    "cli": (
        {"", "core", "registry", "bots", "arena", "cli", "games", "server", "client"},
        {"rich", "msgspec", "matplotlib", "numpy", "segno", "uvloop"},
    ),
    "": ({"core", "registry", "bots", "arena"}, set()),  # the public face, which imports when it is asked
}
IMPURE = {"random", "time", "datetime", "threading", "asyncio", "socket", "subprocess", "secrets"}


def imports_of(path):
    """Every module a file imports, as dotted names."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_of(path):
    return path.relative_to(SOURCE / "orbita").with_suffix("").parts


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(parts_of(path)))
def test_imports_keep_to_the_table(path):
    parts = parts_of(path)
    package = "" if parts[0] == "__init__" else parts[0]
    own, libraries = ALLOWED[package]
    for name in imports_of(path):
        top, *rest = name.split(".")
        if top == "orbita":
            assert (rest[0] if rest else "") in own | {"__version__"}, name
            check_game(parts, rest)
            if package == "client" and rest[:1] == ["server"]:
                assert len(rest) < 3 or ".".join(rest[1:3]) in WIRE, (
                    f"{name}: a client knows the messages only"
                )
        else:
            assert top in libraries or top in sys.stdlib_module_names, name
            if package in ("core", "games"):
                assert top not in IMPURE, f"{name}: rules take nothing from outside"


def check_game(parts, imported):
    """A game never knows another; a bot knows at most the game of its own package."""
    if imported[:1] != ["games"] or len(imported) < 2:
        return
    if parts[0] == "games":
        assert imported[1] == parts[1]
    elif parts[0] == "bots":
        assert len(parts) > 2
        assert imported[1] == parts[1]


def test_the_public_face_imports_nothing_before_it_is_asked():
    told = "import sys, orbita; print([name for name in sys.modules if name.startswith('orbita.')])"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_module_is_too_long_to_read_in_one_sitting():
    lengths = {"/".join(parts_of(path)): len(path.read_text().splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_shape(game):
    folder = SOURCE / "orbita" / "games" / game
    modules = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}
    assert SHAPE - modules == set()
    assert {name.partition("/")[0] for name in modules if "/" in name} <= FLOORS


def shared_sources():
    """What belongs to no single game: neither in the folder of one, nor generated, nor the list of them."""
    python = [path for path in MODULES if path.name != "registry.py" and path.parent != SOURCE / "orbita"]
    web = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    for path in [*python, *sorted(web)]:
        is_generated = path.match("lib/protocol/*") or path.match("lib/words/*")
        if not set(path.parts) & set(GAMES) and not path.stem.endswith(".test") and not is_generated:
            yield path


def test_shared_code_names_no_game():
    name = re.compile("|".join(game.replace("_", ".?") for game in GAMES), re.IGNORECASE)
    told = {path.as_posix(): name.findall(path.read_text(encoding="utf-8")) for path in shared_sources()}
    assert len(told) > 150
    assert {path: found for path, found in told.items() if found} == {}
