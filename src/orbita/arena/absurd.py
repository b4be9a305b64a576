"""Input nobody should send: broken notation, impossible numbers, damaged bytes."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec

from orbita.core.contract import Game

NUMBERS: Final = (0, 1, -1, 7, 99, 644, 1_000, 2**31, 2**62, -(2**63), 2**63, 2**64, 10**40)
SCRAPS: Final = ("", " ", "\t", "\0", "\n", "🚀", "ł", "٣", "½", "\ud800", "\u202e", "/", "+", ":", ",", "=")
LONG: Final = 5_000


def absurd_number(dice: Random) -> int:
    """A number of a move or seat that hardly exists."""
    return dice.choice(NUMBERS) if dice.random() < 0.3 else dice.randrange(-5, 1_000)


def absurd_text(dice: Random, valid: str) -> str:
    """A move in notation, spoiled; by chance it may still be one."""
    return dice.choice(SPOILERS)(dice, valid)


def truncated(dice: Random, text: str) -> str:
    """Cut off somewhere."""
    return text[: dice.randrange(len(text) + 1)]


def doubled_word(dice: Random, text: str) -> str:
    """One word twice."""
    words = text.split()
    at = dice.randrange(len(words))
    return " ".join([*words[:at], words[at], *words[at:]])


def shuffled_words(dice: Random, text: str) -> str:
    """The words in another order."""
    words = text.split()
    dice.shuffle(words)
    return " ".join(words)


def other_numbers(dice: Random, text: str) -> str:
    """Digits replaced by numbers that are too large, negative or not numbers at all."""
    return "".join(str(absurd_number(dice)) if letter.isdigit() else letter for letter in text)


def with_scrap(dice: Random, text: str) -> str:
    """Something strange put in."""
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(SCRAPS) + text[at:]


def gibberish(dice: Random, text: str) -> str:
    """Any characters."""
    return "".join(chr(dice.randrange(1, 0x3000)) for _ in range(dice.randrange(40)))


def endless(dice: Random, text: str) -> str:
    """Far too long."""
    return text * (LONG // len(text))


def shouted(dice: Random, text: str) -> str:
    """In capitals, with too much space: still readable."""
    return f"  {text.upper()}  "


SPOILERS: Final[tuple[Callable[[Random, str], str], ...]] = (
    truncated,
    doubled_word,
    shuffled_words,
    other_numbers,
    with_scrap,
    gibberish,
    endless,
    shouted,
)


def damaged(dice: Random, raw: bytes) -> bytes:
    """Bytes with one to four faults: changed, lost, repeated, inserted or cut off."""
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(raw) + 1)
        to = min(len(raw), at + dice.randrange(1, 20))
        raw = dice.choice(
            (
                raw[:at] + bytes([dice.randrange(256)]) + raw[at + 1 :],
                raw[:at] + raw[to:],
                raw[:to] + raw[at:],
                raw[:at] + dice.choice((b"9", b"-", b" ", b"\n", b"=", b"[", b'"', b"0x")) + raw[at:],
                raw[:at],
            )
        )
    return raw


def any_options(dice: Random, game: Game[Any]) -> dict[str, Any]:
    """Options drawn from all a game has: every choice, every switch, every list of choices."""
    found: dict[str, Any] = any_choice(dice, msgspec.inspect.type_info(game.options_type))
    return found


def any_choice(dice: Random, kind: msgspec.inspect.Type) -> Any:
    """A value of a type with a few named ones; None for the others, which keep their defaults."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return dice.choice(kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return dice.random() < 0.5
    if isinstance(kind, msgspec.inspect.VarTupleType) and isinstance(
        kind.item_type, msgspec.inspect.LiteralType
    ):
        return [value for value in kind.item_type.values if dice.random() < 0.2]
    if isinstance(kind, msgspec.inspect.StructType):
        drawn = {field.name: any_choice(dice, field.type) for field in kind.fields}
        return {name: value for name, value in drawn.items() if value is not None}
    return None
