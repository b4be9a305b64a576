"""What our OpenAPI says of an operation beside its own answer: how it refuses, and which key it needs."""

from http import HTTPStatus
from typing import Any, Final

from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, Schema, SecurityRequirement, SecurityScheme
from litestar.typing import FieldDefinition

from orbita.server.bodies import Problem, Request

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


class StrictBodies(StructSchemaPlugin):
    """Says of request bodies that they have no other fields; Litestar does not see it for itself."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Only bodies that are sent to us are strict."""
        return not field_definition.is_union and field_definition.is_subclass_of(Request)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Describe a body."""
        schema = super().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


def refusals(*statuses: int) -> dict[int, Any]:
    """Describe with which statuses an operation refuses; every refusal is a Problem."""
    found = [HTTPStatus(status) for status in statuses] + list(ALWAYS)
    return {
        int(status): ResponseSpec(Problem, description=REASONS[status], generate_examples=False)
        for status in found
    }
