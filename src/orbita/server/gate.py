"""What every request passes: who may ask, how often, and one line in the log, without bodies or secrets."""

import logging
import time
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from orbita.server.addresses import counted_as, is_among, read_proxies
from orbita.server.bodies import Problem
from orbita.server.house import House
from orbita.server.limits import AtOnce, Rate
from orbita.server.origin import is_own_origin
from orbita.server.settings import Settings

LOG: Final = logging.getLogger("orbita.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MINUTE: Final = 60.0
HOUR: Final = 3600.0
LONGEST_PATH: Final = 500
MOST_HEADERS: Final = 100
LAID: Final = 201
LAYING: Final = ("/api/tables", "/rematch")  # how the paths end that lay a table
SOCKET: Final = "SOCKET"
ANSWER_TO_SOCKET: Final = "websocket.http.response"  # uvicorn's way to say more than no to a socket
TOO_FAST: Final = (429, Problem("client/too-fast", "too many requests: wait a minute", {}))
FOREIGN: Final = (403, Problem("origin/foreign", "this page belongs to another server", {}))
NOWHERE: Final = (404, Problem("http/404", "there is no such page", {}))
HEADERS_ENDLESS: Final = (431, Problem("http/431", "the request has too many headers", {}))
TOO_MANY_SOCKETS: Final = (
    429,
    Problem("address/sockets", "too many open tables from this address: close some", {}),
)
TOO_MANY_TABLES: Final = (
    429,
    Problem("address/tables", "too many tables were laid from this address: wait a while", {}),
)

Refused = tuple[int, Problem]

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    ),
)


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, house: House, settings: Settings) -> None:
        self._app = app
        self.house = house
        self._requests = Rate(settings.requests_per_minute, MINUTE)
        self._tables = Rate(settings.tables_per_hour, HOUR)
        self._sockets = AtOnce(settings.sockets_per_address)
        self._proxies = read_proxies(settings.trusted_proxies)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        seen = _Seen(send)
        refused = self._why_not(scope)
        if refused is None:
            refused = await self._let_in(scope, receive, seen)
        if refused is not None:
            await _refuse(scope, seen.send, *refused)
        self._write_line(scope, seen)

    def _why_not(self, scope: Any) -> Refused | None:
        """Why a request is not let in, whatever it asks for."""
        if not self._requests.take(counted_as(_address(scope))):
            return TOO_FAST
        if not _is_path(scope["path"]):
            return NOWHERE
        if len(scope["headers"]) > MOST_HEADERS:
            return HEADERS_ENDLESS
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not is_own_origin(headers, self.house.origins):
            return FOREIGN
        return None

    async def _let_in(self, scope: Any, receive: Receive, seen: "_Seen") -> Refused | None:
        """Ask the application, unless the address has all it may have; a proxy's own is nobody's."""
        asker = counted_as(_address(scope))
        is_counted = not is_among(_address(scope), self._proxies)
        if is_counted and scope["type"] == "websocket":
            if not self._sockets.enter(asker):
                return TOO_MANY_SOCKETS
            try:
                await self._app(scope, receive, seen.send)
            finally:
                self._sockets.leave(asker)
        elif is_counted and scope["method"] == "POST" and scope["path"].rstrip("/").endswith(LAYING):
            if not self._tables.take(asker):
                return TOO_MANY_TABLES
            await self._app(scope, receive, seen.send)
            if seen.status != LAID:
                self._tables.give_back(asker)
        else:
            await self._app(scope, receive, seen.send)
        return None

    def _write_line(self, scope: Any, seen: "_Seen") -> None:
        """One line: the route as it is written in the program, so no code and no key of a table."""
        method = scope.get("method", SOCKET)
        took = (time.monotonic() - seen.began) * 1000
        self.house.metrics.see_request(method, seen.status)
        route = scope.get("path_template") or "(no such page)"
        LOG.info("%s %s %s %.1f ms", method[:8], route, seen.status, took)


class _Seen:
    """Notes the status on its way out, and adds our headers."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.began = time.monotonic()
        self.status = 101

    async def send(self, message: Any) -> None:
        """Pass a message on."""
        if message["type"] in ("http.response.start", f"{ANSWER_TO_SOCKET}.start"):
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await self._send(message)


def _address(scope: Any) -> str:
    """Where a request comes from."""
    return str((scope.get("client") or ("-", 0))[0])


def _is_path(path: str) -> bool:
    """Ours are short and can be seen; those of the API have no foreign letters or digits either."""
    is_ours = len(path) <= LONGEST_PATH and path.isprintable()
    return is_ours and (path.isascii() or not path.startswith("/api/"))


async def _refuse(scope: Any, send: Any, status: int, problem: Problem) -> None:
    """Answer without asking the application."""
    if scope["type"] == "http":
        kind = "http.response"
    elif ANSWER_TO_SOCKET in (scope.get("extensions") or ()):
        kind = ANSWER_TO_SOCKET
    else:
        await send({"type": "websocket.close", "code": 4003, "reason": problem.code})
        return
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
