"""What our OpenAPI says of an operation beside its own answer: how it refuses, and which key it needs."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from orbita.arena.review_model import Review
from orbita.core.contract import Catalogue
from orbita.registry import GAMES
from orbita.server.http import bodies
from orbita.server.http.bodies import Problem

REASONS: Final = {
    HTTPStatus.BAD_REQUEST: "The request cannot be read, or asks for what the game does not know",
    HTTPStatus.UNAUTHORIZED: "The key is missing",
    HTTPStatus.FORBIDDEN: "The key does not open this, or the page belongs to another server",
    HTTPStatus.NOT_FOUND: "There is no such table, seat, game or rematch",
    HTTPStatus.CONFLICT: "The table does not allow this now",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too large, or the record too long",
    HTTPStatus.TOO_MANY_REQUESTS: "Too many requests from this address",
    HTTPStatus.SERVICE_UNAVAILABLE: "The storage does not answer: try again in a moment",
}
BOX: Final = "box."  # before the names of what is in catalogues
CATALOGUE: Final = "/api/games/{game}/catalogue"
TOOL: Final = "tool."  # before the names of what tools take and give
TOOLS: Final = "/api/games/{game}/tools/{tool}"
REVIEW: Final = "review."  # before the names of what reviews say
STORY: Final = "/api/tables/{code}/story"
INQUIRY: Final = "/api/tables/{code}/inquiry"
ALWAYS: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
KEY: Final[list[SecurityRequirement]] = [{"key": []}]  # of operations that need one
COMPONENTS: Final = Components(
    security_schemes={
        "key": SecurityScheme(
            type="http",
            scheme="bearer",
            description="The key of a seat, a host, a spectator or a guest",
        )
    }
)


class Description(JsonRenderPlugin):
    """Our OpenAPI, with what Litestar does not see for itself."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Write it."""
        return super().render(request, complete(openapi_schema))


def complete(described: dict[str, Any]) -> dict[str, Any]:
    """Say that request bodies have no other fields, and what comes from the games themselves."""
    schemas = described["components"]["schemas"]
    for name, kind in vars(bodies).items():
        if name in schemas and isinstance(kind, type) and issubclass(kind, bodies.Request):
            schemas[name]["additionalProperties"] = False
    kinds = list(dict.fromkeys([*(game.catalogue_type for game in GAMES.values()), Catalogue]))
    _answers(described, CATALOGUE, "get", _any_of(schemas, BOX, kinds))
    tools = [tool for game in GAMES.values() for tool in game.tools.values()]
    _answers(described, TOOLS, "post", _any_of(schemas, TOOL, [tool.gives for tool in tools]))
    asked = _any_of(schemas, TOOL, [tool.takes for tool in tools])
    described["paths"][TOOLS]["post"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": asked}},
    }
    asked_about = [question for game in GAMES.values() for question in game.questions.values()]
    replies = _any_of(schemas, TOOL, [question.gives for question in asked_about])
    schemas["Reply"]["properties"]["reply"] = replies
    digests = [game.digest.gives for game in GAMES.values() if game.digest is not None]
    schemas["Digest"]["properties"]["digest"] = _any_of(schemas, TOOL, digests)
    stories = [game.story.gives for game in GAMES.values() if game.story is not None]
    _answers(described, STORY, "get", _any_of(schemas, TOOL, stories))
    looked = [game.inquiry_type for game in GAMES.values() if game.inquiry_type is not None]
    _answers(described, INQUIRY, "get", _any_of(schemas, TOOL, looked))
    judged = _any_of(schemas, REVIEW, [Review])["anyOf"]
    schemas["ReviewInfo"]["properties"]["review"] = {"anyOf": [*judged, {"type": "null"}]}
    return described


def _any_of(schemas: dict[str, Any], prefix: str, kinds: list[Any]) -> dict[str, Any]:
    """One of these types, described among the other schemas under names of their own."""
    if not kinds:
        return {"type": "object"}
    refs, parts = msgspec.json.schema_components(kinds, ref_template=f"#/components/schemas/{prefix}{{name}}")
    schemas.update({f"{prefix}{name}": part for name, part in parts.items()})
    return {"anyOf": list(refs)}


def _answers(described: dict[str, Any], path: str, method: str, schema: dict[str, Any]) -> None:
    """Say what an operation answers with."""
    for answer in described["paths"][path][method]["responses"]["200"]["content"].values():
        answer["schema"] = schema


def refusals(*statuses: int) -> dict[int, Any]:
    """Describe with which statuses an operation refuses; every refusal is a Problem."""
    found = [HTTPStatus(status) for status in statuses] + list(ALWAYS)
    return {
        int(status): ResponseSpec(Problem, description=REASONS[status], generate_examples=False)
        for status in found
    }
