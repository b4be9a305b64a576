"""Finished missions for a server's database: a record flown again at a table, with words said on the way."""

from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from unittest import mock

from orbita.core.contract import NEVER
from orbita.games.space_alert.game import GAME
from orbita.server.rooms import seals
from orbita.server.store.find import make_store
from orbita.server.table import commands
from orbita.server.table.sealing import SEED_LETTERS, Seal
from tests.server.club import open_club, run

NUMBER = 1234  # of the code they were flown by
CLOCK_NAME = "clock"


def store_flown(database, *flights):
    """Fly records again at tables of a database, under names; gives the keys of each table."""
    kept = []

    async def fly():
        async with open_club(make_store(database)) as club:
            for record, names in flights:
                kept.append(await fly_again(club, record, names))

    with ThreadPoolExecutor(1) as apart:  # a browser's loop runs in this thread
        apart.submit(lambda: run(fly())).result()
    return kept


async def fly_again(club, record, names):
    """Lay a table with the set-up of a record and make its moves there, spread over the time there was."""
    options = {name: value for name, value in record.options.items() if name != "carried"}
    with mock.patch.object(seals, "fresh", seal_of(record.seed, NUMBER)):
        keys, room = await club.lay(*names, game=record.game, options=options)
    room.clock.stop()
    room.clock.mind = lambda: None  # it ticks by hand
    begins = room.table.timing.begins
    told = 0  # when the computer last spoke; the server's own time stands still
    for is_clock, part in groupby(record.moves, lambda step: step.seat == CLOCK_NAME):
        steps = list(part)
        wake = room.table.wake_at()
        gap = 0 if wake == NEVER else (wake - told) // (len(steps) + 1)
        for step in steps:
            if is_clock:
                told = room.table.wake_at()
            await make(room, step, begins + gap)
    return keys


def seal_of(seed, number):
    """The same mission for every table; a script of the box has no code, and is dealt alike all the same."""

    async def fresh(rooms, game, given):
        code = game.codes.name(game.read_options(dict(given)), number)
        return Seal(code, f"{seed:0{SEED_LETTERS}x}", is_challenge=bool(code))

    return fresh


async def make(room, step, now):
    """A move of a person, or of the clock."""
    if step.seat == CLOCK_NAME:
        await room.submit(commands.tick)
    else:
        seat = GAME.seat_names.index(step.seat)
        await room.submit(lambda table: commands.play(table, seat, step.move, table.seq, now))
