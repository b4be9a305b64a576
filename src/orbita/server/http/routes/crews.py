"""Crews, and the logs in which games leave a line when they are over."""

from typing import Final

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from orbita.server.errors import NoRight
from orbita.server.http import bodies
from orbita.server.http.openapi import KEY, refusals
from orbita.server.http.routes.asking import (
    ENCODED,
    Asked,
    address_of,
    base_url,
    find_game,
    guest_of,
    need_key,
    rooms_of,
)
from orbita.server.http.routes.missions import Skip, played
from orbita.server.rooms import crews
from orbita.server.rooms.errands import Errand
from orbita.server.store.flights import Crew, Line

LINES: Final = "application/jsonl"
FILE: Final = {200: ResponseSpec(str, description="One line of JSON per game", media_type=LINES)}


@post("/api/crews", summary="Found a crew: a name, and a link of its own", responses=refusals(400, 403, 413))
async def new_crew(request: Asked, data: JSONBody[bodies.NewCrew]) -> bodies.CrewKey:
    """Found a crew; its key is shown once."""
    return await crews.found_crew(rooms_of(request), data.name, base_url(request))


@get(
    "/api/crews/{crew:str}",
    summary="A crew, who has flown with it, and its log",
    security=KEY,
    responses=refusals(400, 401, 403, 404),
)
async def read_crew(request: Asked, crew: FromPath[str], skip: Skip = 0) -> bodies.CrewInfo:
    """Tell of a crew to whoever has its key."""
    return await crews.info(rooms_of(request), await _crew(request, crew), skip)


@get(
    "/api/crews/{crew:str}/log",
    summary="A crew's log as a file, one line per game",
    security=KEY,
    media_type=LINES,
    responses={**refusals(401, 403, 404), **FILE},
)
async def crew_log(request: Asked, crew: FromPath[str]) -> Response[bytes]:
    """Write the log exactly as the game's own command reads it."""
    found = await _crew(request, crew)
    return _file(await rooms_of(request).store.flights.lines_of_crew(found.id, crews.MOST))


@post(
    "/api/crews/{crew:str}/log/{game:str}/{tool:str}",
    summary="Write a game that was played away from any table into a crew's log",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 413),
    opt=ENCODED,
)
async def bring_line(
    request: Asked, crew: FromPath[str], game: FromPath[str], tool: FromPath[str]
) -> bodies.LogLine:
    """Take what a tool takes, have it worked out here, and keep the line it makes of it."""
    errand = Errand(find_game(request, game).name, tool, "en", is_logged=True)
    found, raw = await _crew(request, crew), await request.body()
    return await crews.bring_line(rooms_of(request), found, address_of(request), raw, errand)


@delete("/api/crews/{crew:str}", summary="Delete a crew", security=KEY, responses=refusals(401, 403, 404))
async def drop_crew(request: Asked, crew: FromPath[str]) -> None:
    """Delete a crew; the lines of its log stay with the guests who flew."""
    found = await _crew(request, crew)
    await rooms_of(request).store.flights.drop_crew(found.id)


@get(
    "/api/tables/{code:str}/log",
    summary="The log of whoever played here: of the crew, or of the same people",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409),
)
async def table_log(request: Asked, code: FromPath[str], skip: Skip = 0) -> bodies.Log:
    """Tell those who played of all their games."""
    room = await played(request, code)
    return crews.page(await crews.lines_of_table(rooms_of(request), room.table), skip)


@get("/api/guests/me/log", summary="My own log, with whomever I played", security=KEY,
     media_type=LINES, responses={**refusals(401, 403), **FILE})  # fmt: skip
async def my_log(request: Asked) -> Response[bytes]:
    """Write the lines of all games of a guest, as a file."""
    guest = await guest_of(request)
    if not guest.secret:
        need_key(request)
        raise NoRight("guest/unknown", "this needs a guest's key")
    return _file(await rooms_of(request).store.flights.lines_of_guest(guest.hashed, crews.MOST))


async def _crew(request: Asked, id: str) -> Crew:
    return await crews.crew_of(rooms_of(request), need_key(request), id)


def _file(lines: list[Line]) -> Response[bytes]:
    return Response(crews.exported(lines), media_type=LINES)


HANDLERS = [new_crew, read_crew, crew_log, bring_line, drop_crew, table_log, my_log]
