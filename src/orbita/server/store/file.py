"""Looks at a SQLite file before it is opened: what is not ours is refused and never touched."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

import asyncpg
from sqlalchemy.exc import DBAPIError

from orbita.server.store.interface import Damaged, StorageDown
from orbita.server.store.migrate import VERSION, check_schema

MAGIC: Final = b"SQLite format 3\x00"
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def check_file(file: Path) -> None:
    """Refuse what is no database of ours; a file that is empty or not there becomes one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or (file.is_file() and file.stat().st_size == 0):
            return
        with file.open("rb") as opened:
            if opened.read(len(MAGIC)) != MAGIC:
                raise damaged(str(file))
        check_schema(str(file), *_read_schema(file))
    except (OSError, sqlite3.Error) as error:
        raise unusable(str(file), error) from error


def _read_schema(file: Path) -> tuple[list[str], str | None]:
    """The tables and our version, without writing anything, if possible not even beside the file."""
    mode = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"file:{quote(str(file))}?{mode}", uri=True)) as connection:
        tables = [name for (name,) in connection.execute(TABLES)]
        version = connection.execute(VERSION).fetchone() if "alembic_version" in tables else None
    return tables, str(version[0]) if version else None


def damaged(name: str) -> StorageDown:
    """The file holds something, but no database that can be read."""
    return Damaged(
        "database/damaged", f"{name} is damaged, or no database at all: restore a backup", file=name
    )


def cause_of(error: BaseException) -> BaseException:
    """What the driver said; of PostgreSQL's errors as its own driver tells them."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return cause.__cause__ or cause


def is_damage(error: BaseException) -> bool:
    """Tell whether what is stored cannot be read, in a database that answers."""
    cause = cause_of(error)
    if isinstance(cause, asyncpg.DataCorruptedError):
        return True
    return isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def unusable(name: str, error: BaseException) -> StorageDown:
    """Say in one sentence why a database cannot be opened, unless that is said already."""
    if isinstance(error, StorageDown):
        return error
    cause = cause_of(error)
    if is_damage(error):
        return damaged(name)
    reason = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    reason = reason.splitlines()[0] if reason else type(cause).__name__
    return StorageDown("database/unusable", f"{name} cannot be used as a database: {reason}", file=name)
