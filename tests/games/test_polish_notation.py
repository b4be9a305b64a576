"""A move that cannot be read is explained in both languages, in every game."""

import random

import pytest

from orbita.core.contract import CLOCK
from orbita.core.errors import BadNotation, IllegalMove
from orbita.core.match import Match
from orbita.registry import GAMES
from tests.contract.walks import walk

NO_WORDS = ("zzz", "99", "99/99", "x/y")


def misspelt(text):
    """A move with one of its words replaced by one that means nothing there."""
    words = text.split()
    for place in range(len(words)):
        for nonsense in NO_WORDS:
            yield " ".join([*words[:place], nonsense, *words[place + 1 :]])


def refusals(game, match, seat, move):
    """Every way in which a misspelt move cannot be read."""
    for text in misspelt(game.notation.move_text(match.state, seat, move)):
        try:
            game.notation.parse_move(match.state, seat, text)
        except BadNotation as error:
            yield IllegalMove(error.code, error.message, **error.details)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_cannot_be_read_is_explained_in_both_languages(game):
    explained = set()
    for seats in range(game.min_seats, game.max_seats + 1):
        match = Match(game, game.read_options({}), seats, seed=seats)
        dice = random.Random(seats)
        for seat, move in walk(game, match, seats):
            if seat == CLOCK or dice.random() < 0.8:
                continue
            for error in refusals(game, match, seat, move):
                english, polish = (game.texts.refusal(error, lang) for lang in ("en", "pl"))
                assert english != polish, error.code
                explained.add(error.code)
    assert "notation/unknown" in explained
