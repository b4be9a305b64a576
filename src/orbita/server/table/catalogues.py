"""What is printed in a game's box, as it is sent: written once for each content, named by its hash."""

import gzip
import hashlib
from typing import Any, Final, NamedTuple

import msgspec

from orbita.core.contract import Game
from orbita.core.lang import LANGS

KEPT: Final = 64  # contents of boxes
HASH_BYTES: Final = 8
COMPRESSION: Final = 6


class Written(NamedTuple):
    """The catalogues of a box by language, plain and compressed, and the hash they are known by."""

    game: Game[Any]  # kept, so that its id stays its own
    content: str
    plain: dict[str, bytes]
    zipped: dict[str, bytes]


_written: dict[tuple[int, bytes], Written] = {}


def written(game: Game[Any], options: Any) -> Written:
    """The catalogues of the content these options choose."""
    wanted = id(game), msgspec.json.encode(options)
    found = _written.get(wanted)
    if found is None:
        if len(_written) >= KEPT:
            del _written[next(iter(_written))]
        found = _written[wanted] = _write(game, options)
    return found


def content_of(game: Game[Any], options: Any) -> str:
    """The hash of all that the catalogues say; a release that words them otherwise has another one."""
    return written(game, options).content


def _write(game: Game[Any], options: Any) -> Written:
    """Write and name them; options that change nothing in the box lead to the same ones."""
    plain: dict[str, bytes] = {lang: msgspec.json.encode(game.catalogue(options, lang)) for lang in LANGS}
    named = hashlib.blake2b(game.content_hash(options).encode(), digest_size=HASH_BYTES)
    for body in plain.values():
        named.update(body)
    content = named.hexdigest()
    for known in _written.values():
        if known.content == content:
            return known
    zipped = {lang: gzip.compress(body, COMPRESSION, mtime=0) for lang, body in plain.items()}
    return Written(game, content, plain, zipped)
