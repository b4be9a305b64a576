"""The examples of the README and the library's pages are run; the commands of the pages on hosting exist."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import orbita
from orbita.cli.main import make_parser

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = (README, *(ROOT / "docs" / name for name in ("server.md", "hosting.md", "strength.md")))
COMMANDS = [
    command
    for page in PAGES
    for command in re.findall(r"^\.venv/bin/orbita (.*)$", page.read_text(encoding="utf-8"), re.M)
]


@pytest.mark.parametrize("page", [README, ROOT / "docs/library.md"], ids=lambda page: page.name)
def test_the_examples_of_a_page_do_what_they_say(page):
    tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried.attempted > 5
    assert tried.failed == 0


def test_the_examples_of_the_public_face_do_what_they_say():
    tried = doctest.testmod(orbita, extraglobs={"orbita": orbita})
    assert tried.attempted > 15
    assert tried.failed == 0


def test_every_name_the_public_face_offers_is_there():
    assert all(getattr(orbita, name) for name in dir(orbita))
    assert {"Match", "Record", "OrbitaError", "game", "simulate", "__version__"} <= {*dir(orbita)}
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = orbita.chess


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_exist(command):
    words = shlex.split(command)
    if words[-1] == "--help":
        with pytest.raises(SystemExit) as left:
            make_parser().parse_args(words)
        assert left.value.code == 0
    else:
        assert callable(make_parser().parse_args(words).run)
