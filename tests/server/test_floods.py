"""Nothing grows without end: no log by what is done beside the game, nor what a crowd of spectators costs."""

import asyncio
import typing

import pytest

from orbita.server.errors import Refusal
from orbita.server.http import limits
from orbita.server.rooms import room, rooms
from orbita.server.socket import protocol as wire
from orbita.server.socket.sockets import send_news
from orbita.server.table import asides, commands
from orbita.server.table import entries as log
from tests.server.club import code_of, open_club, run
from tests.server.test_table import placed

HOST = commands.Who(is_host=True)
FEW = 5

# What no number of messages can repeat for ever, and why.
BOUNDED = {
    log.TableLaid: "once",
    log.GameStarted: "once",
    log.OutcomeNoted: "once",
    log.MovePlayed: "a game ends by itself",
    log.RematchLaid: "once",
    log.SeatResigned: "once for every seat",
    log.WishAnswered: "once for every voter of a wish",
    log.CameBack: "once for every wish",
    log.ClockResumed: "once for every absence of the server, and for every pause",
    log.StepReady: "once for every seat and moment of the clock",
}


def test_every_kind_of_entry_is_counted_or_comes_to_an_end_by_itself():
    counted = {
        log.ChatSaid(2, "hej"): ("talk", 2),
        log.Talked(2, "word", "ok"): ("talk", 2),
        log.SeatMuted(2, 1, True): ("talk", 2),
        log.ClockPaused(2, 1000): ("clock", 2),
        log.OrderLeft(2, "hold 1"): ("order", 2),
        log.FilmCued(2, 1, "crew", True, 1.0): ("film", 2),
        log.WishMade(2, "resign", ()): ("wish", 2),
        log.SetReady(2, True): ("wish", 2),
        log.MovesTakenBack(2, 3): ("take-back", 2),
        log.SatDown(2, "Ala", ""): ("seat", 2),
        log.LeftSeat(2): ("seat", 2),
        log.LinkRenewed(2, ""): ("seat", 2),
        log.BotSat(2, "easy"): ("seat", 2),
    }
    assert {entry: asides.aside_of(entry) for entry in counted} == counted
    assert asides.aside_of(log.MovePlayed(2, "shoot")) is None
    assert {*BOUNDED, *map(type, counted)} == set(typing.get_args(log.Entry))


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(asides, "MOST", FEW)


def test_a_seat_talks_so_often_and_the_others_and_the_game_go_on(few):
    async def work():
        async with open_club() as club:
            _, table_room, (ala, ola) = await placed(club, "Ala", "Ola")
            for number in range(FEW):
                message = wire.Say("hej") if number % 2 else wire.Mute(1, number % 4 == 0)
                assert isinstance(await ala.send(message), wire.Done)
            before = table_room.table
            assert code_of(await ala.send(wire.Say("hej"))) == "table/enough"
            assert code_of(await ala.send(wire.Mute(1))) == "table/enough"
            assert table_room.table is before
            assert isinstance(await ola.send(wire.Say("hej")), wire.Done)
            assert isinstance(await ala.play("shoot"), wire.Done)
            assert isinstance(await ala.send(wire.Propose("resign")), wire.Done)
            assert isinstance(await ola.answer(True), wire.Done)

    run(work())


def test_proposals_have_an_end_and_answers_need_none(few):
    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await placed(club, "Ala", "Ola")
            for _ in range(FEW):
                assert isinstance(await ala.send(wire.Propose("resign")), wire.Done)
                assert isinstance(await ola.answer(False), wire.Done)
            assert code_of(await ala.send(wire.Propose("resign"))) == "table/enough"
            assert isinstance(await ola.send(wire.Propose("resign")), wire.Done)
            assert isinstance(await ala.answer(True), wire.Done)

    run(work())


def test_a_move_is_made_and_taken_back_so_often_and_then_it_stays(few):
    async def work():
        async with open_club() as club:
            _, _, (ala, _) = await placed(club, "Ala", "Ola")
            for _ in range(FEW):
                assert isinstance(await ala.play("shoot"), wire.Done)
                assert isinstance(await ala.send(wire.Undo()), wire.Done)
            assert isinstance(await ala.play("shoot"), wire.Done)
            assert code_of(await ala.send(wire.Undo())) == "table/enough"
            assert isinstance(await ala.play("keep"), wire.Done)

    run(work())


def test_at_a_very_long_log_nothing_is_taken_back_and_moves_are_made(monkeypatch):
    async def work():
        async with open_club() as club:
            _, table_room, (ala, ola) = await placed(club, "Ala", "Ola")
            await ala.play("shoot")
            monkeypatch.setattr(asides, "LONGEST", table_room.table.seq + 1)
            await ola.send(wire.Say("hej"))
            assert code_of(await ala.send(wire.Undo())) == "undo/too-long"
            assert code_of(await ala.send(wire.Propose("take_back", count=1))) == "undo/too-long"
            assert isinstance(await ala.play("keep"), wire.Done)
            assert isinstance(await ala.send(wire.Propose("resign")), wire.Done)

    run(work())


def test_who_comes_and_goes_wears_out_a_seat_before_the_start_and_no_running_game(few):
    async def work():
        async with open_club() as club:
            keys, table_room = await club.lay("Ala", "open", start=False)
            ala = await club.client(keys.seats["0"])
            join = lambda table: commands.join(table, "Ola", 1, "secret", "")  # noqa: E731
            for _ in range(FEW // 2):
                await table_room.submit(join)
                await table_room.submit(lambda table: commands.kick(table, HOST, 1))
            await table_room.submit(join)
            for on in (False, True):
                await ala.send(wire.Ready(on))
            with pytest.raises(Refusal) as enough:
                await table_room.submit(lambda table: commands.kick(table, HOST, 1))
            assert enough.value.code == "table/enough"
            await table_room.submit(lambda table: commands.set_ready(table, commands.Who(1), True))
            await table_room.submit(lambda table: commands.start(table, HOST))
            await table_room.submit(lambda table: commands.renew_link(table, HOST, 1, "other"))
            assert table_room.table.asides == {("seat", 1): 1}

    run(work())


def test_a_log_that_is_longer_than_allowed_is_read_all_the_same(monkeypatch):
    async def work():
        async with open_club() as club:
            keys, _, (ala, _) = await placed(club, "Ala", "Ola")
            for _ in range(FEW + 2):
                await ala.send(wire.Say("hej"))
            monkeypatch.setattr(asides, "MOST", FEW)
            club.rooms._rooms.clear()
            again = await club.client(keys.seats["0"])
            assert code_of(await again.send(wire.Say("hej"))) == "table/enough"
            assert isinstance(await again.play("shoot"), wire.Done)

    run(work())


class Told:
    """A spectator's socket that counts what it is told of who is here."""

    def __init__(self):
        self.presences = []

    async def write(self, message):
        if b'"presence"' in message:
            self.presences.append(message)


class Crowd:
    """Spectators, and how long announcements wait for more of them."""

    def __init__(self, club, key, monkeypatch):
        self.club, self.key, self.sockets, self.waits = club, key, [], []
        sleep = asyncio.sleep

        async def wait(seconds, *result):
            if asyncio.current_task().get_coro().__name__ != "_announce":
                return await sleep(seconds, *result)
            self.waits.append(seconds)
            return await sleep(0)

        monkeypatch.setattr(room.asyncio, "sleep", wait)

    async def come(self, count):
        """So many more in the same moment; tells how many messages that was."""
        before = self.messages()
        for _ in range(count):
            client, socket = await self.club.client(self.key), Told()
            self.sockets.append(socket)
            self.club.rooms.spawn(send_news(socket, client.room, client.connection))
        await self.settle()
        return self.messages() - before

    async def settle(self):
        for _ in range(20):
            await asyncio.sleep(0)

    def messages(self):
        return sum(len(socket.presences) for socket in self.sockets)


@pytest.mark.parametrize("count", [8, 800])
def test_spectators_who_come_together_are_told_together(monkeypatch, count):
    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "Ola")
            crowd = Crowd(club, keys.watch, monkeypatch)
            assert await crowd.come(count) <= 2 * count  # as it was, and with all of them
            assert len(crowd.waits) == 1
            assert all(b'"watchers":%d' % count in socket.presences[-1] for socket in crowd.sockets)

    run(work())


def test_the_eight_hundredth_spectator_costs_no_more_a_second_than_the_eightieth(monkeypatch):
    async def work():
        async with open_club() as club:
            keys, table_room = await club.lay("Ala", "Ola")
            crowd, costs = Crowd(club, keys.watch, monkeypatch), []
            for more in (79, 719):
                await crowd.come(more)
                crowd.waits.clear()
                messages = await crowd.come(1)
                costs.append(messages / sum(crowd.waits))
                assert len(crowd.waits) == 1
            assert max(costs) < 1.1 / room.MOMENT_EACH
            before = crowd.messages()
            for line in list(table_room.connections)[:400]:
                table_room.leave(line)
            await crowd.settle()
            assert len(crowd.waits) == 2
            assert crowd.messages() - before <= 400

    run(work())


def test_a_table_nobody_is_at_is_kept_in_memory_for_a_while():
    async def work():
        async with open_club(forget_after=60.0) as club:
            keys, _ = await club.lay("Ala", "Ola")
            ala = await club.client(keys.seats["0"])
            club.moment += 60_001
            club.rooms.sweep()
            assert len(club.rooms.all()) == 1
            ala.leave()
            for left in (1, 0):
                club.moment += 60_000 + (left == 0)
                club.rooms.sweep()
                assert len(club.rooms.all()) == left

    run(work())


def test_of_tables_nobody_is_at_only_so_many_are_in_memory_the_last_ones(monkeypatch):
    monkeypatch.setattr(rooms, "AT_REST", 3)

    async def work():
        async with open_club() as club:
            laid = []
            for _ in range(6):
                laid.append((await club.lay("Ala", "Ola"))[0])
                club.moment += 1
            await club.client(laid[0].seats["0"])
            club.rooms.sweep()
            assert len(club.rooms.all()) == 6  # somebody may just have looked them up
            club.moment += rooms.IN_USE
            club.rooms.sweep()
            codes = [keys.table for keys in laid]
            assert [room.table.code for room in club.rooms.all()] == [codes[0], *codes[3:]]
            assert (await club.client(laid[1].seats["0"])).room.table.phase == "playing"

    run(work())


def test_the_sockets_of_an_address_share_an_allowance_and_no_other_pays_for_it(monkeypatch):
    monkeypatch.setattr(limits, "MESSAGES", (6, 60.0))
    monkeypatch.setattr(limits.time, "monotonic", lambda: 100.0)

    async def work():
        async with open_club() as club:
            keys, _ = await club.lay("Ala", "Ola")
            many = [await club.client(keys.watch, address="192.0.2.1") for _ in range(3)]
            for client in many * 2:
                assert isinstance(await client.send(wire.Ping()), wire.Pong)
            for client in many:
                assert code_of(await client.send(wire.Ping())) == "client/too-fast"
                assert client.session.allowance.refused == 1
            for address in ("192.0.2.2", ""):
                other = await club.client(keys.watch, address=address)
                for _ in range(6):
                    assert isinstance(await other.send(wire.Ping()), wire.Pong)

    run(work())


def test_an_address_is_given_so_many_hints_in_a_minute(monkeypatch):
    monkeypatch.setattr(limits, "HINTS", (2, 60.0))
    monkeypatch.setattr(limits.time, "monotonic", lambda: 100.0)

    async def work():
        async with open_club() as club:
            keys, table_room = await club.lay("Ala", "Ola")
            seat = table_room.table.awaited()[0]

            async def first(seat, level, lang):
                return table_room.table.game.legal(table_room.table.match.state, seat)[0], ""

            table_room.bots.advise = first
            idle = await club.client(keys.seats[str(1 - seat)], address="192.0.2.1")
            assert code_of(await idle.send(wire.AskHint())) == "hint/not-now"
            client = await club.client(keys.seats[str(seat)], address="192.0.2.1")
            for _ in range(2):
                assert isinstance(await client.send(wire.AskHint()), wire.Hint)
            assert code_of(await client.send(wire.AskHint())) == "client/too-fast"
            elsewhere = await club.client(keys.seats[str(seat)], address="192.0.2.2")
            assert isinstance(await elsewhere.send(wire.AskHint()), wire.Hint)

    run(work())
