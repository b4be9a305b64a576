"""What a command gives out: printed, or written to a new file; errors in the reader's language."""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from orbita.core.errors import OrbitaError


class BadFile(OrbitaError):
    """A file cannot be read or written."""


def add_lang(parser: argparse.ArgumentParser) -> None:
    """Let the language be chosen."""
    parser.add_argument("--lang", choices=("pl", "en"), default="en", help="pl or en (default: en)")


def add_out(parser: argparse.ArgumentParser) -> None:
    """Let the output go to a file."""
    parser.add_argument("--out", metavar="FILE", help="write to a new file instead of printing")


def give_out(text: str, file: str | None) -> None:
    """Print a text, or write it to a file that is not there yet."""
    if file is None:
        sys.stdout.write(text)
        return
    try:
        with Path(os.path.expanduser(file)).open("x", encoding="utf-8", newline="") as out:
            out.write(text)
    except FileExistsError as error:
        raise BadFile(
            "file/exists", f"there is already a file {file}: choose another name", file=file
        ) from error
    except (OSError, ValueError) as error:
        raise BadFile("file/unwritable", f"cannot write {file}: {reason(error)}", file=file) from error


def read_bytes(file: str, most: int) -> bytes:
    """Read a file, but never more than a reader can use."""
    try:
        with Path(os.path.expanduser(file)).open("rb") as opened:
            return opened.read(most + 1)
    except (OSError, ValueError) as error:  # a name can be wrong in both ways
        raise BadFile("file/unreadable", f"cannot read {file}: {reason(error)}", file=file) from error


def reason(error: OSError | ValueError) -> str:
    """Say what the system said."""
    return getattr(error, "strerror", None) or str(error)


POLISH_FILES: Final[dict[str, str]] = {
    "file/exists": "Plik {file} już istnieje: wybierz inną nazwę.",
    "file/unreadable": "Nie można odczytać pliku {file}.",
    "file/unwritable": "Nie można zapisać pliku {file}.",
}


@contextmanager
def errors_in(lang: str, polish: Mapping[str, str]) -> Iterator[None]:
    """Let errors leave the program in the reader's language: Polish messages come by code."""
    try:
        yield
    except OrbitaError as error:
        error.message = error_text(error, lang, {**POLISH_FILES, **polish})
        raise


def error_text(error: OrbitaError, lang: str, polish: Mapping[str, str]) -> str:
    """Say what was wrong, as a sentence."""
    if lang == "pl" and error.code in polish:
        return polish[error.code].format(**error.details)
    text = error.message[:1].upper() + error.message[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."
