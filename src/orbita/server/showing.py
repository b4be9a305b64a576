"""What is shown of a table as it stands after one entry: made and written once for all who see the same."""

from typing import Final

from orbita.server import protocol as wire
from orbita.server import show
from orbita.server.line import Line
from orbita.server.table import Table

SHARED: Final = 32  # updates kept for others who want the same


class Showing:
    """A table between two entries."""

    def __init__(self, table: Table, now: int) -> None:
        self.seq = table.seq
        self.info = show.info(table)
        self._table = table
        self._now = now
        self._told: show.Told = {}
        self._positions: dict[tuple[int | None, str, bool], wire.Position | None] = {}
        self._updates: dict[tuple[int | None, str, bool, int, bool], tuple[wire.Update, bytes]] = {}

    def update_for(self, line: Line) -> tuple[wire.Update, bytes] | None:
        """What a line has not been told yet, also as it is sent; None if nothing."""
        if line.sent == self.seq and line.info is not None:
            return None
        is_told = line.info == self.info
        wanted = (line.who.seat, line.lang, line.effects, line.sent, is_told)
        update = self._updates.get(wanted) or self._make(*wanted)
        if line.who.seat is None and len(self._updates) < SHARED:  # a seat has one line, spectators many
            self._updates[wanted] = update
        line.sent, line.info = self.seq, self.info
        return update

    def _make(
        self, seat: int | None, lang: str, effects: bool, sent: int, is_told: bool
    ) -> tuple[wire.Update, bytes]:
        since = sent if sent <= self.seq else 0  # a future that was not to be: the database was restored
        update = wire.Update(
            since=sent,
            seq=self.seq,
            seat=seat,
            items=show.items(self._table, seat, since, lang, self._told),
            table=None if is_told else self.info,
            position=self.position(seat, lang, effects),
        )
        return update, wire.write_message(update)

    def position(self, seat: int | None, lang: str, effects: bool) -> wire.Position | None:
        """The game as a seat sees it, in a language, with or without what each move would do."""
        wanted = (seat, lang, effects)
        if wanted not in self._positions:
            self._positions[wanted] = show.position(self._table, seat, lang, effects, self._now)
        return self._positions[wanted]
