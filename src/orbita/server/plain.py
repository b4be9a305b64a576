"""Plain text from people: no control signs, nothing that turns or hides the text around it."""

import unicodedata
from typing import Final

from orbita.server.errors import Refusal

HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
MAX_NICKNAME: Final = 24


def clean(text: str, limit: int) -> str:
    """Drop what cannot be seen, make every gap one space, and cut to a length."""
    seen = "".join(" " if sign.isspace() else sign for sign in text if _is_shown(sign))
    return " ".join(seen.split())[:limit].strip()


def _is_shown(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) not in HIDDEN


def nickname(text: str) -> str:
    """Clean a nickname; something must be left of it."""
    name = clean(text, MAX_NICKNAME)
    if not name:
        raise Refusal("nickname/empty", "a nickname needs at least one letter")
    return name
