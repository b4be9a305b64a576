"""`orbita conformance`: resolve missions whose answers an independent referee has given."""

import argparse
import gzip
from pathlib import Path

from orbita.core.errors import OrbitaError
from orbita.games.space_alert.texts.errors import refused
from orbita.games.space_alert.tools.flights.conformance import compare, read_rows


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the subcommand."""
    parser = commands.add_parser(
        "conformance", help="compare the Space Alert resolver with a referee's answers"
    )
    parser.add_argument("file", help="missions, one JSON object a line, plain or .gz")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every disagreement and count the firm rows that agree."""
    agreed = firm = 0
    file = Path(args.file).name
    for number, row in read_rows(read_text(args.file), file):
        found = compare(row, file, number)
        is_open = bool(row.get("open_reading"))
        if not is_open:
            firm += 1
            agreed += not found
        if found:
            remark = f" (open reading: {', '.join(row['open_reading'])})" if is_open else ""
            print(f"{row.get('id', number)}: {found[0]}{remark}")
    print(f"agree {agreed} of {firm}")
    return 0 if agreed == firm else 1


def read_text(path: str) -> str:
    """Read a file, plain or compressed."""
    try:
        raw = Path(path).read_bytes()
        return (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except (OSError, UnicodeDecodeError, EOFError, gzip.BadGzipFile) as error:
        raise refused(OrbitaError, "conformance/unreadable", file=path, fault=str(error)) from error
