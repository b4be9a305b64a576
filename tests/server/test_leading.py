"""Who leads: the first person who is here makes the moves for all and shows the film; anybody may stop it."""

import asyncio
import dataclasses
import json

import pytest

from orbita.bots.bot import Act
from orbita.core.contract import CLOCK
from orbita.registry import GAMES
from orbita.server.rooms.bot_pool import BotPool
from orbita.server.socket import protocol as wire
from orbita.server.table import asides
from orbita.server.table import entries as log
from orbita.server.table.fold import Table
from tests.contract.sealed import SEALED
from tests.server.club import code_of, open_club, run, settle

LED = dataclasses.replace(GAMES["guardians"], leads=lambda state, move: True)  # every move is one for all
FREE = GAMES["guardians"]


def led(game=LED):
    return {game.name: game}


async def sit(club, *people, **wish):
    laid, room = await club.lay(*people, **wish)
    return laid, room, {seat: await club.client(key) for seat, key in laid.seats.items()}


async def pass_a_moment(room):
    """Let everybody hear who came and went."""
    room._look()
    await settle()


def test_the_first_person_who_is_here_leads():
    async def work():
        async with open_club(games=led()) as club:
            laid, room = await club.lay("Ala", "Ola", "Ela")
            assert room.leader() is None
            ela = await club.client(laid.seats["2"])
            assert (room.leader(), ela.update().position.leader) == (2, 2)
            ala = await club.client(laid.seats["0"])
            assert (room.leader(), ala.update().position.leader) == (0, 0)
            told = ela.update()
            assert (told.since, told.seq, told.items, told.position.leader) == (told.seq, told.seq, (), 0)
            ala.leave()
            assert ela.update().position.leader == 2
            assert ela.update() is None

    run(work())


def test_before_the_start_nobody_leads():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "open", start=False)
            await club.client(laid.seats["0"])
            assert room.leader() is None

    run(work())


def test_whoever_has_given_up_or_is_stood_in_for_does_not_lead():
    async def work():
        async with open_club(games=led(GAMES["guardians"])) as club:
            _, room, people = await sit(club, "Ala", "Ola", "Ela")
            await people["0"].send(wire.Resign())
            assert room.leader() == 1

    run(work())


def test_a_move_for_all_is_the_leaders_and_offered_to_nobody_else():
    async def work():
        async with open_club(games=led()) as club:
            _, room, people = await sit(club, "Ala", "Ola")
            ala, ola = people["0"], people["1"]
            assert ala.update().position.choices
            (first, *_) = room.table.awaited()
            assert first == 0
            await ala.play("place 10/3")
            assert room.table.awaited() == (1,)
            told = ola.update().position
            assert (told.leader, told.choices) == (0, ())
            before = room.table.seq
            refused = await ola.play("place 10/5")
            assert code_of(refused) == "lead/not-yours"
            assert (refused.details, room.table.seq) == ({"leader": 0, "who": "Ala"}, before)
            ala.leave()
            assert ola.update().position.choices
            assert isinstance(await ola.play("place 10/5"), wire.Done)

    run(work())


def test_other_moves_are_everybodys():
    async def work():
        async with open_club(games=led(FREE)) as club:
            _, _, people = await sit(club, "Ala", "Ola")
            await people["0"].play("place 10/3")
            assert people["1"].update().position.choices
            assert isinstance(await people["1"].play("place 10/5"), wire.Done)

    run(work())


def test_a_led_move_that_is_sent_again_was_made_already_whoever_leads_by_now():
    async def work():
        async with open_club(games=led()) as club:
            laid, room = await club.lay("Ala", "Ola")
            ola = await club.client(laid.seats["1"])
            ala = await club.client(laid.seats["0"])
            before = room.table.seq
            await ala.play("place 10/3")
            ala.leave()
            again = await club.client(laid.seats["0"])
            assert code_of(await again.send(wire.Play("place 10/3", before))) == "move/already"
            assert ola.update().position.leader == 0

    run(work())


# Bots


def choosing_first(monkeypatch):
    asked = []

    async def choose(pool, game, level, view, seat, moves, heard, **more):
        asked.append(seat)
        return Act(move=moves[0])

    monkeypatch.setattr(BotPool, "choose", choose)
    return asked


async def until(condition):
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.001)
    pytest.fail("this does not come about")


def test_a_bot_leads_only_while_nobody_is_here(monkeypatch):
    asked = choosing_first(monkeypatch)

    async def work():
        async with open_club(games=led()) as club:
            laid, room = await club.lay("bot", "Ola", "bot", start=False)
            ola = await club.client(laid.seats["1"])
            await room.submit(lambda table: log.GameStarted(FREE.rules_version, begun(table), "1", "2"))
            await settle()
            assert (room.leader(), room.table.awaited(), asked) == (1, (0,), [])
            ola.leave()
            await pass_a_moment(room)
            await until(lambda: room.table.awaited() == (1,))
            assert (room.leader(), asked[0]) == (0, 0)

    run(work())


def begun(table):
    return table.game.content_hash(table.options)


def test_a_bot_that_does_not_lead_does_what_is_its_own(monkeypatch):
    choosing_first(monkeypatch)

    async def work():
        async with open_club(games=led(FREE)) as club:
            laid, room = await club.lay("bot", "Ola")
            await club.client(laid.seats["1"])
            await until(lambda: room.table.awaited() == (1,))

    run(work())


# The film


def over(**more):
    """A game whose clock has run out, so that there is something to show."""
    return dataclasses.replace(SEALED, wake_at=lambda state: 5000 if state.now < 5000 else CLOCK, **more)


async def at_the_film(club, *people):
    """Everybody is here, and the clock has run out."""
    laid, room, clients = await sit(club, *people, game="sealed")
    club.moment += 5000
    room.clock.mind()
    await settle()
    assert room.table.wake_at() == CLOCK
    for client in clients.values():
        client.update()
    return laid, room, clients


def test_the_leader_shows_the_film_and_everybody_sees_where_it_is():
    async def work():
        async with open_club(games={"sealed": over()}) as club:
            laid, room, people = await at_the_film(club, "North", "East")
            done = await people["0"].send(wire.Film(3, "shots", True, 2.0))
            assert isinstance(done, wire.Done)
            film = wire.FilmInfo(done.seq, 0, 3, "shots", True, 2.0, club.moment)
            told = people["1"].update()
            assert (told.items, told.position.film) == ((), film)
            rows = await club.rooms.store.log(laid.table)
            again = Table(laid.table, {"sealed": over()})
            again.load([(row.seq, row.at, log.read_entry(row.body)) for row in rows], None)
            assert again.film == room.table.film == film

    run(work())


def test_others_only_stop_the_film():
    async def work():
        async with open_club(games={"sealed": over()}) as club:
            _, room, people = await at_the_film(club, "North", "East")
            before = room.table.seq
            assert code_of(await people["1"].send(wire.Film(3, "shots", True))) == "lead/not-yours"
            assert (room.table.seq, room.table.film) == (before, None)
            assert isinstance(await people["1"].send(wire.Film(3, "shots", False)), wire.Done)
            assert (room.table.film.by, room.table.film.playing) == (1, False)
            people["0"].leave()
            assert isinstance(await people["1"].send(wire.Film(4, "appear", True)), wire.Done)

    run(work())


def test_there_is_no_film_while_the_clock_runs_or_all_are_silent_or_before_the_start():
    async def work():
        async with open_club(games={"sealed": over()}) as club:
            _, _, people = await sit(club, "North", "East", game="sealed")
            assert code_of(await people["0"].send(wire.Film(1, "crew", False))) == "film/not-yet"
            laid, _ = await club.lay("North", "open", game="sealed", start=False)
            early = await club.client(laid.seats["0"])
            assert code_of(await early.send(wire.Film(1, "crew", False))) == "table/not-started"
        async with open_club(games={"sealed": over(may_talk=lambda state: False)}) as club:
            _, _, people = await sit(club, "North", "East", game="sealed")
            assert code_of(await people["0"].send(wire.Film(1, "crew", False))) == "comms/down"

    run(work())


@pytest.mark.parametrize(
    "wrong",
    [{"turn": -1}, {"turn": 100}, {"step": "x" * 17}, {"rate": 0}, {"rate": 99}, {"playing": "yes"}],
    ids=str,
)
def test_a_film_that_cannot_be_is_not_read(wrong):
    async def work():
        async with open_club(games={"sealed": over()}) as club:
            _, room, people = await at_the_film(club, "North", "East")
            message = {"type": "film", "turn": 1, "step": "crew", "playing": True, "rate": 1.0, **wrong}
            assert code_of(await people["0"].send(json.dumps(message))) == "message/unreadable"
            assert room.table.film is None

    run(work())


def test_a_film_is_cued_so_often_and_no_more(monkeypatch):
    monkeypatch.setattr(asides, "MOST", 2)

    async def work():
        async with open_club(games={"sealed": over()}) as club:
            _, _, people = await at_the_film(club, "North", "East")
            for turn in (1, 2):
                assert isinstance(await people["0"].send(wire.Film(turn, "crew", True)), wire.Done)
            assert code_of(await people["0"].send(wire.Film(3, "crew", True))) == "table/enough"

    run(work())
