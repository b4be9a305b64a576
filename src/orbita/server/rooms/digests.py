"""All that a seat was told, from the log's beginning: a part of it, made again from the log."""

from typing import Final, NamedTuple

import msgspec

from orbita.registry import GAMES
from orbita.server.http.bodies import Items
from orbita.server.rooms.room import Room
from orbita.server.store.interface import Row
from orbita.server.table import entries as log
from orbita.server.table import show
from orbita.server.table.fold import Table
from orbita.server.table.pieces import Past

PAGE: Final = 200  # entries


class Excerpt(NamedTuple):
    """Which part of a log is told, to which seat, in which language, and whom it does not hear."""

    code: str
    since: int
    upto: int
    seq: int  # where the log ends
    seat: int | None
    lang: str
    muted: tuple[int, ...]


def excerpt(room: Room, seat: int | None, since: int, upto: int, lang: str) -> Excerpt:
    """What is asked for, as far as there is so much, and a page at most."""
    table = room.table
    since = min(max(since, 0), table.seq)
    last = min(upto if upto > 0 else table.seq, table.seq, since + PAGE)
    muted = () if seat is None else table.places[seat].muted
    return Excerpt(table.code, since, max(last, since), table.seq, seat, lang, muted)


def write_rows(rows: list[Row]) -> bytes:
    """A log for a worker."""
    return msgspec.msgpack.encode(rows)


def digest(raw: bytes, wanted: Excerpt) -> bytes:
    """What a worker does: fold the log so far, and tell the part that is wanted as it was told then."""
    table = Table(wanted.code, GAMES)
    entries: list[Past] = []
    for row in msgspec.msgpack.decode(raw, type=list[Row]):
        table.apply(row.seq, row.at, log.read_entry(row.body))
        if wanted.since < row.seq:
            entries.append(table.past[-1])
    if wanted.seat is not None:
        table.places[wanted.seat] = msgspec.structs.replace(table.places[wanted.seat], muted=wanted.muted)
    items = show.told(table, entries, wanted.seat, wanted.lang, {})
    return msgspec.json.encode(Items(wanted.since, wanted.upto, wanted.seq, items))
