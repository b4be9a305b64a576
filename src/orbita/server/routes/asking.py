"""What the handlers have in common: who asks, and under which address we are known."""

from typing import Any, TypeAlias

from litestar import Request

from orbita.server.addresses import counted_as
from orbita.server.errors import NoKey
from orbita.server.house import House
from orbita.server.keys import GUEST, Guest, Key, read_key

Asked: TypeAlias = Request[Any, Any, Any]


def house_of(request: Asked) -> House:
    """The house that serves this request."""
    house: House = request.app.state.house
    return house


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
    return guest if await house_of(request).store.nickname(guest.hashed) is not None else Guest()
