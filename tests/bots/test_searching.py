"""What a bot that searches can tell besides its move."""

import pytest

from orbita.bots.find import find_bot, searcher_of
from orbita.games.voyager.game import GAME as VOYAGER
from orbita.registry import find_game
from tests.games.guardians.table import lay

GAME = find_game("guardians")


def last_monster():
    """Red to move; whoever takes the last invader wins."""
    return lay(
        """
        . . 5 . . .
        . . . . . .
        . . R . . Y
        """,
        tokens={"red": "1 1", "yellow": "1 1 1"},
    )


def test_it_judges_as_it_chooses():
    bot, state = find_bot("guardians", "search-50"), last_monster()
    view, moves = GAME.view(state, 0), GAME.legal(state, 0)
    found = bot.judge(view, 0, moves, 7)
    assert found.best == bot.choose(view, 0, moves, 7)
    assert found.visits[found.best] == max(found.visits.values())
    assert sum(found.visits.values()) == 50
    assert set(found.visits) == set(found.chances) <= set(moves)
    assert all(0 <= chance <= 1 for chances in found.chances.values() for chance in chances)


def test_behind_a_move_that_wins_the_chance_is_one():
    bot, state = find_bot("guardians", "search-50"), last_monster()
    view = GAME.view(state, 0)
    chances = {
        text: bot.chances_after(view, 0, GAME.notation.parse_move(state, 0, text), 7)
        for text in ("shoot", "move 10/1")
    }
    assert chances["shoot"] == pytest.approx((1, 0))
    assert chances["move 10/1"][0] < 0.8


def test_all_walks_begin_behind_the_move_and_the_table_stays():
    bot, state = find_bot("guardians", "search-3"), last_monster()
    before = GAME.pack(state)
    move = GAME.legal(state, 0)[0]
    assert bot.chances_after(GAME.view(state, 0), 0, move, 1) == bot.chances_after(
        GAME.view(state, 0), 0, move, 1
    )
    assert GAME.pack(state) == before


def test_chances_are_trusted_more_towards_the_end():
    mind = searcher_of("voyager").mind
    state = VOYAGER.new(VOYAGER.read_options({}), 2, 5)
    early = mind.trust(state)
    state.points[0] = 40
    state.round = 12
    late = mind.trust(state)
    assert 0.1 < early < 0.3
    assert late == 1.0
    assert searcher_of("guardians").mind.trust(last_monster()) == 1.0
