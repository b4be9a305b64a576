"""The frames of a socket: counted as they arrive, so that no flood is worked through before it is refused."""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PIECE: Final = 4096  # bytes read at once: what the network brings may be sixty times as much
BURST: Final = 500.0  # frames of any kind: more than it takes to be sent away for too many messages
RATE: Final = 100.0  # frames a second; clients send a few
LINGER: Final = 5.0  # seconds for the word why, if there is one


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's sockets, with an end also to frames that are no messages: pings, parts of what never ends."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._left = BURST
        self._counted_at = self.loop.time()
        self._is_heard = True

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, and nothing more from a client that sends too many frames."""
        for start in range(0, len(data), PIECE):
            if not self._is_heard or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Pass frames on, unless they are too many."""
        now = self.loop.time()
        self._left = min(BURST, self._left + (now - self._counted_at) * RATE) - len(self.conn.events)
        self._counted_at = now
        if self._left < 0:
            self._is_heard = False
            self.loop.call_later(LINGER, self.transport.abort)
            return
        super().handle_events()
