"""For whoever runs the server: health and figures."""

import asyncio
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from orbita import __version__
from orbita.server.errors import Refusal
from orbita.server.http.bodies import Health
from orbita.server.http.openapi import refusals
from orbita.server.http.routes.asking import Asked, rooms_of
from orbita.server.rooms.rooms import Rooms
from orbita.server.store.interface import StorageDown

FIGURES: Final = "text/plain; version=0.0.4"
MEASURED_EVERY: Final = 30.0  # seconds
WITHIN: Final = 5.0  # seconds for the database to tell its size


class Disk:
    """What the database takes and what is left beside it; measured now and then, not whenever asked."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder  # of the database file, if it is one
        self._measured_at = -MEASURED_EVERY

    async def measure(self, rooms: Rooms) -> None:
        """Set the figures, unless that was done a moment ago; what cannot be measured stays as it was."""
        now = time.monotonic()
        if now - self._measured_at < MEASURED_EVERY:
            return
        self._measured_at = now
        with suppress(OSError, StorageDown, TimeoutError):
            if self._folder is not None:
                rooms.metrics.disk_free.set(shutil.disk_usage(self._folder).free)
            async with asyncio.timeout(WITHIN):
                rooms.metrics.database_bytes.set(await rooms.store.size())


@get(
    "/health",
    summary="Whether the server and its storage work",
    responses={**refusals(), 503: ResponseSpec(Health, description="Not now", generate_examples=False)},
)
async def health(request: Asked) -> Response[Health]:
    """Answer 200, or 503 while the server stops or nothing can be written; the storage logs why."""
    rooms = rooms_of(request)
    status = 200
    word = "ok"
    try:
        await rooms.store.check()
    except Refusal:
        status, word = 503, "no-storage"
    if rooms.is_stopping:
        status, word = 503, "stopping"
    report = Health(word, __version__, len(rooms.all()), rooms.sockets())  # type: ignore[arg-type]
    return Response(report, status_code=status)


@get("/metrics", summary="Figures for Prometheus", media_type=FIGURES, responses=refusals())
async def metrics(request: Asked) -> Response[str]:
    """Write all counters."""
    rooms = rooms_of(request)
    rooms.metrics.tables.set(len(rooms.all()))
    rooms.metrics.unreadable.set(len(rooms.unreadable))
    rooms.metrics.bot_workers.set(rooms.bots.workers)
    rooms.metrics.bot_questions.set(rooms.bots.waiting)
    rooms.metrics.replays_waiting.set(rooms.replays.waiting)
    disk: Disk = request.app.state.disk
    await disk.measure(rooms)
    return Response(rooms.metrics.text().decode(), media_type=FIGURES)


HANDLERS = [health, metrics]
