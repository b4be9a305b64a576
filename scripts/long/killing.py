"""Kills under load: whatever was acknowledged must be there, and every game goes on to its end.

python -m scripts.long.killing server [kills]      the server with its SQLite file, by kill -9
python -m scripts.long.killing postgres [kills]    PostgreSQL under two servers, as if it crashed
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.pg import Postgres
from tests.server.players import link_to, play_to_the_end
from tests.server.servers import Served
from tests.server.test_faults import soon, stored_moves

TABLES = 20
SEATS = ("Ala", "Ola", "Ela", "Jan")
PAUSE = 0.02  # seconds between two moves of a player
MOVES = 150  # acknowledged before it is killed

Promised = dict[int, tuple[int, str]]


def main() -> None:
    """Kill as often as asked for."""
    kind, kills = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        moves = {"server": kill_server, "postgres": kill_postgres}[kind](Path(folder), kills)
    took = time.monotonic() - began
    sys.stdout.write(f"{kind}: {kills} kills, {moves} moves, none lost, none made twice; {took:.0f} s\n")


def kill_server(folder: Path, kills: int) -> int:
    """The server is killed and started again on its file."""
    url = f"sqlite:///{folder}/orbita.db"
    served = Served(url, folder)

    def kill() -> None:
        served.kill()
        served.start()

    try:
        return sum(asyncio.run(play(url, [served], kill)) for _ in range(kills))
    finally:
        served.stop()


def kill_postgres(folder: Path, kills: int) -> int:
    """PostgreSQL stops without a word to anybody, and comes back half a second later."""
    cluster = Postgres()
    servers = [Served(cluster.url, folder), Served(cluster.url, folder)]

    def kill() -> None:
        cluster.stop()
        time.sleep(0.5)
        cluster.start()

    try:
        return sum(asyncio.run(play(cluster.url, servers, kill)) for _ in range(kills))
    finally:
        for served in servers:
            served.stop()
        cluster.close()


async def play(url: str, servers: list[Any], kill: Callable[[], None]) -> int:
    """Play games to their end with a kill among them; count the moves that were acknowledged."""
    tables: dict[str, Promised] = {}
    players = []
    for _ in range(TABLES):
        laid = await asyncio.to_thread(servers[0].lay, *SEATS)
        promised = tables[laid.table] = {}
        for number, key in enumerate(laid.seats.values()):
            link = link_to(servers[number % len(servers)], key)
            players.append(asyncio.create_task(play_to_the_end(link, number, promised, pause=PAUSE)))
    await soon(lambda: sum(map(len, tables.values())) >= MOVES or all(player.done() for player in players))
    await asyncio.to_thread(kill)
    await asyncio.wait_for(asyncio.gather(*players), 600)
    for code, promised in tables.items():
        assert promised == await stored_moves(url, code), (
            f"table {code}: what is stored is not what was promised"
        )
    return sum(map(len, tables.values()))


if __name__ == "__main__":
    main()
