"""The application: handlers, errors and limits put together around the rooms."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig

from orbita import __version__
from orbita.core.errors import OrbitaError
from orbita.server import words
from orbita.server.http import pages
from orbita.server.http.bodies import Problem
from orbita.server.http.gate import Gate
from orbita.server.http.openapi import COMPONENTS, Description
from orbita.server.http.routes import (
    campaigns,
    catalogues,
    crews,
    games,
    missions,
    operating,
    people,
    puzzles,
    questions,
    tables,
    tools,
)
from orbita.server.http.routes.asking import Asked
from orbita.server.http.routes.operating import Disk
from orbita.server.rooms.handover import guesses
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.socket.sockets import TableSockets
from orbita.server.store.find import make_store
from orbita.server.table import clean_text
from orbita.server.upkeep.backup import folder_of
from orbita.server.upkeep.expiry import keep_up

MAX_BODY: Final = 1 << 16  # bytes; whoever holds a connection open may fill so much memory
BAD_REQUEST: Final = 400
UNAUTHORIZED: Final = 401
NOT_FOUND: Final = 404


class PatientRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what cannot be read is the sender's mistake."""

    async def body(self) -> bytes:
        """Take the whole body."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the request ended before its body did") from None

    async def json(self) -> Any:
        """Read the body."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("this nests too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("this is not UTF-8 text") from None


def make_rooms(settings: Settings) -> Rooms:
    """The rooms these settings describe."""
    return Rooms(
        make_store(settings.database),
        bot_pace=settings.bot_pace,
        bot_workers=settings.bot_workers,
        origins=settings.origins,
        forget_after=settings.forget_after,
        clock_rate=settings.clock_rate,
        compiled_at=settings.compiled_at,
    )


def make_app(rooms: Rooms, settings: Settings) -> Litestar:
    """The application without the gate."""

    @asynccontextmanager
    async def keep_rooms(app: Litestar) -> AsyncIterator[None]:
        await rooms.open()
        rooms.spawn(keep_up(rooms, settings))
        try:
            yield
        finally:
            await rooms.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *people.HANDLERS,
            *games.HANDLERS,
            *catalogues.HANDLERS,
            *tools.HANDLERS,
            *questions.HANDLERS,
            *missions.HANDLERS,
            *puzzles.HANDLERS,
            *crews.HANDLERS,
            *campaigns.HANDLERS,
            *operating.HANDLERS,
            *pages.handlers(),
        ],
        request_class=PatientRequest,
        lifespan=[keep_rooms],
        state=State(
            {
                "rooms": rooms,
                "settings": settings,
                "guesses": guesses(),
                "disk": Disk(folder_of(settings.database)),
            }
        ),
        exception_handlers={
            OrbitaError: answer_refusal,
            HTTPException: answer_bad_request,
            Exception: answer_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Orbita",
            version=__version__,
            path="/schema",
            render_plugins=[Description()],
            components=COMPONENTS,
        ),
        request_max_body_size=MAX_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1500, exclude_opt_key="is_encoded"
        ),
        logging_config=None,
    )


def make_server(settings: Settings) -> Gate:
    """The application behind its gate, as a server runs it; sockets go past the framework."""
    rooms = make_rooms(settings)
    app = TableSockets(make_app(rooms, settings), rooms)
    return Gate(app, rooms, settings)


def answer_refusal(request: Asked, error: OrbitaError) -> Response[Problem]:
    """Somebody's input was refused: the one place where such errors become answers."""
    status = getattr(error, "status", BAD_REQUEST)
    headers = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORIZED else {}
    rooms: Rooms = request.app.state.rooms
    message = words.told(error, words.of_headers(request.headers), rooms.games.values())
    return _answer(status, error.code, message, error.details, headers)


def answer_bad_request(request: Asked, error: HTTPException) -> Response[Problem] | Response[str]:
    """The request itself was wrong."""
    if error.status_code == NOT_FOUND and (page := pages.missing_page(request)):
        return page
    headers = error.headers or {}  # such as Allow, where a method is not allowed
    # Which files there are, nobody needs to know.
    message = "there is no such page" if error.status_code == NOT_FOUND else str(error.detail)
    code = f"http/{error.status_code}"
    message = words.farewell(code, message, words.of_headers(request.headers))
    return _answer(error.status_code, code, message, {}, headers)


def answer_failure(request: Asked, error: Exception) -> Response[Problem]:
    """A bug of ours: loud in the log, silent in the answer."""
    rooms: Rooms = request.app.state.rooms
    rooms.metrics.see_failure(error)
    lang = words.of_headers(request.headers)
    message = words.farewell("server/error", "something went wrong on our side", lang)
    return _answer(500, "server/error", message, {}, {})


def _answer(
    status: int, code: str, message: str, details: dict[str, Any], headers: dict[str, str]
) -> Response[Problem]:
    problem = Problem(code, clean_text.short(message), clean_text.short_details(details))
    return Response(problem, status_code=status, media_type="application/json", headers=headers)
