"""A seat, or a spectator's place, at a server's table: stays connected, resumes where it was."""

import asyncio
import contextlib
from types import TracebackType
from typing import Any, Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from orbita.client.errors import Gone, Refused, Unreachable
from orbita.client.links import Link, read_link
from orbita.server.socket import protocol as wire

T = TypeVar("T")

PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
SIGN_OF_LIFE: Final = 10.0  # seconds
MAX_UPDATE: Final = 4 << 20
WAITING: Final = 256  # updates not yet looked at
_DECODER: Final[msgspec.json.Decoder[wire.ServerMessage]] = msgspec.json.Decoder(wire.ServerMessage)


class TableClient:
    """Use it as `async with TableClient(link) as table`, then `await table.next()` for every change."""

    def __init__(
        self,
        link: str | Link,
        *,
        lang: wire.Lang = "en",
        effects: bool = False,
        board: wire.Board = "",
        patience: float = 60.0,
    ) -> None:
        self.link = read_link(link) if isinstance(link, str) else link
        self.lang: wire.Lang = lang
        self.effects = effects
        self.board: wire.Board = board
        self.patience = patience  # seconds to try again before giving up
        self.seq = 0
        self.seat: int | None = None
        self.info: wire.TableInfo | None = None
        self.position: wire.Position | None = None
        self.present: wire.Presence | None = None
        self._updates: asyncio.Queue[wire.Update | Exception] = asyncio.Queue(WAITING)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._socket: ClientConnection | None = None
        self._connected = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "TableClient":
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._live())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def next(self) -> wire.Update:
        """Wait for the next change; raises what ended the connection for good."""
        update = await self._updates.get()
        if isinstance(update, Exception):
            self._updates.put_nowait(update)
            raise update
        return update

    async def move(self, text: str) -> int:
        """Make a move and wait until it is safe; after a lost connection it is not made twice."""
        after = self.seq
        is_retry = False
        while True:
            try:
                return await self.ask(wire.Play, move=text, after=after)
            except Unreachable as error:
                if error.code != "server/lost":
                    raise
                is_retry = True
            except Refused as refusal:
                if is_retry and refusal.code == "move/already":
                    return int(str(refusal.details["seq"]))
                raise

    async def moves(self, *texts: str) -> tuple[int, ...]:
        """Make several moves without waiting in between; each is made once and in this order.

        The first that is refused is raised; those behind it were not made.
        """
        first = self.position.made if self.position else 0
        made: dict[int, int] = {}
        is_retry = False
        while len(made) < len(texts):
            left = [number for number in range(len(texts)) if number not in made]
            asked = [self._numbered(texts[number], first + number) for number in left]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            for number, answer in zip(left, answers, strict=True):
                if isinstance(answer, int):
                    made[number] = answer
                elif is_retry and isinstance(answer, Refused) and answer.code == "move/already":
                    made[number] = int(str(answer.details["seq"]))
                elif not (isinstance(answer, Unreachable) and answer.code == "server/lost"):
                    raise answer
            is_retry = True
        return tuple(made[number] for number in range(len(texts)))

    async def _numbered(self, text: str, number: int) -> int:
        return await self.ask(wire.Play, move=text, after=self.seq, number=number)

    async def ask(self, kind: type[Any], /, **fields: Any) -> int:
        """Send a message and wait for its answer: the number of its entry."""
        return int(await self._ask(kind, fields))

    async def talk(self, kind: wire.TalkKind, about: str) -> int:
        """Give a sign, in the game's notation."""
        return await self.ask(wire.Talk, kind=kind, about=about)

    async def hint(self) -> str:
        """Ask the server's bot what it would play."""
        return (await self.advice()).move

    async def advice(self) -> wire.Hint:
        """Ask the server's bot what it would play, and why."""
        hint: wire.Hint = await self._ask(wire.AskHint, {})
        return hint

    async def _ask(self, kind: type[Any], fields: dict[str, Any]) -> Any:
        await self._wait_for_connection()
        self._number += 1
        number = self._number
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self._send(kind(id=number, **fields))
            return await answer
        finally:
            del self._waiting[number]

    async def _wait_for_connection(self) -> None:
        """Wait while the connection is made again, as long as there is patience."""
        try:
            async with asyncio.timeout(self.patience):
                await self._connected.wait()
        except TimeoutError as error:
            raise _no_answer() from error

    async def _send(self, message: Any) -> None:
        if self._socket is None:
            raise Unreachable("server/lost", "the connection was lost")
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except WebSocketException as error:
            self._hang_up()
            raise Unreachable("server/lost", "the connection was lost") from error

    async def _run(self) -> None:
        """Connect, read, and connect again until it is over for good."""
        loop = asyncio.get_running_loop()
        lost_at, attempt = loop.time(), 0
        while True:
            seq = self.seq
            try:
                await self._read()
            except Gone as error:
                self._end(error)
                return
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self._lose()
            if self.seq != seq:
                lost_at, attempt = loop.time(), 0
            elif loop.time() - lost_at > self.patience:
                self._end(_no_answer())
                return
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    async def _read(self) -> None:
        """Say hello with what is known, then take in one message after another."""
        async with connect(self.link.socket, max_size=MAX_UPDATE, open_timeout=10) as socket:
            self._socket = socket
            await self._send(wire.Hello(self.link.key, self.seq, self.lang, self.effects, self.board))
            self._connected.set()
            async for raw in socket:
                await self._take_in(_DECODER.decode(raw))

    async def _take_in(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Update():
                await self._follow(message)
            case wire.Done(id=number, seq=seq):
                self._answer(number, seq)
            case wire.Hint(id=number):
                self._answer(number, message)
            case wire.Error(id=number):
                self._refuse(message, number)
            case wire.Presence():
                self.present = message
            case wire.Bye(again=False):
                raise Gone(message.code, message.message)

    async def _follow(self, update: wire.Update) -> None:
        """Go on from what is known; a gap is healed by asking again."""
        if update.since > self.seq:
            await self._send(wire.Resume(self.seq))
            return
        self.seq, self.seat = update.seq, update.seat
        self.info = update.table or self.info
        self.position = update.position
        await self._updates.put(update)

    def _answer(self, number: int, value: Any) -> None:
        answer = self._waiting.get(number)
        if answer is not None and not answer.done():
            answer.set_result(value)

    def _refuse(self, error: wire.Error, number: int) -> None:
        answer = self._waiting.get(number)
        if answer is not None and not answer.done():
            answer.set_exception(Refused(error.code, error.message, **error.details))

    def _lose(self) -> None:
        """The connection is gone: whoever waits for an answer is told."""
        self._hang_up()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Unreachable("server/lost", "the connection was lost"))

    def _hang_up(self) -> None:
        """Nothing can be said until there is a new connection."""
        self._socket = None
        self._connected.clear()

    def _end(self, error: Exception) -> None:
        """Nothing will come any more."""
        self._lose()
        with contextlib.suppress(asyncio.QueueFull):
            self._updates.put_nowait(error)

    async def _live(self) -> None:
        """Show signs of life."""
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with contextlib.suppress(Unreachable):
                await self._send(wire.Ping())


def _no_answer() -> Unreachable:
    return Unreachable("server/unreachable", "the server does not answer")
