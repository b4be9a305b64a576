"""What one seat may not know, nothing that leaves the process tells: equal views, byte-equal traffic.

A table is opened twice from the same log; in the second one everything a seat cannot see is exchanged. From
then on both are played alike, and whatever that seat receives, asked or not, must be the same to the byte.
"""

import asyncio
import copy
import random
import zlib

import msgspec
import pytest

from orbita.core.contract import CLOCK, NEVER
from orbita.core.errors import OrbitaError
from orbita.registry import GAMES
from orbita.server import commands
from orbita.server import protocol as wire
from orbita.server.bot_pool import BotPool
from orbita.server.room import Room
from orbita.server.routes.games import game_info
from orbita.server.store.memory import MemoryStore
from tests.contract.sealed import SEALED
from tests.server.club import open_club, run

ALL_GAMES = {**GAMES, SEALED.name: SEALED}
STRANGE = (
    "", "dance", "undo 1", "lay 3", "lay 23", "beat 5", "place 10/3", "shoot", "go", "play 1", "tick 5000",
    "take", "give 2 A", "fly mars/1", "pay 3+4", "\u202e", "x" * 300,
)  # fmt: skip


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


def a_move(table, mover, share, now):
    """A legal move, chosen by a number."""
    if mover == CLOCK:
        return commands.tick(table)
    game, state = table.game, table.match.state
    moves = list(game.legal(state, mover))
    text = game.notation.move_text(state, mover, moves[int(share * len(moves))])
    return commands.play(table, mover, text, table.seq, now)


def named_move(table, mover, text, now):
    """A move given in notation; the clock's needs none."""
    return commands.tick(table) if mover == CLOCK else commands.play(table, mover, text, table.seq, now)


async def advance(club, game, dice):
    """A table some random moves into its game."""
    laid, room = await club.lay(*"ABCDEFGH"[: max(2, game.min_seats)], game=game.name)
    for _ in range(dice.randrange(60)):
        seats = game.awaited(room.table.match.state)
        if not seats:
            break
        club.moment += 50
        mover, share, now = dice.choice(seats), dice.random(), club.moment
        await room.submit(lambda table, mover=mover, share=share, now=now: a_move(table, mover, share, now))
    await settle()
    return laid


def exchange_secrets(room, seat, seed):
    """Put another table behind what a seat sees; tell whether it differs."""
    table = copy.copy(room.table)
    table.match = room.table.match.fork()
    state, game = table.match.state, table.game
    other = game.sample(game.view(state, seat), seed)
    other.rng = state.rng
    table.match.state = other
    room.table = table
    room._showing = None
    return game.pack(other) != game.pack(state)


def is_legal(table, seat, text):
    """Tell whether this would be played, and not only be refused."""
    game, state = table.game, table.match.state
    try:
        return (
            seat is not None
            and game.why_not(state, seat, game.notation.parse_move(state, seat, text)) is None
        )
    except OrbitaError:
        return False


async def everything(club, code, key, lang):
    """All that a client is told, and all that it can ask for, as bytes."""
    room = await club.house.room(code)
    since = room.table.seq
    client = await club.client(key, since=since, lang=lang)
    told = [wire.write_message(client.update())]
    messages = [
        wire.Play(text, since) for text in STRANGE if not is_legal(room.table, client.line.who.seat, text)
    ]
    messages += [wire.Undo(), wire.Undo(3), wire.Say(""), wire.Mute(99), wire.AskHint(5), wire.Ready()]
    messages += [wire.Propose("take_back", count=10_000), wire.Propose("bot", seat=0, level="x")]
    messages += [wire.Answer(True, 1), wire.Back()]
    for message in messages:
        client.session.allowance._left = 60
        await client.session.receive(wire.write_message(message))
        told += [wire.write_message(note) for note in client.line.notes]
        client.line.notes.clear()
    told += [msgspec.json.encode(what) for what in (room.info(), room.away(), game_info(room.table.game))]
    client.leave()
    return told


def seen(room, seat):
    return msgspec.json.encode(room.table.game.view(room.table.match.state, seat))


def common_move(rooms, mover, dice):
    """A move that is legal at both tables, in notation."""
    if mover == CLOCK:
        return "tick" if rooms[0].table.wake_at() == rooms[1].table.wake_at() != NEVER else None
    texts = []
    for room in rooms:
        game, state = room.table.game, room.table.match.state
        texts.append([game.notation.move_text(state, mover, move) for move in game.legal(state, mover)])
    both = [text for text in texts[0] if text in texts[1]]
    return dice.choice(both) if both else None


async def compare_traffic(clubs, rooms, seat, key, dice):
    """Whatever is played at both tables: as long as the seat sees the same, it is told the same."""
    for lang in ("pl", "en"):
        one, two = [await everything(club, rooms[0].table.code, key, lang) for club in clubs]
        assert one == two
    clients = [await club.client(key, since=rooms[0].table.seq, lang="pl") for club in clubs]
    for _ in range(12):
        one, two = [wire.write_message(client.update()) for client in clients]
        assert one == two
        seats = rooms[0].table.game.awaited(rooms[0].table.match.state)
        mover = dice.choice(seats) if seats else None
        text = None if mover is None else common_move(rooms, mover, dice)
        if text is None:
            return
        for club, room in zip(clubs, rooms, strict=True):
            club.moment += 40
            now = club.moment
            await room.submit(lambda table, now=now: named_move(table, mover, text, now))  # noqa: B023
            await settle()
        if seen(rooms[0], seat) != seen(rooms[1], seat):
            return  # something was turned up: from here on they are two games


async def compare(game, seed, exchange):
    """Compare what everybody is told at a table and at one that differs in secrets; tell how often it did."""
    differing = 0
    dice, store, games = random.Random(seed), MemoryStore(), {game.name: game}
    async with open_club(store, games=games) as club:
        laid = await advance(club, game, dice)
        moment = club.moment
    people = [(int(number), key) for number, key in laid.seats.items()]
    for seat, key in (*people, (None, laid.watch)):
        async with (
            open_club(copy.deepcopy(store), games=games) as one,
            open_club(copy.deepcopy(store), games=games) as two,
        ):
            one.moment = two.moment = moment
            rooms = [await club.house.room(laid.table) for club in (one, two)]
            if rooms[0].table.phase == "playing":
                differing += exchange(rooms[1], seat, seed)
                await compare_traffic((one, two), rooms, seat, key, random.Random(seed))
    return differing


async def choose_by_what_is_told(pool, game, level, view, seat, moves, **more):
    """A bot whose choice depends on every byte it is given."""
    return moves[zlib.crc32(view) % len(moves)]


@pytest.fixture(autouse=True)
def still(monkeypatch):
    """Time and bots are in the test's hands."""
    monkeypatch.setattr(Room, "_mind_clock", lambda room: None)
    monkeypatch.setattr(BotPool, "choose", choose_by_what_is_told)


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=list(ALL_GAMES))
def test_tables_that_differ_in_secrets_only_tell_a_seat_the_same_to_the_byte(game):
    async def work():
        differing = sum([await compare(game, seed, exchange_secrets) for seed in range(6)])
        assert differing or game.name == "guardians"

    run(work(), 800)
