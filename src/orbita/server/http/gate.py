"""What every request passes: who may ask, how often, and one line in the log, without bodies or secrets."""

import logging
import time
from typing import Any, Final, NamedTuple

import msgspec
from litestar.types import ASGIApp, Receive, Send

from orbita.server import words
from orbita.server.http.addresses import counted_as, is_among, read_proxies
from orbita.server.http.bodies import Problem
from orbita.server.http.limits import AtOnce, Rate
from orbita.server.http.origin import is_own_origin
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings

LOG: Final = logging.getLogger("orbita.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MINUTE: Final = 60.0
HOUR: Final = 3600.0
LONGEST_PATH: Final = 500
MOST_HEADERS: Final = 100
BAD: Final = 400  # the first status that says no
LAYING: Final = ("/api/tables", "/rematch")  # how the paths end that lay a table
BECOMING: Final = ("/api/guests",)
JOINING: Final = ("/join",)
FOUNDING: Final = ("/api/crews",)
FOUNDED_IN_AN_HOUR: Final = 60  # crews
JOINED_IN_AN_HOUR: Final = 300  # seats: a stranger who comes and goes wears out an open table
PAINSTAKING: Final = ("/api/qr", "/me/handover")  # a twentieth of a second each
PAINSTAKING_IN_A_MINUTE: Final = 60
REPLAYING: Final = ("/api/replay",)  # the one body that may be large
REPLAYS_OF_AN_ADDRESS: Final = 8
REPLAYS: Final = 40
ANYBODY: Final = "anybody"
COUNTED_AS: Final = "orbita.counted_as"  # where a socket's scope says which address it is of
SOCKET: Final = "SOCKET"
ANSWER_TO_SOCKET: Final = "websocket.http.response"  # uvicorn's way to say more than no to a socket
TOO_FAST: Final = (429, Problem("client/too-fast", "too many requests: wait a minute", {}))
FOREIGN: Final = (403, Problem("origin/foreign", "this page belongs to another server", {}))
NOWHERE: Final = (404, Problem("http/404", "there is no such page", {}))
HEADERS_ENDLESS: Final = (431, Problem("http/431", "the request has too many headers", {}))
TOO_MANY_SOCKETS: Final = (
    429,
    Problem("address/sockets", "too many tables are open in your network: close one and try again", {}),
)
TOO_MANY_TABLES: Final = (
    429,
    Problem("address/tables", "too many tables were laid from your network: wait a while", {}),
)
TOO_MANY_GUESTS: Final = (
    429,
    Problem("address/guests", "too many guests came from your network: wait a while", {}),
)
BUSY: Final = (503, Problem("server/busy", "too many games are being replayed: try again in a moment", {}))

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


class Allowed(NamedTuple):
    """How often an address may be given something, by how the paths end that give it."""

    paths: tuple[str, ...]
    rate: Rate
    refused: Refused


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, rooms: Rooms, settings: Settings) -> None:
        self._app = app
        self.rooms = rooms
        self._requests = Rate(settings.requests_per_minute, MINUTE)
        self._allowed = (
            Allowed(LAYING, Rate(settings.tables_per_hour, HOUR), TOO_MANY_TABLES),
            Allowed(BECOMING, Rate(settings.guests_per_hour, HOUR), TOO_MANY_GUESTS),
            Allowed(JOINING, Rate(JOINED_IN_AN_HOUR, HOUR), TOO_FAST),
            Allowed(FOUNDING, Rate(FOUNDED_IN_AN_HOUR, HOUR), TOO_FAST),
            Allowed(PAINSTAKING, Rate(PAINSTAKING_IN_A_MINUTE, MINUTE), TOO_FAST),
        )
        self._replays = AtOnce(REPLAYS)
        self._replays_of = AtOnce(REPLAYS_OF_AN_ADDRESS)
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
        self._write_line(scope, seen, is_told=refused is not TOO_FAST)

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
        if not is_safe and not is_own_origin(headers, self.rooms.origins):
            return FOREIGN
        return None

    async def _let_in(self, scope: Any, receive: Receive, seen: "_Seen") -> Refused | None:
        """Ask the application, unless the address has all it may have; a proxy's own is nobody's."""
        asker = counted_as(_address(scope))
        if scope["type"] == "http" and _posts(scope, REPLAYING):
            return await self._let_replay(asker, scope, receive, seen)
        if is_among(_address(scope), self._proxies):
            await self._app(scope, receive, seen.send)
        elif scope["type"] == "websocket":
            if not self._sockets.enter(asker):
                return TOO_MANY_SOCKETS
            scope[COUNTED_AS] = asker
            try:
                await self._app(scope, receive, seen.send)
            finally:
                self._sockets.leave(asker)
        else:
            return await self._let_post(asker, scope, receive, seen)
        return None

    async def _let_replay(self, asker: str, scope: Any, receive: Receive, seen: "_Seen") -> Refused | None:
        """Ask for a replay, unless too many bodies of records are in memory already."""
        if not self._replays_of.enter(asker):
            return TOO_FAST
        try:
            if not self._replays.enter(ANYBODY):
                return BUSY
            try:
                await self._app(scope, receive, seen.send)
            finally:
                self._replays.leave(ANYBODY)
        finally:
            self._replays_of.leave(asker)
        return None

    async def _let_post(self, asker: str, scope: Any, receive: Receive, seen: "_Seen") -> Refused | None:
        """Ask, unless the address was given enough; what the application refuses is not counted."""
        limits = [allowed for allowed in self._allowed if _posts(scope, allowed.paths)]
        for allowed in limits:
            if not allowed.rate.take(asker):
                return allowed.refused
        await self._app(scope, receive, seen.send)
        if seen.status >= BAD:
            for allowed in limits:
                allowed.rate.give_back(asker)
        return None

    def _write_line(self, scope: Any, seen: "_Seen", is_told: bool) -> None:
        """One line: the route as it is written in the program, so no code and no key of a table.

        Who asks too often is only counted, or the log would fill the disk.
        """
        method = scope.get("method", SOCKET)
        took = (time.monotonic() - seen.began) * 1000
        self.rooms.metrics.see_request(method, seen.status)
        if not is_told:
            return
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


def _posts(scope: Any, paths: tuple[str, ...]) -> bool:
    """Tell whether a request posts to where the path ends like one of these."""
    return bool(scope["method"] == "POST" and scope["path"].rstrip("/").endswith(paths))


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
    lang = words.of_headers(
        {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    )
    message = words.farewell(problem.code, problem.message, lang)
    body = msgspec.json.encode(Problem(problem.code, message, problem.details))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
