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

NAMES = ("Ala", "Olek", "Iza", "Jan", "Ewa")
LESSONS = Path(__file__).parents[2] / "web/src/lib/games/guardians/lessons"


def lesson(name):
    return read_record(json.loads((LESSONS / f"{name}.json").read_text())["record"].encode())


def lay_tables(database, wishes):
    """For each record and number of moves a running table; gives the keys of the first seats."""
    return [keys[0] for keys in lay_seats(database, wishes)]


def lay_seats(database, wishes, days=0, names=NAMES, resigned=()):
    """The same, slow with days for a move, or given up by some; gives all keys: of the seats in order, then
    the one to watch."""
    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        return beside.submit(asyncio.run, _lay_tables(database, wishes, days, names, resigned)).result()


async def _lay_tables(database, wishes, *how):
    rooms = Rooms(make_store(database))
    await rooms.open()
    try:
        return [await _lay(rooms, record, moves, *how) for record, moves in wishes]
    finally:
        await rooms.close()


async def _lay(rooms, record, moves, days, names, resigned):
    game = find_game(record.game)
    code, secrets, watch = keys.new_code(), [keys.new_secret() for _ in record.seats], keys.new_secret()
    laid = log.TableLaid(
        record.game,
        record.options,
        len(record.seats),
        host="",
        watch=keys.digest(watch),
        public=False,
        take_backs=True,
        days_per_move=days,
    )
    sitting = [
        log.SatDown(seat, name, keys.digest(secret), ready=True)
        for seat, (name, secret) in enumerate(zip(names, secrets, strict=False))
    ]
    started = log.GameStarted(record.rules, record.content, f"{record.seed:064x}", "00")
    made = [
        log.MovePlayed(seat_number(game, entry.seat, len(record.seats)), entry.move)
        for entry in record.moves[:moves]
    ]
    given_up = [log.SeatResigned(seat) for seat in resigned]
    await rooms.lay(code, [laid, *sitting, started, *made, *given_up])
    roles = {**{str(seat): secret for seat, secret in enumerate(secrets)}, keys.WATCH: watch}
    return [str(keys.Key(code, role, secret)) for role, secret in roles.items()]
