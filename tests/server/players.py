"""Random players over real sockets, who remember what was promised to them."""

import asyncio
import random

from orbita.client.links import Link
from orbita.client.table import TableClient


def link_to(server, key):
    return Link(server.address, key.partition(".")[0], key)


async def play_to_the_end(link, seed, promised, pause=0.0, limit=10_000):
    """Play random moves until the game is over; note every move that was acknowledged with its number."""
    dice = random.Random(seed)
    async with TableClient(link) as table:
        while len(promised) < limit:
            await table.next()
            if table.info.phase == "over":
                return table.position.outcome
            while table.position.choices and table.info.phase == "playing":
                move = dice.choice(table.position.choices).move
                seq = await table.move(move)
                promised[seq] = (table.seat, move)
                while table.seq < seq:
                    await table.next()
                await asyncio.sleep(pause)
            if table.info.phase == "over":
                return table.position.outcome
    return None
