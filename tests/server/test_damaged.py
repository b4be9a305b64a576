"""Files and databases that are damaged, foreign or not there: one clear sentence each, nothing touched."""

import asyncio
import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys

import pytest

from orbita.cli.main import main
from orbita.server.store.find import make_store
from tests.server.club import open_club
from tests.server.servers import LAUNCH, environment

NOISE = random.Random(7).randbytes(20_000)
DEEP = b"[" * 100_000 + b"]" * 100_000
HUGE = b"9" * 5000


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """A database with a table that is being played, its backup and its export."""
    folder = tmp_path_factory.mktemp("kept")
    url = f"sqlite:///{folder}/orbita.db"

    async def play():
        async with open_club(make_store(url)) as club:
            keys, _ = await club.lay("Ala", "Ola")
            await (await club.client(keys.seats["0"])).play("place 10/3")

    asyncio.run(play())
    assert main(["backup", str(folder / "saved.db"), "--database", url]) == 0
    assert main(["records", "export", str(folder / "all.jsonl"), "--database", url]) == 0
    return folder


def exported(kept):
    return (kept / "all.jsonl").read_bytes()


def told_once(capsys, *words):
    """Run a command that has to refuse; give its sentence."""
    capsys.readouterr()
    status = main([str(word) for word in words])
    told = capsys.readouterr()
    assert status in (1, 2), told.out
    assert len(told.err.splitlines()) == 1, told.err
    assert "Traceback" not in told.err
    assert len(told.err) < 700
    return told.err


def other_program(file):
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
    other.close()


def other_program_with_migrations(file):
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE alembic_version (version_num TEXT)")
        other.execute("CREATE TABLE entries (a)")
        other.execute("CREATE TABLE meta (a)")
    other.close()


def newer(file):
    other_program_with_migrations(file)
    with sqlite3.connect(file) as other:
        other.execute("INSERT INTO alembic_version VALUES ('s9999')")
    other.close()


def changed(source, change):
    return lambda file, kept: file.write_bytes(change((kept / source).read_bytes()))


DATABASES = {
    "random bytes": lambda file, kept: file.write_bytes(NOISE),
    "text": lambda file, kept: file.write_text("this is no database\n" * 100),
    "the beginning of a database": lambda file, kept: file.write_bytes(b"SQLite format 3\0" + NOISE),
    "another program's": lambda file, kept: other_program(file),
    "another program's with migrations": lambda file, kept: other_program_with_migrations(file),
    "a newer version's": lambda file, kept: newer(file),
    "half of ours": changed("saved.db", lambda raw: raw[: len(raw) // 2]),
    "ours with noise in it": changed("saved.db", lambda raw: raw[:4096] + NOISE[: len(raw) - 4096]),
    "packed": changed("saved.db", gzip.compress),
    "a folder": lambda file, kept: file.mkdir(),
}


@pytest.fixture(params=DATABASES, ids=list(DATABASES))
def damaged(request, tmp_path, kept):
    file = tmp_path / "damaged.db"
    DATABASES[request.param](file, kept)
    return file


def content(path):
    return path.read_bytes() if path.is_file() else sorted(path.iterdir())


def test_no_command_uses_a_database_that_is_not_ours(damaged, kept, tmp_path, capsys):
    before = content(damaged)
    database = ("--database", f"sqlite:///{damaged}")
    out = tmp_path / "out"
    told_once(capsys, "records", "export", out, *database)
    told_once(capsys, "records", "import", kept / "all.jsonl", *database)
    told_once(capsys, "upgrade-check", *database)
    told_once(capsys, "backup", out, *database)
    told_once(capsys, "restore", kept / "saved.db", *database)
    assert not out.exists()
    assert not out.with_name("out.part").exists()
    assert content(damaged) == before


def test_a_server_does_not_start_on_a_database_that_is_not_ours(damaged, tmp_path):
    ended = subprocess.run(
        [sys.executable, "-c", LAUNCH, "serve", "--port", "0", "--log-level", "error"],
        env=environment(f"sqlite:///{damaged}"),
        capture_output=True,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1, ended.stderr.decode()


def test_what_is_no_backup_is_not_restored(damaged, kept, tmp_path, capsys):
    target = tmp_path / "orbita.db"
    shutil.copyfile(kept / "saved.db", target)
    before = target.read_bytes()
    told_once(capsys, "restore", damaged, "--database", f"sqlite:///{target}")
    assert target.read_bytes() == before
    told_once(capsys, "restore", damaged, "--database", f"sqlite:///{tmp_path}/new.db")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("command", [("records", "export"), ("backup",)])
def test_what_is_not_there_is_not_made(command, tmp_path, capsys):
    told = told_once(capsys, *command, tmp_path / "out", "--database", f"sqlite:///{tmp_path}/none.db")
    assert "there is no database" in told
    assert list(tmp_path.iterdir()) == []
    assert "there is no database" in told_once(
        capsys, "upgrade-check", "--database", f"sqlite:///{tmp_path}/none.db"
    )


UNWRITABLE = "/proc/nowhere"  # not even by root


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="needs a folder nobody can write")
def test_what_cannot_be_written_is_said(kept, tmp_path, capsys):
    url = f"sqlite:///{kept}/orbita.db"
    told_once(capsys, "records", "export", f"{UNWRITABLE}.jsonl", "--database", url)
    told_once(capsys, "backup", f"{UNWRITABLE}.db", "--database", url)
    told_once(capsys, "restore", kept / "saved.db", "--database", f"sqlite:///{UNWRITABLE}/orbita.db")
    told_once(capsys, "records", "import", kept / "all.jsonl", "--database", f"sqlite:///{UNWRITABLE}/a.db")


@pytest.mark.parametrize(
    "url", ["nonsense", "", "://", "sqlite://", "postgresql://127.0.0.1:1/none", "mysql://x/y"]
)
def test_an_address_that_leads_to_no_database_is_said(url, kept, tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ORBITA_DATABASE_URL", raising=False)
    told_once(capsys, "backup", tmp_path / "out", "--database", url)
    told_once(capsys, "restore", tmp_path / "none", "--database", url)
    told_once(capsys, "upgrade-check", "--database", url)


def with_entries(*entries):
    """An export of one table with these entries."""
    log = [{"seq": seq, "at": 1, "entry": entry} for seq, entry in enumerate(entries, 1)]
    line = json.dumps({"format": 1, "table": "abcdefghjk", "log": log}, separators=(",", ":"))
    return lambda kept: line.encode()


LAID = {
    "entry": "laid",
    "game": "guardians",
    "options": {},
    "seats": 2,
    "host": "",
    "watch": "",
    "public": True,
    "take_backs": True,
    "days_per_move": 0,
}
SAT = {"entry": "sat", "seat": 0, "player": "Ala", "secret": ""}
MOVE = {"entry": "move", "seat": 0, "move": "place 10/3"}
STARTED = {"entry": "started", "rules": 1, "content": "", "seed": "00", "salt": "00"}

ARCHIVES = {
    "random bytes": lambda kept: NOISE,
    "packed": lambda kept: gzip.compress(exported(kept)),
    "a database": lambda kept: (kept / "saved.db").read_bytes(),
    "half a line": lambda kept: exported(kept)[:300],
    "a table that is a number": lambda kept: b'{"format":1,"table":7,"log":[]}',
    "a table without a log": lambda kept: b'{"format":1,"table":"abcdefghjk","log":[]}',
    "a table of another format": lambda kept: exported(kept).replace(b'"format":1', b'"format":9'),
    "a code that is none": lambda kept: (
        b'{"format":1,"table":"..\\u0000/","log":' + exported(kept).split(b'"log":', 1)[1]
    ),
    "entries that are lists": lambda kept: b'{"format":1,"table":"abcdefghjk","log":[[],[]]}',
    "an entry that is deep": lambda kept: (
        b'{"format":1,"table":"abcdefghjk","log":[{"seq":1,"at":1,"entry":%s}]}' % DEEP
    ),
    "a number beyond all bounds": lambda kept: (
        b'{"format":1,"table":"abcdefghjk","log":[{"seq":%s,"at":%s,"entry":{}}]}' % (HUGE, HUGE)
    ),
    "bytes that are no text": lambda kept: b'{"format":1,"table":"\xff\xfe","log":[]}',
    "a log that does not begin": with_entries(SAT),
    "a game there is not": with_entries({**LAID, "game": "chess"}),
    "options there are not": with_entries({**LAID, "options": {"variant": "wild"}}),
    "more seats than there are people": with_entries({**LAID, "seats": 10**12}),
    "a seat there is not": with_entries(LAID, {**SAT, "seat": 9}),
    "a move before the game": with_entries(LAID, {"entry": "answer", "seat": 0, "agree": True}),
    "an entry of another type": with_entries(LAID, {**SAT, "seat": "zero"}),
    "an entry nobody knows": with_entries(LAID, {"entry": "nonsense"}),
    "a table laid twice with more seats": with_entries(LAID, {**LAID, "options": 7}),
    "a move that is not allowed": lambda kept: exported(kept).replace(
        b'"move":"place 10/3"', b'"move":"shoot"'
    ),
    "a seed that is no number": with_entries(LAID, SAT, {**SAT, "seat": 1}, {**STARTED, "seed": "x"}),
}


@pytest.fixture(params=ARCHIVES, ids=list(ARCHIVES))
def archive(request, tmp_path, kept):
    file = tmp_path / "broken.jsonl"
    file.write_bytes(ARCHIVES[request.param](kept))
    return file


def tables_in(url):
    async def count():
        store = make_store(url)
        await store.open(lambda code, seq: None, lambda restored: None)
        codes = [code async for code in store.codes()]
        await store.close()
        return codes

    return asyncio.run(count())


def test_a_table_that_cannot_be_read_is_not_imported_and_does_not_verify(archive, tmp_path, capsys):
    url = f"sqlite:///{tmp_path}/new.db"
    assert str(archive) in told_once(capsys, "records", "import", archive, "--database", url)
    assert tables_in(url) == []
    told_once(capsys, "records", "verify", archive)


def test_what_came_before_a_broken_line_is_in(kept, tmp_path, capsys):
    file, url = tmp_path / "half.jsonl", f"sqlite:///{tmp_path}/new.db"
    whole = exported(kept)
    file.write_bytes(whole + whole[:300])
    told = told_once(capsys, "records", "import", file, "--database", url)
    assert f"{file}:2: " in told
    assert "the 1 tables before it are in" in told
    assert len(tables_in(url)) == 1


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_imported(kept, tmp_path, capsys):
    file, url = tmp_path / "one-bad.jsonl", f"sqlite:///{tmp_path}/new.db"
    file.write_bytes(with_entries(SAT)(kept) + b"\n" + exported(kept))
    told = told_once(capsys, "records", "import", file, "--database", url)
    assert f"{file}:1: table abcdefghjk cannot be read at entry 0" in told
    assert len(tables_in(url)) == 1
    assert main(["records", "import", str(file), "--database", url]) == 1
    assert "0 tables imported, 1 were there already, 1 cannot be read" in capsys.readouterr().out


SPOILT = {
    "noise": b"\x00\xff",
    "two lines": b'{"entry":\n"chat"',
    "nothing": b"",
    "an entry nobody knows": b'{"entry":"exploded"}',
    "an answer to nothing": b'{"entry":"answer","seat":0,"agree":true}',
}


@pytest.fixture(params=SPOILT, ids=list(SPOILT))
def poisoned(request, kept, tmp_path):
    """A database in which one of two tables cannot be read: its address, and the code of that table."""
    file = tmp_path / "poisoned.db"
    shutil.copyfile(kept / "saved.db", file)
    with sqlite3.connect(file) as database:
        copied = "INSERT INTO entries SELECT 'aaaaaaaaaa', seq, at, body FROM entries WHERE seq <= 2"
        database.execute(copied)
        database.execute("INSERT INTO entries VALUES ('aaaaaaaaaa', 3, 1, ?)", (SPOILT[request.param],))
    database.close()
    return f"sqlite:///{file}", "aaaaaaaaaa"


def test_an_export_with_a_table_that_cannot_be_read_brings_all_others(poisoned, tmp_path, capsys):
    database, code = poisoned
    file, new = tmp_path / "all.jsonl", f"sqlite:///{tmp_path}/new.db"
    assert main(["records", "export", str(file), "--database", database]) == 0
    assert len(file.read_bytes().splitlines()) == 2
    assert f"table {code} cannot be read at entry" in told_once(capsys, "records", "verify", file)
    assert f"table {code} cannot be read at entry" in told_once(
        capsys, "records", "import", file, "--database", new
    )
    assert len(tables_in(new)) == 1
    assert code not in tables_in(new)


def test_the_look_before_an_upgrade_lists_what_cannot_be_read_and_why(poisoned, capsys):
    database, code = poisoned
    assert main(["upgrade-check", "--database", database]) == 1
    out = capsys.readouterr().out
    assert f"{code}: unreadable: table {code} cannot be read at entry" in out
    assert "1 unreadable" in out
    assert "1 same" in out


@pytest.mark.parametrize("command", [("upgrade-check",), ("records", "export", "out.jsonl")], ids=" ".join)
def test_who_only_looks_leaves_the_database_as_another_version_wrote_it(
    command, kept, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "older.db"
    shutil.copyfile(kept / "saved.db", file)
    with sqlite3.connect(file) as database:
        database.execute("DROP TABLE handovers")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    before = file.read_bytes()
    assert main([*command, "--database", f"sqlite:///{file}"]) == 0
    assert "1 " in capsys.readouterr().out
    assert file.read_bytes() == before


def test_an_empty_file_is_no_database_to_look_at(tmp_path, capsys):
    file = tmp_path / "empty.db"
    file.touch()
    assert "there is nothing in" in told_once(capsys, "upgrade-check", "--database", f"sqlite:///{file}")
    assert file.read_bytes() == b""


SEALED = {
    "another type": b'{"table":7,"commitment":7,"salt":7,"players":7,"record":7}',
    "no record": b'{"table":"a","commitment":"","salt":"","players":[],"record":{}}',
    "a deep record": b'{"table":"a","commitment":"","salt":"","players":[],"record":%s}' % DEEP,
    "numbers beyond all bounds": b'{"table":"a","commitment":"","salt":"","players":[],'
    b'"record":{"format":%s,"rules":%s}}' % (HUGE, HUGE),
    "salt that is no number": b'{"table":"a","commitment":"","salt":"x","players":[],"record":'
    b'{"format":1,"game":"guardians","rules":1,"content":"a","options":{},"seats":["red","blue"],'
    b'"seed":"1","moves":[]}}',
    "bytes that are no text": b'{"table":"\xff","commitment":"","salt":"","players":[],"record":{}}',
    "half of it": b'{"table":"a","comm',
    "a plain record with nonsense": b"game: guardians format=1 rules=99999999 content=x seed=1 seats=a,b\n",
    "a record of a game there is not": b"game: chess format=1 rules=1 content=x seed=1 seats=a,b\n",
    "a record with options there are not": b'{"format":1,"game":"guardians","rules":1,"content":"a",'
    b'"options":{"variant":[[[]]]},"seats":["red","blue"],"seed":"1","moves":[]}',
    "nothing": b"",
}


@pytest.mark.parametrize("raw", SEALED.values(), ids=list(SEALED))
def test_a_record_that_cannot_be_read_does_not_verify(raw, tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_bytes(raw)
    told_once(capsys, "records", "verify", file)
