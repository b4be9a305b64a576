"""Signs between people at a table: told to all who hear, standing until taken back, none in a silence."""

import asyncio
import dataclasses

import httpx
import msgspec
import pytest

from orbita.registry import GAMES
from orbita.server.app import make_app
from orbita.server.http.bodies import Replay
from orbita.server.rooms.digests import write_rows
from orbita.server.rooms.replays import Wanted, make_replay
from orbita.server.rooms.spoken import Listener, spoken
from orbita.server.settings import Settings
from orbita.server.socket import protocol as wire
from orbita.server.table import asides, commands
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from tests.server.club import code_of, open_club, run, settle
from tests.server.test_items import told_again

SHIP = GAMES["space_alert"]


async def aboard(club, *people):
    """A crew at its table, everybody connected."""
    laid, room = await club.lay(*people, game="space_alert", options={"mission": "simulation_1"})
    await settle()  # the mission begins
    crew = [await club.client(key) for key in laid.seats.values()]
    for member in crew:
        member.update()
    return laid, room, crew


def test_a_sign_is_told_to_all_in_their_language_and_stands():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            polish = await club.client(laid.watch, lang="pl")
            polish.update()
            club.moment += 1500
            time = room.table.game_time(club.moment)
            assert isinstance(await ala.send(wire.Talk("tell", "kładę 4 a")), wire.Done)
            update, watched = ola.update(), polish.update()
            (item,) = update.items
            assert (item.who, item.talk, item.about, item.time) == ("Ala", "tell", "lay 4 A", time)
            assert item.text == "In turn 4 I lay: A."
            assert watched.items[0].text == "W turze 4 kładę: A."
            standing = (wire.Standing(0, "tell", "lay 4 A", time),)
            assert update.position.talk == watched.position.talk == standing

    run(work())


def test_a_sign_stands_until_the_same_seat_gives_another_of_its_key_or_takes_it_back():
    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await aboard(club, "Ala", "Ola")
            for client, kind, about in (
                (ala, "tell", "lay 4 A"),
                (ala, "tell", "lay 5 B"),
                (ola, "tell", "lay 4 C"),
                (ala, "mark", "take threat7 5"),
                (ala, "tell", "lay 4 red"),
                (ala, "ping", "slot 4"),
                (ala, "tell", "lay 5 -"),
                (ala, "mark", "take threat7 6"),
            ):
                assert isinstance(await client.send(wire.Talk(kind, about)), wire.Done)
            stands = {(sign.seat, sign.about) for sign in ola.update().position.talk}
            assert stands == {(0, "lay 4 red"), (1, "lay 4 C"), (0, "take threat7 6")}

    run(work())


def test_signs_are_folded_again_from_the_log_and_told_again_in_pages():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            await ala.send(wire.Talk("tell", "lay 4 A"))
            await ala.send(wire.Talk("word", "thanks"))
            rows = await club.rooms.store.log(laid.table)
            again = Table(laid.table, GAMES)
            again.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
            assert again.talk == room.table.talk != {}
            assert told_again(room, rows, 1).items[-2:] == ola.update().items

    run(work())


def test_a_seat_that_changes_hands_has_said_nothing():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            await ala.send(wire.Talk("tell", "lay 4 A"))
            await ola.send(wire.Talk("tell", "lay 4 B"))
            await room.submit(lambda table: log.LeftSeat(0, kicked=True))
            assert [sign.about for sign in room.table.talk.values()] == ["lay 4 B"]
            await room.submit(lambda table: log.SatDown(1, "Ewa", table.places[1].secret))
            assert room.table.talk == {}

    run(work())


def test_who_mutes_a_seat_sees_none_of_its_signs():
    async def work():
        async with open_club() as club:
            _, _, (ala, ola, ela) = await aboard(club, "Ala", "Ola", "Ela")
            await ola.send(wire.Mute(0))
            ola.update()
            ela.update()
            await ala.send(wire.Talk("tell", "lay 4 A"))
            unheard, heard = ola.update(), ela.update()
            assert (unheard.items, unheard.position.talk) == ((), ())
            assert (len(heard.items), len(heard.position.talk)) == (1, 1)
            await ola.send(wire.Mute(0, on=False))
            assert len(ola.update().position.talk) == 1

    run(work())


def test_a_sign_that_cannot_be_read_changes_nothing():
    async def work():
        async with open_club() as club:
            _, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            before = room.table.seq
            answer = await ala.send(wire.Talk("mark", "take the lead"))
            assert code_of(answer) == "notation/talk"
            assert (
                code_of(await ala.send('{"type":"talk","kind":"shout","about":"ok"}')) == "message/unreadable"
            )
            assert room.table.seq == before
            assert ola.update() is None

    run(work())


def test_spectators_give_no_signs_and_neither_does_anybody_before_the_start():
    async def work():
        async with open_club() as club:
            laid, _, _ = await aboard(club, "Ala", "Ola")
            watcher = await club.client(laid.watch)
            assert code_of(await watcher.send(wire.Talk("word", "ok"))) == "seat/needed"
            laid, _ = await club.lay("Ala", "open", game="space_alert", start=False)
            early = await club.client(laid.seats["0"])
            assert code_of(await early.send(wire.Talk("word", "ok"))) == "table/not-started"

    run(work())


def test_a_game_without_signs_has_words_only():
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "Ola")
            ala = await club.client(laid.seats["0"])
            assert code_of(await ala.send(wire.Talk("word", "ok"))) == "talk/none"

    run(work())


def test_signs_and_words_of_a_seat_are_counted_together(monkeypatch):
    monkeypatch.setattr(asides, "MOST", 3)

    async def work():
        async with open_club() as club:
            _, _, (ala, ola) = await aboard(club, "Ala", "Ola")
            await ala.send(wire.Say("hej"))
            await ala.send(wire.Talk("word", "ok"))
            await ala.send(wire.Talk("ping", "slot 4"))
            assert code_of(await ala.send(wire.Talk("word", "ok"))) == "table/enough"
            assert isinstance(await ola.send(wire.Talk("word", "ok")), wire.Done)

    run(work())


# Silence


@pytest.mark.parametrize(
    "message",
    [
        wire.Say("hej"),
        wire.Talk("tell", "lay 4 A"),
        wire.Talk("ask", "who threat7"),
        wire.Talk("mark", "take threat7"),
        wire.Talk("ping", "slot 4"),
        wire.Talk("word", "ok"),
        wire.Talk("word", "nothing that could be read"),
    ],
    ids=str,
)
def test_while_all_are_silent_nothing_is_said_in_any_way(message):
    silent = dataclasses.replace(SHIP, may_talk=lambda state: False)

    async def work():
        async with open_club(games={SHIP.name: silent}) as club:
            _, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            before = room.table.seq
            assert code_of(await ala.send(message)) == "comms/down"
            assert (room.table.seq, ola.update()) == (before, None)

    run(work())


def test_ten_thousand_messages_in_the_silence_and_none_is_delivered():
    """A real silence of a real mission; every message of every kind, from every seat."""

    async def work():
        async with open_club() as club:
            _, room, crew = await aboard(club, "Ala", "Ola", "Ela")
            await until_silent(club, room)
            for member in crew:
                member.update()
            before, rows = room.table.seq, len(await club.rooms.store.log(room.table.code))
            messages = [
                wire.Say("słychać mnie?"),
                wire.Talk("tell", "hand A/red"),
                wire.Talk("ask", "who computer 5"),
                wire.Talk("mark", "take upper_red.A 5"),
                wire.Talk("ping", "captain"),
                wire.Talk("word", "hurry"),
            ]
            codes = set()
            for number in range(10_000):
                member = crew[number % len(crew)]
                member.session.allowance._left = 60
                codes.add(code_of(await member.send(messages[number % len(messages)])))
            assert codes == {"comms/down"}
            assert (room.table.seq, len(await club.rooms.store.log(room.table.code))) == (before, rows)
            assert [member.update() for member in crew] == [None, None, None]
            assert room.table.talk == {}

    run(work())


async def until_silent(club, room):
    """Let the computer speak until communications are down."""
    for _ in range(200):
        if not room.table.may_talk():
            return
        club.moment += max(0, room.table.wake_at() - room.table.game_time(club.moment))
        seq = room.table.seq
        room.clock.mind()
        while room.table.seq == seq:
            await asyncio.sleep(0)
    pytest.fail("this mission has no silence")


# Replays


def test_a_replay_has_every_word_and_sign_at_its_frame_and_second():
    async def work():
        async with open_club() as club:
            laid, room, (ala, ola) = await aboard(club, "Ala", "Ola")
            await room.submit(commands.tick)
            club.moment += 700
            await ala.send(wire.Say("hej"))
            await room.submit(commands.tick)
            await ola.send(wire.Talk("mark", "take threat7 5"))
            rows = write_rows(await club.rooms.store.log(laid.table))
            words = spoken(Listener(laid.table, rows), "pl")
            told = [(word.frame, word.who, word.talk) for word in words]
            assert told == [(2, "Ala", "chat"), (3, "Ola", "mark")]
            assert [word.text for word in words] == ["hej", "Biorę zagrożenie T+7 w turze 5."]
            assert [word.time for word in words] == [entry.time for entry in said(room)]
            assert [word.who for word in spoken(Listener(laid.table, rows, muted=(0,)), "pl")] == ["Ola"]
            record = room.table.record()
            listening = make_replay(record, SHIP, Wanted(0, "pl", listener=Listener(laid.table, rows)))
            assert listening.words == words
            assert make_replay(record, SHIP, Wanted(0, "pl")).words == ()

    run(work())


def said(room):
    return [past.entry for past in room.table.past if isinstance(past.entry, log.ChatSaid | log.Talked)]


@pytest.mark.parametrize(("public", "key", "words"), [(False, "", 0), (False, "seat", 1), (True, "", 1)])
def test_what_was_said_is_replayed_to_whoever_may_look(public, key, words):
    async def work():
        async with open_club() as club:
            laid, _ = await club.lay("Ala", "Ola", public=public)
            ala, ola = [await club.client(key) for key in laid.seats.values()]
            await ala.send(wire.Say("hej"))
            await ola.send(wire.Resign())
            headers = {"Authorization": f"Bearer {laid.seats['1']}"} if key else {}
            transport = httpx.ASGITransport(make_app(club.rooms, Settings()))
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
                answer = await client.get(f"/api/tables/{laid.table}/replay", headers=headers)
            replayed = msgspec.json.decode(answer.content, type=Replay)
            assert [word.text for word in replayed.words] == ["hej"] * words

    run(work())
