"""Nobody agrees to more than was shown, nobody is replaced behind their back, over is over."""

import asyncio
import dataclasses
import time

import pytest

from orbita.core.contract import NEVER
from orbita.server.errors import NoRight
from orbita.server.rooms import rooms as rooms_module
from orbita.server.socket import protocol as wire
from orbita.server.store.interface import Row
from orbita.server.table import commands, keys
from orbita.server.table import entries as log
from orbita.server.table.commands.timing import ASLEEP
from tests.contract.sealed import SEALED
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_table import choices_of, placed

HOST = commands.Who(is_host=True)


def test_a_proposal_shows_whose_moves_would_be_taken_back_the_last_first():
    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.play("shoot")
            await ala.play("keep")
            await ola.send(wire.Propose("take_back", count=3))
            proposal = ala.update().table.proposal
            assert proposal.moves[:2] == (0, 0)
            assert len(proposal.moves) == 3

    run(work())


@pytest.mark.parametrize("wish", ["take_back", "resign", "bot"])
def test_a_proposal_falls_with_any_move(wish):
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ola.send(wire.Propose(wish, count=1, seat=0, level="easy"))
            seq = room.table.wish.seq
            await ala.play("shoot")
            assert room.table.wish is None
            assert code_of(await ala.send(wire.Answer(True, seq))) == "wish/none"

    run(work())


def test_a_proposal_falls_with_a_move_taken_back():
    """Once: propose to take back N, undo, agree, and nobody could open the table again."""

    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.play("shoot")
            await ala.send(wire.Propose("take_back", count=room.table.match.standing()))
            seq = room.table.wish.seq
            await ala.send(wire.Undo())
            assert code_of(await ola.send(wire.Answer(True, seq))) == "wish/none"

    run(work())


def test_consent_is_for_the_proposal_that_was_shown():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.send(wire.Propose("take_back", count=1))
            shown = ola.update().table.proposal.seq
            await ala.answer(False)
            await ala.send(wire.Propose("resign"))
            assert code_of(await ola.send(wire.Answer(True, shown))) == "wish/another"
            assert room.table.phase == "playing"

    run(work())


async def finished(club, **wish):
    """A table played to its end by the rules, while a take-back is proposed if that were possible."""
    laid, room = await club.lay("Ala", "Ola", **wish)
    clients = [await club.client(key, effects=False) for key in laid.seats.values()]
    while room.table.phase == "playing":
        seat = room.table.awaited()[0]
        other = clients[1 - seat]
        if room.table.wish is None and room.table.match.standing():
            await other.send(wire.Propose("take_back", count=1))
        club.moment += 2000
        choices = choices_of(room, seat)
        await clients[seat].play(choices[room.table.seq % len(choices)])
    return laid, room, clients


def test_over_is_over_whatever_is_asked():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await finished(club)
            assert room.table.wish is None
            seed = ala.update().table.seed
            assert seed
            for client in (ala, ola):
                for message in (
                    wire.Play("shoot", room.table.seq),
                    wire.Undo(),
                    wire.Propose("take_back", count=1),
                    wire.Propose("resign"),
                    wire.Propose("bot", seat=0, level="easy"),
                    wire.Answer(True, room.table.seq),
                    wire.Back(),
                ):
                    assert isinstance(await client.send(message), wire.Error)
            assert room.table.phase == "over"

    run(work())


def test_a_finished_game_is_not_opened_by_an_entry_either():
    async def work():
        async with open_club() as club:
            _, room, _ = await finished(club)
            with pytest.raises(Exception, match="over"):
                await room.submit(lambda table: log.MovesTakenBack(0, 1))
            assert room.table.phase == "over"

    run(work())


def test_nothing_is_taken_back_in_a_game_with_a_clock():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            north, east = [await club.client(key) for key in laid.seats.values()]
            await north.play(north.update().position.choices[-1].move)
            assert north.update().position.undo == 0
            assert code_of(await north.send(wire.Undo())) == "undo/not-allowed"
            assert code_of(await east.send(wire.Propose("take_back", count=1))) == "wish/clocked"
            assert len(room.table.match.entries) == 1

    run(work())


def test_the_end_can_be_agreed_on_while_the_clock_runs():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            north, east = [await club.client(key) for key in laid.seats.values()]
            await north.send(wire.Propose("resign"))
            await room.submit(commands.tick)
            assert room.table.wish is not None
            await east.answer(True)
            assert room.table.phase == "over"

    run(work())


def test_the_clock_is_resumed_once_however_far_behind_it_is():
    """Once, a clock far behind its own time was resumed for ever, hundreds of times a second."""

    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            late = room.table.wake_at() + 10 * ASLEEP
            ahead = Row(room.table.seq + 1, club.moment, log.write_entry(log.ClockResumed(late)))
            await club.rooms.store.append(laid.table, ahead)
            await room.catch_up()
            for _ in range(50):
                await settle()
            resumed = [
                row for row in await club.rooms.store.log(laid.table) if b'"entry":"clock"' in row.body
            ]
            assert len(resumed) <= 2
            assert room.table.game_time(club.moment) <= room.table.wake_at() or room.table.wake_at() == NEVER

    run(work())


def test_a_clock_that_is_in_time_is_not_resumed():
    async def work():
        async with open_club(games={"sealed": SEALED}) as club:
            _, room = await club.lay("North", "East", game="sealed")
            with pytest.raises(Exception, match="not behind"):
                await room.submit(lambda table: commands.resume_clock(table, club.moment))

    run(work())


def changes_seen(client):
    return [
        (item.seat, item.change, item.by_host)
        for item in client.update().items
        if isinstance(item, wire.SeatChanged)
    ]


def test_the_hosts_acts_on_seats_are_shown_to_all():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola, ela) = await placed(club, "Ala", "Ola", "Ela")
            watcher = await club.client(laid.watch)
            for client in (ala, ola, ela, watcher):
                client.update()
            await room.submit(lambda table: commands.renew_link(table, HOST, 1, keys.new_secret()))
            await room.submit(lambda table: commands.kick(table, HOST, 2))
            for client in (ala, watcher):
                assert changes_seen(client) == [(1, "link", True), (2, "kicked", True)]
            assert ola.connection.farewell.code == "seat/link-by-host"
            assert ela.connection.farewell.code == "seat/kicked"

    run(work())


def test_a_player_whose_seat_is_given_to_a_bot_is_sent_away_with_the_reason():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola", start=False)
            ola = await club.client(laid.seats["1"])
            await room.submit(lambda table: commands.change_seat(table, HOST, 1, "bot", "easy"))
            assert ola.connection.farewell.code == "seat/given-to-bot"
            assert isinstance(await ola.send(wire.Say("hej")), wire.Error)
            with pytest.raises(NoRight):
                await club.client(laid.seats["1"])

    run(work())


def test_everybody_sees_since_when_somebody_is_away():
    async def work():
        async with open_club() as club:
            _, room, (ala, _, _) = await placed(club, "Ala", "Ola", "Ela")
            club.moment += 500
            ala.leave()
            room._look()
            assert room.present.away == {0: club.moment}
            assert room.present.seats == (1, 2)

    run(work())


def test_a_bot_that_thought_while_its_player_came_back_does_not_move():
    async def work():
        async with open_club() as club:
            _, room, (ala, _) = await placed(club, "Ala", "Ola")
            with pytest.raises(Exception, match="no bot plays here"):
                await room.submit(
                    lambda table: commands.play_for(table, 0, "easy", "shoot", table.seq, club.moment)
                )
            assert isinstance(await ala.play("shoot"), wire.Done)

    run(work())


def test_a_game_frozen_by_other_rules_keeps_its_seed():
    async def work():
        async with open_club() as club:
            laid, room, _ = await placed(club, "Ala", "Ola")
            newer = dataclasses.replace(room.table.game, rules_version=99)
            async with open_club(club.rooms.store, games={"guardians": newer}) as other:
                ala = await other.client(laid.seats["0"])
                info = ala.update().table
                assert (info.phase, info.seed, info.salt) == ("frozen", "", "")
                assert code_of(await ala.send(wire.Propose("resign"))) == "table/frozen"

    run(work())


def test_easy_bots_let_time_pass_in_games_with_a_clock():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot", "bot", "bot", game="space_alert")
            await club.client(laid.watch)
            for _ in range(9000):
                if all(room.table.last_by_seat.get(seat, 0) for seat in (1, 2, 3)):
                    break
                await asyncio.sleep(0.01)
            for _ in range(100):  # were they not patient, this would be time enough for many more
                await asyncio.sleep(0.01)
            moves = len(room.table.match.entries)
            ticks = sum(entry.seat == "clock" for entry in room.table.match.entries)
            assert moves >= 3
            assert moves <= ticks + 3 * (ticks + 1)

    run(work())


def test_nobody_talks_while_communications_are_down():
    silent = dataclasses.replace(SEALED, may_talk=lambda state: False)

    async def work():
        async with open_club(games={"sealed": silent}) as club:
            laid, room = await club.lay("North", "East", game="sealed")
            north, east = [await club.client(key) for key in laid.seats.values()]
            assert code_of(await north.send(wire.Say("hej"))) == "comms/down"
            await north.send(wire.Propose("resign"))
            await east.answer(True)
            assert room.table.phase == "over"
            assert isinstance(await north.send(wire.Say("now we may")), wire.Done)

    run(work())


def test_a_jump_of_the_wall_clock_changes_nothing_for_who_is_here(monkeypatch):
    async def work():
        async with open_club() as club:
            club.rooms.now = now = rooms_module.steady_clock(int(time.time() * 1000))
            laid, room = await club.lay("Ala", "Ola", days_per_move=1)
            ala = await club.client(laid.seats["0"])
            before = now()
            monkeypatch.setattr(time, "time", lambda: 0.0)
            assert 0 <= now() - before < 86_400_000
            assert room.table.late(now()) == ()
            assert isinstance(await ala.send(wire.Say("still here")), wire.Done)
            monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)
            assert 0 <= now() - before < 86_400_000
            assert isinstance(await ala.send(wire.Say("and now")), wire.Done)

    run(work())
