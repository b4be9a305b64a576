"""A connection: how long a request may take to arrive and an answer to be read, and how many there may be."""

import asyncio
from typing import Any, ClassVar, Final

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from orbita.server.http.addresses import Networks, counted_as, is_among
from orbita.server.http.bodies import Problem
from orbita.server.http.limits import AtOnce
from orbita.server.upkeep.metrics import Metrics

HEAD: Final = 1 << 16  # bytes
HEAD_WITHIN: Final = 10.0  # seconds for the head of a request
BODY_WITHIN: Final = 30.0  # seconds from the head to the end of the body
READ_WITHIN: Final = 30.0  # seconds in which a client takes something of the answer
LINGER: Final = 5.0  # seconds for the last words to be taken
FEW_PIECES: Final = 200  # parts of a body that may be as short as they like
PIECE: Final = 256  # bytes that the others have, taken together
TOO_SLOW: Final = (408, Problem("request/too-slow", "the request did not arrive in time", {}))
NO_REQUEST: Final = (400, Problem("http/400", "this is no request", {}))
TOO_MANY: Final = (
    429,
    Problem("address/connections", "too many connections from your network: close some", {}),
)
STOPPING: Final = (503, Problem("server/stopping", "the server is stopping", {}))
FULL: Final = (503, Problem("server/full", "the server has all the connections it can keep: try later", {}))

Refused = tuple[int, Problem]


class Door:
    """Counts the connections, in all and of each address; those of trusted proxies are everybody's."""

    def __init__(self, most: int, per_address: int, proxies: Networks, metrics: Metrics) -> None:
        self.metrics = metrics
        self._most = most
        self._proxies = proxies
        self._per_address = AtOnce(per_address)

    def why_not_enter(self, address: str, already: int) -> Refused | None:
        """Count a connection, or tell why it is one too many."""
        if already > self._most:
            return FULL
        if not is_among(address, self._proxies) and not self._per_address.enter(counted_as(address)):
            return TOO_MANY
        self.metrics.connections.inc()
        return None

    def leave(self, address: str) -> None:
        """A connection is closed, or has become a socket."""
        self.metrics.connections.dec()
        if not is_among(address, self._proxies):
            self._per_address.leave(counted_as(address))


class Requests(h11.Connection):
    """Reads requests; a body in crumbs, each of them work, is no request."""

    def __init__(self, limit: int) -> None:
        super().__init__(h11.SERVER, limit)
        self._pieces = self._bytes = 0

    def next_event(self) -> Any:
        """Read on."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > FEW_PIECES + self._bytes // PIECE:
                raise h11.RemoteProtocolError("the body comes in crumbs")
        return event


class Connection(H11Protocol):
    """uvicorn's HTTP, with an end to everybody's patience."""

    door: ClassVar[Door]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = Requests(HEAD)
        self._address = "-"
        self._is_inside = False
        self._waits_for = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or say why not; the first request has to come soon."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "-"
        refused = self.door.why_not_enter(self._address, len(self.connections))
        if refused is not None:
            self._refuse(*refused)
            return
        self._is_inside = True
        self._wait_for("head", HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless it was refused already."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._mind_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It is a socket from now on; sockets have limits of their own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """The server stops: it does not wait for requests that are not complete."""
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.SEND_BODY:
            self._refuse(*STOPPING)
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is refused as everything is."""
        self._refuse(*NO_REQUEST)

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asked for a while."""
        super().timeout_keep_alive_handler()
        self._hang_up()

    def pause_writing(self) -> None:
        """An answer waits to be read: the client must go on reading."""
        super().pause_writing()
        self._watch_reader(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client read on."""
        super().resume_writing()
        self._stop_watching()

    def _mind_time(self) -> None:
        """A head that was begun, and a body whose head is here, have to end in time."""
        if not self._is_inside:
            return
        if self.conn.their_state is h11.IDLE:
            self._wait_for("head", HEAD_WITHIN)
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body", BODY_WITHIN)
        else:
            self._wait_for("", 0.0)

    def _wait_for(self, what: str, seconds: float) -> None:
        """Begin to wait; more of the same gains no time."""
        if what == self._waits_for:
            return
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._waits_for = what
        if what:
            self._deadline = self.loop.call_later(seconds, self._refuse, *TOO_SLOW)

    def _watch_reader(self, unread: int) -> None:
        """Look again later: a client that has read nothing by then is cut off."""
        self._stop_watching()
        self._reader = self.loop.call_later(READ_WITHIN, self._see_reader, unread)

    def _see_reader(self, unread: int) -> None:
        left = self.transport.get_write_buffer_size()
        if left >= unread:
            self.transport.abort()
        else:
            self._watch_reader(left)

    def _stop_watching(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def _refuse(self, status: int, problem: Problem) -> None:
        """Answer outside of the application, where nothing was answered yet, and hang up."""
        if self.transport.is_closing():
            return
        self.door.metrics.see_request("", status)
        if not self._is_answered():
            body = msgspec.json.encode(problem)
            head = b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\n" % (
                status,
                STATUS_PHRASES[status],
            ) + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body)
            self.transport.write(head + body)
        self._hang_up()

    def _is_answered(self) -> bool:
        """The request that is under way has its answer, or the beginning of one."""
        if self.cycle is None or not self.cycle.response_started:
            return False
        return not self.cycle.response_complete or self.conn.their_state is h11.SEND_BODY

    def _hang_up(self) -> None:
        """Close; the last words are kept for a moment only."""
        if not self.transport.is_closing():
            self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    def _leave(self) -> None:
        self._wait_for("", 0.0)
        self._stop_watching()
        if self._is_inside:
            self._is_inside = False
            self.door.leave(self._address)


def connections_through(door: Door) -> type[Connection]:
    """The connections that pass a door; uvicorn makes them itself."""

    class Counted(Connection):
        """Knows its door."""

    Counted.door = door
    return Counted
