"""What can go wrong because of somebody's input; everything else is a bug and stays loud."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from orbita.core.faults import Complaint, place_name


class OrbitaError(Exception):
    """Somebody's input was refused: a stable code, a plain English message, and details for clients."""

    is_told = False  # the message is in the reader's language already

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, OrbitaError)
            and type(self) is type(other)
            and (self.code, self.message, self.details) == (other.code, other.message, other.details)
        )

    def __hash__(self) -> int:
        return hash((self.code, self.message))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.message!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.args, self.__dict__)  # refusals come back from worker processes


def made_again(kind: type[OrbitaError], arguments: tuple[Any, ...], fields: dict[str, Any]) -> OrbitaError:
    """Make an error as it was in another process."""
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(fields)
    return error


class IllegalMove(OrbitaError):
    """The rules do not allow this move now."""


class BadNotation(OrbitaError):
    """A text that should be a move or a position cannot be read."""


class BadRecord(OrbitaError):
    """A record is damaged, foreign, or does not replay."""


class BadOptions(OrbitaError):
    """These options, seats or names do not make a game."""


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a content file: where, and what would be allowed."""

    file: str
    entry: str | Complaint
    field: str
    complaint: Complaint

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return self.complaint.told("en")

    def told(self, lang: str) -> str:
        """A line for people, with the place in front."""
        entry, field = place_name(self.entry, lang), place_name(self.field, lang)
        return f"{self.file}: [{entry}] {field}: {self.complaint.told(lang)}"

    def __str__(self) -> str:
        return self.told("en")


class BadContent(OrbitaError):
    """A content file has faults; all of them at once, and both languages travel with them."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        english, polish = ("\n".join(fault.told(lang) for fault in faults) for lang in ("en", "pl"))
        super().__init__("content/faults", english, count=len(faults), polish=polish)
        self.faults = tuple(faults)
