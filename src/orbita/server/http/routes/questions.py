"""What a game tells whoever looks at it, from what they see: answers, and what happened meanwhile."""

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from orbita.server.errors import Refusal
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
from orbita.server.http.routes.tables import Entry
from orbita.server.rooms.errands import Asking, Supposed, question_of, read_question
from orbita.server.rooms.meanwhile import absence
from orbita.server.socket.protocol import Lang
from orbita.server.table import commands, show

DIGEST: Final = {200: ResponseSpec(bodies.Digest, description="What happened", generate_examples=False)}
REPLY: Final = {200: ResponseSpec(bodies.Reply, description="The answer", generate_examples=False)}


@get(
    "/api/tables/{code:str}/ask/{question:str}",
    summary="Ask a game something, from what this key sees of it",
    responses={**refusals(400, 403, 404, 409, 413), **REPLY},
    opt=ENCODED,
)
async def ask(request: Asked, code: FromPath[str], question: FromPath[str]) -> Response[bytes]:
    """Let a worker answer; every parameter is part of the question."""
    rooms = rooms_of(request)
    table = (await rooms.room(code)).table
    who = commands.who_looks(table, bearer(request))
    found = question_of(table.game, question)
    commands.need_started(table)
    if table.match is None:
        raise Refusal("table/frozen", "this game was played under other rules; it can be read, not continued")
    asking = Asking(table.game.name, question, read_question(found, request.query_params), table.seq)
    view = msgspec.json.encode(show.view(table, who.seat))
    pool, address, zipped = rooms.replays, address_of(request), is_zipped(request)
    return passed_on(request, await pool.answer(address, view, asking, found.seconds, zipped))


@post(
    "/api/games/{game:str}/ask/{question:str}",
    summary="Ask a game something, from what a seat saw in a record",
    status_code=200,
    responses={**refusals(400, 403, 404, 413), **REPLY},
    opt=ENCODED,
)
async def ask_about_record(
    request: Asked, game: FromPath[str], question: FromPath[str], data: JSONBody[bodies.RecordQuestion]
) -> Response[bytes]:
    """Let a worker play a record somebody brought, and answer."""
    found = question_of(find_game(request, game), question)
    asking = Supposed(game, question, read_question(found, data.asked), data.seat, data.moves)
    pool, address, zipped = rooms_of(request).replays, address_of(request), is_zipped(request)
    return passed_on(request, await pool.answer(address, data.record.encode(), asking, found.seconds, zipped))


@get(
    "/api/tables/{code:str}/digest",
    summary="What happened since an entry, put together by the game as this key saw it",
    responses={**refusals(400, 403, 404, 409, 413), **DIGEST},
    opt=ENCODED,
)
async def digest(
    request: Asked, code: FromPath[str], since: Entry = 0, lang: FromQuery[Lang] = "en"
) -> Response[bytes]:
    """Let a worker read the log and the game tell what this key noticed of it."""
    rooms = rooms_of(request)
    table = (await rooms.room(code)).table
    wanted = absence(table, commands.who_looks(table, bearer(request)).seat, since, lang)
    rows = [row for row in await rooms.store.log(code) if row.seq <= wanted.seq]
    pool, address, zipped = rooms.replays, address_of(request), is_zipped(request)
    return passed_on(request, await pool.meanwhile(address, rows, wanted, zipped))


HANDLERS = [ask, ask_about_record, digest]
