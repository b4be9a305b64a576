"""Results, crews and their logs in a database, over SQLAlchemy Core."""

import secrets
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

from sqlalchemy import Select, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orbita.server.store.flights import Crew, Line, Result
from orbita.server.store.schema import CREWS, FLYERS, LINES, META, RESULTS

Read: TypeAlias = Callable[[Any], Awaitable[list[Any]]]
Write: TypeAlias = Callable[[], AbstractAsyncContextManager[AsyncConnection]]
SECRET: str = "secret"


class SqlFlights:
    """Both databases alike; reading, writing and inserting are those of the store it belongs to."""

    def __init__(self, read: Read, write: Write, insert: Any) -> None:
        self._read = read
        self._write = write
        self._insert = insert

    async def secret(self) -> str:
        """The server's own secret; of several processes that start together one makes it."""
        query = select(META.c.value).where(META.c.name == SECRET)
        found = await self._read(query)
        if not found:
            made = self._insert(META).values(name=SECRET, value=secrets.token_hex(32))
            async with self._write() as connection:
                await connection.execute(made.on_conflict_do_nothing())
            found = await self._read(query)
        return str(found[0][0])

    async def keep_result(self, row: Result) -> None:
        """Keep how a game ended."""
        await self._put(RESULTS, row._asdict())

    async def results(self, game: str, mission: str, limit: int, skip: int = 0) -> list[Result]:
        """The results of a set-up, the first to end first."""
        return await self._results(_of_mission(select(RESULTS), game, mission), limit, skip)

    async def results_between(
        self, game: str, mission: str, since: int, until: int, limit: int, skip: int = 0
    ) -> list[Result]:
        """Those of games that began in a time, the first to end first."""
        query = _of_mission(select(RESULTS), game, mission)
        return await self._results(
            query.where(RESULTS.c.began >= since, RESULTS.c.began < until), limit, skip
        )

    async def _results(self, query: Select[Any], limit: int, skip: int) -> list[Result]:
        page = query.order_by(RESULTS.c.at, RESULTS.c.code).limit(limit).offset(skip)
        return [Result(*row) for row in await self._read(page)]

    async def count_between(self, game: str, mission: str, since: int, until: int) -> int:
        """How many there are of those."""
        query = _of_mission(select(func.count()).select_from(RESULTS), game, mission)
        rows = await self._read(query.where(RESULTS.c.began >= since, RESULTS.c.began < until))
        return int(rows[0][0])

    async def keep_flyers(self, code: str, guests: tuple[str, ...]) -> None:
        """Remember which guests played at a table."""
        async with self._write() as connection:
            for guest in guests:
                flyer = self._insert(FLYERS).values(guest=guest, code=code)
                await connection.execute(flyer.on_conflict_do_nothing())

    async def flyers(self, codes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Which guests played at these tables."""
        found: dict[str, list[str]] = {code: [] for code in codes}
        query = select(FLYERS.c.code, FLYERS.c.guest).where(FLYERS.c.code.in_(codes))
        for code, guest in await self._read(query.order_by(FLYERS.c.guest)):
            found[code].append(guest)
        return {code: tuple(guests) for code, guests in found.items()}

    async def has_flown(self, guest: str, game: str, mission: str) -> bool:
        """Tell whether a guest has played a set-up to its end."""
        query = select(RESULTS.c.code).join(FLYERS, FLYERS.c.code == RESULTS.c.code)
        query = _of_mission(query, game, mission).where(FLYERS.c.guest == guest)
        return bool(await self._read(query.limit(1)))

    async def keep_line(self, row: Line) -> None:
        """Keep a line of a log."""
        await self._put(LINES, row._asdict())

    async def lines_of_crew(self, crew: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a crew, the oldest first."""
        return await self._lines(select(LINES).where(LINES.c.crew == crew), limit, skip)

    async def lines_of_people(self, people: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of the same people, the oldest first."""
        return await self._lines(select(LINES).where(LINES.c.people == people), limit, skip)

    async def lines_of_guest(self, guest: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a guest, with whomever, the oldest first."""
        query = select(LINES).join(FLYERS, FLYERS.c.code == LINES.c.code).where(FLYERS.c.guest == guest)
        return await self._lines(query, limit, skip)

    async def _lines(self, query: Select[Any], limit: int, skip: int) -> list[Line]:
        page = query.order_by(LINES.c.at, LINES.c.code).limit(limit).offset(skip)
        return [Line(*row) for row in await self._read(page)]

    async def keep_crew(self, crew: Crew) -> None:
        """Remember a new crew."""
        async with self._write() as connection:
            await connection.execute(self._insert(CREWS).values(crew._asdict()))

    async def crew(self, id: str) -> Crew | None:
        """A crew, if there is one."""
        rows = await self._read(select(CREWS).where(CREWS.c.id == id))
        return Crew(*rows[0]) if rows else None

    async def change_campaign(self, id: str, before: bytes, after: bytes) -> bool:
        """Go on with a campaign, in one statement; False if it does not stand as it was thought to."""
        change = update(CREWS).where(CREWS.c.id == id, CREWS.c.campaign == before).values(campaign=after)
        async with self._write() as connection:
            return bool((await connection.execute(change)).rowcount)

    async def drop_crew(self, id: str) -> None:
        """Delete a crew; the lines of its log stay."""
        async with self._write() as connection:
            await connection.execute(update(LINES).where(LINES.c.crew == id).values(crew=""))
            await connection.execute(delete(CREWS).where(CREWS.c.id == id))

    async def tidy_crews(self, before: int) -> int:
        """Forget crews founded before a moment that never flew."""
        has_flown = select(LINES.c.code).where(LINES.c.crew == CREWS.c.id).exists()
        async with self._write() as connection:
            gone = await connection.execute(delete(CREWS).where(CREWS.c.at < before, ~has_flown))
        return gone.rowcount

    async def _put(self, table: Any, values: dict[str, Any]) -> None:
        """Write a row; what is there of the same table is replaced."""
        news = {name: value for name, value in values.items() if name != "code"}
        row = self._insert(table).values(values)
        async with self._write() as connection:
            await connection.execute(row.on_conflict_do_update(index_elements=["code"], set_=news))


def _of_mission(query: Select[Any], game: str, mission: str) -> Select[Any]:
    return query.where(RESULTS.c.game == game, RESULTS.c.mission == mission)
