"""Guests, and the tables they sit at."""

from litestar import get, post, put
from litestar.params import JSONBody

from orbita.server import bodies, keys, plain
from orbita.server.errors import NoRight
from orbita.server.openapi import KEY, refusals
from orbita.server.routes.asking import Asked, guest_of, house_of, need_key

MINE = 100


@post(
    "/api/guests",
    summary="Become a guest: a nickname, no account",
    responses=refusals(400, 403, 409, 413),
)
async def new_guest(request: Asked, data: JSONBody[bodies.NewGuest]) -> bodies.GuestKey:
    """Give a key to find one's own games again."""
    house, secret, nickname = house_of(request), keys.new_secret(), plain.nickname(data.nickname)
    await house.store.keep_guest(keys.digest(secret), nickname, house.now())
    return bodies.GuestKey(str(keys.Key("me", keys.GUEST, secret)), nickname)


@put(
    "/api/guests/me",
    summary="Change the nickname",
    security=KEY,
    responses=refusals(400, 401, 403, 409, 413),
)
async def rename(request: Asked, data: JSONBody[bodies.NewGuest]) -> bodies.NewGuest:
    """Be called otherwise from now on."""
    house, guest = house_of(request), await _need_guest(request)
    nickname = plain.nickname(data.nickname)
    await house.store.keep_guest(guest, nickname, house.now())
    return bodies.NewGuest(nickname)


@get(
    "/api/guests/me/tables",
    summary="My games, running and finished",
    security=KEY,
    responses=refusals(401, 403),
)
async def my_tables(request: Asked) -> list[bodies.MyTable]:
    """List the guest's tables, the newest first."""
    house, guest = house_of(request), await _need_guest(request)
    found = []
    for row in await house.store.tables_of(guest, MINE):
        table = (await house.room(row.code)).table
        seats = tuple(seat for seat, place in enumerate(table.places) if place.guest == guest)
        if seats:
            info = (await house.room(row.code)).info()
            found.append(bodies.MyTable(info, seats, table.awaited(), table.moved_at))
    return found


async def _need_guest(request: Asked) -> str:
    guest = await guest_of(request)
    if not guest:
        need_key(request)
        raise NoRight("guest/unknown", "this needs a guest's key")
    return guest


HANDLERS = [new_guest, rename, my_tables]
