"""Named values on one line, `name=value name=value`, as records and positions write them."""

import json
import re
from collections.abc import Mapping
from typing import Any

from orbita.core.errors import BadNotation

BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_./-]*")
WORD = re.compile(r'([A-Za-z_][A-Za-z0-9_-]*)=("(?:[^"\\]|\\.)*"|\[[^ ]*\]|\{[^ ]*\}|[^ ]+)(?: |$)')
JSON_WORDS = ("true", "false", "null")


def write_values(values: Mapping[str, Any]) -> str:
    """Write values so that `read_values` gives the same ones back."""
    return " ".join(f"{name}={value_text(value)}" for name, value in values.items())


def value_text(value: Any) -> str:
    """Write a plain word bare, everything else as JSON without spaces."""
    if isinstance(value, str) and BARE.fullmatch(value) and value not in JSON_WORDS:
        return value
    text = json.dumps(value, ensure_ascii=True, separators=(",", ":"))
    return text if isinstance(value, str) else text.replace(" ", "\\u0020")


def read_values(line: str) -> dict[str, Any]:
    """Read the values of a line."""
    values: dict[str, Any] = {}
    at = 0
    while at < len(line):
        found = WORD.match(line, at)
        if not found or found[1] in values:
            raise BadNotation("notation/values", f"cannot read {line[at : at + 40]!r}: write name=value")
        values[found[1]] = read_value(found[2])
        at = found.end()
    return values


def read_value(text: str) -> Any:
    """Read one value: a bare word, or JSON."""
    if BARE.fullmatch(text) and text not in JSON_WORDS:
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNotation("notation/values", f"cannot read the value {text[:40]!r}") from error
