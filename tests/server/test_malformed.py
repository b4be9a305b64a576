"""Whatever is sent to the server, it answers what was wrong with it; nothing of it is a failure of ours."""

import contextlib
import json
import re
import socket
from typing import NamedTuple

import pytest
from litestar.testing import TestClient

from orbita.server.app import make_app
from orbita.server.http.gate import Gate
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from tests.server.servers import Served

BAD, MISSING = 400, 404
DEEP = b"[" * 100_000 + b"]" * 100_000
HUGE = b"9" * 4000
LONG = "a" * 3000


class Asked(NamedTuple):
    """A request, as its bytes will be."""

    method: str
    path: str
    headers: tuple[tuple[str, bytes], ...]
    body: bytes | None

    def with_header(self, name, value):
        kept = tuple(header for header in self.headers if header[0] != name)
        return self._replace(headers=(*kept, (name, value)))

    def raw(self, address):
        lengths = () if self.body is None else (("content-length", str(len(self.body)).encode()),)
        given = dict(self.headers)
        standing = (("host", address.encode()), ("connection", b"close"), *lengths)
        headers = [*(one for one in standing if one[0] not in given), *self.headers]
        head = b"".join(name.encode() + b": " + value + b"\r\n" for name, value in headers)
        line = f"{self.method} {self.path} HTTP/1.1\r\n".encode("latin-1")
        return line + head + b"\r\n" + (self.body or b"")


def send(server, raw, is_all=False):
    """Send bytes; give the status and the body of the answer, or 0 where the connection was only closed."""
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(raw)
            if is_all:
                line.shutdown(socket.SHUT_WR)
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65536):
                answer += more
    if not answer:
        return 0, b""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


BODIES = {
    "/api/guests": {"nickname": "Ala"},
    "/api/guests/me": {"nickname": "Ala"},
    "/api/tables": {"game": "guardians", "seats": [{"kind": "open"}, {"kind": "open"}]},
    "/api/tables/{code}/join": {"nickname": "Ala"},
    "/api/tables/{code}/sit": {"nickname": "Ala"},
    "/api/tables/{code}/seats/{seat}": {"kind": "open"},
    "/api/qr": {"link": "http://127.0.0.1/t/abc"},
    "/api/replay": {"record": "game: guardians"},
}


def operations():
    paths = make_app(Rooms(MemoryStore()), Settings()).openapi_schema.to_schema()["paths"]
    for path, methods in paths.items():
        for method, described in methods.items():
            yield pytest.param(method.upper(), path, described, id=f"{method} {path}")


OPERATIONS = list(operations())


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served("memory", tmp_path_factory.mktemp("served"))
    server.keys = server.lay("Ala", "Olek", start=False)
    yield server
    server.stop()


def well_formed(served, method, path, described):
    """A request as the operation wants it, by the host of a table."""
    body = None
    headers = (("authorization", f"Bearer {served.keys.host}".encode()),)
    if "requestBody" in described:
        headers += (("content-type", b"application/json"),)
        body = json.dumps(BODIES.get(path, {})).encode()
    filled = path.replace("{code}", served.keys.table).replace("{seat}", "1").replace("{game}", "guardians")
    return Asked(method, re.sub(r"{\w+}", "1", filled), headers, body)


def check(served, requests):
    """Send them all: refused one by one, and nothing of it was unexpected."""
    wrong = []
    for name, asked, allowed in requests:
        raw = asked if isinstance(asked, bytes) else asked.raw(served.address[7:])
        status, answer = send(served, raw, is_all=0 in allowed)
        if status not in allowed:
            wrong.append((name, status, answer[:200]))
        elif status >= BAD:
            problem = json.loads(answer)
            assert set(problem) == {"code", "message", "details"}, (name, answer)
            assert len(answer) < 1000, (name, answer)
    assert not wrong, wrong
    assert served.figure("orbita_failures_total") == 0, served.log().partition("unexpected")[2]


ANY_REFUSAL = range(400, 500)
NO_FAILURE = range(200, 500)
CLOSED = (0, *ANY_REFUSAL)  # what ends in the middle of a request is answered or only closed

HEADERS = {
    "origin that is no address": ("origin", b"http://["),
    "origin with a port that is none": ("origin", b"http://a:b:c"),
    "origin that is nothing": ("origin", b"null"),
    "origin in no encoding": ("origin", b"http://\xff\xfe"),
    "origin in brackets": ("origin", b"http://[::1]]["),
    "host that is nonsense": ("host", b"[["),
    "host in no encoding": ("host", b"\xff\xfe"),
    "host of great length": ("host", b"h" * 3000),
    "key without a key": ("authorization", b"Bearer"),
    "key of dots": ("authorization", b"Bearer .."),
    "key in no encoding": ("authorization", b"Bearer \xff.\xfe.\xfd"),
    "key of a seat that is a digit but no number": ("authorization", "Bearer a.².b".encode()),
    "key of great length": ("authorization", b"Bearer " + b"a" * 8000),
    "key of another kind": ("authorization", b"Basic YTpi"),
    "guest's key that is none": ("x-orbita-guest", b"\xff\xff"),
    "guest's key with a foreign digit": ("x-orbita-guest", "me.٣.x".encode()),
    "type in no encoding": ("content-type", b"\xff/\xff"),
    "type without a boundary": ("content-type", b"multipart/form-data"),
    "type of a form": ("content-type", b"application/x-www-form-urlencoded"),
    "type with an encoding there is not": ("content-type", b"application/json; charset=nonsense"),
    "accepting nonsense": ("accept", b"\xff;q=;;,,/"),
    "language in no encoding": ("accept-language", b"\xff\xfe"),
    "cookies": ("cookie", b"=;=;\xff=\xff"),
    "forwarded by nobody": ("x-forwarded-for", b"[::::, \xff, , 1.2.3.4:99999999999"),
    "forwarded with nonsense": ("x-forwarded-proto", b"gopher"),
    "method overridden": ("x-http-method-override", b"\xff"),
    "range": ("range", b"bytes=9999999999999999999999-1"),
    "date": ("if-modified-since", b"yesterday"),
}


@pytest.mark.parametrize(("method", "path", "described"), OPERATIONS)
def test_no_header_makes_the_server_fail(served, method, path, described):
    asked = well_formed(served, method, path, described)
    check(
        served,
        [(name, asked.with_header(header, value), NO_FAILURE) for name, (header, value) in HEADERS.items()],
    )


JSON = {
    "nothing": b"",
    "no JSON": b"nonsense",
    "half of it": b'{"nickname": "A',
    "a number": b"7",
    "no number": b"NaN",
    "a list": b"[]",
    "deep lists": DEEP,
    "deep objects": b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    "deep options": b'{"game":"guardians","seats":[{"kind":"open"},{"kind":"open"}],"options":{"a":%s}}'
    % DEEP,
    "bytes that are no text": b'{"nickname": "\xff\xfe"}',
    "half a surrogate pair": b'{"nickname": "\\ud800", "link": "\\udfff", "record": "\\ud800"}',
    "NUL": b'{"nick\\u0000name": "\\u0000"}',
    "a number beyond all bounds": b'{"nickname": %s, "seat": %s, "days_per_move": %s}' % (HUGE, HUGE, HUGE),
    "a seat beyond all bounds": b'{"nickname": "Ala", "seat": %s, "record": "x"}' % HUGE,
    "a great exponent": b'{"nickname": "Ala", "seat": 1e999999}',
    "a name too long": json.dumps({"nickname": LONG, "game": LONG, "link": LONG, "record": LONG}).encode(),
    "twice the same": b'{"nickname": 1, "nickname": 2}',
    "something unknown": json.dumps({LONG: 1}).encode(),
    "a level too long": json.dumps({"kind": "bot", "level": LONG}).encode(),
    "a kind of another type": b'{"kind": {}, "nickname": [], "game": {}, "link": true, "record": 1}',
}


@pytest.mark.parametrize(
    ("method", "path", "described"), [one for one in OPERATIONS if "requestBody" in one.values[2]]
)
def test_a_body_that_makes_no_sense_is_refused(served, method, path, described):
    asked = well_formed(served, method, path, described)
    requests = [(name, asked._replace(body=body), ANY_REFUSAL) for name, body in JSON.items()]
    lies = {
        "length below zero": b"-1",
        "length that is no number": b"abc",
        "length of foreign digits": "١".encode(),
        "length beyond all bounds": HUGE,
        "length of more than there is": b"999",
        "length of a megabyte too many": b"99999999",
    }
    requests += [(name, asked.with_header("content-length", lie), CLOSED) for name, lie in lies.items()]
    chunked = asked.with_header("transfer-encoding", b"chunked")._replace(body=b"zz\r\nnonsense")
    requests.append(("chunks of no length", chunked, CLOSED))
    requests.append(("chunks without end", chunked._replace(body=b"5\r\nabc"), CLOSED))
    check(served, requests)


PATHS = {
    "NUL": "%00",
    "NUL within": "abc%00def",
    "up": "..%2f..%2fetc%2fpasswd",
    "half an escape": "%",
    "no escape": "%zz",
    "bytes that are no text": "%ff%fe",
    "a surrogate": "%ed%a0%80",
    "a foreign digit": "%D9%A3",
    "a digit that is no number": "%C2%B2",
    "a number beyond all bounds": "9" * 5000,
    "a number below zero": "-1",
    "great length": "a" * 5000,
    "a quote": "%27%3B--",
    "a line's end": "%0d%0aX:%20y",
    "a turned text": "%E2%80%AE",
}


@pytest.mark.parametrize(("method", "path", "described"), [one for one in OPERATIONS if "{" in one.values[1]])
def test_a_path_that_leads_nowhere_is_refused(served, method, path, described):
    asked = well_formed(served, method, path, described)
    requests = []
    for name, text in PATHS.items():
        for place in re.findall(r"{(\w+)}", path):
            target = path.replace(f"{{{place}}}", text)
            target = target.replace("{code}", served.keys.table).replace("{seat}", "1")
            requests.append((f"{name} as {place}", asked._replace(path=target), ANY_REFUSAL))
    check(served, requests)


QUERIES = {
    "NUL": "%00",
    "bytes that are no text": "%ff",
    "a foreign digit": "%C2%B2",
    "a number beyond all bounds": "9" * 5000,
    "a number beyond 64 bits": "9" * 30,
    "great length": "a" * 5000,
    "a number below zero": "-1",
    "nothing": "%",
}


@pytest.mark.parametrize(("method", "path", "described"), OPERATIONS)
def test_a_query_that_makes_no_sense_is_refused(served, method, path, described):
    asked = well_formed(served, method, path, described)
    named = [one["name"] for one in described.get("parameters", ()) if one["in"] == "query"]
    requests = [
        (f"{word}: {name}", asked._replace(path=f"{asked.path}?{word}={text}"), ANY_REFUSAL)
        for name, text in QUERIES.items()
        for word in named
    ]
    requests += [
        ("unknown", asked._replace(path=f"{asked.path}?{'x' * 3000}=%00"), NO_FAILURE),
        ("many", asked._replace(path=f"{asked.path}?{'&'.join('a=1' for _ in range(2000))}"), NO_FAILURE),
    ]
    check(served, requests)


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"\x00\x01\x02\r\n\r\n", id="no request"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 200, id="TLS"),
        pytest.param(b"GET / HTTP/1.1\r\n\r\n", id="no host"),
        pytest.param(b"GET / HTTP/x\r\nHost: a\r\n\r\n", id="another version"),
        pytest.param(b"GET \xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n", id="a path in no encoding"),
        pytest.param(
            b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
            id="endless headers",
        ),
        pytest.param(
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
            id="endless path",
        ),
        pytest.param(
            b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
            id="two lengths",
        ),
        pytest.param(
            b"POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
            id="an encoding",
        ),
    ],
)
def test_what_is_no_request_is_refused(served, raw):
    check(served, [("it", raw, ANY_REFUSAL)])


@pytest.mark.parametrize("method", ["PATCH", "TRACE", "CONNECT", "BREW", "X" * 3000])
def test_methods_nobody_knows_are_refused_and_counted_as_one(served, method):
    check(served, [("it", Asked(method, "/api/tables", (), None), ANY_REFUSAL)])
    assert served.figure('orbita_requests_total{method="other",status="405"}') > 0
    assert f'method="{method[:5]}' not in served.figures()


@pytest.fixture
def paged(monkeypatch, tmp_path):
    """A server with a web client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("the client")
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "secret").write_text("a secret")
    monkeypatch.setattr("orbita.server.http.pages.STATIC", tmp_path)
    rooms = Rooms(MemoryStore())
    with TestClient(Gate(make_app(rooms, Settings()), rooms, Settings())) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/a.js%00",
        "/assets/..%2fsecret",
        "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "/assets/%2fetc%2fpasswd",
        "/assets/" + "a" * 400,
        "/assets/" + "a" * 5000,
        "/assets/" + "a/" * 200,
        "/assets/%ff",
        "/assets/a.js/b",
        "/assets/",
        "/assets",
        "/t/%00",
        "/new/" + "a" * 5000,
        "/%00",
    ],
)
def test_no_file_leaves_the_folder_of_the_client(paged, path):
    assert paged.get("/assets/a.js").text == "the client"
    answer = paged.get(path)
    assert answer.status_code == MISSING
    assert set(answer.json()) == {"code", "message", "details"}
    assert "secret" not in answer.text
    assert "/" not in answer.json()["message"]  # which folders we have is nobody's business
