"""What a review's worker process does: judge a finished game for a moment, and say how far it is."""

import time
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from orbita.arena.review import Pieces, Work, judges
from orbita.core.build import is_compiled
from orbita.core.record import read_record
from orbita.registry import find_game

SLICE: Final = 0.5  # seconds of the processor's time after which others may be served
SLOW: Final = 8  # times fewer walks where the rules are not compiled


class Slice(NamedTuple):
    """How far a review is: so many of all pieces, and what was found, as JSON; at last the review."""

    judged: int
    pieces: int
    is_rough: bool  # with fewer walks than usual
    seconds: float  # of the processor's time, all slices together
    found: bytes
    review: bytes = b""


UNBEGUN: Final = Slice(0, 0, False, 0.0, msgspec.json.encode(Pieces()))


def go_on(raw: bytes, before: Slice, most: float) -> Slice:
    """Judge some more of a record; when so many seconds are used up, what was found by then is all."""
    began = time.process_time()
    end = began + min(SLICE, most - before.seconds)
    work = _begun(raw)
    found = msgspec.json.decode(before.found, type=Pieces)
    while len(found) < len(work) and time.process_time() < end:
        work.go_on(found)
    seconds = before.seconds + time.process_time() - began
    is_done = len(found) == len(work) or seconds >= most
    review = msgspec.json.encode(work.sum_up(found)) if is_done else b""
    raw_found = msgspec.json.encode(found)
    return Slice(len(found), len(work), not is_compiled(), seconds, raw_found, review)


@lru_cache(1)
def _begun(raw: bytes) -> Work:
    """The work on a record, for all of its slices."""
    record = read_record(raw)
    usual = judges(find_game(record.game).name, None, None, 0)[0].walks
    return Work(record, usual if is_compiled() else max(1, usual // SLOW))
