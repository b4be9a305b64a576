"""Finished missions for a server's database: a record flown again at a table, with words said on the way."""

from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

from orbita.core.chance import SEED_BITS
from orbita.core.contract import NEVER
from orbita.games.space_alert.game import GAME
from orbita.server.store.find import make_store
from orbita.server.table import commands
from orbita.server.table.sealing import Challenge
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
    code = GAME.codes.name(GAME.read_options(options), NUMBER)
    seed = f"{record.seed:0{SEED_BITS // 4}x}"
    challenge = Challenge(record.game, record.rules, record.content, options, code, seed)
    keys, room = await club.lay(*names, game=record.game, challenge=challenge)
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


async def make(room, step, now):
    """A move of a person, or of the clock."""
    if step.seat == CLOCK_NAME:
        await room.submit(commands.tick)
    else:
        seat = GAME.seat_names.index(step.seat)
        await room.submit(lambda table: commands.play(table, seat, step.move, table.seq, now))
