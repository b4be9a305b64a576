"""Shuffles anybody can check: a salted hash of the seed at the start, seed and salt at the end."""

import hashlib
import secrets

from orbita.core.chance import SEED_BITS


def new_seed() -> str:
    """Draw a secret seed, as hexadecimal text."""
    return secrets.token_hex(SEED_BITS // 8)


def new_salt() -> str:
    """Draw a salt, as hexadecimal text."""
    return secrets.token_hex(16)


def commitment(seed: str, salt: str) -> str:
    """Hash salt and seed (SHA-256 over both as bytes): it binds the server and tells nothing."""
    return hashlib.sha256(bytes.fromhex(salt) + bytes.fromhex(seed)).hexdigest()
