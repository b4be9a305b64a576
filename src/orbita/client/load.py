"""Many tables at once: random players that note when news reached them, and whether all of it did."""

import asyncio
import contextlib
import random
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from orbita.client.errors import Refused
from orbita.client.links import Link
from orbita.client.meter import processor_seconds
from orbita.client.rest import Server
from orbita.client.table import TableClient
from orbita.server.http import bodies
from orbita.server.socket import protocol as wire

OPENERS: Final = 8  # tables laid at once, so that the start is no test of its own


class Report(msgspec.Struct, frozen=True):
    """What was measured: latencies in ms from the append to the last seat's receipt."""

    tables: int
    seats: int
    moves: int
    seconds: float
    latencies: list[float]
    lost: int
    reordered: int
    processor: float = 0.0  # seconds of processor time the servers took
    answers: Sequence[float] = ()  # ms from sending a person's move to the word that it is made
    bots: int = 0  # moves of bots

    def percentile(self, share: float) -> float:
        """The latency that this share of updates kept."""
        return percentile(self.latencies, share)

    def is_clean(self) -> bool:
        """Everything arrived, in order."""
        return not self.lost and not self.reordered

    def cost(self) -> float:
        """The servers' processor time for a move, in ms."""
        return self.processor * 1000 / self.moves if self.moves else 0.0

    def text(self) -> str:
        """A few lines for people."""
        cost = f"the servers' processor time: {self.cost():.2f} ms a move\n" if self.processor else ""
        bots = f"beside {self.bots} moves of bots, {self.bots / self.seconds:.0f}/s\n" if self.bots else ""
        return (
            f"{self.tables} tables of {self.seats} seats, {self.seconds:.1f} s: {self.moves} moves, "
            f"{self.moves / self.seconds:.0f} appends/s\n"
            f"{bots}"
            f"append to last seat's receipt: {spread(self.latencies)}\n"
            f"a person's move, until it is made: {spread(self.answers)}\n"
            f"{cost}lost {self.lost}, reordered {self.reordered}"
        )


def spread(times: Sequence[float]) -> str:
    """The usual time, the one that nearly all kept, and the worst."""
    p50, p99, worst = (percentile(times, share) for share in (0.5, 0.99, 1.0))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {worst:.1f} ms"


def percentile(times: Sequence[float], share: float) -> float:
    """What this share of times kept."""
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else 0.0


class Heard:
    """What each seat of a table received, and when."""

    def __init__(self, seats: int) -> None:
        self.by_seat: list[dict[int, float]] = [{} for _ in range(seats)]
        self.last = [0] * seats
        self.at: dict[int, int] = {}  # when the server stamped an entry
        self.promised: set[int] = set()
        self.answers: list[float] = []  # how long each of them took, in ms
        self.reordered = 0
        self.due = 0.0  # when the table's next move is

    def note(self, seat: int, update: wire.Update, now: float) -> None:
        """Take down the moves of an update."""
        for item in update.items:
            if isinstance(item, wire.Moved):
                if item.seq <= self.last[seat]:
                    self.reordered += 1
                self.by_seat[seat][item.seq] = now
                self.last[seat] = item.seq
                self.at[item.seq] = item.at

    def latencies(self) -> list[float]:
        """From the server's stamp to the last seat's receipt, in ms."""
        complete = [seq for seq in self.at if all(seq in heard for heard in self.by_seat)]
        return [max(heard[seq] for heard in self.by_seat) - self.at[seq] for seq in complete]

    def lost(self) -> int:
        """Acknowledged moves that some seat never heard of."""
        return sum(seq not in heard for seq in self.promised for heard in self.by_seat)


class Load:
    """Tables of random players, spread over the servers."""

    def __init__(
        self,
        servers: list[str],
        game: str,
        tables: int,
        seats: int,
        rate: float,
        seconds: float,
        pids: Sequence[int] = (),
        bots: str = "",
    ) -> None:
        self.servers = servers
        self.game = game
        self.tables = tables
        self.bots = (seats - 1) * (bodies.SeatWish("bot", level=bots),) if bots else ()
        seats -= len(self.bots)
        self.seats = seats  # where people sit
        self.pause = 1 / rate if rate else 0.0
        self.seconds = seconds
        self.pids = pids  # of the servers, where their processor time is wanted
        self.heard = [Heard(seats) for _ in range(tables)]
        self.is_over = False
        self.seated = asyncio.Barrier(tables * seats + 1)  # nobody moves while others still connect
        self.stopped = asyncio.Barrier(tables * seats)  # nobody leaves while others still move

    async def run(self) -> Report:
        """Lay the tables, play for a while, then wait until nothing is under way."""
        limit = asyncio.Semaphore(OPENERS)
        keys = await asyncio.gather(*(self._lay(limit) for _ in range(self.tables)))
        players = [
            asyncio.create_task(self._play(table, seat, key))
            for table, laid in enumerate(keys)
            for seat, key in enumerate(laid.seats.values())
        ]
        await self.seated.wait()
        began, used = time.monotonic(), self._processor()
        await asyncio.sleep(self.seconds)
        self.is_over = True
        took, used = time.monotonic() - began, self._processor() - used
        await asyncio.gather(*players)
        return Report(
            tables=self.tables,
            seats=self.seats + len(self.bots),
            moves=sum(len(heard.promised) for heard in self.heard),
            seconds=took,
            latencies=[latency for heard in self.heard for latency in heard.latencies()],
            lost=sum(heard.lost() for heard in self.heard),
            reordered=sum(heard.reordered for heard in self.heard),
            processor=used,
            answers=[answer for heard in self.heard for answer in heard.answers],
            bots=sum(len(heard.at.keys() - heard.promised) for heard in self.heard) if self.bots else 0,
        )

    def _processor(self) -> float:
        return sum(processor_seconds(pid) for pid in self.pids)

    async def _lay(self, limit: asyncio.Semaphore) -> bodies.TableKeys:
        wish = bodies.NewTable(
            self.game,
            (*(bodies.SeatWish("me", f"player {seat}") for seat in range(self.seats)), *self.bots),
            start=True,
        )
        async with limit:
            return await asyncio.to_thread(Server(self.servers[0]).new_table, wish)

    async def _play(self, number: int, seat: int, key: str) -> None:
        """Play random moves at the table's pace; afterwards listen until all that was promised is heard."""
        heard, dice = self.heard[number], random.Random(number * 8 + seat)
        server = self.servers[(number + seat) % len(self.servers)]
        async with TableClient(Link(server, key.partition(".")[0], key)) as table:
            await table.next()
            await self.seated.wait()
            heard.due = heard.due or time.monotonic() + dice.random() * self.pause
            news = asyncio.Event()
            news.set()
            listener = asyncio.create_task(self._listen(table, seat, heard, news))
            while not self.is_over:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        await news.wait()
                news.clear()
                if table.position is not None and table.position.choices:
                    await self._move(table, dice, heard)
            await self.stopped.wait()
            await self._settle(seat, heard)
            listener.cancel()

    async def _move(self, table: TableClient, dice: random.Random, heard: Heard) -> None:
        """Make a move when the table's next one is due."""
        seen = table.seq
        heard.due = max(heard.due, time.monotonic() - self.pause) + self.pause
        await asyncio.sleep(heard.due - time.monotonic())
        if self.is_over or table.position is None or table.seq != seen:
            return
        try:
            began = time.monotonic()
            heard.promised.add(await table.move(dice.choice(table.position.choices).move))
            heard.answers.append((time.monotonic() - began) * 1000)
        except Refused as refusal:
            if refusal.code != "table/over":
                raise

    async def _listen(self, table: TableClient, seat: int, heard: Heard, news: asyncio.Event) -> None:
        while True:
            update = await table.next()
            heard.note(seat, update, time.time() * 1000)
            news.set()

    async def _settle(self, seat: int, heard: Heard) -> None:
        """Give what is under way up to ten seconds to arrive."""
        for _ in range(500):
            await asyncio.sleep(0.02)
            if heard.promised <= heard.by_seat[seat].keys():
                return
