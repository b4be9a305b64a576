"""Connections for everything beside the log."""

from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine


def make_engine(url: str, **pool: int) -> AsyncEngine:
    """Connect to a database; SQLite is durable a little later than at once.

    What is beside the log is derived from it, or can be said again: it need not wait for the disk. To connect
    changes nothing: whoever only reads may do so whatever version wrote the file.
    """

    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say
        cursor = connection.cursor()
        for pragma in ("synchronous=NORMAL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    engine = create_async_engine(url, **pool)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", set_up)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """A transaction that will write says so at once: then it waits for others instead of failing."""
    writes = connection.get_execution_options().get("orbita_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
