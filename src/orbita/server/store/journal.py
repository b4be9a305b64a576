"""How entries reach a database: past SQLAlchemy, by few statements, in a connection of their own."""

from typing import Protocol, TypeAlias

from orbita.server.store.interface import Row

Batch: TypeAlias = list[tuple[str, Row]]  # which entry into which log
Answers: TypeAlias = tuple[str, list[bool]]  # the generation that was found, and which entries are in


class Journal(Protocol):
    """The way of entries to the disk, one batch at a time; whatever a driver raises, it raises."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def add(self, rows: Batch, generation: str) -> Answers:
        """Make a batch durable, all of it at once, in the database of this generation and in no other.

        An entry is in if it is the next of its log, or is stored word for word already: then it came from an
        attempt whose answer got lost.
        """

    async def put(self, code: str, rows: list[Row], *, again: bool) -> bool:
        """Make a whole log durable; False if there is such a table already.

        One that an earlier attempt stored, whose answer got lost, is not there already `again`.
        """

    async def touch(self, at: int) -> str:
        """Write something, durably, to show that it can be done; tell the generation."""
