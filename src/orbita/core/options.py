"""Options as they come from afar: of bounded size, in plain letters, and repeated in no more than a few."""

from collections.abc import Iterator
from typing import Any, Final

from orbita.core.errors import BadOptions

MAX_LETTERS: Final = 64  # of a name or a value
MAX_VALUES: Final = 100  # names and values, at any depth
MAX_NUMBER: Final = 1 << 53
SHOWN_LETTERS: Final = 40


def check_size(given: Any) -> None:
    """Refuse options too many, too long or not printable, before anybody reads them."""
    for count, value in enumerate(parts(given)):
        if count > MAX_VALUES:
            raise BadOptions("options/too-large", f"options have at most {MAX_VALUES} names and values")
        if isinstance(value, str) and len(value) > MAX_LETTERS:
            raise BadOptions(
                "options/too-long",
                f"{shown(value)!r}: an option has at most {MAX_LETTERS} letters",
                letters=len(value),
            )
        if isinstance(value, str) and not value.isprintable():
            raise BadOptions("options/unprintable", f"{ascii(value)[:SHOWN_LETTERS]}: only plain letters")
        if isinstance(value, int) and not -MAX_NUMBER < value < MAX_NUMBER:
            raise BadOptions("options/too-large", f"an option is a number below {MAX_NUMBER}")


def parts(given: Any) -> Iterator[Any]:
    """Every name and every value, however deep."""
    waiting = [given]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            waiting += value
        yield value


def shown(value: str) -> str:
    """As much of somebody's words as an answer repeats."""
    return value if len(value) <= SHOWN_LETTERS else value[: SHOWN_LETTERS - 1] + "…"


def shortened(message: str, given: Any) -> str:
    """A message about options without the rest of their long words."""
    for value in parts(given):
        if isinstance(value, str) and len(value) > SHOWN_LETTERS:
            message = message.replace(value, shown(value))
    return message
