"""Set-ups that several tables share: taken elsewhere as challenges, compared by their results, one a day."""

from typing import Annotated, TypeAlias

from litestar import get
from litestar.params import FromPath, QueryParameter

from orbita.core.record import plain_options
from orbita.server.errors import NoRight, NotFound
from orbita.server.http import bodies
from orbita.server.http.openapi import KEY, refusals
from orbita.server.http.routes.asking import Asked, find_game, guest_of, need_key, rooms_of
from orbita.server.http.routes.tools import finished
from orbita.server.rooms import results
from orbita.server.rooms.room import Room
from orbita.server.table import commands
from orbita.server.table.sealing import Challenge

Skip: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1000)]
Day: TypeAlias = Annotated[str, QueryParameter(max_length=20, description="Such as 2026-11-18; today")]


@get(
    "/api/tables/{code:str}/challenge",
    summary="The set-up of a finished game, to be played elsewhere",
    responses=refusals(403, 404, 409),
)
async def challenge(request: Asked, code: FromPath[str]) -> Challenge:
    """Hand out what a game began with; while it goes on that would tell the future."""
    table = (await finished(request, code)).table
    if not table.laid.sealed or table.begun is None:
        raise NotFound("challenge/none", "this game had no code")
    return Challenge(
        game=table.game.name,
        rules=table.begun.rules,
        content=table.begun.content,
        options=plain_options(table.options),
        sealed=table.laid.sealed,
        seed=table.begun.seed,
    )


@get(
    "/api/tables/{code:str}/others",
    summary="How all crews did with the set-up of a finished game",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409),
)
async def others(request: Asked, code: FromPath[str], skip: Skip = 0) -> bodies.Others:
    """Tell those who have played of the others, after their own game."""
    return await results.others(rooms_of(request), (await played(request, code)).table, skip)


@get(
    "/api/games/{game:str}/daily",
    summary="The set-up of the day, or of a day past, with its results",
    responses=refusals(400, 403, 404),
)
async def daily(request: Asked, game: FromPath[str], day: Day = "", skip: Skip = 0) -> bodies.DailyInfo:
    """Tell the code of a day; how others did, to guests who have played it, or when it is past."""
    guest = await guest_of(request)
    return await results.daily(rooms_of(request), find_game(request, game), guest, day, skip)


async def played(request: Asked, code: str) -> Room:
    """A table that is over, for those who played there."""
    room = await rooms_of(request).room(code)
    who = commands.who_is(room.table, need_key(request))
    if who.seat is None and not who.is_host:
        raise NoRight("seat/needed", "spectators only watch")
    commands.need_open(room.table, room.rooms.now())
    return room


HANDLERS = [challenge, others, daily]
