"""The REST side of a server, for programs: one call, one answer."""

import urllib.error
import urllib.request
from typing import Any, TypeVar

import msgspec

from orbita.client.errors import Refused, Unreachable
from orbita.server.http import bodies
from orbita.server.socket.protocol import TableInfo

T = TypeVar("T")


class Server:
    """A server by its address, such as http://127.0.0.1:8765."""

    def __init__(self, address: str, guest: str = "", timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.guest = guest
        self.timeout = timeout

    def new_table(self, wish: bodies.NewTable) -> bodies.TableKeys:
        """Lay a table."""
        return self.call("POST", "/api/tables", wish, kind=bodies.TableKeys)

    def join(self, table: str, nickname: str) -> bodies.SeatKey:
        """Take an open seat."""
        return self.call("POST", f"/api/tables/{table}/join", bodies.Join(nickname), kind=bodies.SeatKey)

    def sit(self, table: str, key: str, nickname: str) -> TableInfo:
        """Sit down where a key leads."""
        path = f"/api/tables/{table}/sit"
        return self.call("POST", path, bodies.Sit(nickname), key=key, kind=TableInfo)

    def start(self, table: str, key: str) -> TableInfo:
        """Start the game, as its host."""
        return self.call("POST", f"/api/tables/{table}/start", key=key, kind=TableInfo)

    def table(self, table: str) -> TableInfo:
        """Look at a table."""
        return self.call("GET", f"/api/tables/{table}", kind=TableInfo)

    def link(self, key: str) -> str:
        """The link of a key."""
        return f"{self.address}/t/{key.partition('.')[0]}#{key}"

    def call(self, method: str, path: str, body: Any = None, *, key: str = "", kind: type[T]) -> T:
        """Ask, and read the answer as a kind of struct; a refusal is raised with its code."""
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        if self.guest:
            headers["X-Orbita-Guest"] = self.guest
        raw = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(self.address + path, raw, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise _refusal(error) from None
        except OSError as error:
            raise Unreachable("server/unreachable", f"no server answers at {self.address}") from error


def _refusal(error: urllib.error.HTTPError) -> Refused:
    """Read why."""
    try:
        problem = msgspec.json.decode(error.read(), type=bodies.Problem)
    except msgspec.DecodeError:
        return Refused("server/error", f"the server answered {error.code}")
    return Refused(problem.code, problem.message, **problem.details)
