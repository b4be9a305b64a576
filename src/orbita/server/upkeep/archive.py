"""Whole servers as files: one line of JSON per table, with its log and thus everything there is to know."""

import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import BadOptions, BadRecord
from orbita.server.store.interface import Damaged, Row, Store, TableRow
from orbita.server.table import entries as log
from orbita.server.table.clean_text import sentence
from orbita.server.table.filing import keep_all
from orbita.server.table.fold import Table
from orbita.server.table.keys import is_code

FORMAT: Final = 1
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Unreadable(BadRecord):
    """A whole log that is no table here; others of the same file may be."""


class ArchivedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a log."""

    seq: Number
    at: Number
    entry: msgspec.Raw


class ArchivedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table."""

    format: int
    table: str
    log: tuple[ArchivedEntry, ...]


def write_archived(code: str, rows: list[Row]) -> bytes:
    """Write a table as a line."""
    entries = tuple(ArchivedEntry(row.seq, row.at, _written(row.body)) for row in rows)
    return msgspec.json.encode(ArchivedTable(FORMAT, code, entries)) + b"\n"


def _written(body: bytes) -> msgspec.Raw:
    """An entry as it is stored; what is no JSON is kept as base64, so that the line stays whole."""
    try:
        msgspec.json.decode(body)
    except UNREADABLE:
        return msgspec.Raw(msgspec.json.encode(body))
    return msgspec.Raw(body.replace(b"\n", b" "))  # between words only: within them JSON writes \\n


def read_archived(line: bytes) -> tuple[str, list[Row]]:
    """Read a line, or say what is wrong with it."""
    try:
        table = msgspec.json.decode(line, type=ArchivedTable)
        rows = [Row(entry.seq, entry.at, bytes(entry.entry)) for entry in table.log]
    except UNREADABLE as error:
        raise BadRecord("archive/damaged", f"this line is no table: {sentence(error)}") from None
    is_whole = [row.seq for row in rows] == list(range(1, len(rows) + 1))
    if table.format != FORMAT or not rows or not is_whole or not is_code(table.table):
        raise BadRecord("archive/damaged", f"the log of table {table.table[:20]!r} is not whole")
    return table.table, rows


async def export_tables(store: Store) -> AsyncIterator[tuple[str, bytes]]:
    """Write all tables, one line each; an empty one where the database is damaged."""
    async for code in store.codes():
        try:
            yield code, write_archived(code, await store.log(code))
        except Damaged:
            yield code, b""


async def import_table(store: Store, line: bytes, games: Mapping[str, Game[Any]]) -> bool:
    """Store a table from its line; False if it is there already, perhaps of an import that did not end."""
    code, rows = read_archived(line)
    table = fold(code, rows, games)
    is_new = await store.put_log(code, rows)
    if not is_new:
        table = fold(code, await store.log(code), games)
    guests = tuple(sorted({place.guest for place in table.places if place.guest}))
    row = TableRow(code, table.game.name, table.phase, table.laid.public, table.moved_at)
    await store.index(row, guests)
    with contextlib.suppress(BadOptions):  # a code from elsewhere may mean nothing here
        await keep_all(store.flights, table)
    return is_new


async def refile(store: Store, games: Mapping[str, Game[Any]]) -> AsyncIterator[tuple[str, bool]]:
    """Write results and crews' logs anew from the logs of all tables; tell which could not be read."""
    async for code in store.codes():
        try:
            if await keep_all(store.flights, fold(code, await store.log(code), games)):
                yield code, True
        except (Damaged, Unreadable, BadOptions):
            yield code, False


def fold(code: str, rows: list[Row], games: Mapping[str, Game[Any]]) -> Table:
    """Make a table of its log, or say at which entry that is impossible."""
    table = Table(code, games)
    try:
        entries = [(row.seq, row.at, log.read_entry(row.body)) for row in rows]
        check_laid(entries[0][2], games)
        table.load(entries, None)
        table.record()  # of a game that is only read, nothing else looks at the seed
    except Exception as error:  # a log from elsewhere can be wrong in every way there is
        place = f"table {code} cannot be read at entry {table.seq}"
        raise Unreadable(
            "archive/unreadable", f"{place}: {sentence(error)}", table=code, entry=table.seq
        ) from error
    return table


def check_laid(entry: log.Entry, games: Mapping[str, Game[Any]]) -> None:
    """A log begins with a table that could be laid here."""
    if not isinstance(entry, log.TableLaid):
        raise BadRecord("archive/damaged", "a log begins with the table being laid")
    if entry.game not in games:
        raise BadRecord("game/unknown", f"there is no game {entry.game[:40]!r} here", game=entry.game[:40])
    games[entry.game].check_seats(entry.seats)
