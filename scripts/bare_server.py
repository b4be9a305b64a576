"""The least a table server can be: what `orbita serve` is measured against.

The same rules, the same messages, the same fsync before anything is acknowledged; no framework, no keys, no
limits, no bots, no clocks, one language, and nothing is ever read back. Speaks as much of the protocol as
`orbita.client.load` does. `scripts/bench-server` starts it: python scripts/bare_server.py PORT FILE
"""

import asyncio
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from orbita.core.chance import Event
from orbita.core.match import Match
from orbita.registry import find_game
from orbita.server.http import bodies
from orbita.server.socket import protocol as wire
from orbita.server.table import entries as log

Done = Callable[[], None]


class Log:
    """One thread that writes everything that waits in one transaction, durable before it is told."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[tuple[str, int, int, bytes, Done]] = queue.SimpleQueue()
        threading.Thread(target=self._run, daemon=True).start()

    def append(self, code: str, seq: int, at: int, body: bytes, done: Done) -> None:
        """Write an entry, then call back."""
        self._waiting.put((code, seq, at, body, done))

    def _run(self) -> None:
        connection = sqlite3.connect(self._file, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(
            "CREATE TABLE entries (code TEXT, seq INTEGER, at INTEGER, body BLOB, PRIMARY KEY (code, seq))"
        )
        while True:
            batch = [self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get())
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [row[:4] for row in batch])
            connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(self._tell, [row[4] for row in batch])

    def _tell(self, waiting: list[Done]) -> None:
        for done in waiting:
            done()


class Table:
    """A match, its clients by seat, and the log they share."""

    def __init__(self, code: str, wish: bodies.NewTable, journal: Log) -> None:
        self.code = code
        self.game = find_game(wish.game)
        self.match: Match[Any] = Match(
            self.game, self.game.read_options(wish.options), len(wish.seats), hash(code) & 0xFFFF
        )
        self.seq = 0
        self.clients: dict[int, Client] = {}
        self._journal = journal

    def play(self, client: "Client", move: wire.Play) -> None:
        """Write a move down; once it is safe, carry it out and tell everybody."""
        body = log.write_entry(log.MovePlayed(client.seat, move.move))
        at = int(time.time() * 1000)
        self._journal.append(self.code, self.seq + 1, at, body, lambda: self._carry_out(client, move, at))

    def _carry_out(self, mover: "Client", move: wire.Play, at: int) -> None:
        events = self.match.play_text(mover.seat, move.move)
        since, self.seq = self.seq, self.seq + 1
        mover.send(wire.Done(move.id, self.seq))
        for seat, client in self.clients.items():
            own = move.move if seat == mover.seat else ""
            client.send(self.update(seat, since, (self._moved(seat, mover.seat, own, at, events),)))

    def _moved(self, seat: int, by: int, own: str, at: int, events: list[Event]) -> wire.Moved:
        game, state = self.game, self.match.state
        seen = [game.event_data(state, told) for event in events if (told := game.seen_by(event, seat))]
        texts = [text for data in seen if (text := game.texts.event(data, "en"))]
        return wire.Moved(self.seq, at, by, "", own, tuple(seen), tuple(texts))

    def update(self, seat: int, since: int, items: tuple[wire.Item, ...] = ()) -> wire.Update:
        """What a seat is told: what happened, what it sees, and what it may do."""
        game, state = self.game, self.match.state
        awaited = game.awaited(state)
        texts = [game.notation.move_text(state, seat, move) for move in game.legal(state, seat)]
        position = wire.Position(
            view=msgspec.Raw(msgspec.json.encode(game.shown(game.view(state, seat)))),
            awaited=awaited,
            choices=tuple(wire.Choice(text, "", "", ()) for text in texts) if seat in awaited else (),
            undo=self.match.undo_limit(seat),
            undo_until=0,
            clock=None,
            deadline=0,
            outcome=None,
            board="",
        )
        return wire.Update(since, self.seq, seat, items, None, position)


class Client(asyncio.Protocol):
    """A connection: one request to lay a table, or a socket to one seat."""

    def __init__(self, tables: dict[str, Table], journal: Log) -> None:
        self._tables = tables
        self._journal = journal
        self._socket: ServerProtocol | None = None
        self._begun = b""
        self.table: Table | None = None
        self.seat = -1

    def connection_made(self, transport: Any) -> None:
        """Keep the way back."""
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is told any more."""
        if self.table is not None:
            self.table.clients.pop(self.seat, None)

    def data_received(self, data: bytes) -> None:
        """The first bytes tell a request from a socket."""
        if self._socket is None:
            self._begun += data
            if self._begun.startswith(b"POST"):
                self._answer_request()
                return
            self._socket, data = ServerProtocol(), self._begun
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Request):
                self._socket.send_response(self._socket.accept(event))
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take_in(wire.read_message(bytes(event.data)))
        self._flush()

    def _answer_request(self) -> None:
        """Lay a table, once the whole body is here."""
        head, _, body = self._begun.partition(b"\r\n\r\n")
        headers = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        if len(body) < int(headers[b"content-length"]):
            return
        code = f"table{len(self._tables)}"
        wish = msgspec.json.decode(body, type=bodies.NewTable)
        self._tables[code] = Table(code, wish, self._journal)
        keys = {str(seat): f"{code}.{seat}.x" for seat in range(len(wish.seats))}
        answer = msgspec.json.encode(bodies.TableKeys(code, "", "", keys, "playing"))
        self._transport.write(b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n" % len(answer) + answer)
        self._transport.close()

    def _take_in(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello(key=key):
                code, seat, _ = key.split(".")
                self.table, self.seat = self._tables[code], int(seat)
                self.table.clients[self.seat] = self
                self.send(self.table.update(self.seat, 0))
            case wire.Play():
                assert self.table is not None
                self.table.play(self, message)
            case wire.Ping(id=number):
                self.send(wire.Pong(number, int(time.time() * 1000)))

    def send(self, message: wire.ServerMessage) -> None:
        """Send a message."""
        assert self._socket is not None
        self._socket.send_text(wire.write_message(message))
        self._flush()

    def _flush(self) -> None:
        assert self._socket is not None
        if output := self._socket.data_to_send():
            self._transport.write(b"".join(output))


async def serve(port: int, file: str) -> None:
    """Serve until killed."""
    journal, tables = Log(file), dict[str, Table]()
    server = await asyncio.get_running_loop().create_server(
        lambda: Client(tables, journal), "127.0.0.1", port, backlog=2048
    )
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), sys.argv[2]))
