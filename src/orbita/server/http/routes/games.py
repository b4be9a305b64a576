"""The games this server has, their rules, and games to watch again."""

from typing import Annotated, Any, Final, TypeAlias, get_args

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orbita.core.contract import Game
from orbita.core.lang import LANGS
from orbita.core.record import write_json
from orbita.server.errors import NoRight, Refusal
from orbita.server.http import bodies
from orbita.server.http.openapi import refusals
from orbita.server.http.routes.asking import (
    ENCODED,
    Asked,
    address_of,
    bearer,
    find_game,
    is_zipped,
    passed_on,
    rooms_of,
)
from orbita.server.rooms.digests import write_rows
from orbita.server.rooms.replays import Wanted
from orbita.server.rooms.reviews import is_reviewed
from orbita.server.rooms.spoken import Listener
from orbita.server.socket.protocol import Board, Lang
from orbita.server.table import commands
from orbita.server.table.catalogues import content_of
from orbita.server.table.endings import names, outcome
from orbita.server.table.fold import Table
from orbita.server.table.levels import are_withheld, first_choice, labels_of, meant_for
from orbita.server.table.proofs import SealedRecord, seal

MAX_RECORD: Final = 5 << 20  # bytes of a record of the largest size, as JSON text
MAX_FRAMES: Final = 200
Steps: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MAX_FRAMES)]
REPLAY: Final = {200: ResponseSpec(bodies.Replay, description="The game", generate_examples=False)}


@get("/api/games", summary="The games, their seats, options and bots", responses=refusals())
async def list_games(request: Asked) -> list[bodies.GameInfo]:
    """List the games."""
    return [game_info(game) for game in rooms_of(request).games.values()]


@get(
    "/api/games/{game:str}/rules",
    summary="Our own short rules and the notation",
    responses=refusals(400, 404),
)
async def rules(request: Asked, game: FromPath[str], lang: FromQuery[Lang] = "en") -> bodies.RulesText:
    """Give the rules of a game, in Markdown."""
    texts = find_game(request, game).texts
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
    request: Asked,
    code: FromPath[str],
    seat: FromQuery[int | None] = None,
    lang: FromQuery[Lang] = "en",
    board: FromQuery[Board] = "",
) -> Response[bytes]:
    """Play a finished game again, under the names of its players."""
    table = await _finished(request, code)
    played = table.record()
    assert played is not None
    ended = outcome(table, lang)
    wanted = Wanted(
        seat,
        lang,
        board,
        names(table, lang),
        ended.text if ended else "",
        await _listener(request, table),
    )
    return await _replay(request, write_json(played), wanted)


@get(
    "/api/tables/{code:str}/frames",
    summary="The last steps of a game, as this key saw them",
    responses={**refusals(400, 403, 404, 409, 413), **REPLAY},
    opt=ENCODED,
)
async def last_frames(
    request: Asked,
    code: FromPath[str],
    last: Steps = MAX_FRAMES,
    lang: FromQuery[Lang] = "en",
) -> Response[bytes]:
    """Show again what this key saw of the last steps, also while the game goes on."""
    table = (await rooms_of(request).room(code)).table
    who = commands.who_looks(table, bearer(request))
    played = table.record()
    if played is None:
        raise Refusal("table/not-started", "the game has not started yet")
    wanted = Wanted(who.seat, lang, names=names(table, lang), last=last)
    return await _replay(request, write_json(played), wanted)


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
    return await _replay(
        request, data.record.encode(), Wanted(data.seat, data.lang, data.board, choices=data.choices)
    )


async def _replay(request: Asked, record: bytes, wanted: Wanted) -> Response[bytes]:
    """Let a worker play and write the answer; here it is only passed on."""
    replays = rooms_of(request).replays
    return passed_on(request, await replays.replay(address_of(request), record, wanted, is_zipped(request)))


async def _listener(request: Asked, table: Table) -> Listener | None:
    """Whoever has a key of the table, or may watch it, is told what was said there as well."""
    try:
        seat = commands.who_looks(table, bearer(request)).seat
    except NoRight:
        return None
    muted = () if seat is None else table.places[seat].muted
    return Listener(table.code, write_rows(await rooms_of(request).store.log(table.code)), muted)


async def _finished(request: Asked, code: str) -> Table:
    """A table whose game has ended; of one that was only stopped by other rules the seed stays secret."""
    table = (await rooms_of(request).room(code)).table
    commands.need_open(table, rooms_of(request).now())
    return table


def game_info(game: Game[Any]) -> bodies.GameInfo:
    """What a lobby needs to know of a game."""
    return bodies.GameInfo(
        game=game.name,
        name={lang: game.texts.name(lang) for lang in LANGS},
        rules=game.rules_version,
        content=content_of(game, game.read_options({})),
        min_seats=game.min_seats,
        seats=game.seat_names,
        seat_names={lang: tuple(game.texts.seat(n, lang) for n in range(game.max_seats)) for lang in LANGS},
        options=tuple(_option(field) for field in msgspec.structs.fields(game.options_type)),
        levels=tuple(
            bodies.LevelInfo(level, label, meant_for(level, game.is_shared))
            for level, label in labels_of(game.name).items()
        ),
        level=first_choice(game.name, game.is_shared),
        withheld=are_withheld(game.name),
        reviewed=is_reviewed(game.name),
    )


def _option(field: Any) -> bodies.OptionInfo:
    choices = (False, True) if field.type is bool else get_args(field.type)
    is_simple = all(isinstance(choice, str | int) for choice in choices)
    default = None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default)
    return bodies.OptionInfo(field.name, choices if is_simple else (), default)


HANDLERS = [list_games, rules, record, replay_table, last_frames, replay_record]
