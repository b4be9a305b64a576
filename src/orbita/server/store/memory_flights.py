"""Results, crews and their logs without a database: for tests, and the judge of the other ones."""

import secrets
from collections.abc import Callable

from orbita.server.store.flights import Crew, Line, Result


class MemoryFlights:
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self._secret = secrets.token_hex(32)
        self._results: dict[str, Result] = {}
        self._lines: dict[str, Line] = {}
        self._flyers: dict[str, set[str]] = {}  # by table
        self._crews: dict[str, Crew] = {}

    async def secret(self) -> str:
        """The server's own secret."""
        return self._secret

    async def keep_result(self, row: Result) -> None:
        """Keep how a game ended."""
        self._results[row.code] = row

    async def results(self, game: str, mission: str, limit: int, skip: int = 0) -> list[Result]:
        """The results of a set-up, the first to end first."""
        return await self.results_between(game, mission, 0, 1 << 62, limit, skip)

    async def results_between(
        self, game: str, mission: str, since: int, until: int, limit: int, skip: int = 0
    ) -> list[Result]:
        """Those of games that began in a time, the first to end first."""
        found = [row for row in self._results.values() if (row.game, row.mission) == (game, mission)]
        found = [row for row in found if since <= row.began < until]
        return sorted(found, key=lambda row: (row.at, row.code))[skip : skip + limit]

    async def count_between(self, game: str, mission: str, since: int, until: int) -> int:
        """How many there are of those."""
        return len(await self.results_between(game, mission, since, until, len(self._results)))

    async def keep_flyers(self, code: str, guests: tuple[str, ...]) -> None:
        """Remember which guests played at a table."""
        self._flyers.setdefault(code, set()).update(guests)

    async def flyers(self, codes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Which guests played at these tables."""
        return {code: tuple(sorted(self._flyers.get(code, ()))) for code in codes}

    async def has_flown(self, guest: str, game: str, mission: str) -> bool:
        """Tell whether a guest has played a set-up to its end."""
        found = [row for row in self._results.values() if (row.game, row.mission) == (game, mission)]
        return any(guest in self._flyers.get(row.code, ()) for row in found)

    async def keep_line(self, row: Line) -> None:
        """Keep a line of a log."""
        self._lines[row.code] = row

    async def lines_of_crew(self, crew: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a crew, the oldest first."""
        return self._oldest(lambda line: line.crew == crew, limit, skip)

    async def lines_of_people(self, people: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of the same people, the oldest first."""
        return self._oldest(lambda line: line.people == people, limit, skip)

    async def lines_of_guest(self, guest: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a guest, with whomever, the oldest first."""
        return self._oldest(lambda line: guest in self._flyers.get(line.code, ()), limit, skip)

    def _oldest(self, is_meant: Callable[[Line], bool], limit: int, skip: int) -> list[Line]:
        found = [line for line in self._lines.values() if is_meant(line)]
        return sorted(found, key=lambda line: (line.at, line.code))[skip : skip + limit]

    async def keep_crew(self, crew: Crew) -> None:
        """Remember a new crew."""
        self._crews[crew.id] = crew

    async def crew(self, id: str) -> Crew | None:
        """A crew, if there is one."""
        return self._crews.get(id)

    async def change_campaign(self, id: str, before: bytes, after: bytes) -> bool:
        """Go on with a campaign; False if it does not stand as it was thought to."""
        crew = self._crews.get(id)
        if crew is None or crew.campaign != before:
            return False
        self._crews[id] = crew._replace(campaign=after)
        return True

    async def drop_crew(self, id: str) -> None:
        """Delete a crew; the lines of its log stay."""
        self._crews.pop(id, None)
        self._lines = {
            code: line._replace(crew="") if line.crew == id else line for code, line in self._lines.items()
        }

    async def tidy_crews(self, before: int) -> int:
        """Forget crews founded before a moment that never flew."""
        flown = {line.crew for line in self._lines.values()}
        idle = [crew.id for crew in self._crews.values() if crew.at < before and crew.id not in flown]
        for id in idle:
            del self._crews[id]
        return len(idle)

    def has_flyer(self, guest: str) -> bool:
        """Tell whether a guest played at any table."""
        return any(guest in flyers for flyers in self._flyers.values())
