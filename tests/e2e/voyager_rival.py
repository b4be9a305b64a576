"""Somebody at a table of Voyager without a browser: a program that makes the moves that were rehearsed."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from orbita.client.table import TableClient


class Rival:
    def __init__(self, server, key):
        self.link = server.rest.link(key)

    def do(self, deed):
        """Make the moves of a deed; gives the table's entry they are."""
        with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
            return beside.submit(asyncio.run, self._play(", ".join(deed.moves))).result()

    async def _play(self, moves):
        async with TableClient(self.link) as table:
            await table.next()
            return await table.move(moves)
