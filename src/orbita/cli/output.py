"""Files that commands read, and what they give out: printed, or written to a new file."""

import argparse
import os
import sys
from pathlib import Path

from orbita.core.errors import OrbitaError


class BadFile(OrbitaError):
    """A file cannot be read or written."""


def add_out(parser: argparse.ArgumentParser) -> None:
    """Let the output go to a file."""
    parser.add_argument("--out", metavar="FILE", help="write to a new file instead of printing")


def give_out(text: str, file: str | None) -> None:
    """Print a text, or write it to a file that is not there yet."""
    if file is None:
        sys.stdout.write(text)
    else:
        write_new(file, text.encode())


def write_new(file: str, raw: bytes) -> None:
    """Write a file that is not there yet."""
    try:
        with Path(os.path.expanduser(file)).open("xb") as out:
            out.write(raw)
    except FileExistsError as error:
        raise BadFile(
            "file/exists", f"there is already a file {file}: choose another name", file=file
        ) from error
    except (OSError, ValueError) as error:
        raise BadFile("file/unwritable", f"cannot write {file}: {reason(error)}", file=file) from error


def write_over(file: str, raw: bytes) -> None:
    """Write a file anew; a crash leaves the old one whole."""
    try:
        path = Path(os.path.expanduser(file))
        part = path.with_name(f"{path.name}.part")
        part.write_bytes(raw)
        part.replace(path)
    except (OSError, ValueError) as error:
        raise BadFile("file/unwritable", f"cannot write {file}: {reason(error)}", file=file) from error


def read_bytes(file: str, most: int) -> bytes:
    """Read a file, but never more than a reader can use."""
    try:
        with Path(os.path.expanduser(file)).open("rb") as opened:
            return opened.read(most + 1)
    except (OSError, ValueError) as error:  # a name can be wrong in both ways
        raise BadFile("file/unreadable", f"cannot read {file}: {reason(error)}", file=file) from error


def reason(error: Exception) -> str:
    """Say what the system said."""
    return getattr(error, "strerror", None) or str(error)
