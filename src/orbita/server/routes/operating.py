"""For whoever runs the server: health and figures."""

from typing import Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec

from orbita import __version__
from orbita.server.bodies import Health
from orbita.server.errors import Refusal
from orbita.server.openapi import refusals
from orbita.server.routes.asking import Asked, house_of

FIGURES: Final = "text/plain; version=0.0.4"


@get(
    "/health",
    summary="Whether the server and its storage work",
    responses={**refusals(), 503: ResponseSpec(Health, description="Not now", generate_examples=False)},
)
async def health(request: Asked) -> Response[Health]:
    """Answer 200, or 503 while the server stops or its database is away."""
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
    return Response(house.metrics.text().decode(), media_type=FIGURES)


HANDLERS = [health, metrics]
