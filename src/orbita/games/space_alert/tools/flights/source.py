"""The text of a flight file: TOML or JSON, and on which line a thing stands in it."""

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from orbita.core.errors import Fault
from orbita.core.faults import Complaint, complaint
from orbita.games.space_alert.texts.catalogue_content import LINE
from orbita.games.space_alert.texts.catalogue_flights import FAULTS
from orbita.games.space_alert.tools.flights.words import (
    FILE_FIELDS,
    PLAYER_FIELDS,
    THREAT_FIELDS,
    Fields,
    field_name,
)

MAX_BYTES: Final = 1 << 20
FIELD: Final = re.compile(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?")


class Reader:
    """Collects what is wrong, with the line where it stands."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.faults: list[Fault] = []
        self.is_referee = False  # a row of the independent referee

    def fault(self, field: str, near: Any, fault: str, **values: Any) -> None:
        """Note a fault in a field, such as players[2].cards[3], on the line with this value."""
        self.fault_on(self.line_of(field, str(near)), field, fault, **values)

    def fault_on(self, line: int, field: str, fault: str, **values: Any) -> None:
        """Note a fault, by its name in the catalogue, on a line; 0: of the whole file."""
        entry = Complaint("line", LINE, {"line": line}) if line else "file"
        self.faults.append(Fault(self.file, entry, field, complaint(fault, FAULTS, **values)))

    def line_of(self, field: str, near: str) -> int:
        """The first line with a value in the part of the file that has the field; else where it begins."""
        found = FIELD.match(field)
        first = self.section(*found.groups()) if found else 0
        return self.find(near, max(first, 1)) or first

    def section(self, name: str, number: str | None, inner: str | None) -> int:
        """Where a field begins, or the entry with this number, or a key of it; 0 if it is not there."""
        names = [name, *FILE_FIELDS.get(name, ())]
        start = self.first_of(names, 1)
        if not start or (number is None and not inner):
            return start
        if number is None:
            return self.first_of([str(inner)], start) or start
        headers = [at for at, line in enumerate(self.lines, 1) if re.sub(r"[\[\] ]", "", line) in names]
        if len(headers) >= int(number):
            start = headers[int(number) - 1]
            return self.first_of(names_of(inner), start) if inner else start
        if not inner:
            return start
        at = start - 1
        for _ in range(int(number)):
            at = self.first_of(names_of(inner), at + 1) or at
        return max(at, start)

    def first_of(self, words: Sequence[str], first: int) -> int:
        """The first line from this one on that has one of the words, whatever the case."""
        lines = [self.find(word, first, re.IGNORECASE) for word in words]
        return min((line for line in lines if line), default=0)

    def find(self, text: str, first: int, flags: int = 0) -> int:
        """The first line from this one on with a text, as a word if possible; 0 if there is none."""
        for pattern in (rf"(?<![\w+-]){re.escape(text)}(?![\w+-])", re.escape(text)):
            for number, line in enumerate(self.lines[first - 1 :], first):
                if text and not line.startswith("#") and re.search(pattern, line, flags):
                    return number
        return 0


def names_of(field: str) -> tuple[str, ...]:
    """The names under which a field of a crew member may be written."""
    return (field, *PLAYER_FIELDS.get(field, ()))


def parse(raw: bytes, file: str) -> tuple[Reader, dict[str, Any]]:
    """TOML, or JSON if it begins like that; a referee's row is its input."""
    if len(raw) > MAX_BYTES:
        return complain(file, "too_large")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return complain(file, "not_text")
    reader = Reader(text, file)
    try:
        is_json = text.lstrip().startswith("{")
        given = json.loads(text, object_pairs_hook=pairs) if is_json else tomllib.loads(text)
    except RecursionError:
        return complain(file, "too_deep")
    except ValueError as error:
        unreadable(reader, error)
        return reader, {}
    if isinstance(given.get("input"), dict):
        given, reader.is_referee = given["input"], True
    return reader, given


def complain(file: str, fault: str) -> tuple[Reader, dict[str, Any]]:
    """A file of which nothing can be read."""
    reader = Reader("", file)
    reader.fault_on(0, "-", fault, most=MAX_BYTES // 1024)
    return reader, {}


def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which no name comes twice."""
    names = [name for name, _ in found]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name!r} comes twice")
    return dict(found)


def unreadable(reader: Reader, error: ValueError) -> None:
    """Say where the file stops being TOML or JSON."""
    found = re.search(r"line (\d+),? column (\d+)", str(error))
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    twice = re.search(r"'(.+)' comes twice|Cannot overwrite a value", str(error))
    at_end = "end of document" in str(error)
    reader.fault_on(
        len(reader.lines) if at_end else line,
        "-",
        "twice" if twice else "unreadable_from" if line else "unreadable",
        column=column,
        error=error,
    )


def renamed_all(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """Every field by the name we use: of the file, of its crew and of its threats."""
    fields = renamed(reader, "", given, FILE_FIELDS)
    for name, inner in (("players", PLAYER_FIELDS), ("threats", THREAT_FIELDS)):
        entries = fields.get(name)
        if isinstance(entries, list):
            fields[name] = [
                renamed(reader, f"{name}[{number}]", entry, inner) if isinstance(entry, dict) else entry
                for number, entry in enumerate(entries, 1)
            ]
    return fields


def renamed(reader: Reader, place: str, given: dict[str, Any], known: Fields) -> dict[str, Any]:
    """The fields of one table; an unknown one, or one that comes twice, is a fault."""
    fields: dict[str, Any] = {}
    for name, value in given.items():
        field = field_name(name, known)
        if field is None:
            reader.fault(place or str(name), name, "unknown_field", name=name, known=", ".join(known))
        elif field in fields:
            reader.fault(place or str(name), name, "field_again", meant=field)
        else:
            fields[field] = value
    return fields
