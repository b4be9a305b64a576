"""Seats are capabilities: whoever has a seat's key sits there. Only hashes of secrets are stored."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from orbita.server.errors import NoRight

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
CODE_LENGTH: Final = 10
LONGEST_CODE: Final = 20
HOST: Final = "host"
WATCH: Final = "watch"
GUEST: Final = "guest"
CREW: Final = "crew"
SecretFor: TypeAlias = Callable[[str, str], str]  # the secret of a role at a table


class Key(msgspec.Struct, frozen=True):
    """The parts of a key: which table, which role there (a seat's number, host or watch), and the secret."""

    table: str
    role: str
    secret: str

    def __str__(self) -> str:
        return f"{self.table}.{self.role}.{self.secret}"

    @property
    def seat(self) -> int | None:
        """The number of the seat, if it is a seat's key."""
        return int(self.role) if self.role.isdigit() else None


def new_code() -> str:
    """Make the code of a table: short enough to be read out, too long to be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Tell whether this may be the code of a table; nothing else is looked up."""
    return 0 < len(text) <= LONGEST_CODE and text.isascii() and text.isalnum()


def new_secret() -> str:
    """Make 128 random bits as text."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    """Hash a secret for storage; secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret_of(secret: str, stored: str) -> bool:
    """Compare without telling by the time it takes."""
    return bool(stored) and hmac.compare_digest(digest(secret), stored)


def heir(secret: str, table: str) -> str:
    """Derive a seat's secret at the table of the rematch: the same on every device that has the old one."""
    return hashlib.blake2b(table.encode(), key=secret.encode(), digest_size=16).hexdigest()


def seat_secret(guest_secret: str, table: str, role: str, changes: int = 0) -> str:
    """Derive a guest's secret of a seat (or of the host, or to watch): the same on all the guest's devices.

    `changes` counts how often that seat got another key or was left, so that a link given up stays useless.
    """
    return hashlib.blake2b(
        f"{table}.{role}.{changes}".encode(), key=guest_secret.encode(), digest_size=16
    ).hexdigest()


def any_secret(table: str, role: str) -> str:
    """The secret of a seat nobody has to find again."""
    return new_secret()


class Guest(msgspec.Struct, frozen=True):
    """Who asks, if they sent a guest's key: without one nobody, by an empty secret."""

    secret: str = ""

    @property
    def hashed(self) -> str:
        """How logs call the guest; empty for nobody."""
        return digest(self.secret) if self.secret else ""

    def secret_for(self, table: str, role: str, changes: int = 0) -> str:
        """The secret of a new seat: one that the guest's key finds again, or just any."""
        if not self.secret:
            return any_secret(table, role)
        return seat_secret(self.secret, table, role, changes)


def read_key(text: str) -> Key:
    """Take a key apart."""
    parts = text.split(".")
    if len(text) > 100 or len(parts) != 3 or not all(parts) or not text.isascii():
        raise NoRight("key/unreadable", "this is no key: copy the whole link")
    if not (parts[1] in (HOST, WATCH, GUEST, CREW) or (parts[1].isdigit() and len(parts[1]) == 1)):
        raise NoRight("key/unreadable", "this is no key: copy the whole link")
    return Key(*parts)
