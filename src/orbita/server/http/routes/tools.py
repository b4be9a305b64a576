"""What is worked out for whoever asks: tools of games; of finished ones reasons, story and review."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from orbita.server.http import bodies
from orbita.server.http.openapi import refusals
from orbita.server.http.routes.asking import (
    ENCODED,
    Asked,
    address_of,
    bearer,
    find_game,
    is_zipped,
    passed_on,
    rooms_of,
)
from orbita.server.rooms.errands import Errand, tool_of
from orbita.server.rooms.room import Room
from orbita.server.socket.protocol import Lang
from orbita.server.table import commands

ANSWER: Final = {200: ResponseSpec(dict[str, Any], description="The answer", generate_examples=False)}


@post(
    "/api/games/{game:str}/tools/{tool:str}",
    summary="Let one of a game's tools work something out",
    status_code=200,
    responses={**refusals(400, 403, 404, 413), **ANSWER},
    opt=ENCODED,
)
async def run_tool(
    request: Asked, game: FromPath[str], tool: FromPath[str], lang: FromQuery[Lang] = "en"
) -> Response[bytes]:
    """Ask a tool; what it takes and gives is the game's own."""
    found = tool_of(find_game(request, game), tool)
    errand, raw = Errand(game, tool, lang), await request.body()
    pool, zipped = rooms_of(request).replays, is_zipped(request)
    return passed_on(request, await pool.run(address_of(request), raw, errand, found.seconds, zipped))


@get(
    "/api/tables/{code:str}/inquiry",
    summary="Why a finished game went as it did",
    responses={**refusals(403, 404, 409, 413), **ANSWER},
)
async def inquiry(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """Look into a game that is over, for whoever may look at its table."""
    rooms = rooms_of(request)
    room = await finished(request, code)
    answer = await rooms.inquiries.about(room.table, address_of(request))
    return Response(answer, media_type="application/json")


@get(
    "/api/tables/{code:str}/story",
    summary="What a finished game is remembered for",
    responses={**refusals(400, 403, 404, 409, 413), **ANSWER},
)
async def story(request: Asked, code: FromPath[str], lang: FromQuery[Lang] = "en") -> Response[bytes]:
    """Tell the moments of a game that is over, to whoever may look at its table."""
    rooms = rooms_of(request)
    room = await finished(request, code)
    answer = await rooms.inquiries.story(room.table, address_of(request), lang)
    return Response(answer, media_type="application/json")


@get(
    "/api/tables/{code:str}/review",
    summary="A finished game judged move by move, or how far that is",
    responses=refusals(403, 404, 409),
)
async def review(request: Asked, code: FromPath[str]) -> bodies.ReviewInfo:
    """Judge a game that is over, for whoever may look at its table; ask again until it is done."""
    room = await finished(request, code)
    return rooms_of(request).reviews.about(room.table, address_of(request))


async def finished(request: Asked, code: str) -> Room:
    """A table that is over, for whoever may look at it."""
    room = await rooms_of(request).room(code)
    commands.who_looks(room.table, bearer(request))
    commands.need_open(room.table, room.rooms.now())
    return room


HANDLERS = [run_tool, inquiry, story, review]
