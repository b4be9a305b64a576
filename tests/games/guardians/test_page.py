"""The page about the game names its ends; the rest tests/games/test_pages.py tells."""

from pathlib import Path

import pytest

from orbita.games.guardians.state import REASONS

PAGE = (Path(__file__).parents[3] / "docs" / "games" / "guardians.md").read_text()


@pytest.mark.parametrize("reason", REASONS[1:])
def test_every_end_is_listed(reason):
    assert f"`{reason}`" in PAGE
