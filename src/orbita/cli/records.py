"""`orbita records`, `backup`, `restore` and `upgrade-check`: keeping what a server holds."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from orbita.cli.lang import add_lang, said
from orbita.cli.output import reason
from orbita.cli.records_words import word
from orbita.core.errors import BadOptions, BadRecord, OrbitaError
from orbita.core.record import MAX_BYTES, read_record
from orbita.registry import GAMES
from orbita.server.settings import DATABASE_VARIABLE, database_url

MAX_LINE = 1 << 28  # bytes of a table; what is longer is damaged
DATABASE_HELP = f"the server's database; without it {DATABASE_VARIABLE}, or the file beside us"


def add(commands: Any) -> None:
    """Add the parsers."""
    records = commands.add_parser("records", help="export, import and verify games of a server")
    actions = records.add_subparsers(title="actions", required=True, metavar="ACTION")
    _action(actions, "export", "write all tables to a file, one line each", export_all, file=True)
    _action(actions, "import", "bring tables from such a file into a server", import_all, file=True)
    _action(actions, "refile", "write results and crews' logs anew from the stored games", refile_all)
    verify = actions.add_parser("verify", help="check shuffle and replay of an export or a record")
    verify.add_argument("file", type=Path)
    add_lang(verify)
    verify.set_defaults(run=verify_file)
    _action(commands, "backup", "copy the database to one file while the server runs", run_backup, file=True)
    _action(commands, "restore", "put a backup in place, also while the server runs", run_restore, file=True)
    _action(commands, "upgrade-check", "replay every stored game under the installed rules", run_check)


def _action(actions: Any, name: str, text: str, run: Any, file: bool = False) -> None:
    parser = actions.add_parser(name, help=text, description=text)
    if file:
        parser.add_argument("file", type=Path)
    parser.add_argument("--database", metavar="URL", help=DATABASE_HELP)
    add_lang(parser)
    parser.set_defaults(run=run)


def export_all(args: argparse.Namespace) -> int:
    """Write all tables."""
    return _run(_export(args))


async def _export(args: argparse.Namespace) -> int:
    from orbita.server.upkeep.archive import export_tables

    count = bad = 0
    part = args.file.with_name(f"{args.file.name}.part")
    need_database(args.database)
    try:
        async with _opened_to_read(args.database) as store:
            with part.open("wb") as out:
                async for code, line in export_tables(store):
                    out.write(line)
                    count += bool(line)
                    bad += not line
                    if not line:
                        print(word("lost", args.lang, table=code), file=sys.stderr)
        part.replace(args.file)
    finally:
        part.unlink(missing_ok=True)
    print(word("written", args.lang, tables=count, file=args.file))
    return 1 if bad else 0


def import_all(args: argparse.Namespace) -> int:
    """Bring tables in; those that are there already are left alone."""
    return _run(_import(args))


async def _import(args: argparse.Namespace) -> int:
    from orbita.server.upkeep.archive import Unreadable, import_table

    new = there = bad = 0
    with args.file.open("rb") as source:
        async with _opened(args.database) as store:
            while line := source.readline(MAX_LINE):
                place = f"{args.file}:{new + there + bad + 1}"
                try:
                    is_new = await import_table(store, line, GAMES)
                except Unreadable as error:
                    bad += 1
                    print(f"{place}: {said(error, args.lang)}", file=sys.stderr)
                    continue
                except BadRecord as error:
                    raise BadRecord(
                        error.code,
                        f"{place}: {error.message} (the {new + there} tables before it are in)",
                        **error.details,
                    ) from error
                new += is_new
                there += not is_new
    left_out = word("left-out", args.lang, bad=bad) if bad else ""
    print(word("imported", args.lang, new=new, there=there) + left_out)
    return 1 if bad else 0


def refile_all(args: argparse.Namespace) -> int:
    """Write results and logs of crews anew."""
    return _run(_refile(args))


async def _refile(args: argparse.Namespace) -> int:
    from orbita.server.upkeep.archive import refile

    need_database(args.database)
    async with _opened(args.database) as store:
        kept = [is_kept async for _, is_kept in refile(store, GAMES)]
    print(word("refiled", args.lang, games=kept.count(True), bad=kept.count(False)))
    return 1 if False in kept else 0


def verify_file(args: argparse.Namespace) -> int:
    """Check an export or a record; every fault is a line, and the exit status tells."""
    faults = checked = 0
    with _files():
        raw = args.file.read_bytes()
    lines = raw.splitlines() if raw.startswith(b'{"format":1,"table"') else [raw]
    for number, line in enumerate(lines, 1):
        try:
            text = verify(line, args.lang)
        except OrbitaError as error:
            faults += 1
            print(f"{args.file}:{number}: {said(error, args.lang)}", file=sys.stderr)
            continue
        checked += 1
        print(text)
    print(word("checked", args.lang, good=checked, bad=faults))
    return 1 if faults else 0


def verify(raw: bytes, lang: str) -> str:
    """Check one table of an export, one sealed record, or one plain record."""
    from orbita.server.table.proofs import check_replay, read_sealed, seal
    from orbita.server.table.proofs import verify as verify_seal
    from orbita.server.upkeep.archive import fold, read_archived

    if raw.startswith(b'{"format":1,"table"'):
        code, rows = read_archived(raw)
        table = fold(code, rows, GAMES)
        if table.begun is None:
            return word("not-started", lang, table=code)
        verify_seal(seal(table), GAMES)
        phase, kept = word(f"phase.{table.phase}", lang), table.commitment()[:16]
        return word("archived", lang, table=code, game=table.game.name, phase=phase, hash=kept)
    if raw.startswith(b'{"table"'):
        sealed = read_sealed(raw)
        record = verify_seal(sealed, GAMES)
        return word("sealed", lang, table=sealed.table, game=record.game, hash=sealed.commitment)
    record = read_record(raw[: MAX_BYTES + 1])
    check_replay(record, GAMES)
    return word("plain", lang, game=record.game)


def run_backup(args: argparse.Namespace) -> int:
    """Copy the database."""
    from orbita.server.upkeep.backup import back_up

    size = back_up(database_url(args.database), args.file)
    print(word("backed-up", args.lang, file=args.file, size=size))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Put a backup in place."""
    from orbita.server.upkeep.backup import restore

    restore(database_url(args.database), args.file)
    print(word("restored", args.lang, file=args.file))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """List the games that would not be the same."""
    return _run(_check(args))


async def _check(args: argparse.Namespace) -> int:
    from orbita.server.upkeep.upgrade import check_all

    counts: dict[str, int] = {}
    stuck = 0
    need_database(args.database)
    async with _opened_to_read(args.database) as store:
        async for finding in check_all(store, GAMES):
            counts[finding.verdict] = counts.get(finding.verdict, 0) + 1
            if finding.verdict not in ("same", "not-started"):
                running = word("still-played", args.lang) if finding.is_running else ""
                print(f"{finding.table}: {finding.verdict}{running}: {finding.reason}")
                stuck += finding.is_running
    told = [word(f"verdict.{verdict}", args.lang, count=count) for verdict, count in counts.items()]
    print(", ".join(told) or word("no-tables", args.lang))
    if stuck:
        print(word("stuck", args.lang, stuck=stuck))
    return 1 if stuck or counts.get("diverges") or counts.get("unreadable") else 0


def need_database(given: str | None) -> None:
    """What is only read has to be there."""
    from orbita.server.upkeep.backup import sqlite_file

    database = database_url(given)
    if database.startswith("sqlite") and not (file := sqlite_file(database)).exists():
        raise BadOptions("database/missing", f"there is no database {file}", file=str(file))


@asynccontextmanager
async def _opened(database: str | None) -> AsyncIterator[Any]:
    """A store, open for one command that writes."""
    from orbita.server.store.find import make_store

    store = make_store(database_url(database))
    await store.open(lambda code, seq: None, lambda restored: None)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _opened_to_read(database: str | None) -> AsyncIterator[Any]:
    """A store whose version stays as it is: another version of the server may be using it."""
    from orbita.server.store.find import make_store

    store = make_store(database_url(database))
    await store.open_to_read()
    try:
        yield store
    finally:
        await store.close()


def _run(work: Coroutine[Any, Any, int]) -> int:
    """Run a command that waits for a database."""
    with _files():
        return asyncio.run(work)


@contextmanager
def _files() -> Iterator[None]:
    """Files that cannot be opened are somebody's input."""
    try:
        yield
    except OSError as error:
        file = f"{error.filename}: " if error.filename else ""
        raise BadRecord(
            "file/unreadable", f"{file}{reason(error)}", file=str(error.filename or "")
        ) from error
