"""People come, go and change seats in any order: nobody is in another's way, and nobody loses a seat by it."""

import asyncio

import pytest

from orbita.server import commands, keys
from orbita.server import protocol as wire
from orbita.server.commands import GRACE
from orbita.server.table import DAY
from tests.server.club import code_of, open_club, run
from tests.server.test_table import placed

HOST = commands.Who(is_host=True)
BOT_FOR_ALA = wire.Propose("bot", seat=0, level="easy")


async def settle():
    for _ in range(30):
        await asyncio.sleep(0)


def slowly(store, meanwhile):
    """Let something happen between the check of the next entry and its being durable."""
    append = store.append

    async def slow(code, row):
        store.append = append
        await meanwhile()
        return await append(code, row)

    store.append = slow


def test_who_comes_back_while_a_bot_is_given_the_seat_keeps_it():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, (ala, ola) = await placed(club, "Ala", "Ola")
            ala.leave()
            club.moment += GRACE

            async def come_back():
                await club.client(laid.seats["0"])

            slowly(club.house.store, come_back)
            await ola.send(BOT_FOR_ALA)
            await settle()
            assert not room.table.places[0].stand_in

    run(work())


def test_who_comes_back_before_a_proposal_is_heard_is_not_stood_in_for():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            club.moment += GRACE

            async def come_back():
                await club.client(laid.seats["0"])

            slowly(club.house.store, come_back)
            await asyncio.gather(ela.send(wire.Say("hej")), ola.send(BOT_FOR_ALA))
            await settle()
            assert room.table.wish is None or 0 in room.table.wish.waiting_for
            assert not room.table.places[0].stand_in

    run(work())


def test_who_comes_back_while_a_bot_is_only_asked_for_ends_the_proposal():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            club.moment += GRACE

            async def come_back():
                await club.client(laid.seats["0"])

            slowly(club.house.store, come_back)
            await ola.send(BOT_FOR_ALA)
            await settle()
            assert room.table.wish is None
            assert code_of(await ela.answer(True)) == "wish/none"

    run(work())


def test_two_who_vanished_do_not_have_to_agree_to_each_others_stand_in():
    async def work():
        async with open_club(bot_pace=3600) as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            ela.leave()
            club.moment += GRACE
            for seat in (0, 2):
                await ola.send(wire.Propose("bot", seat=seat, level="easy"))
            assert [place.stand_in for place in room.table.places] == ["easy", "", "easy"]

    run(work())


def test_who_has_only_just_gone_is_still_asked_about_another_stand_in():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            club.moment += 1
            ela.leave()
            club.moment += GRACE - 1
            await ola.send(BOT_FOR_ALA)
            assert room.table.wish.waiting_for == (2,)

    run(work())


@pytest.mark.parametrize(("wish", "waiting_for"), [("take_back", (0, 2)), ("resign", (0, 2))])
def test_who_vanished_is_waited_for_in_everything_else(wish, waiting_for):
    async def work():
        async with open_club() as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            ala.leave()
            ela.leave()
            club.moment += GRACE
            await ola.send(wire.Propose(wish, count=1))
            assert room.table.wish.waiting_for == waiting_for

    run(work())


@pytest.mark.parametrize(("later", "waiting_for"), [(2 * DAY + 1, None), (2 * DAY, "bot/grace")])
def test_at_a_slow_table_the_absent_are_not_waited_for_once_the_days_are_over(later, waiting_for):
    async def work():
        async with open_club(bot_pace=3600) as club:
            _, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela", days_per_move=2)
            ala.leave()
            ela.leave()
            club.moment += later
            answer = await ola.send(BOT_FOR_ALA)
            if waiting_for is None:
                assert room.table.places[0].stand_in == "easy"
            else:
                assert code_of(answer) == waiting_for

    run(work())


def test_the_grace_begins_with_the_game_and_everybody_sees_who_is_away():
    """Once, who had looked away in the lobby could be replaced in the first second of the game."""

    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room = await club.lay("Ala", "Ola", start=False)
            ala, ola = [await club.client(key) for key in laid.seats.values()]
            ala.leave()
            club.moment += 10 * GRACE
            await room.submit(lambda table: commands.start(table, HOST))
            assert room.presence.away == {0: club.moment}
            club.moment += GRACE - 1
            assert code_of(await ola.send(BOT_FOR_ALA)) == "bot/grace"
            club.moment += 1
            await ola.send(BOT_FOR_ALA)
            assert room.table.places[0].stand_in == "easy"

    run(work())


def test_who_has_just_sat_down_has_a_minute_to_come():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            ala.leave()
            club.moment += 10 * GRACE
            secret = keys.new_secret()
            await room.submit(lambda table: commands.renew_link(table, HOST, 0, secret))
            who = commands.Who(0)
            await room.submit(lambda table: commands.sit(table, who, "Iza", ""))
            assert room.presence.away == {0: club.moment}
            assert code_of(await ola.send(BOT_FOR_ALA)) == "bot/grace"

    run(work())
