"""Every contract test runs for every registered game, the teaching example, and one awkward on purpose."""

from typing import Any

import pytest

from orbita.core.contract import Game
from orbita.core.match import Match
from orbita.registry import GAMES
from orbita_nim.game import GAME as NIM
from tests.contract.sealed import SEALED
from tests.contract.walks import make_matches

ALL_GAMES = {**GAMES, NIM.name: NIM, SEALED.name: SEALED}


@pytest.fixture(params=ALL_GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return ALL_GAMES[request.param]


@pytest.fixture
def matches(game: Game[Any]) -> list[Match[Any]]:
    return make_matches(game)
