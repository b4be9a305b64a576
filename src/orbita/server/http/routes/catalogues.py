"""What is printed in the boxes of the games."""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter

from orbita.core.contract import Catalogue
from orbita.core.errors import BadNotation
from orbita.core.values import read_value
from orbita.server.errors import NotFound
from orbita.server.http.openapi import refusals
from orbita.server.http.routes.asking import ENCODED, Asked, find_game, is_zipped
from orbita.server.socket.protocol import Lang
from orbita.server.table.catalogues import written

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
OURS: Final = ("lang", "hash")  # all other parameters are options of the game
HASH: Final = "The hash of the content that is wanted, as games and tables tell it"
PACK: Final = "An option of the game; so is every other parameter"
ANSWERS: Final = {
    200: ResponseSpec(Catalogue, description="Everything printed in the box", generate_examples=False),
    304: ResponseSpec(None, description="As it was", generate_examples=False),
}


@get(
    "/api/games/{game:str}/catalogue",
    summary="Everything printed in the box, as data",
    responses={**refusals(400, 404), **ANSWERS},
    opt=ENCODED,
)
async def catalogue(
    request: Asked,
    game: FromPath[str],
    lang: FromQuery[Lang] = "en",
    hash: Annotated[str | None, QueryParameter(name="hash", description=HASH)] = None,
    pack: Annotated[str | None, QueryParameter(name="pack", description=PACK)] = None,
) -> Response[bytes]:
    """Give the catalogue of a game; one that is asked for by its hash never changes."""
    found = find_game(request, game)
    box = written(found, found.read_options(_options(request)))
    if hash is not None and hash != box.content:
        raise NotFound(
            "catalogue/other-content",
            f"the content in force has the hash {box.content}",
            content=box.content,
        )
    tag = f'W/"{box.content}-{lang}"'
    headers = {
        "Cache-Control": ASK_AGAIN if hash is None else FOR_EVER,
        "ETag": tag,
        "Vary": "Accept-Encoding",
        "Content-Language": lang,
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    zipped = is_zipped(request)
    if zipped:
        headers["Content-Encoding"] = "gzip"
    body = (box.zipped if zipped else box.plain)[lang]
    return Response(body, media_type="application/json", headers=headers)


def _options(request: Asked) -> dict[str, Any]:
    """Options from an address: words, or values as records write them."""
    return {name: _value(text) for name, text in request.query_params.items() if name not in OURS}


def _value(text: str) -> Any:
    try:
        return read_value(text)
    except BadNotation:
        return text  # the game says what is wrong with it


HANDLERS = [catalogue]
