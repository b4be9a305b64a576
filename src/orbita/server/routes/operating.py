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
from orbita.server.bodies import Health
from orbita.server.errors import Refusal
from orbita.server.house import House
from orbita.server.openapi import refusals
from orbita.server.routes.asking import Asked, house_of
from orbita.server.store.interface import StorageDown

FIGURES: Final = "text/plain; version=0.0.4"
MEASURED_EVERY: Final = 30.0  # seconds
WITHIN: Final = 5.0  # seconds for the database to tell its size


class Disk:
    """What the database takes and what is left beside it; measured now and then, not whenever asked."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder  # of the database file, if it is one
        self._measured_at = -MEASURED_EVERY

    async def measure(self, house: House) -> None:
        """Set the figures, unless that was done a moment ago; what cannot be measured stays as it was."""
        now = time.monotonic()
        if now - self._measured_at < MEASURED_EVERY:
            return
        self._measured_at = now
        with suppress(OSError, StorageDown, TimeoutError):
            if self._folder is not None:
                house.metrics.disk_free.set(shutil.disk_usage(self._folder).free)
            async with asyncio.timeout(WITHIN):
                house.metrics.database_bytes.set(await house.store.size())


@get(
    "/health",
    summary="Whether the server and its storage work",
    responses={**refusals(), 503: ResponseSpec(Health, description="Not now", generate_examples=False)},
)
async def health(request: Asked) -> Response[Health]:
    """Answer 200, or 503 while the server stops or nothing can be written; the storage logs why."""
    house = house_of(request)
    status = 200
    word = "ok"
    try:
        await house.store.check()
    except Refusal:
        status, word = 503, "no-storage"
    if house.is_stopping:
        status, word = 503, "stopping"
    report = Health(word, __version__, len(house.rooms()), house.sockets())  # type: ignore[arg-type]
    return Response(report, status_code=status)


@get("/metrics", summary="Figures for Prometheus", media_type=FIGURES, responses=refusals())
async def metrics(request: Asked) -> Response[str]:
    """Write all counters."""
    house = house_of(request)
    house.metrics.tables.set(len(house.rooms()))
    house.metrics.unreadable.set(len(house.unreadable))
    house.metrics.bot_workers.set(house.bots.workers)
    house.metrics.bot_questions.set(house.bots.waiting)
    house.metrics.replays_waiting.set(house.replays.waiting)
    disk: Disk = request.app.state.disk
    await disk.measure(house)
    return Response(house.metrics.text().decode(), media_type=FIGURES)


HANDLERS = [health, metrics]
