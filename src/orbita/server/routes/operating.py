"""For whoever runs the server: health and figures."""

from litestar import Response, get

from orbita import __version__
from orbita.server.bodies import Health
from orbita.server.errors import Refusal
from orbita.server.routes.asking import Asked, house_of


@get("/health", summary="Whether the server and its storage work")
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


@get("/metrics", summary="Figures for Prometheus")
async def metrics(request: Asked) -> Response[bytes]:
    """Write all counters."""
    house = house_of(request)
    house.metrics.tables.set(len(house.rooms()))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
