"""The client's own manners, at a server that behaves badly on purpose."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.server import serve

from orbita.client.errors import Unreachable
from orbita.client.links import Link
from orbita.client.table import WAITING, TableClient
from orbita.server import protocol as wire
from tests.server.club import run

UPDATE = msgspec.json.encode(wire.Update(0, 1, 0, (), None, None)).decode()


async def flood_and_hang_up(socket):
    """More updates than the client keeps unread, then silence for good."""
    await socket.recv()
    for _ in range(WAITING + 1):
        await socket.send(UPDATE)
    await socket.close()


def test_a_move_into_a_dead_connection_waits_for_a_new_one_and_lets_others_work():
    """The reader is busy with unread updates and has not noticed the end: the sender must not spin."""

    async def work():
        async with serve(flood_and_hang_up, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            link = Link(f"http://127.0.0.1:{port}", "ABCD", "ABCD.key")
            async with TableClient(link, patience=0.5) as table:
                while not table._updates.full():
                    await asyncio.sleep(0.01)
                await table._socket.wait_closed()
                with pytest.raises(Unreachable) as refusal:
                    await table.move("a1")
                assert refusal.value.code == "server/unreachable"

    run(work(), 30)
