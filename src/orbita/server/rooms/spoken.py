"""What was said at a table while its game was played: words and signs, each at its place in the replay."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from orbita.registry import GAMES
from orbita.server.http.bodies import Word
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Row
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from orbita.server.table.show import told


class Listener(NamedTuple):
    """Whose ears these are: at which table, with its log, and whom they do not hear."""

    code: str
    rows: bytes
    muted: tuple[int, ...] = ()


def spoken(listener: Listener, lang: str) -> tuple[Word, ...]:
    """All that was said from the start on, in the order of the log."""
    return tuple(_spoken(listener, lang))


def _spoken(listener: Listener, lang: str) -> Iterator[Word]:
    table = Table(listener.code, GAMES)
    rows = msgspec.msgpack.decode(listener.rows, type=list[Row])
    for past in table.skim([(row.seq, row.at, log.read_entry(row.body)) for row in rows]):
        entry = past.entry
        if not isinstance(entry, log.ChatSaid | log.Talked) or table.begun is None:
            continue
        if entry.seat in listener.muted:
            continue
        (item,) = told(table, [past], None, lang, {})
        assert isinstance(item, wire.Said | wire.Talked)
        yield Word(
            frame=len(table.hands),
            time=entry.time,
            seat=entry.seat,
            who=item.who,
            talk=item.talk if isinstance(item, wire.Talked) else "chat",
            about=item.about if isinstance(item, wire.Talked) else "",
            text=item.text,
        )
