"""Plain text from people: no control signs, nothing that turns or hides the text around it."""

import unicodedata
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from orbita.core.errors import OrbitaError
from orbita.server.errors import Refusal

HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # signs that look like nothing
MARKS: Final = ("Mn", "Me")  # accents, which stand above and below other signs
MOST_MARKS: Final = 3  # on one sign: no script needs more, and many of them cover the lines around
MAX_NICKNAME: Final = 24
MAX_MESSAGE: Final = 400  # letters of what a refusal says
MAX_DETAIL: Final = 40  # letters and items of each of its details
SAFE_INTEGER: Final = 2**53  # what every reader of JSON can hold


def clean(text: str, limit: int) -> str:
    """Drop what cannot be seen or covers others' text, make every gap one space, and cut to a length."""
    seen: list[str] = []
    marks = MOST_MARKS  # before the first sign there is nothing to stand on
    for sign in unicodedata.normalize("NFC", text):
        if sign.isspace():
            seen.append(" ")
            marks = MOST_MARKS
        elif _is_shown(sign):
            marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
            if marks <= MOST_MARKS:
                seen.append(sign)
    return " ".join("".join(seen).split())[:limit].strip()


def _is_shown(sign: str) -> bool:
    return sign not in BLANK and unicodedata.category(sign) not in HIDDEN


def nickname(text: str) -> str:
    """Clean a nickname; something must be left of it."""
    name = clean(text, MAX_NICKNAME)
    if not name:
        raise Refusal("nickname/empty", "a nickname needs at least one letter")
    return name


def short(message: str) -> str:
    """What a refusal says; somebody's input in it may be long."""
    return message if len(message) <= MAX_MESSAGE else f"{message[: MAX_MESSAGE - 1]}…"


def sentence(error: BaseException) -> str:
    """What went wrong, in one line of bounded length."""
    if isinstance(error, OrbitaError):
        told = error.message
    elif isinstance(error, OSError) and error.strerror:
        told = error.strerror
    else:
        told = f"{type(error).__name__}: {error}"
    return short(" ".join(told.split()))


def short_details(details: Mapping[str, object]) -> dict[str, Any]:
    """The details of a refusal, of bounded size whatever was asked."""
    return {name: _short(value) for name, value in details.items()}


def _short(value: object) -> Any:
    """A detail: small numbers, short texts and short lists of them."""
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int):
        return value if -SAFE_INTEGER <= value <= SAFE_INTEGER else "…"
    if isinstance(value, list | tuple | set | frozenset):
        return [_short(one) for one in list(value)[:MAX_DETAIL]]
    if isinstance(value, str):
        return value[:MAX_DETAIL]
    return _short(
        msgspec.to_builtins(value, enc_hook=str) if isinstance(value, msgspec.Struct) else str(value)
    )
