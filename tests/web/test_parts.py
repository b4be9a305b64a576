"""Parts of the client that fetch others name only what they do not have yet: names of files do not pack."""

import json
import re
from functools import cache

import pytest

from tests.web.test_sizes import BUILT, files_of, parts

LISTED = re.compile(r"m\.f=(\[[^\]]*\])")
FETCHING = [part for part, about in json.loads((BUILT / "parts.json").read_text()).items()
            if about.get("dynamicImports")]  # fmt: skip


@cache
def listed(file):
    """What a file has fetched together with other parts."""
    found = LISTED.search((BUILT / file).read_text())
    return set(json.loads(found[1])) if found else set()


@pytest.mark.parametrize("part", FETCHING)
def test_a_part_does_not_list_what_it_has(part):
    has, _ = files_of(part)
    assert {file for file in listed(parts()[part]["file"]) & has if file.endswith(".js")} == set()


def test_some_part_lists_something():
    assert any(listed(parts()[part]["file"]) for part in FETCHING)
