"""Finished games judged move by move: one after another, a moment at a time, and once each."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from orbita.bots.find import searcher_of
from orbita.core.errors import OrbitaError
from orbita.core.record import write_json
from orbita.server.errors import NotFound, NotNow
from orbita.server.http.bodies import ReviewInfo
from orbita.server.http.limits import Work
from orbita.server.rooms.fair_queue import Busy
from orbita.server.rooms.review_worker import UNBEGUN, Slice, go_on
from orbita.server.rooms.workers import Unanswered, Workers
from orbita.server.table.fold import Table

REMEMBERED: Final = 200  # reviews
WAITING: Final = 16  # of all tables, the one under way included
TIME: Final = 60.0  # seconds of the processor's time a review may take: a busy machine makes none poorer
SLICE_WITHIN: Final = 120.0  # seconds in which a worker answers: a piece may be long, and others go first
NICENESS: Final = 15  # behind the bots
ALLOWED: Final = (180.0, 60.0)  # seconds of work an address may ask for, and how many more every minute

Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


def is_reviewed(game: str) -> bool:
    """Tell whether games of this kind are judged: by a bot that searches."""
    return searcher_of(game) is not None


class Reviews:
    """Reviews by table. Whoever asks is told how far theirs is, and asks again."""

    def __init__(self, spawn: Spawn, seconds: float = TIME) -> None:
        self.pool: Workers[Slice, bytes, Slice, float] = Workers(
            go_on, limit=SLICE_WITHIN, size=WAITING, share=1, niceness=NICENESS
        )
        self._spawn = spawn
        self._seconds = seconds
        self._allowance = Work(*ALLOWED)
        self._turn = asyncio.Lock()
        self._under_way: dict[str, Slice] = {}
        self._known: OrderedDict[str, Slice | OrbitaError] = OrderedDict()

    def about(self, table: Table, address: str) -> ReviewInfo:
        """The review of a game that is over, or how far it is; the first who asks has it begun."""
        record = table.record()
        if table.match is None or record is None or not is_reviewed(table.game.name):
            raise NotFound("game/no-review", "games of this kind are not reviewed")
        known = self._known.pop(table.code, None)
        if isinstance(known, OrbitaError):
            raise known
        if known is not None:
            self._known[table.code] = known  # as the one that was looked at last
            return told(known, 0)
        if table.code not in self._under_way:
            self._allowance.check(address)
            if len(self._under_way) >= WAITING:
                raise Busy("server/busy", "too many games are being reviewed: try again in a moment")
            self._under_way[table.code] = UNBEGUN
            self._spawn(self._make(table.code, write_json(record), address))
        return told(self._under_way[table.code], list(self._under_way).index(table.code))

    async def _make(self, code: str, record: bytes, address: str) -> None:
        """Make a review when it is its turn, and keep it, or why there is none for whoever asks next."""
        found: Slice | OrbitaError = UNBEGUN
        try:
            async with self._turn:
                found = await self._judge(code, record, address)
        except Unanswered:
            found = NotNow("review/broken", "the review broke off: ask again")
        except OrbitaError as refusal:
            found = refusal
        del self._under_way[code]
        self._known[code] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _judge(self, code: str, record: bytes, address: str) -> Slice:
        """Judge slice by slice; when time is up, what was found by then is all."""
        while not (found := self._under_way[code]).review:
            self._under_way[code] = further = await self.pool.ask(code, record, found, self._seconds)
            self._allowance.spend(address, further.seconds - found.seconds)
        return found


def told(found: Slice, waiting: int) -> ReviewInfo:
    """What is sent of it."""
    review = msgspec.Raw(found.review) if found.review else None
    return ReviewInfo(found.judged, found.pieces, waiting, found.is_rough, review)
