"""Storage keeps what it was given, in order, once; all kinds alike."""

import asyncio
import logging
import os
import shutil
import sqlite3
from contextlib import asynccontextmanager, closing

import asyncpg
import pytest

from orbita.server.errors import Refusal
from orbita.server.store import sqlite_journal, writer
from orbita.server.store.condition import Condition
from orbita.server.store.find import make_store
from orbita.server.store.interface import Here, Row, StorageDown, TableRow
from orbita.server.table.keys import new_code
from orbita.server.table.pieces import Snapshot


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


def test_guests_who_sit_nowhere_are_forgotten_with_time_and_so_are_old_codes(store):
    async def work():
        async with opened(store):
            gone, recent, named_again, seated, table = (new_code() for _ in range(5))
            await store.index(TableRow(table, "guardians", "over", False, 1), (seated,))
            for guest in (gone, named_again, seated):
                await store.keep_guest(guest, "Ala", 99)
            await store.keep_guest(recent, "Ala", 100)
            await store.keep_guest(named_again, "Ola", 101)
            await store.keep_handover(gone, b"too late", 500)
            await store.keep_handover(recent, b"in time", 501)
            assert await store.tidy(100, 500) == 1
            known = [await store.nickname(guest) for guest in (gone, recent, named_again, seated)]
            assert known == [None, "Ala", "Ola", "Ala"]
            assert await store.take_handover(gone, 0) is None
            assert await store.take_handover(recent, 0) == b"in time"
            await store.forget(table)
            assert await store.tidy(100, 500) == 1
            assert await store.nickname(seated) is None

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


def test_entries_new_tables_and_proofs_do_not_get_in_each_others_way(durable_url, caplog):
    async def work():
        async with opened(make_store(durable_url)) as store:
            code, others = new_code(), [new_code() for _ in range(30)]
            assert await store.append(code, row(1))
            store._condition._proven_at = -100
            done = await asyncio.gather(
                *(store.put_log(other, [row(1), row(2)]) for other in others[:10]),
                *(store.append(other, row(1)) for other in others[10:]),
                store.append(code, row(2)),
                store.check(),
                *(store.put_log(other, [row(1), row(2)]) for other in others[:10]),
            )
            assert done == [True] * 31 + [None] + [False] * 10
            assert "cannot be written" not in caplog.text

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


def test_dropped_snapshots_are_gone_and_the_log_is_not(store):
    async def work():
        async with opened(store):
            code, other = new_code(), new_code()
            for kept in (code, other):
                await store.append(kept, row(1))
                await store.keep_snapshot(kept, Snapshot(50, 1, "abc", b"50"))
            await store.drop_snapshots(code)
            assert await store.snapshot(code) is None
            assert await store.log(code) == [row(1)]
            assert await store.snapshot(other) is not None

    run(work())


def test_a_forgotten_table_leaves_nothing_behind_and_no_other_goes_with_it(store):
    async def work():
        async with opened(store):
            code, other, guest = new_code(), new_code(), new_code()
            for kept in (code, other):
                for seq in (1, 2):
                    await store.append(kept, row(seq))
                await store.keep_snapshot(kept, Snapshot(2, 1, "abc", b"2"))
                await store.index(TableRow(kept, "guardians", "over", False, 1000), (guest,))
            before = await store.count("over")
            await store.forget(code)
            assert await store.log(code) == []
            assert await store.snapshot(code) is None
            assert [row.code for row in await store.tables_of(guest, 10)] == [other]
            assert await store.count("over") == before - 1
            assert code not in {found async for found in store.codes()}
            assert await store.log(other) == [row(1), row(2)]
            assert await store.snapshot(other) is not None
            await store.forget(code)  # once more is no harm
            assert await store.append(code, row(1, b"anew"))

    run(work())


def test_stale_tables_are_those_of_a_phase_not_updated_since_a_moment_the_oldest_first(store):
    async def work():
        async with opened(store):
            oldest, old, fresh, other = (new_code() for _ in range(4))
            before = await store.count("lobby")
            await store.index(TableRow(old, "guardians", "lobby", True, -20), ())
            await store.index(TableRow(oldest, "guardians", "lobby", False, -30), ())
            await store.index(TableRow(fresh, "guardians", "lobby", True, -10), ())
            await store.index(TableRow(other, "guardians", "playing", True, -40), ())
            assert await store.stale("lobby", -10, 10) == [oldest, old]
            assert await store.stale("lobby", -10, 1) == [oldest]
            assert await store.stale("playing", -10, 10) == [other]
            assert await store.stale("lobby", -30, 10) == []
            assert await store.count("lobby") == before + 3
            for code in (oldest, old, fresh, other):  # other tests of this database count too
                await store.forget(code)

    run(work())


def test_the_size_of_the_database_grows_with_what_is_kept(store):
    async def work():
        async with opened(store):
            before = await store.size()
            assert await store.append(new_code(), row(1, os.urandom(300_000)))
            assert await store.size() >= before + 100_000

    run(work())


def test_what_is_handed_over_is_given_out_once_and_in_time(store):
    async def work():
        async with opened(store):
            hashed, late, other = (new_code() for _ in range(3))
            await store.keep_handover(hashed, b"keys", 1000)
            await store.keep_handover(late, b"too late", 900)
            await store.keep_handover(other, b"others", 2000)
            assert await store.take_handover(late, 900) is None
            assert await store.take_handover(late, 0) is None
            assert await store.take_handover(hashed, 999) == b"keys"
            assert await store.take_handover(hashed, 999) is None
            assert await store.take_handover(new_code(), 0) is None
            assert await store.take_handover(other, 1999) == b"others"

    run(work())


def test_of_many_who_want_what_is_handed_over_one_gets_it(store):
    async def work():
        async with opened(store):
            hashed = new_code()
            await store.keep_handover(hashed, b"keys", 1000)
            taken = await asyncio.gather(*(store.take_handover(hashed, 1) for _ in range(10)))
            assert taken.count(b"keys") == 1
            assert taken.count(None) == 9

    run(work())


def test_what_is_too_old_to_be_handed_over_is_deleted_whoever_asks(store):
    async def work():
        async with opened(store):
            hashed = new_code()
            await store.keep_handover(hashed, b"keys", 1000)
            assert await store.take_handover(new_code(), 1000) is None
            assert await store.take_handover(hashed, 0) is None

    run(work())


def test_a_log_has_no_holes(store):
    async def work():
        async with opened(store):
            code = new_code()
            assert not await store.append(code, row(2))
            assert await store.append(code, row(1))
            assert not await store.append(code, row(3))
            assert await store.append(code, row(2))
            await store.forget(code)
            assert not await store.append(code, row(3))
            assert await store.log(code) == []

    run(work())


def test_a_whole_log_whose_answer_was_lost_is_not_there_already(durable_url, monkeypatch):
    async def work():
        async with opened(make_store(durable_url)) as store:
            code, put, attempts = new_code(), store._journal.put, []

            async def break_once(*arguments, **named):
                attempts.append(await put(*arguments, **named))
                if len(attempts) == 1:
                    raise OSError("connection lost")
                return attempts[-1]

            monkeypatch.setattr(store._journal, "put", break_once)
            assert await store.put_log(code, [row(1, b"mine"), row(2)])
            assert len(attempts) == 2
            assert not await store.put_log(code, [row(1, b"mine"), row(2)])
            attempts.clear()
            assert not await store.put_log(code, [row(1, b"another"), row(2)])
            assert await store.log(code) == [row(1, b"mine"), row(2)]

    run(work())


def test_a_whole_log_is_stored_once(store):
    async def work():
        async with opened(store):
            code = new_code()
            rows = [row(seq, b"%d" % seq) for seq in range(1, 500)]
            assert await store.put_log(code, rows)
            assert not await store.put_log(code, rows[:3])
            assert await store.log(code) == rows

    run(work())


def ours(file):
    """A database of ours, as a server leaves it."""

    async def work():
        async with opened(make_store(f"sqlite:///{file}")) as store:
            rows = [row(seq, os.urandom(500)) for seq in range(1, 200)]
            assert await store.put_log("table", rows)

    run(work())


def random_bytes(file):
    file.write_bytes(os.urandom(20_000))


def text_file(file):
    file.write_text("SQLite format 3? Not at all.")


def cut_off(file):
    ours(file)
    file.write_bytes(file.read_bytes()[:20_000])


def overwritten(file):
    ours(file)
    file.write_bytes(file.read_bytes()[:100] + os.urandom(8_000))


def of_another_program(file):
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE entries (word TEXT)")
        other.execute("PRAGMA journal_mode=WAL")


def migrated_by_another_program(file):
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("INSERT INTO alembic_version VALUES ('0001')")


def of_a_newer_version(file):
    ours(file)
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")


def folder(file):
    file.mkdir()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (random_bytes, "database/damaged"),
        (text_file, "database/damaged"),
        (cut_off, "database/damaged"),
        (overwritten, "database/damaged"),
        (of_another_program, "database/foreign"),
        (migrated_by_another_program, "database/foreign"),
        (of_a_newer_version, "database/newer"),
        (folder, "database/unusable"),
    ],
)
def test_what_is_no_database_of_ours_is_refused_in_a_sentence_and_not_touched(tmp_path, make, code):
    file = tmp_path / "orbita.db"
    make(file)
    before = {found.name: found.is_file() and found.read_bytes() for found in tmp_path.iterdir()}

    async def work():
        async with opened(make_store(f"sqlite:///{file}")):
            raise AssertionError("it was opened")

    with pytest.raises(StorageDown) as refused:
        run(work())
    assert refused.value.code == code
    assert str(file) in refused.value.message
    assert "\n" not in refused.value.message
    assert {found.name: found.is_file() and found.read_bytes() for found in tmp_path.iterdir()} == before


def test_a_file_where_a_folder_should_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageDown) as refused:
        make_store(f"sqlite:///{tmp_path}/file/orbita.db")
    assert refused.value.code == "database/unusable"


@pytest.mark.parametrize("kind", ["missing", "empty", "no tables", "ours"])
def test_what_can_become_or_is_a_database_of_ours_is_opened(tmp_path, kind):
    file = tmp_path / "some where" / "orbita#1.db"
    if kind != "missing":
        file.parent.mkdir()
        file.write_bytes(b"")
    if kind == "no tables":
        with closing(sqlite3.connect(file)) as fresh:
            fresh.execute("PRAGMA journal_mode=WAL")
    if kind == "ours":
        ours(file)

    async def work():
        async with opened(make_store(f"sqlite:///{file}")) as store:
            assert await store.append(new_code(), row(1))

    run(work())


@pytest.mark.parametrize(
    ("statements", "code"),
    [
        (["CREATE TABLE entries (word TEXT)"], "database/foreign"),
        (
            [
                "CREATE TABLE alembic_version (version_num TEXT)",
                "CREATE TABLE entries (word TEXT)",
                "CREATE TABLE meta (word TEXT)",
                "INSERT INTO alembic_version VALUES ('9999')",
            ],
            "database/newer",
        ),
    ],
    ids=["of another program", "of a newer version"],
)
def test_a_postgresql_database_that_is_not_ours_is_refused(postgres, statements, code):
    name = f"db_{new_code()}"
    url = f"{postgres.url.removesuffix('/postgres')}/{name}"

    async def prepare(url, *statements):
        connection = await asyncpg.connect(url)
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    async def work():
        await prepare(postgres.url, f"CREATE DATABASE {name}")
        await prepare(url, *statements)
        async with opened(make_store(url)):
            raise AssertionError("it was opened")

    with pytest.raises(StorageDown) as refused:
        run(work())
    assert refused.value.code == code


def test_a_postgresql_that_is_not_there_is_refused_in_a_sentence():
    async def work():
        async with opened(make_store("postgresql://nobody:secret@127.0.0.1:1/none")):
            raise AssertionError("it was opened")

    with pytest.raises(StorageDown) as refused:
        run(work())
    assert refused.value.code == "database/unusable"
    assert "secret" not in refused.value.message


def test_a_database_that_can_be_read_but_not_written_is_down_and_the_reason_is_told_once(
    tmp_path, monkeypatch, caplog
):
    monkeypatch.setattr(sqlite_journal, "BUSY", 0.01)
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    monkeypatch.setattr("orbita.server.store.condition.FRESH", 0.0)
    file = tmp_path / "orbita.db"

    async def work():
        async with opened(make_store(f"sqlite:///{file}")) as store:
            await store.check()
            code = new_code()
            assert await store.append(code, row(1))
            with closing(sqlite3.connect(file, isolation_level=None)) as greedy:
                greedy.execute("BEGIN IMMEDIATE")  # nobody else can write now
                for _ in range(3):
                    with pytest.raises(StorageDown):
                        await store.check()
                with pytest.raises(StorageDown):
                    await store.append(code, row(2))
                await store.look()
                assert await store.log(code) == [row(1)]
            await store.check()
            assert await store.append(code, row(2))

    with caplog.at_level(logging.INFO, "orbita.storage"):
        run(work())
    assert len(caplog.messages) == 2
    assert "cannot be written: OperationalError: database is locked" in caplog.messages[0]
    assert "again" in caplog.messages[1]


@pytest.mark.parametrize("is_replaced", [False, True], ids=["removed", "replaced"])
def test_nothing_is_acknowledged_into_a_file_that_is_not_in_its_place(
    tmp_path, monkeypatch, caplog, is_replaced
):
    monkeypatch.setattr(writer, "PATIENCE", 0.0)
    file, away = tmp_path / "orbita.db", tmp_path / "away.db"

    async def work():
        async with opened(make_store(f"sqlite:///{file}")) as store:
            code = new_code()
            assert await store.append(code, row(1))
            file.rename(away)
            if is_replaced:
                shutil.copyfile(away, file)
            before = file.read_bytes() if is_replaced else b""
            for asked in (store.append(code, row(2)), store.put_log(new_code(), [row(1)]), store.check()):
                with pytest.raises(StorageDown):
                    await asked
            assert "was removed or replaced" in caplog.text
            assert file.read_bytes() == before if is_replaced else not file.exists()
            away.rename(file)
            assert await store.append(code, row(2))

    run(work())


def test_however_often_it_is_asked_writing_is_proven_once_a_second():
    async def work():
        proofs = []

        async def prove():
            await asyncio.sleep(0.01)
            proofs.append(1)
            if len(proofs) == 1:
                raise OSError("full")

        condition = Condition(prove)
        answers = await asyncio.gather(*(condition.check() for _ in range(50)), return_exceptions=True)
        assert all(isinstance(answer, StorageDown) for answer in answers)
        assert len(proofs) == 1
        condition._proven_at -= 2
        await asyncio.gather(*(condition.check() for _ in range(50)))
        assert len(proofs) == 2

    run(work())
