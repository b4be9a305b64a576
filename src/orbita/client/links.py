"""Links to tables: the server's address, the table's code, and behind the # the key."""

from urllib.parse import urlsplit

import msgspec

from orbita.client.errors import Refused


class Link(msgspec.Struct, frozen=True):
    """A link taken apart."""

    server: str
    table: str
    key: str  # empty: only the code is known

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


def read_link(text: str) -> Link:
    """Read a link such as http://host:8765/t/CODE#KEY."""
    parts = urlsplit(text.strip())
    folder, _, table = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not folder.endswith("/t") or not table:
        raise Refused("link/unreadable", "a link to a table looks like http://HOST/t/CODE#KEY")
    return Link(f"{parts.scheme}://{parts.netloc}{folder.removesuffix('/t')}", table, parts.fragment)
