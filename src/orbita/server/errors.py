"""What the server refuses, beside what the games refuse."""

from typing import ClassVar

from orbita.core.errors import OrbitaError


class Refusal(OrbitaError):
    """The table does not allow this now."""

    status: ClassVar[int] = 409


class NoRight(Refusal):
    """The key does not open this."""

    status = 403


class NoKey(NoRight):
    """There is no key."""

    status = 401


class NotFound(Refusal):
    """There is no such table, seat or record."""

    status = 404


class TooMuch(Refusal):
    """Too many requests, or too large ones."""

    status = 429


class NotNow(Refusal):
    """It cannot be done at the moment: ask again."""

    status = 503


def no_table(table: str) -> NotFound:
    """Say that there is no such table, without repeating what might be a secret."""
    return NotFound("table/unknown", "there is no such table")
