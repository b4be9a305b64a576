"""Lines to clients: every queue has a bound, every write a time limit."""

import asyncio

import pytest

from orbita.server import protocol as wire
from orbita.server import sockets
from orbita.server.commands import Who
from orbita.server.line import MAX_NOTES, Line
from orbita.server.plain import clean, nickname
from tests.server.club import open_club, run


class StuckSocket:
    """A client that went into a tunnel."""

    async def send_data(self, data, mode):
        await asyncio.sleep(3600)


def test_who_does_not_read_in_time_is_left(monkeypatch):
    monkeypatch.setattr(sockets, "WRITE_WITHIN", 0.05)

    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "Ola")
            stuck = await club.client(laid.seats["0"])
            sending = asyncio.create_task(sockets._send(StuckSocket(), room, stuck.line))
            stuck.line.wake()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(sending, 5)
            free = await club.client(laid.seats["1"])
            assert isinstance(await free.send(wire.Say("still here")), wire.Done)

    run(work())


def test_answers_nobody_reads_do_not_pile_up():
    line = Line(Who(0), wire.Hello())
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


def test_a_takeback_against_bots_only_is_done_at_once_and_they_think_again():
    async def work():
        async with open_club(bot_pace=0.05) as club:
            laid, room = await club.lay("Ala", "bot")
            ala = await club.client(laid.seats["0"])
            await ala.play(ala.update().position.choices[0].move)
            await ala.send(wire.Propose("take_back", count=1))
            assert room.table.awaited() == (0,)
            assert not room._bots

    run(work())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ala  Kot ", "Ala Kot"),
        ("A\u202ela\u200b", "Ala"),
        ("a\n\tb\x00", "a b"),
        ("Żółć", "Żółć"),
        ("👩‍🚀", "👩🚀"),
    ],
)
def test_text_of_people_is_plain(given, shown):
    assert clean(given, 100) == shown


def test_a_nickname_is_cut_to_its_length():
    assert nickname("x" * 100) == "x" * 24
