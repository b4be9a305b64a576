"""Before an upgrade: would every stored game still be the same game under the installed rules?"""

import dataclasses
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final, Literal

import msgspec

from orbita.core.contract import Game
from orbita.core.errors import OrbitaError
from orbita.core.record import Record
from orbita.server.store.interface import Damaged, Row, Store
from orbita.server.table.proofs import check_replay
from orbita.server.upkeep.archive import fold

NO_RULES: Final = -1  # a version nothing was played under: logs are then only read


class Finding(msgspec.Struct, frozen=True):
    """What would become of a table; `is_running`: somebody still plays there."""

    table: str
    verdict: Literal["same", "alike", "diverges", "unknown-game", "unreadable", "not-started"]
    reason: str
    is_running: bool


async def check_all(store: Store, games: Mapping[str, Game[Any]]) -> AsyncIterator[Finding]:
    """Check every table of a server."""
    bare = {name: dataclasses.replace(game, rules_version=NO_RULES) for name, game in games.items()}
    async for code in store.codes():
        try:
            rows = await store.log(code)
        except Damaged as error:
            yield Finding(code, "unreadable", error.message, False)
        else:
            yield check(code, rows, games, bare)


def check(
    code: str, rows: list[Row], games: Mapping[str, Game[Any]], bare: Mapping[str, Game[Any]]
) -> Finding:
    """Replay one table: same versions; other versions but the same game; or another game."""
    try:
        fold(code, rows, games)  # as the server will
        table = fold(code, rows, bare)
    except OrbitaError as error:
        cause = error.__cause__
        is_unknown = isinstance(cause, OrbitaError) and cause.code == "game/unknown"
        return Finding(code, "unknown-game" if is_unknown else "unreadable", error.message, False)
    record = table.record()
    if record is None:
        return Finding(code, "not-started", "", False)
    game = games[record.game]
    is_running = table.phase == "frozen"  # read without rules, a game that has not ended looks like this
    try:
        own = under_installed(record, game)
        check_replay(own, games)
    except OrbitaError as error:
        return Finding(code, "diverges", error.message, is_running)
    if (own.rules, own.content) == (record.rules, record.content):
        return Finding(code, "same", "", is_running)
    reason = f"rules {record.rules} -> {own.rules}, content {record.content} -> {own.content}"
    return Finding(code, "alike", reason, is_running)


def under_installed(record: Record, game: Game[Any]) -> Record:
    """The record as if it had been played under the installed rules and content."""
    content = game.content_hash(game.read_options(record.options))
    return msgspec.structs.replace(record, rules=game.rules_version, content=content)
