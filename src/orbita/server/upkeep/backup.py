"""Backups of the SQLite file, while the server runs: one consistent file out, one transaction back in."""

import secrets
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from orbita.core.errors import BadOptions
from orbita.server.store.file import check_file
from orbita.server.store.interface import StorageDown
from orbita.server.store.schema import METADATA
from orbita.server.table.clean_text import sentence

WHOLE: Final = "PRAGMA integrity_check"


def sqlite_file(database: str) -> Path:
    """The file behind the address of a database."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadOptions("database/unknown", "a database is sqlite:///FILE") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOptions(
            "backup/sqlite-only",
            "this is for SQLite files; for PostgreSQL use pg_dump and pg_restore",
        )
    return Path(url.database)


def folder_of(database: str) -> Path | None:
    """The folder of a database file; None if it is no file."""
    try:
        return sqlite_file(database).parent
    except BadOptions:
        return None


def back_up(database: str, target: Path) -> int:
    """Copy a database that may be in use; tell how many bytes the copy has."""
    source = sqlite_file(database)
    if not source.is_file():
        raise BadOptions("backup/no-database", f"there is no database {source}", file=str(source))
    check_file(source)
    if not target.parent.is_dir():
        raise BadOptions("backup/no-folder", f"there is no folder {target.parent}", folder=str(target.parent))
    if target.exists():
        raise BadOptions(
            "backup/file-exists", f"{target} is there already: choose another name", file=str(target)
        )
    half_done = target.with_name(target.name + ".part")
    try:
        _copy(source, half_done)
        half_done.rename(target)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as error:
        raise BadOptions(
            "backup/failed", f"cannot copy {source} to {target}: {sentence(error)}", file=str(target)
        ) from error
    finally:
        with suppress(OSError):
            half_done.unlink(missing_ok=True)


def _copy(source: Path, half_done: Path) -> None:
    half_done.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(half_done)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        if copy.execute(WHOLE).fetchone() != ("ok",):
            raise BadOptions(
                "database/damaged", f"{source} is damaged: a copy of it would be as well", file=str(source)
            )


def restore(database: str, backup: Path) -> None:
    """Put a backup in place of the database; a running server notices and lays its tables anew."""
    target = sqlite_file(database)
    version = check_backup(backup)
    try:
        if target.exists():
            check_file(target)
            _replace(target, backup, version)
        else:
            _put_in_place(target, backup)
    except (sqlite3.Error, OSError) as error:
        raise BadOptions(
            "restore/failed", f"cannot restore {target}: {sentence(error)}", file=str(target)
        ) from error


def _put_in_place(target: Path, backup: Path) -> None:
    """Copy a backup to where no database is: the whole of it, or nothing."""
    left = Path(f"{target}-wal")
    if left.exists():
        raise BadOptions(
            "restore/leftover",
            f"{left} belongs to the database that was here: move it away as well",
            file=str(left),
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    half_done = target.with_name(target.name + ".part")
    try:
        _copy(backup, half_done)
        half_done.rename(target)
    finally:
        half_done.unlink(missing_ok=True)


def _replace(target: Path, backup: Path, version: str) -> None:
    """Put the rows of a backup into a database that may be in use, in one transaction."""
    with closing(sqlite3.connect(target, isolation_level=None, timeout=30)) as live:
        if _version(live) != version:
            raise BadOptions(
                "restore/version",
                f"{backup} is of another version: move {target} away and restore again",
                file=str(backup),
            )
        live.execute("ATTACH ? AS backup", (str(backup),))
        live.execute("BEGIN IMMEDIATE")
        for table in METADATA.sorted_tables:
            columns = ", ".join(column.name for column in table.columns)
            live.execute(f"DELETE FROM main.{table.name}")
            live.execute(
                f"INSERT INTO main.{table.name} ({columns}) SELECT {columns} FROM backup.{table.name}"
            )
        live.execute("UPDATE main.meta SET value = ? WHERE name = 'generation'", (secrets.token_hex(8),))
        live.execute("COMMIT")


def check_backup(backup: Path) -> str:
    """Refuse what is no whole backup of ours; tell its version."""
    if not backup.is_file() or not backup.stat().st_size:
        raise BadOptions("restore/no-file", f"there is no backup {backup}", file=str(backup))
    try:
        check_file(backup)
        with closing(sqlite3.connect(f"{backup.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            if copy.execute(WHOLE).fetchone() != ("ok",):
                raise BadOptions("restore/damaged", f"{backup} is damaged", file=str(backup))
            return _version(copy)
    except (sqlite3.Error, OSError, StorageDown) as error:
        raise BadOptions(
            "restore/damaged", f"{backup} is no backup of ours: {sentence(error)}", file=str(backup)
        ) from error


def _version(connection: sqlite3.Connection) -> str:
    """The version of a database; empty if there is none."""
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else ""
