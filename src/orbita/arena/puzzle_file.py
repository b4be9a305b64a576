"""The puzzles that come with the package: a file for each game that has some."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from orbita.arena.puzzle_model import Puzzles

FOLDER: Final = Path(__file__).parent / "puzzles"


@cache
def puzzles_of(game: str) -> Puzzles | None:
    """The puzzles of a game, if it has some."""
    path = FOLDER / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=Puzzles) if path.is_file() else None
