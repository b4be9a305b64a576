"""The puzzle of a day, tried move by move."""

from typing import Annotated, Final, TypeAlias

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from orbita.server.http import bodies
from orbita.server.http.openapi import refusals
from orbita.server.http.routes.asking import (
    ENCODED,
    Asked,
    address_of,
    find_game,
    is_zipped,
    passed_on,
    rooms_of,
)
from orbita.server.http.routes.missions import Day
from orbita.server.rooms.puzzles import Trial, number_of
from orbita.server.socket.protocol import Lang
from orbita.server.table import sealing

Moves: TypeAlias = Annotated[str, QueryParameter(max_length=400, description="Of the turn so far, by commas")]
PUZZLE: Final = {200: ResponseSpec(bodies.PuzzleInfo, description="The puzzle", generate_examples=False)}


@get(
    "/api/games/{game:str}/puzzle",
    summary="The puzzle of the day, or of a day past, after some moves",
    responses={**refusals(400, 404, 409, 413), **PUZZLE},
    opt=ENCODED,
)
async def puzzle(
    request: Asked, game: FromPath[str], day: Day = "", moves: Moves = "", lang: FromQuery[Lang] = "en"
) -> Response[bytes]:
    """Carry out the moves in a worker; the answer is told once the turn or the day is over."""
    rooms, name = rooms_of(request), find_game(request, game).name
    today = sealing.day_of(rooms.now())
    wanted = sealing.read_day(day, today)
    number_of(name, wanted)
    made = tuple(move.strip() for move in moves.split(",") if move.strip())
    trial, zipped = Trial(name, wanted, today, made, lang), is_zipped(request)
    return passed_on(request, await rooms.replays.try_puzzle(address_of(request), trial, zipped))


HANDLERS = [puzzle]
