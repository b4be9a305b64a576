"""What the commands of Space Alert refuse, in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager

from orbita.cli.lang import errors_in
from orbita.games.space_alert.game import GAME


@contextmanager
def told_in(lang: str) -> Iterator[None]:
    """Let errors leave the program in a language: the game's refusals, and those of all commands."""
    with errors_in(lang, GAME):
        yield
