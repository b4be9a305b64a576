"""Who is at a table: connected to this process or through others, and who is away."""

from orbita.server.socket import protocol as wire
from orbita.server.socket.connection import Connection
from orbita.server.store.interface import Here
from orbita.server.table import entries as log
from orbita.server.table.fold import Table


class Presence:
    """The people at a table, as far as this process knows."""

    def __init__(self, now: int) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere = Here((), 0)
        self._sitting: dict[int, Connection] = {}  # the one connection of each seat
        self._seen: dict[int, int] = {}  # when seats that are away were last here
        self._since = now
        self._told_sound: tuple[int, ...] = ()

    def enter(self, connection: Connection) -> None:
        """A client connected; a seat has one connection, the newest."""
        seat = connection.who.seat
        if seat is not None:
            if seat in self._sitting:
                self._sitting[seat].dismiss("seat/elsewhere", "this seat was opened elsewhere", again=False)
            self._sitting[seat] = connection
        self.connections.add(connection)
        connection.wake()

    def leave(self, connection: Connection, now: int) -> None:
        """A client is gone."""
        self.connections.discard(connection)
        seat = connection.who.seat
        if seat is not None and self._sitting.get(seat) is connection:
            del self._sitting[seat]
            self._seen[seat] = now

    def is_here(self, seat: int) -> bool:
        """Tell whether a seat is connected through this process."""
        return seat in self._sitting

    def expect(self, seat: int, now: int) -> None:
        """Whoever has this seat now is on the way."""
        self._seen[seat] = now

    def hear_of(self, elsewhere: Here, now: int) -> None:
        """Others are, or are not any more, connected through other processes."""
        before, self.elsewhere = self.elsewhere, elsewhere
        for seat in before.seats:
            if seat not in elsewhere.seats:
                self._seen[seat] = now

    def here(self) -> Here:
        """Who is connected through this process."""
        return Here(
            tuple(sorted(self._sitting)),
            sum(connection.who.seat is None for connection in self.connections),
            sound=tuple(sorted(seat for seat, sitting in self._sitting.items() if sitting.has_sound)),
        )

    def away(self, table: Table) -> dict[int, int]:
        """The people who are not connected, and since when in the game."""
        if table.phase != "playing":
            return {}
        return {
            seat: max(self._seen.get(seat, self._since), table.started)
            for seat in table.playing()
            if seat not in self._sitting and seat not in self.elsewhere.seats
        }

    def seats(self) -> set[int]:
        """The seats that are connected, through whichever process."""
        return {*self._sitting, *self.elsewhere.seats}

    def message(self, table: Table) -> wire.Presence:
        """Who is connected, through whichever process; what could be a sign waits until talk is heard."""
        here = self.here()
        if table.may_talk():
            self._told_sound = tuple(sorted({*here.sound, *self.elsewhere.sound}))
        sound = tuple(seat for seat in self._told_sound if seat in self.seats())
        return wire.Presence(
            tuple(sorted(self.seats())), here.watchers + self.elsewhere.watchers, self.away(table), sound
        )

    def wake(self) -> None:
        """There is something to send to everybody."""
        for connection in self.connections:
            connection.wake()

    def dismiss(self, farewell: wire.Bye) -> None:
        """Send everybody away."""
        for connection in self.connections:
            connection.dismiss(farewell.code, farewell.message, again=farewell.again)

    def dismiss_strangers(self, table: Table, entry: log.Entry) -> None:
        """Whoever came with a key that opens nothing any more has to leave, and is told why."""
        for seat, connection in list(self._sitting.items()):
            if connection.who.secret != table.places[seat].secret:
                del self._sitting[seat]
                connection.dismiss(*_why(entry), again=False)


def _why(entry: log.Entry) -> tuple[str, str]:
    """Why an entry has made somebody a stranger."""
    match entry:
        case log.LinkRenewed(by_host=True):
            return "seat/link-by-host", "the host made a new link for your seat"
        case log.BotSat():
            return "seat/given-to-bot", "a bot was given your seat"
        case log.WishMade() | log.WishAnswered():
            return "seat/given-to-bot", "the table gave this seat to a bot"
        case log.LeftSeat(kicked=True):
            return "seat/kicked", "the host has freed your seat"
    return "seat/revoked", "this seat has a new link"
