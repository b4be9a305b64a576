"""Timing never decides: only what is measured and that it is a number."""

from random import Random

import pytest

from orbita.arena.measure import (
    bulk_per_second,
    copy_nanoseconds,
    driven_game,
    driven_per_second,
    per_second,
    walks_per_second,
)
from orbita.bots.find import searcher_of
from orbita.games.guardians.game import GAME
from orbita.registry import GAMES
from tests.contract.sealed import SEALED

OPTIONS = GAME.read_options({})


def test_a_driven_game_is_played_to_its_end():
    played = []
    watched = GAME.apply

    def apply(state, seat, move, *events):
        played.append(move)
        watched(state, seat, move, *events)

    game = type("Game", (), {"awaited": GAME.awaited, "legal": GAME.legal, "apply": apply, "new": GAME.new})
    assert driven_game(game, OPTIONS, 3, Random(1)) == len(played) > 20


def test_events_change_nothing_about_the_game():
    assert driven_game(GAME, OPTIONS, 3, Random(1)) == driven_game(
        GAME, OPTIONS, 3, Random(1), has_events=True
    )


def test_a_game_in_which_several_seats_act_at_once_can_be_driven():
    assert driven_game(SEALED, SEALED.read_options({}), 3, Random(1)) > 3


def test_work_is_counted_per_second():
    done = []
    assert per_second(lambda: done.append(1) or 7, 0.001) > 0
    assert len(done) > 1


def test_figures_are_positive():
    assert driven_per_second(GAME, OPTIONS, 3, 0.001) > 0
    assert copy_nanoseconds(GAME, OPTIONS, 3, 0.001) > 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_work_of_a_game_is_measured_by_its_own_figures(game):
    figures = bulk_per_second(game, game.read_options({}), 3, 0.001)
    assert tuple(figures) == tuple(game.bulk)
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_walks_are_measured_where_a_bot_searches(game):
    figures = walks_per_second(game, game.read_options({}), 2, 0.001)
    assert set(figures) == ({"walks_per_s"} if searcher_of(game.name) else set())
    assert all(figure > 0 for figure in figures.values())


def test_a_game_without_work_of_its_own_has_no_such_figure():
    assert bulk_per_second(SEALED, SEALED.read_options({}), 3, 0.001) == {}
