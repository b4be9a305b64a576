"""Results of all crews with the same set-up, and the set-up of a day."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from orbita.core.contract import Game
from orbita.server.errors import NotFound
from orbita.server.http.bodies import DailyInfo, Others, ResultInfo
from orbita.server.rooms.rooms import Rooms
from orbita.server.store.flights import Result
from orbita.server.table import filing, sealing
from orbita.server.table.filing import ResultBody
from orbita.server.table.fold import Table
from orbita.server.table.keys import Guest

MOST: Final = 1000  # results of a set-up that are looked at, the first ones
PAGE: Final = 100


async def others(rooms: Rooms, table: Table, skip: int) -> Others:
    """How all crews did with the set-up of a table that is over."""
    if not table.laid.sealed or not filing.is_finished(table):
        raise NotFound("results/none", "this game had no code, or was not played to its end")
    rows = await rooms.store.flights.results(table.game.name, filing.mission_of(table), MOST)
    found = await told(rooms, rows, table.code, "")
    return Others(table.laid.sealed, len(rows), found[skip : skip + PAGE])


async def daily(rooms: Rooms, game: Game[Any], guest: Guest, day: str, skip: int) -> DailyInfo:
    """The set-up of a day that has come; its results once they can spoil nothing."""
    flights, today = rooms.store.flights, sealing.day_of(rooms.now())
    wanted, secret = sealing.read_day(day, today), await rooms.store.flights.secret()
    code = sealing.daily_code(game, secret, wanted)
    options = sealing.with_code(game, {}, code)
    content = game.content_hash(game.read_options(options))
    seed = sealing.seed_of(secret, game.name, code)
    mission = sealing.mission_of(game, game.rules_version, content, code, seed)
    hours = sealing.hours_of(wanted)
    is_mine = bool(guest.hashed) and await flights.has_flown(guest.hashed, game.name, mission)
    is_open = is_mine or wanted != today
    rows = await flights.results_between(game.name, mission, *hours, MOST) if is_open else []
    return DailyInfo(
        day=wanted,
        today=today,
        sealed=code,
        options=options,
        flown=await flights.count_between(game.name, mission, *hours),
        mine=is_mine,
        open=is_open,
        results=(await told(rooms, rows, "", guest.hashed))[skip : skip + PAGE],
    )


async def told(rooms: Rooms, rows: Sequence[Result], code: str, guest: str) -> tuple[ResultInfo, ...]:
    """Results for people, the best first; who played a set-up before is told apart."""
    flyers = await rooms.store.flights.flyers(tuple(row.code for row in rows))
    known: set[str] = set()
    found = []
    for row in rows:
        crew = set(flyers[row.code])
        found.append(_info(row, again=bool(crew & known), own=row.code == code or guest in crew))
        known |= crew
    return tuple(sorted(found, key=_rank))


def _info(row: Result, *, again: bool, own: bool) -> ResultInfo:
    body = msgspec.json.decode(row.body, type=ResultBody)
    return ResultInfo(
        names=body.names,
        levels=body.levels,
        scores=body.outcome.scores,
        winners=body.outcome.winners,
        reason=body.outcome.reason,
        options=body.options,
        began=row.began,
        at=row.at,
        pace=body.pace,
        practice=body.practice,
        challenge=body.challenge,
        again=again,
        own=own,
        table=row.code if body.public or own else "",
    )


def _rank(result: ResultInfo) -> tuple[bool, int, int]:
    """Who won before who lost, then by the best score, then by the clock."""
    return not result.winners, -max(result.scores, default=0), result.at
