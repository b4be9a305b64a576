"""A game's scripts and styles are small: what its table fetches on top of the frame, packed (docs/web.md)."""

import gzip
import json
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/orbita/server/static"
GAMES = "src/lib/games"
BARS = {"guardians": 30_000, "space_alert": 90_000, "voyager": 60_000}  # bytes, gzip -9 of every file
# Fetched when somebody asks for it, or when nothing is left to play; whatever else comes later is counted.
OCCASIONS = (
    "/lessons/",  # teaching
    "/voyager/setup/",  # agencies and missions, chosen once before the first turn
    "/signs",  # the list of signs
    "/keyList",  # the list of keys
    "/CardDialog",  # a card looked at closely: its history and who is how far
    "/windows/",  # the planner, which is opened and asked, and the flights somebody keeps there
    "/Order.svelte",  # a standing order, left in the menu of the table
    "/SoundPanel",  # volume and language of the voice
    "/end/",  # after the film
    "Watched",  # replays told move by move
    "/generic/Actions",
    "_Actions-",  # the same, where several games share it
)


@cache
def parts():
    """What the build made of the sources: every part with its file, its styles and what it needs."""
    return json.loads((BUILT / "parts.json").read_text())


@cache
def packed(file):
    return len(gzip.compress((BUILT / file).read_bytes(), 9))


def weight(files):
    return sum(packed(file) for file in files)


def files_of(*wanted):
    """These parts with all they need at once."""
    waiting, found = list(wanted), set()
    while waiting:
        part = waiting.pop()
        if part not in found:
            found.add(part)
            waiting += parts()[part].get("imports", ())
    files = {parts()[part]["file"] for part in found}
    return files.union(*(parts()[part].get("css", ()) for part in found)), found


def fetched_later(found):
    """What parts fetch in play; of languages the longest."""
    later = {part for one in found for part in parts()[one].get("dynamicImports", ())}
    played = {part for part in later if not any(occasion in part for occasion in OCCASIONS)}
    languages = {part for part in played if "/speech/" in part}
    longest = sorted(languages, key=lambda part: weight(files_of(part)[0]))[-1:]
    return played - languages | set(longest)


def table_of(game):
    """Every file the table of a game needs from the first turn to the last, without the frame's."""
    frame, framed = files_of("index.html")
    wanted = {f"{GAMES}/{game}/index.ts"}
    while True:
        files, found = files_of(*wanted)
        more = fetched_later(found - framed) - found
        if not more:
            return files - frame
        wanted |= more


@pytest.mark.parametrize("game", [game for game in BARS if (ROOT / f"web/{GAMES}/{game}/index.ts").is_file()])
def test_a_table_is_not_heavier_than_its_bar(game):
    files = {file: packed(file) for file in table_of(game)}
    assert len(files) >= 3
    assert sum(files.values()) <= BARS[game], sorted(files.items(), key=lambda item: -item[1])


def test_only_one_language_of_space_alert_is_fetched():
    names = [Path(file).name.partition("-")[0] for file in table_of("space_alert")]
    assert ("pl" in names) != ("en" in names)


def test_the_film_counts_although_it_comes_later():
    assert any("space_alert-film" in file for file in table_of("space_alert"))
    assert not any("space_alert-film" in file for file in files_of(f"{GAMES}/space_alert/index.ts")[0])
