"""The WebSockets of tables, as plain ASGI: one reader, one sender, both with time limits."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from math import inf
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from orbita.core.errors import OrbitaError
from orbita.server import words
from orbita.server.errors import NotNow, Refusal
from orbita.server.http.gate import COUNTED_AS
from orbita.server.rooms.room import Room
from orbita.server.rooms.rooms import Rooms
from orbita.server.socket import protocol as wire
from orbita.server.socket.connection import Connection
from orbita.server.socket.session import Session, greet

PATH: Final = re.compile(r"/api/tables/([^/]+)/socket/?")
TEMPLATE: Final = "/api/tables/{code}/socket"  # what the log says instead
HELLO_WITHIN: Final = 10.0  # seconds
SILENCE: Final = 30.0  # seconds without a word before we hang up
WRITE_WITHIN: Final = 10.0
LOOK: Final = 5.0  # seconds between looks at whether a client takes too long
REFUSED: Final = 4000  # closed with a reason: see the bye before it


class Gone(Exception):
    """The client is not there any more; it comes back or not."""


class TableSockets:
    """Serves the sockets of tables; everything else goes on to the application."""

    def __init__(self, app: ASGIApp, rooms: Rooms) -> None:
        self._app = app
        self._rooms = rooms

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Serve a client at a table, or pass the request on."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        scope["path_template"] = TEMPLATE
        asker = scope.get(COUNTED_AS, "")
        await serve_table(self._rooms, Socket(receive, send), found[1], asker)


class Socket:
    """A client's socket, and since when it is waited for."""

    __slots__ = (
        "_limit", "_loop", "_reading_since", "_receive", "_send", "_timer", "_writing_since",
        "lang", "silence",
    )  # fmt: skip

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._loop = asyncio.get_running_loop()
        self._limit = asyncio.timeout(None)
        self.silence = HELLO_WITHIN
        self.lang = "en"  # until hello says otherwise
        self._reading_since = self._writing_since = inf

    async def accept(self) -> None:
        """Open it."""
        await self._receive()  # says only that somebody wants to connect
        await self._tell({"type": "websocket.accept"})

    async def read(self) -> str | bytes:
        """Take the next message, text or bytes."""
        self._reading_since = self._loop.time()
        message: Any = await self._receive()
        self._reading_since = inf
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def write(self, message: bytes) -> None:
        """Send a message, as text."""
        self._writing_since = self._loop.time()
        await self._tell({"type": "websocket.send", "text": message.decode()})
        self._writing_since = inf

    async def part(self, farewell: wire.Bye) -> None:
        """Say why, and close."""
        await self.write(wire.write_message(farewell))
        await self._tell({"type": "websocket.close", "code": REFUSED, "reason": farewell.code})

    async def _tell(self, message: Any) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError) as error:  # closed meanwhile, by the client or by uvicorn
            raise Gone from error

    @contextlib.asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Hang up on a client that is late: one look now and then, instead of a timer for every wait."""
        async with self._limit:
            self._timer = self._loop.call_later(LOOK, self._look)
            try:
                yield
            finally:
                self._timer.cancel()

    def _look(self) -> None:
        now = self._loop.time()
        self._timer = self._loop.call_later(LOOK, self._look)
        if now - self._reading_since > self.silence or now - self._writing_since > WRITE_WITHIN:
            self.hang_up()

    def hang_up(self, _: object = None) -> None:
        """Stop listening."""
        if not self._limit.expired():
            self._limit.reschedule(self._loop.time())


async def serve_table(rooms: Rooms, socket: Socket, code: str, asker: str = "") -> None:
    """Serve one client at one table, and say why if it ends from our side."""
    rooms.metrics.sockets.inc()
    try:
        await socket.accept()
        async with socket.watched():
            await _serve(rooms, socket, code, asker)
    except OrbitaError as error:
        rooms.metrics.refusals.labels(error.code).inc()
        message = words.told(error, socket.lang)
        await _part(socket, wire.Bye(error.code, message, again=isinstance(error, NotNow)))
    except (Gone, TimeoutError):
        pass  # the client comes back or not
    except Exception as error:
        rooms.metrics.see_failure(error)
        message = words.farewell("server/error", "something went wrong on our side", socket.lang)
        await _part(socket, wire.Bye("server/error", message, again=True))
    finally:
        rooms.metrics.sockets.dec()


async def _serve(rooms: Rooms, socket: Socket, code: str, asker: str) -> None:
    """Greet, then answer one message after another, while a second task sends what there is."""
    if rooms.is_stopping:
        raise NotNow("server/stopping", "the server is stopping")
    hello = _read_hello(await socket.read())
    socket.lang = hello.lang
    room = await rooms.room(code)
    connection = greet(room, hello)
    room.enter(connection)
    session = Session(room, connection, asker)
    socket.silence = SILENCE
    sender = asyncio.create_task(send_news(socket, room, connection))
    sender.add_done_callback(socket.hang_up)
    try:
        while True:
            await session.receive(await socket.read())
    finally:
        room.leave(connection)
        sender.remove_done_callback(socket.hang_up)
        sender.cancel()
        await asyncio.wait([sender])
        if not sender.cancelled():
            sender.result()  # what ended it is what ended us


def _read_hello(raw: str | bytes) -> wire.Hello:
    """The first message says who is there."""
    try:
        hello = wire.read_message(raw[: wire.MAX_MESSAGE])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("hello/unreadable", "the first message is hello") from None
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello/missing", "the first message is hello")
    return hello


async def send_news(socket: Socket, room: Room, connection: Connection) -> None:
    """Send what there is: answers, the newest update, who is here; at last the farewell."""
    while connection.farewell is None:
        await connection.news.wait()
        connection.news.clear()
        while connection.notes:
            await socket.write(wire.write_message(connection.notes.pop(0)))
        if connection.farewell is None and (news := room.news_for(connection)) is not None:
            await socket.write(news)
        if room.present != connection.present:
            connection.present = room.present
            await socket.write(wire.write_message(room.present))
    await socket.part(connection.farewell)


async def _part(socket: Socket, farewell: wire.Bye) -> None:
    """Say why, and close, if anybody is there to hear it."""
    with contextlib.suppress(Gone, TimeoutError):
        async with asyncio.timeout(WRITE_WITHIN):
            await socket.part(farewell)
