"""What is kept of a finished game beside its log: its result, and the line it wrote into its crew's log.

Everything here is read from the log alone, so that it can be written anew at any time.
"""

import hashlib
from typing import Any, Final, NamedTuple

import msgspec

from orbita.core.contract import Game, Outcome
from orbita.core.record import plain_options, read_record, write_json
from orbita.server.socket.protocol import Pace
from orbita.server.store.flights import Flights, Line, Result
from orbita.server.table import sealing
from orbita.server.table.fold import Table

LONGEST: Final = 32  # letters of a code; a log from elsewhere may have anything


class Chronicle(NamedTuple):
    """Who played by seat, on which day, in which campaign."""

    names: tuple[str, ...]
    day: str
    campaign: str


class ResultBody(msgspec.Struct, frozen=True):
    """Who played, with what, and how it ended."""

    names: tuple[str, ...]  # nicknames by seat; empty where a bot played
    levels: tuple[str, ...]  # of bots by seat
    outcome: Outcome
    options: dict[str, Any]  # those that are not as they are by default
    practice: bool
    challenge: bool
    public: bool
    pace: Pace = "real"


class LineBody(msgspec.Struct, frozen=True):
    """Who played, the line, and at which pace."""

    names: tuple[str, ...]
    line: msgspec.Raw
    pace: str = "real"


def is_finished(table: Table) -> bool:
    """Tell whether a game was played to its end under the rules in force."""
    return table.phase == "over" and table.noted is not None and table.match is not None


def guests_of(table: Table) -> tuple[str, ...]:
    """The guests who played, each once."""
    return tuple(sorted({place.guest for place in table.places if place.kind == "person" and place.guest}))


def people_of(table: Table) -> str:
    """The hash of the people who played; empty if some of them are nobody's guests, or all are bots."""
    guests = [table.places[seat].guest for seat in table.persons()]
    if not guests or not all(guests):
        return ""
    return hashlib.blake2b("".join(sorted(set(guests))).encode(), digest_size=16).hexdigest()


def mission_of(table: Table) -> str:
    """The hash of the set-up a table with a code began with."""
    assert table.begun is not None
    begun = table.begun
    return sealing.mission_of(table.game, begun.rules, begun.content, table.laid.sealed, begun.seed)


def result_of(table: Table) -> Result:
    """The result of a finished game with a code."""
    assert table.noted is not None
    body = ResultBody(
        names=table.people(),
        levels=tuple(place.level for place in table.places),
        outcome=table.noted,
        options=_chosen(table.game, table.options),
        practice=table.laid.practice,
        challenge=table.laid.challenge,
        public=table.laid.public,
        pace=table.laid.pace,
    )
    return Result(
        code=table.code,
        game=table.game.name,
        mission=mission_of(table),
        sealed=table.laid.sealed[:LONGEST],
        began=table.started,
        at=table.moved_at,
        body=msgspec.json.encode(body),
    )


def _chosen(game: Game[Any], options: Any) -> dict[str, Any]:
    """The options that are not as they are by default."""
    usual = plain_options(game.read_options({}))
    return {name: value for name, value in plain_options(options).items() if value != usual[name]}


def line_of(table: Table, line: bytes) -> Line:
    """A line of the log of whoever played."""
    return Line(
        code=table.code,
        game=table.game.name,
        crew=table.laid.crew[:LONGEST],
        people=people_of(table),
        sealed=table.laid.sealed[:LONGEST],
        at=table.moved_at,
        body=msgspec.json.encode(LineBody(table.people(), msgspec.Raw(line), table.laid.pace)),
    )


def chronicle_of(table: Table) -> tuple[bytes, Chronicle]:
    """What the line of a finished game is made from."""
    record = table.record()
    assert record is not None
    return write_json(record), Chronicle(table.people(), sealing.day_of(table.moved_at), table.laid.campaign)


def write_line(game: Game[Any], raw: bytes, chronicle: Chronicle) -> bytes:
    """Make the line of a finished game."""
    assert game.chronicle is not None
    return msgspec.json.encode(game.chronicle(read_record(raw), *chronicle))


async def keep_result(flights: Flights, table: Table) -> None:
    """Keep who played and, of a game with a code, how it ended."""
    await flights.keep_flyers(table.code, guests_of(table))
    if table.laid.sealed:
        await flights.keep_result(result_of(table))


async def keep_all(flights: Flights, table: Table) -> bool:
    """Keep everything of a finished game, worked out here and now; False if there is nothing to keep."""
    if not is_finished(table) or not (table.laid.sealed or table.game.chronicle):
        return False
    await keep_result(flights, table)
    if table.game.chronicle is not None:
        await flights.keep_line(line_of(table, write_line(table.game, *chronicle_of(table))))
    return True
