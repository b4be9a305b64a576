"""Who hears the game is shown with who is here: said by each seat, kept in no log, no sign in a silence."""

import asyncio

from orbita.server.socket import protocol as wire
from orbita.server.table import commands
from tests.server.club import code_of, open_club, run
from tests.server.test_talk import aboard, until_silent


async def told(room):
    """What everybody was told last, once it has gone out."""
    while room._is_announcing:
        await asyncio.sleep(0.01)
    return room.present


def test_a_seat_says_that_it_hears_the_game_and_the_others_see_it():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            before = room.table.seq
            assert (await told(room)).sound == ()
            done = await ala.send(wire.Sound(True, id=7))
            assert (done.id, done.seq) == (7, before)
            assert (await told(room)).sound == (0,)
            await ola.send(wire.Sound(True))
            await ala.send(wire.Sound(False))
            assert (await told(room)).sound == (1,)
            assert room.table.seq == before, "nothing of it is in the log"

    run(work())


def test_it_is_said_anew_with_every_connection():
    async def work():
        async with open_club() as club:
            laid, room, (ala, _) = await aboard(club, "Ala", "Ola")
            await ala.send(wire.Sound(True))
            ala.leave()
            assert (await told(room)).sound == ()
            await club.client(laid.seats["0"])
            present = await told(room)
            assert (present.seats, present.sound) == ((0, 1), ())

    run(work())


def test_a_spectator_has_no_seat_to_say_it_for():
    async def work():
        async with open_club() as club:
            laid, room, _ = await aboard(club, "Ala", "Ola")
            watching = await club.client(laid.watch)
            assert code_of(await watching.send(wire.Sound(True))) == "seat/needed"
            assert (await told(room)).sound == ()

    run(work())


def test_in_a_silence_it_is_no_sign_and_afterwards_it_is_told():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            await ola.send(wire.Sound(True))
            assert (await told(room)).sound == (1,)
            await until_silent(club, room)
            for on in (True, False, True):
                await ala.send(wire.Sound(on))
                await ola.send(wire.Sound(not on))
                assert (await told(room)).sound == (1,)
            while not room.table.may_talk():
                club.moment += max(0, room.table.wake_at() - room.table.game_time(club.moment))
                await room.submit(commands.tick)
            assert (await told(room)).sound == (0,)

    run(work())
