"""Which storage a setting means."""

from pathlib import Path

from orbita.server.errors import Refusal
from orbita.server.store.file import check_file
from orbita.server.store.interface import Store
from orbita.server.store.memory import MemoryStore
from orbita.server.store.postgres import PostgresStore
from orbita.server.store.sql import SqlStore


def make_store(url: str) -> Store:
    """Choose by the address: memory, sqlite:///FILE or postgresql://…; a file that is not ours is refused."""
    kind, _, rest = url.partition("://")
    if url == "memory":
        return MemoryStore()
    if kind == "sqlite" and len(rest) > 1:
        store = SqlStore(f"sqlite+aiosqlite://{rest}")
        check_file(Path(store.url.database or ""))
        return store
    if kind in ("postgresql", "postgres"):
        return PostgresStore(f"postgresql+asyncpg://{rest}")
    raise Refusal("database/unknown", "a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
