"""Several processes on one database: who is where, what time it is, and news that got lost."""

import asyncio
import time

import pytest
from sqlalchemy import delete, func, select, text, update

from orbita.server.rooms import rooms as rooms_module
from orbita.server.store import sql
from orbita.server.store.condition import down
from orbita.server.store.find import make_store
from orbita.server.store.interface import Here, Row, StorageDown
from orbita.server.store.memory import MemoryStore
from orbita.server.store.schema import PRESENCE
from orbita.server.table import entries as log
from orbita.server.table.keys import new_code
from tests.server.club import open_club, run
from tests.server.test_store import opened

HOUR = 3_600_000
CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
NOBODY = Here((), 0)


class Two:
    """Two processes, and what the first of them hears."""

    def __init__(self, url):
        self.url = url
        self.heard, self.lost = asyncio.Queue(), asyncio.Queue()

    async def __aenter__(self):
        self.one, self.two = make_store(self.url), make_store(self.url)
        self.one.process, self.two.process = f"a{new_code()}", f"b{new_code()}"
        await self.one.open(lambda code, seq: self.heard.put_nowait((code, seq)), self.lost.put_nowait)
        await self.two.open(lambda code, seq: None, lambda restored: None)
        return self

    async def __aexit__(self, *error):
        await self.one.close()
        await self.two.close()

    async def hear(self, code):
        """Wait until the first has heard that somebody came or went there."""
        while await asyncio.wait_for(self.heard.get(), 60) != (code, 0):
            pass

    async def write(self, statement):
        """Change something behind their backs."""
        async with self.one.engine.begin() as connection:
            return await connection.execute(statement)


def kept_of(store):
    return select(func.count()).select_from(PRESENCE).where(PRESENCE.c.process == store.process)


def test_people_are_seen_however_far_the_clocks_of_two_processes_are_apart(postgres, monkeypatch):
    async def work():
        async with Two(postgres.url) as both:
            for hours_apart in (-HOUR, HOUR):
                code = new_code()
                with monkeypatch.context() as patch:
                    real = time.time
                    patch.setattr(time, "time", lambda real=real, by=hours_apart: real() + by / 1000)
                    await both.two.announce(code, Here((1,), 2))
                assert await both.one.others(code) == Here((1,), 2)

    run(work())


def test_a_process_goes_by_the_clock_of_the_database(postgres, monkeypatch):
    async def work():
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + HOUR / 1000)
        async with open_club(make_store(postgres.url)) as club:
            ahead = rooms_module.steady_clock(await club.rooms.store.time())() - real() * 1000
            assert abs(ahead) < HOUR / 2

    run(work())


def test_the_rooms_take_their_time_from_the_storage():
    class Elsewhere(MemoryStore):
        async def time(self):
            return 5 * HOUR

    async def work():
        rooms = rooms_module.Rooms(Elsewhere())
        await rooms.open()
        assert 5 * HOUR <= rooms.now() < 6 * HOUR
        await rooms.close()

    run(work())


def test_the_people_of_a_process_that_died_are_gone_after_a_while_and_everybody_hears_of_it(postgres):
    async def work():
        async with Two(postgres.url) as both:
            code = new_code()
            await both.two.announce(code, Here((1,), 0))
            await both.hear(code)
            await both.one.beat()
            assert await both.one.others(code) == Here((1,), 0)
            long_ago = update(PRESENCE).where(PRESENCE.c.process == both.two.process).values(seen=0)
            await both.write(long_ago)
            await both.one.beat()
            await both.hear(code)
            assert await both.one.others(code) == NOBODY
            assert (await both.write(kept_of(both.two))).scalar() == 0

    run(work())


def test_who_was_thought_dead_says_anew_who_is_here(postgres):
    async def work():
        async with Two(postgres.url) as both:
            code = new_code()
            await both.two.announce(code, Here((1,), 0))
            await both.hear(code)
            await both.write(delete(PRESENCE).where(PRESENCE.c.process == both.two.process))
            assert await both.one.others(code) == NOBODY
            await both.two.beat()
            await both.hear(code)
            assert await both.one.others(code) == Here((1,), 0)

    run(work())


def test_what_could_not_be_said_is_said_with_the_next_beat(postgres, monkeypatch):
    async def work():
        async with Two(postgres.url) as both:
            there, left = new_code(), new_code()
            await both.two.announce(left, Here((0,), 1))

            async def fail(*_):
                raise down()

            with monkeypatch.context() as patch:
                patch.setattr(both.two, "_say", fail)
                for code, here in ((there, Here((1,), 0)), (left, NOBODY)):
                    with pytest.raises(type(down())):
                        await both.two.announce(code, here)
            assert await both.one.others(there) == NOBODY
            assert await both.one.others(left) == Here((0,), 1)
            await both.two.beat()
            await both.hear(there)
            assert await both.one.others(there) == Here((1,), 0)
            assert await both.one.others(left) == NOBODY

    run(work())


def test_tables_where_nobody_is_any_more_are_not_kept(postgres):
    async def work():
        async with Two(postgres.url) as both:
            for code in (new_code(), new_code()):
                await both.two.announce(code, Here((1,), 0))
                await both.two.announce(code, NOBODY)
            assert (await both.write(kept_of(both.two))).scalar() == 0

    run(work())


def test_a_database_that_hangs_is_waited_for_so_long_and_then_refused(postgres, monkeypatch):
    monkeypatch.setattr(sql, "WITHIN", 0.5)

    async def work():
        async with Two(postgres.url) as both, both.two.engine.begin() as connection:
            await connection.execute(text("LOCK TABLE entries, tables, guests IN ACCESS EXCLUSIVE MODE"))
            asked = [
                *(both.one.log(new_code()) for _ in range(10)),
                *(both.one.public_tables(5) for _ in range(10)),
                both.one.keep_guest("x", "Ala", 1),
                both.one.put_log(new_code(), [Row(1, 1, b"x")]),
            ]
            for answer in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(answer, StorageDown)
        async with opened(make_store(postgres.url)) as again:
            assert await again.put_log(new_code(), [Row(1, 1, b"x")])

    run(work())


def test_cut_connections_are_no_failure_and_the_next_entry_finds_another(postgres, caplog):
    async def work():
        async with Two(postgres.url) as both:
            code = new_code()
            for seq in range(1, 6):
                assert await both.one.append(code, Row(seq, 1, b"x"))
                await both.write(CUT)
                await asyncio.wait_for(both.lost.get(), 60)
                assert await both.one.put_log(new_code(), [Row(1, 1, b"x")])
                await both.one.check()
            assert len(await both.one.log(code)) == 5
            assert "unexpected: " not in caplog.text

    run(work())


class Away(MemoryStore):
    """A store that others write to, and that sometimes does not answer."""

    failures = 0

    async def logs(self, after):
        if self.failures:
            self.failures -= 1
            raise down()
        return await super().logs(after)


async def write(club, code, entry):
    """Append something as another process would; what is heard of it comes later."""
    rows = await club.rooms.store.log(code)
    assert await club.rooms.store.append(code, Row(len(rows) + 1, 5, entry))
    return len(rows) + 1


HELLO = log.write_entry(log.ChatSaid(1, "hej"))


async def soon(is_true):
    for _ in range(1000):
        if is_true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come true")


def test_news_that_could_not_be_read_are_read_when_the_database_is_back(monkeypatch):
    monkeypatch.setattr(rooms_module, "CHECK", 0.01)

    async def work():
        store = Away()
        async with open_club(store) as club:
            _, room = await club.lay("Ala", "Ola")
            seq = await write(club, room.table.code, HELLO)
            store.failures = 3
            club.rooms._hear(room.table.code, seq)
            await soon(lambda: room.table.seq == seq)

    run(work())


def test_a_table_whose_news_cannot_be_read_does_not_stand_before_the_others(monkeypatch):
    monkeypatch.setattr(rooms_module, "AT_ONCE", 1)

    async def work():
        async with open_club() as club:
            _, broken = await club.lay("Ala", "Ola")
            _, whole = await club.lay("Ela", "Iza")
            bad = await write(club, broken.table.code, b'{"entry":"from the future"}')
            good = await write(club, whole.table.code, HELLO)
            club.rooms._hear(broken.table.code, bad)
            club.rooms._hear(whole.table.code, good)
            await soon(lambda: whole.table.seq == good)
            assert broken.is_closed
            assert club.rooms.metrics.failures._value.get() == 0

    run(work())


def test_after_an_interruption_everybody_looks_who_is_elsewhere():
    class Shared(MemoryStore):
        there = NOBODY

        async def others(self, code):
            return self.there

    async def work():
        store = Shared()
        async with open_club(store) as club:
            _, room = await club.lay("Ala", "Ola")
            store.there = Here((1,), 0)
            assert 1 in room.away()
            club.rooms._lose(False)
            await soon(lambda: 1 not in room.away())

    run(work())


def test_no_news_of_no_tables_are_no_news(durable_url):
    async def work():
        async with opened(make_store(durable_url)) as store:
            assert await store.append(new_code(), Row(1, 1, b"x"))
            assert await store.logs({}) == {}

    run(work())
