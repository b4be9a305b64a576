"""How much one address may do, and how long anybody may take: who is slow or greedy locks nobody out."""

import json
import re
import socket
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from litestar.testing import TestClient

from orbita.core.errors import BadOptions
from orbita.server.app import make_app
from orbita.server.http import connections, gate, limits
from orbita.server.http.addresses import both_forms, counted_as, is_among, read_proxies
from orbita.server.http.gate import Gate
from orbita.server.http.limits import AtOnce, Rate
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from orbita.server.upkeep.metrics import Metrics
from tests.server.servers import Served

STRANGER = "127.0.0.2"  # loopback has more than one address


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        pytest.param("192.0.2.7", "192.0.2.7", id="IPv4"),
        pytest.param("::ffff:192.0.2.7", "192.0.2.7", id="IPv4 in the clothes of IPv6"),
        pytest.param("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", id="IPv6: the network of one home"),
        pytest.param("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64", id="another device of the same home"),
        pytest.param("2001:db8:1:3::1", "2001:db8:1:3::/64", id="the neighbours"),
        pytest.param("fe80::1%eth0", "fe80::/64", id="in the room"),
        pytest.param("-", "-", id="no address"),
        pytest.param("x" * 999, "x" * 45, id="what a proxy made up"),
    ],
)
def test_whom_limits_count(address, counted):
    assert counted_as(address) == counted


@pytest.mark.parametrize("text", ["*", "0.0.0.0/0", "::/0", "127.0.0.1, *"])
def test_not_everybody_is_a_proxy(text):
    with pytest.raises(BadOptions, match="name the proxy's address") as refused:
        read_proxies(text)
    assert refused.value.code == "serve/proxies"


@pytest.mark.parametrize("text", ["proxy", "10.0.0.5/8", "1.2.3", "127.0.0.1;10.0.0.1"])
def test_a_proxy_is_named_by_its_address(text):
    with pytest.raises(BadOptions, match="no address or network"):
        read_proxies(text)


def test_a_proxy_is_known_in_both_forms_of_its_address():
    proxies = read_proxies("127.0.0.1, 172.30.77.0/24,2001:db8::5")
    for address in ("127.0.0.1", "::ffff:127.0.0.1", "172.30.77.9", "2001:db8::5"):
        assert is_among(address, proxies)
    for address in ("127.0.0.2", "172.30.78.1", "2001:db8::6", "-"):
        assert not is_among(address, proxies)
    assert "::ffff:172.30.77.0/120" in [
        form.replace("ac1e:4d00", "172.30.77.0") for form in both_forms(proxies)
    ]
    assert read_proxies("") == ()


def test_an_allowance_comes_back_with_time_and_of_no_other_address(monkeypatch):
    moment = [100.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: moment[0])
    rate = Rate(3, 60.0)
    assert [rate.take("a") for _ in range(4)] == [True, True, True, False]
    assert rate.take("b")
    moment[0] += 20
    assert [rate.take("a"), rate.take("a")] == [True, False]
    rate.give_back("a")
    assert [rate.take("a"), rate.take("a")] == [True, False]
    moment[0] += 1_000_000
    assert [rate.take("a") for _ in range(4)] == [True, True, True, False]


def test_the_wall_clock_has_no_say(monkeypatch):
    rate = Rate(1, 60.0)
    assert rate.take("a")
    monkeypatch.setattr(time, "time", lambda: 4e9)
    assert not rate.take("a")


def test_what_was_left_may_be_entered_again():
    inside = AtOnce(2)
    assert [inside.enter(one) for one in "aaab"] == [True, True, False, True]
    inside.leave("a")
    assert inside.enter("a")
    without = AtOnce(0)
    assert all(without.enter("a") for _ in range(1000))


def gated(**settings):
    rooms = Rooms(MemoryStore())
    chosen = Settings(**settings)
    return TestClient(Gate(make_app(rooms, chosen), rooms, chosen))


TABLE = {"game": "guardians", "seats": [{"kind": "open"}, {"kind": "open"}]}


def test_an_address_lays_so_many_tables_in_an_hour():
    with gated(tables_per_hour=2) as client:
        assert client.post("/api/tables", json={**TABLE, "game": "chess"}).status_code == 400  # lays none
        assert [client.post("/api/tables", json=TABLE).status_code for _ in range(2)] == [201, 201]
        refused = client.post("/api/tables", json=TABLE)
        assert (refused.status_code, refused.json()["code"]) == (429, "address/tables")
        assert client.get("/api/tables").status_code == 200
        assert client.post("/api/guests", json={"nickname": "Ala"}).status_code == 201


def test_an_address_becomes_so_many_guests_in_an_hour():
    with gated(guests_per_hour=2) as client:
        assert client.post("/api/guests", json={"nickname": ""}).status_code == 400  # makes none
        answers = [client.post("/api/guests", json={"nickname": "Ala"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "address/guests"
        key = answers[0].json()["key"]
        headers = {"Authorization": f"Bearer {key}"}
        assert client.put("/api/guests/me", json={"nickname": "Ola"}, headers=headers).status_code == 200
        assert client.post("/api/tables", json=TABLE).status_code == 201


def test_an_address_is_drawn_so_many_pictures_in_a_minute(monkeypatch):
    monkeypatch.setattr(limits.time, "monotonic", lambda: 100.0)
    with gated(requests_per_minute=0, base_url="http://table.example") as client:
        link = {"link": "http://table.example/t/abc"}
        answers = [client.post("/api/qr", json=link) for _ in range(gate.PAINSTAKING_IN_A_MINUTE + 1)]
        assert {answer.status_code for answer in answers[:-1]} == {200}
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "client/too-fast")


def test_who_asks_too_often_fills_no_log_and_is_hung_up_on(caplog):
    caplog.set_level("INFO", logger="orbita.access")
    with gated(requests_per_minute=3) as client:
        statuses = [client.get("/health").status_code for _ in range(9)]
        assert statuses == [200] * 3 + [429] * 6
        assert client.get("/health").headers["connection"] == "close"
    assert [record.name for record in caplog.records].count("orbita.access") == 3


LARGE = {"/api/replay"}  # whose body is looked at although it is long


def test_only_a_record_is_large():
    app = make_app(Rooms(MemoryStore()), Settings())
    with gated(requests_per_minute=0) as client:
        for route in app.routes:
            for method in route.methods & {"POST", "PUT"}:
                path = route.path.replace("{code:str}", "abc").replace("{seat:int}", "0")
                answer = client.request(method, path, content=b'{"record": "' + b"x" * (1 << 17) + b'"}')
                assert (answer.status_code == 400) == (path in LARGE), (
                    method,
                    path,
                )  # the others do not look


def test_an_address_has_few_records_in_memory_at_once(served):
    head = b"POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    with ExitStack() as stack:
        for _ in range(gate.REPLAYS_OF_AN_ADDRESS):
            line = stack.enter_context(connect(served, "127.0.0.12"))
            line.sendall(head + b"Content-Length: 999999\r\n\r\n{")
        with connect(served, "127.0.0.12") as line:
            line.sendall(head + b"Content-Length: 2\r\n\r\n{}")
            assert read_answer(line) == (429, "client/too-fast")
        with connect(served, "127.0.0.13") as line:
            line.sendall(head + b"Connection: close\r\nContent-Length: 2\r\n\r\n{}")
            assert read_answer(line) == (400, "http/400")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server that knows no proxies, so that this machine is counted like any other."""
    flags = ("--trusted-proxies", "", "--connections-per-address", "50", "--sockets-per-address", "3")
    server = Served("memory", tmp_path_factory.mktemp("served"), *flags)
    server.keys = server.lay("Ala", "Olek", start=False, public=True)
    yield server
    server.stop()


def connect(server, address="127.0.0.1"):
    return socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(address, 0))


def read_answer(line):
    """The status and the code of an answer; reads until the server hangs up."""
    answer = b""
    while more := line.recv(65536):
        answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def is_served(server, address):
    with connect(server, address) as line:
        line.sendall(b"GET /api/tables HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        return line.recv(100).startswith(b"HTTP/1.1 200")


HALF = b"GET /api/tables HTTP/1.1\r\nHost: a\r\n"


def test_an_address_has_so_many_connections_and_the_next_one_is_told_why(served):
    with ExitStack() as stack:
        held = [stack.enter_context(connect(served)) for _ in range(50)]
        for line in held:
            line.sendall(HALF)
        with connect(served) as one_more:
            assert read_answer(one_more) == (429, "address/connections")
        assert is_served(served, STRANGER)
        assert len({line.getsockname() for line in held}) == 50


def ask(line):
    """Ask on a connection that stays open; give the answer."""
    line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
    answer = b""
    while not answer.endswith(b"}"):
        answer += line.recv(65536)
    return answer


def test_who_is_slow_is_told_so_and_newcomers_are_served_meanwhile(served):
    kind = b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n"
    with ExitStack() as stack:
        addresses = [f"127.0.1.{number}" for number in range(1, 21)]
        held = [stack.enter_context(connect(served, address)) for address in addresses for _ in range(20)]
        for line in held:
            line.sendall(HALF)
        silent, slow_body, patient = (stack.enter_context(connect(served, "127.0.0.3")) for _ in range(3))
        slow_body.sendall(b"POST /api/guests HTTP/1.1\r\nHost: a\r\n" + kind + b'{"nick')
        assert ask(patient).startswith(b"HTTP/1.1 200")
        assert is_served(served, STRANGER)
        for line in held:
            line.sendall(b"X: a bit more\r\n")  # gains no time
        assert {read_answer(line) for line in (*held, silent)} == {(408, "request/too-slow")}
        assert ask(patient).startswith(b"HTTP/1.1 200")  # time counts from the first byte of a head
        assert read_answer(slow_body) == (408, "request/too-slow")
    assert is_served(served, STRANGER)
    assert served.figure("orbita_failures_total") == 0


def test_a_connection_that_is_kept_serves_one_request_after_another(served):
    with connect(served, "127.0.0.5") as line:
        assert all(ask(line).startswith(b"HTTP/1.1 200") for _ in range(3))
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n" * 2)  # both at once
        answers = b""
        while answers.count(b"HTTP/1.1 200") < 2:
            answers += line.recv(65536)


def test_when_all_connections_are_taken_newcomers_are_told():
    door = connections.Door(2, 1, read_proxies("10.0.0.1"), Metrics())
    assert door.why_not_enter("192.0.2.1", 1) is None
    assert door.why_not_enter("192.0.2.1", 2) == connections.TOO_MANY
    assert door.why_not_enter("192.0.2.2", 3) == connections.FULL
    assert [door.why_not_enter("10.0.0.1", 1) for _ in range(9)] == [None] * 9  # a proxy is everybody
    door.leave("192.0.2.1")
    assert door.why_not_enter("::ffff:192.0.2.1", 2) is None


class Unread:
    """A transport whose client reads so much each time it is looked at."""

    def __init__(self, *sizes):
        self.sizes = list(sizes)
        self.is_aborted = False

    def get_write_buffer_size(self):
        return self.sizes.pop(0)

    def abort(self):
        self.is_aborted = True


class Later:
    """A loop whose time passes when the test says so."""

    def call_later(self, seconds, work, *arguments):
        self.work = lambda: work(*arguments)
        return self

    def cancel(self):
        self.work = None


def test_who_takes_nothing_of_an_answer_is_left_and_who_is_slow_is_not():
    connection = connections.Connection.__new__(connections.Connection)
    connection.loop, connection._reader = Later(), None
    connection.transport = Unread(900, 500, 500)
    connection._watch_reader(1000)
    for is_left in (False, False, True):
        connection.loop.work()
        assert connection.transport.is_aborted == is_left


UPGRADE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_an_address_has_so_many_sockets_and_the_next_one_is_told_why(served):
    raw = UPGRADE.format(code=served.keys.table).encode()
    with ExitStack() as stack:
        for _ in range(3):
            line = stack.enter_context(connect(served, "127.0.0.7"))
            line.sendall(raw)
            assert line.recv(1000).startswith(b"HTTP/1.1 101")
        with connect(served, "127.0.0.7") as line:
            line.sendall(raw)
            assert read_answer(line) == (429, "address/sockets")
        with connect(served, "127.0.0.8") as line:
            line.sendall(raw)
            assert line.recv(1000).startswith(b"HTTP/1.1 101")


def test_sockets_that_are_closed_no_longer_count(served):
    raw = UPGRADE.format(code=served.keys.table).encode()
    for _ in range(10):
        with connect(served, "127.0.0.9") as line:
            line.sendall(raw)
            assert line.recv(1000).startswith((b"HTTP/1.1 101", b"HTTP/1.1 429"))
    deadline = time.monotonic() + 60
    while True:
        with connect(served, "127.0.0.9") as line:
            line.sendall(raw)
            if line.recv(1000).startswith(b"HTTP/1.1 101"):
                return
        assert time.monotonic() < deadline
        time.sleep(0.1)


def masked(first, data=b""):
    """A short frame of a client, by its first byte."""
    return bytes([first, 0x80 | len(data), 0, 0, 0, 0]) + data


@pytest.mark.parametrize(
    ("flood", "answered"),
    [
        pytest.param(masked(0x89, b"hej") * 20_000, range(1200), id="pings"),
        pytest.param(masked(0x8A) * 20_000, [0], id="answers to pings nobody sent"),
        pytest.param(masked(0x01) + masked(0x00) * 20_000, [0], id="parts of one message"),
    ],
)
def test_frames_without_end_are_not_even_read(served, flood, answered):
    hello = json.dumps({"type": "hello", "key": served.keys.watch}).encode()
    with connect(served, "127.0.0.10") as line, connect(served, STRANGER) as patient:
        line.sendall(UPGRADE.format(code=served.keys.table).encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 101")
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        with suppress(ConnectionError):
            line.sendall(flood + masked(0x89, b"hej"))
        assert ask(patient).startswith(b"HTTP/1.1 200")
        heard = b""
        with suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
        assert heard.count(b"\x8a\x03hej") in answered


def chunked(server, *parts, address="127.0.0.11"):
    """Send a body in parts; give the answer."""
    body = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts)
    with connect(server, address) as line, suppress(ConnectionError):
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: a\r\nConnection: close\r\n")
        line.sendall(b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.sendall(body + b"0\r\n\r\n")
        answer = b""
        while more := line.recv(65536):
            answer += more
    return answer


def test_a_body_may_come_in_parts_but_not_in_crumbs_without_end(served):
    letters = [bytes([letter]) for letter in b'{"nickname": "Ala"}']
    assert chunked(served, *letters).startswith(b"HTTP/1.1 201")
    assert chunked(served, *[b" " * 256] * 240, *letters).startswith(b"HTTP/1.1 201")
    crumbs = chunked(served, *[b" "] * 5000, *letters)
    assert crumbs.startswith(b"HTTP/1.1 400")
    assert b'"http/400"' in crumbs


def laid_for(server, forwarded):
    request = urllib.request.Request(
        f"{server.address}/api/tables",
        json.dumps(TABLE).encode(),
        {"Content-Type": "application/json", "X-Forwarded-For": forwarded},
    )
    try:
        return urllib.request.urlopen(request, timeout=60).status
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.parametrize(
    ("proxies", "statuses"),
    [
        pytest.param("127.0.0.1", [201, 201, 429], id="a proxy is believed: people are counted"),
        pytest.param("10.9.9.9", [201, 429, 429], id="a stranger is not: who says to be many is one"),
    ],
)
def test_x_forwarded_for_is_believed_of_trusted_proxies_only(tmp_path, proxies, statuses):
    server = Served("memory", tmp_path, "--trusted-proxies", proxies, "--tables-per-hour", "1")
    try:
        people = ("192.0.2.1", "192.0.2.2", "192.0.2.2")
        assert [laid_for(server, person) for person in people] == statuses
    finally:
        server.stop()


def test_a_server_that_stops_does_not_wait_for_half_a_request(tmp_path):
    server = Served("memory", tmp_path)
    with ExitStack() as stack:
        stack.callback(server.stop)
        half, half_body = (stack.enter_context(connect(server)) for _ in range(2))
        half.sendall(HALF)
        half_body.sendall(b"POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
        while server.figure("orbita_connections") < 3:  # with the one that asks
            time.sleep(0.05)
        assert server.stop() == 0
        assert read_answer(half_body) == (503, "server/stopping")
        assert half.recv(100) == b""
    assert "Traceback" not in server.log()


def test_all_files_the_system_allows_may_be_opened(served):
    assert "open files: up to" in served.log()


def test_the_proxy_of_the_compose_file_is_trusted_by_its_address():
    folder = Path(__file__).parents[2] / "deploy"
    compose = (folder / "compose.yaml").read_text()
    trusted = re.findall(r"--trusted-proxies=(\S+)", compose)
    assert trusted == re.findall(r"ipv4_address: (\S+)", compose)
    assert is_among(trusted[0], read_proxies(re.findall(r"subnet: (\S+)", compose)[0]))
    assert "trusted-proxies" not in (folder / "Dockerfile").read_text()
    assert "LimitNOFILE=" in (folder / "orbita.service").read_text()
