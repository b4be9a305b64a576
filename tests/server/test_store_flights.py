"""Results, crews and their logs are kept alike by every kind of storage."""

import asyncio

from orbita.server.store.find import make_store
from orbita.server.store.flights import Crew, Line, Result
from orbita.server.store.interface import TableRow
from orbita.server.table.keys import new_code
from tests.server.test_store import opened, run


def result(mission, began, at, code=None):
    return Result(code or new_code(), "nim", mission, "K7-4Q", began, at, b"{}")


def line(at, crew="", people=""):
    return Line(new_code(), "nim", crew, people, "K7-4Q", at, b"{}")


def test_the_secret_is_made_once_however_many_ask_for_it(store):
    async def work():
        async with opened(store):
            told = await asyncio.gather(*(store.flights.secret() for _ in range(5)))
            assert len(set(told)) == 1
            assert len(bytes.fromhex(told[0])) == 32

    run(work())


def test_the_secret_outlives_the_process(durable_url):
    async def work():
        told = []
        for _ in range(2):
            async with opened(make_store(durable_url)) as store:
                told.append(await store.flights.secret())
        assert told[0] == told[1]

    run(work())


def test_results_are_found_by_their_set_up_in_the_order_they_ended(store):
    async def work():
        async with opened(store):
            mission, other = new_code(), new_code()
            rows = [result(mission, 10, 30), result(mission, 20, 25), result(mission, 5, 40)]
            for row in (*rows, result(other, 10, 30)):
                await store.flights.keep_result(row)
            in_order = [rows[1], rows[0], rows[2]]
            assert await store.flights.results("nim", mission, 10) == in_order
            assert await store.flights.results("nim", mission, 1, skip=1) == [rows[0]]
            assert await store.flights.results("chess", mission, 10) == []
            assert await store.flights.results_between("nim", mission, 10, 20, 9) == [rows[0]]
            assert await store.flights.count_between("nim", mission, 5, 20) == 2
            again = rows[0]._replace(body=b"again")
            await store.flights.keep_result(again)
            assert await store.flights.results("nim", mission, 1, skip=1) == [again]

    run(work())


def test_who_has_flown_is_known_by_table_and_outlives_it(store):
    async def work():
        async with opened(store):
            ala, ola, mission = new_code(), new_code(), new_code()
            row = result(mission, 1, 2)
            await store.flights.keep_result(row)
            await store.flights.keep_flyers(row.code, (ala,))
            await store.flights.keep_flyers(row.code, (ala,))
            assert await store.flights.has_flown(ala, "nim", mission)
            assert not await store.flights.has_flown(ola, "nim", mission)
            assert await store.flights.flyers((row.code, "none")) == {row.code: (ala,), "none": ()}
            await store.forget(row.code)
            assert await store.flights.has_flown(ala, "nim", mission)

    run(work())


def test_a_guest_with_a_log_is_not_forgotten(store):
    async def work():
        async with opened(store):
            flyer, nobody, table = new_code(), new_code(), new_code()
            for guest in (flyer, nobody):
                await store.keep_guest(guest, "Ala", 1)
            await store.index(TableRow(table, "nim", "over", False, 1), ())
            await store.flights.keep_flyers(table, (flyer,))
            await store.tidy(2, 0)
            assert await store.nickname(flyer) == "Ala"
            assert await store.nickname(nobody) is None

    run(work())


def test_lines_are_found_by_crew_by_people_and_by_guest(store):
    async def work():
        async with opened(store):
            crew, people, guest = new_code(), new_code(), new_code()
            mine, theirs, ours = line(3, crew), line(2, crew, people), line(1, "", people)
            for row in (mine, theirs, ours):
                await store.flights.keep_line(row)
            await store.flights.keep_flyers(mine.code, (guest,))
            await store.flights.keep_flyers(ours.code, (guest,))
            assert await store.flights.lines_of_crew(crew, 9) == [theirs, mine]
            assert await store.flights.lines_of_crew(crew, 9, skip=1) == [mine]
            assert await store.flights.lines_of_people(people, 9) == [ours, theirs]
            assert await store.flights.lines_of_guest(guest, 9) == [ours, mine]

    run(work())


def test_a_crew_is_dropped_and_its_lines_stay_with_their_people(store):
    async def work():
        async with opened(store):
            crew, people = Crew(new_code(), "hash", "Kosmonauci", 5), new_code()
            row = line(1, crew.id, people)
            await store.flights.keep_crew(crew)
            await store.flights.keep_line(row)
            assert await store.flights.crew(crew.id) == crew
            await store.flights.drop_crew(crew.id)
            assert await store.flights.crew(crew.id) is None
            assert await store.flights.lines_of_crew(crew.id, 9) == []
            assert await store.flights.lines_of_people(people, 9) == [row._replace(crew="")]

    run(work())


def test_a_campaign_goes_on_from_where_it_stands_and_from_nowhere_else(store):
    async def work():
        async with opened(store):
            crew = Crew(new_code(), "hash", "Kosmonauci", 5)
            await store.flights.keep_crew(crew)
            assert await store.flights.change_campaign(crew.id, b"", b"one")
            assert not await store.flights.change_campaign(crew.id, b"", b"two")
            assert not await store.flights.change_campaign(new_code(), b"", b"two")
            assert (await store.flights.crew(crew.id)).campaign == b"one"

    run(work())


def test_crews_that_never_flew_are_forgotten_with_time(store):
    async def work():
        async with opened(store):
            idle, flown, young = (Crew(new_code(), "hash", "Kosmonauci", at) for at in (5, 5, 10))
            for crew in (idle, flown, young):
                await store.flights.keep_crew(crew)
            await store.flights.keep_line(line(1, flown.id))
            assert await store.flights.tidy_crews(10) >= 1
            left = [await store.flights.crew(crew.id) for crew in (idle, flown, young)]
            assert left == [None, flown, young]

    run(work())
