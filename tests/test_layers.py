"""Who may import whom: the table of the house, checked on every import statement."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
MODULES = sorted((SOURCE / "orbita").rglob("*.py"))

SERVER_LIBRARIES = {
    "alembic", "asyncpg", "h11", "litestar", "msgspec", "prometheus_client", "segno", "sqlalchemy", "uvicorn",
}  # fmt: skip
WIRE = {"protocol", "bodies"}  # what a client may know of the server
# package: what of orbita it may import, and which libraries.
ALLOWED = {
    "core": ({"core"}, {"msgspec", "mypy_extensions", "librt"}),
    "games": ({"core", "games"}, {"msgspec"}),
    "registry": ({"core", "games"}, set()),
    "bots": ({"core", "bots", "games"}, set()),
    "arena": ({"core", "registry", "bots", "arena"}, {"msgspec"}),
    "server": ({"", "core", "registry", "bots", "server"}, SERVER_LIBRARIES),
    "client": ({"core", "client", "server"}, {"msgspec", "websockets"}),
    "cli": (
        {"", "core", "registry", "bots", "arena", "cli", "games", "server", "client"},
        {"rich", "msgspec", "matplotlib", "segno", "uvloop"},
    ),
    "": (set(), set()),
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
                assert len(rest) == 1 or rest[1] in WIRE, f"{name}: a client knows the messages only"
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


def test_no_module_is_too_long_to_read_in_one_sitting():
    lengths = {"/".join(parts_of(path)): len(path.read_text().splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > 400} == {}
