"""Moving to another device: a short code, good once and for ten minutes, that gives out the guest's key.

The storage has the key only sealed with the code, and of the code only a hash. A code is short, so both are
stretched: whoever finds a backup would have to try them all at a price.
"""

import asyncio
import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from orbita.server.errors import NotFound, TooMuch
from orbita.server.http.bodies import GuestKey, Handover
from orbita.server.http.limits import Rate
from orbita.server.rooms.rooms import Rooms
from orbita.server.table import keys

LASTS: Final = 600_000  # ms
WRONG_CODES: Final = 10  # of one address, in ten minutes
TEN_MINUTES: Final = 600.0  # seconds
CODE_LENGTH: Final = 10
GROUP: Final = 5
SALT: Final = b"orbita handover"
HASH, PAD, CHECK = 32, 64, 32  # bytes


class Lock(NamedTuple):
    """What a code is stretched to: where to look, what hides the key, and what proves that it is whole."""

    hashed: str
    pad: bytes
    check: bytes


def guesses() -> Rate:
    """Wrong codes that an address may still send."""
    return Rate(WRONG_CODES, TEN_MINUTES)


async def offer(rooms: Rooms, guest: keys.Guest, base_url: str) -> Handover:
    """Make a code for the guest's other device."""
    code = "".join(secrets.choice(keys.LETTERS) for _ in range(CODE_LENGTH))
    lock, now = await asyncio.to_thread(stretch, code), rooms.now()
    await rooms.store.keep_handover(lock.hashed, seal(guest.secret, lock), now + LASTS)
    shown = f"{code[:GROUP]}-{code[GROUP:]}"
    return Handover(code=shown, link=f"{base_url}/device#{shown}", until=now + LASTS, lasts=LASTS)


async def claim(rooms: Rooms, text: str, guesses: Rate, address: str) -> GuestKey:
    """Give the guest's key for a code, once; wrong codes are limited."""
    if not guesses.take(address):
        raise TooMuch("handover/too-many", "too many wrong codes: wait a few minutes")
    secret = await _taken(rooms, "".join(text.lower().replace("-", " ").split()))
    nickname = await rooms.store.nickname(keys.digest(secret)) if secret else None
    if nickname is None:
        raise NotFound(
            "handover/unknown",
            "this code does not work: it is mistyped, was used already, or is older than ten minutes; "
            "make a new one on the other device",
        )
    guesses.give_back(address)
    return GuestKey(str(keys.Key("me", keys.GUEST, secret)), nickname)


async def _taken(rooms: Rooms, code: str) -> str:
    """Take out what is kept under a code; empty if there is nothing."""
    if len(code) != CODE_LENGTH or not set(code) <= set(keys.LETTERS):
        return ""
    lock = await asyncio.to_thread(stretch, code)
    sealed = await rooms.store.take_handover(lock.hashed, rooms.now())
    return unseal(sealed, lock) if sealed else ""


def stretch(code: str) -> Lock:
    """Stretch a code; takes a hundredth of a second on purpose."""
    made = hashlib.scrypt(code.encode(), salt=SALT, n=1 << 12, r=8, p=1, dklen=HASH + PAD + CHECK)
    return Lock(made[:HASH].hex(), made[HASH : HASH + PAD], made[HASH + PAD :])


def seal(secret: str, lock: Lock) -> bytes:
    """Hide a secret behind a code."""
    plain = secret.encode()
    return _crossed(plain, lock.pad) + _proof(plain, lock)


def unseal(sealed: bytes, lock: Lock) -> str:
    """Find the secret again; empty if it is damaged."""
    plain = _crossed(sealed[:-CHECK], lock.pad)
    return plain.decode() if hmac.compare_digest(sealed[-CHECK:], _proof(plain, lock)) else ""


def _crossed(text: bytes, pad: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(text, pad, strict=False))


def _proof(plain: bytes, lock: Lock) -> bytes:
    return hashlib.blake2b(plain, key=lock.check, digest_size=CHECK).digest()
