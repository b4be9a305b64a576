"""Bots at a table have names: always the same ones there, unlike everybody else's, and never in a record."""

import msgspec
import pytest

from orbita.bots.characters import characters_of
from orbita.core.record import write_json
from orbita.registry import GAMES
from orbita.server.socket import protocol as wire
from orbita.server.table import commands, lobby
from orbita.server.table import entries as log
from orbita.server.table.casting import cast
from orbita.server.table.fold import Table
from orbita.server.table.keys import read_key
from tests.server.club import open_club, run

HOST = commands.Who(is_host=True)


def bots_of(table):
    return [place.player for place in table.places if place.kind == "bot"]


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_a_table_have_names_unlike_each_others_and_peoples(game):
    for number in range(200):
        code = f"table{number}"
        taken = [cast(game, code, 4), "ola"]
        names = [cast(game, code, seat, taken) for seat in range(5)]
        assert len({*names, *taken}) == 7
        assert [cast(game, code, seat, taken) for seat in range(5)] == names


def test_other_tables_have_other_bots():
    names = {cast("guardians", f"table{number}", 0) for number in range(100)}
    assert len(names) == len(characters_of("guardians"))


def test_a_bot_is_shown_with_its_name_its_level_and_who_it_is():
    async def work():
        async with open_club() as club:
            _, room = await club.lay("Ala", "bot", "bot", start=False)
            person, *bots = room.info().seats
            assert (person.player, person.about) == ("Ala", {})
            assert [bot.player for bot in bots] == bots_of(room.table)
            assert len({bot.player for bot in bots}) == 2
            for bot in bots:
                assert (bot.kind, bot.level) == ("bot", "easy")
                assert set(bot.about) == {"pl", "en"}

    run(work())


def test_a_bot_keeps_its_name_when_its_level_changes_and_at_the_rematch():
    async def work():
        async with open_club(bot_pace=3600) as club:
            laid, room = await club.lay("Ala", "bot", start=False)
            (name,) = bots_of(room.table)
            await room.submit(lambda table: commands.change_seat(table, HOST, 1, "bot", "normal"))
            assert (room.table.places[1].player, room.table.places[1].level) == (name, "normal")
            await room.submit(lambda table: commands.start(table, HOST))
            for _ in range(2):
                (person,) = room.table.persons()
                await room.submit(lambda table, seat=person: commands.resign(table, seat))
                key = read_key(next(iter(laid.seats.values())))
                laid = await lobby.lay_rematch(club.rooms, room, key)
                room = await club.rooms.room(laid.table)
                assert bots_of(room.table) == [name]
                assert room.table.places[1].player == ("Ala" if room.table.places[0].player == name else name)

    run(work())


def test_a_bot_that_sits_down_later_takes_nobodys_name():
    async def work():
        async with open_club() as club:
            for _ in range(30):
                _, room = await club.lay("Ala", "bot", "open", "open", start=False)
                wanted = cast("guardians", room.table.code, 2)
                await room.submit(lambda table, wanted=wanted: commands.join(table, wanted, 3, "secret", ""))
                await room.submit(lambda table: commands.change_seat(table, HOST, 2, "bot", ""))
                names = room.table.players()
                assert len(set(names)) == 4

    run(work())


def test_the_log_and_the_outcome_call_bots_by_their_names():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("bot", "Ala")
            ala = await club.client(laid.seats["1"])
            name = room.table.places[0].player
            while room.table.awaited() != (1,):
                await room.rooms.sleep(0.01)
            moved = next(item for item in ala.update().items if isinstance(item, wire.Moved))
            assert moved.who == name
            assert any(name in text for text in moved.texts)
            await ala.send(wire.Resign())
            assert f"{name} wins" in ala.update().position.outcome.text

    run(work())


def test_no_record_has_the_name_of_a_bot_and_no_result_takes_a_bot_for_a_person():
    async def work():
        async with open_club() as club:
            laid, room = await club.lay("Ala", "bot")
            (name,) = bots_of(room.table)
            ala = await club.client(laid.seats["0"])
            await ala.send(wire.Resign())
            assert name.encode() not in write_json(room.table.record())
            assert room.table.people() == ("Ala", "")

    run(work())


def test_a_bot_of_an_older_log_has_a_name_as_well():
    entry = log.read_entry(b'{"entry":"bot","seat":1,"level":"easy"}')
    assert entry == log.BotSat(1, "easy")
    table = Table("oldtable", GAMES)
    table.apply(
        1, 0, log.TableLaid("guardians", {}, 3, "", "", public=False, take_backs=True, days_per_move=0)
    )
    table.apply(2, 0, entry)
    table.apply(3, 0, msgspec.structs.replace(entry, seat=2))
    assert bots_of(table) == [cast("guardians", "oldtable", 1), cast("guardians", "oldtable", 2)]
