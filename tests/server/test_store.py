"""Storage keeps what it was given, in order, once; all kinds alike."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager

import pytest

from orbita.server.errors import Refusal
from orbita.server.keys import new_code
from orbita.server.store.find import make_store
from orbita.server.store.interface import Here, Row, TableRow
from orbita.server.table import Snapshot


@asynccontextmanager
async def opened(store, news=lambda code, seq: None, lost=lambda restored: None):
    await store.open(news, lost)
    try:
        yield store
    finally:
        await store.close()


def run(work):
    asyncio.run(asyncio.wait_for(work, 300))


def row(seq, body=b"x"):
    return Row(seq, 1000 + seq, body)


def test_a_log_keeps_its_entries_in_order(store):
    async def work():
        async with opened(store):
            code = new_code()
            for seq in range(1, 6):
                assert await store.append(code, row(seq, b"%d" % seq))
            assert await store.log(code) == [row(seq, b"%d" % seq) for seq in range(1, 6)]
            assert await store.log(code, after=3) == [row(4, b"4"), row(5, b"5")]
            assert await store.log(new_code()) == []

    run(work())


def test_a_number_is_given_once_however_many_want_it(store):
    async def work():
        async with opened(store):
            code = new_code()
            wanted = [store.append(code, row(1, b"%d" % who)) for who in range(20)]
            answers = await asyncio.gather(*wanted)
            assert answers.count(True) == 1
            assert (await store.log(code))[0].body == b"%d" % answers.index(True)

    run(work())


def test_many_tables_are_written_together_without_mixing(store):
    async def work():
        async with opened(store):
            codes = [new_code() for _ in range(50)]
            for seq in (1, 2, 3):
                answers = await asyncio.gather(
                    *(store.append(code, row(seq, code.encode())) for code in codes)
                )
                assert all(answers)
            for code in codes:
                assert await store.log(code) == [row(seq, code.encode()) for seq in (1, 2, 3)]
            assert set(codes) <= {code async for code in store.codes()}

    run(work())


def test_two_snapshots_are_kept_and_the_older_is_loaded(store):
    async def work():
        async with opened(store):
            code = new_code()
            assert await store.snapshot(code) is None
            shots = [Snapshot(seq, 1, "abc", b"%d" % seq) for seq in (50, 100, 150)]
            for shot in shots:
                await store.keep_snapshot(code, shot)
            assert await store.snapshot(code) == shots[1]

    run(work())


def test_tables_are_listed_for_everybody_and_for_their_guests(store):
    async def work():
        async with opened(store):
            mine, other, secret = new_code(), new_code(), new_code()
            guest = new_code()
            far = 1 << 50  # other tests list tables too, none of them newer
            await store.index(TableRow(mine, "guardians", "lobby", True, far + 1), (guest,))
            await store.index(TableRow(other, "guardians", "lobby", True, far + 2), ())
            await store.index(TableRow(secret, "guardians", "playing", False, far + 3), (guest,))
            assert [row.code for row in await store.public_tables(2)] == [other, mine]
            assert [row.code for row in await store.tables_of(guest, 10)] == [secret, mine]
            await store.index(TableRow(other, "guardians", "over", True, far + 4), ())
            assert other not in [row.code for row in await store.public_tables(100)]

    run(work())


def test_a_guest_is_known_by_the_hash_of_the_key(store):
    async def work():
        async with opened(store):
            guest = new_code()
            assert await store.nickname(guest) is None
            await store.keep_guest(guest, "Ala", 1)
            await store.keep_guest(guest, "Ola", 2)
            assert await store.nickname(guest) == "Ola"

    run(work())


def test_what_was_acknowledged_is_there_after_closing(durable_url):
    url = durable_url
    code = new_code()

    async def write():
        async with opened(make_store(url)) as store:
            assert await store.append(code, row(1))

    async def read():
        async with opened(make_store(url)) as store:
            assert await store.log(code) == [row(1)]

    run(write())
    run(read())


def test_another_process_hears_of_an_entry_and_of_who_is_here(postgres):
    async def work():
        heard = asyncio.Queue()
        one, two = make_store(postgres.url), make_store(postgres.url)
        one.process, two.process = "a", "b"
        async with opened(one, lambda code, seq: heard.put_nowait((code, seq))), opened(two):
            code = new_code()
            await two.append(code, row(1))
            assert await asyncio.wait_for(heard.get(), 60) == (code, 1)
            await two.announce(code, Here((0, 2), 3))
            assert await asyncio.wait_for(heard.get(), 60) == (code, 0)
            assert await one.others(code) == Here((0, 2), 3)
            assert await two.others(code) == Here((), 0)
            await one.announce(code, Here((1,), 0))
            assert await two.others(code) == Here((1,), 0, is_ahead=True)
            await one.announce(code, Here((), 0))
            assert await two.others(code) == Here((), 0)
        async with opened(one := make_store(postgres.url)):
            assert await one.others(code) == Here((), 0)

    run(work())


def test_an_attempt_whose_answer_was_lost_is_not_a_lost_race(durable_url):
    async def work():
        async with opened(make_store(durable_url)) as store:
            code = new_code()
            assert await store.append(code, row(1, b"mine"))
            assert await store.append(code, row(1, b"mine"))
            assert not await store.append(code, row(1, b"another"))

    run(work())


def test_a_restored_file_is_noticed_before_anything_is_written(tmp_path):
    async def work():
        lost = asyncio.Event()
        file = tmp_path / "orbita.db"
        async with opened(make_store(f"sqlite:///{file}"), lost=lambda restored: lost.set()) as store:
            code = new_code()
            assert await store.append(code, row(1))
            with sqlite3.connect(file) as other:
                other.execute("UPDATE meta SET value = 'other' WHERE name = 'generation'")
            assert not await store.append(code, row(2))
            assert lost.is_set()
            assert await store.append(code, row(2))

    run(work())


def test_an_address_nobody_knows_is_refused():
    with pytest.raises(Refusal, match="sqlite"):
        make_store("mysql://x")


def test_several_logs_are_read_at_once(store):
    async def work():
        async with opened(store):
            one, two, none = new_code(), new_code(), new_code()
            for code in (one, two):
                for seq in (1, 2, 3):
                    await store.append(code, row(seq, code.encode()))
            found = await store.logs({one: 1, two: 3, none: 0})
            assert found == {one: [row(2, one.encode()), row(3, one.encode())], two: [], none: []}

    run(work())
