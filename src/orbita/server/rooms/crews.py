"""Crews with links of their own, and the logs of crews, of the same people, and of single guests."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from orbita.registry import find_game
from orbita.server.errors import NoRight, NotFound, Refusal
from orbita.server.http.bodies import CrewInfo, CrewKey, CrewMember, Log, LogLine
from orbita.server.rooms.errands import Errand, tool_of
from orbita.server.rooms.rooms import Rooms
from orbita.server.store.flights import Crew, Line
from orbita.server.table import clean_text, filing, keys
from orbita.server.table.filing import LineBody
from orbita.server.table.fold import Table

MOST: Final = 1000  # lines of a log that are looked at, the first ones
PAGE: Final = 100
BROUGHT: Final = "/"  # in front of what stands for the code of a table, where there was none


async def found_crew(rooms: Rooms, name: str, base_url: str) -> CrewKey:
    """Found a crew; its key is shown once."""
    id, secret = keys.new_code(), keys.new_secret()
    crew = Crew(id, keys.digest(secret), clean_text.nickname(name), rooms.now())
    await rooms.store.flights.keep_crew(crew)
    key = str(keys.Key(id, keys.CREW, secret))
    return CrewKey(id, crew.name, key, f"{base_url}/crew/{id}#{key}")


async def crew_of(rooms: Rooms, key: keys.Key, id: str = "") -> Crew:
    """The crew a key opens, if it is the one that is asked for."""
    if key.role != keys.CREW:
        raise NoRight("crew/key", "this needs a crew's key")
    crew = await rooms.store.flights.crew(key.table)
    if crew is None or (id and id != key.table):
        raise NotFound("crew/unknown", "there is no such crew")
    if not keys.is_secret_of(key.secret, crew.secret):
        raise NoRight("key/not-valid", "this link does not work any more: ask the host for a new one")
    return crew


async def bring_line(rooms: Rooms, crew: Crew, address: str, raw: bytes, errand: Errand) -> LogLine:
    """Have a game that was played away from any table worked out, and keep its line, once."""
    tool = tool_of(find_game(errand.game), errand.tool)
    if len(await rooms.store.flights.lines_of_crew(crew.id, MOST)) >= MOST:
        raise Refusal("crew/full", "this crew's log is full", most=MOST)
    body = await rooms.replays.run(address, raw, errand, tool.seconds, False)
    seal = hashlib.blake2b(crew.id.encode() + raw, digest_size=10).hexdigest()
    row = Line(BROUGHT + seal, errand.game, crew.id, "", "", rooms.now(), body)
    await rooms.store.flights.keep_line(row)
    return _told(row)


async def info(rooms: Rooms, crew: Crew, skip: int) -> CrewInfo:
    """A crew with those who have flown with it, the most frequent first."""
    lines = await rooms.store.flights.lines_of_crew(crew.id, MOST)
    flights = Counter(name for line in lines for name in set(_body(line).names) if name)
    members = sorted(flights.items(), key=lambda member: (-member[1], member[0]))
    return CrewInfo(
        crew=crew.id,
        name=crew.name,
        founded=crew.at,
        members=tuple(CrewMember(name, count) for name, count in members),
        log=page(lines, skip),
    )


async def lines_of_table(rooms: Rooms, table: Table) -> list[Line]:
    """The log of whoever played at a table: of its crew, or else of the same people."""
    if table.laid.crew:
        return await rooms.store.flights.lines_of_crew(table.laid.crew, MOST)
    people = filing.people_of(table)
    return await rooms.store.flights.lines_of_people(people, MOST) if people else []


def page(lines: Sequence[Line], skip: int) -> Log:
    """A page of a log."""
    return Log(len(lines), tuple(_told(line) for line in lines[skip : skip + PAGE]))


def exported(lines: Sequence[Line]) -> bytes:
    """The lines as games wrote them, and nothing else."""
    return b"".join(bytes(_body(line).line) + b"\n" for line in lines)


def _told(line: Line) -> LogLine:
    body = _body(line)
    table = "" if line.code.startswith(BROUGHT) else line.code
    return LogLine(table, line.game, line.sealed, line.at, body.names, body.line, body.pace)


def _body(line: Line) -> LineBody:
    return msgspec.json.decode(line.body, type=LineBody)
