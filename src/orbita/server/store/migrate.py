"""Brings a database up to date, whatever version it has, and refuses what is not ours."""

from collections.abc import Collection
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from orbita.server.store.interface import StorageDown

ONE_AT_A_TIME: Final = 77_201_105  # the number of our advisory lock in PostgreSQL
SIGNS: Final = frozenset({"alembic_version", "entries", "meta"})  # tables every version of ours has
VERSION: Final = "SELECT version_num FROM alembic_version"


async def migrate(engine: AsyncEngine) -> None:
    """Run what is missing; of several processes that start together one does it, the others wait."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(_upgrade)


async def look_over(engine: AsyncEngine) -> None:
    """Refuse what is not ours, and change nothing."""
    async with engine.connect() as connection:
        if not await connection.run_sync(_check):
            name = engine.url.database or ""
            raise StorageDown("database/empty", f"there is nothing in {name}", file=name)


def _check(connection: Connection) -> list[str]:
    """Refuse what is not ours; tell which tables there are."""
    tables = inspect(connection).get_table_names()
    version = connection.scalar(text(VERSION)) if "alembic_version" in tables else None
    check_schema(connection.engine.url.database or "", tables, version)
    return tables


def _upgrade(connection: Connection) -> None:
    _check(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "orbita.server.store:migrations")
    return config


def check_schema(name: str, tables: Collection[str], version: str | None) -> None:
    """Refuse the database of another program, or of a newer version of this one; an empty one is new."""
    if not tables:
        return
    if version is None or not set(tables) >= SIGNS:
        raise StorageDown(
            "database/foreign",
            f"{name} is the database of another program: give orbita one of its own",
            file=name,
        )
    if version not in {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}:
        raise StorageDown(
            "database/newer", f"{name} was written by a newer version of orbita: install that one", file=name
        )
