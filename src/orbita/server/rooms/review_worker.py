"""What a review's worker process does: judge a finished game for a moment, and say how far it is."""

import time
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from orbita.arena.review import Pieces, Work, judges
from orbita.core.build import is_compiled
from orbita.core.record import read_record
from orbita.registry import find_game

SLICE: Final = 1.0  # seconds after which others may be served
SLOW: Final = 8  # times fewer walks where the rules are not compiled


class Slice(NamedTuple):
    """How far a review is: so many of all pieces, and what was found, as JSON; at last the review."""

    judged: int
    pieces: int
    is_rough: bool  # with fewer walks than usual
    found: bytes
    review: bytes = b""


def go_on(raw: bytes, found: bytes, is_last: bool) -> Slice:
    """Judge some more of a record; the last time, say what was found, be it all or not."""
    end = time.monotonic() + SLICE
    work = _begun(raw)
    so_far = msgspec.json.decode(found, type=Pieces)
    while len(so_far) < len(work) and not is_last and time.monotonic() < end:
        work.go_on(so_far)
    is_done = is_last or len(so_far) == len(work)
    review = msgspec.json.encode(work.sum_up(so_far)) if is_done else b""
    return Slice(len(so_far), len(work), not is_compiled(), msgspec.json.encode(so_far), review)


@lru_cache(1)
def _begun(raw: bytes) -> Work:
    """The work on a record, for all of its slices."""
    record = read_record(raw)
    usual = judges(find_game(record.game).name, None, None, 0)[0].walks
    return Work(record, usual if is_compiled() else max(1, usual // SLOW))
