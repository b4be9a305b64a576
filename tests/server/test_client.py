"""The client's own manners, at a server that behaves badly on purpose."""

import asyncio

import msgspec
import pytest
from websockets.asyncio.server import serve

from orbita.client.errors import Refused, Unreachable
from orbita.client.links import Link
from orbita.client.table import WAITING, TableClient
from orbita.server.socket import protocol as wire
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


class Forgetful:
    """A table that makes numbered moves in order, and hangs up before the answer to some of them."""

    def __init__(self, *hangs_up_at):
        self.made = []
        self.hangs_up_at = list(hangs_up_at)

    async def serve(self, socket):
        await socket.recv()
        await socket.send(UPDATE)
        async for raw in socket:
            message = wire.read_message(raw)
            if not isinstance(message, wire.Play):
                continue
            answer = self.answer(message)
            if len(self.made) in self.hangs_up_at:
                self.hangs_up_at.remove(len(self.made))
                await socket.close()
                return
            await socket.send(wire.write_message(answer).decode())

    def answer(self, play):
        if play.number < len(self.made):
            return wire.Error(play.id, "move/already", "", {"seq": 100 + play.number})
        if play.number > len(self.made):
            return wire.Error(play.id, "move/out-of-order", "", {"made": len(self.made)})
        if play.move == "wrong":
            return wire.Error(play.id, "move/not-now", "", {})
        self.made.append(play.move)
        return wire.Done(play.id, 100 + play.number)


@pytest.mark.parametrize("hangs_up_at", [(), (1,), (3,), (1, 2, 4)])
def test_moves_sent_together_are_made_once_and_in_order_whatever_is_lost(hangs_up_at):
    table_there = Forgetful(*hangs_up_at)

    async def work():
        async with serve(table_there.serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with TableClient(Link(f"http://127.0.0.1:{port}", "ABCD", "ABCD.key")) as table:
                await table.next()
                assert await table.moves("a", "b", "c", "d") == (100, 101, 102, 103)

    run(work(), 60)
    assert table_there.made == ["a", "b", "c", "d"]


def test_the_first_move_that_is_refused_is_told_and_those_behind_it_are_not_made():
    table_there = Forgetful()

    async def work():
        async with serve(table_there.serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with TableClient(Link(f"http://127.0.0.1:{port}", "ABCD", "ABCD.key")) as table:
                await table.next()
                with pytest.raises(Refused) as refusal:
                    await table.moves("a", "wrong", "c")
                assert refusal.value.code == "move/not-now"

    run(work(), 60)
    assert table_there.made == ["a"]
