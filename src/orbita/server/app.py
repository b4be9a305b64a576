"""The application: handlers, errors and limits put together around one house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from orbita import __version__
from orbita.core.errors import OrbitaError
from orbita.server import pages
from orbita.server.bodies import Problem
from orbita.server.gate import Gate
from orbita.server.house import House
from orbita.server.openapi import COMPONENTS, StrictBodies
from orbita.server.routes import games, operating, people, tables
from orbita.server.routes.asking import Asked
from orbita.server.settings import Settings
from orbita.server.sockets import table_socket
from orbita.server.store.find import make_store

MAX_BODY: Final = 5 << 20  # a record of the largest size, as JSON text
BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
NOT_FOUND: Final = 404


def make_house(settings: Settings) -> House:
    """The house these settings describe."""
    return House(
        make_store(settings.database),
        bot_pace=settings.bot_pace,
        bot_workers=settings.bot_workers,
        origins=settings.origins,
    )


def make_app(house: House, settings: Settings) -> Litestar:
    """The application without the gate."""

    @asynccontextmanager
    async def keep_house(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *people.HANDLERS,
            *games.HANDLERS,
            *operating.HANDLERS,
            *pages.handlers(),
            table_socket,
        ],
        lifespan=[keep_house],
        state=State({"house": house, "settings": settings}),
        exception_handlers={
            OrbitaError: answer_refusal,
            HTTPException: answer_bad_request,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Orbita",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=COMPONENTS,
        ),
        plugins=[StrictBodies()],
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1500, exclude_opt_key="is_encoded"
        ),
        logging_config=None,
    )


def make_server(settings: Settings) -> Gate:
    """The application behind its gate, as a server runs it."""
    house = make_house(settings)
    return Gate(make_app(house, settings), house, settings.requests_per_minute)


def answer_refusal(request: Asked, error: OrbitaError) -> Response[Problem]:
    """Somebody's input was refused: the one place where such errors become answers."""
    status = getattr(error, "status", BAD_REQUEST)
    headers = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORIZED else {}
    return _answer(status, error.code, error.message, error.details, headers)


def answer_bad_request(request: Asked, error: HTTPException) -> Response[Problem] | Response[str]:
    """The request itself was wrong."""
    if error.status_code == NOT_FOUND and (page := pages.missing_page(request)):
        return page
    headers = error.headers or {}  # such as Allow, where a method is not allowed
    return _answer(error.status_code, f"http/{error.status_code}", str(error.detail), {}, headers)


def answer_failure(request: Asked, error: Exception) -> Response[Problem]:
    """A bug of ours: loud in the log, silent in the answer."""
    house: House = request.app.state.house
    house.metrics.see_failure(error)
    return _answer(500, "server/error", "something went wrong on our side", {}, {})


def _answer(
    status: int, code: str, message: str, details: dict[str, Any], headers: dict[str, str]
) -> Response[Problem]:
    problem = Problem(code, message, msgspec.to_builtins(details, enc_hook=str))
    return Response(problem, status_code=status, media_type="application/json", headers=headers)
