"""The text of a flight file: TOML or JSON, and on which line a thing stands in it."""

import json
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

from orbita.core.errors import Fault
from orbita.games.space_alert.threat_texts import Pair, pick

MAX_BYTES: Final = 1 << 20
FIELD_NAMES: Final = {
    "trajectories": "tracks",
    "trajektorie": "tracks",
    "zagrozenia": "threats",
    "zagrożenia": "threats",
    "damage_tokens": "damage",
    "uszkodzenia": "damage",
    "player": "players",
    "gracz": "players",
    "gracze": "players",
    "zaloga": "players",
    "załoga": "players",
    "ziarno": "seed",
    "crew_size": "crew",
    "przeniesione": "carried",
}
FIELD: Final = re.compile(r"(\w+)(?:\[(\d+)\])?(?:\.(\w+))?")


class Reader:
    """Collects what is wrong, with the line where it stands."""

    def __init__(self, text: str, file: str, lang: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.lang = lang
        self.faults: list[Fault] = []
        self.is_referee = False  # a row of the independent referee

    def fault(self, field: str, near: Any, message: Pair, **values: Any) -> None:
        """Note a fault in a field, such as players[2].cards[3], on the line with this value."""
        self.fault_on(self.line_of(field, str(near)), field, message, **values)

    def fault_on(self, line: int, field: str, message: Pair, **values: Any) -> None:
        """Note a fault on a line; 0: of the whole file."""
        word = pick(("wiersz", "line"), self.lang)
        entry = f"{word} {line}" if line else pick(("plik", "file"), self.lang)
        self.faults.append(Fault(self.file, entry, field, pick(message, self.lang).format(**values)))

    def line_of(self, field: str, near: str) -> int:
        """The first line with a value in the part of the file that has the field; else where it begins."""
        found = FIELD.match(field)
        first = self.section(*found.groups()) if found else 0
        return self.find(near, max(first, 1)) or first

    def section(self, name: str, number: str | None, inner: str | None) -> int:
        """Where a field begins, or the entry with this number, or a key of it; 0 if it is not there."""
        names = [name, *(alias for alias, meant in FIELD_NAMES.items() if meant == name)]
        start = self.first_of(names, 1)
        if not start or (number is None and not inner):
            return start
        if number is None:
            return self.first_of([str(inner)], start) or start
        headers = [at for at, line in enumerate(self.lines, 1) if re.sub(r"[\[\] ]", "", line) in names]
        if len(headers) >= int(number):
            start = headers[int(number) - 1]
            return self.first_of(KEYS[inner], start) if inner else start
        if not inner:
            return start
        at = start - 1
        for _ in range(int(number)):
            at = self.first_of(KEYS[inner], at + 1) or at
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


KEYS: Final = {
    "cards": ("cards", "actions", "karty"),
    "name": ("name", "imię"),
    "heroic": ("heroic", "bohaterska"),
}


def parse(raw: bytes, file: str, lang: str) -> tuple[Reader, dict[str, Any]]:
    """TOML, or JSON if it begins like that; a referee's row is its input."""
    if len(raw) > MAX_BYTES:
        return complain(
            file, lang, ("Plik jest większy niż {most} kB.", "The file is larger than {most} kB.")
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return complain(file, lang, ("To nie jest tekst UTF-8.", "This is no UTF-8 text."))
    reader = Reader(text, file, lang)
    try:
        is_json = text.lstrip().startswith("{")
        given = json.loads(text, object_pairs_hook=pairs) if is_json else tomllib.loads(text)
    except RecursionError:
        return complain(file, lang, ("Za dużo nawiasów w nawiasach.", "Too many brackets within brackets."))
    except ValueError as error:
        unreadable(reader, error)
        return reader, {}
    if isinstance(given.get("input"), dict):
        given, reader.is_referee = given["input"], True
    return reader, renamed(reader, given)


def complain(file: str, lang: str, message: Pair) -> tuple[Reader, dict[str, Any]]:
    """A file of which nothing can be read."""
    reader = Reader("", file, lang)
    reader.fault_on(0, "-", message, most=MAX_BYTES // 1024)
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
    if twice:
        message = ("Ta sama nazwa występuje dwa razy ({error}).", "The same name comes twice ({error}).")
    elif line:
        message = (
            "Od kolumny {column} nie da się tego odczytać: sprawdź cudzysłowy i nawiasy ({error}).",
            "Cannot be read from column {column} on: check quotes, brackets and commas ({error}).",
        )
    else:
        message = (
            "Nie da się tego odczytać: sprawdź cudzysłowy, nawiasy i przecinki ({error}).",
            "Cannot be read: check quotes, brackets and commas ({error}).",
        )
    at_end = "end of document" in str(error)
    reader.fault_on(len(reader.lines) if at_end else line, "-", message, column=column, error=error)


def renamed(reader: Reader, given: dict[str, Any]) -> dict[str, Any]:
    """Fields by the names we use, whatever the language and case."""
    fields: dict[str, Any] = {}
    for name, value in given.items():
        field = FIELD_NAMES.get(str(name).lower(), str(name).lower())
        if field in fields:
            message = ("To pole już było ({meant}).", "This field was there already ({meant}).")
            reader.fault(name, name, message, meant=field)
        fields[field] = value
    return fields
