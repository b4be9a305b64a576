"""The games this server has, their rules, and games to watch again."""

from typing import Any, get_args

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from orbita.core.contract import Game
from orbita.core.record import read_record
from orbita.registry import find_game
from orbita.server import bodies
from orbita.server.errors import NotFound, Refusal
from orbita.server.levels import labels_of
from orbita.server.openapi import refusals
from orbita.server.protocol import Lang
from orbita.server.replays import make_replay
from orbita.server.routes.asking import Asked, house_of
from orbita.server.sealing import SealedRecord, seal
from orbita.server.table import Table

LANGS = ("pl", "en")


@get("/api/games", summary="The games, their seats, options and bots", responses=refusals())
async def list_games(request: Asked) -> list[bodies.GameInfo]:
    """List the games."""
    return [game_info(game) for game in house_of(request).games.values()]


@get(
    "/api/games/{game:str}/rules",
    summary="Our own short rules and the notation",
    responses=refusals(400, 404),
)
async def rules(request: Asked, game: FromPath[str], lang: FromQuery[Lang] = "en") -> bodies.RulesText:
    """Give the rules of a game, in Markdown."""
    if game not in house_of(request).games:
        raise NotFound("game/unknown", f"there is no game {game!r}")
    texts = house_of(request).games[game].texts
    return bodies.RulesText(texts.rules(lang), texts.help(lang))


@get(
    "/api/tables/{code:str}/record",
    summary="The record of a finished game, with seed and salt",
    responses=refusals(404, 409),
)
async def record(request: Asked, code: FromPath[str]) -> SealedRecord:
    """Hand out a record; while the game goes on it would tell the future."""
    return seal(await _finished(request, code))


@get(
    "/api/tables/{code:str}/replay",
    summary="A finished game, step by step, as one seat saw it",
    responses=refusals(400, 404, 409),
)
async def replay_table(
    request: Asked, code: FromPath[str], seat: FromQuery[int | None] = None, lang: FromQuery[Lang] = "en"
) -> bodies.Replay:
    """Play a finished game again."""
    table = await _finished(request, code)
    sealed = table.record()
    assert sealed is not None
    return make_replay(sealed, table.game, seat, lang)


@post(
    "/api/replay",
    summary="Any record, step by step",
    status_code=200,
    responses=refusals(400, 403, 404, 413),
)
async def replay_record(request: Asked, data: JSONBody[bodies.ReplayRequest]) -> bodies.Replay:
    """Play a record somebody brought."""
    brought = read_record(data.record.encode())
    return make_replay(brought, find_game(brought.game), data.seat, data.lang)


async def _finished(request: Asked, code: str) -> Table:
    table = (await house_of(request).room(code)).table
    if table.phase not in ("over", "frozen"):
        raise Refusal("record/not-over", "the record is open when the game is over")
    return table


def game_info(game: Game[Any]) -> bodies.GameInfo:
    """What a lobby needs to know of a game."""
    return bodies.GameInfo(
        game=game.name,
        name={lang: game.texts.name(lang) for lang in LANGS},
        rules=game.rules_version,
        min_seats=game.min_seats,
        seats=game.seat_names,
        seat_names={lang: tuple(game.texts.seat(n, lang) for n in range(game.max_seats)) for lang in LANGS},
        options=tuple(_option(field) for field in msgspec.structs.fields(game.options_type)),
        levels=tuple(bodies.LevelInfo(level, label) for level, label in labels_of(game.name).items()),
    )


def _option(field: Any) -> bodies.OptionInfo:
    choices = (False, True) if field.type is bool else get_args(field.type)
    is_simple = all(isinstance(choice, str | int) for choice in choices)
    default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
    return bodies.OptionInfo(field.name, choices if is_simple else (), default)


HANDLERS = [list_games, rules, record, replay_table, replay_record]
