"""Lines to clients: every queue has a bound, every write a time limit."""

import asyncio
import random

import msgspec
import pytest

from orbita.server.socket import protocol as wire
from orbita.server.socket import sockets
from orbita.server.socket.connection import MAX_NOTES, Connection
from orbita.server.store.interface import StorageDown
from orbita.server.table.clean_text import clean, nickname
from orbita.server.table.commands import Who
from orbita.server.table.show import Wanted
from tests.server.club import open_club, run

TEXT = "websocket.receive"


class Wire:
    """The two ends of a socket as a server gives them to an application."""

    def __init__(self, *said):
        self.said = [{"type": "websocket.connect"}, *({"text": text, "type": TEXT} for text in said)]
        self.told = []

    async def receive(self):
        if self.said:
            return self.said.pop(0)
        return await asyncio.sleep(3600)

    async def send(self, message):
        self.told.append(message)


class Tunnel(Wire):
    """A client that went into a tunnel: nothing more is taken."""

    async def send(self, message):
        await super().send(message)
        if message["type"] == "websocket.send":
            await asyncio.sleep(3600)


class Broken(Wire):
    """A client that hung up while it was written to."""

    async def send(self, message):
        await super().send(message)
        if message["type"] == "websocket.send":
            raise self.error


def hello(laid):
    return wire.write_message(wire.Hello(laid.seats["0"])).decode()


def test_who_does_not_read_in_time_is_left(monkeypatch):
    monkeypatch.setattr(sockets, "WRITE_WITHIN", 0.05)
    monkeypatch.setattr(sockets, "LOOK", 0.02)

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            stuck = Tunnel(hello(laid))
            await asyncio.wait_for(serve(club, stuck, laid.table), 60)
            assert [message["type"] for message in stuck.told] == ["websocket.accept", "websocket.send"]
            assert not room.connections
            free = await club.client(laid.seats["1"])
            assert isinstance(await free.send(wire.Say("still here")), wire.Done)
            assert failures(club) == 0

    run(work())


@pytest.mark.parametrize("said", ["hello", "nothing"])
def test_who_says_nothing_for_long_is_left(monkeypatch, said):
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.05)
    monkeypatch.setattr(sockets, "SILENCE", 0.05)
    monkeypatch.setattr(sockets, "LOOK", 0.02)

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            silent = Wire(*([hello(laid)] if said == "hello" else []))
            await asyncio.wait_for(serve(club, silent, laid.table), 60)
            assert not room.connections
            assert failures(club) == 0

    run(work())


def test_who_waits_for_an_answer_is_not_silent(monkeypatch):
    monkeypatch.setattr(sockets, "SILENCE", 0.05)
    monkeypatch.setattr(sockets, "LOOK", 0.01)

    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "Ola")
            append, said = club.rooms.store.append, '{"type":"say","text":"hello","id":7}'

            async def slow(*entry):
                await asyncio.sleep(0.3)
                return await append(*entry)

            club.rooms.store.append = slow
            client = Wire(hello(laid), said)
            await asyncio.wait_for(serve(club, client, laid.table), 60)
            assert any('"done"' in message.get("text", "") for message in client.told)

    run(work())


@pytest.mark.parametrize("error", [OSError(), ConnectionResetError(), RuntimeError("after websocket.close")])
def test_a_client_that_is_gone_while_it_is_written_to_is_no_failure(error):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            broken = Broken(hello(laid))
            broken.error = error
            await asyncio.wait_for(serve(club, broken, laid.table), 60)
            assert not room.connections
            assert failures(club) == 0

    run(work())


async def away(*asked):
    raise StorageDown("server/storage", "the database does not answer")


def lose_database(rooms):
    rooms.store.log = away


def stop(rooms):
    rooms.is_stopping = True


def nothing(rooms):
    pass


@pytest.mark.parametrize(
    ("trouble", "code", "again"),
    [
        (lose_database, "server/storage", True),
        (stop, "server/stopping", True),
        (nothing, "table/unknown", False),
    ],
)
def test_who_may_come_back_is_told_so(trouble, code, again):
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "Ola")
            trouble(club.rooms)
            client = Wire(hello(laid))
            await asyncio.wait_for(serve(club, client, "nowhere"), 60)
            bye = msgspec.json.decode(client.told[-2]["text"], type=wire.Bye)
            assert (bye.code, bye.again) == (code, again)

    run(work())


def test_a_bug_of_ours_while_sending_is_counted_and_told(monkeypatch):
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            monkeypatch.setattr(room, "news_for", lambda line: 1 / 0)
            client = Wire(hello(laid))
            await asyncio.wait_for(serve(club, client, laid.table), 60)
            assert failures(club) == 1
            assert '"server/error"' in client.told[-2]["text"]
            assert client.told[-1]["type"] == "websocket.close"

    run(work())


def test_those_who_see_the_same_are_sent_the_same_bytes():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            ala = await club.client(laid.seats["0"])
            watchers = [await club.client(laid.watch) for _ in range(3)]
            polish = await club.client(laid.watch, lang="pl")
            news = [room.news_for(client.connection) for client in watchers]
            assert news[0] is news[1] is news[2]
            assert room.news_for(polish.connection) is not news[0]
            assert room.news_for(ala.connection) != news[0]
            await ala.send(wire.Say("now"))
            later = [room.news_for(client.connection) for client in watchers]
            assert later[0] is later[1] != news[0]
            assert room.news_for(watchers[0].connection) is None

    run(work())


async def serve(club, wires, table):
    await sockets.serve_table(club.rooms, sockets.Socket(wires.receive, wires.send), table)


def failures(club):
    text = club.rooms.metrics.text().decode()
    return next(
        float(line.split()[1]) for line in text.splitlines() if line.startswith("orbita_failures_total")
    )


def test_answers_nobody_reads_do_not_pile_up():
    line = Connection(Who(0), wire.Hello())
    for number in range(MAX_NOTES + 50):
        line.note(wire.Pong(number, 0))
    assert len(line.notes) == MAX_NOTES
    assert line.farewell.code == "client/too-slow"


def test_many_entries_become_one_update():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            ala, ola = [await club.client(key) for key in laid.seats.values()]
            first = ola.update()
            for number in range(30):
                club.moment += 1000
                await ala.send(wire.Say(f"{number}"))
            update = ola.update()
            assert (update.since, update.seq) == (first.seq, room.table.seq)
            assert [item.text for item in update.items] == [str(number) for number in range(30)]

    run(work())


def test_a_gap_is_healed_by_asking_again():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            ala = await club.client(laid.seats["0"])
            await ala.send(wire.Say("one"))
            ala.update()
            await ala.session.receive(b'{"type":"resume","since":2}')
            assert [item.seq for item in ala.update().items if item.seq > 2] == list(
                range(3, room.table.seq + 1)
            )

    run(work())


def test_the_last_move_of_a_game_sent_again_is_known_already():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            clients = [await club.client(key, effects=False) for key in laid.seats.values()]
            dice = random.Random(1)
            while room.table.phase == "playing":
                club.moment += 1000
                (seat,), after = room.table.awaited(), room.table.seq
                move = dice.choice(room._shown().position(seat, Wanted("en", effects=False)).choices).move
                done = await clients[seat].send(wire.Play(move, after))
            error = await clients[seat].send(wire.Play(move, after))
            assert (error.code, error.details) == ("move/already", {"seq": done.seq})
            error = await clients[seat].send(wire.Play(move, room.table.seq))
            assert error.code == "table/over"

    run(work())


def test_a_takeback_against_bots_only_is_done_at_once_and_they_think_again():
    async def work():
        async with open_club(bot_pace=0.05) as club:
            laid, room = await club.lay("Ala", "bot")
            ala = await club.client(laid.seats["0"])
            await ala.play(ala.update().position.choices[0].move)
            await ala.send(wire.Propose("take_back", count=1))
            assert room.table.awaited() == (0,)
            assert not room.bots.thinking

    run(work())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ala  Kot ", "Ala Kot"),
        ("A\u202ela\u200b", "Ala"),
        ("\u3164Ala\u2800\u115f", "Ala"),
        ("Z\u0307o\u0301\u0142w", "\u017b\u00f3\u0142w"),
        ("A" + "\u0335" * 20 + "la", "A" + "\u0335" * 3 + "la"),
        ("\u0335\u0335Ala \u0335Z", "Ala Z"),
        ("a\n\tb\x00", "a b"),
        ("Żółć", "Żółć"),
        ("👩‍🚀", "👩🚀"),
    ],
)
def test_text_of_people_is_plain(given, shown):
    assert clean(given, 100) == shown


def test_a_nickname_is_cut_to_its_length():
    assert nickname("x" * 100) == "x" * 24
