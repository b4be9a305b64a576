"""Communications down on real sockets: whatever is said, in whatever way, reaches nobody and nothing."""

import asyncio
from itertools import cycle, islice

import msgspec
import pytest
from websockets.asyncio.client import connect

from orbita.server.socket import protocol as wire
from orbita.server.socket.session import BURST
from tests.e2e.planned import store_planned
from tests.server.club import run
from tests.server.servers import Served

CREW = ("Ala", "Ola", "Ela", "Iza", "Ewa")
MESSAGES = 10_000
A_SOCKET = int(BURST) - 10  # messages: the first and the last ones are allowed too
HEARD = wire.Say("słychać mnie?")
SIGNS = (
    HEARD,
    wire.Talk("tell", "hand A/red"),
    wire.Talk("tell", "lay 4 A"),
    wire.Talk("ask", "who computer 5"),
    wire.Talk("mark", "take upper_red.A 5"),
    wire.Talk("ping", "captain"),
    wire.Talk("word", "hurry"),
)
READ = msgspec.json.Decoder(wire.ServerMessage).decode


@pytest.fixture
def silent(tmp_path):
    """A server, and a table of five whose clock stands in the middle of a silence."""
    database = f"sqlite:///{tmp_path}/orbita.db"
    keys = store_planned(database, *CREW, until=(("phase_ended", 1), "silence_started"), mission="mission_4")
    served = Served(database, tmp_path, "--clock-rate", "20")
    yield served, keys
    served.stop()


class Ears:
    """A socket of a place at the table: what it says, and all that reaches it."""

    def __init__(self, served, key, address="127.0.0.1"):
        self.key = key
        way = f"ws://127.0.0.1:{served.port}/api/tables/{key.partition('.')[0]}/socket"
        self.opening = connect(way, local_addr=(address, 0))
        self.reached: list[wire.ServerMessage] = []

    async def __aenter__(self):
        self.socket = await self.opening.__aenter__()
        await self.say(wire.Hello(self.key))
        await self.until(wire.Update)
        self.reached.clear()  # how the table stood
        return self

    async def __aexit__(self, *how):
        await self.opening.__aexit__(*how)

    async def say(self, message):
        await self.socket.send(wire.write_message(message).decode())

    async def until(self, kind):
        """Listen until something of a kind comes."""
        while True:
            self.reached.append(READ(await self.socket.recv()))
            if isinstance(self.reached[-1], kind):
                return self.reached[-1]

    def heard(self):
        """What came of others: entries of the log and signs that stand, not who is here or leads."""
        updates = [one for one in self.reached if isinstance(one, wire.Update)]
        return [(one.items, one.position.talk) for one in updates if one.items or one.position.talk]

    async def heard_so_far(self):
        """The same up to an answer of now."""
        await self.say(wire.Ping())
        await self.until(wire.Pong)
        return self.heard()


def is_silent(update):
    return msgspec.json.decode(update.position.view)["is_silent"]


async def shout(served, key, address, signs):
    """Say all of it from one seat, socket after socket; gives the codes of the answers."""
    codes = []
    while some := list(islice(signs, A_SOCKET)):
        async with Ears(served, key, address) as mouth:
            for sign in some:
                await mouth.say(sign)
            codes += [(await mouth.until(wire.Error)).code for _ in some]
            assert mouth.heard() == []
    return codes


def test_ten_thousand_messages_in_a_silence_and_none_is_delivered_to_any_socket(silent):
    served, keys = silent
    each = MESSAGES // len(CREW)

    async def work():
        async with Ears(served, keys.watch) as watcher:
            told = await asyncio.gather(
                *(
                    shout(served, keys.seats[str(seat)], f"127.0.0.{seat + 2}", islice(cycle(SIGNS), each))
                    for seat in range(len(CREW))
                )
            )
            codes = [code for one in told for code in one]
            assert (len(codes), set(codes)) == (MESSAGES, {"comms/down"})
            assert await watcher.heard_so_far() == []
        for seat in keys.seats.values():  # who comes back is not told afterwards either
            async with Ears(served, seat) as ears:
                assert await ears.heard_so_far() == []

    run(work())
    log = served.rest.call("GET", f"/api/tables/{keys.table}/items", key=keys.seats["0"], kind=dict)
    assert log["items"]
    assert not [item for item in log["items"] if item["kind"] in ("said", "talked")]


def test_a_word_before_the_silence_and_one_after_it_reach_everybody(silent):
    """The same ears hear what is said when communications are up: they were not deaf."""
    served, keys = silent

    async def work():
        async with Ears(served, keys.watch) as watcher, Ears(served, keys.seats["0"]) as captain:
            await captain.say(wire.Say("cisza"))
            assert (await captain.until(wire.Error)).code == "comms/down"
            await captain.say(wire.Pause(on=False))  # the clock runs on, until communications are back
            while is_silent(await watcher.until(wire.Update)):
                pass
            await captain.say(HEARD)
            texts = []
            while HEARD.text not in texts:
                texts += [getattr(item, "text", "") for item in (await watcher.until(wire.Update)).items]

    run(work())
