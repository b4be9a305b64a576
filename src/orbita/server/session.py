"""What a client's messages do: each is read, carried out, and answered once."""

from collections.abc import Callable
from typing import Final

import msgspec

from orbita.core.errors import IllegalMove, OrbitaError
from orbita.server import commands, plain
from orbita.server import entries as log
from orbita.server import protocol as wire
from orbita.server.errors import NoRight, Refusal, TooMuch
from orbita.server.keys import WATCH, Key, read_key
from orbita.server.line import Line
from orbita.server.room import Room
from orbita.server.table import Table

RATE: Final = 20.0  # messages a second
BURST: Final = 60.0
PATIENCE: Final = 200  # messages refused for coming too fast before we hang up
STRONGEST: Final = "normal"


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


def greet(room: Room, hello: wire.Hello) -> Line:
    """Open a line for whom the key speaks; a public table may be watched without one."""
    if hello.protocol != wire.PROTOCOL:
        raise Refusal("hello/protocol", f"this server speaks protocol {wire.PROTOCOL}: reload the page")
    if not hello.key and room.table.laid.public:
        return Line(commands.Who(), hello)
    key = read_key(hello.key) if hello.key else Key(room.table.code, WATCH, "-")
    return Line(commands.who_is(room.table, key), hello)


class Session:
    """A client at a table."""

    def __init__(self, room: Room, line: Line, address: str = "") -> None:
        self.room = room
        self.line = line
        self._address = address
        self.allowance = Allowance(room.house.now())

    async def receive(self, raw: str | bytes) -> None:
        """Answer a message, whatever it is."""
        number = 0
        try:
            message = self._read(raw)
            number = message.id if not isinstance(message, wire.Hello) else 0
            await self._carry_out(message)
        except OrbitaError as error:
            self.room.house.metrics.refusals.labels(error.code).inc()
            self.line.note(self._error(number, error))

    def _read(self, raw: str | bytes) -> wire.ClientMessage:
        """Read a message, not too long and not too soon after others."""
        if not self._may_speak():
            if self.allowance.refused > PATIENCE:
                self.line.dismiss("client/flood", "too many messages", again=False)
            raise TooMuch("client/too-fast", "too many messages: slow down")
        if len(raw) > wire.MAX_MESSAGE:
            raise TooMuch("message/too-long", f"a message has at most {wire.MAX_MESSAGE} bytes")
        try:
            return wire.read_message(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("message/unreadable", f"cannot read this message: {error}"[:200]) from None

    def _may_speak(self) -> bool:
        """Tell whether this socket, and all of its address together, are not too fast."""
        if not self.allowance.take(self.room.house.now()):
            return False
        if not self.room.house.shared.take_message(self._address):
            self.allowance.refused += 1
            return False
        return True

    async def _carry_out(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Ping(id=number):
                self.line.note(wire.Pong(number, self.room.house.now()))
            case wire.Resume(since=since):
                self.line.sent, self.line.info = max(0, since), None
                self.line.wake()
            case wire.Hello():
                raise Refusal("hello/twice", "hello is said once")
            case wire.AskHint(id=number):
                await self._hint(number)
            case _:
                seat = commands.need_seat(self.line.who)
                seq = await self.room.submit(self._command(message, seat))
                self.line.note(wire.Done(message.id, seq))

    def _command(self, message: wire.ClientMessage, seat: int) -> Callable[[Table], log.Entry]:
        """The command a message stands for; the seat's key is looked at again, it may have been revoked."""
        now = self.room.house.now()

        def command(table: Table) -> log.Entry:
            if table.places[seat].secret != self.line.who.secret:
                raise NoRight("seat/revoked", "this seat has a new link")
            match message:
                case wire.Play(move=move, after=after):
                    return commands.play(table, seat, move, after, now)
                case wire.Undo(count=count):
                    return commands.undo(table, seat, count, now)
                case wire.Propose():
                    return commands.propose(table, seat, message, self.room.away(), now)
                case wire.Answer(agree=agree, to=to):
                    return commands.answer(table, seat, agree, to)
                case wire.Back():
                    return commands.come_back(table, seat)
                case wire.Say(text=text):
                    return commands.say(table, seat, text)
                case wire.Mute(seat=other, on=on):
                    return commands.mute(table, seat, other, on)
                case wire.Ready(on=on):
                    return commands.set_ready(table, self.line.who, on)
            raise AssertionError(f"no command for {type(message).__name__}")

        return command

    async def _hint(self, number: int) -> None:
        """Ask the bot what it would do, for a seat that is to move."""
        seat, table = commands.need_seat(self.line.who), self.room.table
        commands.need_playing(table)
        if seat not in table.awaited() or table.match is None:
            raise Refusal("hint/not-now", "it is not your turn")
        if not self.room.house.shared.take_hint(self._address):
            raise TooMuch("client/too-fast", "too many hints from this address: wait a minute")
        state = table.match.state
        move = await self.room.advise(seat, STRONGEST)
        if move is None:
            raise Refusal("hint/wait", "nothing to do for now: let time pass")
        self.line.note(wire.Hint(number, table.game.notation.move_text(state, seat, move)))

    def _error(self, number: int, error: OrbitaError) -> wire.Error:
        """A refusal, in the reader's language where the game has the words."""
        message = error.message
        if isinstance(error, IllegalMove):
            message = self.room.table.game.texts.refusal(error, self.line.lang)
        return wire.Error(number, error.code, plain.short(message), plain.short_details(error.details))
