"""The WebSocket of a table: one reader, one sender, both with time limits; nothing waits without bound."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from orbita.core.errors import OrbitaError
from orbita.server import protocol as wire
from orbita.server.errors import NoRight, Refusal
from orbita.server.house import House
from orbita.server.line import Line
from orbita.server.origin import is_own_origin
from orbita.server.room import Room
from orbita.server.session import Session, greet

HELLO_WITHIN: Final = 10.0  # seconds
SILENCE: Final = 30.0  # seconds without a word before we hang up
WRITE_WITHIN: Final = 10.0
NORMAL: Final = 1000
REFUSED: Final = 4000  # closed with a reason: see the bye before it


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Serve one client at one table."""
    house: House = socket.app.state.house
    await socket.accept()
    house.metrics.sockets.inc()
    try:
        await _serve(house, socket, code)
    except OrbitaError as error:
        house.metrics.refusals.labels(error.code).inc()
        await _part(socket, wire.Bye(error.code, error.message, again=False))
    except (WebSocketDisconnect, TimeoutError, ConnectionError):
        pass  # gone; the client comes back or not
    except Exception as error:
        house.metrics.see_failure(error)
        await _part(socket, wire.Bye("server/error", "something went wrong on our side", again=True))
    finally:
        house.metrics.sockets.dec()


async def _serve(house: House, socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Greet, then read and send side by side until one of them ends."""
    if not is_own_origin(socket.headers, house.origins):
        raise NoRight("origin/foreign", "this page belongs to another server")
    if house.is_stopping:
        raise Refusal("server/stopping", "the server is stopping")
    hello = await _read_hello(socket)
    room = await house.room(code)
    line = greet(room, hello)
    room.enter(line)
    tasks = [
        asyncio.create_task(_read(socket, Session(room, line))),
        asyncio.create_task(_send(socket, room, line)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        room.leave(line)
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


async def _read_hello(socket: WebSocket[Any, Any, Any]) -> wire.Hello:
    """The first message says who is there."""
    async with asyncio.timeout(HELLO_WITHIN):
        raw = await _receive(socket)
    try:
        hello = wire.read_message(raw[: wire.MAX_MESSAGE])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("hello/unreadable", "the first message is hello") from None
    if not isinstance(hello, wire.Hello):
        raise Refusal("hello/missing", "the first message is hello")
    return hello


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    """Take the next message, text or bytes."""
    message: dict[str, Any] = dict(await socket.receive())
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message.get("code") or NORMAL)
    data: str | bytes | None = message.get("text")
    return data if data is not None else message.get("bytes") or b""


async def _read(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Answer one message after another."""
    while True:
        async with asyncio.timeout(SILENCE):
            raw = await _receive(socket)
        await session.receive(raw)


async def _send(socket: WebSocket[Any, Any, Any], room: Room, line: Line) -> None:
    """Send what there is: answers, the newest update, who is here; at last the farewell."""
    while True:
        await line.news.wait()
        line.news.clear()
        while line.notes:
            await _write(socket, line.notes.popleft())
        if (update := room.update_for(line)) is not None:
            await _write(socket, update)
        if room.presence != line.presence:
            line.presence = room.presence
            await _write(socket, room.presence)
        if line.farewell is not None:
            await _part(socket, line.farewell)
            return


async def _write(socket: WebSocket[Any, Any, Any], message: wire.ServerMessage) -> None:
    """Write one message; who does not read in time is left."""
    async with asyncio.timeout(WRITE_WITHIN):
        await socket.send_data(wire.write_message(message).decode(), mode="text")


async def _part(socket: WebSocket[Any, Any, Any], farewell: wire.Bye) -> None:
    """Say why, and close."""
    with contextlib.suppress(Exception):  # it may be closed already
        await _write(socket, farewell)
        await socket.close(code=REFUSED, reason=farewell.code)
