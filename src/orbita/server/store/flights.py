"""What is kept of finished games beside their logs: results by set-up, crews, and the lines of their logs.

Results and lines are derived from the logs of tables, and outlive them.
"""

from typing import NamedTuple, Protocol


class Result(NamedTuple):
    """How the game of a table with a code ended."""

    code: str  # of the table
    game: str
    mission: str  # the hash of the set-up: alike for all tables that had the same one
    sealed: str  # the set-up's code
    began: int
    at: int
    body: bytes  # who played, and how it ended


class Line(NamedTuple):
    """What the game of a table wrote into its crew's log."""

    code: str  # of the table
    game: str
    crew: str  # the id of a crew with a link of its own; empty: only the people
    people: str  # the hash of who they were; empty unless all are known
    sealed: str
    at: int
    body: bytes


class Crew(NamedTuple):
    """A crew with a link of its own; the hash of its secret."""

    id: str
    secret: str
    name: str
    at: int
    campaign: bytes = b""  # where its campaign stands; empty: it has none


class Flights(Protocol):
    """The part of the storage that results, crews and their logs are in."""

    async def secret(self) -> str:
        """The server's own secret, as hexadecimal text: made once, kept with everything else."""

    async def keep_result(self, row: Result) -> None:
        """Keep how a game ended; one that is kept already is replaced."""

    async def results(self, game: str, mission: str, limit: int, skip: int = 0) -> list[Result]:
        """The results of a set-up, the first to end first."""

    async def results_between(
        self, game: str, mission: str, since: int, until: int, limit: int, skip: int = 0
    ) -> list[Result]:
        """Those of games that began in a time, the first to end first."""

    async def count_between(self, game: str, mission: str, since: int, until: int) -> int:
        """How many there are of those."""

    async def keep_flyers(self, code: str, guests: tuple[str, ...]) -> None:
        """Remember which guests played at a table."""

    async def flyers(self, codes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Which guests played at these tables."""

    async def has_flown(self, guest: str, game: str, mission: str) -> bool:
        """Tell whether a guest has played a set-up to its end."""

    async def keep_line(self, row: Line) -> None:
        """Keep a line of a log; one that is kept already is replaced."""

    async def lines_of_crew(self, crew: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a crew, the oldest first."""

    async def lines_of_people(self, people: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of the same people, the oldest first."""

    async def lines_of_guest(self, guest: str, limit: int, skip: int = 0) -> list[Line]:
        """The log of a guest, with whomever, the oldest first."""

    async def keep_crew(self, crew: Crew) -> None:
        """Remember a new crew."""

    async def crew(self, id: str) -> Crew | None:
        """A crew, if there is one."""

    async def change_campaign(self, id: str, before: bytes, after: bytes) -> bool:
        """Go on with a campaign; False if it does not stand as it was thought to."""

    async def drop_crew(self, id: str) -> None:
        """Delete a crew; the lines of its log stay with the people who wrote them."""

    async def tidy_crews(self, before: int) -> int:
        """Forget crews founded before a moment that never flew; tell how many."""
