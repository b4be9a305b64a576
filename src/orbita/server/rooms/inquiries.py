"""Finished games looked back on: why they went as they did, and their story; once each, and remembered."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from orbita.core.record import write_json
from orbita.server.errors import NotFound
from orbita.server.rooms.errands import Inquest, Retelling
from orbita.server.rooms.replays import ReplayPool
from orbita.server.table.endings import names
from orbita.server.table.fold import Table

REMEMBERED: Final = 200  # answers

Key = tuple[str, str]  # the table, and what is told of it


class Inquiries:
    """Answers by table; whoever asks meanwhile waits for the same one."""

    def __init__(self, pool: ReplayPool) -> None:
        self._pool = pool
        self._known: OrderedDict[Key, bytes] = OrderedDict()
        self._under_way: dict[Key, asyncio.Lock] = {}

    async def about(self, table: Table, address: str) -> bytes:
        """Look into the game of a table that is over."""
        record = table.record()
        if table.game.inquire is None or table.match is None or record is None:
            raise NotFound("game/no-inquiry", "this game cannot be looked into")
        asked = Inquest(table.players())
        return await self._once(
            (table.code, ""), lambda: self._pool.inquire(address, write_json(record), asked)
        )

    async def story(self, table: Table, address: str, lang: str) -> bytes:
        """What the game of a table that is over is remembered for."""
        record, story = table.record(), table.game.story
        if story is None or table.match is None or record is None:
            raise NotFound("game/no-story", "this game has no story to tell")
        asked, seconds = Retelling(lang, names(table, lang)), story.seconds
        return await self._once(
            (table.code, lang), lambda: self._pool.retell(address, write_json(record), asked, seconds)
        )

    async def _once(self, key: Key, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """An answer that is known, or is now worked out."""
        async with self._under_way.setdefault(key, asyncio.Lock()):
            try:
                if key not in self._known:
                    self._keep(key, await work())
                return self._known[key]
            finally:
                self._under_way.pop(key, None)

    def _keep(self, key: Key, answer: bytes) -> None:
        self._known[key] = answer
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
