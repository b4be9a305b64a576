"""Pages: the web client where it was built into `static`, otherwise a plain list of tables."""

from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, get
from litestar.exceptions import InternalServerException, NotAuthorizedException, NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from orbita.server import words
from orbita.server.http.bodies import Problem
from orbita.server.http.routes.asking import Asked, rooms_of

STATIC: Final = Path(__file__).parents[1] / "static"
CLIENT_PAGES: Final = [
    "/new/{game:str}",
    "/t/{code:str}/debrief",
    "/t/{code:str}/review",
    "/t/{table:str}/screen",
    "/daily/{game:str}",
    "/daily/{game:str}/{day:str}",
    "/puzzle/{game:str}",
    "/puzzle/{game:str}/{day:str}",
    "/crew/{crew:str}",
    "/replay",
    "/replay/{table:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/settings",
    "/device",
    "/box",
]
# What a browser looks for beside the pages: workers, and how a page is put on a home screen.
BESIDE: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".png": "image/png"}
WORDS: Final = {
    "pl": ("Stoły", "Nie ma teraz otwartych stołów.", "miejsca", "Przy stole z terminala:"),
    "en": ("Tables", "There are no open tables now.", "seats", "To sit down from a terminal:"),
}


def has_client() -> bool:
    """Tell whether the web client was built."""
    return (STATIC / "index.html").is_file()


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(request: Asked) -> Response[str]:
    """The client, or the list of tables."""
    if has_client():
        return _client()
    rooms = rooms_of(request)
    infos = await rooms.infos(await rooms.store.public_tables(50))
    title, empty, seats, hint = WORDS[_lang(request)]
    rows = "".join(
        f"<li><strong>{escape(info.game)}</strong> {escape(info.phase)}, {seats}: "
        f"{escape(', '.join(seat.level or seat.player or '–' for seat in info.seats))}"
        f" <code>{escape(info.table)}</code></li>"
        for info in infos
    )
    listing = f"<ul>{rows}</ul>" if rows else f"<p>{empty}</p>"
    return _page(_lang(request), title, f"{listing}<p>{hint} <code>orbita play --join LINK</code></p>")


@get("/t/{code:str}", media_type=MediaType.HTML, include_in_schema=False)
async def table_page(request: Asked, code: FromPath[str]) -> Response[str]:
    """The client at a table; what stands behind the # never gets here."""
    if has_client():
        return _client()
    _, _, _, hint = WORDS[_lang(request)]
    return _page(_lang(request), "Orbita", f"<p>{hint} <code>orbita play --join LINK</code></p>")


@get(CLIENT_PAGES, media_type=MediaType.HTML, include_in_schema=False)
async def client_page(request: Asked) -> Response[str]:
    """The client's own pages: it reads the address itself."""
    if has_client():
        return _client()
    raise NotFoundException


def missing_page(request: Asked) -> Response[str] | None:
    """For somebody who opened an address that is not ours: the client, which says so; None for programs."""
    is_navigation = "text/html" in request.headers.get("accept", "")
    return _client(status=404) if is_navigation and has_client() else None


def _lang(request: Asked) -> str:
    return words.of_headers(request.headers)


def _client(status: int = 200) -> Response[str]:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    return Response(page, media_type=MediaType.HTML, status_code=status)


def _page(lang: str, title: str, body: str) -> Response[str]:
    """A page that needs nothing."""
    return Response(
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Orbita</title>'
        f"<main><h1>{title}</h1>{body}</main></html>",
        media_type=MediaType.HTML,
    )


def handlers() -> list[Any]:
    """The pages, and the client's files where there are any."""
    pages: list[Any] = [home, table_page, client_page, *beside_the_pages()]
    if (STATIC / "assets").is_dir():
        pages.append(
            create_static_files_router(
                path="/assets",
                directories=[STATIC / "assets"],
                exception_handlers={InternalServerException: _no_file, NotAuthorizedException: _no_file},
            )
        )
    return pages


def beside_the_pages() -> list[Any]:
    """The client's files that do not change their names: asked for anew each time."""
    found = sorted(STATIC.iterdir()) if STATIC.is_dir() else []
    return [_file_beside(path) for path in found if path.suffix in BESIDE]


def _file_beside(path: Path) -> Any:
    content = path.read_bytes()

    @get(f"/{path.name}", media_type=BESIDE[path.suffix], include_in_schema=False)
    async def file_beside() -> Response[bytes]:
        return Response(content, media_type=BESIDE[path.suffix], headers={"cache-control": "no-cache"})

    return file_beside


def _no_file(request: Asked, error: Exception) -> Response[Problem]:
    """A name no file can have, such as one that is too long, or a file that is not to be read."""
    message = words.farewell("http/404", "there is no such page", _lang(request))
    return Response(Problem("http/404", message, {}), status_code=404)
