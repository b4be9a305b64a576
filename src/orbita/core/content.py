"""Content files: TOML read once into frozen structs, all faults at once, and known by a hash."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from orbita.core.errors import BadContent, Fault
from orbita.core.faults import Complaint, complaint, of_toml, of_type

T = TypeVar("T", bound=msgspec.Struct)


class ContentFile(Generic[T]):
    """What lies in a box: a file that comes with its game, and the struct it is read into."""

    def __init__(self, file: Traversable, kind: type[T]) -> None:
        self.file = file
        self.kind = kind
        self.read = cache(lambda: convert(read_toml(file.read_bytes(), file.name), kind, file.name))
        self._hash = cache(lambda: hash_of(read_toml(file.read_bytes(), file.name)))

    def hash(self, options: Any = None) -> str:
        """Identify what the file says, whatever its remarks; all options share it."""
        return self._hash()

    def check(self, path: str | None = None) -> None:
        """Raise BadContent with all faults of the file, or of another one that would take its place."""
        source = self.file if path is None else Path(path)
        convert(read_toml(source.read_bytes(), source.name), self.kind, source.name)


def read_toml(raw: bytes, file: str) -> dict[str, Any]:
    """Parse a file. Some editors begin one with a byte order mark."""
    try:
        return tomllib.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        field = "encoding" if isinstance(error, UnicodeDecodeError) else "syntax"
        raise BadContent([Fault(file, "file", field, of_toml(error))]) from error


def hash_of(content: Any) -> str:
    """Identify content by its values."""
    text = json.dumps(content, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def convert(content: dict[str, Any], kind: type[T], file: str) -> T:
    """Make the struct, or name everything that is wrong."""
    faults = [Fault(file, *fault) for fault in faults_in(content, kind, "file")]
    if faults:
        raise BadContent(faults)
    return msgspec.convert(content, kind)


def faults_in(table: Any, kind: type[msgspec.Struct], entry: str) -> Iterator[tuple[str, str, Complaint]]:
    """All faults of a table as entry, field and what is wrong; a struct within it is an entry of its own."""
    if not isinstance(table, dict):
        yield entry, "-", complaint("not_table")
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name, field in fields.items():
        if name not in table:
            if field.required:
                yield entry, name, complaint("missing")
        elif isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield from faults_in(table[name], field.type, name)
        else:
            try:
                msgspec.convert(table[name], field.type)
            except msgspec.ValidationError as fault:
                within, wrong = of_type(fault)
                yield entry, f"{name}.{within}".removesuffix(".-").replace(".[", "["), wrong
    for name in table:
        if name not in fields:
            yield entry, name, complaint("unknown_field")
