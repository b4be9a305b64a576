"""The campaign of a crew."""

from typing import Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from orbita.server.http import bodies
from orbita.server.http.openapi import KEY, refusals
from orbita.server.http.routes.asking import Asked, find_game, need_key, rooms_of
from orbita.server.rooms import campaigns, crews
from orbita.server.store.flights import Crew

JSON: Final = "application/json"
FILE: Final = {200: ResponseSpec(str, description="What `orbita campaign` goes on with", media_type=JSON)}


@post(
    "/api/crews/{crew:str}/campaign",
    summary="Begin a campaign",
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def begin(
    request: Asked, crew: FromPath[str], data: JSONBody[bodies.BeginCampaign]
) -> bodies.CampaignInfo:
    """Begin; a campaign that is over is begun anew."""
    found, game = await _crew(request, crew), find_game(request, data.game)
    return await campaigns.begin(rooms_of(request), found, game, data.begin)


@get(
    "/api/crews/{crew:str}/campaign",
    summary="Where a crew's campaign stands",
    security=KEY,
    responses=refusals(401, 403, 404),
)
async def read(request: Asked, crew: FromPath[str]) -> bodies.CampaignInfo:
    """Tell the members of a crew."""
    found = await _crew(request, crew)
    return campaigns.info(rooms_of(request), campaigns.stored_of(found))


@get(
    "/api/crews/{crew:str}/campaign/file",
    summary="A crew's campaign as a file",
    security=KEY,
    media_type=JSON,
    responses={**refusals(401, 403, 404), **FILE},
)
async def campaign_file(request: Asked, crew: FromPath[str]) -> Response[bytes]:
    """Write the campaign exactly as the game's own command reads it."""
    found = await _crew(request, crew)
    return Response(campaigns.file(rooms_of(request), campaigns.stored_of(found)), media_type=JSON)


@post(
    "/api/crews/{crew:str}/campaign/steps",
    summary="Decide something between two games of a campaign",
    status_code=200,
    security=KEY,
    responses=refusals(400, 401, 403, 404, 409, 413),
)
async def step(
    request: Asked, crew: FromPath[str], data: JSONBody[bodies.CampaignStep]
) -> bodies.CampaignInfo:
    """Vote, propose, repair, prepare, take back: whatever the game's campaign knows."""
    return await campaigns.step(rooms_of(request), await _crew(request, crew), data.step, data.after)


async def _crew(request: Asked, id: str) -> Crew:
    return await crews.crew_of(rooms_of(request), need_key(request), id)


HANDLERS = [begin, read, campaign_file, step]
