"""Whole servers as files: one line of JSON per table, with its log and thus everything there is to know."""

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadRecord
from orbita.server import entries as log
from orbita.server.store.interface import Row, Store, TableRow
from orbita.server.table import Table

FORMAT: Final = 1


class ArchivedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a log."""

    seq: int
    at: int
    entry: msgspec.Raw


class ArchivedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table."""

    format: int
    table: str
    log: tuple[ArchivedEntry, ...]


def write_archived(code: str, rows: list[Row]) -> bytes:
    """Write a table as a line."""
    entries = tuple(ArchivedEntry(row.seq, row.at, msgspec.Raw(row.body)) for row in rows)
    return msgspec.json.encode(ArchivedTable(FORMAT, code, entries)) + b"\n"


def read_archived(line: bytes) -> tuple[str, list[Row]]:
    """Read a line, or say what is wrong with it."""
    try:
        table = msgspec.json.decode(line, type=ArchivedTable)
        rows = [Row(entry.seq, entry.at, bytes(entry.entry)) for entry in table.log]
        for row in rows:
            log.read_entry(row.body)
    except msgspec.DecodeError as error:
        raise BadRecord("archive/damaged", f"this line is no table: {error}") from None
    is_whole = [row.seq for row in rows] == list(range(1, len(rows) + 1))
    if table.format != FORMAT or not rows or not is_whole:
        raise BadRecord("archive/damaged", f"the log of table {table.table[:20]} is not whole")
    return table.table, rows


async def export_tables(store: Store) -> AsyncIterator[bytes]:
    """Write all tables, one line each."""
    async for code in store.codes():
        yield write_archived(code, await store.log(code))


async def import_table(store: Store, line: bytes, games: dict[str, Game[Any]]) -> bool:
    """Store a table from its line; False if it is there already."""
    code, rows = read_archived(line)
    table = fold(code, rows, games)
    if not await store.put_log(code, rows):
        return False
    guests = tuple(sorted({place.guest for place in table.places if place.guest}))
    row = TableRow(code, table.game.name, table.phase, table.laid.public, table.moved_at)
    await store.index(row, guests)
    return True


def fold(code: str, rows: list[Row], games: dict[str, Game[Any]]) -> Table:
    """Make a table of its log."""
    table = Table(code, games)
    table.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
    return table
