"""Tables of Space Alert in the middle of the planning round: the clock stands at a word of the computer."""

from concurrent.futures import ThreadPoolExecutor
from time import time
from unittest import mock

from orbita.games.space_alert.game import GAME
from orbita.server.rooms import seals
from orbita.server.store.find import make_store
from orbita.server.table import commands
from tests.e2e.flown import seal_of
from tests.server.club import open_club, run

PAST = 900_000  # ms before now at which the game began: longer than any planning round
LEAD = 1000  # ms of the mission after the word at which the clock stands


def store_planned(database, *people, until=("mission_started",), then=(), pace="pausable", seed=2, **options):
    """Lay a table and let its clock run up to a word, then do what `then` says; gives its keys.

    The mission is always the same for a seed: the first threat of seed 2 comes from outside, drawn at once.
    A word may be a pair: its kind, and how often it was said.
    Done is `seat: move` or `seat kind: sign`.
    """
    kept = []

    async def plan():
        async with open_club(make_store(database)) as club:
            club.moment = int(time() * 1000) - PAST
            with mock.patch.object(seals, "fresh", seal_of(seed, seed)):
                keys, room = await club.lay(*people, game="space_alert", options=options, pace=pace)
            room.clock.stop()
            room.clock.mind = room.bots.mind = lambda *_: None  # it ticks by hand, and nobody else moves
            for word in until:
                await tick_until(club, room, *((word, 1) if isinstance(word, str) else word))
            now = club.moment = club.moment + LEAD
            for line in then:
                await do(room, line, now)
            if pace == "pausable":
                await room.submit(lambda table: commands.pause(table, 0, True, now))
            kept.append(keys)

    with ThreadPoolExecutor(1) as apart:  # a browser's loop runs in this thread
        apart.submit(lambda: run(plan())).result()
    return kept[0]


async def tick_until(club, room, kind, times):
    """Let the clock strike until something was announced so often."""
    while sum(word == kind for word in heard(room)) < times:
        club.moment = room.table.timing.begins + room.table.wake_at()
        await room.submit(commands.tick)


def heard(room):
    """What the computer has said."""
    state = room.table.match.state
    return [said.kind for said in GAME.shown(GAME.view(state, 0)).heard]


async def do(room, line, now):
    """A move of a seat, or a sign it gives; `lay 4` is whatever card comes first, its action up."""
    who, _, text = line.partition(": ")
    seat, _, kind = who.partition(" ")
    if kind:
        await room.submit(lambda table: commands.give_sign(table, int(seat), kind, text, now))
        return
    if text.startswith("lay "):
        text = f"place {text.removeprefix('lay ')} {hand(room, int(seat))[0].card}"
    await room.submit(lambda table: commands.play(table, int(seat), text, table.seq, now))


def hand(room, seat):
    """The cards somebody holds."""
    return GAME.shown(GAME.view(room.table.match.state, seat)).hand
