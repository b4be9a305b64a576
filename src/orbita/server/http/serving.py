"""Runs the application in uvicorn, from the first connection to a polite end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from typing import Final

import uvicorn

from orbita.server.app import make_server
from orbita.server.http.addresses import both_forms, read_proxies
from orbita.server.http.connections import Door, connections_through
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.socket.frames import Frames
from orbita.server.socket.protocol import MAX_MESSAGE
from orbita.server.store.find import make_store

LOG: Final = logging.getLogger("orbita")
STOP_WITHIN: Final = 10  # seconds
FRAME: Final = MAX_MESSAGE * 4  # what is longer is not even read
YOUNG: Final = 5_000  # objects made since the last look for lost ones
BEAT: Final = 20  # seconds between the socket's own pings, and to answer one
KEPT_FREE: Final = 100  # files for the database, workers and whatever else is not a connection
FEW_FILES: Final = 4096
UNKNOWN: Final = 1 << 16  # files of a system that does not tell


class PoliteServer(uvicorn.Server):
    """Says why before it hangs up."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms) -> None:
        super().__init__(config)
        self._rooms = rooms

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send the farewells while sockets are still open."""
        await self._rooms.send_away()
        await super().shutdown(sockets)


def serve(settings: Settings, listener: socket.socket) -> int:
    """Serve on a socket until asked to stop."""
    asyncio.run(try_out(settings.database))
    gate = make_server(settings)
    proxies = read_proxies(settings.trusted_proxies)
    most = max(1, raise_file_limit() - KEPT_FREE)
    config = uvicorn.Config(
        gate,
        http=connections_through(Door(most, settings.connections_per_address, proxies, gate.rooms.metrics)),
        ws=Frames,
        ws_max_size=FRAME,
        ws_ping_interval=BEAT,
        ws_ping_timeout=BEAT,
        ws_per_message_deflate=False,  # messages are small, and its memory would be most of a socket's
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=both_forms(proxies),
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_keep_alive=30,
    )
    _collect_seldom()
    signal.signal(signal.SIGTERM, lambda number, frame: None)  # being asked to stop is no failure
    server = PoliteServer(config, gate.rooms)
    server.run(sockets=[listener])
    return 0 if server.started else 1


async def try_out(database: str) -> None:
    """Open the database once before anything is started: a refusal is then one sentence."""
    store = make_store(database)
    await store.open(lambda code, seq: None, lambda restored: None)
    await store.close()


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows, connections included; tell how many."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    files = UNKNOWN if hard == resource.RLIM_INFINITY else hard
    LOG.info("open files: up to %d (%d before)", files, soft)
    if files < FEW_FILES:
        LOG.warning("only %d files may be open here, a few for each player: raise LimitNOFILE", files)
    return files


def _collect_seldom() -> None:
    """Leave alone what was loaded at the start, and look for lost objects once in many moves, not in each."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
