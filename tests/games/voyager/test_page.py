"""The pages about the game name its numbers and words; the rest tests/games/test_pages.py tells."""

from pathlib import Path

import pytest

from orbita.games.voyager.content.read import pack_of
from orbita.games.voyager.vocabulary import CONDITIONS, EFFECTS, PER, PERKS, TALLIES

DOCS = Path(__file__).parents[3] / "docs" / "games"
PAGE = (DOCS / "voyager.md").read_text(encoding="utf-8")
PACKS = (DOCS / "voyager-packs.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "body", [body for body in pack_of("standard").bodies if body.landing], ids=lambda b: b.id
)
def test_the_numbers_of_the_bodies_are_those_of_the_content_file(body):
    home = next(other for other in pack_of("standard").bodies if other.id == (body.around or body.id))
    assert f"| {body.name.en} | {home.ring}/{home.start} | {body.landing} | {body.stars} |" in PAGE


@pytest.mark.parametrize("word", [*EFFECTS, *CONDITIONS, *PERKS, *TALLIES, *PER[1:]])
def test_every_word_of_content_files_is_explained(word):
    assert f"`{word}`" in PACKS
