"""What the client takes out of the engine's words: the remark in brackets behind a move."""

import re

import pytest

from orbita.core.match import Match
from orbita.registry import find_game

GAME = find_game("guardians")


@pytest.mark.parametrize(("lang", "price"), [("pl", "10"), ("en", "10")])
def test_the_price_of_a_missile_stands_in_brackets(lang, price):
    match = Match(GAME, GAME.read_options({}), seats=2, seed=7)
    for seat, move in [(0, "place 10/3"), (1, "place 10/5"), (1, "mine 6/1")]:
        match.play_text(seat, move)
    told = GAME.texts.move(GAME.view(match.state, 0), "buy missile", lang)
    assert price in re.search(r"\((.*)\)$", told)[1]
