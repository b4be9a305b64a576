"""Every operation of our OpenAPI, asked with everything its schema allows and forbids."""

import time

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig

from orbita.server.app import make_app
from orbita.server.http.openapi import complete
from orbita.server.rooms.rooms import Rooms
from orbita.server.settings import Settings
from orbita.server.store.memory import MemoryStore
from tests.server.servers import Served

PATIENCE = 60  # seconds; no test is decided by the speed of a machine
# Which options a game has, and what makes a record, is more than a schema says: 400 refuses the rest.
BEYOND_SCHEMA = {
    "checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", 400, 403, 404, 409]}},
}
# Wrong codes are counted, and whatever is generated is one.
COUNTED = {"checks": {"positive_data_acceptance": {"expected-statuses": ["2xx", 404, 429]}}}
CONFIG = {
    "operations": [
        {"include-name": "POST /api/tables", **BEYOND_SCHEMA},
        {"include-name": "POST /api/replay", **BEYOND_SCHEMA},
        {"include-name": "POST /api/games/{game}/tools/{tool}", **BEYOND_SCHEMA},
        {"include-name": "POST /api/handovers", **COUNTED},
    ],
    "suppress-health-check": ["too_slow"],
    # OPTIONS is Litestar's own answer; where a path has two methods, it names the first only.
    "phases": {"coverage": {"unexpected-methods": ["get", "put", "post", "delete", "patch", "trace"]}},
}


def documented(examples, mode):
    """Our OpenAPI; what is generated from it is the same in every run."""
    described = complete(make_app(Rooms(MemoryStore()), Settings()).openapi_schema.to_schema())
    generation = {"deterministic": True, "database": "none", "max-examples": examples, "mode": mode}
    config = SchemathesisConfig.from_dict({**CONFIG, "generation": generation})
    return schemathesis.openapi.from_dict(described, config=config)


ANYTHING = documented(15, "all")
WELL_FORMED = documented(5, "positive")


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served("memory", tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@ANYTHING.parametrize()
def test_whatever_is_asked_the_answer_is_as_documented(case, served):
    case.call_and_validate(base_url=served.address, timeout=PATIENCE)


@pytest.fixture(scope="module")
def tables(served):
    """Tables before, in and after a game, each with a key of the host's."""
    over = served.lay("bot", "bot")
    while served.rest.table(over.table).phase != "over":
        time.sleep(0.1)
    return [served.lay("Ala", "Olek", start=False), served.lay("Ala", "Olek"), over]


@WELL_FORMED.include(path_regex="{code}").parametrize()
def test_at_a_table_the_answer_is_as_documented(case, served, tables):
    for keys in tables:
        case.path_parameters["code"] = keys.table
        case.headers["Authorization"] = f"Bearer {keys.host}"
        case.call_and_validate(base_url=served.address, timeout=PATIENCE)
