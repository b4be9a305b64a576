"""`orbita conformance`: resolve missions whose answers an independent referee has given."""

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from orbita.core.errors import BadContent, Fault, OrbitaError
from orbita.games.space_alert import referee
from orbita.games.space_alert.flatten import box_for
from orbita.games.space_alert.options import Options
from orbita.games.space_alert.rules import round as action_round
from orbita.games.space_alert.rules import setup


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
    for number, row in read_rows(args.file):
        found = compare(row, args.file, number)
        is_open = bool(row.get("open_reading"))
        if not is_open:
            firm += 1
            agreed += not found
        if found:
            remark = f" (open reading: {', '.join(row['open_reading'])})" if is_open else ""
            print(f"{row.get('id', number)}: {found[0]}{remark}")
    print(f"agree {agreed} of {firm}")
    return 0 if agreed == firm else 1


def read_rows(path: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Read the rows with their line numbers."""
    try:
        raw = Path(path).read_bytes()
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except (OSError, UnicodeDecodeError, EOFError, gzip.BadGzipFile) as error:
        raise OrbitaError("conformance/unreadable", f"cannot read {path}: {error}") from error
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise bad_row(path, number, f"this is not JSON: {error}") from error
        if not isinstance(row, dict) or not {"input", "output"} <= set(row):
            raise bad_row(path, number, "a row is an object with input and output")
        yield number, row


def bad_row(path: str, number: int, message: str) -> BadContent:
    """Say which line is wrong."""
    return BadContent([Fault(Path(path).name, f"line {number}", "row", message)])


def compare(row: dict[str, Any], path: str, number: int) -> list[str]:
    """Resolve a row's mission and list where our answer differs."""
    try:
        mission = referee.read_mission(row["input"])
        ship = setup.board(box_for(Options()), mission)
        action_round.play_on(ship)
        return referee.differences(referee.answer(ship), row["output"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise bad_row(path, number, f"not a mission of the referee's format: {error!r}") from error
