"""The page about a game names everything there is, and what it points to exists."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from orbita.registry import GAMES

ROOT = Path(__file__).parents[2]
PAGES = {name: (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8") for name in GAMES}
MODULES = [  # a chapter that is no part of one game, as a campaign of several, has its rules among the tools
    (name, path.relative_to(ROOT / "src/orbita/games" / name).as_posix())
    for name in GAMES
    for pattern in ("rules/[a-z]*.py", "tools/*/rules.py")
    for path in sorted((ROOT / "src/orbita/games" / name).glob(pattern))
]
PLACES = sorted(
    {
        (name, module, thing)
        for name, page in PAGES.items()
        for module, thing in re.findall(r"`([a-z_]+)\.([A-Za-z_]+)`", page.partition("## Rulings")[2])
        if not thing.endswith("py")
    }
)


def chapter(name, title):
    """What stands under a heading of a page."""
    return PAGES[name].partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_listed_with_its_values(name):
    types = GAMES[name].event_types
    always = set.intersection(*map(set, types.values()))  # told once, above the table
    listed = {
        event: ", ".join(value for value in values if value not in always) for event, values in types.items()
    }
    rows = [f"| `{event}` | {values} |".replace("|  |", "| |") for event, values in listed.items()]
    assert [row for row in rows if row not in chapter(name, "Events")] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_listed_with_its_default(name):
    rows = []
    for field in msgspec.structs.fields(GAMES[name].options_type):
        default = str(field.default).lower() if isinstance(field.default, bool) else field.default
        if not isinstance(default, msgspec.Struct):
            rows.append(f"| `{field.name}` | `{default}` |")
    assert [row for row in rows if row not in chapter(name, "Options")] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_the_notation_is_listed_in_both_languages(name):
    notation = import_module(f"orbita.games.{name}.notation")
    words = " ".join([*notation.WORDS.values(), *notation.POLISH, *notation.POLISH.values()]).split()
    listed = re.findall(r"[^\W\d]+(?:-\w+)?", " ".join(re.findall("`([^`]+)`", PAGES[name])))
    assert set(words) - set(listed) == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_version_is_listed(name):
    assert f"\n| {GAMES[name].rules_version} | " in PAGES[name]


@pytest.mark.parametrize(("name", "module"), MODULES)
def test_the_chapter_map_leads_to_every_module_of_the_rules(name, module):
    assert f"`{module}`" in chapter(name, "Where to find what")


@pytest.mark.parametrize("name", GAMES)
def test_the_chapter_map_has_both_languages(name):
    rows = [
        line.split(" | ") for line in chapter(name, "Where to find what").splitlines() if line[:2] == "| "
    ]
    assert rows[0] == ["| chapter of the rulebook", "rozdział instrukcji", "module |"]
    assert all(len(row) == 3 and all(row) for row in rows)


@pytest.mark.parametrize(("name", "module"), MODULES)
def test_a_module_of_the_rules_says_which_chapter_it_is_in_both_languages(name, module):
    source = ROOT / "src/orbita/games" / name / module  # compiled modules have no docstring
    first = source.read_text(encoding="utf-8").splitlines()[0].removeprefix('"""')
    assert re.match(r"(\d[\d., and]* )?[A-Z][^()]* \([^()]*\)[.:]", first), first


@pytest.mark.parametrize(("name", "module", "thing"), PLACES)
def test_every_ruling_points_to_code_that_exists(name, module, thing):
    places = [f"orbita.games.{name}.{floor}{module}" for floor in ("rules.", "content.", "")]
    found = next(place for place in places if find_spec(place))
    assert hasattr(import_module(found), thing)


@pytest.mark.parametrize("name", ["guardians", "voyager"])  # those of Space Alert have an answer instead
def test_every_ruling_of_ours_has_a_place(name):
    rows = [line.split(" | ")[-1] for line in chapter(name, "Rulings").splitlines() if line[:2] == "| "]
    places = [place for place in rows if place not in ("where |", "place |")]
    assert len(places) > 25
    assert all("`" in place for place in places)
