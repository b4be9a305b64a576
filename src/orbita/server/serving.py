"""Runs the application in uvicorn, from the first connection to a polite end."""

import gc
import signal
import socket
from typing import Final

import uvicorn

from orbita.server.app import make_server
from orbita.server.house import House
from orbita.server.protocol import MAX_MESSAGE
from orbita.server.settings import Settings

STOP_WITHIN: Final = 10  # seconds
FRAME: Final = MAX_MESSAGE * 4  # what is longer is not even read
YOUNG: Final = 5_000  # objects made since the last look for lost ones
BEAT: Final = 20  # seconds between the socket's own pings, and to answer one


class PoliteServer(uvicorn.Server):
    """Says why before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send the farewells while sockets are still open."""
        await self._house.send_away()
        await super().shutdown(sockets)


def serve(settings: Settings, listener: socket.socket) -> int:
    """Serve on a socket until asked to stop."""
    gate = make_server(settings)
    config = uvicorn.Config(
        gate,
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        ws_per_message_deflate=False,  # messages are small, and its memory would be most of a socket's
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_keep_alive=30,
    )
    _collect_seldom()
    signal.signal(signal.SIGTERM, lambda number, frame: None)  # being asked to stop is no failure
    server = PoliteServer(config, gate.house)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def _collect_seldom() -> None:
    """Leave alone what was loaded at the start, and look for lost objects once in many moves, not in each."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
