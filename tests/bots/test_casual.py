"""The bot that plays at first sight."""

from collections import Counter

import pytest

from orbita.bots.find import find_bot
from orbita.registry import find_game
from tests.games.guardians.table import lay


@pytest.fixture
def question():
    """Red to move: five eyes straight ahead, one beside, nothing elsewhere."""
    game = find_game("guardians")
    state = lay(
        """
        5 1 . . . .
        . . . . . .
        R . . . . Y
        """
    )
    return game.view(state, 0), 0, game.legal(state, 0)


def test_what_looks_better_is_played_more_often_but_not_always(question):
    game, bot = find_game("guardians"), find_bot("guardians", "casual")
    view, seat, moves = question
    played = Counter(bot.choose(view, seat, moves, seed) for seed in range(300))
    greedy = find_bot("guardians", "greedy").choose(view, seat, moves, 1)
    assert played.most_common(1)[0][0] == greedy
    assert len(played) > 2
    assert set(played) <= set(game.legal(lay("5 1 . . . .\n. . . . . .\nR . . . . Y"), 0))


def test_the_same_seed_gives_the_same_move(question):
    bot = find_bot("guardians", "casual")
    assert [bot.choose(*question, 7) for _ in range(3)] == [bot.choose(*question, 7)] * 3
