"""What every request passes: who may ask, how often, and one line in the log, without bodies or secrets."""

import logging
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec
from litestar.types import ASGIApp, Receive, Send

from orbita.server.bodies import Problem
from orbita.server.house import House
from orbita.server.origin import is_own_origin

LOG: Final = logging.getLogger("orbita.access")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REMEMBERED: Final = 10_000  # addresses
MINUTE: Final = 60.0
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

    def __init__(self, app: ASGIApp, house: House, requests_per_minute: int) -> None:
        self._app = app
        self.house = house
        self._rate = requests_per_minute
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        seen = _Seen(send)
        problem = self._problem(scope)
        if problem is not None and scope["type"] == "http":
            await _refuse(seen.send, *problem)
        elif problem is not None:
            await send({"type": "websocket.close", "code": 4003, "reason": problem[1].code})
        else:
            await self._app(scope, receive, seen.send)
        self._write_line(scope, seen)

    def _problem(self, scope: Any) -> tuple[int, Problem] | None:
        """Why a request is not let in."""
        if not self._has_allowance((scope.get("client") or ("-", 0))[0]):
            return 429, Problem("client/too-fast", "too many requests: wait a minute", {})
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        is_safe = scope["type"] == "http" and scope["method"] in SAFE
        if not is_safe and not is_own_origin(headers, self.house.origins):
            return 403, Problem("origin/foreign", "this page belongs to another server", {})
        return None

    def _has_allowance(self, address: str) -> bool:
        """A bucket per address, refilled with time; the least recent addresses are forgotten."""
        now = time.monotonic()
        left, at = self._buckets.pop(address, (float(self._rate), now))
        left = min(float(self._rate), left + (now - at) * self._rate / MINUTE)
        self._buckets[address] = (max(0.0, left - 1), now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return left >= 1

    def _write_line(self, scope: Any, seen: "_Seen") -> None:
        """One line: the route as it is written in the program, so no code and no key of a table."""
        method = scope.get("method", "SOCKET")
        took = (time.monotonic() - seen.began) * 1000
        self.house.metrics.requests.labels(method, str(seen.status)).inc()
        route = scope.get("path_template") or "(no such page)"
        LOG.info("%s %s %s %.1f ms", method, route, seen.status, took)


class _Seen:
    """Notes the status on its way out, and adds our headers."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.began = time.monotonic()
        self.status = 101

    async def send(self, message: Any) -> None:
        """Pass a message on."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await self._send(message)


async def _refuse(send: Any, status: int, problem: Problem) -> None:
    """Answer without asking the application."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
