"""Where a request comes from. Rights travel as keys, never as cookies; foreign pages are refused besides."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

OWN_FETCH: Final = ("same-origin", "none")


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """A browser names the page that asks: it must be ours, or an allowed one. Programs name none."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in OWN_FETCH
    return origin in allowed or _place(origin) == headers.get("host", "")


def _place(origin: str) -> str | None:
    """Name and port of an address; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
