"""Brings a database up to date, whatever version it has."""

from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

ONE_AT_A_TIME: Final = 77_201_105  # the number of our advisory lock in PostgreSQL


async def migrate(engine: AsyncEngine) -> None:
    """Run what is missing; of several processes that start together one does it, the others wait."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "orbita.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
