"""Tables that stand where a recorded game once stood."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from orbita.core.match import seat_number
from orbita.core.record import read_record
from orbita.registry import find_game
from orbita.server.rooms.rooms import Rooms
from orbita.server.store.find import make_store
from orbita.server.table import entries as log
from orbita.server.table import keys

LESSONS = Path(__file__).parents[2] / "web/src/lib/games/guardians/lessons"


def lesson(name):
    return read_record(json.loads((LESSONS / f"{name}.json").read_text())["record"].encode())


def lay_tables(database, wishes):
    """For each record and number of moves a running table; gives the keys of the first seats."""
    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        return beside.submit(asyncio.run, _lay_tables(database, wishes)).result()


async def _lay_tables(database, wishes):
    rooms = Rooms(make_store(database))
    await rooms.open()
    try:
        return [await _lay(rooms, record, moves) for record, moves in wishes]
    finally:
        await rooms.close()


async def _lay(rooms, record, moves):
    game = find_game(record.game)
    code, secret = keys.new_code(), keys.new_secret()
    laid = log.TableLaid(
        record.game, record.options, len(record.seats), "", "", False, take_backs=True, days_per_move=0
    )
    sitting = [
        log.SatDown(seat, name, keys.digest(secret) if seat == 0 else "", ready=True)
        for seat, name in enumerate(("Ala", "Olek", "Iza", "Jan")[: len(record.seats)])
    ]
    started = log.GameStarted(record.rules, record.content, f"{record.seed:064x}", "00")
    made = [
        log.MovePlayed(seat_number(game, entry.seat, len(record.seats)), entry.move)
        for entry in record.moves[:moves]
    ]
    await rooms.lay(code, [laid, *sitting, started, *made])
    return str(keys.Key(code, "0", secret))
