"""Backups of the SQLite file, while the server runs: one consistent file out, one transaction back in."""

import secrets
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from orbita.core.errors import BadOptions
from orbita.server.store.schema import METADATA


def sqlite_file(database: str) -> Path:
    """The file behind the address of a database."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOptions(
            "backup/sqlite-only",
            "this is for SQLite files; for PostgreSQL use pg_dump and pg_restore",
        )
    return Path(url.database)


def back_up(database: str, target: Path) -> int:
    """Copy a database that may be in use; tell how many bytes the copy has."""
    source = sqlite_file(database)
    if not source.is_file():
        raise BadOptions("backup/no-database", f"there is no database {source}")
    if not target.parent.is_dir():
        raise BadOptions("backup/no-folder", f"there is no folder {target.parent}")
    if target.exists():
        raise BadOptions("backup/file-exists", f"{target} is there already: choose another name")
    half_done = target.with_name(target.name + ".part")
    half_done.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(half_done)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    half_done.rename(target)
    return target.stat().st_size


def restore(database: str, backup: Path) -> None:
    """Put a backup in place of the database; a running server notices and lays its tables anew."""
    target = sqlite_file(database)
    version = check_backup(backup)
    if not target.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(backup, target)
        return
    with closing(sqlite3.connect(target, isolation_level=None, timeout=30)) as live:
        if _version(live) != version:
            raise BadOptions(
                "restore/version", f"{backup} is of another version: move {target} away and restore again"
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
    if not backup.is_file():
        raise BadOptions("restore/no-file", f"there is no file {backup}")
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro", uri=True)) as copy:
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise BadOptions("restore/damaged", f"{backup} is damaged")
            return _version(copy)
    except sqlite3.DatabaseError as error:
        raise BadOptions("restore/damaged", f"{backup} is no backup of ours: {error}") from error


def _version(connection: sqlite3.Connection) -> str:
    return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])
