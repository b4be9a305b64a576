"""Guests, the tables they sit at, and their other devices."""

from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from orbita.core.errors import OrbitaError
from orbita.server.errors import NoRight
from orbita.server.http import bodies
from orbita.server.http.limits import Rate
from orbita.server.http.openapi import KEY, refusals
from orbita.server.http.routes.asking import Asked, address_of, base_url, guest_of, need_key, rooms_of
from orbita.server.rooms import guests, handover
from orbita.server.rooms.rooms import Rooms
from orbita.server.store.interface import StorageDown, TableRow
from orbita.server.table import clean_text, commands, keys

LISTED: Final = 1000  # tables of a guest that are looked at
FINISHED: Final = 100  # and how many of those that are over are told
RUNNING: Final = ("lobby", "playing")


@post(
    "/api/guests",
    summary="Become a guest: a nickname, no account",
    responses=refusals(400, 403, 409, 413),
)
async def new_guest(request: Asked, data: JSONBody[bodies.NewGuest]) -> bodies.GuestKey:
    """Give a key to find one's own games again."""
    rooms, secret, nickname = rooms_of(request), keys.new_secret(), clean_text.nickname(data.nickname)
    await rooms.store.keep_guest(keys.digest(secret), nickname, rooms.now())
    return bodies.GuestKey(str(keys.Key("me", keys.GUEST, secret)), nickname)


@put(
    "/api/guests/me",
    summary="Change the nickname",
    security=KEY,
    responses=refusals(400, 401, 403, 409, 413),
)
async def rename(request: Asked, data: JSONBody[bodies.NewGuest]) -> bodies.NewGuest:
    """Be called otherwise from now on."""
    rooms, guest = rooms_of(request), await _need_guest(request)
    nickname = clean_text.nickname(data.nickname)
    await rooms.store.keep_guest(guest.hashed, nickname, rooms.now())
    return bodies.NewGuest(nickname)


@get(
    "/api/guests/me/tables",
    summary="My games, running and finished",
    security=KEY,
    responses=refusals(401, 403),
)
async def my_tables(request: Asked) -> list[bodies.MyTable]:
    """List the guest's tables: all that are not over, then the newest of the others."""
    rooms, guest = rooms_of(request), await _need_guest(request)
    rows = await rooms.store.tables_of(guest.hashed, LISTED)
    running = [row for row in rows if row.phase in RUNNING]
    finished = [row for row in rows if row.phase not in RUNNING]
    found = [await _my_table(rooms, row, guest) for row in (*running, *finished[:FINISHED])]
    return [mine for mine in found if mine is not None]


async def _my_table(rooms: Rooms, row: TableRow, guest: keys.Guest) -> bodies.MyTable | None:
    """One of the guest's tables; one that cannot be read does not stand before the others."""
    try:
        room = await rooms.room(row.code)
    except StorageDown:
        raise
    except OrbitaError:
        return None
    table, seats = room.table, guests.seats_of(room.table, guest)
    return bodies.MyTable(room.info(), seats, table.awaited(), table.moved_at) if seats else None


@post(
    "/api/guests/me/tables/{code:str}/keys",
    summary="My keys at a table, to sit down again",
    status_code=200,
    security=KEY,
    responses=refusals(401, 403, 404, 409),
)
async def my_keys(request: Asked, code: FromPath[str]) -> bodies.TableKeys:
    """Find the keys of the guest's seats again, on any device; empty where the guest has none."""
    guest = await _need_guest(request)
    return await guests.find_keys(await rooms_of(request).room(code), guest)


@get(
    "/api/tables/{code:str}/key",
    summary="What a key opens",
    security=KEY,
    responses=refusals(401, 403, 404),
)
async def read_key(request: Asked, code: FromPath[str]) -> bodies.KeyInfo:
    """Look at a key before it takes the place of another; nobody is disturbed by that."""
    room, key = await rooms_of(request).room(code), need_key(request)
    commands.who_is(room.table, key)
    return bodies.KeyInfo(code, key.role)


@post(
    "/api/guests/me/handover",
    summary="A code for my other device, good once and for ten minutes",
    security=KEY,
    responses=refusals(401, 403),
)
async def offer_handover(request: Asked) -> bodies.Handover:
    """Make a code; whoever has it can take this guest's games along."""
    guest = await _need_guest(request)
    return await handover.offer(rooms_of(request), guest, base_url(request))


@post(
    "/api/handovers",
    summary="Bring my games here, by the code of my other device",
    status_code=200,
    responses=refusals(400, 403, 404, 413),
)
async def claim_handover(request: Asked, data: JSONBody[bodies.ClaimHandover]) -> bodies.GuestKey:
    """Give the guest's key for a code; it travels in the body, where no log sees it."""
    guesses: Rate = request.app.state.guesses
    return await handover.claim(rooms_of(request), data.code, guesses, address_of(request))


async def _need_guest(request: Asked) -> keys.Guest:
    guest = await guest_of(request)
    if not guest.secret:
        need_key(request)
        raise NoRight("guest/unknown", "this needs a guest's key")
    return guest


HANDLERS = [new_guest, rename, my_tables, my_keys, read_key, offer_handover, claim_handover]
