"""What can be wrong with a content file, as pairs (Polish, English): sentences that every game may need.

A game adds its own in a catalogue beside its texts. What the readers of TOML and of types say is told here
in our words.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from orbita.core.lang import Pair, say

SENTENCES: Final[dict[str, Pair]] = {
    # the file
    "file_missing": ("brakuje tego pliku", "this file is missing"),
    "file_unreadable": ("nie można odczytać tego pliku", "it cannot be read: {reason}"),
    "encoding": (
        "zapisz plik jako UTF-8: w wierszu {line} jest coś innego",
        "save it as UTF-8: line {line} is something else",
    ),
    "too_deep": ("za dużo nawiasów w nawiasach", "brackets stand too deep in brackets"),
    "long_number": ("liczba ma tysiące cyfr", "a number has thousands of digits"),
    "unreadable": (
        "od wiersza {line}, kolumny {column} nie da się tego odczytać: sprawdź cudzysłowy, nawiasy i znaki =",
        "it cannot be read from line {line}, column {column} on: check quotes, brackets and = ({reason})",
    ),
    "unfinished": (
        "plik urywa się w połowie: sprawdź cudzysłowy i nawiasy na końcu",
        "the file breaks off: check quotes and brackets at its end ({reason})",
    ),
    "twice": (
        "w wierszu {line} jest nazwa, która już była",
        "line {line} has a name that was there before ({reason})",
    ),
    # tables and fields
    "not_table": ("to nie jest tabela", "this is not a table"),
    "missing_table": ("brakuje tej tabeli", "this table is missing"),
    "unknown_table": ("nieznana tabela", "unknown table"),
    "no_such_table": ("nieznana tabela; są: {known}", "unknown table: there is {known}"),
    "missing": ("brakuje tego pola", "this field is missing"),
    "unknown_field": ("nieznane pole", "unknown field"),
    "no_such_field": ("nieznane pole; są: {known}", "unknown field: there is {known}"),
    "lacks": ("brakuje pola {name}", "the field {name} is missing"),
    "has_unknown": ("nieznane pole {name}", "unknown field {name}"),
    # values
    "whole": (
        "potrzebna jest liczba całkowita od {low} do {high}, a nie {value}",
        "a whole number from {low} to {high} is needed, not {value}",
    ),
    "least": ("potrzebna jest liczba nie mniejsza niż {low}", "a number of at least {low} is needed"),
    "most": ("potrzebna jest liczba nie większa niż {high}", "a number of at most {high} is needed"),
    "length": (
        "długość listy ma wynosić {wanted}, a nie {given}",
        "a list of {wanted} is needed, not of {given}",
    ),
    "too_short": ("potrzeba co najmniej tylu: {low}", "at least {low} are needed"),
    "too_long": ("może być najwyżej tyle: {high}", "at most {high} are allowed"),
    "type": ("powinno tu być: {wanted}, a jest: {given}", "{wanted} is needed, not {given}"),
    "word": ("nie ma tu takiej wartości: {value}", "there is no such value: {value}"),
    "used_twice": ("użyto dwa razy", "used twice"),
    "misfit": ("ta wartość nie pasuje", "this value does not fit: {reason}"),
}

# Entries and fields that are no names in a file, but ours.
PLACES: Final[dict[str, Pair]] = {
    "file": ("plik", "file"),
    "folder": ("folder", "folder"),
    "syntax": ("składnia", "syntax"),
    "encoding": ("kodowanie", "encoding"),
}

TYPES: Final[dict[str, Pair]] = {
    "array": ("lista", "a list"),
    "bool": ("true lub false", "true or false"),
    "date": ("data", "a date"),
    "datetime": ("data i godzina", "a date and time"),
    "float": ("ułamek", "a fraction"),
    "int": ("liczba całkowita", "a whole number"),
    "null": ("nic", "nothing"),
    "object": ("tabela", "a table"),
    "str": ("tekst", "a text"),
    "time": ("godzina", "a time"),
}
OR: Final[Pair] = (" lub ", " or ")

# How msgspec says what does not fit, and under which key we say it.
SAID: Final = (
    ("lacks", re.compile(r"Object missing required field `(?P<name>.+)`")),
    ("has_unknown", re.compile(r"Object contains unknown field `(?P<name>.+)`")),
    ("length", re.compile(r"Expected `array` of length (?P<wanted>\d+), got (?P<given>\d+)")),
    ("too_short", re.compile(r"Expected `\w+` of length >= (?P<low>\d+)")),
    ("too_long", re.compile(r"Expected `\w+` of length <= (?P<high>\d+)")),
    ("least", re.compile(r"Expected `\w+` >= (?P<low>\S+)")),
    ("most", re.compile(r"Expected `\w+` <= (?P<high>\S+)")),
    ("type", re.compile(r"Expected `(?P<wanted>.+)`, got `(?P<given>.+)`")),
    ("word", re.compile(r"Invalid (?:enum )?value (?P<value>.+)")),
)


@dataclass(frozen=True)
class Complaint:
    """What is wrong: a sentence of a catalogue, and its values; some of them are said in a language too."""

    key: str
    sentence: Pair
    values: Mapping[str, object] = field(default_factory=dict, hash=False)

    def told(self, lang: str) -> str:
        """Say it in a language."""
        values = {name: in_language(value, lang) for name, value in self.values.items()}
        return say(self.sentence, lang).format(**values)


def in_language(value: object, lang: str) -> object:
    """A value as a sentence has it."""
    return value.told(lang) if isinstance(value, Complaint) else value


def complaint(key: str, sentences: Mapping[str, Pair] = SENTENCES, /, **values: object) -> Complaint:
    """Complain in the words of a catalogue, or in those of every game."""
    return Complaint(key, sentences[key] if key in sentences else SENTENCES[key], values)


def of_toml(error: Exception) -> Complaint:
    """What keeps a file from being read as TOML."""
    reason = str(error)
    if isinstance(error, UnicodeDecodeError):
        return complaint("encoding", line=error.object[: error.start].count(b"\n") + 1)
    if isinstance(error, RecursionError):
        return complaint("too_deep")
    if not isinstance(error, tomllib.TOMLDecodeError):
        return complaint("long_number")
    place = re.search(r" \(at line (\d+), column (\d+)\)", reason)
    if place is None:
        return complaint("unfinished", reason=reason)
    reason = reason.replace(place[0], "")
    if reason.startswith(("Cannot overwrite", "Cannot declare", "Cannot redefine", "Duplicate")):
        return complaint("twice", line=int(place[1]), reason=reason)
    return complaint("unreadable", line=int(place[1]), column=int(place[2]), reason=reason)


def of_type(error: msgspec.ValidationError) -> tuple[str, Complaint]:
    """Where a value does not fit its type, without the sign for the root, and why."""
    reason, _, place = str(error).partition(" - at `")
    field = place.removeprefix("key` in `").strip("`$.") or "-"
    for key, pattern in SAID:
        if found := pattern.fullmatch(reason):
            values: dict[str, object] = dict(found.groupdict())
            if key == "type":
                values = {name: type_name(str(value)) for name, value in values.items()}
            return field, complaint(key, **values)
    return field, complaint("misfit", reason=reason)


def type_name(names: str) -> Complaint:
    """A type in our words, or several of which one is needed."""
    pairs = [TYPES.get(name, (name, name)) for name in names.split(" | ")]
    polish, english = (say(OR, lang).join(say(pair, lang) for pair in pairs) for lang in ("pl", "en"))
    return Complaint("type_name", (polish, english))


def place_name(name: str | Complaint, lang: str) -> str:
    """An entry or a field as it is written in a file, or in our words where it is none of the file's."""
    if isinstance(name, Complaint):
        return name.told(lang)
    return say(PLACES.get(name, (name, name)), lang)
