"""What a client's messages do: each is read, carried out, and answered once."""

from collections.abc import Callable
from typing import Final

import msgspec

from orbita.core.errors import BadNotation, IllegalMove, OrbitaError
from orbita.server import words
from orbita.server.errors import NoRight, Refusal, TooMuch
from orbita.server.rooms.room import Room
from orbita.server.socket import protocol as wire
from orbita.server.socket.connection import Connection
from orbita.server.table import clean_text, commands, show
from orbita.server.table import entries as log
from orbita.server.table.endings import names
from orbita.server.table.fold import Table
from orbita.server.table.keys import read_key
from orbita.server.table.levels import adviser

RATE: Final = 20.0  # messages a second
BURST: Final = 60.0
PATIENCE: Final = 200  # messages refused for coming too fast before we hang up


class Allowance:
    """A bucket of messages that refills with time."""

    def __init__(self, now: int) -> None:
        self._left = BURST
        self._at = now
        self.refused = 0

    def take(self, now: int) -> bool:
        """Take one, if there is one."""
        self._left = min(BURST, self._left + (now - self._at) * RATE / 1000)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        return True


def greet(room: Room, hello: wire.Hello) -> Connection:
    """Open a connection for whom the key speaks; a public table may be watched without one."""
    if hello.protocol != wire.PROTOCOL:
        raise Refusal(
            "hello/protocol",
            f"this server speaks protocol {wire.PROTOCOL}: reload the page",
            protocol=wire.PROTOCOL,
        )
    return Connection(commands.who_looks(room.table, read_key(hello.key) if hello.key else None), hello)


class Session:
    """A client at a table."""

    def __init__(self, room: Room, connection: Connection, address: str = "") -> None:
        self.room = room
        self.connection = connection
        self._address = address
        self.allowance = Allowance(room.rooms.now())

    async def receive(self, raw: str | bytes) -> None:
        """Answer a message, whatever it is."""
        number = 0
        try:
            message = self._read(raw)
            number = message.id if not isinstance(message, wire.Hello) else 0
            await self._carry_out(message)
        except OrbitaError as error:
            self.room.rooms.metrics.refusals.labels(error.code).inc()
            self.connection.note(self._error(number, error))

    def _read(self, raw: str | bytes) -> wire.ClientMessage:
        """Read a message, not too long and not too soon after others."""
        if not self._may_speak():
            if self.allowance.refused > PATIENCE:
                self.connection.dismiss("client/flood", "too many messages", again=False)
            raise TooMuch("client/too-fast", "too many messages: slow down")
        if len(raw) > wire.MAX_MESSAGE:
            raise TooMuch("message/too-long", f"a message has at most {wire.MAX_MESSAGE} bytes")
        try:
            return wire.read_message(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("message/unreadable", f"cannot read this message: {error}"[:200]) from None

    def _may_speak(self) -> bool:
        """Tell whether this socket, and all of its address together, are not too fast."""
        if not self.allowance.take(self.room.rooms.now()):
            return False
        if not self.room.rooms.shared.take_message(self._address):
            self.allowance.refused += 1
            return False
        return True

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping(id=number):
                self.connection.note(wire.Pong(number, self.room.rooms.now()))
            case wire.Resume(since=since):
                self.connection.sent, self.connection.info = max(0, since), None
                self.connection.wake()
            case wire.Hello():
                raise Refusal("hello/twice", "hello is said once")
            case wire.Sound(id=number, on=on):
                commands.need_seat(self.connection.who)
                self.room.hears(self.connection, on)
                self.connection.note(wire.Done(number, self.room.table.seq))
            case wire.AskHint(id=number):
                await self._hint(number)
            case _:
                seat = commands.need_seat(self.connection.who)
                seq = await self.room.submit(self._command(message, seat))
                self.connection.note(wire.Done(message.id, seq))

    def _command(self, message: wire.ClientMessage, seat: int) -> Callable[[Table], log.Entry]:
        """The command a message stands for; the seat's key is looked at again, it may have been revoked."""
        now = self.room.rooms.now()

        def command(table: Table) -> log.Entry:
            if table.places[seat].secret != self.connection.who.secret:
                raise NoRight("seat/revoked", "this seat has a new link")
            match message:
                case wire.Play(move=move, after=after, number=number):
                    return commands.play(table, seat, move, after, now, number)
                case wire.Undo(count=count):
                    return commands.undo(table, seat, count, now)
                case wire.Resign():
                    return commands.resign(table, seat)
                case wire.Propose():
                    return commands.propose(table, seat, message, self.room.away(), now, self.room.leader())
                case wire.Answer(agree=agree, to=to):
                    return commands.answer(table, seat, agree, to)
                case wire.Back():
                    return commands.come_back(table, seat)
                case wire.Say(text=text):
                    return commands.say(table, seat, text, now)
                case wire.Talk(kind=kind, about=about):
                    return commands.give_sign(table, seat, kind, about, now)
                case wire.Order(order=order):
                    return commands.leave_order(table, seat, order)
                case wire.Mute(seat=other, on=on):
                    return commands.mute(table, seat, other, on)
                case wire.Pause(on=on):
                    return commands.pause(table, seat, on, now)
                case wire.Step():
                    return commands.be_ready(table, seat)
                case wire.Film():
                    return commands.cue(table, seat, message, self.room.leader())
                case wire.Ready(on=on):
                    return commands.set_ready(table, self.connection.who, on)
            raise AssertionError(f"no command for {type(message).__name__}")

        return command

    async def _hint(self, number: int) -> None:
        """Ask a bot a little stronger than those who play what it would do, for a seat that is to move."""
        seat, table = commands.need_seat(self.connection.who), self.room.table
        commands.need_playing(table)
        commands.need_not_resigned(table, seat)
        if seat not in table.awaited() or table.match is None:
            raise Refusal("hint/not-now", "it is not your turn")
        if not self.room.rooms.shared.take_hint(self._address):
            raise TooMuch("client/too-fast", "too many hints from this address: wait a minute")
        lang = self.connection.lang
        level = adviser(table.game.name, [place.bot for place in table.places])
        move, why = await self.room.bots.advise(seat, level, lang)
        if move is None:
            raise Refusal("hint/wait", "nothing to do for now: let time pass")
        choice = show.choice(table, seat, move, lang)
        self.connection.note(wire.Hint(number, choice.move, choice.text, why or choice.effect))

    def _error(self, number: int, error: OrbitaError) -> wire.Error:
        """A refusal in the reader's language; of moves the game has the words."""
        lang, message = self.connection.lang, error.message
        if isinstance(error, IllegalMove | BadNotation):
            message = self.room.table.game.texts.refusal(error, lang, names(self.room.table, lang))
        if message == error.message:
            message = words.told(error, lang)
        return wire.Error(
            number, error.code, clean_text.short(message), clean_text.short_details(error.details)
        )
