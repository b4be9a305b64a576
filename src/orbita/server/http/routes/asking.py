"""What the handlers have in common: who asks, and under which address we are known."""

from typing import Any, Final, TypeAlias

from litestar import Request, Response

from orbita.core.contract import Game
from orbita.core.options import shown
from orbita.server.errors import NoKey, NotFound
from orbita.server.http.addresses import counted_as
from orbita.server.rooms.rooms import Rooms
from orbita.server.table.keys import GUEST, Guest, Key, read_key

Asked: TypeAlias = Request[Any, Any, Any]
ENCODED: Final = {"is_encoded": True}  # answers that are compressed already where that is wanted


def rooms_of(request: Asked) -> Rooms:
    """The rooms that serve this request."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def find_game(request: Asked, name: str) -> Game[Any]:
    """One of the games of this server."""
    games = rooms_of(request).games
    if name not in games:
        raise NotFound("game/unknown", f"there is no game {shown(name)!r}", game=name)
    return games[name]


def is_zipped(request: Asked) -> bool:
    """Tell whether an answer may be compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def passed_on(request: Asked, answer: bytes) -> Response[bytes]:
    """An answer that a worker wrote, compressed where that is wanted."""
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if is_zipped(request) else {})}
    return Response(answer, status_code=200, media_type="application/json", headers=headers)


def address_of(request: Asked) -> str:
    """Whom limits count this request to."""
    return counted_as(request.client.host if request.client else "-")


def base_url(request: Asked) -> str:
    """How the outside calls us."""
    given: str = request.app.state.settings.base_url
    return given.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


def bearer(request: Asked) -> Key | None:
    """The key of a request, if it has one."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    return read_key(text.strip()) if kind.lower() == "bearer" and text else None


def need_key(request: Asked) -> Key:
    """The key of a request."""
    key = bearer(request)
    if key is None:
        raise NoKey("key/missing", "this needs a key: Authorization: Bearer KEY")
    return key


async def guest_of(request: Asked) -> Guest:
    """Whose guest's key came along (beside others as X-Orbita-Guest); nobody's, if it is not known here."""
    text = request.headers.get("x-orbita-guest", "")
    key = read_key(text) if text else bearer(request)
    if key is None or key.role != GUEST:
        return Guest()
    guest = Guest(key.secret)
    return guest if await rooms_of(request).store.nickname(guest.hashed) is not None else Guest()
