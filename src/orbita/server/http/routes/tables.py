"""Tables and their seats."""

from typing import Annotated, Final, TypeAlias

from litestar import Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orbita.server.errors import Refusal
from orbita.server.http import bodies
from orbita.server.http.openapi import KEY, refusals
from orbita.server.http.pictures import qr_code
from orbita.server.http.routes.asking import (
    ENCODED,
    Asked,
    address_of,
    base_url,
    bearer,
    guest_of,
    is_zipped,
    need_key,
    passed_on,
    rooms_of,
)
from orbita.server.rooms.digests import excerpt
from orbita.server.socket.protocol import Lang, TableInfo
from orbita.server.table import commands, keys, lobby

LISTED = 50
Entry: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1 << 31)]
ITEMS: Final = {200: ResponseSpec(bodies.Items, description="A page of the log", generate_examples=False)}


@get("/api/tables", summary="The public tables, the newest first", responses=refusals())
async def list_tables(request: Asked) -> list[TableInfo]:
    """List what anybody may join or watch."""
    rooms = rooms_of(request)
    return await rooms.infos(await rooms.store.public_tables(LISTED))


@post("/api/tables", summary="Lay a table", responses=refusals(400, 403, 409, 413))
async def new_table(request: Asked, data: JSONBody[bodies.NewTable]) -> bodies.TableKeys:
    """Lay a table; its keys are shown once."""
    guest = await guest_of(request)
    return await lobby.lay_table(rooms_of(request), data, guest.hashed, guest.secret_for)


@get("/api/tables/{code:str}", summary="A table, for whoever has its code", responses=refusals(404))
async def read_table(request: Asked, code: FromPath[str]) -> TableInfo:
    """Tell who sits at a table and how far it is."""
    return (await rooms_of(request).room(code)).info()


@post(
    "/api/tables/{code:str}/join",
    summary="Take an open seat, by the table's code",
    responses=refusals(400, 403, 404, 409, 413),
)
async def join(request: Asked, code: FromPath[str], data: JSONBody[bodies.Join]) -> bodies.SeatKey:
    """Sit down on an open seat and get its key."""
    key = await lobby.join(await rooms_of(request).room(code), data, await guest_of(request))
    return lobby.seat_key(code, int(key.role), key.secret, base_url(request))


@post(
    "/api/tables/{code:str}/sit",
    summary="Sit down where the key leads",
    status_code=200,
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def sit(request: Asked, code: FromPath[str], data: JSONBody[bodies.Sit]) -> TableInfo:
    """Take a seat whose link one was given, or change the name on it."""
    room, key, guest = await rooms_of(request).room(code), need_key(request), await guest_of(request)
    await room.submit(
        lambda table: commands.sit(table, commands.who_is(table, key), data.nickname, guest.hashed)
    )
    return room.info()


@post(
    "/api/tables/{code:str}/leave",
    summary="Leave before the start",
    status_code=200,
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def leave(request: Asked, code: FromPath[str]) -> TableInfo:
    """Give the seat back."""
    room, key = await rooms_of(request).room(code), need_key(request)
    await room.submit(lambda table: commands.leave(table, commands.who_is(table, key)))
    return room.info()


@post(
    "/api/tables/{code:str}/start",
    summary="Start the game (host)",
    status_code=200,
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def start(request: Asked, code: FromPath[str]) -> TableInfo:
    """Begin."""
    room, key = await rooms_of(request).room(code), need_key(request)
    rate = rooms_of(request).clock_rate
    await room.submit(lambda table: commands.start(table, commands.who_is(table, key), rate))
    return room.info()


@put(
    "/api/tables/{code:str}/seats/{seat:int}",
    summary="Open a seat, or give it to a bot (host)",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def change_seat(
    request: Asked, code: FromPath[str], seat: FromPath[int], data: JSONBody[bodies.ChangeSeat]
) -> TableInfo:
    """Arrange the seats before the start."""
    room, key = await rooms_of(request).room(code), need_key(request)
    await room.submit(
        lambda table: commands.change_seat(table, commands.who_is(table, key), seat, data.kind, data.level)
    )
    return room.info()


@delete(
    "/api/tables/{code:str}/seats/{seat:int}",
    summary="Free a seat (host)",
    status_code=200,
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def kick(request: Asked, code: FromPath[str], seat: FromPath[int]) -> TableInfo:
    """Ask somebody to leave; their key opens nothing any more."""
    room, key = await rooms_of(request).room(code), need_key(request)
    await room.submit(lambda table: commands.kick(table, commands.who_is(table, key), seat))
    return room.info()


@post(
    "/api/tables/{code:str}/seats/{seat:int}/link",
    summary="A new link of a seat (host, or the seat)",
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def renew_link(request: Asked, code: FromPath[str], seat: FromPath[int]) -> bodies.SeatKey:
    """Issue a seat's key anew: to invite, to move to another device, to hand the seat over."""
    room, key, secret = await rooms_of(request).room(code), need_key(request), keys.new_secret()
    await room.submit(lambda table: commands.renew_link(table, commands.who_is(table, key), seat, secret))
    return lobby.seat_key(code, seat, secret, base_url(request))


@get(
    "/api/tables/{code:str}/items",
    summary="What a seat was told, from any entry on",
    responses={**refusals(400, 403, 404, 409, 413), **ITEMS},
    opt=ENCODED,
)
async def read_items(
    request: Asked,
    code: FromPath[str],
    since: Entry = 0,
    upto: Entry = 0,
    lang: FromQuery[Lang] = "en",
) -> Response[bytes]:
    """Tell a page of the log exactly as the socket told it to this key."""
    rooms = rooms_of(request)
    room = await rooms.room(code)
    who = commands.who_looks(room.table, bearer(request))
    wanted = excerpt(room, who.seat, since, upto, lang)
    rows = [row for row in await rooms.store.log(code) if row.seq <= wanted.upto]
    return passed_on(
        request, await rooms.replays.digest(address_of(request), rows, wanted, is_zipped(request))
    )


@post(
    "/api/tables/{code:str}/rematch",
    summary="Lay the table of the rematch",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def rematch(
    request: Asked, code: FromPath[str], data: JSONBody[bodies.Rematch | None] = None
) -> bodies.TableKeys:
    """Play again, everybody one seat further; at once if nobody else has to come."""
    rooms, guest, asking = rooms_of(request), await guest_of(request), need_key(request)
    others = [keys.read_key(text) for text in data.keys] if data else []
    return await lobby.lay_rematch(rooms, await rooms.room(code), asking, guest.secret_for, others)


@post(
    "/api/tables/{code:str}/rematch/claim",
    summary="My seat at the rematch",
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def claim_rematch(request: Asked, code: FromPath[str]) -> bodies.SeatKey:
    """Turn the old seat's key into the new one."""
    rooms = rooms_of(request)
    return await lobby.claim_rematch(rooms, await rooms.room(code), need_key(request), base_url(request))


@post(
    "/api/qr",
    summary="The QR code of one of this server's links",
    status_code=200,
    media_type="image/svg+xml",
    responses=refusals(400, 403, 409, 413),
)
async def picture(request: Asked, data: JSONBody[bodies.Picture]) -> Response[str]:
    """Draw a link as SVG; the link travels in the body, where no log sees it."""
    if not data.link.startswith(f"{base_url(request)}/"):
        raise Refusal("qr/foreign", "only links of this server are drawn")
    return Response(qr_code(data.link), media_type="image/svg+xml")


HANDLERS = [
    list_tables, new_table, read_table, join, sit, leave, start, change_seat, kick, renew_link, read_items,
    rematch, claim_rematch, picture,
]  # fmt: skip
