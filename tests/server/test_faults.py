"""What must not go wrong when something does: killed servers, lost databases, rude clients."""

import asyncio
import contextlib
import json
import resource
import socket
import struct
import threading
import time
import urllib.error
import urllib.request

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from orbita.client.links import Link
from orbita.client.load import Load
from orbita.server.store.find import make_store
from orbita.server.table import entries as log
from tests.server.club import run
from tests.server.pg import Postgres, need_postgres
from tests.server.players import link_to, play_to_the_end
from tests.server.servers import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One server for all rude clients: what one of them does must not hurt the next."""
    folder = tmp_path_factory.mktemp("server")
    served = Served(f"sqlite:///{folder}/orbita.db", folder)
    yield served
    assert served.figure("orbita_failures_total") == 0, served.log()
    assert served.stop() == 0


async def stored_moves(url, code):
    """The moves of a table, by number, as the database has them."""
    store = make_store(url)
    await store.open(lambda code, seq: None, lambda restored: None)
    rows = {row.seq: log.read_entry(row.body) for row in await store.log(code)}
    await store.close()
    return {seq: (entry.seat, entry.move) for seq, entry in rows.items() if isinstance(entry, log.MovePlayed)}


async def soon(condition, seconds=120):
    """Wait for something that must come true."""
    for _ in range(int(seconds * 50)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come true in time")


def test_a_killed_server_keeps_every_move_it_acknowledged_and_clients_resume(tmp_path):
    url = f"sqlite:///{tmp_path}/orbita.db"
    served = Served(url, tmp_path)
    laid = served.lay("Ala", "Ola", "Ela", "Jan")

    async def work():
        promised = {}
        players = [
            asyncio.create_task(play_to_the_end(link_to(served, key), seed, promised, pause=0.02))
            for seed, key in enumerate(laid.seats.values())
        ]
        for count in (10, 25, 40):
            await soon(lambda count=count: len(promised) >= count or all(p.done() for p in players))
            await asyncio.to_thread(served.kill)
            held = dict(promised)
            kept = await stored_moves(url, laid.table)
            assert held.items() <= kept.items()
            await asyncio.to_thread(served.start)
        outcomes = await asyncio.wait_for(asyncio.gather(*players), 300)
        assert len(set(outcomes)) == 1
        assert promised == await stored_moves(url, laid.table)

    try:
        run(work(), 400)
        assert served.rest.table(laid.table).phase == "over"
    finally:
        served.stop()


def test_players_of_one_table_may_sit_at_different_processes(postgres, tmp_path):
    one, two = Served(postgres.url, tmp_path), Served(postgres.url, tmp_path)
    try:
        laid = one.lay("Ala", "Ola", "bot")

        async def work():
            promised = {}
            outcomes = await asyncio.gather(
                play_to_the_end(link_to(one, laid.seats["0"]), 1, promised),
                play_to_the_end(link_to(two, laid.seats["1"]), 2, promised),
            )
            assert outcomes[0] == outcomes[1]
            kept = await stored_moves(postgres.url, laid.table)
            assert promised == {seq: move for seq, move in kept.items() if move[0] != 2}
            assert list(kept) == sorted(kept)

        run(work(), 400)
        assert one.figure("orbita_failures_total") == two.figure("orbita_failures_total") == 0, one.log()
    finally:
        one.stop()
        two.stop()


def test_a_restarted_postgresql_loses_nothing_and_the_game_goes_on(tmp_path):
    need_postgres()
    cluster = Postgres()
    one, two = Served(cluster.url, tmp_path), Served(cluster.url, tmp_path)
    try:
        laid = one.lay("Ala", "Ola")

        async def work():
            promised = {}
            players = [
                asyncio.create_task(play_to_the_end(link_to(server, key), seed, promised, pause=0.03))
                for seed, (server, key) in enumerate(zip((one, two), laid.seats.values(), strict=True))
            ]
            for count in (6, 14):
                await soon(lambda count=count: len(promised) >= count or all(p.done() for p in players))
                await asyncio.to_thread(cluster.stop)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(cluster.start)
            outcomes = await asyncio.wait_for(asyncio.gather(*players), 300)
            assert outcomes[0] == outcomes[1]
            assert promised == await stored_moves(cluster.url, laid.table)

        run(work(), 400)
    finally:
        one.stop()
        two.stop()
        cluster.close()


@contextlib.contextmanager
def open_socket(server, key, **more):
    """A socket without the manners of a client."""
    link = Link(server.address, key.partition(".")[0], key)
    with connect(link.socket, close_timeout=1, **more) as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        yield socket


def answer(socket, kind):
    """Read up to a message of a kind."""
    for _ in range(2000):
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def knock(server, key):
    """Open a socket by hand, with nobody to see to its manners."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    raw.sendall(
        f"GET /api/tables/{key.partition('.')[0]}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return raw


def frame(text):
    """A text frame as clients send it, masked with zeros."""
    data = text.encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


CLOSE = bytes([0x88, 0x80]) + bytes(4)


def reset(raw):
    """Hang up without a word: the other side gets a RST."""
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    raw.close()


def leave_before_the_answer(raw, hello):
    raw.close()


def reset_before_the_answer(raw, hello):
    reset(raw)


def leave_before_hello(raw, hello):
    raw.recv(100)
    raw.close()


def leave_after_hello(raw, hello):
    raw.sendall(frame(hello))
    raw.close()


def reset_after_hello(raw, hello):
    raw.sendall(frame(hello))
    reset(raw)


def reset_among_updates(raw, hello):
    raw.sendall(frame(hello))
    raw.recv(100)
    for number in range(3):
        raw.sendall(frame(json.dumps({"type": "say", "text": "x", "id": number})))
    raw.recv(100)
    reset(raw)


def half_close_among_updates(raw, hello):
    raw.sendall(frame(hello))
    raw.recv(100)
    raw.shutdown(socket.SHUT_WR)
    raw.close()


def leave_in_the_middle_of_a_frame(raw, hello):
    raw.sendall(frame(hello) + frame(hello)[:9])
    reset(raw)


def send_what_is_no_frame(raw, hello):
    raw.sendall(frame(hello) + b"\xff" * 40)
    raw.recv(100)
    raw.close()


def say_goodbye_and_reset(raw, hello):
    raw.sendall(frame(hello) + CLOSE)
    reset(raw)


RUDE = (
    leave_before_the_answer,
    reset_before_the_answer,
    leave_before_hello,
    leave_after_hello,
    reset_after_hello,
    reset_among_updates,
    half_close_among_updates,
    leave_in_the_middle_of_a_frame,
    send_what_is_no_frame,
    say_goodbye_and_reset,
)


def test_however_rudely_240_clients_leave_it_is_no_failure_of_ours(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        laid = served.lay("Ala", "Ola", "Ela", "Jan")
        with open_socket(served, laid.seats["3"]) as polite:
            answer(polite, "update")
            for crowd in range(10):
                keys = [
                    laid.watch if number % 2 else list(laid.seats.values())[number % 3]
                    for number in range(24)
                ]
                hellos = [json.dumps({"type": "hello", "key": key}) for key in keys]
                sockets = [knock(served, key) for key in keys]
                for number, (raw, hello) in enumerate(zip(sockets, hellos, strict=True)):
                    RUDE[(crowd + number) % len(RUDE)](raw, hello)
                polite.send(json.dumps({"type": "say", "text": "is anybody here?", "id": crowd}))
                assert answer(polite, "done")["id"] == crowd
            for _ in range(600):
                if served.figure("orbita_sockets") == 1:
                    break
                time.sleep(0.1)
            polite.send('{"type":"ping","id":7}')
            assert answer(polite, "pong")["id"] == 7
        check_quiet(served)
    finally:
        served.stop()


def test_240_players_who_leave_all_at_once_are_no_failure_of_ours(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        report = asyncio.run(Load([served.address], "guardians", 60, 4, 2.0, 2.0).run())
        assert report.is_clean()
        check_quiet(served)
    finally:
        served.stop()


def check_quiet(server):
    """Nothing went wrong, and nothing says so."""
    assert server.figure("orbita_failures_total") == 0, server.log()
    for word in ("unexpected", "Traceback", "Exception", "never retrieved", "ERROR"):
        assert word not in server.log()


def test_while_nothing_can_be_written_health_says_so_and_the_log_why(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    try:
        laid = served.lay("Ala", "Ola")
        assert health(served) == 200
        full = (tmp_path / "orbita.db-wal").stat().st_size  # no file of the server may grow beyond this
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
        for _ in range(3):
            time.sleep(1.1)  # a proof is good for a second
            assert health(served) == 503
        assert served.log().count("the database cannot be written") == 1
        assert served.rest.table(laid.table).phase == "playing"
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        time.sleep(1.1)
        assert health(served) == 200
        assert served.log().count("can be written again") == 1
        served.lay("Ala", "Ola")
        assert served.figure("orbita_failures_total") == 0, served.log()
    finally:
        served.stop()


def health(server):
    try:
        with urllib.request.urlopen(f"{server.address}/health", timeout=60) as page:
            return page.status
    except urllib.error.HTTPError as error:
        return error.code


def test_a_flood_is_slowed_down_then_hung_up_on_and_nobody_else_notices(server):
    laid = server.lay("Ala", "Ola")
    with open_socket(server, laid.seats["0"]) as rude, open_socket(server, laid.seats["1"]) as polite:
        answer(rude, "update")
        answer(polite, "update")

        def flood():
            with contextlib.suppress(ConnectionClosed, OSError):
                for _ in range(5000):
                    rude.send('{"type":"ping"}')

        sender = threading.Thread(target=flood)
        sender.start()
        for number in range(20):
            polite.send(json.dumps({"type": "ping", "id": number}))
            assert answer(polite, "pong")["id"] == number
            time.sleep(0.02)
        codes = set()
        with contextlib.suppress(ConnectionClosed):
            while True:
                codes.add(json.loads(rude.recv(timeout=60)).get("code"))
        sender.join(10)
        assert "client/too-fast" in codes
        assert codes & {"client/flood", "client/too-slow"}


def test_who_does_not_read_gets_fewer_updates_and_holds_nobody_up(server):
    laid = server.lay("Ala", "Ola")
    with open_socket(server, laid.seats["0"]) as talker, open_socket(server, laid.watch, max_queue=1) as slow:
        answer(slow, "update")
        answer(talker, "update")
        for number in range(80):
            talker.send(json.dumps({"type": "say", "text": f"line {number} " + "x" * 250, "id": number}))
            assert answer(talker, "done")["id"] == number
            time.sleep(0.05)
        last = 0
        while last < 80:
            message = json.loads(slow.recv(timeout=60))
            if message["type"] == "update":
                assert message["since"] >= last or last == 0
                last = message["seq"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        pytest.param("", "message/unreadable", id="nothing"),
        pytest.param("hello", "message/unreadable", id="no JSON"),
        pytest.param("[" * 3000, "message/unreadable", id="nested without end"),
        pytest.param(b"\xff\xfe\x00", "message/unreadable", id="bytes that are no text"),
        pytest.param('{"type":"shout"}', "message/unreadable", id="unknown type"),
        pytest.param('{"type":"hello"}', "hello/twice", id="hello again"),
        pytest.param('{"type":"move","move":"shoot","after":-9e99}', "message/unreadable", id="odd number"),
        pytest.param('{"type":"say","text":"' + "x" * 6000 + '"}', "message/too-long", id="too long"),
    ],
)
def test_a_malformed_frame_is_answered_with_a_code_and_the_socket_stays(server, frame, code):
    laid = server.lay("Ala", "Ola")
    with open_socket(server, laid.seats["0"]) as socket:
        socket.send(frame)
        assert answer(socket, "error")["code"] == code
        socket.send('{"type":"ping","id":7}')
        assert answer(socket, "pong")["id"] == 7


def test_an_oversized_frame_is_not_even_read(server):
    laid = server.lay("Ala", "Ola")
    with open_socket(server, laid.seats["0"]) as socket:
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            answer(socket, "nothing more")
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("first", "code"),
    [
        pytest.param('{"type":"ping"}', "hello/missing", id="something else first"),
        pytest.param("???", "hello/unreadable", id="garbage first"),
        pytest.param('{"type":"hello","key":"x"}', "key/unreadable", id="no key"),
        pytest.param('{"type":"hello","protocol":99}', "hello/protocol", id="of another time"),
        pytest.param('{"type":"hello"}', "key/not-valid", id="a private table without a key"),
    ],
)
def test_who_does_not_say_hello_properly_is_told_why(server, first, code):
    laid = server.lay("Ala", "Ola")
    with connect(Link(server.address, laid.table, "").socket) as socket:
        socket.send(first)
        assert answer(socket, "bye")["code"] == code


def test_a_table_there_is_not(server):
    with connect(Link(server.address, "nowhere", "").socket) as socket:
        socket.send('{"type":"hello"}')
        assert answer(socket, "bye")["code"] == "table/unknown"


def test_pages_of_other_servers_are_kept_out(server):
    laid = server.lay("Ala", "Ola")
    address = Link(server.address, laid.table, "").socket
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass
    with connect(address, origin=server.address) as socket:
        socket.send(json.dumps({"type": "hello", "key": laid.watch}))
        assert answer(socket, "update")["seat"] is None


def test_a_stopping_server_says_so_and_stops(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    laid = served.lay("Ala", "Ola")
    with open_socket(served, laid.seats["0"]) as socket:
        answer(socket, "update")
        assert served.stop() == 0
        bye = answer(socket, "bye")
        assert (bye["code"], bye["again"]) == ("server/stopping", True)


def test_logs_have_one_line_per_request_and_no_secrets(tmp_path):
    served = Served(f"sqlite:///{tmp_path}/orbita.db", tmp_path)
    laid = served.lay("Ala", "Ola")
    served.rest.sit(laid.table, laid.seats["0"], "Alicja")
    with open_socket(served, laid.seats["0"]) as socket:
        answer(socket, "update")
    served.stop()
    text = served.log()
    assert text.count("POST /api/tables/{code}/sit 200") == 1
    assert "SOCKET /api/tables/{code}/socket" in text
    for secret in (laid.table, "Alicja", *laid.seats.values(), laid.host.split(".")[2]):
        assert secret not in text
