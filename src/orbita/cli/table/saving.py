"""Records as files."""

import os
from pathlib import Path

from orbita.cli.output import read_bytes, reason
from orbita.core.errors import BadRecord, OrbitaError
from orbita.core.record import MAX_BYTES, Record, read_record, write_json, write_text


def read_file(name: str) -> Record:
    """Read a record from a file, in either form."""
    return read_record(read_bytes(name, MAX_BYTES))


def write_file(name: str, record: Record) -> None:
    """Write a record, as JSON if the name says so; a file that holds anything else is left alone."""
    path = Path(os.path.expanduser(name))
    raw = write_json(record) if path.suffix == ".json" else write_text(record).encode()
    try:
        if path.exists() and not holds_same_game(name, record):
            raise BadRecord("file/taken", f"{name} holds something else: choose another name", file=name)
        part = path.with_name(f"{path.name}.part")  # so that a crash leaves the old file whole
        part.write_bytes(raw)
        part.replace(path)
    except (OSError, ValueError) as error:
        raise BadRecord("file/unwritable", f"cannot write {name}: {reason(error)}", file=name) from error


def holds_same_game(name: str, record: Record) -> bool:
    """Tell whether a file is an earlier (or later) record of the same game."""
    try:
        held = read_file(name)
    except OrbitaError:
        return False
    return (held.game, held.seed, held.options) == (record.game, record.seed, record.options)
