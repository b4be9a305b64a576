"""Why finished games went as they did: looked into once each, in a worker, and remembered."""

import asyncio
from collections import OrderedDict
from typing import Final

from orbita.core.record import write_json
from orbita.server.errors import NotFound
from orbita.server.rooms.errands import Inquest
from orbita.server.rooms.replays import ReplayPool
from orbita.server.table.fold import Table

REMEMBERED: Final = 200  # answers


class Inquiries:
    """Answers by table; whoever asks meanwhile waits for the same one."""

    def __init__(self, pool: ReplayPool) -> None:
        self._pool = pool
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._under_way: dict[str, asyncio.Lock] = {}

    async def about(self, table: Table, address: str) -> bytes:
        """Look into the game of a table that is over."""
        record = table.record()
        if table.game.inquire is None or table.match is None or record is None:
            raise NotFound("game/no-inquiry", "this game cannot be looked into")
        async with self._under_way.setdefault(table.code, asyncio.Lock()):
            try:
                if table.code not in self._known:
                    asked = Inquest(table.players())
                    self._keep(table.code, await self._pool.inquire(address, write_json(record), asked))
                return self._known[table.code]
            finally:
                self._under_way.pop(table.code, None)

    def _keep(self, code: str, answer: bytes) -> None:
        self._known[code] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
