"""People come, go and change seats in any order: nobody is in another's way, nobody loses a seat by it."""

import asyncio
import dataclasses

import pytest

from orbita.server.errors import Refusal
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Row
from orbita.server.table import commands, keys, lobby
from orbita.server.table import entries as log
from orbita.server.table.fold import DAY, GRACE
from tests.contract.sealed import SEALED
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_table import placed

HOST = commands.Who(is_host=True)
BOT_FOR_ALA = wire.Propose("bot", seat=0, level="easy")


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

            slowly(club.rooms.store, come_back)
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

            slowly(club.rooms.store, come_back)
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

            slowly(club.rooms.store, come_back)
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
            assert room.present.away == {0: club.moment}
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
            assert room.present.away == {0: club.moment}
            assert code_of(await ola.send(BOT_FOR_ALA)) == "bot/grace"

    run(work())


async def ended(club, *people, **wish):
    """A table whose people agreed on the end."""
    laid, room, clients = await placed(club, *people, **wish)
    await clients[0].send(wire.Propose("resign"))
    for other in clients[1:]:
        await other.answer(True)
    assert room.table.phase == "over"
    return laid, room, clients


def test_the_host_of_a_finished_game_takes_no_seat_from_anybody():
    """Once, a new link of an old seat claimed its player's seat at a rematch somebody else had laid."""

    async def work():
        async with open_club() as club:
            laid, room, (_, ola) = await ended(club, "Ala", "Ola")
            await lobby.lay_rematch(club.rooms, room, keys.read_key(laid.seats["0"]))
            seq = room.table.seq
            for act in (
                lambda table: commands.renew_link(table, HOST, 1, keys.new_secret()),
                lambda table: commands.kick(table, HOST, 1),
            ):
                with pytest.raises(Refusal, match="over"):
                    await room.submit(act)
            assert room.table.seq == seq
            assert ola.connection.farewell is None
            claimed = await lobby.claim_rematch(club.rooms, room, keys.read_key(laid.seats["1"]), "http://x")
            assert claimed.seat == 0

    run(work())


def test_the_seat_itself_gets_a_new_link_also_after_the_end():
    async def work():
        async with open_club() as club:
            laid, room, _ = await ended(club, "Ala", "Ola")
            who, secret = commands.Who(1), keys.new_secret()
            await room.submit(lambda table: commands.renew_link(table, who, 1, secret))
            assert commands.who_is(room.table, keys.Key(laid.table, "1", secret)).seat == 1

    run(work())


def test_who_takes_a_seat_of_a_running_game_finds_it_among_the_own_games():
    async def work():
        async with open_club() as club:
            laid, room, _ = await placed(club, "Ala", "Ola")
            guest = keys.Guest(keys.new_secret())
            secret = keys.new_secret()
            await room.submit(lambda table: commands.renew_link(table, HOST, 1, secret))
            who = commands.who_is(room.table, keys.Key(laid.table, "1", secret))
            await room.submit(lambda table: commands.sit(table, who, "Iza", guest.hashed))
            listed = await club.rooms.store.tables_of(guest.hashed, 10)
            assert [row.code for row in listed] == [laid.table]

    run(work())


def test_while_communications_are_down_nobody_talks_by_nicknames():
    silent = dataclasses.replace(SEALED, may_talk=lambda state: False)

    async def work():
        async with open_club(games={"sealed": silent}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            who = commands.who_is(room.table, keys.read_key(laid.seats["0"]))
            with pytest.raises(Refusal, match="communications are down"):
                await room.submit(lambda table: commands.sit(table, who, "red left, two", ""))
            await room.submit(lambda table: commands.sit(table, who, "North", "a guest"))
            assert room.table.places[0].guest == "a guest"

    run(work())


def test_proposals_do_not_keep_bots_from_thinking():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room = await club.lay("bot", "Ala", "Ola")
            ala, ola = [await club.client(key) for key in laid.seats.values()]
            thinking = dict(room.bots.thinking)
            assert thinking
            for _ in range(3):
                await ala.send(wire.Propose("resign"))
                await ola.answer(False)
            assert room.bots.thinking == thinking

    run(work())


def test_a_seat_with_a_new_link_is_given_to_a_bot_only_like_anybodys():
    """Whoever came by the link plays there, also before they give a name."""

    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, (_, ola) = await placed(club, "Ala", "Ola")
            await room.submit(lambda table: commands.kick(table, HOST, 0))
            secret = keys.new_secret()
            await room.submit(lambda table: commands.renew_link(table, HOST, 0, secret))
            assert code_of(await ola.send(BOT_FOR_ALA)) == "bot/grace"
            iza = await club.client(str(keys.Key(laid.table, "0", secret)))
            await ola.send(BOT_FOR_ALA)
            assert room.table.wish.waiting_for == (0,)
            await iza.answer(True)
            assert room.table.places[0].kind == "bot"
            assert iza.connection.farewell.code == "seat/given-to-bot"

    run(work())


def test_a_seat_that_nobody_has_is_given_to_a_bot_at_once():
    async def work():
        async with open_club(bot_pace=3600) as club:
            _, room, (_, ola) = await placed(club, "Ala", "Ola")
            await room.submit(lambda table: commands.kick(table, HOST, 0))
            await ola.send(BOT_FOR_ALA)
            assert room.table.places[0].kind == "bot"

    run(work())


def test_of_two_rematches_laid_at_once_one_is_left():
    async def work():
        async with open_club() as club:
            laid, room, _ = await ended(club, "Ala", "Ola")
            answers = await asyncio.gather(
                *(lobby.lay_rematch(club.rooms, room, keys.read_key(key)) for key in laid.seats.values()),
                return_exceptions=True,
            )
            tables = [answer.table for answer in answers if not isinstance(answer, Exception)]
            refused = [answer for answer in answers if isinstance(answer, Refusal)]
            assert tables == [room.table.rematch]
            assert [(one.code, one.details) for one in refused] == [
                ("rematch/laid", {"table": room.table.rematch})
            ]
            assert sorted([code async for code in club.rooms.store.codes()]) == sorted([laid.table, *tables])
            assert {room.table.code for room in club.rooms.all()} == {laid.table, *tables}

    run(work())


def test_who_is_connected_here_takes_the_seat_back_from_a_bot_of_another_process():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room, _ = await placed(club, "Ala", "Ola")
            made = log.WishMade(1, "bot", (), seat=0, level="easy", tied=True)
            await club.rooms.store.append(
                laid.table, Row(room.table.seq + 1, club.moment, log.write_entry(made))
            )
            await room.catch_up()
            await settle()
            assert not room.table.places[0].stand_in

    run(work())
