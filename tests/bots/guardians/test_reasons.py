"""What the greedy bot says of its choice is what its evaluation says, and what then happens."""

import re

import pytest

from orbita.bots.guardians.evaluation import Weights, evaluate
from orbita.bots.guardians.greedy import GreedyBot
from orbita.bots.guardians.lookahead import goes_on, move_value
from orbita.bots.guardians.reasons import end_of_turn, parts
from orbita.bots.random import RandomBot
from orbita.core.chance import generator_key
from orbita.core.lang import LANGS
from orbita.games.guardians.game import GAME
from orbita.games.guardians.texts.catalogue import HINTS
from orbita.games.guardians.texts.events import worth
from orbita.games.guardians.texts.moves import TAKEN
from tests.games.guardians.table import lay

W = Weights()


def tables(seed, variant="advanced"):
    """Tables of a random game, each before a move."""
    state = GAME.new(GAME.read_options({"variant": variant}), 3, generator_key(seed, 0))
    number = 0
    while GAME.awaited(state):
        number += 1
        yield GAME.copy(state)
        moves = GAME.legal(state, state.seat)
        GAME.apply(
            state, state.seat, RandomBot().choose(None, state.seat, moves, generator_key(seed, number))
        )


def told(state, seed=1, lang="en"):
    """The bot's move and its reason."""
    view, moves = GAME.view(state, state.seat), GAME.legal(state, state.seat)
    move = GreedyBot().choose(view, state.seat, moves, seed)
    return move, GreedyBot().why(view, state.seat, moves, move, seed, lang)


def gained(state, seat, move):
    """The points in the events of the best turn that goes on with a move."""
    total = 0
    while True:
        events = []
        after = GAME.copy(state)
        GAME.apply(after, seat, move, events)
        data = [GAME.event_data(after, event) for event in events]
        total += sum(worth(one) for one in data if one["event"] in TAKEN and one["seat"] == seat)
        if not goes_on(state.stage, after, seat):
            return total
        state, moves = after, list(GAME.legal(after, seat))
        values = [move_value(after, seat, following, W) for following in moves]
        move = moves[values.index(max(values))]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_parts_are_the_whole_evaluation(seed):
    for state in tables(seed):
        for seat in range(state.seats):
            assert sum(parts(state, seat, W).values()) == evaluate(state, seat, W)


def test_the_turn_that_is_spoken_of_is_the_one_that_was_valued():
    for state in list(tables(3))[::5]:
        for move in list(GAME.legal(state, state.seat))[:4]:
            end = end_of_turn(state, state.seat, move, W)
            assert evaluate(end, state.seat, W) == move_value(state, state.seat, move, W)


def test_the_points_it_names_are_in_the_events():
    board = """
        . 2 . 5 . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . R . Y .
    """
    found = 0
    for state in (lay(board), *list(tables(4))[::3]):
        move, why = told(state)
        if number := re.match(r"It brings (\d+) points? this turn; .* would bring (\d+) points?\.", why):
            found += 1
            assert int(number[1]) == gained(state, state.seat, move)
            assert int(number[1]) > int(number[2])
    assert found


def test_where_another_move_brings_more_points_at_once_the_reason_is_told_against_that_one():
    found = 0
    for state in list(tables(7, "basic"))[::2]:
        move, why = told(state)
        points = {other: gained(state, state.seat, other) for other in GAME.legal(state, state.seat)}
        if points[move] < max(points.values()) and (other := re.search("“(.*)”", why)):
            found += 1
            named = {
                points[each]
                for each in points
                if GAME.texts.move(
                    GAME.view(state, state.seat), GAME.notation.move_text(state, state.seat, each), "en"
                )
                == other[1]
            }
            assert named == {max(points.values())}
    assert found


def test_every_reason_has_words_in_both_languages_and_names_the_second_choice():
    for state in list(tables(5))[::9]:
        for lang in LANGS:
            _, why = told(state, lang=lang)
            assert "{" not in why
    assert all("{other}" in sentence for key, pair in HINTS.items() if key != "wins" for sentence in pair)


def test_a_bot_says_the_same_twice_and_knows_the_view_only():
    for state in list(tables(6))[::11]:
        twin = GAME.copy(state)
        twin.rng = generator_key(77, 1)
        assert told(state) == told(twin) == told(state)
