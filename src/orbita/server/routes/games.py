"""The games this server has, their rules, and games to watch again."""

from typing import Any, Final, get_args

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from orbita.core.contract import Game
from orbita.core.record import write_json
from orbita.server import bodies
from orbita.server.errors import NotFound, Refusal
from orbita.server.levels import labels_of
from orbita.server.openapi import refusals
from orbita.server.protocol import Lang
from orbita.server.routes.asking import Asked, address_of, house_of
from orbita.server.sealing import SealedRecord, seal
from orbita.server.table import Table

LANGS = ("pl", "en")
MAX_RECORD: Final = 5 << 20  # bytes of a record of the largest size, as JSON text
ENCODED: Final = {"is_encoded": True}  # answers that workers have compressed
REPLAY: Final = {200: ResponseSpec(bodies.Replay, description="The game", generate_examples=False)}


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
    responses={**refusals(400, 404, 409, 413), **REPLAY},
    opt=ENCODED,
)
async def replay_table(
    request: Asked, code: FromPath[str], seat: FromQuery[int | None] = None, lang: FromQuery[Lang] = "en"
) -> Response[bytes]:
    """Play a finished game again."""
    played = (await _finished(request, code)).record()
    assert played is not None
    return await _replay(request, write_json(played), seat, lang)


@post(
    "/api/replay",
    summary="Any record, step by step",
    status_code=200,
    responses={**refusals(400, 403, 404, 413), **REPLAY},
    opt=ENCODED,
    request_max_body_size=MAX_RECORD,
)
async def replay_record(request: Asked, data: JSONBody[bodies.ReplayRequest]) -> Response[bytes]:
    """Play a record somebody brought."""
    return await _replay(request, data.record.encode(), data.seat, data.lang)


async def _replay(request: Asked, record: bytes, seat: int | None, lang: str) -> Response[bytes]:
    """Let a worker play and write the answer; here it is only passed on."""
    address = address_of(request)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    answer = await house_of(request).replays.replay(address, record, seat, lang, zipped)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if zipped else {})}
    return Response(answer, status_code=200, media_type="application/json", headers=headers)


async def _finished(request: Asked, code: str) -> Table:
    """A table whose game has ended; of one that was only stopped by other rules the seed stays secret."""
    table = (await house_of(request).room(code)).table
    if table.phase != "over":
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
