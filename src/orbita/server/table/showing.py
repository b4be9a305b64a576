"""What is shown of a table as it stands after one entry: made and written once for all who see the same."""

from itertools import takewhile
from typing import Final

from orbita.server.socket import protocol as wire
from orbita.server.socket.connection import Connection
from orbita.server.table import show
from orbita.server.table.fold import Table

SHARED: Final = 32  # updates kept for others who want the same


class Showing:
    """A table between two entries, while nobody else comes to lead it."""

    def __init__(self, table: Table, now: int, leader: int | None) -> None:
        self.seq = table.seq
        self.leader = leader
        self.stands = (table.seq, leader, table.is_open(now))
        self.info = show.info(table, now)
        self._table = table
        self._now = now
        self._told: show.Told = {}
        self._foreseen: show.Foreseen = {}
        self._positions: dict[tuple[int | None, show.Wanted], wire.Position | None] = {}
        self._updates: dict[tuple[int | None, show.Wanted, int, bool], tuple[wire.Update, bytes]] = {}

    def update_for(self, connection: Connection) -> tuple[wire.Update, bytes] | None:
        """What a connection has not been told yet, also as it is sent; None if nothing."""
        is_known = connection.sent == self.seq and connection.info is not None
        if is_known and connection.leader == self.leader:
            return None
        if connection.leader == self.leader and self._is_none_of(connection):
            return None
        is_told = connection.info == self.info
        asked = (connection.who.seat, connection.wanted, connection.sent, is_told)
        update = self._updates.get(asked) or self._make(*asked)
        # A seat has one connection, spectators many.
        if connection.who.seat is None and len(self._updates) < SHARED:
            self._updates[asked] = update
        connection.sent, connection.info, connection.leader = self.seq, self.info, self.leader
        return update

    def _is_none_of(self, connection: Connection) -> bool:
        """Tell whether all that is new is other seats' own business."""
        if connection.info is None or not 0 < self.seq - connection.sent <= len(self._table.past):
            return False
        news = takewhile(lambda past: past.seq > connection.sent, reversed(self._table.past))
        return all(show.is_private(past.entry, connection.who.seat) for past in news)

    def _make(
        self, seat: int | None, wanted: show.Wanted, sent: int, is_told: bool
    ) -> tuple[wire.Update, bytes]:
        since = sent if sent <= self.seq else 0  # a future that was not to be: the database was restored
        update = wire.Update(
            since=sent,
            seq=self.seq,
            seat=seat,
            items=show.items(self._table, seat, since, wanted.lang, self._told),
            table=None if is_told else self.info,
            position=self.position(seat, wanted),
        )
        return update, wire.write_message(update)

    def position(self, seat: int | None, wanted: show.Wanted) -> wire.Position | None:
        """The game as a seat sees it; what moves would do is tried once, whatever the language."""
        if (seat, wanted) not in self._positions:
            made = show.position(self._table, seat, wanted, self._now, self._foreseen, self.leader)
            self._positions[seat, wanted] = made
        return self._positions[seat, wanted]
