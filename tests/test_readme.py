"""The examples of the README are run, and the commands of the pages on hosting exist."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from orbita.cli.main import make_parser

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = (README, ROOT / "docs/server.md", ROOT / "docs/hosting.md")
COMMANDS = [
    command
    for page in PAGES
    for command in re.findall(r"^\.venv/bin/orbita (.*)$", page.read_text(encoding="utf-8"), re.M)
]


def test_the_library_example_does_what_it_says():
    tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert tried.attempted > 5
    assert tried.failed == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_exist(command):
    words = shlex.split(command)
    if words[-1] == "--help":
        with pytest.raises(SystemExit) as left:
            make_parser().parse_args(words)
        assert left.value.code == 0
    else:
        assert callable(make_parser().parse_args(words).run)
